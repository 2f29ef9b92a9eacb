import TokenRuntime

/// How a line is drawn (Format module, section 9.3).
package enum StrokeStyle: Hashable, Sendable {
  case keyword(Keyword)
  case dashes([Dimension], lineCap: LineCap)

  package enum Keyword: String, CaseIterable, Sendable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  package typealias LineCap = StrokeStyleValue.LineCap
}

/// A line around something (Format module, section 9.4).
package struct Border: Hashable, Sendable {
  package var color: Color
  package var width: Dimension
  package var style: StrokeStyle
}

/// A change over time (Format module, section 9.5).
package struct Transition: Hashable, Sendable {
  package var duration: Duration
  package var delay: Duration
  package var timingFunction: CubicBezier
}

/// One or several shadow layers (Format module, section 9.6).
package struct Shadow: Hashable, Sendable {
  package var layers: [Layer]
  /// A Boolean value that indicates whether the file has an array, even of one layer.
  var isList: Bool

  package struct Layer: Hashable, Sendable {
    package var color: Color
    package var offsetX: Dimension
    package var offsetY: Dimension
    package var blur: Dimension
    package var spread: Dimension
    /// `nil` when the file leaves it out, which means `false`.
    package var inset: Bool?

    package init(
      color: Color, offsetX: Dimension, offsetY: Dimension, blur: Dimension, spread: Dimension,
      inset: Bool? = nil
    ) {
      self.color = color
      self.offsetX = offsetX
      self.offsetY = offsetY
      self.blur = blur
      self.spread = spread
      self.inset = inset
    }
  }
}

/// Colors along a line (Format module, section 9.7).
package struct Gradient: Hashable, Sendable {
  package var stops: [Stop]
  /// The direction in degrees, clockwise from upwards, which `$extensions.tokenc` states.
  package var angle: Double?

  package struct Stop: Hashable, Sendable {
    package var color: Color
    /// From 0, the start, to 1, the end; clamped when written outside.
    package var position: Double
  }
}

/// A text style (Format module, section 9.8).
package struct Typography: Hashable, Sendable {
  package var fontFamily: FontFamily
  package var fontSize: Dimension
  package var fontWeight: FontWeight
  package var letterSpacing: Dimension
  /// A multiple of the font size.
  package var lineHeight: Double
  /// The additions of `$extensions.tokenc` for Apple's platforms.
  package var options = TypographyOptions()
}

/// The typography members of `$extensions.tokenc`; they are not part of the standard's value.
package struct TypographyOptions: Hashable, Sendable {
  package var textStyle: TextStyle?
  /// The largest factor by which Dynamic Type may enlarge the text, at least 1.
  package var maximumScale: Double?
  package var textCase: TextCase?
  /// The exact line height in points, where the multiple in the value is only near it.
  package var lineHeightPoints: Double?
  package var monospacedDigits: Bool?
  /// The smallest factor to which Dynamic Type may shrink the text, at most 1.
  package var minimumScale: Double?
  package var isItalic: Bool?
  /// A Boolean value that indicates whether the size is that which the platform gives ``textStyle``.
  package var systemSize: Bool?
  /// A Boolean value that indicates whether lines are as high as the font makes them: the value's own height is for
  /// other platforms.
  package var hasFontLineHeight = false

  package typealias TextStyle = TypographyValue.TextStyle
  package typealias TextCase = TypographyValue.TextCase
}
