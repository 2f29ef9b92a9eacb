#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  /// A view around the one of an element, whose kind stays the same.
  final class ElementUIView: UIView, ItemUIView {
    /// The element's own view, of the class that UIKit has for it.
    let element: UIView
    private let name: String
    private let app: ComponentApp<UIImage, UIView>
    private var shown: Arrangement?
    private let ownTraits: UIAccessibilityTraits
    private var entered = EnteredValue()
    /// The image of a button, before its look.
    private var image: UIImage?
    /// Whether what is set comes from the content, not from the user.
    private var isShowing = false

    var label: UILabel? { element as? UILabel }

    init(_ element: UIView, name: String, app: ComponentApp<UIImage, UIView>) {
      self.element = element
      ownTraits = element.accessibilityTraits
      self.name = name
      self.app = app
      super.init(frame: .zero)
      addSubview(element)
      (element as? UIButton)?.titleLabel?.numberOfLines = 0
      if #available(iOS 14, tvOS 14, *) { hear() }
    }

    @available(*, unavailable, message: "an element is not part of an archive")
    required init?(coder: NSCoder) {
      nil
    }

    func canShow(_ item: Arrangement) -> Bool {
      guard case .element(let other) = item.kind, case .element(let own)? = shown?.kind else {
        return false
      }
      return other.name == own.name && other.look.isOfSameKind(as: own.look)
    }

    func forgetSizes() {}

    /// Touches that the element has no use for go to what is behind it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      element is UIControl
        ? super.hitTest(point, with: event).flatMap { $0 === self ? nil : $0 } : nil
    }

    /// A button measures its title on one line, whatever the width; here a title wraps as a label's text does.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let natural = element.sizeThatFits(size)
      guard let button = element as? UIButton, natural.width > size.width else { return natural }
      let title = UILabel()
      title.numberOfLines = 0
      title.font = button.titleLabel?.font
      title.text = button.title(for: .normal)
      if let styled = button.attributedTitle(for: .normal) { title.attributedText = styled }
      func needed(_ width: CGFloat) -> CGSize {
        title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      }
      let line = needed(.greatestFiniteMagnitude)
      let lines = needed(max(0, size.width - (natural.width - line.width)))
      return CGSize(width: size.width, height: natural.height + lines.height - line.height)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      element.place(in: bounds)
    }

    // MARK: Showing

    func show(_ item: Arrangement, in states: Set<ControlState>) {
      guard case .element(let next) = item.kind else { return }
      var states = states
      if item.isSelected { states.insert(.selected) }
      if !item.isEnabled { states.insert(.disabled) }
      let values = next.isOfApp ? next.source.map { app.shown(next.name, $0) } ?? [] : next.shown
      isShowing = true
      show(next.look, values, in: states)
      isShowing = false
      element.speak(as: item, insteadOf: shown, in: states, besides: ownTraits)
      shown = item
    }

    private func show(
      _ look: Arrangement.Look, _ values: [Arrangement.Shown], in states: Set<ControlState>
    ) {
      switch (look, element) {
      case (.view(let look), _): element.apply(look[states])
      case (.label(let look), let label as UILabel):
        if let text = values.richText("text") {
          label.setStyledText(text)
        } else {
          label.styledText = values.text("text")
        }
        label.apply(look[states])
      case (.image(let look), let view as UIImageView):
        let image = values.image("image").flatMap(picture)
        if view.styledImage !== image { view.styledImage = image }
        view.apply(look[states])
      case (.button(let look), let button as UIButton):
        showButton(button, look[states.subtracting([.highlighted])], values, in: states)
      case (.link(let look), let button as UIButton):
        showButton(button, look[states].button(isVisited: false), values, in: states)
      case (.progress(let look), let view as UIProgressView):
        view.progress = Float(min(1, max(0, values.number("value") ?? 0)))
        view.apply(look[states])
      case (.activityIndicator(let look), let view as UIActivityIndicatorView):
        view.apply(look[states])
        if values.flag("isAnimating") ?? true {
          view.startAnimating()
        } else {
          view.stopAnimating()
        }
      case (.textField(let look), let field as UITextField):
        if entered.state(values["text"]) { field.text = values.text("text") }
        field.placeholder = values.text("placeholder")
        field.isEnabled = !states.contains(.disabled)
        field.apply(look[states])
      default: showSwitch(look, values, in: states)
      }
    }

    private func showButton(
      _ button: UIButton, _ look: ButtonAppearance, _ values: [Arrangement.Shown],
      in states: Set<ControlState>
    ) {
      button.isEnabled = !states.contains(.disabled)
      button.isSelected = states.contains(.selected)
      let title = values.text("title")
      if button.title(for: .normal) != title { button.setStyledTitle(title) }
      let image = values.image("image").flatMap(picture)
      if image !== self.image { button.setStyledImage(image) }
      self.image = image
      button.apply(look)
    }

    private func showSwitch(
      _ look: Arrangement.Look, _ values: [Arrangement.Shown], in states: Set<ControlState>
    ) {
      #if !os(tvOS)
        guard case .switch(let look) = look, let view = element as? UISwitch else { return }
        if entered.state(values["isOn"]) { view.isOn = values.flag("isOn") ?? false }
        view.isEnabled = !states.contains(.disabled)
        view.apply(look[states])
      #endif
    }

    private func picture(_ image: ContentImage) -> UIImage? {
      if let picture = app.image(image) { return picture }
      guard case .name(let name) = image else { return nil }
      return UIImage(named: name)
    }

    // MARK: Taps and changes

    @available(iOS 14, tvOS 14, *)
    private func hear() {
      switch element {
      case let button as UIButton:
        button.addAction(
          UIAction { [weak self] _ in self?.trigger() }, for: .primaryActionTriggered)
      case let field as UITextField:
        field.addAction(
          UIAction { [weak self, weak field] _ in self?.changed(.text(field?.text ?? "")) },
          for: .editingChanged)
      default:
        #if !os(tvOS)
          guard let view = element as? UISwitch else { return }
          view.addAction(
            UIAction { [weak self, weak view] _ in self?.changed(.flag(view?.isOn ?? false)) },
            for: .valueChanged)
        #endif
      }
    }

    private func trigger() { app.trigger(shown?.actions ?? []) }

    private func changed(_ value: Arrangement.Shown.Value) {
      guard !isShowing, case .element(let own)? = shown?.kind else { return }
      entered.enter(value)
      if let source = own.source {
        app.changed(ComponentChange(element: own.name, value: value, source: source))
      }
      trigger()
    }
  }

  /// A view of the app, or nothing where it has none.
  final class AppUIView: UIView, ItemUIView {
    private let app: ComponentApp<UIImage, UIView>
    private var view: UIView?
    private var kind: Arrangement.Kind?

    init(app: ComponentApp<UIImage, UIView>) {
      self.app = app
      super.init(frame: .zero)
    }

    @available(*, unavailable, message: "a view of the app is not part of an archive")
    required init?(coder: NSCoder) { nil }

    func canShow(_ item: Arrangement) -> Bool { item.kind == kind }

    func show(_ item: Arrangement, in states: Set<ControlState>) {
      guard item.kind != kind else { return }
      kind = item.kind
      view?.removeFromSuperview()
      view =
        switch item.kind {
        case .app(let content, let element): app.view(element, content)
        case .element(let element): element.source.flatMap { app.view(element.name, $0) }
        case .group: nil
        }
      if let view { addSubview(view) }
    }

    func forgetSizes() {}

    override func sizeThatFits(_ size: CGSize) -> CGSize { view?.sizeThatFits(size) ?? .zero }

    override func layoutSubviews() {
      super.layoutSubviews()
      view?.place(in: bounds)
    }
  }

  @available(iOS 14, tvOS 14, *)
  @MainActor func makeView(
    of item: Arrangement, _ app: UIComponentView.App
  ) -> any ItemUIView {
    switch item.kind {
    case .group(let group):
      return group.isScrolling ? ScrollingUIView(app: app) : GroupUIView(app: app)
    case .app: return AppUIView(app: app)
    case .element(let element):
      let view: UIView?
      switch element.look {
      case .view: view = UIView()
      case .label: view = UILabel()
      case .image: view = UIImageView(image: nil)
      case .button, .link: view = StyledButton()
      case .progress: view = UIProgressView()
      case .activityIndicator: view = UIActivityIndicatorView()
      case .textField: view = UITextField()
      case .switch:
        #if os(tvOS)
          view = nil
        #else
          view = UISwitch()
        #endif
      default: view = nil
      }
      return view.map { ElementUIView($0, name: element.name, app: app) } ?? AppUIView(app: app)
    }
  }

  extension Arrangement.Look {
    fileprivate func isOfSameKind(as other: Self) -> Bool {
      switch (self, other) {
      case (.view, .view), (.label, .label), (.image, .image), (.button, .button), (.link, .link),
        (.progress, .progress), (.activityIndicator, .activityIndicator), (.textField, .textField),
        (.switch, .switch):
        true
      default: false
      }
    }
  }
#endif
