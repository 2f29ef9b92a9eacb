import TokenSwift

/// Finds where Swift source names properties of components' contents.
///
/// A property has its meaning by the type of what stands before it, so the finder follows what sources
/// state: annotations, initializers, parameters, patterns of `ComponentContent`, `self` in extensions, and
/// properties that the sources declare. It decides only where these leave no doubt: what they don't
/// tell is ``Use/component`` `nil`.
struct ContentFinder: SwiftTokens {
  struct Use {
    let index: Int
    /// The component; `nil` if the type is unknown.
    let component: String?
  }

  let source: SwiftSource
  let types: ContentTypes
  private let isWanted: (String) -> Bool
  let names: SourceNames
  private(set) var uses: [Use] = []
  /// The properties that the file declares, by the types that have them; `""` for none.
  var properties: [String: [String: SwiftType]] = [:]

  var scopes = [Scope()]
  /// The declarations of the next opening brace: parameters, and the names of conditions.
  var pending = Scope()
  var isInCondition: Bool { conditionDepth != nil }
  /// How many brackets are open, here and where the condition started that is read.
  var depth = 0
  var conditionDepth: Int?
  /// The scopes at the openings of `#if`.
  private var branches: [[Scope]] = []

  struct Scope {
    var names: [String: SwiftType] = [:]
    /// The type whose members it declares.
    var type: SwiftType?
    /// The component whose namespace it is: `Content` alone means its content there.
    var namespace: String?
    var isSwitch = false

    /// The declarations of a condition for the body.
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
    while index < source.tokens.count { index = visit(index) }
  }

  // MARK: Tokens

  var tokens: [SwiftSource.Token] { source.tokens }

  func text(of token: SwiftSource.Token) -> String { source.text(of: token) }

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
    // A closure within brackets is not a body yet.
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
    let (names, end) = names(from: index)
    pending = Scope(type: type(named: names))
    if let last = names.last, types.isComponent(last) { pending.namespace = last }
    return end + 1
  }

  // MARK: Uses

  private mutating func note(_ index: Int) {
    guard isWanted(text(index)) else { return }
    let isCall = isCall(index)
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

  static let declarers: Set<String> = [
    "let", "var", "func", "case", "struct", "class", "enum", "typealias", "for",
  ]

  /// The type that is initialized by the call that opens here; `nil` for another call.
  func callee(opening: Int) -> SwiftType? {
    guard isName(opening - 1), !tokens[opening].followsSpace else { return nil }
    let callee = names(upTo: opening - 1)
    let first = callee.first
    var path = callee.names
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
    if path.count > 2, path[path.count - 2] == "Appearance", types.isComponent(path[path.count - 3])
    {
      return .content(of: path[path.count - 3])
    }
    return path.isEmpty || Self.declarers.contains(text(first - 1)) ? nil : type(named: path)
  }

  /// The type that is stated for what is assigned: `let a: Tag.Content = .init(…)`.
  private func annotated(before equals: Int) -> SwiftType? {
    var index = equals - 1
    while index > 0, isName(index) || isMark(index, among: ".?!") { index -= 1 }
    guard isMark(index, ":") else { return nil }
    let (type, end) = type(at: index + 1)
    return end == equals ? type : nil
  }

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
