import TokenCompiler

/// How a page draws a value: what is drawn, and the CSS of the drawing.
struct ValueSketch: Sendable {
  enum Kind: String, Sendable {
    /// A filled area.
    case fill
    /// A box with a shadow.
    case shadow
    /// A line of text in the token's style.
    case text
    /// A few letters.
    case letters
    /// A bar as long as the value.
    case bar
    /// A box with rounded corners.
    case corner
    /// A box with a border.
    case line
    /// Something that moves for as long as the value says.
    case motion
    /// A timing curve.
    case curve
  }

  var kind: Kind
  /// CSS properties, as script names them, with their values: each of numbers, keywords and quoted
  /// names.
  var style: [(property: String, value: String)]
  /// The control points of a curve.
  var curve: CubicBezier?

  /// `nil` for values that nothing shows, such as a number.
  ///
  /// - Parameter isRadius: whether a dimension rounds corners.
  init?(_ value: TokenValue, isRadius: Bool) {
    switch value {
    case .color, .gradient, .shadow, .border:
      guard let preview = ValuePreview(value) else { return nil }
      kind = preview.kind
      let property = kind == .fill ? "background" : kind == .shadow ? "boxShadow" : "border"
      style = [(property, preview.css)]
    case .strokeStyle(let stroke):
      (kind, style) = (.line, [("border", "3px \(ValuePreview.css(stroke)) currentcolor")])
    case .dimension(let dimension):
      guard dimension.value >= 0 else { return nil }
      let length = ValuePreview.css(dimension)
      (kind, style) = isRadius ? (.corner, [("borderRadius", length)]) : (.bar, [("width", length)])
    case .typography(let typography):
      (kind, style) = (.text, Self.style(of: typography))
    case .fontFamily(let family):
      (kind, style) = (.letters, [("fontFamily", Self.families(family))])
    case .fontWeight(let weight):
      (kind, style) = (.letters, [("fontWeight", ValuePreview.number(weight.number))])
    case .duration(let duration):
      (kind, style) = (.motion, [("animationDuration", Self.time(duration))])
    case .transition(let transition):
      kind = .motion
      style = [
        ("animationDuration", Self.time(transition.duration)),
        ("animationDelay", Self.time(transition.delay)),
        ("animationTimingFunction", Self.function(transition.timingFunction)),
      ]
      curve = transition.timingFunction
    case .cubicBezier(let bezier):
      (kind, style) = (.curve, [])
      curve = bezier
    case .number:
      return nil
    }
  }

  private static func style(of typography: Typography) -> [(property: String, value: String)] {
    var style: [(property: String, value: String)] = [
      ("fontFamily", families(typography.fontFamily)),
      ("fontSize", ValuePreview.css(typography.fontSize)),
      ("fontWeight", ValuePreview.number(min(max(typography.fontWeight.number, 1), 1000))),
      ("lineHeight", ValuePreview.number(max(typography.lineHeight, 0))),
      ("letterSpacing", ValuePreview.css(typography.letterSpacing)),
    ]
    switch typography.options.textCase {
    case .uppercase: style.append(("textTransform", "uppercase"))
    case .lowercase: style.append(("textTransform", "lowercase"))
    case .capitalized: style.append(("textTransform", "capitalize"))
    case .some(.none), nil: break
    }
    if typography.options.monospacedDigits == true {
      style.append(("fontVariantNumeric", "tabular-nums"))
    }
    return style
  }

  /// The names in quotes, then the reader's own font; a name is text and never CSS.
  private static func families(_ family: FontFamily) -> String {
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

  /// What CSS itself calls fonts (CSS Fonts 4, section 2.1.3).
  private static let genericFamilies: Set = [
    "serif", "sans-serif", "monospace", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace",
    "ui-rounded", "cursive", "fantasy", "-apple-system",
  ]

  private static func time(_ duration: Duration) -> String {
    ValuePreview.number(max(duration.value, 0)) + duration.unit.rawValue
  }

  private static func function(_ curve: CubicBezier) -> String {
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(ValuePreview.number)
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }
}
