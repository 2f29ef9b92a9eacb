@MainActor open class UIViewController: UIResponder {
  /// What is shown over it.
  public private(set) var shimPresented: UIViewController?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  public required init?(coder: NSCoder) { return nil }

  private var shimView: UIView?

  /// As in UIKit, it is made when it is asked for.
  open var view: UIView! {
    get {
      if shimView == nil { loadView() }
      return shimView
    }
    set { shimView = newValue }
  }
  open func loadView() { shimView = UIView() }
  open func viewDidLayoutSubviews() {}

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { shimPresented = viewControllerToPresent }

  /// A test has a large screen.
  private let shimPopover = UIPopoverPresentationController()
  open var popoverPresentationController: UIPopoverPresentationController? { shimPopover }
  private let shimSheet = UISheetPresentationController()
  open var sheetPresentationController: UISheetPresentationController? { shimSheet }
}

@MainActor open class UIPresentationController: NSObject {}

@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
}

@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var maximumDetentValue: CGFloat { get }
}

@MainActor open class UISheetPresentationController: UIPresentationController {
  @MainActor open class Detent: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
    }

    public private(set) var shimName = "custom"
    /// The height of one that is no named one, within that of the screen.
    public private(set) var shimHeight:
      ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    public override required init() {}

    private static func named(_ name: String) -> Self {
      let detent = Self()
      detent.shimName = name
      return detent
    }

    open class func medium() -> Self { named("medium") }
    open class func large() -> Self { named("large") }
    public class func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext)
        -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      let detent = Detent()
      detent.shimHeight = resolver
      return detent
    }
  }

  open var detents: [UISheetPresentationController.Detent] = [.large()]
}

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public private(set) var shimTitle: String?
  public private(set) var shimStyle = Style.default
  private var handler: ((UIAlertAction) -> Void)?

  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    (shimTitle, shimStyle, self.handler) = (title, style, handler)
  }

  public func shimChoose() { handler?(self) }
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  public private(set) var shimTexts: [String?] = []
  public private(set) var shimStyle = Style.alert
  public private(set) var shimActions: [UIAlertAction] = []

  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    (shimTexts, shimStyle) = ([title, message], preferredStyle)
  }

  open func addAction(_ action: UIAlertAction) { shimActions.append(action) }
}
