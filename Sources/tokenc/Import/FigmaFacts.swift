import TokenCompiler

/// Figma's facts about a variable beside its value, in its answers and in `$extensions` of its own export.
enum FigmaFacts {
  /// The members that Figma adds to `$extensions`, by their names without `com.figma`.
  static func members(of extensions: ForeignValue) -> [String: ForeignValue] {
    var found: [String: ForeignValue] = [:]
    for member in extensions.members {
      if member.name == "com.figma" {
        for inner in member.value.members { found[inner.name] = inner.value }
      } else if member.name.hasPrefix("com.figma.") {
        found[String(member.name.dropFirst("com.figma.".count))] = member.value
      }
    }
    return found
  }

  private static let lengthScopes: Set = [
    "WIDTH_HEIGHT", "GAP", "CORNER_RADIUS", "STROKE_FLOAT", "EFFECT_FLOAT", "FONT_SIZE",
    "LINE_HEIGHT", "LETTER_SPACING", "PARAGRAPH_SPACING", "PARAGRAPH_INDENT",
  ]

  /// The type by a variable's kind and scopes (Figma REST API, “Variables types”), if only one.
  static func type(of kind: String, scopes: [String]) -> ForeignType? {
    switch kind {
    case "COLOR": return .standard(.color)
    case "BOOLEAN": return .unsupported
    case "STRING":
      if scopes.contains("FONT_FAMILY") { return .standard(.fontFamily) }
      return scopes.contains("FONT_STYLE") ? .standard(.fontWeight) : .unsupported
    default: break
    }
    if scopes.isEmpty { return nil }
    if scopes.allSatisfy(lengthScopes.contains) { return .standard(.dimension) }
    if scopes.allSatisfy({ $0 == "FONT_WEIGHT" || $0 == "FONT_STYLE" }) {
      return .standard(.fontWeight)
    }
    return scopes == ["OPACITY"] ? .opacity : nil
  }

  /// The kind of variable of a type in Figma's own export.
  fileprivate static func kind(ofType name: String?) -> String? {
    switch name {
    case "number": "FLOAT"
    case "string": "STRING"
    case "boolean": "BOOLEAN"
    default: nil
    }
  }
}

/// The variable that the value of another one comes from, as Figma's own export names it.
struct FigmaAlias: Sendable {
  var path: [String]
  /// The collection of that variable.
  var collection: String?
}

extension ImportSourceReader {
  /// Reads what Figma's own export says of a variable in `$extensions`, as its answers do in members.
  mutating func readFigmaFacts(_ extensions: ForeignValue, into token: inout ForeignToken) {
    let facts = FigmaFacts.members(of: extensions)
    guard !facts.isEmpty else { return }
    hasFigmaFacts = true
    if case .flag(true)? = facts["hiddenFromPublishing"]?.content { token.isHidden = true }
    if case .list(let scopes)? = facts["scopes"]?.content,
      let kind = FigmaFacts.kind(ofType: token.typeName)
    {
      token.type = FigmaFacts.type(of: kind, scopes: scopes.compactMap(\.text))
    }
    // Figma's lengths are in pixels.
    if token.type == .standard(.dimension), token.unit == nil {
      token.unit = ForeignValue(.text(Dimension.Unit.px.rawValue), at: token.value.range)
    }
    if let syntax = facts["codeSyntax"] { addName(ofCodeSyntax: syntax, to: &token) }
    guard let target = facts["aliasData"], let name = target.member("targetVariableName")?.text
    else { return }
    token.figmaAlias = FigmaAlias(
      path: name.split(separator: "/").map(String.init),
      collection: target.member("targetVariableSetName")?.text)
  }

  /// Takes the Swift case from the code syntax for iOS: `accent` of `Color.accent`.
  mutating func addName(ofCodeSyntax syntax: ForeignValue, to token: inout ForeignToken) {
    guard let node = syntax.member("iOS"), let text = node.text, !text.isEmpty else { return }
    let name = text.split(separator: ".").last.map(String.init) ?? ""
    guard SwiftName.isIdentifier(name), !SwiftName.isReserved(name) else {
      return diagnostics.report(
        .assumed(
          "code syntax '\(ForeignValue.shortened(text))' does not end with the name of a Swift member; "
            + "the name is made of the path", at: node.range, key: "code syntax"))
    }
    token.ownMembers.append(.init("name", ForeignValue(.text(name), at: node.range)))
  }

  /// Settles what only all files of Figma's own export say together.
  mutating func settleFigmaFacts() {
    guard hasFigmaFacts else { return }
    diagnostics.add(document.followFigmaAliases())
    document.settleNumbers()
    diagnostics.add(document.writeOpacitiesInPercent())
    diagnostics.add(document.removeRepeatedNames())
  }
}

extension ForeignDocument {
  /// Makes aliases of values that come from variables which are here, and are as the values say.
  fileprivate mutating func followFigmaAliases() -> [Diagnostic] {
    guard tokens.contains(where: { $0.figmaAlias != nil }) else { return [] }
    let indices = Dictionary(grouping: tokens.indices) { tokens[$0].path }
    var diagnostics: [Diagnostic] = []
    for index in tokens.indices {
      guard let alias = tokens[index].figmaAlias, alias.path != tokens[index].path else { continue }
      let found = (indices[alias.path] ?? []).map { tokens[$0] }
      guard !found.isEmpty else { continue }
      let value = tokens[index].value
      if found.contains(where: {
        $0.value == value || $0.figmaAlias != nil && $0.value.reference != nil
      }) {
        tokens[index].value = ForeignValue(
          .reference(alias.path.joined(separator: ".")), at: value.range)
      } else {
        diagnostics.append(
          .assumed(
            "'\(tokens[index].dottedPath)' comes from '\(alias.path.joined(separator: "."))', which has another "
              + "value here; it keeps its own", at: value.range, key: "figma alias"))
      }
    }
    return diagnostics
  }

  /// Gives numbers without scope the type that all their aliases have.
  mutating func settleNumbers() {
    func isOpen(_ token: ForeignToken) -> Bool {
      token.type == nil && [nil, "number", "FLOAT"].contains(token.typeName)
    }
    guard tokens.contains(where: isOpen) else { return }
    var wanted: [String: Set<ForeignType>] = [:]
    // Twice, for numbers that are only referred to by numbers without scope.
    for _ in 0..<2 {
      for token in tokens {
        if let path = token.value.reference, let type = token.type {
          wanted[path, default: []].insert(type)
        }
      }
      for index in tokens.indices where isOpen(tokens[index]) {
        let types = wanted[tokens[index].dottedPath] ?? []
        if types.count == 1 { tokens[index].type = types.first }
      }
    }
  }

  /// Writes Figma's opacities as percentages; answers what is reported of other references.
  mutating func writeOpacitiesInPercent() -> [Diagnostic] {
    guard tokens.contains(where: { $0.type == .opacity }) else { return [] }
    let others = Set(tokens.filter { $0.type != .opacity }.map(\.dottedPath))
    var diagnostics: [Diagnostic] = []
    tokens = tokens.compactMap { token in
      guard token.type == .opacity else { return token }
      var token = token
      if case .number(let percent) = token.value.content {
        token.value.content = .text(JSONNumber.text(percent) + "%")
      } else if let path = token.value.reference, others.contains(path) {
        leftOut.append(token.dottedPath)
        diagnostics.append(
          .leftOut(
            token, "it is in percent, and '\(path)' serves as another number, too",
            at: token.value.range, key: "percent"))
        return nil
      }
      return token
    }
    return diagnostics
  }

  /// Removes names that several tokens of one top-level group would have.
  mutating func removeRepeatedNames() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let named = tokens.indices.filter { !tokens[$0].ownMembers.isEmpty }
    for (key, indices) in named.grouped(by: { index in
      [tokens[index].path[0], tokens[index].ownMembers[0].value.text ?? ""]
    }) where Set(indices.map { tokens[$0].path }).count > 1 {
      for index in indices { tokens[index].ownMembers = [] }
      let token = tokens[indices[0]]
      diagnostics.append(
        .assumed(
          "the code syntax of several variables ends with '\(key[1])'; their names are made of their "
            + "paths", at: token.place, key: "repeated name"))
    }
    return diagnostics
  }
}
