import TokenRuntime

/// How a line is drawn (Format module, section 9.3).
enum StrokeStyle: Hashable, Sendable {
  case keyword(Keyword)
  case dashes([Dimension], lineCap: LineCap)

  enum Keyword: String, CaseIterable, Sendable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  typealias LineCap = StrokeStyleValue.LineCap
}

/// A line around something (Format module, section 9.4).
struct Border: Hashable, Sendable {
  var color: Color
  var width: Dimension
  var style: StrokeStyle
}

/// A change over time (Format module, section 9.5).
struct Transition: Hashable, Sendable {
  var duration: Duration
  var delay: Duration
  var timingFunction: CubicBezier
}

/// One or several shadow layers (Format module, section 9.6).
struct Shadow: Hashable, Sendable {
  var layers: [Layer]
  /// Whether the file has an array, even of one layer.
  var isList: Bool

  struct Layer: Hashable, Sendable {
    var color: Color
    var offsetX, offsetY, blur, spread: Dimension
    /// `nil` when the file leaves it out, which means `false`.
    var inset: Bool?
  }
}

/// Colors along a line (Format module, section 9.7).
struct Gradient: Hashable, Sendable {
  var stops: [Stop]

  struct Stop: Hashable, Sendable {
    var color: Color
    /// From 0, the start, to 1, the end; clamped when written outside.
    var position: Double
  }
}

/// A text style (Format module, section 9.8).
struct Typography: Hashable, Sendable {
  var fontFamily: FontFamily
  var fontSize: Dimension
  var fontWeight: FontWeight
  var letterSpacing: Dimension
  /// A multiple of the font size.
  var lineHeight: Double
  /// What `$extensions.tokenc` adds for Apple's platforms.
  var options = TypographyOptions()
}

/// The typography members of `$extensions.tokenc`; they are no part of the standard's value.
struct TypographyOptions: Hashable, Sendable {
  /// The Dynamic Type style to scale with.
  var textStyle: TextStyle?
  /// The largest factor by which Dynamic Type may enlarge the text, at least 1.
  var maximumScale: Double?
  var textCase: TextCase?
  /// The exact line height in points, where the multiple in the value is only near it.
  var lineHeightPoints: Double?
  var monospacedDigits: Bool?

  typealias TextStyle = TypographyValue.TextStyle
  typealias TextCase = TypographyValue.TextCase
}
