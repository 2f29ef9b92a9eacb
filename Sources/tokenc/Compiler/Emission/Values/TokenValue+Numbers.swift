import TokenRuntime

extension TokenValue {
  /// The value's numbers as the library reads them; units are points and seconds. `fontFamily` gives
  /// the number of a list of fonts, and `isExtended` says whether a text style has the numbers that few
  /// have.
  func numbers(
    pointsPerRem: Double, isExtended: Bool, fontFamily: (FontFamily) -> Int
  ) -> [Double] {
    func points(_ dimension: Dimension) -> Double { dimension.points(perRem: pointsPerRem) }
    switch self {
    case .color: return []
    case .dimension(let dimension): return [points(dimension)]
    case .fontFamily(let family): return [Double(fontFamily(family))]
    case .fontWeight(let weight): return [weight.number]
    case .duration(let duration): return [duration.seconds]
    case .number(let number): return [number]
    case .cubicBezier(let curve): return CubicBezierValue(curve).numbers
    case .transition(let transition):
      return TransitionValue(
        duration: DurationValue(seconds: transition.duration.seconds),
        delay: DurationValue(seconds: transition.delay.seconds),
        timingFunction: CubicBezierValue(transition.timingFunction)
      ).numbers
    case .strokeStyle(let style): return StrokeStyleValue(style, points: points).numbers
    case .border(let border):
      return BorderValue(
        color: .elsewhere, width: points(border.width),
        style: StrokeStyleValue(border.style, points: points)
      ).numbers
    case .shadow(let shadow):
      return shadow.layers.flatMap { layer in
        ShadowValue.Layer(
          color: .elsewhere, offsetX: points(layer.offsetX), offsetY: points(layer.offsetY),
          blur: points(layer.blur), spread: points(layer.spread), inset: layer.inset ?? false
        ).numbers
      }
    case .gradient(let gradient):
      let angle = isExtended ? gradient.angle : nil
      return gradient.stops.map(\.position) + (angle.map { [$0] } ?? [])
    case .typography(let style):
      return TypographyValue(style, points: points)
        .numbers(fontFamily: fontFamily(style.fontFamily), isExtended: isExtended)
    }
  }

  var hasAngle: Bool {
    guard case .gradient(let gradient) = self else { return false }
    return gradient.angle != nil
  }

  /// A Boolean value that indicates whether it is a text style with properties that few have, or a gradient with an
  /// angle.
  var isExtended: Bool {
    if hasAngle { return true }
    guard case .typography(let style) = self else { return false }
    let options = style.options
    return options.minimumScale != nil || options.isItalic == true || options.systemSize == true
  }

  var colors: [Color] {
    switch self {
    case .color(let color): [color]
    case .border(let border): [border.color]
    case .shadow(let shadow): shadow.layers.map(\.color)
    case .gradient(let gradient): gradient.stops.map(\.color)
    default: []
    }
  }
}

extension Dimension {
  package func points(perRem: Double) -> Double {
    switch unit {
    case .px: value
    case .rem: (value * perRem).withoutNoise
    }
  }
}

extension Duration {
  var seconds: Double {
    switch unit {
    case .ms: (value / 1000).withoutNoise
    case .s: value
    }
  }
}

extension ColorValue {
  /// The color of a value if only its numbers count: colors have their own table.
  fileprivate static var elsewhere: ColorValue { ColorValue(TokenRuntime.ColorComponents(rgb: 0)) }
}

extension CubicBezierValue {
  fileprivate init(_ curve: CubicBezier) { self.init(curve.x1, curve.y1, curve.x2, curve.y2) }
}

extension StrokeStyleValue {
  fileprivate init(_ style: StrokeStyle, points: (Dimension) -> Double) {
    switch style {
    case .keyword(let keyword): self.init(keyword.kind)
    case .dashes(let lengths, let lineCap):
      self.init(dashes: ValueList(lengths.map(points)), lineCap: lineCap)
    }
  }
}

extension StrokeStyle.Keyword {
  fileprivate var kind: StrokeStyleValue.Kind {
    switch self {
    case .solid: .solid
    case .dashed: .dashed
    case .dotted: .dotted
    case .double: .double
    case .groove: .groove
    case .ridge: .ridge
    case .outset: .outset
    case .inset: .inset
    }
  }
}

extension TypographyValue {
  /// The text style without its fonts.
  init(_ style: Typography, points: (Dimension) -> Double) {
    let size = points(style.fontSize)
    self.init(
      size: size, weight: FontWeightValue(style.fontWeight.number),
      lineHeight: style.options.hasFontLineHeight
        ? 0 : style.options.lineHeightPoints ?? (style.lineHeight * size).withoutNoise,
      letterSpacing: points(style.letterSpacing), textCase: style.options.textCase ?? .none,
      textStyle: style.options.textStyle, maximumScale: style.options.maximumScale,
      monospacedDigits: style.options.monospacedDigits ?? false,
      minimumScale: style.options.minimumScale, isItalic: style.options.isItalic ?? false,
      hasSystemSize: style.options.systemSize ?? false)
    lineHeightMultiple = style.lineHeight
  }
}
