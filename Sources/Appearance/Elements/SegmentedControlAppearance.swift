import DesignTokens

/// The look of a choice of one among few.
public struct SegmentedControlAppearance: ElementAppearance {
  /// What the element shows as a view.
  public var view: ViewAppearance
  public var selectedSegmentColor: ColorValue?
  public var titleColor: StateValues<ColorValue?>
  public var typography: StateValues<TypographyValue?>

  public init(
    view: ViewAppearance = .unset, selectedSegmentColor: ColorValue? = nil,
    titleColor: StateValues<ColorValue?> = .unset,
    typography: StateValues<TypographyValue?> = .unset
  ) {
    self.view = view
    self.selectedSegmentColor = selectedSegmentColor
    self.titleColor = titleColor
    self.typography = typography
  }

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.selectedSegmentColor, \.titleColor, \.typography)
  }
}
