/// A text style (Format module, section 9.8, and its extension for Apple's platforms).
public struct TypographyValue: Equatable, Sendable {
  public var fontFamily: FontFamilyValue
  /// In points.
  public var size: Double
  public var weight: FontWeightValue
  /// The height of a line in points.
  public var lineHeight: Double
  /// The height of a line as a multiple of the size.
  public var lineHeightMultiple: Double
  /// The space added between characters in points; negative when they move closer.
  public var letterSpacing: Double
  public var textCase: TextCase
  /// The Dynamic Type style that the text scales with; `nil` when the design names none.
  public var textStyle: TextStyle?
  /// The largest factor by which Dynamic Type may enlarge the text, at least 1; `nil` for any.
  public var maximumScale: Double?
  /// Whether all digits have the same width.
  public var monospacedDigits: Bool

  /// Creates a text style; the line's height is given in points.
  public init(
    fontFamily: FontFamilyValue = .system, size: Double, weight: FontWeightValue = .regular,
    lineHeight: Double, letterSpacing: Double = 0, textCase: TextCase = .none,
    textStyle: TextStyle? = nil, maximumScale: Double? = nil, monospacedDigits: Bool = false
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
  }

  /// How letters are shown, whatever the text has.
  public enum TextCase: CaseIterable, Sendable {
    case none, uppercase, lowercase, capitalized
  }

  /// The styles of Dynamic Type, named as in `UIFont.TextStyle`.
  public enum TextStyle: CaseIterable, Sendable {
    case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3
    case headline, subheadline, body, callout, footnote, caption1, caption2
  }
}

extension TypographyValue {
  /// The numbers of one text style in generated data.
  public static var numberCount: Int { 10 }

  /// Reads the numbers font family, size, weight, line height in points and as a multiple, letter
  /// spacing, text case, text style + 1 or 0, maximum scale or 0, and 1 for monospaced digits.
  public init(from table: (some NumberTable & FontFamilyTable).Type, at first: Int) {
    fontFamily = table.fontFamily(at: Int(table.number(at: first)))
    size = table.number(at: first + 1)
    weight = FontWeightValue(table.number(at: first + 2))
    lineHeight = table.number(at: first + 3)
    lineHeightMultiple = table.number(at: first + 4)
    letterSpacing = table.number(at: first + 5)
    textCase = TextCase.allCases[Int(table.number(at: first + 6))]
    let style = Int(table.number(at: first + 7))
    textStyle = style == 0 ? nil : TextStyle.allCases[style - 1]
    let scale = table.number(at: first + 8)
    maximumScale = scale == 0 ? nil : scale
    monospacedDigits = table.number(at: first + 9) != 0
  }
}
