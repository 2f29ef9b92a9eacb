import TokenCompiler

/// How every page draws a value: what is drawn, the CSS of the drawing, and what is said beside it.
///
/// CSS is made of numbers, keywords and quoted font names, never of the input's own text. Lengths are
/// in points, which are CSS pixels.
package struct ValueSketch: Sendable {
  enum Kind: String, Sendable {
    case fill
    case shadow
    /// Lines of text in the token's style.
    case text
    case letters
    case bar
    /// A bar as long as the value, which is taken away.
    case negative
    case corner
    case line
    case dashes
    /// Something that moves for as long as the value says.
    case motion
    case curve
    case number
  }

  /// A hint for the drawing of a value, by the position where it stands.
  package enum Hint: Hashable, Sendable {
    case none
    /// A length that rounds corners.
    case radius
    /// The direction of a gradient, as CSS has it, for example `135deg`.
    case angle(String)
  }

  var kind: Kind
  /// CSS properties, as script names them, with their values.
  var style: [(property: String, value: String)] = []
  var curve: CubicBezier?
  /// The lengths of dashes and gaps in points, and the ends of the dashes.
  var dashes: (lengths: [Double], cap: String)?
  /// A Boolean value that indicates whether what lies beneath shows through a filled area.
  var isTranslucent = false
  /// The facts that a drawing can't show by itself, for example `16 on 24, weight 400`.
  var note: String?

  /// - Parameter pointsPerRem: the length of a `rem`, as `tokenc.json` has it.
  init(_ value: TokenValue, hint: Hint = .none, pointsPerRem: Double = 16) {
    let lengths = CSSLengths(pointsPerRem: pointsPerRem)
    switch value {
    case .color(let color):
      kind = .fill
      style = [("background", Self.css(color))]
      isTranslucent = color.opacity < 1
      if !color.isInGamut(of: .srgb) { note = "\(color.sRGBHex) on displays without P3" }
    case .gradient(let gradient):
      kind = .fill
      var angle = "90deg"
      if case .angle(let stated) = hint { angle = stated }
      if let own = gradient.angle { angle = "\(JSONNumber.text(own))deg" }
      style = [("background", Self.css(gradient, angle))]
      isTranslucent = gradient.stops.contains { $0.color.opacity < 1 }
      if case .angle = hint {
      } else if gradient.angle == nil {
        note = "has no direction; drawn from left to right"
      }
    case .shadow(let shadow):
      kind = .shadow
      style = [("boxShadow", shadow.layers.map(lengths.css).joined(separator: ", "))]
    case .border(let border):
      let sketch = lengths.border(border)
      kind = sketch.kind
      style = sketch.style
      if case .dashes(let array, let cap) = border.style {
        dashes = (array.map(lengths.points), cap.name)
      }
    case .strokeStyle(.keyword(let keyword)):
      kind = .line
      style = [("border", "3px \(keyword.rawValue) currentcolor")]
    case .strokeStyle(.dashes(let array, let cap)):
      kind = .dashes
      style = [("stroke", "currentcolor"), ("strokeWidth", "3px")]
      dashes = (array.map(lengths.points), cap.name)
    case .dimension(let dimension):
      let points = lengths.points(dimension)
      if points < 0 {
        kind = .negative
        style = [("width", lengths.css(-points))]
      } else if hint == .radius {
        kind = .corner
        style = [("borderRadius", lengths.css(points))]
      } else {
        kind = .bar
        style = [("width", lengths.css(points))]
      }
      if dimension.unit == .rem { note = "\(Self.number(points)) points" }
    case .typography(let typography):
      kind = .text
      style = lengths.style(of: typography)
      note = lengths.note(on: typography)
    case .fontFamily(let family):
      kind = .letters
      style = [("fontFamily", Self.families(family))]
    case .fontWeight(let weight):
      kind = .letters
      style = [("fontWeight", Self.weight(weight))]
    case .duration(let duration):
      kind = .motion
      style = [("animationDuration", Self.time(duration))]
    case .transition(let transition):
      kind = .motion
      style = [
        ("animationDuration", Self.time(transition.duration)),
        ("animationDelay", Self.time(transition.delay)),
        ("animationTimingFunction", Self.function(transition.timingFunction)),
      ]
      curve = transition.timingFunction
    case .cubicBezier(let bezier):
      kind = .curve
      curve = bezier
    case .number: kind = .number
    }
  }

  // MARK: CSS

  /// The color in sRGB, or in Display P3 where it lies outside.
  package static func css(_ color: Color) -> String {
    let space: ColorSpace = color.isInGamut(of: .srgb) ? .srgb : .displayP3
    let channels = color.gamutMapped(to: space).components.numbers
    let list = (0..<3).map { number(channels[$0]) }.joined(separator: " ")
    return "color(\(space.rawValue) \(list) / \(number(color.opacity)))"
  }

  /// Mixed channel by channel, as Core Animation does; CSS mixes such colors in Oklab by default.
  private static func css(_ gradient: Gradient, _ angle: String) -> String {
    let stops = gradient.orderedStops.map { "\(css($0.color)) \(number($0.position * 100))%" }
    guard !stops.isEmpty else { return "none" }
    return "linear-gradient(in srgb \(angle), \(stops.joined(separator: ", ")))"
  }

  /// A number with at most five digits after the point.
  package static func number(_ number: Double) -> String {
    JSONNumber.text((number * 100_000).rounded() / 100_000)
  }

  fileprivate static func weight(_ weight: FontWeight) -> String {
    number(min(max(weight.number, 1), 1000))
  }

  /// The names in quotes, then the reader's own font; a name is text and never CSS.
  fileprivate static func families(_ family: FontFamily) -> String {
    let quoted = family.names.map { name in
      if genericFamilies.contains(name) { return name }
      let escaped = name.unicodeScalars.map { scalar -> String in
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case _ where scalar.value < 0x20: " "
        default: String(scalar)
        }
      }
      return "\"\(escaped.joined())\""
    }
    return (quoted + ["system-ui", "sans-serif"]).joined(separator: ", ")
  }

  /// The names of fonts in CSS itself (CSS Fonts 4, section 2.1.3).
  private static let genericFamilies: Set = [
    "serif", "sans-serif", "monospace", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace",
    "ui-rounded", "cursive", "fantasy", "-apple-system",
  ]

  private static func time(_ duration: Duration) -> String {
    number(max(duration.value, 0)) + duration.unit.rawValue
  }

  private static func function(_ curve: CubicBezier) -> String {
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(number)
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }
}

/// CSS of what has lengths.
private struct CSSLengths {
  let pointsPerRem: Double

  func points(_ dimension: Dimension) -> Double { dimension.points(perRem: pointsPerRem) }
  func css(_ points: Double) -> String { "\(ValueSketch.number(points))px" }
  func css(_ dimension: Dimension) -> String { css(points(dimension)) }

  func css(_ layer: Shadow.Layer) -> String {
    let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(css)
    return (layer.inset == true ? "inset " : "") + lengths.joined(separator: " ")
      + " \(ValueSketch.css(layer.color))"
  }

  func border(
    _ border: Border
  ) -> (kind: ValueSketch.Kind, style: [(property: String, value: String)]) {
    let width = css(border.width)
    let color = ValueSketch.css(border.color)
    switch border.style {
    case .keyword(let keyword):
      return (.line, [("border", "\(width) \(keyword.rawValue) \(color)")])
    case .dashes: return (.dashes, [("stroke", color), ("strokeWidth", width)])
    }
  }

  /// The height of a line in points.
  private func lineHeight(_ typography: Typography) -> Double {
    typography.options.lineHeightPoints
      ?? max(typography.lineHeight, 0) * points(typography.fontSize)
  }

  func style(of typography: Typography) -> [(property: String, value: String)] {
    var style: [(property: String, value: String)] = [
      ("fontFamily", ValueSketch.families(typography.fontFamily)),
      ("fontSize", css(typography.fontSize)),
      ("fontWeight", ValueSketch.weight(typography.fontWeight)),
      ("lineHeight", css(lineHeight(typography))),
      ("letterSpacing", css(typography.letterSpacing)),
    ]
    switch typography.options.textCase {
    case .uppercase: style.append(("textTransform", "uppercase"))
    case .lowercase: style.append(("textTransform", "lowercase"))
    case .capitalized: style.append(("textTransform", "capitalize"))
    case .some(.none), nil: break
    }
    if typography.options.isItalic == true { style.append(("fontStyle", "italic")) }
    if typography.options.monospacedDigits == true {
      style.append(("fontVariantNumeric", "tabular-nums"))
    }
    return style
  }

  func note(on typography: Typography) -> String {
    let size = ValueSketch.number(points(typography.fontSize))
    let tracking = points(typography.letterSpacing)
    return "\(size) on \(ValueSketch.number(lineHeight(typography))), "
      + "weight \(ValueSketch.weight(typography.fontWeight))"
      + (tracking == 0 ? "" : ", tracking \(ValueSketch.number(tracking))")
  }
}
