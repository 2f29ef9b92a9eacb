struct CSSValue: Equatable {
  /// In colors of sRGB, which every browser shows.
  var plain: String
  /// In colors of Display P3 where it has some that sRGB doesn't hold; `nil` otherwise.
  var wide: String?

  private init(_ plain: String, wide: String? = nil) {
    self.plain = plain
    self.wide = wide == plain ? nil : wide
  }

  /// The custom properties of a value by what follows the token's name; none if CSS can't say it.
  static func properties(of value: TokenValue) -> [(suffix: String, value: CSSValue)] {
    if case .typography(let style) = value { return properties(of: style) }
    return CSSValue(value).map { [("", $0)] } ?? []
  }

  static func suffixes(of type: TokenType) -> [String] {
    type == .typography ? ["", letterSpacing, textTransform] : [""]
  }

  private static let letterSpacing = "-letter-spacing"
  private static let textTransform = "-text-transform"

  /// `nil` for dashes, whose lengths CSS can't state.
  private init?(_ value: TokenValue) {
    func both(_ text: (_ isWide: Bool) -> String) -> CSSValue {
      CSSValue(text(false), wide: text(true))
    }
    switch value {
    case .color(let color): self = both { Self.text(color, isWide: $0) }
    case .dimension(let dimension): self.init(dimension.shortText)
    case .fontFamily(let family): self.init(Self.text(family))
    case .fontWeight(let weight): self.init(JSONNumber.text(weight.number))
    case .duration(let duration): self.init(duration.shortText)
    case .number(let number): self.init(JSONNumber.text(number))
    case .cubicBezier(let curve): self.init(Self.text(curve))
    case .strokeStyle(.keyword(let keyword)): self.init(keyword.rawValue)
    case .border(let border):
      guard case .keyword(let keyword) = border.style else { return nil }
      self = both {
        "\(border.width.shortText) \(keyword.rawValue) \(Self.text(border.color, isWide: $0))"
      }
    case .transition(let transition):
      self.init(
        "\(transition.duration.shortText) \(Self.text(transition.timingFunction)) "
          + transition.delay.shortText)
    case .shadow(let shadow):
      self = both { isWide in
        shadow.layers.map { layer in
          let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(\.shortText)
          return
            ((layer.inset == true ? ["inset"] : []) + lengths
            + [Self.text(layer.color, isWide: isWide)]).joined(separator: " ")
        }.joined(separator: ", ")
      }
    case .gradient(let gradient):
      let direction = gradient.angle.map { [Self.direction(ofAngle: $0)] } ?? []
      self = both { isWide in
        let stops = gradient.stops.map { stop in
          let percent = JSONNumber.text(min(max(stop.position, 0), 1) * 100)
          return "\(Self.text(stop.color, isWide: isWide)) \(percent)%"
        }
        return (direction + stops).joined(separator: ", ")
      }
    case .strokeStyle(.dashes), .typography: return nil
    }
  }

  /// The direction of a gradient whose angle is that in a square, which is stretched to the area: a diagonal
  /// leads from corner to corner.
  private static func direction(ofAngle angle: Double) -> String {
    let turn = angle.truncatingRemainder(dividingBy: 360)
    switch turn < 0 ? turn + 360 : turn {
    case 45: return "to top right"
    case 135: return "to bottom right"
    case 225: return "to bottom left"
    case 315: return "to top left"
    default: return "\(JSONNumber.text(angle))deg"
    }
  }

  private static func properties(of style: Typography) -> [(suffix: String, value: CSSValue)] {
    let options = style.options
    // A style of Apple's platforms has the height that their font has there.
    let isFontHigh = options.hasFontLineHeight && options.systemSize != true
    let height =
      isFontHigh
      ? "normal"
      : options.lineHeightPoints.map { JSONNumber.text($0) + "px" }
        ?? JSONNumber.text(style.lineHeight)
    let font =
      (style.options.isItalic == true ? "italic " : "")
      + "\(JSONNumber.text(style.fontWeight.number)) \(style.fontSize.shortText)/\(height) "
      + text(style.fontFamily)
    let textCase =
      switch style.options.textCase {
      case .capitalized?: "capitalize"
      case .lowercase?: "lowercase"
      case .uppercase?: "uppercase"
      case TypographyOptions.TextCase.none?, nil: "none"
      }
    return [
      ("", CSSValue(font)), (letterSpacing, CSSValue(style.letterSpacing.shortText)),
      (textTransform, CSSValue(textCase)),
    ]
  }

  private static func text(_ family: FontFamily) -> String {
    family.names.map { generic.contains($0) ? $0 : CSSName.quoted($0) }.joined(separator: ", ")
  }

  /// The families that CSS knows without quotation marks (CSS Fonts Module Level 4, section 2.1.3).
  private static let generic: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji", "fangsong", "-apple-system",
  ]

  private static func text(_ curve: CubicBezier) -> String {
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(JSONNumber.text)
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }

  private static func text(_ color: Color, isWide: Bool) -> String {
    let shown = DisplayColor(color)
    let alpha = color.opacity == 1 ? "" : " / " + JSONNumber.text(color.opacity)
    if isWide, let wide = shown.displayP3 {
      return "color(display-p3 \(list((0..<3).map { wide.components.numbers[$0] }))\(alpha))"
    }
    let channels = (0..<3).map { shown.sRGB.components.numbers[$0] }
    let bytes = channels.map { ($0 * 255).rounded() }
    guard zip(channels, bytes).allSatisfy({ abs($0 - $1 / 255) < tolerance }) else {
      return "color(srgb \(list(channels))\(alpha))"
    }
    return alpha.isEmpty
      ? Color.hex(clipping: shown.sRGB.components.numbers) : "rgb(\(list(bytes))\(alpha))"
  }

  /// The greatest change of a channel by rounding to 8 bits, which is less than generated Swift rounds.
  private static let tolerance = 0.00003

  private static func list(_ numbers: [Double]) -> String {
    numbers.map(JSONNumber.text).joined(separator: " ")
  }
}
