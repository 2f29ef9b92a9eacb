import TokenCompiler

/// An extended collection: the variables and modes of another one, its parent, with values of its own
/// for some of them (Figma REST API, “Variables types”).
struct FigmaExtension {
  var id: String
  var name: String
  /// The id of the collection that is extended, which may be an extended one itself.
  var parent: String
  private var parentModes: [String: String] = [:]
  /// The values by the id of the variable, each with its mode of this collection.
  private(set) var overrides: [String: [JSONMember]] = [:]
  var range: SourceRange
  var object: NodeID

  /// - Returns: `nil` for a collection that extends no other.
  init?(_ member: JSONMember, in tape: JSONTape) {
    guard let parent = tape.text(["parentVariableCollectionId"], of: member.value), !parent.isEmpty
    else { return nil }
    self.parent = parent
    id = tape.names.string(member.name)
    name = tape.text(["name"], of: member.value) ?? id
    range = tape.range(member.key)
    object = member.value
    for mode in tape.elements("modes", of: member.value) {
      guard let id = tape.text(["modeId"], of: mode) else { continue }
      parentModes[id] = tape.text(["parentModeId"], of: mode)
    }
    for variable in tape.members("variableOverrides", of: member.value) {
      overrides[tape.names.string(variable.name)] = tape.allMembers(of: variable.value)
    }
  }

  func parentMode(of mode: String) -> String {
    // An extended mode's id is that of the collection, and the root's mode after a slash.
    parentModes[mode] ?? mode.split(separator: "/").last.map(String.init) ?? mode
  }
}

extension ImportSourceReader {
  /// Reads extended collections as contexts of the modifier `brand`. Each has one file with what it
  /// overrides, in all modes, as it counts over the files of modes.
  mutating func readExtensions(of answers: [FigmaAnswer]) {
    guard answers.contains(where: { !$0.extensions.isEmpty }) else { return }
    let collections = Set(document.dimensions.map(\.name))
    let modifier = "brand".numberedIfTaken(" ") { !collections.contains($0) }
    let names = answers.flatMap { $0.extensions.map(\.name) }
    let none = "default".numberedIfTaken(" ") { !names.contains($0) }
    var dimension = ForeignDimension(name: modifier, contexts: [.init(name: none)])
    for answer in answers {
      for collection in answer.extensions { read(collection, of: answer, into: &dimension) }
    }
    document.dimensions.append(dimension)
  }

  private mutating func read(
    _ collection: FigmaExtension, of answer: FigmaAnswer, into dimension: inout ForeignDimension
  ) {
    let chain = collection.chain(in: answer.extensions)
    guard let root = chain.last.flatMap({ answer.collections[$0.parent] }) else {
      return leaveOut(
        "collection '\(collection.name)' extends one that has no variables in the file",
        at: collection.range, key: "extension")
    }
    note(
      collection.object,
      reading: ["name", "modes", "parentVariableCollectionId", "variableOverrides"])
    let file = document.addFile("\(dimension.name)/\(collection.name)")
    // Extensions of several collections may be one brand.
    if let index = dimension.contexts.firstIndex(where: { $0.name == collection.name }) {
      dimension.contexts[index].files.append(file)
    } else {
      dimension.contexts.append(.init(name: collection.name, files: [file]))
    }
    let overridden = Set(chain.flatMap(\.overrides.keys))
    for variable in answer.variables where overridden.contains(tape.names.string(variable.name)) {
      guard var token = token(of: variable, in: chain, of: root, answer) else { continue }
      token.file = file
      document.tokens.append(token)
    }
  }

  /// A variable with the values that the first collection of a chain gives it, mode by mode.
  private mutating func token(
    of variable: JSONMember, in chain: [FigmaExtension], of root: FigmaCollection,
    _ answer: FigmaAnswer
  ) -> ForeignToken? {
    let id = tape.names.string(variable.name)
    guard let path = answer.paths[id] else { return nil }
    var nodes: [String: NodeID] = [:]
    for member in tape.members("valuesByMode", of: variable.value) {
      nodes[tape.names.string(member.name)] = member.value
    }
    for (index, collection) in chain.enumerated().reversed() {
      for member in collection.overrides[id] ?? [] {
        let mode = tape.names.string(member.name)
        nodes[chain[index...].reduce(mode) { $1.parentMode(of: $0) }] = member.value
      }
    }
    let values = root.files.map { nodes[$0.mode].map { value($0, answer.paths) } }
    guard let first = values.first ?? nil else {
      leaveOut(
        "variable '\(path.joined(separator: "."))' has no value in the first mode, but in "
          + "collection '\(chain[0].name)'", at: tape.range(variable.key), key: "extension mode")
      return nil
    }
    var token = token(of: variable, at: path)
    token.value = first
    guard values.contains(where: { $0 != nil && $0 != first }) else { return token }
    // All of them, as several modes may be on at once.
    for (value, mode) in zip(values, root.files).dropFirst() {
      if let value { token.modes.append((mode.name, value)) }
    }
    return token
  }
}

extension FigmaExtension {
  /// This collection and what it extends, outwards, without the root.
  fileprivate func chain(in collections: [FigmaExtension]) -> [FigmaExtension] {
    var chain = [self]
    while let last = chain.last, chain.count <= collections.count,
      let parent = collections.first(where: { $0.id == last.parent })
    {
      chain.append(parent)
    }
    return chain
  }
}
