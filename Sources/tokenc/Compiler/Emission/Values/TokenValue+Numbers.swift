extension TokenValue {
  /// The value's numbers in the order in which the runtime library reads them; units are points and
  /// seconds. `fontFamily` gives the number of a list of fonts.
  func numbers(pointsPerRem: Double, fontFamily: (FontFamily) -> Int) -> [Double] {
    func points(_ dimension: Dimension) -> Double { dimension.points(perRem: pointsPerRem) }
    switch self {
    case .color: return []
    case .dimension(let dimension): return [points(dimension)]
    case .fontFamily(let family): return [Double(fontFamily(family))]
    case .fontWeight(let weight): return [weight.number]
    case .duration(let duration): return [duration.seconds]
    case .number(let number): return [number]
    case .cubicBezier(let curve): return curve.numbers
    case .transition(let transition):
      return [transition.duration.seconds, transition.delay.seconds]
        + transition.timingFunction.numbers
    case .strokeStyle(let style): return style.numbers(points: points)
    case .border(let border): return [points(border.width)] + border.style.numbers(points: points)
    case .shadow(let shadow):
      return shadow.layers.flatMap { layer in
        [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(points)
          + [layer.inset ?? false ? 1 : 0]
      }
    case .gradient(let gradient): return gradient.stops.map(\.position)
    case .typography(let style):
      return [Double(fontFamily(style.fontFamily))] + style.numbers(points: points)
    }
  }

  /// The value's colours in order.
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
  /// The length in points.
  func points(perRem: Double) -> Double {
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

extension Double {
  /// The number rounded to nine decimals: what a multiplication adds below is noise.
  fileprivate var withoutNoise: Double {
    magnitude < 1_000_000 ? (self * 1e9).rounded() / 1e9 : self
  }
}

extension CubicBezier {
  fileprivate var numbers: [Double] { [x1, y1, x2, y2] }
}

extension StrokeStyle {
  /// The kinds in the order of the library's `StrokeStyleValue.Kind`, the last being `custom`.
  static let kinds: [Keyword] = [
    .solid, .dashed, .dotted, .double, .groove, .ridge, .outset, .inset,
  ]
  /// The caps in the order of the library's `StrokeStyleValue.LineCap`.
  static let lineCaps: [LineCap] = [.round, .butt, .square]

  fileprivate func numbers(points: (Dimension) -> Double) -> [Double] {
    switch self {
    case .keyword(let keyword):
      return [number(of: keyword, in: Self.kinds), number(of: .butt, in: Self.lineCaps)]
    case .dashes(let lengths, let lineCap):
      return [Double(Self.kinds.count), number(of: lineCap, in: Self.lineCaps)]
        + lengths.map(points)
    }
  }

  private func number<Choice: Equatable>(of choice: Choice, in choices: [Choice]) -> Double {
    Double(choices.firstIndex(of: choice) ?? 0)
  }
}

extension Typography {
  /// The cases in the order of the library's `TypographyValue.TextCase`.
  static let textCases: [TypographyOptions.TextCase] = [
    .none, .uppercase, .lowercase, .capitalized,
  ]
  /// The styles in the order of the library's `TypographyValue.TextStyle`.
  static let textStyles = [
    "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title1", "title2", "title3", "headline",
    "subheadline", "body", "callout", "footnote", "caption1", "caption2",
  ]

  /// The numbers after the font family's.
  fileprivate func numbers(points: (Dimension) -> Double) -> [Double] {
    let size = points(fontSize)
    let textCase = options.textCase.flatMap { Self.textCases.firstIndex(of: $0) } ?? 0
    let textStyle = options.textStyle.flatMap { Self.textStyles.firstIndex(of: $0) }
    return [
      size, fontWeight.number, options.lineHeightPoints ?? (lineHeight * size).withoutNoise,
      lineHeight,
      points(letterSpacing), Double(textCase), Double(textStyle.map { $0 + 1 } ?? 0),
      options.maximumScale ?? 0, options.monospacedDigits ?? false ? 1 : 0,
    ]
  }
}
