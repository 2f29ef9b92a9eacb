/// Makes a table fit for emission, or reports why it isn't: which tokens become which enum, and
/// whether names, types and values leave nothing open.
///
/// It checks what the standard leaves to us: brands have the same tokens, a group's tokens have
/// one type, names are valid and unique. It knows no Swift text and no files.
package struct TokenTableCompletion {
  private let table: TokenTable
  private var diagnostics: DiagnosticCollector
  private let types: [TokenType]
  private let stated: StatedNames
  private let groupDescriptions: [TokenPath: NodeID]
  /// The groups of mixed types, each with the first position at which that was found.
  private var mixedGroups: [String: SourceRange] = [:]

  /// Completes a table; the result is valid only if no error was reported, before or by this phase.
  /// An incomplete one may lack groups of sources that could not be read or found.
  package static func complete(
    _ table: TokenTable, isIncomplete: Bool = false,
    reporting diagnostics: inout DiagnosticCollector
  ) -> CompleteTokenTable {
    var completion = TokenTableCompletion(
      table: table, diagnostics: diagnostics, types: table.values.map(\.type),
      stated: StatedNames(table.resolution.model, table.tape),
      groupDescriptions: table.resolution.model.groupDescriptions)
    if !isIncomplete {
      for fault in ConfiguredPaths(table).findings { completion.diagnostics.report(fault) }
      HoleCheck.run(on: table, reporting: &completion.diagnostics)
    }
    if !diagnostics.hasErrors {
      for group in table.privateGroups {
        let range = table.nameRange(of: table.tokens[group.tokens[0]])
        completion.diagnostics.report(.privateTokens(range, group.tokens.count, of: group.path))
      }
    }
    completion.checkBrandSettings()
    let parts = completion.brandParts()
    let brands =
      parts.count == 1 ? parts[0].cases : completion.brands(table.brandModifiers.combinations)
    let families = completion.families(apart: parts)
    let complete = CompleteTokenTable(
      brandParts: parts, brands: brands, axes: table.axes, families: families,
      references: completion.references(of: families), values: table.values)
    diagnostics = completion.diagnostics
    return complete
  }

  private var resolution: Resolution { table.resolution }
  private var tape: JSONTape { table.tape }

  // MARK: Brands

  /// The members of the generated theme that no part of the brands can be called like.
  private static let themeMembers: Set<String> = [
    "hasOverrides", "hashValue", "missingPackNames", "ordinal", "overlay", "overriding", "pack",
    "references", "state", "unknownPackNames", "withoutOverrides",
  ]

  private mutating func checkBrandSettings() {
    // Which brands there are is not known where a brand was asked for that there isn't.
    if diagnostics.diagnostics.contains(where: { $0.id == .badContext }) { return }
    let known = table.declaredBrandModifiers.flatMap(\.contexts)
    var owners = Dictionary(firstOf: known.map { ($0, $0) })
    for setting in table.configuration.brands {
      guard known.contains(setting.name) else {
        diagnostics.report(
          .unknownChoice(
            .configuration, "there is no brand", setting.name, known, at: setting.range))
        continue
      }
      if let successor = setting.replacedBy, !known.contains(successor) || successor == setting.name
      {
        diagnostics.report(
          .unknownChoice(
            .configuration, "'\(setting.name)' can't be replaced by", successor,
            known.filter { $0 != setting.name }, at: setting.range))
      }
      for name in setting.formerNames {
        guard let owner = owners.updateValue(setting.name, forKey: name) else { continue }
        diagnostics.report(.takenBrandName(setting.range, name, of: setting.name, owner: owner))
      }
    }
  }

  private mutating func brandParts() -> [BrandPart] {
    let modifiers =
      table.brandModifiers.isEmpty
      ? [BrandModifier(name: ModifierSetting.brandRole, contexts: table.brands)]
      : table.brandModifiers
    var types: Set<String> = []
    return modifiers.map { modifier in
      let part = BrandPart(
        name: modifier.name, typeName: modifier.typeName, memberName: modifier.memberName,
        cases: brands(modifier.contexts.map { [$0] }))
      let isUsable =
        SwiftName.isTypeName(part.typeName) && !SwiftName.isReserved(part.memberName)
        && !Self.themeMembers.contains(part.memberName) && part.typeName != "Theme"
      if !isUsable || !types.insert(part.typeName).inserted {
        diagnostics.report(.brandModifierWithoutType(modifier, part.typeName))
      }
      return part
    }
  }

  private mutating func brands(_ contexts: [[String]]) -> [TokenBrand] {
    var cases: [String: String] = [:]
    return contexts.map { contexts in
      let name = contexts.joined(separator: "/")
      let caseName = SwiftName.brandCase(contexts)
      if let other = cases.updateValue(name, forKey: caseName) {
        diagnostics.report(.brandsWithOneCase(name, other, caseName))
      }
      let setting = table.configuration.brands.first { $0.name == name }
      return TokenBrand(
        name: name, caseName: caseName, formerNames: setting?.formerNames ?? [],
        replacedBy: setting?.replacedBy)
    }
  }

  // MARK: Families

  /// The tokens that overrides change, where `tokenc.json` asks for them.
  private mutating func references(of families: [TokenFamily]) -> OverrideReferences? {
    guard table.configuration.hasOverrides, !diagnostics.hasErrors else { return nil }
    let references = OverrideReferences(table, families)
    for finding in references.findings { diagnostics.report(finding) }
    return references
  }

  private mutating func families(apart parts: [BrandPart]) -> [TokenFamily] {
    var result: [TokenFamily] = []
    var naming: [TokenNaming] = []
    var indices: [String: Int] = [:]
    let kinds = kinds()
    // Tokens of a group follow one another.
    var last: (group: String, index: Int)?
    for (row, token) in table.tokens.enumerated()
    where !token.names.isHidden && !table.hasHole(token.values) {
      let group = token.names.group
      guard !group.isEmpty else {
        diagnostics.report(.tokenOutsideGroups(table.nameRange(of: token), token))
        continue
      }
      if last?.group != group, let index = indices[group] { last = (group, index) }
      if last?.group != group {
        indices[group] = result.count
        last = (group, result.count)
        let kind = kinds[group] ?? GroupKind()
        result.append(family(token.names, kind.prevailing ?? .color, tokenCount: kind.total))
        naming.append(TokenNaming(tokenCount: kind.total))
      }
      guard let index = last?.index,
        hasType(result[index].type, enum: result[index].typeName, at: row)
      else { continue }
      add(row, after: result[index].tokens, to: &naming[index])
      result[index].tokens.append(token)
    }
    for index in result.indices {
      naming[index].finish(
        &result[index], table.configuration.successors, reporting: &diagnostics)
    }
    nameSources(of: &result)
    checkTypeNames(result, apart: parts)
    // What the configuration hides or renames is known once it has no error.
    if !diagnostics.hasErrors(.configuration) {
      let findings = AccessorNameCheck.findings(in: result, of: table)
      for finding in findings { diagnostics.report(finding) }
    }
    for family in result {
      guard let range = mixedGroups[family.group],
        let lines = EnumProposal(typesOf: family.group, in: table, keeping: family.type).lines
      else { continue }
      let text = "\"enums\": { \(lines.joined(separator: ", ")) }"
      diagnostics.addNote(
        .init(message: "tokenc.json parts '\(family.typeName)' with '\(text)'", range: range),
        toFirst: .mixedTypes, at: range)
    }
    return result
  }

  /// How many tokens a top-level group has of each type, hidden ones included.
  private struct GroupKind {
    private var counts: [(type: TokenType, count: Int)] = []
    private(set) var total = 0

    mutating func add(_ type: TokenType, _ count: Int) {
      total += count
      if let index = counts.firstIndex(where: { $0.type == type }) {
        counts[index].count += count
      } else {
        counts.append((type, count))
      }
    }

    /// The type that most of them have, the first of several.
    var prevailing: TokenType? {
      let most = counts.map(\.count).max()
      return TokenType.allCases.first { type in counts.contains { $0 == (type, most) } }
    }
  }

  private func kinds() -> [String: GroupKind] {
    var kinds: [String: GroupKind] = [:]
    // A group's tokens follow one another, and mostly have one type.
    var run: (group: String, type: TokenType, count: Int)?
    func endRun() {
      if let run { kinds[run.group, default: GroupKind()].add(run.type, run.count) }
    }
    for token in table.tokens where !table.hasHole(token.values) {
      let group = token.names.group
      let type = types[token.values[0]]
      if let known = run, known.type == type, known.group == group {
        run?.count += 1
      } else {
        endRun()
        run = (group, type, 1)
      }
    }
    endRun()
    return kinds
  }

  private func family(_ names: TokenNames, _ type: TokenType, tokenCount: Int) -> TokenFamily {
    var tokens: [Token] = []
    tokens.reserveCapacity(tokenCount)
    return TokenFamily(
      group: names.group, scope: scope(of: names), typeName: names.typeName, type: type,
      description: groupDescription(names), sources: [], tokens: tokens)
  }

  private func scope(of names: TokenNames) -> String {
    isTop(names.group)
      ? names.group
      : table.configuration.enums.filter { $0.typeName == names.typeName }
        .map(\.pattern.text).sorted().joined(separator: "`, `")
  }

  private func isTop(_ group: String) -> Bool {
    resolution.model.paths.find([group], in: tape.names) != nil
      || !table.configuration.enums.contains { $0.typeName == group }
  }

  /// The `$description` of the group that gives an enum its tokens, the last one stated.
  private func groupDescription(_ names: TokenNames) -> String? {
    var group = [names.group]
    if !isTop(names.group) {
      let patterns = table.configuration.enums.filter { $0.typeName == names.typeName }
      guard patterns.count == 1 else { return nil }
      group = patterns[0].pattern.literalNames
    }
    guard !group.isEmpty, let path = resolution.model.paths.find(group, in: tape.names) else {
      return nil
    }
    return groupDescriptions[path].map { tape.string($0) }
  }

  private mutating func hasType(_ type: TokenType, enum typeName: String, at row: Int) -> Bool {
    let values = table.tokens[row].values
    for theme in 0..<values.count {
      let found = types[values[theme]]
      guard found != type else { continue }
      let inputs = table.themes.map(\.input)
      let mixed = inputs.indices.filter { types[values[$0]] != type }.map { inputs[$0] }
      diagnostics.report(
        .mixedTypes(
          table.nameRange(of: table.tokens[row]), table.tokens[row].text, found, typeName, type,
          in: ContextSummary(of: mixed, among: inputs)))
      let range = table.nameRange(of: table.tokens[row])
      mixedGroups[table.tokens[row].names.group] =
        mixedGroups[table.tokens[row].names.group].map { $0.isBefore(range) ? $0 : range } ?? range
      return false
    }
    return true
  }

  private mutating func add(_ row: Int, after tokens: [Token], to naming: inout TokenNaming) {
    let first = table.first(ofToken: row)
    let own = stated.names(of: resolution.model.tokens[first.declaration], at: first.path)
    for fault in own?.faults ?? [] { diagnostics.report(fault) }
    naming.add(
      table.tokens[row], after: tokens, own, key: table.nameRange(of: first), resolution,
      &diagnostics)
  }

  /// Notes the files that declare each family's tokens, in any theme.
  private func nameSources(of families: inout [TokenFamily]) {
    let configuration = table.configuration
    if !configuration.enums.isEmpty || !configuration.renames.isEmpty {
      return nameSourcesOfEnums(&families)
    }
    var files: [Name: [FileID]] = [:]
    var last: (top: Name, file: FileID)?
    for token in resolution.model.tokens {
      let file = tape.range(token.object).file
      guard let top = resolution.model.paths.top(of: token.path) else { continue }
      // A file's tokens follow one another, and mostly a group's too.
      if let last, last == (top, file) { continue }
      files[top, default: []].append(file)
      last = (top, file)
    }
    for index in families.indices {
      let found = tape.names.find(families[index].group).flatMap { files[$0] } ?? []
      families[index].sources = Set(found.map { tape.sources[$0].path }).sorted(byBytesOf: \.self)
    }
  }

  /// The same where patterns part groups or give names: by the tokens, not by their groups.
  private func nameSourcesOfEnums(_ families: inout [TokenFamily]) {
    var files: [String: Set<FileID>] = [:]
    for declaration in resolution.model.tokens {
      guard let index = table.index(of: declaration.path) else { continue }
      files[table.tokens[index].names.group, default: []]
        .insert(tape.range(declaration.object).file)
    }
    for index in families.indices {
      families[index].sources = (files[families[index].group] ?? [])
        .map { tape.sources[$0].path }.sorted(byBytesOf: \.self)
    }
  }

  // MARK: Checks

  private mutating func checkTypeNames(_ families: [TokenFamily], apart parts: [BrandPart]) {
    var groups = Dictionary(lastOf: (["Theme"] + parts.map(\.typeName)).map { ($0, "") })
    for family in families {
      let range =
        table.configuration.groups[family.group]?.range
        ?? table.configuration.enums.first { $0.typeName == family.typeName }?.range
      if SwiftName.neededTypes.contains(table.configuration.typePrefix + family.typeName) {
        diagnostics.report(.neededTypeName(range, family.typeName, family.group))
      }
      let type = table.configuration.typePrefix + family.typeName
      if let owner = AppleNames.owner(of: type, .type) {
        diagnostics.report(
          .hiddenType(
            range, type, owner,
            isNeeded: Accessors(table.configuration.accessors).needs(type),
            remedy: "state another 'type' of '\(family.group)' in tokenc.json"))
      }
      for name in [family.typeName, family.typeName + "Values"] {
        guard let other = groups.updateValue(family.group, forKey: name) else { continue }
        diagnostics.report(.duplicateTypeName(range, family.typeName, family.group, other))
      }
    }
  }
}
