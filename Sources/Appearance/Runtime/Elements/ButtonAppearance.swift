import TokenRuntime

/// The appearance of a button in all its states.
///
/// For example:
///
/// ```swift
/// extension ButtonAppearance {
///   static let primary = ButtonAppearance(
///     view: ViewAppearance(cornerRadius: 12), typography: theme[.action],
///     states: StateValues(
///       normal: ButtonStateAppearance(
///         titleColor: theme[.onAccent], backgroundColor: theme[.accent]),
///       highlighted: ButtonStateAppearance(backgroundColor: theme[.accentPressed])))
/// }
/// ```
public struct ButtonAppearance: ElementAppearance {
  /// The properties that all views have; they apply in all states.
  public var view: ViewAppearance
  /// The text style of the button's title.
  public var typography: TypographyValue?
  /// The space between the button's edges and its title and image.
  public var contentInsets: InsetsValue?
  /// How the button changes from one state to another; UIKit needs a ``StyledButton``.
  public var transition: TransitionValue?
  /// The properties that change with the button's state.
  public var states: StateValues<ButtonStateAppearance>

  /// Creates an appearance; properties that are left out stay unset.
  public init(
    view: ViewAppearance = .unset, typography: TypographyValue? = nil,
    contentInsets: InsetsValue? = nil, transition: TransitionValue? = nil,
    states: StateValues<ButtonStateAppearance> = .unset
  ) {
    self.view = view
    self.typography = typography
    self.contentInsets = contentInsets
    self.transition = transition
    self.states = states
  }

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.typography, \.contentInsets, \.transition, \.states)
  }
}

extension ButtonAppearance {
  /// The look that the button has as a view in some states.
  func viewLook(in states: Set<ControlState>) -> ViewAppearance {
    let style = self.states[states]
    return view.overriding(with: ViewAppearance(shadow: style.shadow, opacity: style.opacity))
  }
}
