import TokenRuntime

/// What a text has besides its text style.
public struct TextDetails: ElementAppearance {
  /// The names of the font in place of those of the text style.
  public var fontFamily: FontFamilyValue?
  /// The weight of the font in place of that of the text style.
  public var fontWeight: FontWeightValue?
  /// The features of the font in place of those of the text style, such as digits of one width.
  public var fontFeatures: FontFeaturesValue?
  /// Whether the letters are italic, if the font has such letters.
  public var isItalic: Bool?
  /// Whether a line runs below the text.
  public var isUnderlined: Bool?
  /// Whether a line runs through the text.
  public var isStruckThrough: Bool?
  /// The distance between paragraphs in points, besides the line height; not in SwiftUI.
  public var paragraphSpacing: Double?
  /// The shadow of the letters: the first layer that is not inset, without spread.
  public var shadow: ShadowValue?

  /// Creates details; properties that are left out stay unset.
  public init(
    fontFamily: FontFamilyValue? = nil, fontWeight: FontWeightValue? = nil,
    fontFeatures: FontFeaturesValue? = nil, isItalic: Bool? = nil, isUnderlined: Bool? = nil,
    isStruckThrough: Bool? = nil, paragraphSpacing: Double? = nil, shadow: ShadowValue? = nil
  ) {
    self.fontFamily = fontFamily
    self.fontWeight = fontWeight
    self.fontFeatures = fontFeatures
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.paragraphSpacing = paragraphSpacing
    self.shadow = shadow
  }

  /// Details that set nothing.
  public static var unset: Self { Self() }

  /// These details, with what `other` sets in place of their own values.
  public func overriding(with other: Self) -> Self {
    merging(
      other, \.fontFamily, \.fontWeight, \.fontFeatures, \.isItalic, \.isUnderlined,
      \.isStruckThrough, \.paragraphSpacing, \.shadow)
  }

  /// A text style with the font of these details.
  func changing(_ typography: TypographyValue?) -> TypographyValue? {
    guard var typography else { return nil }
    if let fontFamily { typography.fontFamily = fontFamily }
    if let fontWeight { typography.weight = fontWeight }
    if let fontFeatures { typography.fontFeatures = fontFeatures }
    return typography
  }
}

extension ShadowValue {
  /// The first layer that is not inset.
  var outermost: Layer? {
    layers.first { !$0.inset }
  }
}
