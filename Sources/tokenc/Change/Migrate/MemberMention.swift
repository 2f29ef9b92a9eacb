/// A member that Swift source names: an identifier after a dot, and what tells its type.
struct MemberMention: Sendable {
  enum Base: Sendable {
    /// None, as in `.accent`, with the type that is stated for what it is assigned to.
    case implied(annotation: String?)
    /// Names, as in `ColorToken.accent`; empty for any other expression.
    case written(String)
    /// The type of an extension around a name without a dot.
    case enclosing(String)
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
    // What the sources declare of that name may be meant.
    case .enclosing(let type): names.means(type, typeName) && !names.members.contains(name)
    }
  }

  /// Whether it may be of a type; anything may whose type is not stated.
  func mayBe(of typeName: String, _ names: SourceNames) -> Bool {
    switch base {
    case .implied(nil): true
    case .enclosing(let type): names.means(type, typeName)
    case .implied, .written: isStated(as: typeName, names)
    }
  }

  var isImplied: Bool { if case .implied = base { true } else { false } }
  var isWritten: Bool { if case .written = base { true } else { false } }
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
  func members(named wanted: NameSet) -> [MemberMention] {
    let extensions = extensions
    func extendedType(at index: Int) -> String? {
      extensions.last { $0.range.contains(index) }?.type
    }
    /// The type that is meant, where `Self` is that of an extension.
    func type(_ written: String, at index: Int) -> String {
      written == "Self" ? extendedType(at: index) ?? written : written
    }
    return tokens.indices.dropFirst().compactMap { index in
      let hasDot = tokens[index - 1].kind == .punctuation(".")
      guard hasDot || !extensions.isEmpty, let name = wanted.name(of: tokens[index], in: self)
      else { return nil }
      let base: MemberMention.Base
      if !hasDot {
        guard isExpression(index), let type = extendedType(at: index) else { return nil }
        base = .enclosing(type)
      } else if hasNoBase(dot: index - 1) {
        base = .implied(annotation: annotation(before: index - 1).map { type($0, at: index) })
      } else {
        base = .written(type(typeName(before: index - 1), at: index))
      }
      return MemberMention(
        name: name, range: tokens[index].range, base: base, isCall: isCall(index))
    }
  }

  /// The extensions of the file, by the tokens within.
  private var extensions: [(range: Range<Int>, type: String)] {
    tokens.indices.compactMap { index in
      guard Self.extensionWord.name(of: tokens[index], in: self) != nil,
        let opening = tokens[index...].firstIndex(where: { $0.kind == .punctuation("{") })
      else { return nil }
      var depth = 0
      let closing = tokens[opening...].firstIndex { token in
        if token.kind == .punctuation("{") { depth += 1 }
        if token.kind == .punctuation("}") { depth -= 1 }
        return depth == 0
      }
      return (opening..<(closing ?? tokens.endIndex), typeName(from: index + 1))
    }
  }

  /// Whether a name stands for a value: not declared here, and not a label.
  private func isExpression(_ index: Int) -> Bool {
    let next = index + 1 < tokens.count ? tokens[index + 1].kind : nil
    let previous = tokens[index - 1]
    let isDeclared =
      previous.kind == .identifier
      && ["let", "var", "func", "case"].contains(text(of: previous))
    return next != .punctuation(":") && !isDeclared
  }

  /// The names that a file declares after one of some keywords.
  func names(
    declaredAfter declarers: NameSet, where isWanted: (String) -> Bool
  ) -> Set<String> {
    var names: Set<String> = []
    for (index, token) in tokens.enumerated().dropLast() {
      guard let word = declarers.name(of: token, in: self) else { continue }
      for name in self.names(declaredAt: index + 1, isList: word == "case") where isWanted(name) {
        names.insert(name)
      }
    }
    return names
  }

  /// The types that the file's `typealias` stand for.
  var typeAliases: [(name: String, type: String)] {
    tokens.indices.compactMap { index in
      guard Self.typeAlias.name(of: tokens[index], in: self) != nil else { return nil }
      let rest = tokens[(index + 1)...]
      guard let name = rest.first, name.kind == .identifier,
        rest.dropFirst().first?.kind == .punctuation("=")
      else { return nil }
      let type = typeName(from: index + 3)
      return type.isEmpty ? nil : (text(of: name), type)
    }
  }

  private static let typeAlias = NameSet(["typealias"])
  private static let extensionWord = NameSet(["extension"])

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

  /// Whether a line break stands before a token.
  func startsLine(_ index: Int) -> Bool {
    guard index > 0, index < tokens.count else { return true }
    // The code in a string's interpolations comes before the string.
    let (end, start) = (tokens[index - 1].range.upperBound, tokens[index].range.lowerBound)
    return end < start && bytes[end..<start].contains(UInt8(ascii: "\n"))
  }

  // MARK: Stated types

  /// The type that is stated for a member without a base: `ColorToken` of `let a: ColorToken = .old`,
  /// `let a: [ColorToken] = [.old]` and `var a: ColorToken { .old }`; `nil` where none is, or one that is no
  /// plain name.
  private func annotation(before dot: Int) -> String? {
    guard dot > 1 else { return nil }
    switch tokens[dot - 1].kind {
    case .punctuation("{"): return resultType(before: dot - 1)
    case .punctuation("="): if isOperator(dot - 1) { return nil }
    case .punctuation("?"), .punctuation(":"), .punctuation("["), .punctuation(","): break
    default: return nil
    }
    var (isElement, commas, colons) = (false, 0, 0)
    var index = dot - 1
    while index > 0 {
      switch tokens[index].kind {
      case .punctuation("="):
        if !isOperator(index) {
          return commas == 0 && colons == 0 ? statedType(before: index, isElement) : nil
        }
      case .punctuation(")"), .punctuation("]"), .punctuation("}"):
        index = opening(of: index)
      case .punctuation("["):
        // A subscript, a dictionary, an array of arrays or an operand says nothing.
        let isLiteral =
          tokens[index].followsSpace || !tokens[index - 1].endsExpression(in: bytes)
        guard isLiteral, !isElement, colons == 0, !isOperator(index - 1) else { return nil }
        (isElement, commas) = (true, 0)
      case .punctuation(","): commas += 1
      case .punctuation(":"): colons += 1
      case .punctuation("?"): if tokens[index].followsSpace { colons = max(0, colons - 1) }
      case .punctuation("("), .punctuation("{"), .punctuation(";"): return nil
      case .identifier:
        let isPart = ["try", "await"].contains(text(of: tokens[index]))
        if !isPart, !tokens[index].endsExpression(in: bytes) { return nil }
      default: break
      }
      // A bracket that nothing opens leads to the start.
      let startsStatement =
        index > 0 && startsLine(index) && tokens[index].kind == .identifier
        && tokens[index - 1].endsExpression(in: bytes)
      if startsStatement { return nil }
      index -= 1
    }
    return nil
  }

  /// Whether `=` is part of a longer operator, such as `==`.
  private func isOperator(_ index: Int) -> Bool {
    guard index > 0, tokens[index].kind == .punctuation("=") else { return false }
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    if next?.kind == .punctuation("="), next?.followsSpace == false { return true }
    guard !tokens[index].followsSpace, case .punctuation(let mark) = tokens[index - 1].kind else {
      return false
    }
    return "=!<>+-*/%&|^~".unicodeScalars.contains(mark)
  }

  /// The index of the token that opens the bracket at an index.
  private func opening(of closing: Int) -> Int {
    var depth = 0
    var index = closing
    while index > 0 {
      switch tokens[index].kind {
      case .punctuation(")"), .punctuation("]"), .punctuation("}"): depth += 1
      case .punctuation("("), .punctuation("["), .punctuation("{"): depth -= 1
      default: break
      }
      if depth == 0 { return index }
      index -= 1
    }
    return 0
  }

  /// The type of `var a: ColorToken {` and `-> ColorToken {`.
  private func resultType(before brace: Int) -> String? {
    guard let (type, start) = dottedName(endingAt: brace - 1), start > 2 else { return nil }
    let isProperty =
      tokens[start - 1].kind == .punctuation(":") && text(of: tokens[start - 3]) == "var"
    let isFunction =
      tokens[start - 1].kind == .punctuation(">") && tokens[start - 2].kind == .punctuation("-")
    return isProperty || isFunction ? type : nil
  }

  /// The type that is stated before `=`, or that of its elements.
  private func statedType(before equals: Int, _ isElement: Bool) -> String? {
    guard isElement else {
      guard let (type, start) = dottedName(endingAt: equals - 1), start > 0 else { return nil }
      return tokens[start - 1].kind == .punctuation(":") ? type : nil
    }
    var end = equals - 1
    while end > 0, [.punctuation("?"), .punctuation("!")].contains(tokens[end].kind) { end -= 1 }
    guard end > 2, let (type, start) = dottedName(endingAt: end - 1), start > 2 else { return nil }
    switch (tokens[start - 1].kind, tokens[end].kind) {
    case (.punctuation("["), .punctuation("]")):
      return tokens[start - 2].kind == .punctuation(":") ? type : nil
    case (.punctuation("<"), .punctuation(">")):
      let isList = ["Array", "Set"].contains(text(of: tokens[start - 2]))
      return isList && tokens[start - 3].kind == .punctuation(":") ? type : nil
    default: return nil
    }
  }

  /// The dotted name that ends at a token, perhaps before `?`, and the index of its first token.
  private func dottedName(endingAt end: Int) -> (name: String, start: Int)? {
    var index = end
    while index > 0, [.punctuation("?"), .punctuation("!")].contains(tokens[index].kind) {
      index -= 1
    }
    var names: [String] = []
    while index >= 0, tokens[index].kind == .identifier {
      names.append(text(of: tokens[index]))
      guard index > 1, tokens[index - 1].kind == .punctuation(".") else {
        return (names.reversed().joined(separator: "."), index)
      }
      index -= 2
    }
    return nil
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
