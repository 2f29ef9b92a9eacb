import TokenRuntime

/// The appearance of a stepper, whose signs have the tint; only for UIKit.
public struct StepperAppearance: ElementAppearance {
  /// The properties that all views have.
  public var view: ViewAppearance
  /// The color behind each sign, by state.
  public var backgroundColor: StateValues<ColorValue?>
  /// The color of the line between the signs.
  public var dividerColor: ColorValue?

  /// Creates an appearance; properties that are left out stay unset.
  public init(
    view: ViewAppearance = .unset, backgroundColor: StateValues<ColorValue?> = .unset,
    dividerColor: ColorValue? = nil
  ) {
    self.view = view
    self.backgroundColor = backgroundColor
    self.dividerColor = dividerColor
  }

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.backgroundColor, \.dividerColor)
  }
}
