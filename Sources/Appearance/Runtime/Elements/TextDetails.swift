import TokenRuntime

/// What a text has besides its text style.
public struct TextDetails: ElementAppearance {
  /// The names of the font, instead of the text style's.
  public var fontFamily: FontFamilyValue?
  /// The weight of the font, instead of the text style's.
  public var fontWeight: FontWeightValue?
  /// The features of the font, instead of the text style's, such as digits of one width.
  public var fontFeatures: FontFeaturesValue?
  /// Whether the letters are italic, if the font has such letters.
  public var isItalic: Bool?
  /// Whether a line runs below the text.
  public var isUnderlined: Bool?
  /// Whether a line runs through the text.
  public var isStruckThrough: Bool?
  /// The distance between paragraphs in points, besides the line height; not in SwiftUI.
  public var paragraphSpacing: Double?  // distance
  /// The shadow of the letters: the first layer that is not inset, without spread.
  public var shadow: ShadowValue?

  init(_ never: Never) { switch never {} }

  func changing(_ typography: TypographyValue?) -> TypographyValue? {
    guard var typography else { return nil }
    if let fontFamily { typography.fontFamily = fontFamily }
    if let fontWeight { typography.weight = fontWeight }
    if let fontFeatures { typography.fontFeatures = fontFeatures }
    return typography
  }
}

extension ShadowValue {
  var outermost: Layer? { layers.first { !$0.inset } }
}
