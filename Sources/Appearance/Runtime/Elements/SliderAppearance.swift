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

  /// Creates an appearance; properties that are left out stay unset.
  public init(
    view: ViewAppearance = .unset, minimumTrackColor: ColorValue? = nil,
    maximumTrackColor: ColorValue? = nil, thumbColor: ColorValue? = nil
  ) {
    self.view = view
    self.minimumTrackColor = minimumTrackColor
    self.maximumTrackColor = maximumTrackColor
    self.thumbColor = thumbColor
  }

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.minimumTrackColor, \.maximumTrackColor, \.thumbColor)
  }
}
