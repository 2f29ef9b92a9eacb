public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = UILayoutPriority(rawValue: 1000)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

@MainActor open class UIResponder: NSObject {
  nonisolated public override init() {}

  private static weak var shimFirst: UIResponder?
  open var isFirstResponder: Bool { Self.shimFirst === self }
  open func becomeFirstResponder() -> Bool {
    if Self.shimFirst !== self { _ = Self.shimFirst?.resignFirstResponder() }
    Self.shimFirst = self
    return true
  }
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { Self.shimFirst = nil }
    return true
  }
}

@MainActor open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  public var shimSafeArea = UIEdgeInsets.zero
  open var safeAreaInsets: UIEdgeInsets { shimSafeArea }
  open func didMoveToSuperview() {}
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var flexibleWidth: AutoresizingMask { .init(rawValue: 2) }
    public static var flexibleTopMargin: AutoresizingMask { .init(rawValue: 8) }
    public static var flexibleHeight: AutoresizingMask { .init(rawValue: 16) }
  }

  public let layer = CALayer()
  /// Without a transform.
  private var place: CGRect {
    didSet { if place.size != oldValue.size { resized(from: oldValue.size) } }
  }
  /// Stops under a transform: "the value in the frame property is undefined and should be ignored".
  open var frame: CGRect {
    get {
      precondition(transform == .identity, "a frame under a transform is undefined")
      return place
    }
    set {
      precondition(transform == .identity, "a frame under a transform is undefined")
      place = newValue
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: place.size) }
    set {
      let middle = center
      place.size = newValue.size
      center = middle
    }
  }
  open var center: CGPoint {
    get { CGPoint(x: place.midX, y: place.midY) }
    set {
      place.origin = CGPoint(
        x: newValue.x - place.width / 2, y: newValue.y - place.height / 2)
    }
  }
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
  public let widthAnchor = NSLayoutDimension()
  public let heightAnchor = NSLayoutDimension()
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var alpha: CGFloat = 1
  open var clipsToBounds = false
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  /// "Whether the view ignores an accessibility request to invert its colors."
  open var accessibilityIgnoresInvertColors = false
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var contentMode: ContentMode = .scaleToFill
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : shimLayoutDirection
    }
  }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  public var shimLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  private var ownTraits: UITraitCollection?

  public init(frame: CGRect = .zero) {
    place = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    place = .zero
    super.init()
  }

  open func layoutSubviews() {}
  open func setNeedsLayout() { shimNeedsLayout = true }
  public private(set) var shimNeedsLayout = false
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() {}
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Lays out the view and all in it, as UIKit does before the next frame.
  public func shimLayout() {
    shimNeedsLayout = false
    layoutSubviews()
    for view in subviews { view.shimLayout() }
  }

  /// The frontmost view that contains a point, as documented: what is hidden, takes no touches or is nearly
  /// clear is passed over with all in it, as is what lies outside of the view around it.
  /// To a view that is in this one.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== self else { return point }
    return view.inner(convert(point, to: view.superview))
  }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, point.x >= 0, point.y >= 0,
      point.x < bounds.width, point.y < bounds.height
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.inner(point), with: event) { return hit }
    }
    return self
  }

  /// A point of the superview in the coordinates of the view, which its transform scales about its center.
  private func inner(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: (point.x - center.x) / transform.shimScale.width + bounds.width / 2,
      y: (point.y - center.y) / transform.shimScale.height + bounds.height / 2)
  }

  open var transform = CGAffineTransform.identity
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Resizes the subviews that follow, as UIKit does in its next layout.
  private func resized(from size: CGSize) {
    for view in subviews {
      var next = view.place
      if view.autoresizingMask.contains(.flexibleWidth) {
        next.size.width += place.width - size.width
      }
      if view.autoresizingMask.contains(.flexibleHeight) {
        next.size.height += place.height - size.height
      }
      view.place = next
    }
    layoutSubviews()
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    let previous = view.traitCollection
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.notify(previous)
    view.didMoveToSuperview()
  }

  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  /// A view that leaves its hierarchy, or enters another place of it, loses the focus, with all in it.
  open func removeFromSuperview() {
    shimResign()
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  private func shimResign() {
    _ = resignFirstResponder()
    for view in subviews { view.shimResign() }
  }

  open var traitCollection: UITraitCollection {
    // Those of the system have a size of text.
    (ownTraits ?? superview?.traitCollection
      ?? UITraitCollection(preferredContentSizeCategory: .large))
      .overridden(by: traitOverrides)
  }

  public var traitOverrides = UITraitOverrides() {
    willSet { shimPreviousTraits = traitCollection }
    didSet { notify(shimPreviousTraits ?? traitCollection) }
  }
  private var shimPreviousTraits: UITraitCollection?
  private var shimHandlers: [(traits: [UITrait], handler: (UITraitCollection) -> Void)] = []

  @discardableResult public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    shimHandlers.append(
      (
        traits,
        { [weak self] previous in
          if let environment = self as? TraitEnvironment { handler(environment, previous) }
        }
      ))
    return ShimRegistration()
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Puts the view, as the root of a hierarchy, into an interface with these traits.
  public func shimAdopt(_ traits: UITraitCollection) {
    let previous = traitCollection
    ownTraits = traits
    notify(previous)
  }

  /// What the view has yet to hear of, as views above hear of it first.
  private var shimPending: UITraitCollection?

  private func notify(_ previous: UITraitCollection) {
    shimAnnounce(previous)
    updateTraitsIfNeeded()
  }

  private func shimAnnounce(_ previous: UITraitCollection) {
    shimPending = previous
    for view in subviews where view.ownTraits == nil {
      view.shimAnnounce(previous.overridden(by: view.traitOverrides))
    }
  }

  /// "Any trait change callbacks are sent synchronously", from the view to those within.
  open func updateTraitsIfNeeded() {
    if let previous = shimPending {
      shimPending = nil
      traitCollectionDidChange(previous)
      let current = traitCollection
      for (traits, handler) in shimHandlers
      where traits.contains(where: { current.differs(from: previous, in: $0) }) {
        handler(previous)
      }
    }
    for view in subviews { view.updateTraitsIfNeeded() }
  }
}

@MainActor open class UIVisualEffect: NSObject {}

@MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
  }

  public let shimStyle: Style

  init(shimStyle: Style) {
    self.shimStyle = shimStyle
    super.init()
  }

  public convenience init(style: Style) {
    self.init(shimStyle: style)
  }
}

@MainActor open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }

  public private(set) var shimStyle = Style.regular

  public convenience init(style: UIGlassEffect.Style) {
    self.init()
    shimStyle = style
  }
}

@MainActor open class UIVisualEffectView: UIView {
  public let contentView = UIView()
  public let shimEffect: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    shimEffect = effect
    super.init(frame: .zero)
    super.insertSubview(contentView, at: 0)
  }

  public required init?(coder: NSCoder) {
    shimEffect = nil
    super.init(coder: coder)
  }

  open override func insertSubview(_ view: UIView, at index: Int) {
    preconditionFailure("UIKit stops the app here: subviews belong into the content view")
  }
}

@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
  }

  open var isEnabled = true { didSet { shimStateDidChange() } }
  open var isSelected = false { didSet { shimStateDidChange() } }
  open var isHighlighted = false { didSet { shimStateDidChange() } }

  open var state: UIControl.State {
    var state: UIControl.State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  func shimStateDidChange() {}

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var touchUpInside: Event { Event(rawValue: 64) }
    public static var valueChanged: Event { Event(rawValue: 4096) }
    public static var primaryActionTriggered: Event { Event(rawValue: 8192) }
    public static var editingDidBegin: Event { Event(rawValue: 65536) }
    public static var editingChanged: Event { Event(rawValue: 131072) }
    public static var editingDidEnd: Event { Event(rawValue: 262144) }
    public static var editingDidEndOnExit: Event { Event(rawValue: 524288) }
  }

  private var shimActions: [(action: UIAction, events: Event)] = []

  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    shimActions.append((action, controlEvents))
  }

  /// What the user does.
  public func shimSend(_ event: Event) {
    for (action, events) in shimActions where events.contains(event) { action.shimHandler(action) }
  }
}

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIEvent: NSObject {}

@MainActor open class UIMenuElement: NSObject {}

@MainActor open class UIAction: UIMenuElement {
  fileprivate let shimHandler: UIActionHandler

  private init(shim handler: @escaping UIActionHandler) {
    shimHandler = handler
    super.init()
  }

  public convenience init(
    title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler
  ) {
    self.init(shim: handler)
  }
}

public struct UIAccessibility {
  /// Set by tests on the main actor, and set back before others run.
  nonisolated(unsafe) public static var shimReducesMotion = false
  public static var isReduceMotionEnabled: Bool { shimReducesMotion }
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let announcement = Notification(rawValue: 1008)
  }

  /// What was posted, the newest last.
  @MainActor public static var shimPosted: [String] = []

  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    shimPosted.append(argument as? String ?? "")
  }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static var button: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1) }
  public static var link: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 2) }
  public static var image: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 4) }
  public static var selected: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 8) }
  public static var header: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 16) }
  public static var notEnabled: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 32) }
  public static var toggleButton: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 64) }
}
