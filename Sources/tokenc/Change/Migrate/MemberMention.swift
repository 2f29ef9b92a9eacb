/// A member that Swift source names: an identifier after a dot, and what leads to its type; or a string that a
/// call takes, with its quotes, where `Theme(brand:)` stands for the type.
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
  let index: Int
  let range: Range<Int>
  let base: Base
  let isCall: Bool
  /// What takes it as an argument, where nothing leads to its type.
  let call: String?
  let scope: SwiftScope

  func isStated(as typeName: String, _ names: SourceNames) -> Bool {
    meaning(of: typeName, names) == .certain
  }

  /// Whether it may be of a type; anything may whose type is not stated.
  func mayBe(of typeName: String, _ names: SourceNames) -> Bool {
    meaning(of: typeName, names) != nil
  }

  private func meaning(of typeName: String, _ names: SourceNames) -> SourceNames.Meaning? {
    if let call, MemberRename.isCall(typeName) {
      return names.meaning(of: call, as: typeName, in: scope)
    }
    switch base {
    case .implied(let annotation?), .written(let annotation):
      return names.meaning(of: annotation, as: typeName, in: scope)
    case .implied(nil): return MemberRename.isCall(typeName) ? nil : .possible
    case .enclosing(let type):
      let meaning = names.meaning(of: type, as: typeName, in: scope)
      // What the sources declare of that name may be meant.
      return names.members.contains(name) && meaning != nil ? .possible : meaning
    }
  }

  var isString: Bool { name.utf8.first == UInt8(ascii: "\"") }
  var isWritten: Bool { if case .written = base { true } else { false } }
}

extension SwiftSource {
  func members(named wanted: NameSet) -> [MemberMention] {
    let (bodies, imports) = (typeBodies, imports)
    let hasExtensions = bodies.contains(where: \.isExtension)
    var annotations = KnownAnnotations()
    var around = OpenBodies(bodies)
    /// The type that is meant, where `Self` is that of an extension, and `T.self.a` is `T.a`.
    func type(_ names: [String]) -> String {
      let type = names.prefix((names.lastIndex { $0 != "self" } ?? -1) + 1).joined(separator: ".")
      return type == "Self" ? around.extendedType ?? type : type
    }
    return tokens.indices.dropFirst().compactMap { index in
      let hasDot = isMark(index - 1, ".")
      let isLiteral = tokens[index].kind == .literal
      guard hasDot || hasExtensions || isLiteral,
        let name = wanted.name(of: tokens[index], in: self)
      else { return nil }
      around.move(to: index)
      let base: MemberMention.Base
      var call: String?
      if isLiteral {
        guard let name = self.call(withArgument: index) else { return nil }
        base = .written(name)
      } else if !hasDot {
        guard isExpression(index), let type = around.extendedType else { return nil }
        base = .enclosing(type)
      } else if hasNoBase(dot: index - 1) {
        base = .implied(annotation: annotation(before: index - 1, &annotations).map { type([$0]) })
        call = self.call(withArgument: index - 1)
      } else {
        base = .written(type(names(upTo: index - 2).names))
      }
      let scope = scope(at: index, imports, in: around)
      return MemberMention(
        name: name, index: index, range: tokens[index].range, base: base, isCall: isCall(index),
        call: call,
        scope: scope)
    }
  }

  /// Whether a name stands for a value: not declared here, and not a label.
  private func isExpression(_ index: Int) -> Bool {
    !isMark(index + 1, ":")
      && !(isName(index - 1) && ["let", "var", "func", "case"].contains(text(index - 1)))
  }

  func names(declaredAfter declarers: NameSet, where isWanted: (String) -> Bool) -> Set<String> {
    var names: Set<String> = []
    for (index, token) in tokens.enumerated().dropLast() {
      guard let word = declarers.name(of: token, in: self) else { continue }
      for name in self.names(declaredAt: index + 1, isList: word == "case") where isWanted(name) {
        names.insert(name)
      }
    }
    return names
  }

  /// Whether a dot has no base: what stands before it can't end an expression.
  private func hasNoBase(dot: Int) -> Bool {
    guard dot > 0 else { return true }
    let before = tokens[dot - 1]
    switch before.kind {
    case .punctuation("\\"), .punctuation("."): return false
    case .punctuation("?"), .punctuation("!"), .punctuation(">"):
      // Adjacent they end an optional chain or a generic type; apart they are operators.
      return tokens[dot].followsSpace && startsApart(operatorAt: dot - 1)
    default: return !before.endsExpression(in: bytes)
    }
  }

  /// Whether a space stands before the operator that ends with a token: `a ?? .b`.
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
    while isName(index) {
      names.append(text(index))
      index += 1
      guard isList else { break }
      if isMark(index, "(") { index = closing(index) + 1 }
      if isMark(index, "=") { index += isMark(index + 1, "-") ? 3 : 2 }
      guard isMark(index, ",") else { break }
      index += 1
    }
    return names
  }

  /// Whether a line break stands before a token.
  func startsLine(_ index: Int) -> Bool {
    guard index > 0, index < tokens.count else { return true }
    // The code in a string's interpolations comes before the string.
    let (end, start) = (tokens[index - 1].range.upperBound, tokens[index].range.lowerBound)
    return end < start && bytes[end..<start].contains(UInt8(ascii: "\n"))
  }

  // MARK: Stated types

  /// The type stated for a member without a base: `ColorToken` of `let a: ColorToken = .old`, `let
  /// a: [ColorToken] = [.old]` and `var a: ColorToken { .old }`; `nil` for none or no plain name.
  private func annotation(before dot: Int, _ known: inout KnownAnnotations) -> String? {
    var passed: [KnownAnnotations.Place] = []
    let result = annotation(before: dot, known, passing: &passed)
    for place in passed { known.results[place] = .some(result) }
    return result
  }

  /// What was found from commas on: elements of a list have one answer, which is looked for once.
  private struct KnownAnnotations {
    struct Place: Hashable {
      let comma: Int
      let isElement: Bool
      /// As many as matter: more are not closed by as many `?`.
      let colons: Int
    }

    var results: [Place: String?] = [:]
  }

  private func annotation(
    before dot: Int, _ known: KnownAnnotations, passing passed: inout [KnownAnnotations.Place]
  ) -> String? {
    guard dot > 1 else { return nil }
    if isMark(dot - 1, "{") { return resultType(before: dot - 1) }
    guard isMark(dot - 1, among: "=?:[,"), !isOperator(dot - 1) else { return nil }
    var (isElement, commas, colons) = (false, 0, 0)
    var index = dot - 1
    while index > 0 {
      switch tokens[index].kind {
      case .punctuation("="):
        if !isOperator(index) {
          return commas == 0 && colons == 0 ? statedType(before: index, isElement) : nil
        }
      case .punctuation(")"), .punctuation("]"), .punctuation("}"): index = opening(index)
      case .punctuation("["):
        // A subscript, a dictionary, an array of arrays or an operand says nothing.
        let isLiteral = tokens[index].followsSpace || !tokens[index - 1].endsExpression(in: bytes)
        guard isLiteral, !isElement, colons == 0, !isOperator(index - 1) else { return nil }
        (isElement, commas) = (true, 0)
      case .punctuation(","):
        commas += 1
        let place = KnownAnnotations.Place(comma: index, isElement: isElement, colons: colons)
        if let result = known.results[place] { return result }
        passed.append(place)
      case .punctuation(":"): colons = min(colons + 1, 8)
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
    guard index > 0, isMark(index, "=") else { return false }
    if isMark(index + 1, "="), !tokens[index + 1].followsSpace { return true }
    return !tokens[index].followsSpace && isMark(index - 1, among: "=!<>+-*/%&|^~")
  }

  /// The type of `var a: ColorToken {` and `-> ColorToken {`.
  private func resultType(before brace: Int) -> String? {
    guard let (type, start) = typeName(endingAt: brace - 1) else { return nil }
    let isProperty = isMark(start - 1, ":") && text(start - 3) == "var"
    return isProperty || isMark(start - 1, ">") && isMark(start - 2, "-") ? type : nil
  }

  /// The type that is stated before `=`, or that of its elements.
  private func statedType(before equals: Int, _ isElement: Bool) -> String? {
    guard isElement else {
      guard let (type, start) = typeName(endingAt: equals - 1) else { return nil }
      return isMark(start - 1, ":") ? type : nil
    }
    var end = equals - 1
    while isMark(end, among: "?!") { end -= 1 }
    guard let (type, start) = typeName(endingAt: end - 1) else { return nil }
    if isMark(start - 1, "["), isMark(end, "]") { return isMark(start - 2, ":") ? type : nil }
    let isList =
      isMark(start - 1, "<") && isMark(end, ">") && ["Array", "Set"].contains(text(start - 2))
    return isList && isMark(start - 3, ":") ? type : nil
  }

  /// The dotted name that ends at a token, perhaps before `?`, and the index of its first token.
  private func typeName(endingAt end: Int) -> (name: String, start: Int)? {
    var index = end
    while isMark(index, among: "?!") { index -= 1 }
    let (names, first, isWhole) = names(upTo: index)
    return isWhole ? (names.joined(separator: "."), first) : nil
  }
}
