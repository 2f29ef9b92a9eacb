import TokenCompiler

extension ImportSourceReader {
  /// Returns a Boolean value that indicates whether a file holds sets of Tokens Studio, as its references start
  /// inside of its members and nowhere else.
  static func holdsSets(_ source: ImportSource, in tape: JSONTape) -> Bool {
    let reader = ImportSourceReader(
      dialect: .tokensStudio, tape: tape, options: ImportOptions(),
      document: ForeignDocument(ImportDialect.tokensStudio.rules),
      diagnostics: DiagnosticCollector())
    let members = tape.allMembers(of: source.root).filter { tape.kind($0.value) == .object }
    let inner = members.reduce(into: Set<String>()) { $0.formUnion(reader.paths(below: $1.value)) }
    let references = Set(ForeignValue(source.root, of: tape).references)
    return !references.isEmpty && references.isSubset(of: inner)
      && references.isDisjoint(with: reader.paths(below: source.root))
  }

  /// The sets of a file without `$themes` and `$metadata`: its members, where references start inside of
  /// them, or where two of them are light and dark.
  func setsOfBareFile(_ source: ImportSource) -> [ImportSource]? {
    let members = tape.allMembers(of: source.root).filter { tape.kind($0.value) == .object }
    let sets = members.map { ImportSource(root: $0.value, name: tape.names.string($0.name)) }
    let whole = paths(below: source.root)
    let inner = sets.reduce(into: Set<String>()) { $0.formUnion(paths(below: $1.root)) }
    let references = Set(ForeignValue(source.root, of: tape).references)
    guard references.isDisjoint(with: whole), !sets.isEmpty else { return nil }
    return references.isDisjoint(with: inner) && schemePairs(of: sets).isEmpty ? nil : sets
  }

  /// A modifier of exclusive sets, the default first: none if an earlier one has what they set.
  typealias Alternatives = (modifier: String, contexts: [(name: String, set: ImportSource?)])

  /// Sets for light and for dark, and others whose names differ in one of their words, with the same
  /// paths for the most part: `theme-light` and `theme-wireframe`.
  func alternatives(among sets: [ImportSource]) -> [Alternatives] {
    var result = schemePairs(of: sets).map { pair -> Alternatives in
      ("scheme", [("light", pair.light), ("dark", pair.dark)])
    }
    var taken = Set(result.flatMap { $0.contexts.compactMap { $0.set?.name } })
    let named = sets.flatMap { set in
      let words = SwiftName.words(of: [set.name.lowercased()])
      return words.indices.dropFirst(words.count == 1 ? 1 : 0).map { index in
        (rest: words[..<index] + words[(index + 1)...], index: index, set: set)
      }
    }
    for (rest, found) in named.grouped(by: { $0.rest + ["\($0.index)"] }) {
      let found = found.filter { !taken.contains($0.set.name) }
      guard found.count > 1 else { continue }
      let first = paths(below: found[0].set.root)
      func isLike(_ set: ImportSource) -> Bool {
        let other = paths(below: set.root)
        return first.intersection(other).count * 2 > min(first.count, other.count)
      }
      let alike = found.map(\.set).filter(isLike)
      guard alike.count > 1 else { continue }
      taken.formUnion(alike.map(\.name))
      let isBelow = sets.prefix { $0.name != alike[0].name }.contains { set in
        first.intersection(paths(below: set.root)).count * 2 > first.count
      }
      var contexts: [(name: String, set: ImportSource?)] = isBelow ? [("default", nil)] : []
      for set in alike {
        contexts.append((SwiftName.words(of: [set.name.lowercased()])[found[0].index], set))
      }
      result.append((rest.dropLast().joined(separator: "-"), contexts))
    }
    return result
  }

  /// Sets for light and for dark: their names differ by that word, and most paths are in both.
  func schemePairs(of sets: [ImportSource]) -> [(light: ImportSource, dark: ImportSource)] {
    let named = sets.compactMap { set in Self.schemeName(of: set.name).map { ($0, set) } }
    return named.grouped { $0.0.rest }.compactMap { _, found in
      let light = found.filter { $0.0.isLight }
      let dark = found.filter { !$0.0.isLight }
      guard light.count == 1, dark.count == 1 else { return nil }
      let one = paths(below: light[0].1.root)
      let other = paths(below: dark[0].1.root)
      let shared = one.intersection(other).count
      return shared * 2 > one.union(other).count ? (light[0].1, dark[0].1) : nil
    }
  }

  /// The words of a name around its only one for light or dark.
  private static func schemeName(of name: String) -> (isLight: Bool, rest: [String])? {
    let words = SwiftName.words(of: [name.lowercased()])
      .filter { !["mode", "theme", "scheme"].contains($0) }
    let schemes = words.indices.filter { SchemeName.pairs.joined().contains(words[$0]) }
    guard schemes.count == 1,
      let pair = SchemeName.pairs.first(where: { $0.contains(words[schemes[0]]) })
    else { return nil }
    var rest = words
    rest[schemes[0]] = pair.joined(separator: "/")
    return (words[schemes[0]] == pair[0], rest)
  }

  /// The paths of tokens, as references write them from an object.
  func paths(below object: NodeID, at prefix: String = "") -> Set<String> {
    tape.allMembers(of: object).reduce(into: []) { found, member in
      guard tape.kind(member.value) == .object else { return }
      let path = prefix + tape.names.string(member.name)
      if rules.valueMembers.contains(where: { tape.member($0, of: member.value) != nil }) {
        found.insert(path)
      } else {
        found.formUnion(paths(below: member.value, at: path + "."))
      }
    }
  }
}
