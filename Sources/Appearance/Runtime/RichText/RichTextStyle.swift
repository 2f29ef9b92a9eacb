import TokenRuntime

/// How the runs of a ``RichText`` differ from the text around them.
public struct RichTextStyle: Equatable, Sendable {
  /// The weight of bold runs.
  public var boldWeight: FontWeightValue
  /// The color of links; `nil` for the color of the text.
  public var linkColor: ColorValue?
  /// A Boolean value that indicates whether links are underlined, as they should be if only their color sets them
  /// apart.
  public var underlinesLinks: Bool
  /// The color of marked runs; `nil` for the color of the text.
  public var markColor: ColorValue?
  /// The color behind marked runs; `nil` for none.
  public var markBackground: ColorValue?
  /// The color of code; `nil` for the color of the text.
  public var codeColor: ColorValue?
  /// The color behind code; `nil` for none.
  public var codeBackground: ColorValue?
  /// The fonts of code.
  public var codeFontFamily: FontFamilyValue

  /// Creates a style, by default one without colors.
  public init(
    boldWeight: FontWeightValue = .bold, linkColor: ColorValue? = nil, underlinesLinks: Bool = true,
    markColor: ColorValue? = nil, markBackground: ColorValue? = nil, codeColor: ColorValue? = nil,
    codeBackground: ColorValue? = nil, codeFontFamily: FontFamilyValue = FontFamilyValue(["Menlo"])
  ) {
    self.boldWeight = boldWeight
    self.linkColor = linkColor
    self.underlinesLinks = underlinesLinks
    self.markColor = markColor
    self.markBackground = markBackground
    self.codeColor = codeColor
    self.codeBackground = codeBackground
    self.codeFontFamily = codeFontFamily
  }

  func typography(of run: RichText.Run, in surrounding: TypographyValue?) -> TypographyValue? {
    guard var typography = run.typography ?? surrounding else { return nil }
    if run.traits.contains(.bold) { typography.weight = max(typography.weight, boldWeight) }
    if run.traits.contains(.code) { typography.fontFamily = codeFontFamily }
    return typography
  }

  /// The color of a run; `nil` for the color of the surrounding text.
  func color(of run: RichText.Run) -> ColorValue? {
    if let color = run.color { return color }
    if run.link != nil, let linkColor { return linkColor }
    if run.traits.contains(.marked), let markColor { return markColor }
    return run.traits.contains(.code) ? codeColor : nil
  }

  /// The color behind a run; `nil` for none.
  func background(of run: RichText.Run) -> ColorValue? {
    if run.traits.contains(.marked), let markBackground { return markBackground }
    return run.traits.contains(.code) ? codeBackground : nil
  }

  /// Returns a Boolean value that indicates whether a run has a line below.
  func underlines(_ run: RichText.Run) -> Bool {
    run.traits.contains(.underlined) || run.link != nil && underlinesLinks
  }
}
