#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI

  /// A style of buttons that shows a ``ButtonAppearance``.
  ///
  /// ```swift
  /// Button("Pay", action: pay).buttonStyle(AppearanceButtonStyle(.primary(in: theme)))
  /// ```
  ///
  /// It shows the states highlighted, disabled and, if the app asks for it, selected, and changes to them at once
  /// where motion is to be reduced. The image of a
  /// `Label` has its color and its place beside the title; other images have the title's color, as
  /// usual in SwiftUI.
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

  /// A button's label; the environment says whether the button is disabled.
  struct AppearanceButton<Label: View>: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    let label: Label
    let appearance: ButtonAppearance
    let states: Set<ControlState>

    init(label: Label, appearance: ButtonAppearance, states: Set<ControlState>) {
      (self.label, self.appearance, self.states) = (label, appearance, states)
    }

    var body: some View {
      let current = isEnabled ? states : states.union([.disabled])
      let style = appearance.states[current]
      label
        .icon(icon(style))
        .changed(
          with: appearance.details(in: style).changing(style.typography ?? appearance.typography)
        ) { $0.typography($1) }
        .details(steadyDetails(style))
        .changed(with: hasTitleColor ? .some(style.titleColor.map { Color($0) }) : nil) {
          $0.foregroundColor($1)
        }
        .changed(with: appearance.contentInsets) { $0.padding(EdgeInsets($1)) }
        .appearance(appearance.view.overriding(with: style.view))
        .contentShape(Rectangle())
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
        padding: appearance.imagePadding.map { CGFloat($0) },
        color: style.imageColor.map { Color($0) })
    }

    /// The details in a state, a value for all that any state sets: the view stays the same one.
    private func steadyDetails(_ style: ButtonStateAppearance) -> TextDetails {
      let any = ControlState.allCases.reduce(appearance.details) {
        $0.overriding(with: appearance.states.explicit($1).details)
      }
      let none = TextDetails(
        isItalic: any.isItalic.map { _ in false },
        isUnderlined: any.isUnderlined.map { _ in false },
        isStruckThrough: any.isStruckThrough.map { _ in false },
        shadow: any.shadow.map { _ in ShadowValue(layers: []) })
      return none.overriding(with: appearance.details(in: style))
    }

    /// Whether the title has a color in any state; in others it then has the one around.
    private var hasTitleColor: Bool {
      ControlState.allCases.contains { appearance.states[$0].titleColor != nil }
    }
  }

  /// How the image of a label stands beside its title.
  struct ButtonIcon {
    let placement: ButtonAppearance.ImagePlacement
    /// The distance in points; `nil` for the platform's.
    let padding: CGFloat?
    /// `nil` for the color of the title.
    let color: Color?
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
      let image = configuration.icon.foregroundColor(icon.color)
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
