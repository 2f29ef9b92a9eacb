import TokenSwift

/// The declarations of sources, and the types that they state.
extension ContentFinder {
  // MARK: Types

  func type(named names: [String]) -> SwiftType {
    if let type = types.type(named: names) { return type }
    if names.count == 1, let namespace = scopes.last(where: { $0.namespace != nil })?.namespace,
      let type = types.type(named: [namespace, names[0]])
    {
      return type
    }
    let last = names.last ?? ""
    guard let aliases = self.names.typeAliases[last] else { return .other(last) }
    guard let meanings = aliases.all else { return .unknown }
    let found = Set(
      meanings.map { types.type(named: $0.type.split(separator: ".").map(String.init)) })
    return found.count == 1 ? (found.first ?? nil) ?? .other(last) : .unknown
  }

  /// The type that is written at a token, and the index behind it.
  func type(at start: Int) -> (type: SwiftType, end: Int) {
    var index = start
    while isMark(index, "@")
      || ["inout", "some", "any", "borrowing", "consuming", "sending"].contains(text(index))
    {
      index += isMark(index, "@") ? 2 : 1
    }
    if isMark(index, "[") {
      let element = type(at: index + 1)
      let end = closing(index) + 1
      return (isMark(element.end, "]") ? .list(element.type) : .other(""), skipMarks(end))
    }
    let (names, last) = names(from: index)
    guard !names.isEmpty else { return (.unknown, index) }
    index = last + 1
    guard isMark(index, "<") else { return (type(named: names), skipMarks(index)) }
    let argument = type(at: index + 1)
    guard isMark(argument.end, ">") else { return (.unknown, argument.end) }
    let type: SwiftType =
      switch names.last {
      case "Optional": argument.type
      case "Array", "LenientList": .list(argument.type)
      default: argument.type == .unknown ? .unknown : .other(names.last ?? "")
      }
    return (type, skipMarks(argument.end + 1))
  }

  func skipMarks(_ index: Int) -> Int {
    var index = index
    while isMark(index, among: "?!"), !tokens[index].followsSpace { index += 1 }
    return index
  }

  // MARK: Declarations

  mutating func declare(_ name: String, _ type: SwiftType) {
    guard name != "self", name != "_" else { return }
    if isInCondition {
      pending.names[name] = type
      return
    }
    scopes[scopes.count - 1].names[name] = type
    if scopes.count == 1 { properties["", default: [:]][name] = type }
    if case .other(let owner)? = scopes[scopes.count - 1].type {
      properties[owner, default: [:]][name] = type
    }
  }

  /// Declares what stands behind `let` or `var`: `a: T = b, c = d`, `(a, b)`, a pattern.
  mutating func declareVariables(at keyword: Int) {
    let isPattern = isMark(keyword + 1, ".") || isMark(keyword + 1, "(")
    if isPattern {
      let end = closing(isMark(keyword + 1, "(") ? keyword + 1 : keyword + 3)
      let component = isMark(keyword + 1, ".") ? types.component(ofCase: text(keyword + 2)) : nil
      let bound = (keyword + 1..<min(end, tokens.count)).filter {
        isName($0) && !isMark($0 - 1, ".") && !isMark($0 + 1, ":")
      }
      for index in bound {
        let isContent = bound.count == 1 && !names.members.contains(text(keyword + 2))
        declare(
          text(index), isContent ? component.map { .contentOrLook(of: $0) } ?? .unknown : .unknown)
      }
      return
    }
    var index = keyword + 1
    while isName(index) {
      let name = text(index)
      index += 1
      var stated: SwiftType?
      if isMark(index, ":") {
        let written = type(at: index + 1)
        stated = written.type
        index = written.end
      }
      if let stated {
        declare(name, stated)
      } else if isMark(index, "="), !isMark(index + 1, "=") {
        declare(name, valueType(at: index + 1))
      } else {
        declare(name, bare(name, at: index - 1, keyword))
      }
      guard let next = nextDeclaration(from: index) else { return }
      index = next
    }
  }

  /// The type of a name that is bound without a value: that of the same name, or of a case's value.
  func bare(_ name: String, at index: Int, _ keyword: Int) -> SwiftType {
    if isMark(keyword - 1, "("), isMark(index + 1, ")"), isMark(keyword - 3, "."),
      let component = types.component(ofCase: text(keyword - 2)),
      !names.members.contains(text(keyword - 2))
    {
      return .contentOrLook(of: component)
    }
    let isFirst = ["if", "while", "guard"].contains(text(keyword - 1))
    let isNext =
      isMark(keyword - 1, ",")
      && (conditionDepth == depth || text(index + 1) == "else" || isMark(index + 1, "{"))
    return isFirst || isNext ? type(ofName: name) : .unknown
  }

  /// The index of the next name of `let a = b, c = d`; `nil` at the end of the statement.
  func nextDeclaration(from start: Int) -> Int? {
    var index = start
    while index < tokens.count {
      if isMark(index, among: "([") {
        index = closing(index) + 1
        continue
      }
      if isMark(index, among: "{})];") { return nil }
      if isMark(index, ",") {
        let follows = isName(index + 1) && isMark(index + 2, among: ":=")
        return follows && !isMark(index + 3, "=") ? index + 1 : nil
      }
      if index > start, source.startsLine(index), !isMark(index, "."), !isMark(index - 1, "=") {
        return nil
      }
      index += 1
    }
    return nil
  }

  mutating func declareParameters(after keyword: Int) {
    var index = keyword + 1
    while index < tokens.count, !isMark(index, "("), !isMark(index, among: "{}") { index += 1 }
    guard isMark(index, "(") else { return }
    pending = Scope()
    declareParameters(in: index..<closing(index), &pending)
  }

  func declareParameters(in range: Range<Int>, _ scope: inout Scope) {
    var index = range.lowerBound + 1
    while index < range.upperBound {
      if isMark(index, ":"), isName(index - 1) {
        let (type, end) = type(at: index + 1)
        // What follows is a default, or the rest of a type that is not a plain name.
        let isWhole = end >= range.upperBound || isMark(end, among: ",=")
        scope.names[text(index - 1)] = isWhole ? type : .unknown
        index = max(end, index + 1)
        while index < range.upperBound, !isMark(index, ",") {
          index = isMark(index, among: "([{") ? closing(index) + 1 : index + 1
        }
      } else {
        if isName(index), isMark(index + 1, ",") || index + 1 == range.upperBound {
          scope.names[text(index)] = .unknown
        }
        index += 1
      }
    }
  }

  /// Declares the parameters that a closure names: `{ [weak self] (a: T, b) -> U in`.
  func declareClosureParameters(after brace: Int, in scope: inout Scope) {
    var index = brace + 1
    if isMark(index, "[") { index = closing(index) + 1 }
    let start = index
    if isMark(index, "(") {
      index = closing(index) + 1
      let end = min(index + 12, tokens.count)
      let isSignature = (index..<max(index, end)).contains { next in
        text(next) == "in"
          && (index..<next).allSatisfy { isName($0) || isMark($0, among: "->.?![]<>@()") }
      }
      if isSignature { declareParameters(in: start..<closing(start), &scope) }
      return
    }
    var found: [String] = []
    while isName(index), text(index) != "in" {
      found.append(text(index))
      index += isMark(index + 1, ",") ? 2 : 1
    }
    guard text(index) == "in", !["for", "case"].contains(found.first) else { return }
    for name in found { scope.names[name] = .unknown }
  }

  /// Declares the variable of a loop: `for item in items`.
  mutating func declareElement(of keyword: Int) {
    guard isName(keyword + 1), text(keyword + 2) == "in" else { return }
    if case .list(let element) = valueType(at: keyword + 3) {
      declare(text(keyword + 1), element)
    } else {
      declare(text(keyword + 1), .unknown)
    }
  }
}
