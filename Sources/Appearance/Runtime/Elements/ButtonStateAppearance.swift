import TokenRuntime

/// The appearance of a button in one of its states.
public struct ButtonStateAppearance: ElementAppearance {
  /// The color of the button's title.
  public var titleColor: ColorValue?
  /// The color of the button's image; SwiftUI draws it in the title's color.
  public var imageColor: ColorValue?
  /// The color of the button's shape, whose corners are those of ``ButtonAppearance/view``.
  public var backgroundColor: ColorValue?
  /// The color of the border of the button's shape.
  public var borderColor: ColorValue?
  /// The thickness of the border in points, inwards from the edge; 1 if only the color is set.
  public var borderWidth: Double?

  /// Creates an appearance; properties that are left out stay unset.
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

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(other, \.titleColor, \.imageColor, \.backgroundColor, \.borderColor, \.borderWidth)
  }
}
