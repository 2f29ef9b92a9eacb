import TokenSwift

/// The structure of a Swift file: which bracket is around each token, what opens each block, and what is
/// declared, with stated types.
package struct SourceOutline: SwiftTokens {
  package let source: SwiftSource
  /// The index of the innermost bracket around each token; −1 for none.
  package private(set) var enclosing: [Int] = []
  /// The index of the bracket that closes one, by the one that opens, and the other way round.
  package private(set) var partners: [Int: Int] = [:]
  private(set) var blocks: [Int: Block] = [:]
  /// Local variables and parameters, in the order of the source.
  private(set) var variables: [String: [Variable]] = [:]
  /// The types that are stated for what starts at a token behind `=`.
  private(set) var initialized: [Int: StatedType] = [:]
  /// The tokens `in` that end the head of a closure, with its brace.
  private(set) var closureHeads: [Int: Int] = [:]
  private(set) var declarations = SwiftDeclarations()
  private let imports: ImportTable
  /// The generic parameters of functions and types, by the braces of their bodies.
  private(set) var genericNames: [Int: [String]] = [:]

  enum Block {
    /// A type or an extension: its dotted name.
    case type(String, generics: [String])
    /// A function or a getter.
    case function(StatedType)
    /// What takes the value of the statement that starts at a token: a branch of `if` or `switch`.
    case branch(start: Int, isSwitch: Bool)
    /// The result that the head of a closure states.
    case closure(StatedType?)
    case other
  }

  struct Variable {
    /// The tokens in which it is known.
    let range: Range<Int>
    let value: Value

    enum Value {
      case stated(StatedType)
      /// The token behind its `=`.
      case initialized(Int)
      /// The brace of a closure, and the number among its parameters.
      case parameter(Int, Int)
      /// An element of what starts at a token, as the variable of a loop is.
      case element(Int)
      case unknown
    }
  }

  package var tokens: [SwiftSource.Token] { source.tokens }
  package func text(of token: SwiftSource.Token) -> String { source.text(of: token) }

  package init(_ source: SwiftSource) {
    self.source = source
    imports = source.importTable
    matchBrackets()
    for index in tokens.indices {
      if isMark(index, "{") { noteBlock(at: index) }
      if isName(index), !isMark(index - 1, among: ".#"), !isQuoted(index) { noteKeyword(at: index) }
    }
  }

  private func isQuoted(_ index: Int) -> Bool {
    let start = tokens[index].range.lowerBound
    return start > 0 && source.bytes[start - 1] == UInt8(ascii: "`")
  }

  private mutating func matchBrackets() {
    enclosing.reserveCapacity(tokens.count)
    var open: [Int] = []
    for index in tokens.indices {
      if isMark(index, among: ")]}") {
        if let start = open.popLast() {
          partners[start] = index
          partners[index] = start
        }
      }
      enclosing.append(open.last ?? -1)
      if isMark(index, among: "([{") { open.append(index) }
    }
  }

  /// The index of the bracket that closes the one at an index; that of the end where nothing does.
  package func close(_ index: Int) -> Int { partners[index] ?? tokens.count }

  /// The brackets around a token, the innermost first; of hostile source no more than so many.
  package func brackets(around index: Int) -> [Int] {
    var found: [Int] = []
    var bracket = enclosing.indices.contains(index) ? enclosing[index] : -1
    while bracket >= 0, found.count < 128 {
      found.append(bracket)
      bracket = enclosing[bracket]
    }
    return found
  }

  /// The types around a token, the outermost first, each with its path.
  func types(around index: Int) -> [String] {
    brackets(around: index).reversed().flatMap { bracket -> [String] in
      guard case .type(let name, _)? = blocks[bracket] else { return [] }
      return name.split(separator: ".").map(String.init)
    }
  }

  /// A type with the type around a token in place of `Self`.
  func resolvingSelf(_ type: StatedType, at index: Int) -> StatedType {
    guard type.names(anyOf: ["Self"]), let around = types(around: index).last else { return type }
    return type.replacing(["Self": .name([around], [])])
  }

  func scope(at index: Int) -> SwiftScope {
    SwiftScope(
      module: source.module, imports: imports.modules(at: index),
      namedImports: imports.names(at: index), path: types(around: index), file: source.path,
      offset: tokens.indices.contains(index) ? tokens[index].range.lowerBound : 0)
  }

  /// Whether a name is a generic parameter of what is around a token.
  func isGeneric(_ name: String, at index: Int) -> Bool {
    brackets(around: index).contains { genericNames[$0]?.contains(name) ?? false }
  }

  /// The brace of the closure around a token whose parameters have no names.
  func closure(around index: Int) -> Int? {
    brackets(around: index).first { bracket in
      if case .closure? = blocks[bracket] { true } else { false }
    }
  }

  /// The end of the block around a token.
  private func endOfBlock(around index: Int) -> Int {
    brackets(around: index).first { isMark($0, "{") }.map(close) ?? tokens.count
  }

  // MARK: Blocks

  private mutating func noteBlock(at brace: Int) {
    guard blocks[brace] == nil else { return }
    let around = enclosing[brace]
    if isName(brace - 1), ["get", "_read"].contains(text(brace - 1)), around >= 0,
      case .function(let result)? = blocks[around]
    {
      blocks[brace] = .function(result)
    } else if isName(brace - 1),
      ["set", "didSet", "willSet", "_modify"].contains(text(brace - 1))
    {
      blocks[brace] = .function(.tuple([]))
    } else {
      noteClosure(at: brace)
    }
  }

  private mutating func noteClosure(at brace: Int) {
    var index = brace + 1
    while isMark(index, "@"), isName(index + 1) { index += 2 }
    if isMark(index, "[") { index = close(index) + 1 }
    var parameters: [(name: String, type: StatedType?)] = []
    if isMark(index, "(") {
      let end = close(index)
      var next = index + 1
      while next < end, isName(next) {
        let name = isName(next + 1) ? next + 1 : next
        var type: StatedType?
        var behind = name + 1
        if isMark(behind, ":"), let stated = statedType(at: behind + 1) {
          type = stated.type
          behind = stated.end
        }
        parameters.append((text(name), type))
        guard isMark(behind, ",") else { break }
        next = behind + 1
      }
      index = end + 1
    } else {
      while isName(index), text(index) != "in" {
        parameters.append((text(index), nil))
        guard isMark(index + 1, ",") else {
          index += 1
          break
        }
        index += 2
      }
    }
    while ["async", "throws"].contains(text(index)) { index += 1 }
    var result: StatedType?
    if isMark(index, "-"), isMark(index + 1, ">"), let stated = statedType(at: index + 2) {
      result = stated.type
      index = stated.end
    }
    guard isName(index), text(index) == "in" else {
      blocks[brace] = .closure(nil)
      return
    }
    blocks[brace] = .closure(result)
    closureHeads[index] = brace
    let range = index..<close(brace)
    for (number, parameter) in parameters.enumerated() {
      let value = parameter.type.map { Variable.Value.stated($0) } ?? .parameter(brace, number)
      variables[parameter.name, default: []].append(Variable(range: range, value: value))
    }
  }

  /// The first brace behind a token that is in no other bracket; `nil` where a statement ends before.
  private func body(after start: Int) -> Int? {
    var index = start
    var steps = 0
    while index < tokens.count, steps < 4_000 {
      steps += 1
      if isMark(index, "{") { return index }
      if isMark(index, among: "([") {
        index = close(index) + 1
        continue
      }
      if isMark(index, among: ")]};") { return nil }
      index += 1
    }
    return nil
  }

  // MARK: Keywords

  private static let typeWords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "extension",
  ]

  private mutating func noteKeyword(at index: Int) {
    switch text(index) {
    case "struct", "class", "enum", "protocol", "actor", "extension":
      let isType =
        isName(index + 1)
        && !["func", "var", "let", "init", "subscript"].contains(text(index + 1))
      if isType { noteType(at: index) }
    case "func" where isName(index + 1) || !isMark(index + 1, among: "(:,)"):
      noteFunction(named: isName(index + 1) ? text(index + 1) : "", at: index)
    case "init" where isMark(index + 1, among: "(<?!"):
      noteFunction(named: "init", at: index)
    case "subscript" where isMark(index + 1, among: "(<"):
      noteFunction(named: "subscript", at: index)
    case "let", "var": noteVariables(at: index)
    case "typealias":
      guard isName(index + 1), isMark(index + 2, "="), let (type, _) = statedType(at: index + 3)
      else { return }
      declarations.aliases[text(index + 1), default: []].insert(
        SwiftDeclarations.Stated(
          type: resolvingSelf(type, at: index), scope: scope(at: index)))
    case "if", "switch":
      noteBranch(at: index, start: index, isSwitch: text(index) == "switch")
    case "else":
      if isMark(index + 1, "{") {
        let last = partners[index - 1]
        if isMark(index - 1, "}"), let last, case .branch(let start, false)? = blocks[last] {
          blocks[index + 1] = .branch(start: start, isSwitch: false)
        } else {
          blocks[index + 1] = .other
        }
      }
    case "guard":
      // The brace is that of `else`.
      break
    case "for", "while", "catch":
      guard let brace = body(after: index + 1) else { return }
      if blocks[brace] == nil { blocks[brace] = .other }
      if text(index) == "for" { noteLoop(at: index, body: brace) }
    case "do", "repeat", "defer":
      if isMark(index + 1, "{") { blocks[index + 1] = .other }
    case "case":
      if enclosing[index] >= 0, case .type? = blocks[enclosing[index]] { noteCases(at: index) }
    default: break
    }
  }

  /// The variable of `for color in colors`, known in the body and behind `where`.
  private mutating func noteLoop(at keyword: Int, body brace: Int) {
    var index = keyword + 1
    if ["try", "await"].contains(text(index)) { index += 1 }
    guard isName(index), !["case", "let", "var"].contains(text(index)) else { return }
    let name = text(index)
    var value: Variable.Value?
    index += 1
    if isMark(index, ":"), let (type, end) = statedType(at: index + 1) {
      value = .stated(type)
      index = end
    }
    guard isName(index), text(index) == "in" else { return }
    let clause = (index + 1..<brace).first {
      isName($0) && text($0) == "where" && enclosing[$0] == enclosing[keyword]
    }
    variables[name, default: []].append(
      Variable(range: (clause ?? brace)..<close(brace), value: value ?? .element(index + 1)))
  }

  private mutating func noteBranch(at index: Int, start: Int, isSwitch: Bool) {
    guard let brace = body(after: index + 1), blocks[brace] == nil else { return }
    var start = start
    // `else if` belongs to the first.
    if text(index - 1) == "else", isMark(index - 2, "}"), let last = partners[index - 2],
      case .branch(let first, false)? = blocks[last]
    {
      start = first
    }
    blocks[brace] = .branch(start: start, isSwitch: isSwitch)
  }

  private func genericParameters(at index: Int) -> (names: [String], end: Int) {
    guard isMark(index, "<") else { return ([], index) }
    var names: [String] = []
    var depth = 0
    var index = index
    let end = min(tokens.count, index + 500)
    while index < end {
      if isMark(index, "<") {
        depth += 1
        if depth == 1, isName(index + 1) { names.append(text(index + 1)) }
      } else if isMark(index, ">"), !isMark(index - 1, "-") {
        depth -= 1
        if depth == 0 { return (names, index + 1) }
      } else if isMark(index, ","), depth == 1, isName(index + 1) {
        names.append(text(index + 1))
      } else if isMark(index, among: "{}") {
        break
      }
      index += 1
    }
    return (names, index)
  }

  private mutating func noteType(at keyword: Int) {
    let (path, last) = names(from: keyword + 1)
    let (generics, end) = genericParameters(at: last + 1)
    guard let brace = body(after: end) else { return }
    blocks[brace] = .type(path.joined(separator: "."), generics: generics)
    if !generics.isEmpty { genericNames[brace] = generics }
    guard let name = path.last, text(keyword) != "extension" else { return }
    declarations.types[name, default: []].insert(
      SwiftDeclarations.TypeDeclaration(
        generics: generics, isStruct: text(keyword) == "struct",
        stored: storedProperties(in: brace), hasInitializer: hasInitializer(in: brace),
        scope: scope(at: keyword)))
  }

  private func hasInitializer(in brace: Int) -> Bool {
    members(of: brace).contains { text($0) == "init" && isMark($0 + 1, among: "(<?!") }
  }

  /// The tokens that stand in a block and in no bracket of it.
  private func members(of brace: Int) -> [Int] {
    var found: [Int] = []
    var index = brace + 1
    let end = close(brace)
    while index < end {
      found.append(index)
      index = isMark(index, among: "([{") ? close(index) + 1 : index + 1
    }
    return found
  }

  private func storedProperties(in brace: Int) -> [SwiftDeclarations.Parameter] {
    var found: [SwiftDeclarations.Parameter] = []
    for index in members(of: brace) where ["let", "var"].contains(text(index)) && isName(index + 1)
    {
      guard !["static", "class", "lazy"].contains(text(index - 1)) else { continue }
      guard isMark(index + 2, ":"), let (type, end) = statedType(at: index + 3) else { continue }
      let isComputed = isMark(end, "{") && !["didSet", "willSet"].contains(text(end + 1))
      let hasDefault = isMark(end, "=")
      if isComputed || text(index) == "let" && hasDefault { continue }
      let isNilAtFirst = text(index) == "var" && isOptional(type)
      found.append(
        .init(label: text(index + 1), type: type, hasDefault: hasDefault || isNilAtFirst))
    }
    return found
  }

  private func isOptional(_ type: StatedType) -> Bool {
    if case .optional = type { true } else { false }
  }

  // MARK: Functions

  private mutating func noteFunction(named name: String, at keyword: Int) {
    var index = keyword + 1
    while index < min(tokens.count, keyword + 8), !isMark(index, among: "(<{};") { index += 1 }
    let (generics, afterGenerics) = genericParameters(at: index)
    index = afterGenerics
    guard isMark(index, "(") else { return }
    let opening = index
    let found = self.parameters(in: opening)
    var parameters = found.all
    index = close(opening) + 1
    while ["async", "throws", "rethrows"].contains(text(index)) {
      index += 1
      if isMark(index, "("), text(index - 1) == "throws" { index = close(index) + 1 }
    }
    var result = StatedType.tuple([])
    if isMark(index, "-"), isMark(index + 1, ">"), let stated = statedType(at: index + 2) {
      result = stated.type
      index = stated.end
    }
    let around = types(around: keyword)
    if name == "init", let owner = around.last { result = .name([owner], []) }
    let declaredResult = resolvingSelf(result, at: keyword)
    // Labels of subscripts are written only where they are stated twice.
    if name == "subscript" {
      parameters = parameters.map { .init(label: nil, type: $0.type, hasDefault: $0.hasDefault) }
    }
    let isLocal = isInFunction(keyword)
    if !isLocal || !around.isEmpty {
      declarations.add(
        SwiftDeclarations.Function(
          owner: around.last ?? "", parameters: parameters, result: declaredResult,
          generics: generics + genericsAround(keyword), scope: scope(at: keyword)), named: name)
    } else {
      let type = StatedType.function(parameters.map(\.type), result)
      let isPlain = generics.isEmpty && parameters.allSatisfy { $0.label == nil }
      variables[name, default: []].append(
        Variable(
          range: keyword..<endOfBlock(around: keyword), value: isPlain ? .stated(type) : .unknown))
    }
    if text(index) == "where" {
      while index < tokens.count, !isMark(index, among: "{};") { index += 1 }
    }
    guard isMark(index, "{") else { return }
    blocks[index] = .function(result)
    if !generics.isEmpty { genericNames[index] = generics }
    let range = opening..<close(index)
    for (local, type) in found.locals {
      // Of a generic type it is known that it may be any.
      let known = type.replacing(Dictionary(lastOf: generics.map { ($0, .open) }))
      variables[local, default: []].append(Variable(range: range, value: .stated(known)))
    }
  }

  /// The generic parameters of the types around a token.
  private func genericsAround(_ index: Int) -> [String] {
    // Those of an initializer's own type follow from what is written at the call.
    guard text(index) != "init" else { return [] }
    return brackets(around: index).flatMap { bracket -> [String] in
      guard case .type(_, let generics)? = blocks[bracket] else { return [] }
      return generics
    }
  }

  private func isInFunction(_ index: Int) -> Bool {
    for bracket in brackets(around: index) {
      switch blocks[bracket] {
      case .function?, .closure?, .branch?, .other?: return true
      case .type?: return false
      case nil: break
      }
    }
    return false
  }

  private mutating func parameters(
    in opening: Int
  ) -> (all: [SwiftDeclarations.Parameter], locals: [(name: String, type: StatedType)]) {
    var all: [SwiftDeclarations.Parameter] = []
    var locals: [(name: String, type: StatedType)] = []
    let end = close(opening)
    var index = opening + 1
    while index < end {
      while isMark(index, "@"), isName(index + 1) {
        index += 2
        if isMark(index, "("), !tokens[index].followsSpace { index = close(index) + 1 }
      }
      guard isName(index) else { break }
      let label = text(index)
      let name = isName(index + 1) ? text(index + 1) : label
      index += isName(index + 1) ? 2 : 1
      guard isMark(index, ":") else { break }
      let start = index + 1
      let stated = statedType(at: start)
      let type = stated?.type ?? .open
      index = stated?.end ?? start
      let hasDefault = isMark(index, "=")
      if hasDefault { initialized[index + 1] = type }
      var taken = type
      // An argument is what the closure around it gives.
      if isAutoclosure(at: start), case .function(_, let result) = type { taken = result }
      let isVariadic = isMark(index - 1, ".") && isMark(index - 2, ".") && index > start
      all.append(
        .init(
          label: label == "_" ? nil : label, type: taken, hasDefault: hasDefault,
          isVariadic: isVariadic))
      locals.append((name, type))
      while index < end, !isMark(index, ",") {
        index = isMark(index, among: "([{") ? close(index) + 1 : index + 1
      }
      index += 1
    }
    return (all, locals)
  }

  private func isAutoclosure(at start: Int) -> Bool {
    var index = start
    while isMark(index, "@"), isName(index + 1) {
      if text(index + 1) == "autoclosure" { return true }
      index += 2
    }
    return false
  }

  /// The cases of an enum that hold values are functions of it.
  private mutating func noteCases(at keyword: Int) {
    guard let owner = types(around: keyword).last else { return }
    var index = keyword + 1
    while isName(index) {
      if isMark(index + 1, "("), !tokens[index + 1].followsSpace {
        declarations.add(
          SwiftDeclarations.Function(
            owner: owner, parameters: payload(in: index + 1), result: .name([owner], []),
            generics: genericsAround(keyword), scope: scope(at: keyword)), named: text(index))
        index = close(index + 1)
      }
      index += 1
      if isMark(index, "=") {
        while index < tokens.count, !isMark(index, among: ",}"), !source.startsLine(index) {
          index += 1
        }
      }
      guard isMark(index, ",") else { return }
      index += 1
    }
  }

  private func payload(in opening: Int) -> [SwiftDeclarations.Parameter] {
    var found: [SwiftDeclarations.Parameter] = []
    var index = opening + 1
    let end = close(opening)
    while index < end {
      var label: String?
      if isName(index), isMark(index + 1, ":") {
        label = text(index) == "_" ? nil : text(index)
        index += 2
      }
      guard let (type, behind) = statedType(at: index) else { return found }
      found.append(.init(label: label, type: type, hasDefault: isMark(behind, "=")))
      index = behind
      while index < end, !isMark(index, ",") { index += 1 }
      index += 1
    }
    return found
  }

  // MARK: Variables

  private mutating func noteVariables(at keyword: Int) {
    let range = extent(ofVariablesAt: keyword)
    let isLocal = isInFunction(keyword)
    var index = keyword + 1
    noteTuple(at: index)
    while isName(index) {
      let name = text(index)
      index += 1
      if isUnwrapping(keyword), isMark(index, among: ",{") || text(index) == "else" {
        // `if let color` has the name of what it unwraps.
        guard let next = nextVariable(from: index) else { return }
        index = next
        continue
      }
      var value = Variable.Value.unknown
      if isMark(index, ":"), let (type, end) = statedType(at: index + 1) {
        value = .stated(type)
        index = end
        if isMark(index, "{") { blocks[index] = .function(type) }
        if isMark(index, "="), !isMark(index + 1, "=") { initialized[index + 1] = type }
      } else if isMark(index, "="), !isMark(index + 1, "=") {
        value = .initialized(index + 1)
      }
      variables[name, default: []].append(
        Variable(range: index..<range.upperBound, value: value))
      if !isLocal { declare(name, value, at: keyword) }
      guard let next = nextVariable(from: index) else { return }
      index = next
    }
  }

  /// The type of the parts of `let (a, b): (A, B) = (…)`.
  private mutating func noteTuple(at opening: Int) {
    guard isMark(opening, "("), isMark(close(opening) + 1, ":"),
      let (type, end) = statedType(at: close(opening) + 2), isMark(end, "=")
    else { return }
    initialized[end + 1] = type
  }

  /// Whether a keyword is that of a condition.
  private func isUnwrapping(_ keyword: Int) -> Bool {
    ["if", "guard", "while"].contains(text(keyword - 1)) || isMark(keyword - 1, ",")
  }

  private mutating func declare(_ name: String, _ value: Variable.Value, at keyword: Int) {
    let owner = types(around: keyword).last ?? ""
    let type: StatedType
    switch value {
    case .stated(let stated): type = stated
    case .initialized(let start): type = initializerType(at: start) ?? .open
    case .parameter, .element, .unknown: type = .open
    }
    declarations.variables[owner, default: [:]][name, default: []].insert(
      SwiftDeclarations.Stated(type: resolvingSelf(type, at: keyword), scope: scope(at: keyword)))
  }

  /// The type of `Row(…)` and of `ColorToken.ink`: what a name with a capital says by itself.
  private func initializerType(at start: Int) -> StatedType? {
    guard isName(start), text(start).first?.isUppercase == true,
      let (type, end) = statedType(at: start), case .name(let path, let arguments) = type
    else { return nil }
    if isMark(end, "("), !tokens[end].followsSpace, path.last?.first?.isUppercase == true {
      return endsStatement(close(end) + 1) ? type : nil
    }
    guard path.count > 1, endsStatement(end), arguments.isEmpty,
      path[path.count - 2].first?.isUppercase == true, path.last?.first?.isLowercase == true,
      !["allCases", "self"].contains(path[path.count - 1])
    else { return nil }
    return .member(Array(path.dropLast()), path[path.count - 1])
  }

  private func endsStatement(_ index: Int) -> Bool {
    index >= tokens.count || isMark(index, among: ",;})")
      || source.startsLine(index)
        && !isMark(index, ".")
  }

  /// Where variables are known that a keyword declares.
  private func extent(ofVariablesAt keyword: Int) -> Range<Int> {
    // Those of a condition are known in its body.
    var index = keyword - 1
    var steps = 0
    while index >= 0, enclosing[index] == enclosing[keyword], steps < 200 {
      if isName(index), ["if", "while", "for"].contains(text(index)) {
        if let brace = body(after: index + 1), brace > keyword { return keyword..<close(brace) }
        break
      }
      if isMark(index, among: "{};") || isName(index) && text(index) == "guard" { break }
      index = isMark(index, among: ")]") ? (partners[index] ?? index) - 1 : index - 1
      steps += 1
    }
    return keyword..<endOfBlock(around: keyword)
  }

  /// The name after the comma that ends what is stated of a variable; no more than so many tokens are looked at.
  private func nextVariable(from start: Int) -> Int? {
    var index = start
    var steps = 0
    while index < tokens.count, steps < 2_000 {
      steps += 1
      if isMark(index, among: "([") {
        index = close(index) + 1
        continue
      }
      if isMark(index, among: "{})];") { return nil }
      if isMark(index, ",") {
        return isName(index + 1) && isMark(index + 2, among: ":=") && !isMark(index + 3, "=")
          ? index + 1 : nil
      }
      let startsStatement =
        index > start && source.startsLine(index) && !isMark(index, ".")
        && !isMark(index - 1, "=")
      if startsStatement { return nil }
      index += 1
    }
    return nil
  }
}
