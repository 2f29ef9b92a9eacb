/// Values as TypeScript: the form of DTCG 2025.10, each meaning in one notation.
package enum TypeScriptValue {
  /// The type in `runtime.ts`, for example `ColorValue`.
  static func type(of type: TokenType) -> String {
    [.fontWeight, .number].contains(type) ? "number" : type.valueName
  }

  static func code(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): code(color)
    case .dimension(let dimension): code(dimension)
    case .fontFamily(let family): code(family)
    case .fontWeight(let weight): JSONNumber.text(weight.number)
    case .duration(let duration): code(duration)
    case .number(let number): JSONNumber.text(number)
    case .cubicBezier(let curve): code(curve)
    case .strokeStyle(let style): code(style)
    case .border(let border): object(border)
    case .transition(let transition): object(transition)
    case .shadow(let shadow):
      array(shadow.layers.map { object($0, and: [("inset", "\($0.inset ?? false)")]) })
    case .gradient(let gradient):
      gradient.angle.map { angle in
        "Object.assign(\(array(gradient.stops.map { object($0) })), { angle: \(JSONNumber.text(angle)) })"
      } ?? array(gradient.stops.map { object($0) })
    case .typography(let style): object(style)
    }
  }

  /// The text as a string literal, which is JSON's.
  package static func quoted(_ text: String) -> String { JSONWriter.quoted(text).withJSONEscapes }

  private static func code(_ color: Color) -> String {
    let shown = DisplayColor(color)
    let channels = (shown.displayP3 ?? shown.sRGB).components.numbers
    var arguments = (0..<3).map { JSONNumber.text(channels[$0]) }
    if color.opacity != 1 { arguments.append(JSONNumber.text(color.opacity)) }
    guard shown.displayP3 != nil else { return "srgb(\(arguments.joined(separator: ", ")))" }
    return "p3(\(([quoted(color.sRGBHex)] + arguments).joined(separator: ", ")))"
  }

  private static func code(_ dimension: Dimension) -> String {
    object([
      ("value", JSONNumber.text(dimension.value)), ("unit", "\"\(dimension.unit.rawValue)\""),
    ])
  }

  private static func code(_ duration: Duration) -> String {
    object([("value", JSONNumber.text(duration.value)), ("unit", "\"\(duration.unit.rawValue)\"")])
  }

  private static func code(_ family: FontFamily) -> String { array(family.names.map(quoted)) }

  private static func code(_ curve: CubicBezier) -> String {
    array([curve.x1, curve.y1, curve.x2, curve.y2].map(JSONNumber.text))
  }

  private static func code(_ style: StrokeStyle) -> String {
    switch style {
    case .keyword(let keyword): quoted(keyword.rawValue)
    case .dashes(let dashes, let lineCap):
      object([("dashArray", array(dashes.map(code))), ("lineCap", quoted(lineCap.name))])
    }
  }

  private static func object(
    _ value: some CompositeValue, and others: [(String, String)] = []
  ) -> String {
    object(value.members.map { ($0.key, code($0.value)) } + others)
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{ " + members.map { "\($0): \($1)" }.joined(separator: ", ") + " }"
  }

  private static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }
}
