#if canImport(SwiftUI)
  import SwiftUI
  import TokenRuntime

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  struct ElementItem: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.itemStates) private var states
    @Binding private var entered: EnteredValue
    let element: Arrangement.Element
    let actions: [Arrangement.Action]
    let app: ComponentView.App

    init(
      element: Arrangement.Element, actions: [Arrangement.Action],
      entered: Binding<EnteredValue>, app: ComponentView.App
    ) {
      (self.element, self.actions, self.app) = (element, actions, app)
      _entered = entered
    }

    private var current: Set<ControlState> { isEnabled ? states : states.union([.disabled]) }

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
      case .link(let look):
        Button(
          action: { app.trigger(actions) }, label: { Text(verbatim: shown.text("title") ?? "") }
        )
        .buttonStyle(AppearanceButtonStyle(look[current]))
      case .activityIndicator(let look):
        if shown.flag("isAnimating") ?? true { ProgressView().appearance(look[current]) }
      case .progress(let look):
        ProgressView(value: Swift.min(1, Swift.max(0, shown.number("value") ?? 0)))
          .appearance(look[current])
      case .textField(let look):
        let text = shown.text("text")
        TextField(shown.text("placeholder") ?? "", text: $entered[text: text])
          .appearance(look[current]).entered($entered, shown["text"], changed)
      case .switch(let look):
        #if os(tvOS)
          ofApp
        #else
          Toggle(isOn: $entered[flag: shown.flag("isOn")]) { EmptyView() }
            .appearance(look[current]).labelsHidden().entered($entered, shown["isOn"], changed)
        #endif
      default: ofApp
      }
    }

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
        Text(verbatim: shown.text("text") ?? "").appearance(look)
      }
    }

    @ViewBuilder private func buttonLabel(_ look: ViewAppearance) -> some View {
      Group {
        if let title = shown.text("title") {
          if let image = shown.image("image") {
            Label {
              Text(verbatim: title)
            } icon: {
              PictureView(image: image, look: nil, app: app)
            }
          } else {
            Text(verbatim: title)
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
      if let source = element.source {
        app.changed(ComponentChange(element: element.name, value: value, source: source))
      }
      app.trigger(actions)
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
              if let picture = phase.image { shown(picture) } else { placeholder }
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
