import DesignTokens

/// The look of a slider.
public struct SliderAppearance: ElementAppearance {
  /// What the element shows as a view.
  public var view: ViewAppearance
  /// The colour of the track before the thumb.
  public var minimumTrackColor: ColorValue?
  /// The colour of the track after the thumb.
  public var maximumTrackColor: ColorValue?
  public var thumbColor: ColorValue?

  public init(
    view: ViewAppearance = .unset, minimumTrackColor: ColorValue? = nil,
    maximumTrackColor: ColorValue? = nil, thumbColor: ColorValue? = nil
  ) {
    self.view = view
    self.minimumTrackColor = minimumTrackColor
    self.maximumTrackColor = maximumTrackColor
    self.thumbColor = thumbColor
  }

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.minimumTrackColor, \.maximumTrackColor, \.thumbColor)
  }
}
