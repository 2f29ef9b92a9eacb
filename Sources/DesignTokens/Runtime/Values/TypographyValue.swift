/// A text style.
///
/// Font, size, weight, line height and letter spacing are those of the DTCG Format module,
/// section 9.8. The other properties come from the tokens' `$extensions` for Apple's platforms. All
/// lengths apply at the default Dynamic Type size and grow with it.
public struct TypographyValue: Equatable, Sendable {
  /// The names of the font, the most preferred first.
  public var fontFamily: FontFamilyValue
  /// The font's size in points.
  public var size: Double
  /// The font's weight.
  public var weight: FontWeightValue
  /// The height of a line in points; 0 leaves lines as high as the font makes them.
  public var lineHeight: Double
  /// The height of a line as a multiple of ``size``, as the format gives it.
  ///
  /// It does not change when ``lineHeight`` or ``size`` does; the bridges only read ``lineHeight``.
  public var lineHeightMultiple: Double
  /// The space added between characters in points; negative values move them closer.
  public var letterSpacing: Double
  /// The case in which letters are shown.
  public var textCase: TextCase
  /// The Dynamic Type style that the text scales with; `nil`, for text that scales like body text.
  public var textStyle: TextStyle?
  /// The largest factor by which Dynamic Type may enlarge the text, at least 1, which fixes the
  /// size; `nil` for no limit.
  public var maximumScale: Double?
  /// A Boolean value that indicates whether all digits have the same width, as the platform's own font and those with
  /// the feature
  /// `tnum` offer it.
  public var monospacedDigits: Bool
  /// The features of the font that differ from what it shows by itself.
  public var fontFeatures: FontFeaturesValue
  /// The smallest factor to which Dynamic Type may shrink the text, at most 1; `nil` for no limit.
  public var minimumScale: Double?
  /// A Boolean value that indicates whether letters are italic, where the font has such a face.
  public var isItalic: Bool
  /// A Boolean value that indicates whether the text has the size that the platform gives ``textStyle``, instead of
  /// ``size``.
  ///
  /// ``size`` is then that of iOS at its default Dynamic Type size, to which line height and letter
  /// spacing refer.
  public var hasSystemSize: Bool

  /// Creates a text style from a size, a line height and a letter spacing in points.
  ///
  /// ``lineHeightMultiple`` follows from the line height and the size; it is 0 if the size is 0.
  public init(
    fontFamily: FontFamilyValue = .system, size: Double, weight: FontWeightValue = .regular,
    lineHeight: Double, letterSpacing: Double = 0, textCase: TextCase = .none,
    textStyle: TextStyle? = nil, maximumScale: Double? = nil, monospacedDigits: Bool = false,
    fontFeatures: FontFeaturesValue = .none, minimumScale: Double? = nil, isItalic: Bool = false,
    hasSystemSize: Bool = false
  ) {
    self.fontFamily = fontFamily
    self.size = size
    self.weight = weight
    self.lineHeight = lineHeight
    lineHeightMultiple = size == 0 ? 0 : lineHeight / size
    self.letterSpacing = letterSpacing
    self.textCase = textCase
    self.textStyle = textStyle
    self.maximumScale = maximumScale
    self.monospacedDigits = monospacedDigits
    self.fontFeatures = fontFeatures
    self.minimumScale = minimumScale
    self.isItalic = isItalic
    self.hasSystemSize = hasSystemSize
  }

  /// The cases in which letters can be shown.
  public enum TextCase: CaseIterable, Sendable {
    /// As the text has them.
    case none
    /// All in upper case.
    case uppercase
    /// All in lower case.
    case lowercase
    /// The first letter of each word in upper case; SwiftUI shows such text as it is.
    case capitalized

    /// The name in token files.
    package var name: String { "\(self)" }
  }

  /// The styles of Dynamic Type, named as in `UIFont.TextStyle`.
  public enum TextStyle: CaseIterable, Sendable {
    /// The largest title, of visionOS; `largeTitle` on other platforms.
    case extraLargeTitle
    /// The second largest title, of visionOS; `largeTitle` on other platforms.
    case extraLargeTitle2
    /// A large title; `title1` on tvOS.
    case largeTitle
    /// A title of the first level.
    case title1
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// A heading.
    case headline
    /// A heading below another.
    case subheadline
    /// Running text.
    case body
    /// A short text that stands out from the running text.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption1
    /// A caption below another.
    case caption2

    /// The style's name in token files.
    package var name: String { "\(self)" }
  }
}

extension TypographyValue {
  /// This style with the tracking that the platform gives its own font, instead of
  /// ``letterSpacing``; other fonts keep theirs.
  ///
  /// The platform's font has its own tracking at each size, which text without letter spacing shows.
  /// Design tools write it out as letter spacing. Tokens that repeat it apply it twice, so use such a
  /// style this way:
  ///
  /// ```swift
  /// let body = theme[.body].withPlatformTracking
  /// ```
  public var withPlatformTracking: TypographyValue {
    var style = self
    if fontFamily.isSystem { style.letterSpacing = 0 }
    return style
  }
}

extension TypographyValue {
  /// Creates one of the platform's own text styles: its size, its weight and its font.
  ///
  /// ```swift
  /// let note = TypographyValue(.footnote).withWeight(.semiBold)
  /// ```
  public init(_ style: TextStyle) {
    self.init(
      size: style.defaultSize, weight: style.defaultWeight, lineHeight: 0, textStyle: style,
      hasSystemSize: true)
  }

  /// This style in another weight.
  public func withWeight(_ weight: FontWeightValue) -> TypographyValue {
    var style = self
    style.weight = weight
    return style
  }

  /// This style with italic letters, or with upright ones.
  public func withItalics(_ isItalic: Bool = true) -> TypographyValue {
    var style = self
    style.isItalic = isItalic
    return style
  }
}

extension TypographyValue.TextStyle {
  /// The size in points that iOS gives the style at its default Dynamic Type size (Human Interface
  /// Guidelines, Typography); visionOS for its extra large titles.
  package var defaultSize: Double { metrics.size }
  /// The height of a line at that size.
  package var defaultLineHeight: Double { metrics.lineHeight }
  /// The weight of the style's font.
  package var defaultWeight: FontWeightValue {
    switch self {
    case .headline: .semiBold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  private var metrics: (size: Double, lineHeight: Double) {
    switch self {
    case .extraLargeTitle: (36, 43)
    case .extraLargeTitle2: (28, 34)
    case .largeTitle: (34, 41)
    case .title1: (28, 34)
    case .title2: (22, 28)
    case .title3: (20, 25)
    case .headline, .body: (17, 22)
    case .callout: (16, 21)
    case .subheadline: (15, 20)
    case .footnote: (13, 18)
    case .caption1: (12, 16)
    case .caption2: (11, 13)
    }
  }
}

extension TypographyValue {
  /// Reads ten numbers of generated data, starting at `first`.
  ///
  /// They are the index of the font family, size, weight, line height in points and as a multiple,
  /// letter spacing, the index of the text case, the index of the text style plus 1 or 0 for none,
  /// maximum scale or 0 for none, and 1 for monospaced digits or else 0.
  @_spi(Generated) public init(from table: (some NumberTable & FontFamilyTable).Type, at first: Int)
  {
    self.init(
      fontFamily: table.fontFamily(at: Int(table.number(at: first))), at: first, table.number)
  }

  /// Reads thirteen numbers of generated data, starting at `first`: three more than other styles have.
  ///
  /// They are the minimum scale or 0 for none, 1 for italic letters or else 0, and 1 for the size of the
  /// platform's style or else 0.
  @_spi(Generated) public init(
    extendedFrom table: (some NumberTable & FontFamilyTable).Type, at first: Int
  ) {
    self.init(
      fontFamily: table.fontFamily(at: Int(table.number(at: first))), at: first, isExtended: true,
      table.number)
  }

  /// Reads the numbers after that of the font family.
  init(
    fontFamily: FontFamilyValue, at first: Int, isExtended: Bool = false, _ number: (Int) -> Double
  ) {
    self.fontFamily = fontFamily
    size = number(first + 1)
    weight = FontWeightValue(number(first + 2))
    lineHeight = number(first + 3)
    lineHeightMultiple = number(first + 4)
    letterSpacing = number(first + 5)
    textCase = TextCase(number: number(first + 6))
    let style = number(first + 7)
    textStyle = style == 0 ? nil : TextStyle(number: style - 1)
    let scale = number(first + 8)
    maximumScale = scale == 0 ? nil : scale
    monospacedDigits = number(first + 9) != 0
    fontFeatures = .none
    let minimum = isExtended ? number(first + 10) : 0
    minimumScale = minimum == 0 ? nil : minimum
    isItalic = isExtended && number(first + 11) != 0
    hasSystemSize = isExtended && number(first + 12) != 0
  }

  /// The numbers that are read, with the index of the font family, and how many they are.
  package func numbers(fontFamily: Int, isExtended: Bool = false) -> [Double] {
    let numbers: [Double] = [
      Double(fontFamily), size, weight.number, lineHeight, lineHeightMultiple, letterSpacing,
      textCase.number, textStyle.map { $0.number + 1 } ?? 0, maximumScale ?? 0,
      monospacedDigits ? 1 : 0,
    ]
    let more: [Double] = [minimumScale ?? 0, isItalic ? 1 : 0, hasSystemSize ? 1 : 0]
    return isExtended ? numbers + more : numbers
  }
  package static var numberCount: Int { 10 }
  package static var extendedNumberCount: Int { 13 }
  /// Where the size and the line height in points stand; the line height as a multiple follows.
  static var sizeIndex: Int { 1 }
  static var lineHeightIndex: Int { 3 }
}
