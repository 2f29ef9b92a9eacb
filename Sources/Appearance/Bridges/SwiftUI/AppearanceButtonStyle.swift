#if canImport(SwiftUI)
  import DesignTokens
  import SwiftUI

  /// A look as SwiftUI's style of buttons.
  ///
  /// ```swift
  /// Button("Pay", action: pay).buttonStyle(AppearanceButtonStyle(.primary(in: theme)))
  /// ```
  ///
  /// It shows the states highlighted, disabled and, if the app says so, selected. Images take
  /// the title's colour, as they do in SwiftUI.
  public struct AppearanceButtonStyle: ButtonStyle {
    private let look: ButtonAppearance
    private let isSelected: Bool

    public init(_ appearance: ButtonAppearance, isSelected: Bool = false) {
      look = appearance
      self.isSelected = isSelected
    }

    public func makeBody(configuration: Configuration) -> some View {
      let pressed: Set<ControlState> = configuration.isPressed ? [.highlighted] : []
      let selected: Set<ControlState> = isSelected ? [.selected] : []
      AppearanceButton(
        label: configuration.label, look: look, states: pressed.union(selected))
    }
  }

  /// A button's label with a look in some states; whether it is disabled the environment tells.
  struct AppearanceButton<Label: View>: View {
    @Environment(\.isEnabled) private var isEnabled
    let label: Label
    let look: ButtonAppearance
    let states: Set<ControlState>

    init(label: Label, look: ButtonAppearance, states: Set<ControlState>) {
      self.label = label
      self.look = look
      self.states = states
    }

    var body: some View {
      let style = look.states[isEnabled ? states : states.union([.disabled])]
      label
        .changed(with: look.typography) { $0.typography($1) }
        .changed(with: style.titleColor) { $0.foregroundColor(Color($1)) }
        .changed(with: look.contentInsets) { $0.padding(EdgeInsets($1)) }
        .appearance(look.view.overriding(with: style.view))
    }
  }

  extension ButtonStateAppearance {
    /// What the state changes of the view.
    fileprivate var view: ViewAppearance {
      ViewAppearance(
        backgroundColor: backgroundColor, borderColor: borderColor,
        borderWidth: borderWidth ?? (borderColor == nil ? nil : 1))
    }
  }
#endif
