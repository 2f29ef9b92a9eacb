#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI

  /// A style of buttons that shows a ``ButtonAppearance``.
  ///
  /// ```swift
  /// Button("Pay", action: pay).buttonStyle(AppearanceButtonStyle(.primary(in: theme)))
  /// ```
  ///
  /// It shows the states highlighted, disabled and, if the app asks for it, selected. Images have
  /// the title's color, as usual in SwiftUI.
  public struct AppearanceButtonStyle: ButtonStyle {
    private let appearance: ButtonAppearance
    private let isSelected: Bool

    /// Creates a style from an appearance, by default for a button that is not selected.
    public init(_ appearance: ButtonAppearance, isSelected: Bool = false) {
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
    let label: Label
    let appearance: ButtonAppearance
    let states: Set<ControlState>

    init(label: Label, appearance: ButtonAppearance, states: Set<ControlState>) {
      self.label = label
      self.appearance = appearance
      self.states = states
    }

    var body: some View {
      let current = isEnabled ? states : states.union([.disabled])
      let style = appearance.states[current]
      label
        .changed(with: style.typography ?? appearance.typography) { $0.typography($1) }
        .changed(with: hasTitleColor ? .some(style.titleColor.map { Color($0) }) : nil) {
          $0.foregroundColor($1)
        }
        .changed(with: appearance.contentInsets) { $0.padding(EdgeInsets($1)) }
        .appearance(appearance.view.overriding(with: style.view))
        .scaleEffect(CGFloat(style.scale ?? 1))
        .animation(appearance.transition.map { Animation($0) }, value: current)
    }

    /// Whether the title has a color in any state; in others it then has the one around.
    private var hasTitleColor: Bool {
      ControlState.allCases.contains { appearance.states[$0].titleColor != nil }
    }
  }

  extension ButtonStateAppearance {
    /// The properties of the view that the state changes.
    fileprivate var view: ViewAppearance {
      ViewAppearance(
        backgroundColor: backgroundColor, border: border, borderColor: borderColor,
        borderWidth: lineWidth, shadow: shadow, opacity: opacity)
    }
  }

  extension Animation {
    /// Creates the animation of a transition.
    fileprivate init(_ transition: TransitionValue) {
      let curve = transition.timingFunction
      self = Animation.timingCurve(
        curve.x1, curve.y1, curve.x2, curve.y2, duration: max(transition.duration.seconds, 0)
      ).delay(max(transition.delay.seconds, 0))
    }
  }
#endif
