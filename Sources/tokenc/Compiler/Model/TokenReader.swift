/// Reads the declarations of token sources (DTCG Format module, sections 5 and 6).
///
/// The reader knows objects, names and `$` members. It does not look inside values, follow
/// references or join sources, and it opens no file.
struct TokenReader {
  let tape: JSONTape
  private var model: TokenModel
  private var diagnostics: DiagnosticCollector

  /// Adds the declarations of one source, but for the members to pass over, to the model.
  static func read(
    _ source: TokenSource, from tape: JSONTape, into model: inout TokenModel,
    reporting diagnostics: inout DiagnosticCollector
  ) -> TokenModel.Document {
    var reader = TokenReader(tape: tape, model: model, diagnostics: diagnostics)
    model = TokenModel()
    diagnostics = DiagnosticCollector()
    let firstToken = reader.model.tokens.count
    let firstGroup = reader.model.groups.count
    reader.readRoot(source)
    model = reader.model
    diagnostics = reader.diagnostics
    return TokenModel.Document(
      tokens: firstToken..<model.tokens.count, groups: firstGroup..<model.groups.count)
  }

  private mutating func readRoot(_ source: TokenSource) {
    let root = source.root
    let form = "expected an object: a token file is one group of tokens"
    guard expect(.object, root, .invalidSource, form) else { return }
    if let dialect = Dialect.ofWholeFile(root, in: tape) {
      report(
        .foreignDialect(
          tape.opening(root), dialect, example: dialect.standardForm(of: root, in: tape)))
    } else if tape.member(.value, of: root) != nil {
      report(
        .invalidSource, "a token file is a group; put the token inside under a name",
        at: tape.opening(root))
    } else {
      readGroup(root, at: .root, skipping: source.skippedMembers)
    }
  }

  // MARK: Groups

  private mutating func readGroup(
    _ object: NodeID, at path: TokenPath, skipping skipped: [Name] = []
  ) {
    var group = GroupDeclaration(path: path, object: object, type: .none)
    let index = model.groups.count
    model.groups.append(group)
    var members = tape.members(of: object)
    while let member = tape.next(&members) {
      if !skipped.isEmpty, skipped.contains(member.name) { continue }
      switch member.name {
      case .type: group.type = readType(member.value)
      case .description: group.description = readDescription(member.value)
      case .deprecated: group.deprecation = readDeprecation(member.value)
      case .extensions: if checkExtensions(member.value) { group.extensions = member.value }
      case .extends, .ref:
        group.isEmpty = false
        if group.extends != nil {
          report(.badExtends, "a group has one '$extends' or '$ref'", at: tape.range(member.key))
        } else if member.name == .ref
          ? expect(
            .string, member.value, .badReference, "'$ref' takes one string such as '#/color/blue'")
          : expect(
            .string, member.value, .badExtends,
            "'$extends' takes one string such as '{base}' or '#/base'")
        {
          group.extends = member.value
        }
      case .schema where path == .root: break
      default: if readChild(member, of: path) { group.isEmpty = false }
      }
    }
    model.groups[index] = group
  }

  /// - Returns: whether the member is meant as a token or group.
  private mutating func readChild(_ member: JSONMember, of parent: TokenPath) -> Bool {
    guard accept(member) else { return false }
    switch tape.kind(member.value) {
    case .object: readObject(member, at: model.paths.child(member.name, of: parent))
    case .invalid: addFaultyToken(member.value, at: model.paths.child(member.name, of: parent))
    default:
      addFaultyToken(member.value, at: model.paths.child(member.name, of: parent))
      report(
        .valueWhereGroupExpected(
          tape.range(member.key), tape.names.string(member.name),
          isProperty: Self.isProperty(member.name, tape.names)))
    }
    return true
  }

  private mutating func readObject(_ member: JSONMember, at path: TokenPath) {
    let object = member.value
    var value: NodeID?
    var hasReference = false
    var hasChildren = false
    var members = tape.members(of: object)
    while let child = tape.next(&members) {
      switch child.name {
      case .value: value = child.value
      case .ref: hasReference = true
      case .extends: hasChildren = true
      case .type, .description, .deprecated, .extensions: break
      default: hasChildren = hasChildren || isChild(child)
      }
    }
    if let value {
      readToken(member, at: path, value: value)
    } else if hasReference, !hasChildren {
      readToken(member, at: path, value: object)
    } else if let dialect = Dialect.ofToken(object, in: tape) {
      report(
        .foreignDialect(
          tape.range(member.key), dialect, example: dialect.standardForm(of: object, in: tape)))
      addFaultyToken(object, at: path)
    } else if let member = misspeltValue(of: object) {
      report(.unknownProperty(tape.range(member.key), tape.names.string(member.name)))
      addFaultyToken(object, at: path)
    } else if member.name == .root {
      reportRootWithoutValue(object)
      addFaultyToken(object, at: path)
    } else {
      readGroup(object, at: path)
    }
  }

  /// Reports a `$root` that has no value, with the member that was probably meant for it.
  private mutating func reportRootWithoutValue(_ object: NodeID) {
    let meant = tape.allMembers(of: object).first { member in
      let name = tape.names.string(member.name)
      return name == "value" || !Self.properties.contains(name) && Self.isMisspeltValue("$" + name)
    }
    let question = meant.map { "; did you mean '$value' by '\(tape.names.string($0.name))'?" } ?? ""
    report(
      .tokenAndGroup, "'$root' is a token and needs a '$value'" + question,
      at: meant.map { tape.range($0.key) } ?? tape.opening(object))
  }

  static let properties = [
    "$value", "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref",
  ]

  /// Returns a Boolean value that indicates whether a name that is not a property is probably meant for `$value`.
  static func isMisspeltValue(_ name: String) -> Bool {
    Suggestion.nearest(to: name, among: properties) == ["$value"]
  }

  /// The member that was probably meant for a token's value, in an object without children.
  private func misspeltValue(of object: NodeID) -> JSONMember? {
    var cursor = tape.members(of: object)
    while let member = tape.next(&cursor) {
      guard Self.fault(of: member.name, tape.names) == .reserved else { continue }
      let name = tape.names.string(member.name)
      guard !Self.properties.contains(name), Self.isMisspeltValue(name) else { continue }
      return tape.allMembers(of: object).contains(where: isChild) ? nil : member
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a member beside `$ref` makes the object a group: one that could be
  /// a child.
  private func isChild(_ member: JSONMember) -> Bool {
    guard tape.kind(member.value) == .object else { return false }
    return member.name == .root || Self.fault(of: member.name, tape.names) != .reserved
      || holdsToken(member.value)
  }

  /// Remembers that something faulty stands at a path, so that its aliases are not reported too.
  private mutating func addFaultyToken(_ node: NodeID, at path: TokenPath) {
    model.tokens.append(
      TokenDeclaration(path: path, object: node, value: node, type: .invalid, isFaulty: true))
  }

  /// Returns a Boolean value that indicates whether a member of a group may be a child; a refused name is reported.
  private mutating func accept(_ member: JSONMember) -> Bool {
    if member.name == .root { return true }
    let index = Int(member.name.index)
    if index >= model.nameVerdicts.count {
      let missing = max(tape.names.count, index + 1) - model.nameVerdicts.count
      model.nameVerdicts.append(contentsOf: repeatElement(.unknown, count: missing))
    }
    if model.nameVerdicts[index] == .unknown {
      let isFine = Self.fault(of: member.name, tape.names) == nil
      model.nameVerdicts[index] = isFine ? .fine : .refused
    }
    guard model.nameVerdicts[index] == .refused else { return true }
    guard let fault = Self.fault(of: member.name, tape.names) else { return true }
    if fault == .reserved, !holdsToken(member.value) {
      report(.unknownProperty(tape.range(member.key), tape.names.string(member.name)))
    } else {
      report(.invalidName(tape.range(member.key), tape.names.string(member.name), fault))
    }
    return false
  }

  /// Returns a Boolean value that indicates whether an object is a token or holds one directly, so that its name is not
  /// a future property.
  private func holdsToken(_ node: NodeID) -> Bool {
    guard tape.kind(node) == .object else { return false }
    var members = tape.members(of: node)
    while let member = tape.next(&members) {
      if member.name == .value || member.name == .ref { return true }
      if tape.member(.value, of: member.value) != nil { return true }
    }
    return false
  }

  /// Returns the fault of a name of a group or token (section 5.1.1).
  private static func fault(of name: Name, _ names: NameTable) -> NameFault? {
    names.withUTF8(of: name) { text in
      if text.isEmpty { return .empty }
      if text[0] == UInt8(ascii: "$") { return .reserved }
      for byte in text {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"): return .brace
        case UInt8(ascii: "."): return .dot
        default: break
        }
      }
      return nil
    }
  }

  /// Returns a Boolean value that indicates whether a name without `$` is one of the format's properties, so that only
  /// the `$` is missing.
  private static func isProperty(_ name: Name, _ names: NameTable) -> Bool {
    ["value", "type", "description", "deprecated", "extensions", "extends", "ref"]
      .contains(names.string(name))
  }

  // MARK: Tokens

  private mutating func readToken(_ member: JSONMember, at path: TokenPath, value: NodeID) {
    var token = TokenDeclaration(
      path: path, object: member.value, value: value, type: .none,
      isFaulty: tape.kind(value) == .invalid)
    var members = tape.members(of: member.value)
    while let child = tape.next(&members) {
      switch child.name {
      case .value: break
      case .type: token.type = readType(child.value)
      case .description: token.description = readDescription(child.value)
      case .deprecated: token.deprecation = readDeprecation(child.value)
      case .extensions:
        guard checkExtensions(child.value) else { break }
        token.extensions = child.value
        // Another tool may have put something else there.
        token.modes = tape.member(.mode, of: child.value).flatMap {
          tape.kind($0) == .object ? $0 : nil
        }
      case .ref where token.isReferenceObject: break
      case .ref:
        report(
          .unexpectedMember, "a token has '$value' or '$ref', not both", at: tape.range(child.key))
        token.isFaulty = true
      case .extends:
        report(
          .badExtends, "only groups extend; a token is an alias with '$value'",
          at: tape.range(child.key))
        token.isFaulty = true
      case .root:
        report(.tokenAndGroup(tape.opening(member.value), child: tape.range(child.key)))
        token.isFaulty = true
      default: readUnexpected(child, of: &token)
      }
    }
    model.tokens.append(token)
    if token.isReferenceObject { model.hasReferenceObjects = true }
  }

  /// The members of `$extensions.tokenc`; those for text styles are read with the value.
  static let membersOfTokenc = [
    "name", "serverName", "formerNames", "replacedBy", "introduced", "deprecated", "hidden",
    "textStyle", "maximumScale", "minimumScale", "textCase", "lineHeightPoints", "monospacedDigits",
    "fontLineHeight", "italic", "systemSize", "angle", "lint",
  ]

  /// The member of `$extensions` that a name is written for: `mode` or `tokenc`; `nil` for a name of its own.
  static func extensionMeant(by name: String) -> String? {
    guard name.utf8.count < 10 else { return nil }
    if namesForMode.contains(name) { return "mode" }
    let letters = name.utf8.map(\.lowercasedASCII).filter { $0 != UInt8(ascii: "$") }.sorted()
    let known = ["mode", "tokenc"]
    return known.first { $0.utf8.sorted() == letters }
      ?? Suggestion.nearest(to: name, among: known).first
  }

  /// The names that authors write for `mode`, the member of `$extensions` with values for other contexts.
  static let namesForMode = ["modes", "Mode", "Modes", "$mode", "$modes"]

  /// The names that authors write beside `$value` for the value of a scheme.
  private static let namesOfSchemes = [
    "dark", "light", "$dark", "$light", "darkValue", "lightValue", "$darkValue", "$lightValue",
    "$value-dark", "$value_dark", "$valueDark",
  ]

  /// Reports a member that no token has.
  private mutating func readUnexpected(_ child: JSONMember, of token: inout TokenDeclaration) {
    let name = tape.names.string(child.name)
    switch tape.kind(child.value) {
    case .object
    where (name == "mode" || Self.namesForMode.contains(name)) && !holdsToken(child.value):
      diagnostics.report(.misplacedMode(tape.range(child.key), name))
      token.isFaulty = true
    case _ where Self.namesOfSchemes.contains(name) && !holdsToken(child.value):
      diagnostics.report(.misplacedMode(tape.range(child.key), name))
      token.isFaulty = true
    case _ where Self.fault(of: child.name, tape.names) == .reserved:
      guard holdsToken(child.value) else {
        return report(.unknownProperty(tape.range(child.key), name))
      }
      report(.invalidName(tape.range(child.key), name, .reserved))
      token.isFaulty = true
    case .object:
      report(.tokenAndGroup(tape.opening(token.object), child: tape.range(child.key)))
      token.isFaulty = true
    default:
      report(
        .unexpectedMember(
          tape.range(child.key), name, isProperty: Self.isProperty(child.name, tape.names)))
      token.isFaulty = true
    }
  }

  // MARK: Reports

  mutating func report(_ id: Diagnostic.ID, _ message: String, at range: SourceRange) {
    diagnostics.error(id, message, at: range)
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }
}
