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
  /// What the button's title has besides its text style.
  public var details: TextDetails
  /// The space between the button's edges and its title and image.
  public var contentInsets: InsetsValue?
  /// Where the image stands beside the title; UIKit needs a configuration for the top and the bottom.
  public var imagePlacement: ImagePlacement?
  /// The distance between image and title in points.
  public var imagePadding: Double?  // points
  /// How the button changes from one state to another; UIKit needs a `StyledButton`.
  public var transition: TransitionValue?
  /// The properties that change with the button's state.
  public var states: StateValues<ButtonStateAppearance>

  init(_ never: Never) { switch never {} }

  /// Where an image stands beside a title.
  public enum ImagePlacement: String, CaseIterable, Hashable, Sendable {
    /// Before the title.
    case leading
    /// After the title.
    case trailing
    /// Above the title.
    case top
    /// Below the title.
    case bottom
  }
}

extension ButtonAppearance {
  func details(in style: ButtonStateAppearance) -> TextDetails {
    details.overriding(with: style.details)
  }

  func viewLook(in states: Set<ControlState>) -> ViewAppearance {
    let style = self.states[states]
    // A color is the button's shape in every state; other fills are drawn behind its content.
    let fill = style.backgroundFill.flatMap { $0.color == nil ? $0 : nil }
    var shadow = style.shadow ?? view.shadow
    if let layers = shadow?.layers, style.shapeColor?.isOpaque == false {
      // The view doesn't know the shape: a second layer has the shadow cut out below it.
      let none = ShadowValue.Layer(color: ColorValue(ColorComponents(rgb: 0, alpha: 0)))
      shadow = ShadowValue(layers: ValueList(layers + [none]))
    }
    return view.overriding(
      with: ViewAppearance(
        backgroundColor: fill == nil ? nil : style.backgroundColor, backgroundFill: fill,
        shadow: shadow, opacity: style.opacity))
  }
}
