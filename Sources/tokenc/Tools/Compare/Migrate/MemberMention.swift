/// A member that Swift source names: an identifier after a dot, and what tells its type.
struct MemberMention: Sendable {
  enum Base: Sendable {
    /// None, as in `.accent`, with the type that is stated for what it is assigned to.
    case implied(annotation: String?)
    /// Names, as in `ColorToken.accent`; empty for any other expression.
    case written(String)
  }

  let name: String
  let range: Range<Int>
  let base: Base
  /// Whether it is called: `.accent(…)`.
  let isCall: Bool

  /// Whether the names before it, or the type that is stated for it, are a type's.
  func isStated(as typeName: String, _ names: SourceNames) -> Bool {
    switch base {
    case .implied(let annotation?): names.means(annotation, typeName)
    case .implied(nil): false
    case .written(let written): names.means(written, typeName)
    }
  }

  /// Whether it may be of a type; anything may whose type is not stated.
  func mayBe(of typeName: String, _ names: SourceNames) -> Bool {
    if case .implied(nil) = base { true } else { isStated(as: typeName, names) }
  }

  var isImplied: Bool { if case .implied = base { true } else { false } }
}

extension SourceNames {
  /// Whether a written type is a known one, perhaps with a module before it or by a `typealias`.
  fileprivate func means(_ written: String, _ typeName: String) -> Bool {
    if written == typeName || written.hasSuffix("." + typeName) { return true }
    let last = written.split(separator: ".").last.map(String.init) ?? written
    return typeAliases[last]?.contains { $0 == typeName || $0.hasSuffix("." + typeName) } ?? false
  }
}

extension SwiftSource {
  /// The members with names that are asked for, in order.
  func members(where isWanted: (String) -> Bool) -> [MemberMention] {
    tokens.indices.dropFirst().compactMap { index in
      guard tokens[index].kind == .identifier, tokens[index - 1].kind == .punctuation(".") else {
        return nil
      }
      let name = text(of: tokens[index])
      guard isWanted(name) else { return nil }
      return MemberMention(
        name: name, range: tokens[index].range,
        base: hasNoBase(dot: index - 1)
          ? .implied(annotation: annotation(before: index - 1))
          : .written(typeName(before: index - 1)),
        isCall: isCall(index))
    }
  }

  /// The names that a file declares after one of some keywords.
  func names(
    declaredAfter declarers: Set<String>, where isWanted: (String) -> Bool
  ) -> Set<String> {
    var names: Set<String> = []
    for (index, token) in tokens.enumerated().dropLast()
    where token.kind == .identifier && declarers.contains(text(of: token)) {
      for name in self.names(declaredAt: index + 1, isList: text(of: token) == "case")
      where isWanted(name) {
        names.insert(name)
      }
    }
    return names
  }

  /// The types that the file's `typealias` stand for.
  var typeAliases: [(name: String, type: String)] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == .identifier, text(of: tokens[index]) == "typealias" else {
        return nil
      }
      let rest = tokens[(index + 1)...]
      guard let name = rest.first, name.kind == .identifier,
        rest.dropFirst().first?.kind == .punctuation("=")
      else { return nil }
      let type = typeName(from: index + 3)
      return type.isEmpty ? nil : (text(of: name), type)
    }
  }

  /// Whether a dot has no base: what stands before it can't end an expression.
  private func hasNoBase(dot: Int) -> Bool {
    guard dot > 0 else { return true }
    let before = tokens[dot - 1]
    switch before.kind {
    case .punctuation("\\"), .punctuation("."):
      return false
    case .punctuation("?"), .punctuation("!"), .punctuation(">"):
      // Adjacent they end an optional chain or a generic type; apart they are operators.
      return tokens[dot].followsSpace && startsApart(operatorAt: dot - 1)
    default:
      return !before.endsExpression(in: bytes)
    }
  }

  /// Whether a space stands before the operator of which a token is the last character: `a ?? .b`.
  private func startsApart(operatorAt last: Int) -> Bool {
    var index = last
    while index > 0, !tokens[index].followsSpace, tokens[index - 1].kind == tokens[index].kind {
      index -= 1
    }
    return tokens[index].followsSpace
  }

  /// The name at a token and, of cases, those after commas: `home(Int), gone = 2`.
  private func names(declaredAt start: Int, isList: Bool) -> [String] {
    var names: [String] = []
    var index = start
    while index < tokens.count, tokens[index].kind == .identifier {
      names.append(text(of: tokens[index]))
      index += 1
      guard isList else { break }
      if index < tokens.count, tokens[index].kind == .punctuation("(") {
        var depth = 0
        repeat {
          if tokens[index].kind == .punctuation("(") { depth += 1 }
          if tokens[index].kind == .punctuation(")") { depth -= 1 }
          index += 1
        } while depth > 0 && index < tokens.count
      }
      if index + 1 < tokens.count, tokens[index].kind == .punctuation("=") {
        index += tokens[index + 1].kind == .punctuation("-") ? 3 : 2
      }
      guard index < tokens.count, tokens[index].kind == .punctuation(",") else { break }
      index += 1
    }
    return names
  }

  /// Whether a member is called: `.old(…)`.
  private func isCall(_ index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    return tokens[index + 1].kind == .punctuation("(") && !tokens[index + 1].followsSpace
  }

  /// The type that is stated for what a member without a base is assigned to: `ColorToken` of
  /// `let a: ColorToken = .old`; `nil` where none is, or one that is no plain name.
  private func annotation(before dot: Int) -> String? {
    guard dot > 1, tokens[dot - 1].kind == .punctuation("=") else { return nil }
    var index = dot - 2
    if [.punctuation("?"), .punctuation("!")].contains(tokens[index].kind) { index -= 1 }
    var names: [String] = []
    while index > 0, tokens[index].kind == .identifier {
      names.append(text(of: tokens[index]))
      guard tokens[index - 1].kind == .punctuation(".") else { break }
      index -= 2
    }
    guard index > 0, !names.isEmpty, tokens[index - 1].kind == .punctuation(":") else { return nil }
    return names.reversed().joined(separator: ".")
  }

  /// The dotted name that starts at a token; empty where something else does.
  private func typeName(from start: Int) -> String {
    var names: [String] = []
    var index = start
    while index < tokens.count, tokens[index].kind == .identifier {
      names.append(text(of: tokens[index]))
      guard index + 1 < tokens.count, tokens[index + 1].kind == .punctuation(".") else { break }
      index += 2
    }
    return names.joined(separator: ".")
  }

  /// The dotted names before a dot, `ColorToken` or `ButtonView.Size`; empty where something else stands.
  private func typeName(before dot: Int) -> String {
    var index = dot
    var written: [String] = []
    while index > 0, tokens[index].kind == .punctuation("."), tokens[index - 1].kind == .identifier
    {
      written.insert(text(of: tokens[index - 1]), at: 0)
      index -= 2
      guard index >= 0 else { break }
    }
    return written.joined(separator: ".")
  }
}
