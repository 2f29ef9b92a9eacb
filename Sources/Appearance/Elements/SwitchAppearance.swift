import DesignTokens

/// The look of a switch.
public struct SwitchAppearance: ElementAppearance {
  /// What the element shows as a view.
  public var view: ViewAppearance
  /// The colour of the track of a switch that is on.
  public var onColor: ColorValue?
  public var thumbColor: ColorValue?

  public init(
    view: ViewAppearance = .unset, onColor: ColorValue? = nil, thumbColor: ColorValue? = nil
  ) {
    self.view = view
    self.onColor = onColor
    self.thumbColor = thumbColor
  }

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.onColor, \.thumbColor)
  }
}
