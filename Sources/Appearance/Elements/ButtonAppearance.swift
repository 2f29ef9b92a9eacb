import DesignTokens

/// The look of a button in all its states.
///
/// For example:
///
/// ```swift
/// extension ButtonAppearance {
///   static let primary = ButtonAppearance(
///     view: ViewAppearance(cornerRadius: 12), typography: theme[.action],
///     states: StateValues(
///       normal: ButtonStateAppearance(titleColor: theme[.onAccent], backgroundColor: theme[.accent]),
///       highlighted: ButtonStateAppearance(backgroundColor: theme[.accentPressed])))
/// }
/// ```
public struct ButtonAppearance: ElementAppearance {
  /// What the button shows as a view, in all states.
  public var view: ViewAppearance
  public var typography: TypographyValue?
  /// The space between the button's edges and its title and image.
  public var contentInsets: InsetsValue?
  public var states: StateValues<ButtonStateAppearance>

  public init(
    view: ViewAppearance = .unset, typography: TypographyValue? = nil,
    contentInsets: InsetsValue? = nil, states: StateValues<ButtonStateAppearance> = .unset
  ) {
    self.view = view
    self.typography = typography
    self.contentInsets = contentInsets
    self.states = states
  }

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.typography, \.contentInsets, \.states)
  }
}
