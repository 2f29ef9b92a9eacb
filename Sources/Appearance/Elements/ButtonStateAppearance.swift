import DesignTokens

/// The look of a button in one of its states.
public struct ButtonStateAppearance: ElementAppearance {
  public var titleColor: ColorValue?
  public var imageColor: ColorValue?
  /// The colour of the button's shape; its corners are those of ``ButtonAppearance/view``.
  public var backgroundColor: ColorValue?
  public var borderColor: ColorValue?
  /// In points, inwards from the edge.
  public var borderWidth: Double?

  public init(
    titleColor: ColorValue? = nil, imageColor: ColorValue? = nil,
    backgroundColor: ColorValue? = nil, borderColor: ColorValue? = nil, borderWidth: Double? = nil
  ) {
    self.titleColor = titleColor
    self.imageColor = imageColor
    self.backgroundColor = backgroundColor
    self.borderColor = borderColor
    self.borderWidth = borderWidth
  }

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(other, \.titleColor, \.imageColor, \.backgroundColor, \.borderColor, \.borderWidth)
  }
}
