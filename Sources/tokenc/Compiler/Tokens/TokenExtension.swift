import TokenRuntime

/// The members of a token's `$extensions.tokenc` about its name and life.
struct TokenExtension: Sendable {
  /// The Swift case.
  var name: (text: String, node: NodeID)?
  var serverName: (text: String, node: NodeID)?
  /// Strings that a server once sent; none where a group inherits the token with `$extends`.
  var formerNames: [(text: String, node: NodeID)] = []
  var replacedBy: (text: String, node: NodeID)?
  var isHidden = false
  /// The faults, whose members are left out above; for the compiler to report.
  private(set) var faults: [Diagnostic] = []

  /// Reads what a declaration states for the token at a path; `nil` if it has no `$extensions`.
  ///
  /// A group may inherit the token with `$extends`: then it has another path than the declaration, and
  /// all that this says but its former names. Those are facts about one path: what servers sent for it
  /// before it was renamed, they never sent for an heir.
  init?(_ declaration: TokenDeclaration, at path: TokenPath, of tape: JSONTape) {
    guard let extensions = declaration.extensions else { return nil }
    self.init(in: extensions, of: tape)
    if declaration.path != path { formerNames = [] }
  }

  private init(in extensions: NodeID, of tape: JSONTape) {
    guard let own = tape.member(.tokenc, of: extensions) else { return }
    var json = JSONObjectReader(tape: tape, id: .tokencExtension)
    defer { faults = json.diagnostics.diagnostics }
    guard let object = json.object(own, "'$extensions.tokenc'", known: TokenReader.membersOfTokenc)
    else { return }
    func string(_ name: String) -> (text: String, node: NodeID)? {
      guard let text = json.string(name, of: object), let node = object[name] else { return nil }
      return (text, node)
    }
    name = string("name")
    serverName = string("serverName")
    replacedBy = string("replacedBy")
    for name in ["introduced", "deprecated"] { _ = json.string(name, of: object) }
    if let texts = json.strings("formerNames", of: object), let node = object["formerNames"] {
      formerNames = zip(texts, tape.elements(of: node)).map { (text: $0, node: $1) }
    }
    isHidden = json.flag("hidden", of: object) ?? false
  }
}

/// The facts besides values of tokens that a brand or another context overrides: names, a
/// description and a deprecation hold for all of them, so an override that states none has that of another
/// declaration of its path.
struct StatedNames {
  private let model: TokenModel
  private let tape: JSONTape
  /// For each path its first declaration, and for each declaration the next one of its path; -1 for none.
  private var firstDeclarations: [Int32]
  private var nextDeclarations: [Int32]

  init(_ model: TokenModel, _ tape: JSONTape) {
    self.model = model
    self.tape = tape
    firstDeclarations = Array(repeating: -1, count: model.paths.count)
    nextDeclarations = Array(repeating: -1, count: model.tokens.count)
    var lastDeclarations = firstDeclarations
    for index in model.tokens.indices {
      let path = Int(model.path(ofToken: index).index)
      let last = Int(lastDeclarations[path])
      if last < 0 {
        firstDeclarations[path] = Int32(index)
      } else {
        nextDeclarations[last] = Int32(index)
      }
      lastDeclarations[path] = Int32(index)
    }
  }

  /// Whether a path has several declarations. Most have one.
  private func hasOthers(of declaration: TokenDeclaration) -> Bool {
    let first = Int(firstDeclarations[Int(declaration.path.index)])
    return first >= 0 && nextDeclarations[first] >= 0
  }

  private func hasExtensions(_ declaration: TokenDeclaration) -> Bool {
    if declaration.extensions != nil { return true }
    guard hasOthers(of: declaration) else { return false }
    var index = firstDeclarations[Int(declaration.path.index)]
    while index >= 0 {
      if model.tokens[Int(index)].extensions != nil { return true }
      index = nextDeclarations[Int(index)]
    }
    return false
  }

  /// Calls `body` with the other declarations of a path, in the order of the files, until it returns `true`.
  private func others(
    besides declaration: TokenDeclaration, _ body: (TokenDeclaration) -> Bool
  ) {
    guard hasOthers(of: declaration) else { return }
    var index = Int(firstDeclarations[Int(declaration.path.index)])
    while index >= 0 {
      let other = model.tokens[index]
      if other.object != declaration.object, body(other) { return }
      index = Int(nextDeclarations[index])
    }
  }

  private func first<Fact>(
    besides declaration: TokenDeclaration, _ fact: (TokenDeclaration) -> Fact?
  ) -> Fact? {
    var found: Fact?
    others(besides: declaration) {
      found = fact($0)
      return found != nil
    }
    return found
  }

  @inline(__always)
  func names(of declaration: TokenDeclaration, at path: TokenPath) -> TokenExtension? {
    // So it is with most tokens.
    guard hasExtensions(declaration) else { return nil }
    return statedNames(of: declaration, at: path)
  }

  private func statedNames(
    of declaration: TokenDeclaration, at path: TokenPath
  ) -> TokenExtension? {
    var result = TokenExtension(declaration, at: path, of: tape)
    others(besides: declaration) { stated in
      if let other = TokenExtension(stated, at: path, of: tape) {
        result = result?.completed(by: other) ?? other.withoutFaults
      }
      return false
    }
    return result
  }

  func description(of declaration: TokenDeclaration) -> NodeID? {
    declaration.description ?? first(besides: declaration, \.description)
  }

  func deprecation(of declaration: TokenDeclaration) -> Deprecation? {
    declaration.deprecation ?? first(besides: declaration, \.deprecation)
  }
}

extension TokenExtension {
  fileprivate var withoutFaults: TokenExtension {
    var result = self
    result.faults = []
    return result
  }

  /// The same with what another declaration of the token states and this one doesn't.
  fileprivate func completed(by other: TokenExtension) -> TokenExtension {
    var result = self
    result.name = name ?? other.name
    result.serverName = serverName ?? other.serverName
    result.replacedBy = replacedBy ?? other.replacedBy
    // A brand's file may have the latest former name alone, and the common file those before it.
    let known = Set(formerNames.map { ByteName($0.text) })
    result.formerNames += other.formerNames.filter { !known.contains(ByteName($0.text)) }
    result.isHidden = isHidden || other.isHidden
    return result
  }
}
