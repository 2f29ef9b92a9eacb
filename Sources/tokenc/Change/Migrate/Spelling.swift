import TokenCompiler
import TokenSwift

/// How an app spells colors and lengths before it has tokens, such as `UIColor(named: "*")!`, and what takes
/// the place of it.
struct Spelling: Sendable {
  /// The kind of place where a replacement can stand.
  enum Form: Equatable, Sendable {
    /// An argument that takes a token: `.*`.
    case member
    /// A value of a type, as in `Color(theme[.*])`.
    case value(String)
    /// Anything, as in `theme[.*]` or `.textStyle(.*)`.
    case code
  }

  /// The texts of its tokens; `nil` for the name.
  let parts: [String?]
  /// A Boolean value that indicates whether the name stands in a string.
  let isQuoted: Bool
  /// The spelling that takes its place, with an asterisk for the name of the token in Swift.
  let replacement: String
  let form: Form

  /// A Boolean value that indicates whether the type before the first dot is left out: `.compound.*`.
  var isImplied: Bool { parts[0] == "." && parts.count > 1 && form != .code }

  /// A Boolean value that indicates whether it is any member, as `.*` and `Color.*` are: of most of them Apple or the
  /// app knows more than the tokens.
  var isBare: Bool {
    let type = parts.count == 3 ? parts[0].flatMap { $0 } : nil
    return parts == [".", nil]
      || type.map(Self.colorTypes.contains) ?? false && parts[1] == "."
        && parts[2] == nil
  }

  /// The names before the asterisk: `["Spacing"]` of `Spacing.*`; none where other code stands there.
  var qualifiers: [String] {
    let before = parts.prefix { $0 != nil }.compactMap(\.self)
    let isPath = before.allSatisfy { $0 == "." || $0.first?.isLetter == true }
    guard !isQuoted, isPath, before.last == "." else { return [] }
    return before.filter { $0 != "." }
  }

  /// The type of the tokens that the replacement takes; `nil` for any.
  var tokenType: TokenType? {
    guard case .value(let type) = form, Self.colorTypes.contains(type) else { return nil }
    return .color
  }

  /// A Boolean value that indicates whether the replacement is a member of SwiftUI or UIKit, which a token with one
  /// of Apple's names isn't.
  var isAccessor: Bool {
    switch form {
    case .member: true
    case .value(let type): replacement.hasPrefix("\(type).*")
    case .code: false
    }
  }

  private static let colorTypes: Set = ["CGColor", "Color", "NSColor", "UIColor"]
  private static let mark = "tokencName"

  init(_ text: String) throws(PathRenames.Fault) {
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
    let source = Self.source(of: old)
    let quoted = "\"\(Self.mark)\""
    let parts = source.tokens.map { token -> String? in
      let part = source.text(of: token)
      return part == Self.mark || part == quoted ? nil : part
    }
    guard parts.filter({ $0 == nil }).count == 1, parts.count > 1 else {
      throw .init("'\(old)' is no spelling in Swift with a name of its own; \(example)")
    }
    let form = Self.form(of: new)
    guard parts != [".", nil] || form != .code else {
      throw .init(
        "'.*' is any member, so its replacement has to state a type; write '.*=Color(theme[.*])'")
    }
    self.parts = parts
    self.form = form
    isQuoted = source.tokens.contains { source.text(of: $0) == quoted }
    replacement = new
  }

  private static func source(of text: String) -> SwiftSource {
    SwiftSource(Array(text.substituting("*", with: mark).utf8))
  }

  private static func form(of replacement: String) -> Form {
    if replacement == ".*" { return .member }
    let source = source(of: replacement)
    guard let first = source.tokens.first, first.kind == .identifier else { return .code }
    let type = source.text(of: first)
    return colorTypes.contains(type) ? .value(type) : .code
  }

  /// The replacement for a token.
  func replacement(for token: String) -> String { replacement.substituting("*", with: token) }

  /// The name where the spelling stands; `nil` where it doesn't.
  func name(at index: Int, in source: SwiftSource) -> String? {
    guard index + parts.count <= source.tokens.count else { return nil }
    if parts[0] == "." {
      // A leading dot isn't the one of `Color.compound`.
      if isImplied, !source.hasNoBase(dot: index) { return nil }
    } else if source.isMark(index - 1, "."),
      !(source.isOfSelf(index) && Self.isProperty(parts[0] ?? ""))
    {
      // A member of something else: `Other.Color("a")`.
      return nil
    }
    var name: String?
    for (offset, part) in parts.enumerated() {
      let token = source.tokens[index + offset]
      if let part {
        guard part == source.text(of: token) else { return nil }
        continue
      }
      guard token.kind == (isQuoted ? .literal : .identifier) else { return nil }
      name = source.text(of: token)
    }
    return isQuoted ? name.flatMap(Self.content(ofLiteral:)) : name
  }

  /// The text in the quotes of a plain string; `nil` for another literal.
  static func content(ofLiteral literal: String) -> String? {
    let content = literal.dropFirst().dropLast()
    let isPlain =
      literal.count > 2 && literal.hasPrefix("\"") && literal.hasSuffix("\"")
      && !content.contains("\"") && !content.contains("\\")
    return isPlain ? String(content) : nil
  }

  /// The tokens that it takes the place of: also `self.` before a property that stays none.
  func replaced(from index: Int, in source: SwiftSource) -> Range<Int> {
    let dropsSelf = source.isOfSelf(index) && !Self.isProperty(replacement)
    return (dropsSelf ? index - 2 : index)..<(index + parts.count)
  }

  private static func isProperty(_ text: String) -> Bool { text.first?.isLowercase == true }
}

extension SwiftSource {
  /// Returns a Boolean value that indicates whether `self.` stands before a token.
  func isOfSelf(_ index: Int) -> Bool {
    isMark(index - 1, ".") && text(index - 2) == "self"
  }
}
