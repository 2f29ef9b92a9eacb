import TokenCompiler
import TokenSwift

/// Rewrites how an app spelled its colors and lengths before it had tokens: `UIColor(named: "accent")!` to
/// `UIColor.accent`.
///
/// A spelling is Swift with an asterisk for the name, and says what takes its place. Only a name that means
/// one token is rewritten; every other mention is listed.
package struct SpellingRewriter: Sendable {
  /// One spelling, by the tokens of its Swift.
  private struct Spelling: Sendable {
    /// The texts of its tokens; `nil` for the name.
    let parts: [String?]
    /// A Boolean value that indicates whether the name stands in a string.
    let isQuoted: Bool
    /// The spelling that takes its place, with an asterisk for the name of the token in Swift.
    let replacement: String
  }

  /// A token that is meant by a name.
  private enum Meaning: Sendable {
    /// The name in Swift, and the types of the tokens that have it.
    case one(String, types: Set<TokenType>)
    case several
  }

  /// The modifiers and shapes of SwiftUI that take a token by a leading dot.
  private static let modifiers: [TokenType: Set<String>] = [
    .color: [
      "foregroundColor", "foregroundStyle", "tint", "background", "border", "fill", "stroke",
      "strokeBorder", "overlay",
    ],
    .dimension: ["padding", "cornerRadius"], .shadow: ["shadow"], .transition: ["animation"],
    .typography: ["textStyle"],
  ]

  /// How many tokens before an argument its call may begin.
  private static let farthest = 2_000

  private let spellings: [Spelling]
  private let meanings: [String: Meaning]
  private let known: [String]

  package var isEmpty: Bool { spellings.isEmpty }

  /// - Parameter texts: pairs such as `UIColor(named: "*")!=UIColor.*`.
  package init(_ texts: [String], of side: ComparedTokens) throws(PathRenames.Fault) {
    var spellings: [Spelling] = []
    for text in texts { spellings.append(try Self.spelling(text)) }
    // The longest first: `R.color.*()!` before `R.color.*()`.
    self.spellings = spellings.sorted { $0.parts.count > $1.parts.count }
    let accessors = Accessors(side.table.configuration.accessors)
    var meanings: [String: Meaning] = [:]
    var known: [String] = []
    for token in side.tokens where !token.names.isHidden {
      let swift = accessors.spelling(ofCase: token.names.caseName)
      let type = side.type(of: token)
      known.append(token.names.serverName)
      for name in Set(token.names.allServerNames + [token.names.caseName, token.text]) {
        for key in Set([name, Self.words(of: name)]) {
          switch meanings[key] {
          case nil: meanings[key] = .one(swift, types: [type])
          case .one(swift, let types)?: meanings[key] = .one(swift, types: types.union([type]))
          case .one, .several: meanings[key] = .several
          }
        }
      }
    }
    self.meanings = meanings
    self.known = known
  }

  /// A name as its words, whatever joins them: `Accent/Primary` and `accentPrimary` are `accent primary`.
  private static func words(of name: String) -> String {
    var words = ""
    var isAfterSmall = false
    for character in name {
      guard character.isLetter || character.isNumber else {
        if !words.isEmpty, words.last != " " { words.append(" ") }
        isAfterSmall = false
        continue
      }
      if isAfterSmall, character.isUppercase { words.append(" ") }
      isAfterSmall = character.isLowercase || character.isNumber
      words += character.lowercased()
    }
    return words
  }

  // MARK: Spellings

  private static let mark = "tokencName"

  private static func spelling(_ text: String) throws(PathRenames.Fault) -> Spelling {
    let example = "write it as 'UIColor(named: \"*\")!=UIColor.*'"
    // Spellings may have an equals sign in a string, what takes their place has none before its asterisk.
    guard let equals = text.lastIndex(of: "=") else {
      throw .init("'\(text)' doesn't say what takes its place; \(example)")
    }
    let old = String(text[..<equals])
    let new = String(text[text.index(after: equals)...])
    for part in [old, new] where part.filter({ $0 == "*" }).count != 1 {
      throw .init("'\(part)' needs one asterisk for the name; \(example)")
    }
    let source = SwiftSource(
      Array(old.substituting("*", with: mark).utf8))
    let quoted = "\"\(mark)\""
    let parts = source.tokens.map { token -> String? in
      let part = source.text(of: token)
      return part == mark || part == quoted ? nil : part
    }
    guard parts.filter({ $0 == nil }).count == 1, parts.count > 1 else {
      throw .init("'\(old)' is no spelling in Swift with a name of its own; \(example)")
    }
    return Spelling(
      parts: parts, isQuoted: source.tokens.contains { source.text(of: $0) == quoted },
      replacement: new)
  }

  // MARK: Sources

  /// The changes to a file: edits, and the mentions that are left to a person.
  package func changes(in source: SwiftSource) -> TextChanges {
    var changes = TextChanges()
    var index = 0
    let texts = source.tokens.map { source.text(of: $0) }
    while index < texts.count {
      guard
        let (spelling, name) = spellings.lazy.compactMap({ spelling in
          name(of: spelling, at: index, texts, source).map { (spelling, $0) }
        }).first
      else {
        index += 1
        continue
      }
      let end = index + spelling.parts.count
      // A property of the type around it stays one only if what takes its place begins with a property.
      let dropsSelf = isOfSelf(index, texts) && !Self.isProperty(spelling.replacement)
      rewrite(spelling, name, (dropsSelf ? index - 2 : index)..<end, source, &changes)
      index = end
    }
    return changes
  }

  /// The name where a spelling stands; `nil` where it doesn't.
  private func name(
    of spelling: Spelling, at index: Int, _ texts: [String], _ source: SwiftSource
  ) -> String? {
    guard index + spelling.parts.count <= texts.count else { return nil }
    // A member of something else: `Other.Color("a")`.
    if index > 0, texts[index - 1] == ".", spelling.parts[0] != ".",
      !(isOfSelf(index, texts) && Self.isProperty(spelling.parts[0] ?? ""))
    {
      return nil
    }
    var name: String?
    for (offset, part) in spelling.parts.enumerated() {
      let text = texts[index + offset]
      if let part {
        guard part == text else { return nil }
        continue
      }
      let kind = source.tokens[index + offset].kind
      guard kind == (spelling.isQuoted ? .literal : .identifier) else { return nil }
      name = text
    }
    guard let name else { return nil }
    guard spelling.isQuoted else { return name }
    let content = name.dropFirst().dropLast()
    let isPlain =
      name.count > 2 && name.hasPrefix("\"") && name.hasSuffix("\"") && !content.contains("\"")
      && !content.contains("\\")
    return isPlain ? String(content) : nil
  }

  /// Returns a Boolean value that indicates whether `self.` stands before a token.
  private func isOfSelf(_ index: Int, _ texts: [String]) -> Bool {
    index > 1 && texts[index - 1] == "." && texts[index - 2] == "self"
  }

  private static func isProperty(_ text: String) -> Bool { text.first?.isLowercase == true }

  private func rewrite(
    _ spelling: Spelling, _ name: String, _ tokens: Range<Int>, _ source: SwiftSource,
    _ changes: inout TextChanges
  ) {
    let start = source.tokens[tokens.lowerBound].range.lowerBound
    let end = source.tokens[tokens.upperBound - 1].range.upperBound
    let written = String(decoding: source.bytes[start..<end], as: UTF8.self)
    switch meanings[name] ?? meanings[Self.words(of: name)] {
    case nil:
      let nearest = Suggestion.phrase(for: name, among: known)
      changes.find("\(written) names no token\(nearest)", at: start)
    case .several:
      changes.find("\(written) may be one of several tokens", at: start)
    case .one(let token, let types):
      let new = spelling.replacement.substituting("*", with: token)
      let implied = spelling.replacement == ".*" ? types : nil
      if let reason = obstacle(at: tokens, impliedBy: implied, source) {
        changes.find("\(written) is not rewritten to \(new), \(reason)", at: start)
      } else {
        changes.edits.append(TextEdit(start..<end, new))
      }
    }
  }

  /// The reason for which a mention is left to a person; `nil` for none.
  ///
  /// - Parameter types: of a token that a leading dot means.
  private func obstacle(
    at tokens: Range<Int>, impliedBy types: Set<TokenType>?, _ source: SwiftSource
  ) -> String? {
    let next = tokens.upperBound < source.tokens.count ? tokens.upperBound : nil
    let following = next.map { source.text(of: source.tokens[$0]) } ?? ""
    if let next, !source.tokens[next].followsSpace, ["!", "?", "(", "["].contains(following) {
      return "as '\(following)' stands behind it; add that to the spelling"
    }
    guard let types else { return nil }
    let before = tokens.lowerBound > 0 ? source.text(of: source.tokens[tokens.lowerBound - 1]) : ""
    guard ["(", ","].contains(before), [")", ","].contains(following) else {
      return "as it isn't an argument of its own"
    }
    let callee = calleeName(around: tokens.lowerBound, source)
    let takes = types.contains { Self.modifiers[$0]?.contains(callee) ?? false }
    return takes ? nil : "as '\(callee)' takes no token"
  }

  /// The name that is called with the argument that begins at a token.
  private func calleeName(around index: Int, _ source: SwiftSource) -> String {
    var depth = 0
    for before in (max(0, index - Self.farthest)..<index).reversed() {
      switch source.tokens[before].kind {
      case .punctuation(")"), .punctuation("]"), .punctuation("}"): depth += 1
      case .punctuation("("), .punctuation("["), .punctuation("{"):
        if depth == 0 { return before > 0 ? source.text(of: source.tokens[before - 1]) : "" }
        depth -= 1
      default: break
      }
    }
    return ""
  }
}
