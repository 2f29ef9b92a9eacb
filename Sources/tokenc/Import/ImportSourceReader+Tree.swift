import TokenCompiler

/// Trees of groups, with the tokens whose members a dialect's rules name.
extension ImportSourceReader {
  /// Adds a file with the tokens of a tree, and answers its index.
  mutating func readTree(_ source: ImportSource) -> Int {
    let file = document.addFile(source.name)
    if let context = source.context { document.add(file, to: context) }
    readGroup(source.root, at: [], type: nil)
    return file
  }

  /// The index of the file that is read: the last.
  private var file: Int { document.files.count - 1 }

  mutating func readGroup(_ object: NodeID, at path: [String], type inherited: String?) {
    let type = typeName(of: object) ?? inherited
    if let description = tape.text(rules.descriptionMembers, of: object) {
      document.files[file].groupDescriptions[path] = description
    }
    let properties = rules.typeMembers + rules.descriptionMembers
    for member in tape.allMembers(of: object) {
      let name = tape.names.string(member.name)
      let range = tape.range(member.key)
      if ["$deprecated", "$extensions"].contains(name), rules.valueMembers.contains("$value") {
        // For all tokens of the group, or of no meaning to us.
        document.files[file].groupMembers[path, default: []].append(
          .init(name, ForeignValue(member.value, of: tape)))
        document.ledger.note(range, isRead: true)
      } else if ["$themes", "$metadata", "$schema"].contains(name) || properties.contains(name) {
        // What a file says of itself, and what is said of the group.
        document.ledger.note(range, isRead: true)
        if tape.kind(member.value) == .object, properties.contains(name), !name.hasPrefix("$") {
          readObject(member, at: path + [name], type: type)
        }
      } else if tape.kind(member.value) == .object, !name.hasPrefix("$") || name == "$root" {
        readObject(member, at: path + [name], type: type)
      } else {
        document.ledger.note(range, isRead: false)
        leaveOut(
          "'\((path + [name]).joined(separator: "."))' is neither a group nor a token",
          at: range, key: "member")
      }
    }
  }

  private mutating func readObject(_ member: JSONMember, at path: [String], type: String?) {
    let value = tokenValue(of: member.value).map { ForeignValue($0, of: tape) }
    if let value = value ?? valueOfFirstMode(in: member.value) {
      document.ledger.noteToken(tape.range(member.key))
      document.tokens.append(token(member, at: path, value: value, type: type))
      // Drafts allowed tokens inside of tokens.
      for child in tape.allMembers(of: member.value)
      where rules.valueMembers == ["$value"] && tape.kind(child.value) == .object {
        let name = tape.names.string(child.name)
        if name.hasPrefix("$") || isModeMember(name, ForeignValue(child.value, of: tape)) {
          continue
        }
        readObject(child, at: path + [name], type: type)
      }
    } else if let sets = tape.member("sets", of: member.value), tape.kind(sets) == .object,
      rules.valueMembers.contains("sets")
    {
      readModes(member, at: path, sets: sets)
    } else {
      readGroup(member.value, at: path, type: type)
    }
  }

  private func tokenValue(of object: NodeID) -> NodeID? {
    for name in rules.valueMembers where name != "sets" {
      guard let value = tape.member(name, of: object) else { continue }
      // A group may be called `value`: then there are tokens in it.
      if !name.hasPrefix("$"), tape.kind(value) == .object, !Dialect.isQuantity(value, in: tape),
        holdsToken(value, isTyped: typeName(of: object) != nil)
      {
        continue
      }
      return value
    }
    return nil
  }

  /// - Parameter isTyped: whether a type stands beside the object, so that a number with its unit is a part of a value.
  private func holdsToken(_ object: NodeID, isTyped: Bool) -> Bool {
    func isToken(_ node: NodeID) -> Bool {
      rules.valueMembers.contains { tape.member($0, of: node) != nil }
        && !(isTyped && Dialect.isQuantity(node, in: tape))
    }
    return isToken(object) || tape.allMembers(of: object).contains { isToken($0.value) }
  }

  // MARK: Tokens

  private mutating func token(
    _ member: JSONMember, at path: [String], value: ForeignValue, type: String?
  ) -> ForeignToken {
    var token = ForeignToken(path: path, place: tape.range(member.key), file: file, value: value)
    token.typeName = typeName(of: member.value) ?? type
    if dialect != .spectrum { readForms(of: &token) }
    token.description = tape.text(rules.descriptionMembers, of: member.value)
    readRest(of: member.value, into: &token)
    token.joinUnit()
    token.spreadAlphas()
    return token
  }

  /// Reads a value that holds one for light and one for dark, or a color beside its opacity.
  mutating func readForms(of token: inout ForeignToken) {
    let members = token.value.members
    switch token.value.content {
    case .object where members.count == 2:
      if let parts = token.value.parts("light", "dark") {
        token.value = parts[0]
        token.modes = [("light", parts[0]), ("dark", parts[1])]
      } else if let parts = token.value.parts("color", "alpha") {
        token.value = parts[0]
        token.alpha = parts[1]
      } else {
        readSizes(of: &token)
      }
    case .object: readSizes(of: &token)
    case .list(let values) where token.typeName == "color" && values.count == 2:
      guard values.allSatisfy({ $0.text != nil }) else { return }
      token.modes = [("light", values[0]), ("dark", values[1])]
      diagnostics.report(
        .assumed(
          "a list of two colors is read as the one for light and the one for dark",
          at: token.value.range, key: "light dark list"))
      token.value = values[0]
    default: break
    }
  }

  /// Reads a value that holds one for small and one for large devices: these are the size classes.
  private func readSizes(of token: inout ForeignToken) {
    guard let sizes = token.value.valuesBySize else { return }
    let names = token.value.members.map(\.name)
    let first = sizes.filter { $0.index == 0 }.map(\.value)
    let second = sizes.filter { $0.index == 1 }.map(\.value)
    guard let compact = first.first, let regular = second.first, Set(first).count == 1,
      Set(second).count == 1
    else {
      token.fault = .init(
        reason: "it has values for \(names.quoted), and there are two size classes: one for phones "
          + "('mobile', 'compact') and one for larger devices ('desktop', 'regular'); keep two values",
        range: token.value.range, key: "sizes")
      return
    }
    let contexts = ThemeAxis.sizeClass.contexts
    token.value = compact
    token.modes = [(contexts[0], compact), (contexts[1], regular)]
  }

  /// Reads a token with a value for each of several modes inside.
  private mutating func readModes(_ member: JSONMember, at path: [String], sets: NodeID) {
    var modes: [(context: String, value: ForeignValue)] = []
    var kept: [ForeignValue.Member] = []
    var type: String?
    for set in tape.allMembers(of: sets) {
      let name = tape.names.string(set.name)
      guard let node = tokenValue(of: set.value) else {
        document.ledger.note(tape.range(set.key), isRead: false)
        leaveOut(
          "mode '\(name)' of '\(path.joined(separator: "."))' has no value",
          at: tape.range(set.key), key: "mode")
        continue
      }
      type = type ?? typeName(of: set.value)
      let value = ForeignValue(node, of: tape)
      modes.append((name, value))
      let own = token(set, at: path, value: value, type: nil).keptMembers
      if !own.isEmpty {
        kept.append(.init(name, ForeignValue(.object(own), at: tape.range(set.key))))
      }
    }
    document.ledger.noteToken(tape.range(member.key))
    guard let first = modes.first else { return }
    var token = token(member, at: path, value: first.value, type: type)
    token.modes = modes
    if !kept.isEmpty {
      let range = token.place
      keep("sets", ForeignValue(.object(kept), at: range), in: &token)
    }
    document.tokens.append(token)
  }

  /// Reads what a token has besides its value, type and description.
  private mutating func readRest(of object: NodeID, into token: inout ForeignToken) {
    let read = rules.valueMembers + rules.typeMembers + rules.descriptionMembers
    for member in tape.allMembers(of: object) {
      let name = tape.names.string(member.name)
      let kind = tape.kind(member.value)
      var isMember = true
      var isDropped = false
      defer {
        if isMember { document.ledger.note(tape.range(member.key), isRead: !isDropped) }
      }
      switch name {
      case "$extensions": readExtensions(ForeignValue(member.value, of: tape), into: &token)
      case "$deprecated", "deprecated":
        if kind == .string || kind == .true && token.deprecation == nil {
          token.deprecation = ForeignValue(member.value, of: tape)
        }
      case "deprecated_comment":
        if kind == .string { token.deprecation = ForeignValue(member.value, of: tape) }
      case "renamed" where kind == .string: token.replacement = tape.string(member.value)
      case "alpha" where token.alpha == nil: token.alpha = ForeignValue(member.value, of: tape)
      case "private": token.isHidden = kind == .true
      case "unit" where kind == .string, "$unit" where kind == .string:
        token.unit = ForeignValue(member.value, of: tape)
      case "sets" where rules.valuesAreModes: isMember = false
      case _ where read.contains(name): isDropped = noteSecond(name, of: object, token)
      default:
        let value = ForeignValue(member.value, of: tape)
        if readModeMember(name, value, into: &token) { continue }
        // A child, which is read as a token or group of its own.
        if kind == .object, rules.valueMembers == ["$value"], !name.hasPrefix("$") {
          isMember = false
          continue
        }
        if Self.buildSteps.contains(name) { token.buildStep = .init(name, value) }
        noteOtherValue(name, value, of: token)
        keep(name, value, in: &token)
      }
    }
  }

  /// Members by which builds with code of their own compute a value: a shade, an opacity.
  private static let buildSteps: Set = [
    "adjust", "modifier", "modifiers", "modify", "operation", "operations", "transform",
    "transformation", "transforms",
  ]

  /// Reports a member that only repeats another, as `comment` beside `description`, if it does.
  private mutating func noteSecond(
    _ name: String, of object: NodeID, _ token: ForeignToken
  ) -> Bool {
    let lists = [rules.valueMembers, rules.descriptionMembers, rules.typeMembers]
    guard let list = lists.first(where: { $0.contains(name) }),
      let first = list.first(where: { tape.member($0, of: object) != nil }), first != name,
      let node = tape.member(name, of: object), let counted = tape.member(first, of: object),
      ForeignValue(node, of: tape) != ForeignValue(counted, of: tape)
    else { return false }
    leaveOut(
      "'\(name)' of token '\(token.dottedPath)' is not read, as '\(first)' stands beside it",
      at: tape.range(node), key: "second \(name)")
    return true
  }

  /// The name of the type that an object states; Spectrum gives it as the address of a schema.
  private func typeName(of object: NodeID) -> String? {
    let text = tape.text(rules.typeMembers, of: object)
    guard let text, rules.typeMembers == ["$schema"] else { return text }
    guard let file = text.split(separator: "/").last, file.hasSuffix(".json") else { return nil }
    let name = String(file.dropLast(".json".count))
    return name == "alias" || name.hasSuffix("-set") ? nil : name
  }
}

extension JSONTape {
  /// The first of an object's members of these names that is a string of at least one character.
  func text(_ members: [String], of object: NodeID) -> String? {
    members.lazy.compactMap { name in
      self.member(name, of: object).flatMap { self.stringValue($0) }
    }.first { !$0.isEmpty }
  }

  func isTrue(_ name: String, of object: NodeID) -> Bool {
    member(name, of: object).map { kind($0) == .true } ?? false
  }
}
