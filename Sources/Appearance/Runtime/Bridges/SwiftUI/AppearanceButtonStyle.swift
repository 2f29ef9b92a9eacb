#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI

  /// A style of buttons that shows a ``ButtonAppearance``.
  ///
  /// ```swift
  /// Button("Pay", action: pay).buttonStyle(AppearanceButtonStyle(.primary(in: theme)))
  /// ```
  ///
  /// It shows the states highlighted, disabled, focused since iOS 14 and tvOS 14, and, if the app asks for it,
  /// selected, and changes to them at once where motion is to be reduced. The image of a
  /// `Label` has its color and its place beside the title; other images have the title's color, as
  /// usual in SwiftUI. A button without background and border is underlined where the user asks for the
  /// shapes of buttons, since iOS 16, and a pointer or a look finds it in the shape of its corners since iOS 15.
  public struct AppearanceButtonStyle: ButtonStyle {
    private let appearance: ButtonAppearance
    private let isSelected: Bool

    /// Creates a style from an appearance, by default for a button that is not selected.
    nonisolated public init(_ appearance: ButtonAppearance, isSelected: Bool = false) {
      self.appearance = appearance
      self.isSelected = isSelected
    }

    /// The button's label with the appearance in its current states.
    public func makeBody(configuration: Configuration) -> some View {
      let pressed: Set<ControlState> = configuration.isPressed ? [.highlighted] : []
      let selected: Set<ControlState> = isSelected ? [.selected] : []
      AppearanceButton(
        label: configuration.label, appearance: appearance, states: pressed.union(selected))
    }
  }

  /// A button's label with what its environment says of the button.
  struct AppearanceButton<Label: View>: View {
    let label: Label
    let appearance: ButtonAppearance
    let states: Set<ControlState>

    @ViewBuilder var body: some View {
      if #available(iOS 14, tvOS 14, watchOS 7, *) {
        FocusableButton(label: label, appearance: appearance, states: states)
      } else {
        ButtonFace(label: label, appearance: appearance, states: states, showsShape: false)
      }
    }
  }

  /// A button's label in focus or not. A style can't ask its own environment: a view within it does.
  @available(iOS 14, tvOS 14, watchOS 7, *)
  struct FocusableButton<Label: View>: View {
    @Environment(\.isFocused) private var isFocused
    @Environment(\.accessibilityShowButtonShapes) private var showsShape
    let label: Label
    let appearance: ButtonAppearance
    let states: Set<ControlState>

    init(label: Label, appearance: ButtonAppearance, states: Set<ControlState>) {
      self.label = label
      self.appearance = appearance
      self.states = states
    }

    var body: some View {
      ButtonFace(
        label: label, appearance: appearance,
        states: isFocused ? states.union([.focused]) : states, showsShape: showsShape)
    }
  }

  /// A button's label in its states; the environment says whether the button is disabled.
  struct ButtonFace<Label: View>: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.layoutDirection) private var layoutDirection
    let label: Label
    let appearance: ButtonAppearance
    let states: Set<ControlState>
    /// A Boolean value that indicates whether the user asks for the shapes of buttons.
    let showsShape: Bool

    init(
      label: Label, appearance: ButtonAppearance, states: Set<ControlState>, showsShape: Bool
    ) {
      self.label = label
      self.appearance = appearance
      self.states = states
      self.showsShape = showsShape
    }

    var body: some View {
      let current = isEnabled ? states : states.union([.disabled])
      let style = appearance.states[current]
      let view = appearance.view.overriding(with: style.view)
      label
        .icon(icon(style))
        .changed(
          with: appearance.details(in: style).changing(style.typography ?? appearance.typography)
        ) { $0.typography($1) }
        .details(shownDetails(style, of: view))
        .changed(with: hasTitleColor ? style : nil) { $0.foreground($1.titleColor) }
        .changed(with: appearance.contentInsets) { $0.padding(EdgeInsets($1)) }
        .appearance(view)
        .contentShape(Rectangle())
        .hovering(in: CornersShape(view, in: layoutDirection))
        .scaleEffect(CGFloat(style.scale ?? 1))
        .animation(
          reducesMotion ? nil : appearance.transition.map { Animation($0) }, value: current)
    }

    /// How the image of a `Label` stands beside its title; `nil` if no look says it.
    private func icon(_ style: ButtonStateAppearance) -> ButtonIcon? {
      let hasColor = ControlState.allCases.contains { appearance.states[$0].imageColor != nil }
      guard hasColor || appearance.imagePlacement != nil || appearance.imagePadding != nil else {
        return nil
      }
      return ButtonIcon(
        placement: appearance.imagePlacement ?? .leading,
        padding: appearance.imagePadding.map { CGFloat($0) }, hasColor: hasColor,
        color: style.imageColor)
    }

    /// The details in a state, a value for all that any state sets: the view stays the same one.
    private func shownDetails(
      _ style: ButtonStateAppearance, of view: ViewAppearance
    ) -> TextDetails {
      let any = ControlState.allCases.reduce(appearance.details) {
        $0.overriding(with: appearance.states.explicit($1).details)
      }
      let details = appearance.details(in: style).steady(among: any)
      let hasBorder = view.lineColor != nil && (view.lineWidth ?? 0) > 0
      return showsShape && !view.hasBackground && !hasBorder
        ? details.with(\.isUnderlined, true) : details
    }

    /// A Boolean value that indicates whether the title has a color in any state; in others it then has the one around.
    private var hasTitleColor: Bool {
      ControlState.allCases.contains { appearance.states[$0].titleColor != nil }
    }
  }

  /// How the image of a label stands beside its title.
  struct ButtonIcon {
    let placement: ButtonAppearance.ImagePlacement
    /// The distance in points; `nil` for the platform's.
    let padding: CGFloat?
    /// A Boolean value that indicates whether the image has a color of its own in any state.
    let hasColor: Bool
    /// `nil` for the color of the title.
    let color: ColorValue?
  }

  extension TextDetails {
    /// These details with a value for all that others set, so that a view stays the same one.
    func steady(among any: TextDetails) -> TextDetails {
      let none = TextDetails(
        isItalic: any.isItalic.map { _ in false },
        isUnderlined: any.isUnderlined.map { _ in false },
        isStruckThrough: any.isStruckThrough.map { _ in false },
        shadow: any.shadow.map { _ in ShadowValue(layers: []) })
      return none.overriding(with: self)
    }
  }

  extension View {
    /// This view with the effect of a pointer, or of a look, in a shape; styles of one's own have none.
    @ViewBuilder nonisolated fileprivate func hovering(in shape: CornersShape) -> some View {
      #if os(macOS) || os(tvOS) || os(watchOS)
        self
      #else
        if #available(iOS 15, *) {
          contentShape(.hoverEffect, shape).hoverEffect()
        } else {
          self
        }
      #endif
    }
  }

  extension View {
    /// This view with labels whose images stand as `icon` says; older versions leave them as they are.
    @ViewBuilder nonisolated fileprivate func icon(_ icon: ButtonIcon?) -> some View {
      if #available(iOS 14, tvOS 14, watchOS 7, *), let icon {
        labelStyle(ButtonLabelStyle(icon))
      } else {
        self
      }
    }
  }

  @available(iOS 14, tvOS 14, watchOS 7, *)
  struct ButtonLabelStyle: LabelStyle {
    let icon: ButtonIcon

    nonisolated init(_ icon: ButtonIcon) { self.icon = icon }

    @ViewBuilder func makeBody(configuration: Configuration) -> some View {
      let image = configuration.icon
        .changed(with: icon.hasColor ? icon : nil) { $0.foreground($1.color) }
      switch icon.placement {
      case .leading: HStack(spacing: icon.padding) { pair(image, configuration.title) }
      case .trailing: HStack(spacing: icon.padding) { pair(configuration.title, image) }
      case .top: VStack(spacing: icon.padding) { pair(image, configuration.title) }
      case .bottom: VStack(spacing: icon.padding) { pair(configuration.title, image) }
      }
    }

    @ViewBuilder private func pair(_ first: some View, _ second: some View) -> some View {
      first
      second
    }
  }

  extension ButtonStateAppearance {
    fileprivate var view: ViewAppearance {
      ViewAppearance(
        backgroundColor: backgroundColor, backgroundFill: backgroundFill, border: border,
        borderColor: borderColor, borderWidth: lineWidth, shadow: shadow, opacity: opacity)
    }
  }
#endif
