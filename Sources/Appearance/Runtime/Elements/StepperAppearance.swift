import TokenRuntime

/// The appearance of a stepper, whose signs have the tint; only for UIKit.
public struct StepperAppearance: ElementAppearance {
  /// The properties that all views have.
  public var view: ViewAppearance
  /// The color behind each sign, by state.
  public var backgroundColor: StateValues<ColorValue?>
  /// The color of the line between the signs.
  public var dividerColor: ColorValue?

  init(_ never: Never) { switch never {} }
}
