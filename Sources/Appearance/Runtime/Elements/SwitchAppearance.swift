import TokenRuntime

/// The appearance of a switch; not on tvOS.
public struct SwitchAppearance: ElementAppearance {
  /// The background, corners, border, shadow and other properties that all views have.
  public var view: ViewAppearance
  /// The color of the track of a switch that is on.
  public var onColor: ColorValue?
  /// The color of the thumb; SwiftUI chooses its own.
  public var thumbColor: ColorValue?

  init(_ never: Never) { switch never {} }
}
