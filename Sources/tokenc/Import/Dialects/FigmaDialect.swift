import TokenCompiler

extension DialectRules {
  /// The answer of Figma's REST API for variables (`GET /v1/files/:key/variables/local`).
  ///
  /// Lengths are in Figma's pixels.
  static let figma = DialectRules(
    name: "Figma REST", namespace: "com.figma", valueMembers: [], typeMembers: [],
    descriptionMembers: [], types: [:], numberUnit: .px)
}

/// A collection of variables: a file and the first name of its tokens' paths. Its modes become the
/// contexts of a dimension, each with a file of the values that differ from the default mode's.
struct FigmaCollection {
  var path: [String]
  /// The file and the name of each mode, the default one first.
  var files: [(mode: String, file: Int, name: String)]
  /// The modes beside light and dark, which win over these, and so have every value that varies.
  var others: Set<String> = []
}

/// An answer: its variables, and what they need of it. Ids are those of one answer alone.
struct FigmaAnswer {
  var variables: [JSONMember]
  var collections: [String: FigmaCollection] = [:]
  var extensions: [FigmaExtension] = []
  var paths: [String: [String]] = [:]
}

extension ImportSourceReader {
  /// Adds the variables of answers of Figma's REST API; none of other files.
  ///
  /// Where a variable is a copy of one that another answer publishes, that one counts.
  mutating func readFigma(_ roots: [NodeID]) {
    // Copied once, not for each call.
    let tape = tape
    let bodies = roots.compactMap { Dialect.figmaBody(of: $0, in: tape) }
    let all = bodies.map { tape.members("variables", of: $0) }
    /// Returns a Boolean value that indicates whether a variable comes from a library.
    func isCopy(_ variable: JSONMember) -> Bool { tape.isTrue("remote", of: variable.value) }
    let published: Set<String> =
      all.joined().contains(where: isCopy)
      ? Set(all.joined().filter { !isCopy($0) }.compactMap { tape.text(["key"], of: $0.value) })
      : []
    func isPublishedElsewhere(_ variable: JSONMember) -> Bool {
      isCopy(variable) && tape.text(["key"], of: variable.value).map(published.contains) ?? false
    }
    var answers: [FigmaAnswer] = []
    var publishedPaths: [String: [String]] = [:]
    for (body, variables) in zip(bodies, all) {
      let own = variables.filter { !isPublishedElsewhere($0) }
      var answer = FigmaAnswer(variables: own)
      let used = Set(own.compactMap { tape.text(["variableCollectionId"], of: $0.value) })
      for member in tape.members("variableCollections", of: body) {
        let id = tape.names.string(member.name)
        if used.contains(id) { answer.collections[id] = readCollection(member) }
        answer.extensions += FigmaExtension(member, in: tape).map { [$0] } ?? []
      }
      for variable in own {
        guard let name = tape.text(["name"], of: variable.value),
          let collection = tape.text(["variableCollectionId"], of: variable.value)
        else { continue }
        let path = (answer.collections[collection]?.path ?? []) + Self.names(in: name)
        answer.paths[tape.names.string(variable.name)] = path
        if let key = tape.text(["key"], of: variable.value), published.contains(key) {
          publishedPaths[key] = path
        }
      }
      answers.append(answer)
    }
    for (index, variables) in all.enumerated() {
      for variable in variables where isPublishedElsewhere(variable) {
        answers[index].paths[tape.names.string(variable.name)] =
          tape.text(["key"], of: variable.value).flatMap { publishedPaths[$0] }
      }
      let answer = answers[index]
      for variable in answer.variables {
        readVariable(variable, in: answer.collections, answer.paths)
      }
    }
    readExtensions(of: answers)
    document.settleNumbers()
    diagnostics.add(document.writeOpacitiesInPercent())
    diagnostics.add(document.removeRepeatedNames())
  }

  private static func names(in name: String) -> [String] {
    name.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  // MARK: Collections

  private mutating func readCollection(_ member: JSONMember) -> FigmaCollection {
    let written = tape.text(["name"], of: member.value) ?? tape.names.string(member.name)
    // Libraries bring collections of one name.
    let name = written.numberedIfTaken(" ") { name in !document.files.contains { $0.name == name } }
    if name != written {
      diagnostics.report(
        .replacedName(written, name, "another collection has it", at: tape.range(member.key)))
    }
    note(member.value, reading: Self.collectionMembers)
    let modes = tape.elements("modes", of: member.value)
    let ids = modes.compactMap { tape.text(["modeId"], of: $0) }
    let stated = tape.text(["defaultModeId"], of: member.value)
    let first = stated.flatMap { ids.isEmpty || ids.contains($0) ? $0 : nil } ?? ids.first ?? ""
    var collection = FigmaCollection(
      path: Self.names(in: name), files: [(first, document.addFile(name), name)])
    guard ids.count > 1 else { return collection }
    var dimension = ForeignDimension(name: name)
    for mode in modes {
      guard let id = tape.text(["modeId"], of: mode) else { continue }
      let context = tape.text(["name"], of: mode) ?? id
      if id == first {
        dimension.contexts.insert(.init(name: context), at: 0)
        continue
      }
      let file = document.addFile("\(name)/\(context)")
      collection.files.append((id, file, context))
      dimension.contexts.append(.init(name: context, files: [file]))
    }
    let words = dimension.contexts.map { SchemeName.word(of: $0.name) }
    let pair = SchemeName.pairs.first { $0.allSatisfy(words.contains) }
    let scheme = pair.map { $0.compactMap { words.firstIndex(of: $0) } } ?? Array(words.indices)
    collection.others = Set(
      words.indices.filter { !scheme.contains($0) }.map { collection.files[$0].mode })
    if collection.others.contains(first) {
      let context = dimension.contexts[0].name
      let file = document.addFile("\(name)/\(context)")
      collection.files.append((first, file, context))
      dimension.contexts[0].files = [file]
    }
    document.dimensions.append(dimension)
    return collection
  }

  private static let collectionMembers: Set = ["name", "modes", "defaultModeId"]
  private static let variableMembers: Set = [
    "name", "resolvedType", "valuesByMode", "description", "variableCollectionId",
    "deletedButReferenced", "remote", "scopes", "codeSyntax", "hiddenFromPublishing", "id", "key",
  ]

  mutating func note(_ object: NodeID, reading names: Set<String>) {
    for member in tape.allMembers(of: object) {
      let isRead = names.contains(tape.names.string(member.name))
      document.ledger.note(tape.range(member.key), isRead: isRead)
    }
  }

  // MARK: Variables

  private mutating func readVariable(
    _ member: JSONMember, in collections: [String: FigmaCollection], _ paths: [String: [String]]
  ) {
    let tape = tape
    let variable = member.value
    document.ledger.noteToken(tape.range(member.key))
    note(variable, reading: Self.variableMembers)
    let id = tape.names.string(member.name)
    let collection = tape.text(["variableCollectionId"], of: variable).flatMap { collections[$0] }
    guard let path = paths[id], let collection,
      let values = tape.member("valuesByMode", of: variable)
    else {
      let place = tape.range(member.key)
      return leaveOut("variable '\(id)' lies in no collection", at: place, key: "id")
    }
    let base = token(of: member, at: path)
    let nodes = Dictionary(
      firstOf: tape.allMembers(of: values).map { (tape.names.string($0.name), $0.value) })
    let sent = collection.files.compactMap { mode, file, _ in
      nodes[mode].map { (mode: mode, file: file, value: value($0, paths)) }
    }
    // What a mode doesn't say is as in the default one.
    let usual = sent.first { $0.mode == collection.files[0].mode }?.value
    let varies = sent.contains { $0.value != usual }
    for (index, (mode, file, value)) in sent.enumerated() {
      let isRepeated = index > 0 && value == usual
      if isRepeated, !varies || !collection.others.contains(mode) { continue }
      var token = base
      token.file = file
      token.value = value
      document.tokens.append(token)
    }
    if sent.isEmpty {
      document.leftOut.append(base.dottedPath)
      leaveOut("token '\(base.dottedPath)' has no value", at: base.place, key: "no value")
    }
  }

  /// The token of a variable in every mode, without a value.
  mutating func token(of member: JSONMember, at path: [String]) -> ForeignToken {
    let variable = member.value
    let place = tape.range(member.key)
    var token = ForeignToken(
      path: path, place: place, file: 0, value: ForeignValue(.nothing, at: place))
    token.typeName = tape.text(["resolvedType"], of: variable)
    token.type = type(of: variable)
    token.description = tape.text(["description"], of: variable)
    for name in ["id", "key", "scopes", "codeSyntax", "hiddenFromPublishing"] {
      guard let value = tape.member(name, of: variable) else { continue }
      keep(name, ForeignValue(value, of: tape), in: &token)
    }
    // What a library keeps to itself serves its aliases.
    token.isHidden = tape.isTrue("hiddenFromPublishing", of: variable)
    addName(of: variable, to: &token)
    if tape.isTrue("deletedButReferenced", of: variable) {
      token.deprecation = ForeignValue(.text("deleted in Figma, but still referred to"), at: place)
    }
    return token
  }

  /// A variable's value in a mode: an alias by the path of its variable, a number as it was typed.
  func value(_ node: NodeID, _ paths: [String: [String]]) -> ForeignValue {
    let tape = tape
    if tape.text(["type"], of: node) == "VARIABLE_ALIAS", let id = tape.text(["id"], of: node) {
      return ForeignValue(.reference(paths[id]?.joined(separator: ".") ?? id), at: tape.range(node))
    }
    var value = ForeignValue(node, of: tape)
    if case .number(let number) = value.content, let single = Float(exactly: number),
      let typed = Double(single.description)
    {
      // Figma stores numbers in single precision: 0.3 comes as 0.30000001192092896.
      value.content = .number(typed)
    }
    return value
  }

  /// Takes the Swift case from the code syntax for iOS: `accent` of `Color.accent`.
  private mutating func addName(of variable: NodeID, to token: inout ForeignToken) {
    guard let syntax = tape.member("codeSyntax", of: variable) else { return }
    addName(ofCodeSyntax: ForeignValue(syntax, of: tape), to: &token)
  }

  /// The type by a variable's kind and scopes, if only one.
  private func type(of variable: NodeID) -> ForeignType? {
    let scopes = tape.elements("scopes", of: variable).compactMap { tape.stringValue($0) }
    return FigmaFacts.type(of: tape.text(["resolvedType"], of: variable) ?? "", scopes: scopes)
  }
}
