#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  @available(iOS 14, tvOS 14, *)
  extension UIViewController {
    /// Shows something over this screen; `source` is where a menu comes from on large screens.
    ///
    /// Detents need iOS 15, and those that are no `medium` or `large` one iOS 16; a sheet is large otherwise. tvOS has
    /// no sheets, and covers the screen.
    public func present(
      _ presentation: Presentation, app: UIComponentView.App = UIComponentView.App(),
      from source: UIView? = nil, animated: Bool = true
    ) {
      switch presentation {
      case .sheet(let item, let detents):
        present(SheetController(item, detents, app), animated: animated)
      case .snackbar(let item, let seconds): showSnackbar(item, seconds, app)
      case .alert(let question): present(.alert(question, app), animated: animated)
      case .menu(let question):
        let menu = UIAlertController.alert(question, app, style: .actionSheet)
        menu.popoverPresentationController?.sourceView = source ?? view
        menu.popoverPresentationController?.sourceRect = (source ?? view).bounds
        present(menu, animated: animated)
      }
    }

    private func showSnackbar(_ item: Arrangement, _ seconds: Double, _ app: UIComponentView.App) {
      for case let former as SnackbarView in view.subviews { former.removeFromSuperview() }
      let snackbar = SnackbarView(app: app)
      snackbar.show(item)
      view.addSubview(snackbar)
      if let text = item.spokenLabel ?? item.texts.first {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
      Task { [weak snackbar] in
        try? await Task.sleep(nanoseconds: UInt64(max(0, min(seconds, 3600)) * 1e9))
        snackbar?.removeFromSuperview()
      }
    }
  }

  /// A component at the bottom edge of the view that it is in, above what the system shows there.
  @available(iOS 14, tvOS 14, *)
  final class SnackbarView: UIComponentView {
    private static let margin: CGFloat = 16

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      place()
    }

    override func layoutSubviews() {
      place()
      super.layoutSubviews()
    }

    private func place() {
      guard let superview else { return }
      let margin = Self.margin
      let size = CGSize(
        width: max(0, superview.bounds.width - 2 * margin), height: .greatestFiniteMagnitude)
      let height = sizeThatFits(size).height
      let bottom = superview.bounds.height - superview.safeAreaInsets.bottom - margin
      frame = CGRect(x: margin, y: bottom - height, width: size.width, height: height)
    }
  }

  /// A component that scrolls on a sheet.
  @available(iOS 14, tvOS 14, *)
  final class SheetController: UIViewController {
    private let component: UIComponentView

    init(_ item: Arrangement, _ detents: [Presentation.Detent], _ app: UIComponentView.App) {
      component = UIComponentView(app: app)
      super.init(nibName: nil, bundle: nil)
      component.show(item)
      #if !os(tvOS)
        if #available(iOS 15, *), let sheet = sheetPresentationController {
          sheet.detents = detents.map { .of($0) }
          if sheet.detents.isEmpty { sheet.detents = [.large()] }
        }
      #endif
    }

    @available(*, unavailable, message: "a sheet is not part of an archive")
    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let scroll = UIScrollView()
      // Since iOS 26 a sheet has its own background, which is glass where the sheet is low.
      #if !os(tvOS) && !os(visionOS)
        if #unavailable(iOS 26) { scroll.backgroundColor = .systemBackground }
      #endif
      scroll.addSubview(component)
      view = scroll
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let width = view.bounds.width
      let height = component.sizeThatFits(
        CGSize(width: width, height: .greatestFiniteMagnitude)
      ).height
      component.frame = CGRect(x: 0, y: 0, width: width, height: height)
      (view as? UIScrollView)?.contentSize = component.frame.size
    }
  }

  #if !os(tvOS)
    @available(iOS 15, *)
    extension UISheetPresentationController.Detent {
      @MainActor fileprivate static func of(
        _ detent: Presentation.Detent
      ) -> UISheetPresentationController.Detent {
        if #available(iOS 16, *) {
          switch detent {
          case .height(let points): return .custom { _ in CGFloat(points) }
          case .fraction(let part): return .custom { $0.maximumDetentValue * CGFloat(part) }
          case .medium, .large: break
          }
        }
        return detent == .medium ? .medium() : .large()
      }
    }
  #endif

  extension UIViewController {
    fileprivate func present(_ controller: UIViewController, animated: Bool) {
      present(controller, animated: animated, completion: nil)
    }
  }

  extension UIViewController {
    @available(iOS 14, tvOS 14, *)
    fileprivate static func alert(
      _ question: Presentation.Question, _ app: UIComponentView.App,
      style: UIAlertController.Style = .alert
    ) -> UIAlertController {
      let alert = UIAlertController(
        title: question.title, message: question.message, preferredStyle: style)
      for choice in question.choices {
        alert.addAction(
          UIAlertAction(title: choice.title, style: UIAlertAction.Style(choice.role)) { _ in
            app.trigger(choice.actions.map { .server($0) })
          })
      }
      return alert
    }
  }

  extension UIAlertAction.Style {
    fileprivate init(_ role: Presentation.Choice.Role) {
      switch role {
      case .plain: self = .default
      case .cancel: self = .cancel
      case .destructive: self = .destructive
      }
    }
  }
#endif
