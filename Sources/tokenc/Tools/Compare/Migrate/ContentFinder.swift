import TokenCompiler

/// Finds where Swift source names properties of components' contents.
///
/// A property has its meaning by the type of what stands before it, so the finder follows what sources
/// state: annotations, initializers, parameters, patterns of `ComponentContent`, `self` in extensions, and
/// properties that the sources declare. It decides only where these leave no doubt: what they don't
/// tell is ``Use/component`` `nil`.
struct ContentFinder {
  /// A property or a label of an initializer.
  struct Use {
    /// The index of its token.
    let index: Int
    /// The component; `nil` where nothing tells the type.
    let component: String?
  }

  private let source: SwiftSource
  private let types: ContentTypes
  private let isWanted: (String) -> Bool
  private let names: SourceNames
  private(set) var uses: [Use] = []
  /// The properties that the file declares, by the types that have them; `""` for none.
  private(set) var properties: [String: [String: SwiftType]] = [:]

  private var scopes = [Scope()]
  /// What the next opening brace declares: parameters, and the names of conditions.
  private var pending = Scope()
  private var isInCondition: Bool { conditionDepth != nil }
  /// How many brackets are open, here and where the condition started that is read.
  private var depth = 0
  private var conditionDepth: Int?
  /// The scopes at the openings of `#if`.
  private var branches: [[Scope]] = []

  private struct Scope {
    var names: [String: SwiftType] = [:]
    /// The type whose members it declares.
    var type: SwiftType?
    /// The component whose namespace it is: `Content` alone means its content there.
    var namespace: String?
    var isSwitch = false

    /// What a condition declared for the body.
    var inCondition: Scope { Scope(names: names, isSwitch: isSwitch) }
  }

  /// - Parameter isWanted: whether a name is one of a property that is looked for.
  init(
    _ source: SwiftSource, _ types: ContentTypes, _ names: SourceNames,
    where isWanted: @escaping (String) -> Bool
  ) {
    self.source = source
    self.types = types
    self.names = names
    self.isWanted = isWanted
    var index = 0
    while index < source.tokens.count {
      index = visit(index)
    }
  }

  // MARK: Tokens

  private var tokens: [SwiftSource.Token] { source.tokens }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? source.text(of: tokens[index]) : ""
  }

  private func isName(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .identifier
  }

  private func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .punctuation(mark)
  }

  private func isMark(_ index: Int, among marks: String) -> Bool {
    guard tokens.indices.contains(index), case .punctuation(let mark) = tokens[index].kind else {
      return false
    }
    return marks.unicodeScalars.contains(mark)
  }

  /// Whether a line break stands before a token.
  private func startsLine(_ index: Int) -> Bool {
    guard index > 0, index < tokens.count else { return true }
    // The code in a string's interpolations comes before the string.
    let (end, start) = (tokens[index - 1].range.upperBound, tokens[index].range.lowerBound)
    return end < start && source.bytes[end..<start].contains(UInt8(ascii: "\n"))
  }

  /// The index of the token that closes the bracket at `index`.
  private func closing(_ index: Int) -> Int {
    var depth = 0
    var index = index
    while index < tokens.count {
      if isMark(index, among: "([{") { depth += 1 }
      if isMark(index, among: ")]}") { depth -= 1 }
      if depth == 0 { return index }
      index += 1
    }
    return index
  }

  // MARK: Walking

  /// Visits a token; the next to visit is the answer.
  private mutating func visit(_ index: Int) -> Int {
    if isMark(index, "{") { return open(index) }
    if isMark(index, "}") {
      guard scopes.count > 1, let scope = scopes.popLast() else { return index + 1 }
      // In `for a in all.filter { … } {` the second is the body.
      if isMark(index + 1, "{") { pending = scope.inCondition }
      return index + 1
    }
    if isMark(index, among: "([") { depth += 1 }
    if isMark(index, among: ")]") { depth -= 1 }
    if isMark(index, "#") { return visitDirective(index) }
    if isMark(index, "(") { visitCall(index) }
    guard isName(index) else { return index + 1 }
    if !isMark(index - 1, ".") {
      switch text(index) {
      case "struct", "class", "enum", "extension", "protocol", "actor":
        if isName(index + 1), !["func", "var", "let", "init"].contains(text(index + 1)) {
          return visitType(index + 1)
        }
      case "func", "init", "subscript": declareParameters(after: index)
      case "switch":
        conditionDepth = depth
        pending.isSwitch = true
      case "for":
        conditionDepth = depth
        declareElement(of: index)
      case "if", "while", "catch": conditionDepth = depth
      case "guard": conditionDepth = nil
      case "case", "default":
        // What a case binds holds up to the next.
        let isOfSwitch = scopes[scopes.count - 1].isSwitch && !isInCondition
        if isOfSwitch { scopes[scopes.count - 1].names = [:] }
      case "let", "var": declareVariables(at: index)
      default: break
      }
    }
    note(index)
    return index + 1
  }

  private mutating func open(_ index: Int) -> Int {
    var scope = Scope()
    // A closure within brackets is no body yet.
    if conditionDepth.map({ $0 == depth }) ?? true {
      scope = pending
      pending = Scope()
      conditionDepth = nil
    }
    declareClosureParameters(after: index, in: &scope)
    scopes.append(scope)
    return index + 1
  }

  /// Branches of `#if` may open braces that only one closes.
  private mutating func visitDirective(_ index: Int) -> Int {
    switch text(index + 1) {
    case "if": branches.append(scopes)
    case "else", "elseif": scopes = branches.last ?? scopes
    case "endif": _ = branches.popLast()
    default: return index + 1
    }
    return index + 2
  }

  private mutating func visitType(_ index: Int) -> Int {
    var names: [String] = []
    var index = index
    while isName(index) {
      names.append(text(index))
      guard isMark(index + 1, "."), isName(index + 2) else { break }
      index += 2
    }
    pending = Scope(type: type(named: names))
    if let last = names.last, types.isComponent(last) { pending.namespace = last }
    return index + 1
  }

  // MARK: Types

  private func type(named names: [String]) -> SwiftType {
    if let type = types.type(named: names) { return type }
    if names.count == 1, let namespace = scopes.last(where: { $0.namespace != nil })?.namespace,
      let type = types.type(named: [namespace, names[0]])
    {
      return type
    }
    let last = names.last ?? ""
    guard let meanings = self.names.typeAliases[last] else { return .other(last) }
    let found = Set(meanings.map { types.type(named: $0.split(separator: ".").map(String.init)) })
    return found.count == 1 ? (found.first ?? nil) ?? .other(last) : .unknown
  }

  /// The type that is written at a token, and the index behind it.
  private func type(at start: Int) -> (type: SwiftType, end: Int) {
    var index = start
    while isMark(index, "@")
      || ["inout", "some", "any", "borrowing", "consuming", "sending"]
        .contains(text(index))
    {
      index += isMark(index, "@") ? 2 : 1
    }
    if isMark(index, "[") {
      let element = type(at: index + 1)
      let end = closing(index) + 1
      return (isMark(element.end, "]") ? .list(element.type) : .other(""), skipMarks(end))
    }
    var names: [String] = []
    while isName(index) {
      names.append(text(index))
      guard isMark(index + 1, "."), isName(index + 2) else { break }
      index += 2
    }
    guard !names.isEmpty else { return (.unknown, index) }
    index += 1
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

  private func skipMarks(_ index: Int) -> Int {
    var index = index
    while isMark(index, among: "?!"), !tokens[index].followsSpace { index += 1 }
    return index
  }

  // MARK: Declarations

  private mutating func declare(_ name: String, _ type: SwiftType) {
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
  private mutating func declareVariables(at keyword: Int) {
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
      if isMark(index, ":") { (stated, index) = { ($0.type, $0.end) }(type(at: index + 1)) }
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

  /// What a name has that is bound without a value: that of the same name, or what a case holds.
  private func bare(_ name: String, at index: Int, _ keyword: Int) -> SwiftType {
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
  private func nextDeclaration(from start: Int) -> Int? {
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
      if index > start, startsLine(index), !isMark(index, "."), !isMark(index - 1, "=") {
        return nil
      }
      index += 1
    }
    return nil
  }

  /// Declares the parameters of a function for its body.
  private mutating func declareParameters(after keyword: Int) {
    var index = keyword + 1
    while index < tokens.count, !isMark(index, "("), !isMark(index, among: "{}") { index += 1 }
    guard isMark(index, "(") else { return }
    pending = Scope()
    declareParameters(in: index..<closing(index), &pending)
  }

  private func declareParameters(in range: Range<Int>, _ scope: inout Scope) {
    var index = range.lowerBound + 1
    while index < range.upperBound {
      if isMark(index, ":"), isName(index - 1) {
        let (type, end) = type(at: index + 1)
        // What follows is a default, or the rest of a type that is no plain name.
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
  private func declareClosureParameters(after brace: Int, in scope: inout Scope) {
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
  private mutating func declareElement(of keyword: Int) {
    guard isName(keyword + 1), text(keyword + 2) == "in" else { return }
    if case .list(let element) = valueType(at: keyword + 3) {
      declare(text(keyword + 1), element)
    } else {
      declare(text(keyword + 1), .unknown)
    }
  }

  // MARK: Expressions

  private func type(ofName name: String) -> SwiftType {
    if let type = pending.names[name] { return type }
    for scope in scopes.reversed() {
      if let type = scope.names[name] { return type }
      guard let owner = scope.type else { continue }
      if name == "self" { return owner }
      if let type = property(name, of: owner) { return type }
    }
    return names.properties[""]?[name] ?? .unknown
  }

  private func property(_ name: String, of type: SwiftType) -> SwiftType? {
    if let type = types.property(name, of: type) { return type }
    guard case .other(let owner) = type else { return nil }
    return names.properties[owner]?[name]
  }

  /// The type of the value that starts at a token, as far as it is a plain one.
  private func valueType(at start: Int) -> SwiftType {
    var index = start
    while ["try", "await"].contains(text(index)) { index = skipMarks(index + 1) }
    if tokens.indices.contains(index), tokens[index].kind == .literal { return .other("") }
    guard isName(index) else { return .unknown }
    var path: [String] = []
    var type: SwiftType?
    let isType = text(index).first?.isUppercase ?? false
    while isName(index) {
      let name = text(index)
      path.append(name)
      if !isType {
        type = path.count == 1 ? self.type(ofName: name) : type.flatMap { property(name, of: $0) }
      }
      index = skipMarks(index + 1)
      guard isMark(index, "."), isName(index + 1), isType || !isMark(index + 2, "(") else { break }
      index += 1
    }
    if isMark(index, "("), !tokens[index].followsSpace {
      let end = skipMarks(closing(index) + 1)
      guard endsValue(end) else { return .unknown }
      if path.last == "decode" { return decoded(at: index + 1) }
      if path.last == "init" { path.removeLast() }
      return isType && path.last?.first?.isUppercase == true ? self.type(named: path) : .unknown
    }
    if isMark(index, "."), text(index + 1) == "decode", isMark(index + 2, "(") {
      return endsValue(closing(index + 2) + 1) ? decoded(at: index + 3) : .unknown
    }
    if isMark(index, "["), !tokens[index].followsSpace, case .list(let element)? = type {
      return endsValue(skipMarks(closing(index) + 1)) ? element : .unknown
    }
    return endsValue(index) && !isType ? type ?? .unknown : .unknown
  }

  /// The type of `decode(T.self, from: data)`.
  private func decoded(at start: Int) -> SwiftType {
    let (_, end) = type(at: start)
    guard text(end - 1) == "self", isMark(end, ",") else { return .unknown }
    var names: [String] = []
    for index in stride(from: start, to: end - 2, by: 2) { names.append(text(index)) }
    return type(named: names)
  }

  /// Whether a value can end before a token.
  private func endsValue(_ index: Int) -> Bool {
    guard index < tokens.count else { return true }
    if isMark(index, among: ",{});]") || text(index) == "else" { return true }
    return startsLine(index) && !isMark(index, ".")
  }

  /// The type of what stands before a dot; `nil` for no base, as before `.accent`.
  private func baseType(dot: Int) -> SwiftType? {
    var path: [String] = []
    var index = dot
    while isMark(index, ".") {
      index -= 1
      while isMark(index, among: "?!"), !tokens[index].followsSpace { index -= 1 }
      guard isName(index) else {
        if isMark(index, among: ")]") {
          return path.reduce(resultType(closing: index)) { property($1, of: $0) ?? .unknown }
        }
        // A key path without a root, and `$0`, say nothing.
        let isBased =
          isMark(index, "\\")
          || tokens.indices.contains(index)
            && tokens[index].endsExpression(in: source.bytes)
        return isBased || !path.isEmpty ? .unknown : nil
      }
      path.insert(text(index), at: 0)
      index -= 1
    }
    guard let first = path.first else { return nil }
    if first.first?.isUppercase ?? false {
      if isMark(index, "\\") {
        for count in (1...path.count).reversed() {
          let type = type(named: Array(path.prefix(count)))
          if case .other = type, count > 1 { continue }
          return path.dropFirst(count).reduce(type) { property($1, of: $0) ?? .unknown }
        }
      }
      return .other("")
    }
    return path.dropFirst().reduce(type(ofName: first)) { property($1, of: $0) ?? .unknown }
  }

  /// The type of `items[0]`, and of `Tag.Content(…)`, which end with the bracket at an index.
  private func resultType(closing: Int) -> SwiftType {
    var depth = 0
    var index = closing
    while index >= 0 {
      if isMark(index, among: ")]}") { depth += 1 }
      if isMark(index, among: "([{") { depth -= 1 }
      if depth == 0 { break }
      index -= 1
    }
    guard index > 0, isName(index - 1), !tokens[index].followsSpace else { return .unknown }
    if isMark(closing, "]") {
      let base =
        isMark(index - 2, ".")
        ? baseType(dot: index - 2).flatMap { property(text(index - 1), of: $0) }
        : type(ofName: text(index - 1))
      if case .list(let element)? = base { return element }
      return .unknown
    }
    let isInitializer = text(index - 1) == "init" || text(index - 1).first?.isUppercase ?? false
    return isInitializer ? callee(opening: index) ?? .unknown : .unknown
  }

  // MARK: Uses

  private mutating func note(_ index: Int) {
    guard isWanted(text(index)) else { return }
    let isCall = isMark(index + 1, "(") && !tokens[index + 1].followsSpace
    guard isMark(index - 1, ".") else {
      // A property of `self`.
      let isDeclared = scopes.contains { $0.names[text(index)] != nil }
      guard !isCall, !isDeclared, !isMark(index + 1, ":"), pending.names[text(index)] == nil,
        !Self.declarers.contains(text(index - 1)),
        case .content(let component)? = scopes.last(where: { $0.type != nil })?.type
      else { return }
      uses.append(Use(index: index, component: component))
      return
    }
    guard let type = baseType(dot: index - 1) else { return }
    if let component = type.component {
      uses.append(Use(index: index, component: component))
    } else if case .look(let component) = type, types.property(text(index), of: type) != .other("")
    {
      uses.append(Use(index: index, component: component))
    } else if type == .unknown, !isCall {
      uses.append(Use(index: index, component: nil))
    }
  }

  private static let declarers: Set<String> = [
    "let", "var", "func", "case", "struct", "class", "enum", "typealias", "for",
  ]

  /// The type that is initialized by the call of which this is the opening; `nil` for another call.
  private func callee(opening: Int) -> SwiftType? {
    guard isName(opening - 1), !tokens[opening].followsSpace else { return nil }
    var path: [String] = []
    var index = opening - 1
    while isName(index) {
      path.insert(text(index), at: 0)
      guard isMark(index - 1, ".") else { break }
      index -= 2
    }
    // `.init(…)` is what an annotation or the case of a union around it says.
    if path == ["init"], isMark(opening - 2, ".") {
      let dot = opening - 2
      if isMark(dot - 1, "="), let type = annotated(before: dot - 1) { return type }
      if isMark(dot - 1, "("), isName(dot - 2), isMark(dot - 3, "."),
        let component = types.component(ofCase: text(dot - 2)),
        !names.members.contains(text(dot - 2))
      {
        return .content(of: component)
      }
      return .unknown
    }
    if path.last == "init" { path.removeLast() }
    if path == ["self"] { return type(ofName: "self") }
    // Functions of looks take what the content says by the names of its fields.
    if path.count > 2, path[path.count - 2] == "Appearance",
      types.isComponent(path[path.count - 3])
    {
      return .content(of: path[path.count - 3])
    }
    return path.isEmpty || Self.declarers.contains(text(index - 1)) ? nil : type(named: path)
  }

  /// The type that is stated for what is assigned: `let a: Tag.Content = .init(…)`.
  private func annotated(before equals: Int) -> SwiftType? {
    var index = equals - 1
    while index > 0, isName(index) || isMark(index, among: ".?!") { index -= 1 }
    guard isMark(index, ":") else { return nil }
    let (type, end) = type(at: index + 1)
    return end == equals ? type : nil
  }

  /// Notes the labels of an initializer.
  private mutating func visitCall(_ opening: Int) {
    guard let type = callee(opening: opening) else { return }
    guard type.component != nil || type == .unknown else { return }
    let end = closing(opening)
    var index = opening + 1
    while index < end {
      if isMark(index, among: "([{") {
        index = closing(index)
      } else if isName(index), isWanted(text(index)), isMark(index + 1, ":"),
        isMark(index - 1, among: "(,:")
      {
        uses.append(Use(index: index, component: type.component))
      }
      index += 1
    }
  }
}
