import TokenCompiler

extension DialectRules {
  /// The answer of Figma's REST API for variables (`GET /v1/files/:key/variables/local`).
  ///
  /// Lengths are in Figma's pixels.
  static let figma = DialectRules(
    name: "Figma REST", namespace: "com.figma", valueMembers: [], typeMembers: [],
    descriptionMembers: [], types: [:], numberUnit: .px)
}

/// Reads the answer of Figma's REST API.
///
/// Each collection becomes a file and the first name of its tokens' paths; its modes become the
/// contexts of a dimension, each with a file of the values that differ from the default mode's.
struct FigmaReader {
  private let tape: JSONTape
  private var document: ForeignDocument
  private var diagnostics: DiagnosticCollector
  /// The path, as references write it, of each variable.
  private var paths: [String: String] = [:]
  private var collections: [String: Collection] = [:]

  private struct Collection {
    var path: [String]
    var defaultMode: String
    /// The file of each mode.
    var files: [(mode: String, file: Int)]
  }

  /// Adds the variables of an answer to a document.
  ///
  /// - Returns: whether the file is such an answer.
  static func read(
    _ root: NodeID, of tape: JSONTape, into document: inout ForeignDocument,
    reporting diagnostics: inout DiagnosticCollector
  ) -> Bool {
    guard let meta = tape.member("meta", of: root),
      let collections = tape.member("variableCollections", of: meta),
      let variables = tape.member("variables", of: meta)
    else { return false }
    var reader = FigmaReader(tape: tape, document: document, diagnostics: diagnostics)
    let all = tape.allMembers(of: variables)
    let used = Set(all.compactMap { tape.text(["variableCollectionId"], of: $0.value) })
    for collection in tape.allMembers(of: collections)
    where used.contains(tape.names.string(collection.name)) {
      reader.readCollection(collection)
    }
    for variable in all { reader.readPath(of: variable) }
    for variable in all { reader.readVariable(variable) }
    reader.settleNumbers()
    document = reader.document
    diagnostics = reader.diagnostics
    return true
  }

  // MARK: Collections

  private mutating func readCollection(_ member: JSONMember) {
    let id = tape.names.string(member.name)
    let written = tape.text(["name"], of: member.value) ?? id
    // Libraries bring collections of one name.
    var name = written
    var number = 2
    while document.files.contains(where: { $0.name == name }) {
      name = "\(written) \(number)"
      number += 1
    }
    if name != written {
      diagnostics.report(
        .replacedName(
          written, name, "another collection has it", at: tape.range(member.key)))
    }
    let modes = tape.member("modes", of: member.value).map { tape.elements(of: $0) } ?? []
    let ids = modes.compactMap { tape.text(["modeId"], of: $0) }
    let first = tape.text(["defaultModeId"], of: member.value) ?? ids.first ?? ""
    document.files.append(ForeignFile(name: name))
    var collection = Collection(
      path: name.split(separator: "/").map(String.init), defaultMode: first,
      files: [(first, document.files.count - 1)])
    if ids.count > 1 {
      var dimension = ForeignDimension(name: name, contexts: [])
      for mode in modes {
        guard let id = tape.text(["modeId"], of: mode) else { continue }
        let context = tape.text(["name"], of: mode) ?? id
        if id == first {
          dimension.contexts.insert(.init(name: context), at: 0)
          continue
        }
        document.files.append(ForeignFile(name: "\(name)/\(context)"))
        collection.files.append((id, document.files.count - 1))
        dimension.contexts.append(.init(name: context, files: [document.files.count - 1]))
      }
      document.dimensions.append(dimension)
    }
    collections[id] = collection
  }

  // MARK: Variables

  private mutating func readPath(of member: JSONMember) {
    guard let name = tape.text(["name"], of: member.value),
      let collection = tape.text(["variableCollectionId"], of: member.value)
    else { return }
    let path = (collections[collection]?.path ?? []) + name.split(separator: "/").map(String.init)
    paths[tape.names.string(member.name)] = path.joined(separator: ".")
  }

  private mutating func readVariable(_ member: JSONMember) {
    let variable = member.value
    let id = tape.names.string(member.name)
    guard let name = tape.text(["name"], of: variable),
      let collection = tape.text(["variableCollectionId"], of: variable).flatMap({
        collections[$0]
      }), let values = tape.member("valuesByMode", of: variable)
    else {
      return diagnostics.report(
        .leftOut("variable '\(id)' lies in no collection", at: tape.range(member.key), key: "id"))
    }
    let path = collection.path + name.split(separator: "/").map(String.init)
    var base = ForeignToken(
      path: path, place: tape.range(member.key), file: 0,
      value: ForeignValue(.nothing, at: tape.range(member.key)))
    base.typeName = tape.text(["resolvedType"], of: variable)
    base.type = type(of: variable)
    base.description = tape.text(["description"], of: variable)
    base.keptMembers = ["id", "key", "scopes", "codeSyntax", "hiddenFromPublishing"].compactMap {
      name in
      tape.member(name, of: variable).map {
        ForeignValue.Member(name: name, value: ForeignValue($0, of: tape))
      }
    }
    if let flag = tape.member("deletedButReferenced", of: variable), tape.kind(flag) == .true {
      base.deprecation = .reason("deleted in Figma, but still referred to")
    }
    var first: ForeignValue?
    for (mode, file) in collection.files {
      guard let node = tape.member(mode, of: values) else { continue }
      var token = base
      token.file = file
      token.value = value(node)
      if let first, first == token.value { continue }
      first = first ?? token.value
      document.tokens.append(token)
    }
  }

  private func value(_ node: NodeID) -> ForeignValue {
    let value = ForeignValue(node, of: tape)
    if value.member("type")?.text == "VARIABLE_ALIAS", let id = value.member("id")?.text {
      return ForeignValue(.reference(paths[id] ?? id), at: value.range)
    }
    return value
  }

  /// The type of a variable by its kind and its scopes (Figma REST API, “Variables types”).
  ///
  /// - Returns: `nil` for a number that may be anything.
  private func type(of variable: NodeID) -> ForeignType? {
    let scopes = (tape.member("scopes", of: variable).map { tape.elements(of: $0) } ?? [])
      .filter { tape.kind($0) == .string }.map { tape.string($0) }
    switch tape.text(["resolvedType"], of: variable) {
    case "COLOR": return .standard(.color)
    case "BOOLEAN": return .unsupported
    case "STRING":
      if scopes.contains("FONT_FAMILY") { return .standard(.fontFamily) }
      return scopes.contains("FONT_STYLE") ? .standard(.fontWeight) : .unsupported
    default: break
    }
    let lengths: Set = [
      "WIDTH_HEIGHT", "GAP", "CORNER_RADIUS", "STROKE_FLOAT", "EFFECT_FLOAT", "FONT_SIZE",
      "LINE_HEIGHT", "LETTER_SPACING", "PARAGRAPH_SPACING", "PARAGRAPH_INDENT",
    ]
    if scopes.isEmpty { return nil }
    if scopes.allSatisfy(lengths.contains) { return .standard(.dimension) }
    if scopes.allSatisfy({ $0 == "FONT_WEIGHT" || $0 == "FONT_STYLE" }) {
      return .standard(.fontWeight)
    }
    return scopes == ["OPACITY"] ? .standard(.number) : nil
  }

  /// Gives numbers without scope the type that all their aliases have.
  private mutating func settleNumbers() {
    var wanted: [String: Set<ForeignType>] = [:]
    // Twice, for numbers that are only referred to by numbers without scope.
    for _ in 0..<2 {
      for token in document.tokens {
        if case .reference(let path) = token.value.content, let type = token.type {
          wanted[path, default: []].insert(type)
        }
      }
      for index in document.tokens.indices where document.tokens[index].type == nil {
        let types = wanted[document.tokens[index].dottedPath] ?? []
        if types.count == 1 { document.tokens[index].type = types.first }
      }
    }
  }
}
