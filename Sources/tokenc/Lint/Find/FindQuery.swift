import TokenCompiler

/// A query of a person for tokens.
package enum FindQuery: Equatable, Sendable {
  case color(Color)
  /// In points.
  case length(Double)
  case textStyle(TextStyleQuery)
  case shadow(Shadow.Layer)
  /// The dotted path of a token: what is like it.
  case token(String)

  /// Reads a query: a color of CSS, a length such as `15px`, a text style such as `17/22
  /// semi-bold`, a shadow such as `0 2px 4px #00000014`, or a token path.
  package static func parse(
    _ text: String, pointsPerRem: Double
  ) throws(CSSColor.Fault) -> FindQuery {
    let text = text.trimmingSpaces
    if let points = length(text, pointsPerRem) { return .length(points) }
    if let style = TextStyleQuery(text, pointsPerRem: pointsPerRem) { return .textStyle(style) }
    if let shadow = try shadow(text, pointsPerRem) { return .shadow(shadow) }
    if text.first == "#" || text.contains("(") { return .color(try CSSColor.parse(text)) }
    return .token(text)
  }

  /// A number with `px`, `pt`, `rem` or nothing after it, in points.
  static func length(_ text: String, _ pointsPerRem: Double) -> Double? {
    for (unit, points) in [("px", 1), ("pt", 1), ("rem", pointsPerRem), ("", 1)] {
      if let number = text.number(before: unit) { return number * points }
    }
    return nil
  }

  /// One layer: two to four lengths, then a color.
  private static func shadow(
    _ text: String, _ pointsPerRem: Double
  ) throws(CSSColor.Fault) -> Shadow.Layer? {
    var lengths: [Double] = []
    var rest = text[...]
    while let end = rest.firstIndex(of: " "),
      let length = length(String(rest[..<end]), pointsPerRem)
    {
      lengths.append(length)
      rest = rest[rest.index(after: end)...].trimmingSpaces[...]
    }
    guard (2...4).contains(lengths.count), rest.first == "#" || rest.contains("(") else {
      return nil
    }
    lengths += Array(repeating: 0, count: 4 - lengths.count)
    let dimensions = lengths.map { Dimension(value: $0, unit: .px) }
    return Shadow.Layer(
      color: try CSSColor.parse(String(rest)), offsetX: dimensions[0], offsetY: dimensions[1],
      blur: dimensions[2], spread: dimensions[3])
  }
}

/// A text style by its numbers: a size, and perhaps a line height and a weight.
package struct TextStyleQuery: Equatable, Sendable {
  /// In points.
  var size: Double
  /// In points.
  var lineHeight: Double?
  /// From 1 to 1000.
  var weight: Double?

  /// Reads `17/22`, `17/22 600` or `17px semi-bold`; `nil` when it is something else.
  init?(_ text: String, pointsPerRem: Double) {
    let words = text.split(separator: " ")
    guard let first = words.first, words.count <= 2 else { return nil }
    let lengths = first.split(separator: "/", omittingEmptySubsequences: false)
    guard lengths.count == 2 || words.count == 2, lengths.count <= 2,
      let size = FindQuery.length(String(lengths[0]), pointsPerRem), size > 0
    else { return nil }
    self.size = size
    if lengths.count == 2 {
      guard let height = FindQuery.length(String(lengths[1]), pointsPerRem) else { return nil }
      lineHeight = height
    }
    if words.count == 2 {
      let word = String(words[1])
      let named = FontWeight.Name(rawValue: word)?.number
      guard let weight = named ?? word.number(before: ""), (1...1000).contains(weight) else {
        return nil
      }
      self.weight = weight
    }
  }

  init(like style: SeenTextStyle) {
    size = style.size
    lineHeight = style.lineHeight
    weight = style.weight
  }

  /// How far a style is from what is asked: points of size and line height, and a point for each
  /// step of 100 in weight.
  func distance(to style: SeenTextStyle) -> Double {
    var distance = (style.size - size).magnitude
    if let lineHeight { distance += (style.lineHeight - lineHeight).magnitude }
    if let weight { distance += (style.weight - weight).magnitude / 100 }
    return distance
  }
}
