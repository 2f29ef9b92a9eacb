import TokenCompiler
import TokenLint

/// The tokens that fit each kind of literal, and those whose value a literal has.
package struct CodeTokens {
  package struct Match: Sendable {
    /// The tokens that have the value in every theme, best first; by their numbers in the table.
    package var exact: [Int] = []
    /// The nearest token of another value in the first theme.
    package var nearest: (token: Int, distance: Double)?
    /// A Boolean value that indicates whether the nearest has the value in the first theme, and another one elsewhere.
    package var isPartlyEqual = false
    /// A Boolean value that indicates whether any token fits the place.
    package var hasCandidates = false
  }

  package let table: TokenTable
  private let candidates: [CodeKind: [Int]]
  private let colors: [Int: SeenColor]
  /// The lengths, seconds and opacities of tokens in each theme.
  private let numbers: [Int: [Double?]]
  private var known: [Question: Match] = [:]

  private struct Question: Hashable {
    let kind: CodeKind
    let value: CodeLiteral.Value
    let hints: Set<String>
  }

  package init(_ table: TokenTable) {
    self.table = table
    var candidates: [CodeKind: [Int]] = [:]
    var colors: [Int: SeenColor] = [:]
    var numbers: [Int: [Double?]] = [:]
    for (index, token) in table.tokens.enumerated() where !token.names.isHidden {
      guard token.deprecation == nil, let kind = Self.kind(of: token, in: table) else { continue }
      candidates[kind, default: []].append(index)
      if kind == .color, let color = table.color(of: token, in: 0) {
        colors[index] = SeenColor(color)
      }
      numbers[index] = table.themes.indices.map { theme in
        table.value(of: token, in: theme).flatMap {
          Self.number($0, pointsPerRem: table.configuration.pointsPerRem)
        }
      }
    }
    self.candidates = candidates
    self.colors = colors
    self.numbers = numbers
  }

  private static func number(_ value: TokenValue, pointsPerRem: Double) -> Double? {
    switch value {
    case .dimension(let length): length.unit == .rem ? length.value * pointsPerRem : length.value
    case .duration(let time): time.unit == .ms ? time.value / 1000 : time.value
    case .number(let number): number
    default: nil
    }
  }

  // MARK: Kinds of tokens

  private static let foreignWords: Set = [
    "blur", "kerning", "leading", "letter", "paragraph", "tracking",
  ]

  /// The kinds of place that a token may stand in; `nil` for one that fits no place.
  static func kind(of token: Token, in table: TokenTable) -> CodeKind? {
    let patterns = table.configuration.lint.code.tokens
    for kind in CodeKind.allCases where patterns[kind.rawValue]?.match(token.text) == true {
      return kind
    }
    let words = (token.text.words + token.names.typeName.words).map { $0.lowercased() }
    func has(_ prefixes: [String]) -> Bool {
      words.contains { word in prefixes.contains(where: word.hasPrefix) }
    }
    switch table.type(of: token) {
    case .color: return .color
    case .typography: return .font
    case .shadow: return .shadow
    case .duration: return has(["delay"]) ? nil : .duration
    case .number: return has(["opacity", "alpha"]) ? .opacity : nil
    case .dimension:
      if words.contains(where: foreignWords.contains) { return nil }
      if has(AccessorModifier.cornerRadius.words) { return .radius }
      if has(["font", "text", "typography"]) { return has(["size"]) ? .font : nil }
      if has(["line"]), has(["height", "spacing"]) { return nil }
      if has(["border", "stroke", "outline"]) { return .border }
      if has(AccessorModifier.padding.words) { return .spacing }
      return has(["size", "sizing", "icon", "height", "width"]) ? .size : nil
    default: return nil
    }
  }

  // MARK: Matching

  package mutating func match(_ literal: CodeLiteral) -> Match {
    let hints = literal.kind == .color ? Self.hints(of: literal.place) : []
    let question = Question(kind: literal.kind, value: literal.value, hints: hints)
    if let match = known[question] { return match }
    let match = find(literal, hints)
    known[question] = match
    return match
  }

  private func find(_ literal: CodeLiteral, _ hints: Set<String>) -> Match {
    let fitting = candidates[literal.kind] ?? []
    var match = Match(hasCandidates: !fitting.isEmpty)
    match.exact = ranked(fitting.filter { isExact(literal, $0) }, hints)
    guard match.exact.isEmpty else { return match }
    switch literal.value {
    case .color(let color): setNearest(&match, to: SeenColor(color), among: fitting)
    case .number(let number): setNearest(&match, to: number.magnitude, among: fitting)
    case .font(_, let size, _, _): setNearest(&match, toSize: size, among: fitting)
    default: break
    }
    return match
  }

  private func isExact(_ literal: CodeLiteral, _ token: Int) -> Bool {
    table.themes.indices.allSatisfy { theme in
      switch literal.value {
      case .color(let color):
        return table.color(of: table.tokens[token], in: theme).map { $0.isSame(as: color) } ?? false
      case .number(let number):
        guard let value = numbers[token]?[theme] else { return false }
        return (value - number.magnitude).magnitude < 1e-9
      case .font(let family, let size, let weight, let isItalic):
        guard case .typography(let style)? = table.value(of: table.tokens[token], in: theme) else {
          return false
        }
        return isSame(style, family, size, weight, isItalic)
      case .shadow(let shadow):
        guard case .shadow(let value)? = table.value(of: table.tokens[token], in: theme),
          let layer = value.layers.first, value.layers.count == 1
        else { return false }
        return isSame(layer, shadow)
      case .systemColor, .numbers, .unknown: return false
      }
    }
  }

  private func points(_ length: Dimension) -> Double {
    length.unit == .rem ? length.value * table.configuration.pointsPerRem : length.value
  }

  private func isSame(
    _ style: Typography, _ family: String?, _ size: Double, _ weight: Double, _ isItalic: Bool
  ) -> Bool {
    let name = style.fontFamily.names.first ?? ""
    let isSystem = ["SF Pro", "SF Pro Text", "San Francisco", "system-ui", "-apple-system"]
      .contains(name)
    return (family.map { $0 == name } ?? isSystem) && points(style.fontSize) == size
      && style.fontWeight.number == weight && (style.options.isItalic ?? false) == isItalic
  }

  private func isSame(_ layer: Shadow.Layer, _ shadow: CodeShadow) -> Bool {
    guard let color = shadow.color, let radius = shadow.radius, layer.inset != true else {
      return false
    }
    return color.isSame(as: layer.color) && points(layer.blur) == radius * 2
      && points(layer.spread) == 0 && points(layer.offsetX) == shadow.offsetX
      && points(layer.offsetY) == shadow.offsetY
  }

  // MARK: Nearest

  /// Colors farther apart than this are no proposal.
  private static let farthestColor = 20.0

  private func setNearest(_ match: inout Match, to color: SeenColor, among tokens: [Int]) {
    var bound = Self.farthestColor
    for token in tokens {
      guard let other = colors[token], let found = color.difference(from: other, atMost: bound),
        match.nearest == nil || found < bound
      else { continue }
      match.nearest = (token, found)
      match.isPartlyEqual = found == 0
      bound = found
      if found == 0 { return }
    }
  }

  private func setNearest(_ match: inout Match, to number: Double, among tokens: [Int]) {
    for token in tokens {
      guard let value = numbers[token]?.first.flatMap(\.self) else { continue }
      let distance = (value - number).magnitude
      guard match.nearest.map({ distance < $0.distance }) ?? true else { continue }
      match.nearest = (token, distance)
    }
    if match.nearest == nil { setNearest(&match, toSize: number, among: tokens) }
  }

  private func setNearest(_ match: inout Match, toSize size: Double, among tokens: [Int]) {
    for token in tokens {
      guard case .typography(let style)? = table.value(of: table.tokens[token], in: 0) else {
        continue
      }
      let distance = (points(style.fontSize) - size).magnitude
      guard match.nearest.map({ distance < $0.distance }) ?? true else { continue }
      match.nearest = (token, distance)
    }
  }

  // MARK: Order

  private static let hintWords: [(place: [String], token: Set<String>)] = [
    (["background"], ["background", "backdrop", "base", "bg", "fill", "surface"]),
    (["border", "stroke", "separator"], ["border", "divider", "outline", "separator", "stroke"]),
    (["tint", "icon", "image"], ["accent", "graphic", "icon", "tint"]),
    (["text", "foreground", "title", "label"], ["content", "fg", "foreground", "label", "text"]),
  ]

  private static func hints(of place: String) -> Set<String> {
    let lower = place.lowercased()
    return hintWords.first { $0.place.contains(where: lower.hasWord) }?.token ?? []
  }

  private func ranked(_ tokens: [Int], _ hints: Set<String>) -> [Int] {
    let ranks = tokens.map { index -> (rank: Int, index: Int) in
      let token = table.tokens[index]
      let isMeant = token.text.words.contains { hints.contains($0.lowercased()) }
      let tier = token.tier == .semantic ? 0 : token.tier == .component ? 1 : 2
      return ((isMeant ? 0 : 10) + tier, index)
    }
    return ranks.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.index)
  }
}

extension Color {
  /// Returns a Boolean value that indicates whether two colors give the same channels, as far as an app's 16 bits tell
  /// them apart.
  fileprivate func isSame(as other: Color) -> Bool {
    let one = converted(to: .srgb).components.numbers
    let two = other.converted(to: .srgb).components.numbers
    let difference = one - two
    return max(difference.max(), -difference.min()) < 1e-5
      && (opacity - other.opacity).magnitude < 1e-5
  }
}
