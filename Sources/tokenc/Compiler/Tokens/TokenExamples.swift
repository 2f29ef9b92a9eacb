/// Tokens of a set that a message can name: the one that was probably meant, or any of a type.
///
/// An example that the set doesn't have would be copied, and fail again.
package struct TokenExamples {
  private let table: TokenTable
  private var known: [Question: String?] = [:]
  /// The paths of each list of types, once one was asked for.
  private var paths: [[TokenType]: SpellingIndex] = [:]

  private struct Question: Hashable {
    let text: String?
    let types: [TokenType]
  }

  /// The number of texts that are compared with the set; the others get an example of the type.
  private static let maximumComparedCount = 200

  package init(_ table: TokenTable) { self.table = table }

  /// Answers the end of a message that asks for a token, for example `; did you mean
  /// '{color.surface}'?`; nothing where the set has no token of the types.
  ///
  /// - Parameter text: what is written in the token's place, such as `#ffffff`; `nil` for what is no text.
  package mutating func remedy(for text: String?, types: [TokenType]) -> String {
    guard !types.isEmpty else { return "" }
    let isCompared = known.count < Self.maximumComparedCount
    let question = Question(text: isCompared ? text : nil, types: types)
    if let remedy = known[question] { return remedy ?? "" }
    let remedy = question.text.flatMap { self.remedy(meantBy: $0, types) } ?? example(of: types)
    known[question] = .some(remedy)
    return remedy ?? ""
  }

  private mutating func remedy(meantBy text: String, _ types: [TokenType]) -> String? {
    if let path = path(meantBy: text, types) { return "; did you mean '{\(path)}'?" }
    guard types.contains(.color), let color = try? CSSColor.parse(text),
      let nearest = nearest(to: color)
    else { return nil }
    return nearest.isEqual
      ? "; '{\(nearest.path)}' has this value" : "; the nearest is '{\(nearest.path)}'"
  }

  /// The token whose path was probably written without braces, or in the form of another tool.
  private mutating func path(meantBy text: String, _ types: [TokenType]) -> String? {
    let signs = "$@{}"
    let path = text.filter { !signs.contains($0) }.substituting("/", with: ".")
    if let index = table.index(ofText: path), isAsked(table.tokens[index], types) { return path }
    guard path.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let index = paths[types] ?? SpellingIndex(tokens(types).map(\.text))
    paths[types] = index
    return index.nearest(to: path).first
  }

  private func nearest(to color: Color) -> (path: String, isEqual: Bool)? {
    let asked = LabColor(color)
    var best: (path: String, difference: Double)?
    for token in tokens([.color]) {
      guard let own = table.color(of: token, in: 0), own.alpha ?? 1 == color.alpha ?? 1 else {
        continue
      }
      let difference = CIEDE2000.difference(asked, LabColor(own))
      if difference < best?.difference ?? .infinity { best = (token.text, difference) }
    }
    // Less than half of what can just be noticed is the same color in eight bits.
    return best.map { ($0.path, $0.difference < 0.5) }
  }

  private func example(of types: [TokenType]) -> String? {
    let tokens = tokens(types).filter { !table.isDeprecated($0) }
    let plain = tokens.first { !$0.text.hasSuffix(".$root") }
    return (plain ?? tokens.first).map { ", for example '{\($0.text)}'" }
  }

  private func tokens(_ types: [TokenType]) -> [Token] {
    table.tokens.filter { isAsked($0, types) }
  }

  private func isAsked(_ token: Token, _ types: [TokenType]) -> Bool {
    guard !token.names.isHidden, let type = table.type(of: token) else { return false }
    return types.contains(type)
  }
}
