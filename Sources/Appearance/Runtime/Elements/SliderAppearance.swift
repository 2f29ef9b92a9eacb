import TokenRuntime

/// The appearance of a slider, which tvOS does not have.
public struct SliderAppearance: ElementAppearance {
  /// The background, corners, border, shadow and other properties that all views have.
  public var view: ViewAppearance
  /// The color of the track before the thumb.
  public var minimumTrackColor: ColorValue?
  /// The color of the track after the thumb; SwiftUI chooses its own.
  public var maximumTrackColor: ColorValue?
  /// The color of the thumb; SwiftUI chooses its own.
  public var thumbColor: ColorValue?

  init(_ never: Never) { switch never {} }
}
