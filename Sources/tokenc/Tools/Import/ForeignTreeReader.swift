import TokenCompiler

/// Reads the tokens of a tree of groups, by the members that a dialect's rules name.
struct ForeignTreeReader {
  let tape: JSONTape
  let rules: DialectRules
  /// The index of the file that the tokens go to.
  let file: Int
  var document: ForeignDocument
  var diagnostics: DiagnosticCollector

  /// Adds the tokens of a tree to a document.
  static func read(
    _ root: NodeID, of tape: JSONTape, rules: DialectRules, file: Int,
    into document: inout ForeignDocument, reporting diagnostics: inout DiagnosticCollector
  ) {
    var reader = ForeignTreeReader(
      tape: tape, rules: rules, file: file, document: document, diagnostics: diagnostics)
    reader.readGroup(root, at: [], type: nil)
    document = reader.document
    diagnostics = reader.diagnostics
  }

  private mutating func readGroup(_ object: NodeID, at path: [String], type inherited: String?) {
    let type = tape.text(rules.typeMembers, of: object).flatMap { typeName($0) } ?? inherited
    if let description = tape.text(rules.descriptionMembers, of: object) {
      document.files[file].groupDescriptions[path] = description
    }
    for member in tape.allMembers(of: object) {
      let name = tape.names.string(member.name)
      if tape.kind(member.value) == .object {
        // `$root` is a token; other such names are properties, for example `$extensions`.
        if name.hasPrefix("$"), name != "$root" { continue }
        readObject(member, at: path + [name], type: type)
      } else if !name.hasPrefix("$"), !isProperty(name) {
        diagnostics.report(
          .leftOut(
            "'\((path + [name]).joined(separator: "."))' is neither a group nor a token",
            at: tape.range(member.key), key: "member"))
      }
    }
  }

  /// Whether a member of a group says something about it and is not a child.
  private func isProperty(_ name: String) -> Bool {
    rules.typeMembers.contains(name) || rules.descriptionMembers.contains(name)
  }

  private mutating func readObject(_ member: JSONMember, at path: [String], type: String?) {
    if let value = tokenValue(of: member.value) {
      add(member, at: path, value: ForeignValue(value, of: tape), type: type)
      // Drafts allowed tokens inside of tokens.
      for child in tape.allMembers(of: member.value)
      where rules.valueMembers == ["$value"] && tape.kind(child.value) == .object {
        let name = tape.names.string(child.name)
        if !name.hasPrefix("$") { readObject(child, at: path + [name], type: type) }
      }
    } else if let sets = tape.member("sets", of: member.value), tape.kind(sets) == .object,
      rules.valueMembers.contains("sets")
    {
      addModes(member, at: path, sets: sets)
    } else {
      readGroup(member.value, at: path, type: type)
    }
  }

  /// The value of an object that is a token.
  private func tokenValue(of object: NodeID) -> NodeID? {
    for name in rules.valueMembers where name != "sets" {
      guard let value = tape.member(name, of: object) else { continue }
      // A group may be called `value`: then there are tokens in it.
      if !name.hasPrefix("$"), tape.kind(value) == .object, holdsToken(value) { continue }
      return value
    }
    return nil
  }

  private func holdsToken(_ object: NodeID) -> Bool {
    rules.valueMembers.contains { tape.member($0, of: object) != nil }
      || tape.allMembers(of: object).contains { child in
        tape.kind(child.value) == .object
          && rules.valueMembers.contains { tape.member($0, of: child.value) != nil }
      }
  }

  // MARK: Tokens

  private mutating func add(
    _ member: JSONMember, at path: [String], value: ForeignValue, type: String?
  ) {
    let object = member.value
    var token = ForeignToken(
      path: path, place: tape.range(member.key), file: file, value: value)
    token.typeName = tape.text(rules.typeMembers, of: object).flatMap { typeName($0) } ?? type
    token.description = tape.text(rules.descriptionMembers, of: object)
    readRest(of: object, into: &token)
    document.tokens.append(token)
  }

  /// Reads a token with a value for each of several modes inside.
  private mutating func addModes(_ member: JSONMember, at path: [String], sets: NodeID) {
    var modes: [(context: String, value: ForeignValue)] = []
    var kept: [ForeignValue.Member] = []
    var type: String?
    for set in tape.allMembers(of: sets) {
      guard let value = tokenValue(of: set.value) else {
        diagnostics.report(
          .leftOut(
            "mode '\(tape.names.string(set.name))' of '\(path.joined(separator: "."))' has no value",
            at: tape.range(set.key), key: "mode"))
        continue
      }
      type = type ?? tape.text(rules.typeMembers, of: set.value).flatMap { typeName($0) }
      modes.append((tape.names.string(set.name), ForeignValue(value, of: tape)))
      var own = ForeignToken(
        path: path, place: tape.range(set.key), file: file, value: modes[0].value)
      readRest(of: set.value, into: &own)
      if !own.keptMembers.isEmpty {
        kept.append(
          .init(
            name: tape.names.string(set.name),
            value: ForeignValue(.object(own.keptMembers), at: tape.range(set.key))))
      }
    }
    guard let first = modes.first else { return }
    add(member, at: path, value: first.value, type: type)
    let last = document.tokens.count - 1
    document.tokens[last].modes = modes
    guard !kept.isEmpty else { return }
    document.tokens[last].keptMembers.append(
      .init(name: "sets", value: ForeignValue(.object(kept), at: tape.range(member.key))))
  }

  /// Reads what a token has besides its value, type and description.
  private func readRest(of object: NodeID, into token: inout ForeignToken) {
    let read =
      rules.valueMembers + rules.typeMembers + rules.descriptionMembers + rules.silentMembers
    for member in tape.allMembers(of: object) {
      let name = tape.names.string(member.name)
      switch name {
      case "$extensions": token.extensions = ForeignValue(member.value, of: tape)
      case "$deprecated", "deprecated":
        switch tape.kind(member.value) {
        case .true: token.deprecation = token.deprecation ?? .plain
        case .string: token.deprecation = .reason(tape.string(member.value))
        default: break
        }
      case "deprecated_comment":
        if let reason = tape.stringValue(member.value) { token.deprecation = .reason(reason) }
      case "renamed" where tape.kind(member.value) == .string:
        token.replacement = tape.string(member.value)
      case "private":
        token.isHidden = tape.kind(member.value) == .true
      case _ where read.contains(name):
        break
      case _
      where tape.kind(member.value) == .object && rules.valueMembers == ["$value"]
        && !name.hasPrefix("$"):
        // A child, which is read as a token or group of its own.
        break
      default:
        token.keptMembers.append(
          ForeignValue.Member(name: name, value: ForeignValue(member.value, of: tape)))
      }
    }
  }

  /// The name of a type, of which Spectrum gives the address of a schema.
  private func typeName(_ text: String) -> String? {
    guard rules.typeMembers == ["$schema"] else { return text }
    guard let file = text.split(separator: "/").last, file.hasSuffix(".json") else { return nil }
    let name = String(file.dropLast(".json".count))
    return name == "alias" || name.hasSuffix("-set") ? nil : name
  }
}

extension JSONTape {
  /// The first of an object's members of these names that is a string of at least one character.
  func text(_ members: [String], of object: NodeID) -> String? {
    for name in members {
      if let text = member(name, of: object).flatMap(stringValue), !text.isEmpty { return text }
    }
    return nil
  }
}
