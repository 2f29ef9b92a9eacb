#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  /// A view around the one of an element, whose kind stays the same.
  final class ElementUIView: UIView, ItemUIView {
    /// The element's own view, of the class that UIKit has for it.
    let element: UIView
    private let app: ComponentApp<UIImage, UIView>
    private var shown: Arrangement?
    /// The states around it.
    private var outer: Set<ControlState> = []
    private let ownTraits: UIAccessibilityTraits
    private var entered = EnteredValue()
    private var textFormat = TextFormat(.unset)
    /// The values that are shown now.
    private var values: [Arrangement.Shown] = []
    private(set) var hasFocus = false
    /// The image of a button, before its look.
    private var image: UIImage?
    /// A Boolean value that indicates whether what is set comes from the content, not from the user.
    private var isShowing = false
    /// A Boolean value that indicates whether the input has yet to show what was entered or stated.
    private var isBehind = false

    var label: UILabel? { element as? UILabel }

    init(_ element: UIView, app: ComponentApp<UIImage, UIView>) {
      self.element = element
      ownTraits = element.accessibilityTraits
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
      shown?.isControl == true
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
      outer = states
      var states = item.states(in: states)
      if hasFocus { states.insert(.focused) }
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
      default: showInput(look, values, in: states)
      }
    }

    private func showInput(
      _ look: Arrangement.Look, _ values: [Arrangement.Shown], in states: Set<ControlState>
    ) {
      guard let input = element as? any InputUIView, let slot = look.inputSlot else { return }
      self.values = values
      input.prepare(values, isEnabled: !states.contains(.disabled))
      let textFormat = TextFormat(look.input)
      if entered.state(values[slot]) || textFormat != self.textFormat { isBehind = true }
      self.textFormat = textFormat
      // Another text would end what an input method has yet to finish.
      if isBehind, !isMarking {
        isBehind = false
        input.show(entered: entered.value, in: textFormat)
      }
      input.apply(look, in: states)
    }

    /// A Boolean value that indicates whether an input method has yet to finish a text.
    private var isMarking: Bool {
      let input = element as? any TextUIView ?? inputField
      return input?.markedTextRange != nil
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

    private func picture(_ image: ContentImage) -> UIImage? {
      if let picture = app.image(image) { return picture }
      guard case .name(let name) = image else { return nil }
      return UIImage(named: name)
    }

    // MARK: Taps and changes

    private var inputField: UITextField? {
      #if os(tvOS)
        element as? UITextField
      #else
        element as? UITextField ?? (element as? UISearchBar)?.searchTextField
      #endif
    }

    @available(iOS 14, tvOS 14, *)
    private func hear() {
      func hear(
        _ control: UIControl, _ event: UIControl.Event,
        _ handle: @escaping @MainActor (ElementUIView) -> Void
      ) {
        control.addAction(UIAction { [weak self] _ in self.map { handle($0) } }, for: event)
      }
      if let button = element as? UIButton {
        return hear(button, .primaryActionTriggered) { $0.trigger() }
      }
      #if !os(tvOS)
        (element as? UITextView)?.delegate = self
      #endif
      if let field = inputField {
        hear(field, .editingChanged) { $0.typed(in: field) }
        hear(field, .editingDidBegin) { $0.focus(true) }
        hear(field, .editingDidEnd) { $0.focus(false) }
        hear(field, .editingDidEndOnExit) { $0.enteredReturn() }
      } else if let control = element as? any InputUIView & UIControl {
        hear(control, .valueChanged) { [weak control] view in
          if let control { view.changed(control.entered(view.values)) }
        }
      }
    }

    private func trigger() { app.trigger(shown?.actions ?? []) }

    private func changed(_ value: Arrangement.Shown.Value) {
      guard !isShowing else { return }
      entered.enter(value)
      change(to: value).map { app.changed($0) }
      trigger()
    }

    private func change(to value: Arrangement.Shown.Value) -> ComponentChange? {
      guard case .element(let own)? = shown?.kind, let source = own.source else { return nil }
      return ComponentChange(element: own.name, value: value, source: source)
    }

    fileprivate func typed(in input: some TextUIView) {
      let text = input.plainText
      // The text that a person types comes after what the content said meanwhile.
      if input.markedTextRange == nil { isBehind = false }
      if textFormat.isPlain { return changed(.text(text)) }
      // What an input method has yet to finish is no text that could be cut.
      guard input.markedTextRange == nil else { return }
      let edit = textFormat.edit(entered.text, to: text, tail: input.tail)
      if edit.text != text {
        input.plainText = edit.text
        input.tail = edit.tail
      }
      changed(.text(edit.value))
    }

    fileprivate func focus(_ isFocused: Bool) {
      hasFocus = isFocused
      if let shown { show(shown, in: outer) }
      for group in sequence(first: self as UIView, next: \.superview) {
        if #available(iOS 14, tvOS 14, *) { (group as? GroupUIView)?.showFocus() }
      }
      if !isFocused { change(to: entered.value ?? .text("")).map { app.ended($0) } }
    }

    /// In their order, those that can be used.
    private static func textInputs(in view: UIView) -> [UIView] {
      if let field = view as? UITextField { return field.isEnabled ? [field] : [] }
      return view is any TextUIView ? [view] : view.subviews.flatMap { textInputs(in: $0) }
    }

    /// The return key leads to the next input of text where it says so.
    private func enteredReturn() {
      guard case .element(let own)? = shown?.kind, own.look.input.returnKey == .next,
        #available(iOS 14, tvOS 14, *)
      else { return }
      let root = sequence(first: self as UIView, next: \.superview)
        .first { $0 is UIComponentView }
      let inputs = root.map { Self.textInputs(in: $0) } ?? []
      guard let index = inputs.firstIndex(where: { $0 === inputField }) else { return }
      _ = inputs.dropFirst(index + 1).first?.becomeFirstResponder()
    }
  }

  #if !os(tvOS)
    extension ElementUIView: UITextViewDelegate {
      func textViewDidChange(_ textView: UITextView) {
        typed(in: textView)
        if textView.markedTextRange == nil { StyleKeeper.renewOverdue(textView) }
        // Another text may need another height.
        for view in sequence(first: self as UIView, next: \.superview) {
          if #available(iOS 14, tvOS 14, *) { (view as? UIComponentView)?.remeasure() }
        }
      }
      func textViewDidBeginEditing(_ textView: UITextView) { focus(true) }
      func textViewDidEndEditing(_ textView: UITextView) { focus(false) }
    }
  #endif

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

    let hasFocus = false

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
      let view = element.look.makeElement()
      return view.map { ElementUIView($0, app: app) } ?? AppUIView(app: app)
    }
  }

  extension Arrangement.Look {
    @MainActor fileprivate func makeElement() -> UIView? {
      switch self {
      case .view: UIView()
      case .label: UILabel()
      case .image: UIImageView(image: nil)
      case .button, .link: StyledButton()
      case .progress: UIProgressView()
      case .activityIndicator: UIActivityIndicatorView()
      default: inputSlot == nil ? nil : makeInput()
      }
    }

    fileprivate func isOfSameKind(as other: Self) -> Bool {
      switch (self, other) {
      case (.view, .view), (.label, .label), (.image, .image), (.button, .button), (.link, .link),
        (.progress, .progress), (.activityIndicator, .activityIndicator), (.textField, .textField),
        (.textView, .textView), (.searchBar, .searchBar), (.switch, .switch), (.slider, .slider),
        (.stepper, .stepper), (.segmentedControl, .segmentedControl), (.pageControl, .pageControl),
        (.datePicker, .datePicker):
        true
      default: false
      }
    }
  }
#endif
