#if canImport(SwiftUI)
  import SwiftUI
  import TokenRuntime

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  struct ElementItem: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.itemStates) private var states
    @FocusState private var isFocused: Bool
    @Binding private var entered: EnteredValue
    let element: Arrangement.Element
    let actions: [Arrangement.Action]
    let app: ComponentView.App

    init(
      element: Arrangement.Element, actions: [Arrangement.Action],
      entered: Binding<EnteredValue>, app: ComponentView.App
    ) {
      self.element = element
      self.actions = actions
      self.app = app
      _entered = entered
    }

    private var current: Set<ControlState> {
      var current = isEnabled ? states : states.union([.disabled])
      if isFocused { current.insert(.focused) }
      return current
    }

    private var shown: [Arrangement.Shown] {
      guard element.isOfApp, let source = element.source else { return element.shown }
      return app.shown(element.name, source)
    }

    @ViewBuilder var body: some View {
      switch element.look {
      case .view(let look): Color.clear.appearance(look[current])
      case .label(let look): label(look[current])
      case .image(let look): PictureView(image: shown.image("image"), look: look[current], app: app)
      case .button(let look):
        Button(action: { app.trigger(actions) }, label: { buttonLabel(look[current].view) })
          .buttonStyle(AppearanceButtonStyle(look[current], isSelected: states.contains(.selected)))
          .spoken(shown.text("title"), in: look[current].typography)
      case .link(let look):
        Button(
          action: { app.trigger(actions) }, label: { Text(letters: shown.text("title") ?? "") }
        )
        .buttonStyle(AppearanceButtonStyle(look[current]))
      case .activityIndicator(let look):
        if shown.flag("isAnimating") ?? true { ProgressView().appearance(look[current]) }
      case .progress(let look):
        ProgressView(value: Swift.min(1, Swift.max(0, shown.number("value") ?? 0)))
          .appearance(look[current])
      case .textField(let look): typed(field(look[current], among: look.inAnyState))
      case .textView(let look):
        if let text = shown.richText("text") {
          read(text, look[current])
        } else {
          typed(
            TextField("", text: text, axis: .vertical)
              .editor(look[current], among: look.inAnyState))
        }
      case .searchBar(let look):
        typed(field(look[current].field, among: look.inAnyState.field))
          .background(look[current].barColor.map { Color($0) })
          .appearance(look[current].view)
      case .segmentedControl(let look):
        SegmentsView(
          titles: shown.texts("titles"), selection: $entered[number: shown.number("selected"), all],
          look: look[current]
        ).entered($entered, shown["selected"], changed)
      case .pageControl(let look):
        PageDots(
          count: shown.count("count"), current: shown["current"].index(below: .max) ?? 0,
          look: look[current])
      #if !os(tvOS)
        case .switch(let look):
          Toggle(isOn: $entered[flag: shown.flag("isOn")]) { EmptyView() }
            .appearance(look[current]).labelsHidden().entered($entered, shown["isOn"], changed)
        case .slider(let look):
          slider(look[current]).entered($entered, shown["value"], changed)
        case .stepper(let look):
          Stepper(value: number(upTo: 100), in: shown.bounds(upTo: 100), step: shown.step ?? 1) {
            EmptyView()
          }
          .appearance(look[current]).labelsHidden().entered($entered, shown["value"], changed)
        case .datePicker(let look):
          if #available(watchOS 10, *) {
            DateView(shown: shown, entered: $entered, look: look[current])
              .entered($entered, shown["date"], changed)
          } else {
            ofApp
          }
      #endif
      default: ofApp
      }
    }

    // MARK: Inputs

    private var all: ClosedRange<Double> { -1...Double(Int32.max) }

    private func number(upTo most: Double) -> Binding<Double> {
      $entered[number: shown.number("value"), shown.bounds(upTo: most)]
    }

    #if !os(tvOS)
      @ViewBuilder private func slider(_ look: SliderAppearance) -> some View {
        let bounds = shown.bounds(upTo: 1)
        let length = bounds.upperBound - bounds.lowerBound
        if length <= 0 {
          // SwiftUI stops the app for a slider without a length, or with a step that is longer.
          Slider(value: number(upTo: 1)).appearance(look).disabled(true)
        } else if let step = shown.step, step <= length {
          Slider(value: number(upTo: 1), in: bounds, step: step).appearance(look)
        } else {
          Slider(value: number(upTo: 1), in: bounds).appearance(look)
        }
      }
    #endif

    private var text: Binding<String> {
      $entered[text: shown.text("text"), TextFormat(element.look.input)]
    }

    @ViewBuilder private func field(
      _ look: TextFieldAppearance, among any: TextFieldAppearance
    ) -> some View {
      let prompt = shown.text("placeholder").map { Text(verbatim: $0).placeholder(look) }
      if look.input.isSecure == true {
        SecureField(shown.text("placeholder") ?? "", text: text, prompt: prompt)
          .field(look, among: any)
      } else {
        TextField(shown.text("placeholder") ?? "", text: text, prompt: prompt)
          .field(look, among: any)
      }
    }

    /// A text that can't be typed in.
    private func read(_ text: RichText, _ look: TextViewAppearance) -> some View {
      AppearanceText(
        text,
        LabelAppearance(
          textColor: look.textColor, typography: look.typography, details: look.details,
          textAlignment: look.textAlignment),
        style: RichTextStyle(linkColor: look.linkColor ?? look.textColor)
      )
      .changed(with: look.textInsets) { $0.padding(EdgeInsets($1)) }
      .appearance(look.view)
    }

    /// A view in which a person types.
    private func typed(_ view: some View) -> some View {
      view.focused($isFocused).preference(key: FocusWithin.self, value: isFocused)
        .entered($entered, shown["text"], changed)
        .changes(of: isFocused) { isFocused in
          let value = entered.stating(shown["text"]).value ?? .text("")
          if !isFocused { change(to: value).map { app.ended($0) } }
        }
    }

    // MARK: Texts

    private func label(_ look: LabelAppearance) -> some View {
      letters(look.with(\.view, .unset))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(look.textAlignment))
        .appearance(look.view)
    }

    /// Links have the color of the text, as in a label of UIKit.
    @ViewBuilder private func letters(_ look: LabelAppearance) -> some View {
      if let text = shown.richText("text") {
        AppearanceText(text, look, style: RichTextStyle(linkColor: look.textColor))
      } else {
        Text(letters: shown.text("text") ?? "").appearance(look)
          .spoken(shown.text("text"), in: look.details.changing(look.typography))
      }
    }

    @ViewBuilder private func buttonLabel(_ look: ViewAppearance) -> some View {
      Group {
        if let title = shown.text("title") {
          if let image = shown.image("image") {
            Label {
              Text(letters: title)
            } icon: {
              PictureView(image: image, look: nil, app: app)
            }
          } else {
            Text(letters: title)
          }
        } else if let image = shown.image("image") {
          PictureView(image: image, look: nil, app: app)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// For elements without a SwiftUI view that shows plain values.
    @ViewBuilder private var ofApp: some View {
      if let source = element.source { app.view(element.name, source) }
    }

    private func changed(_ value: Arrangement.Shown.Value) {
      change(to: value).map { app.changed($0) }
      app.trigger(actions)
    }

    private func change(to value: Arrangement.Shown.Value) -> ComponentChange? {
      element.source.map { ComponentChange(element: element.name, value: value, source: $0) }
    }
  }

  extension Alignment {
    /// Where a text stands in a view that is larger.
    fileprivate init(_ alignment: TextAlignmentValue?) {
      switch alignment {
      case .center: self = .center
      case .right: self = .trailing
      default: self = .leading
      }
    }
  }

  /// An image by name or address.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  struct PictureView: View {
    let image: ContentImage?
    /// `nil` for a part of another element, which is as large as it is.
    let look: ImageAppearance?
    let app: ComponentView.App

    @ViewBuilder var body: some View {
      if let image {
        if let picture = app.image(image) {
          shown(picture)
        } else {
          switch image {
          case .name(let name): shown(Image(name))
          case .address(let address):
            AsyncImage(url: URL(string: address.rawValue)) { phase in
              if let picture = phase.image {
                shown(picture).ofPicture(true)
              } else {
                placeholder
              }
            }
          }
        }
      } else {
        placeholder
      }
    }

    @ViewBuilder private var placeholder: some View {
      if let look { Image.placeholder(look) }
    }

    @ViewBuilder private func shown(_ picture: Image) -> some View {
      if let look {
        picture.appearance(look.with(\.view, .unset))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .appearance(look.view)
      } else {
        picture
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  extension View {
    /// Lets a text be said as it is where its style shows another case: VoiceOver spells some words in
    /// capitals.
    fileprivate func spoken(_ text: String?, in typography: TypographyValue?) -> some View {
      let isCased = typography.map { $0.textCase != .none } ?? false
      return changed(with: isCased ? text : nil) { $0.accessibilityLabel(Text(verbatim: $1)) }
    }

    /// Reports what a person enters, and takes what the content says.
    fileprivate func entered(
      _ entered: Binding<EnteredValue>, _ stated: EnteredValue.Value?,
      _ changed: @escaping (EnteredValue.Value) -> Void
    ) -> some View {
      changes(of: entered.wrappedValue.count) { _ in entered.wrappedValue.value.map(changed) }
        .changes(of: stated) { entered.wrappedValue.state($0) }
    }

    @ViewBuilder fileprivate func changes<Value: Equatable>(
      of value: Value, _ changed: @escaping (Value) -> Void
    ) -> some View {
      #if os(visionOS)
        onChange(of: value) { _, new in changed(new) }
      #else
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
          onChange(of: value) { _, new in changed(new) }
        } else {
          onChange(of: value, perform: changed)
        }
      #endif
    }
  }
#endif
