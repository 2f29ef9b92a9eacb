import TokenCompiler
import TokenSwift

/// A member that Swift source names: an identifier after a dot, and what leads to its type; or a string that a
/// call takes, with its quotes, where `Theme(brand:)` stands for the type.
///
/// A name within groups is a member, too: `text.primary` of `ColorToken.text.primary`.
struct MemberMention: Sendable {
  enum Base: Sendable {
    /// None, as in `.accent`, with what is stated where it stands.
    case implied(TypeQuery?)
    /// Names, as in `ColorToken.accent`; empty for any other expression.
    case written(String)
    /// A value that may hold a type, as in `type.accent`.
    case value(TypeQuery)
    /// The type of an extension around a name without a dot.
    case enclosing(String)
  }

  let name: String
  /// The token of its last identifier.
  let index: Int
  let range: Range<Int>
  let base: Base
  let isCall: Bool
  /// A Boolean value that indicates whether a member of it is named: `text` of `ColorToken.text.primary`.
  let hasMember: Bool
  /// The call that takes it as an argument, where nothing leads to its type.
  let call: String?
  let scope: SwiftScope

  func isStated(as typeName: String, _ names: SourceNames) -> Bool {
    meaning(of: typeName, names) == .certain
  }

  /// Returns a Boolean value that indicates whether it may be of a type; anything may whose type is not stated.
  func mayBe(of typeName: String, _ names: SourceNames) -> Bool {
    meaning(of: typeName, names) != nil
  }

  /// The type that is stated for a member without a base; `nil` for none.
  func statedType(_ names: SourceNames) -> SwiftDeclarations.Stated? {
    guard case .implied(let query?) = base else { return nil }
    return names.answer(query)
  }

  private func meaning(of typeName: String, _ names: SourceNames) -> SourceNames.Meaning? {
    if let call, MemberRename.isCall(typeName) {
      return names.meaning(of: call, as: typeName, in: scope)
    }
    switch base {
    case .implied:
      guard let stated = statedType(names) else {
        return MemberRename.isCall(typeName) ? nil : .possible
      }
      return names.meaning(of: stated, as: typeName)
    case .value(let query):
      guard let stated = names.answer(query), case .metatype(let type) = stated.type.unwrapped
      else { return nil }
      return names.meaning(of: stated.with(type), as: typeName)
    case .written(let type): return names.meaning(of: type, as: typeName, in: scope)
    case .enclosing(let type):
      let meaning = names.meaning(of: type, as: typeName, in: scope)
      // What the sources declare of that name may be meant.
      return isOwn(names) && meaning != nil ? .possible : meaning
    }
  }

  /// Returns a Boolean value that indicates whether the sources declare something of its name; of names within groups
  /// something of each.
  func isOwn(_ names: SourceNames) -> Bool {
    if names.members.contains(name) { return true }
    let parts = name.split(separator: ".")
    return parts.count > 1 && parts.allSatisfy { names.members.contains(String($0)) }
  }

  /// A Boolean value that indicates whether Apple's frameworks have the name, too.
  var isPlatforms: Bool {
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first, PlatformNames.members.contains(first) else { return false }
    return parts.count == 1 || AppleNames.owner(of: parts[1], .styleMember) != nil
  }

  var isString: Bool { name.utf8.first == UInt8(ascii: "\"") }
  var isWritten: Bool { if case .written = base { true } else { false } }
}

extension SwiftSource {
  func members(named wanted: MemberNames) -> [MemberMention] {
    let bodies = typeBodies
    let imports = importTable
    let hasExtensions = bodies.contains(where: \.isExtension)
    let hasGenerics = tokens.indices.contains { isGenericHead($0) }
    // It is changed where it is: a copy would be copied again with each change.
    var context: TypeContext?
    func makeContext() { if context == nil { context = TypeContext(SourceOutline(self)) } }
    var around = OpenBodies(bodies)
    /// The type that is meant, where `Self` is that of an extension, and `T.self.a` is `T.a`.
    func type(_ names: [String]) -> String {
      let type = names.prefix((names.lastIndex { $0 != "self" } ?? -1) + 1).joined(separator: ".")
      return type == "Self" ? around.extendedType ?? type : type
    }
    return tokens.indices.compactMap { last -> MemberMention? in
      let isLiteral = tokens[last].kind == .literal
      guard last > 0, isMark(last - 1, ".") || hasExtensions || isLiteral,
        let found = wanted.name(endingAt: last, in: self)
      else { return nil }
      let name = found.name
      let index = found.first
      let hasDot = isMark(index - 1, ".")
      guard hasDot || hasExtensions || isLiteral else { return nil }
      around.move(to: last)
      let base: MemberMention.Base
      var call: String?
      if isLiteral {
        guard let name = self.call(withArgument: index) else { return nil }
        base = .written(name)
      } else if !hasDot {
        guard isExpression(index), let type = around.extendedType else { return nil }
        base = .enclosing(type)
      } else if hasNoBase(dot: index - 1) {
        makeContext()
        let count = (last - index) / 2 + 1
        base = .implied(context?.expected(at: index - 1, count: count))
        call = count == 1 ? self.call(withArgument: index - 1) : nil
      } else {
        let (names, first, isWhole) = names(upTo: index - 2)
        let isValue = isWhole && text(first).first?.isLowercase == true && names != ["self"]
        if isValue || isMark(index - 2, among: ")]?!") {
          makeContext()
          base = context?.operand(endingAt: index - 2, 0).map { .value($0) } ?? .written("")
        } else if isWhole, names.count == 1, hasGenerics {
          makeContext()
          let isGeneric = context?.outline.isGeneric(names[0], at: index) ?? false
          base = isGeneric ? .implied(.open) : .written(type(names))
        } else {
          base = .written(type(names))
        }
      }
      let scope = scope(at: index, imports, in: around)
      return MemberMention(
        name: name, index: last,
        range: tokens[index].range.lowerBound..<tokens[last].range.upperBound, base: base,
        isCall: isCall(last), hasMember: isMark(last + 1, ".") && isName(last + 2), call: call,
        scope: scope)
    }
  }

  /// Returns a Boolean value that indicates whether `<` behind a token opens the generic parameters of a function or
  /// type.
  private func isGenericHead(_ index: Int) -> Bool {
    isMark(index + 1, "<") && isName(index) && isName(index - 1)
      && ["func", "struct", "class", "enum", "actor"].contains(text(index - 1))
  }

  /// Returns a Boolean value that indicates whether a name stands for a value: not declared here, and not a label.
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

  /// Returns a Boolean value that indicates whether a dot has no base: what stands before it can't end an expression.
  package func hasNoBase(dot: Int) -> Bool {
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

  /// Returns a Boolean value that indicates whether a space stands before the operator that ends with a token: `a ??
  /// .b`.
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

  /// Returns a Boolean value that indicates whether a line break stands before a token.
  package func startsLine(_ index: Int) -> Bool {
    guard index > 0, index < tokens.count else { return true }
    // The code in a string's interpolations comes before the string.
    let (end, start) = (tokens[index - 1].range.upperBound, tokens[index].range.lowerBound)
    return end < start && bytes[end..<start].contains(UInt8(ascii: "\n"))
  }
}
