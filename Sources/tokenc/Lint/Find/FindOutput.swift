import TokenCompiler
import TokenComponents

/// The output of `tokenc find`.
package struct FindOutput {
  let table: TokenTable
  private let users: [[Int]]
  private let components: TokenUses
  private let groupDescriptions: [TokenPath: NodeID]
  private var lines: LineIndexes

  package init(_ table: TokenTable, components: [ComponentSpec<Alias>]) {
    self.table = table
    self.components = TokenUses(components)
    users = TokenReferences(table).users
    groupDescriptions = table.resolution.model.groupDescriptions
    lines = LineIndexes(table.tape.sources)
  }

  private struct Entry {
    var token: String
    var distance: Double
    var value: String
    var tier: String
    /// Its description, or that of the nearest group around it.
    var description: String?
    /// The paths from its direct target to the token that holds the value.
    var aliasChain: [String]
    /// Uses by other tokens and by components.
    var useCount: Int
    /// `path:line:column` of its name.
    var place: String

    var record: JSONRecord {
      [
        "token": token, "distance": distance, "value": value, "tier": tier,
        "description": description, "aliasOf": aliasChain, "useCount": useCount, "place": place,
      ]
    }

    var chainText: String { aliasChain.map { "→ \($0)" }.joined(separator: " ") }
  }

  private mutating func entry(_ number: Int, distance: Double, theme: Int) -> Entry {
    let token = table.tokens[number]
    return Entry(
      token: token.text, distance: distance.rounded(decimals: 2),
      value: table.value(of: token, in: theme)?.shortText ?? "", tier: token.tier.rawValue,
      description: description(of: token),
      aliasChain: table.aliasChain(of: token, in: theme).map(\.text),
      useCount: users[number].count + components[token.text].count,
      place: lines.place(of: table.nameRange(of: token)))
  }

  private func description(of token: Token) -> String? {
    let model = table.resolution.model
    if let own = table.declarations(of: token).lazy.compactMap(\.description).first {
      return table.tape.string(own)
    }
    return model.paths.lineage(of: token.path).dropFirst().lazy
      .compactMap { groupDescriptions[$0] }.first.map { table.tape.string($0) }
  }

  func names(of themes: [Int]) -> [String] { themes.map { table.themes[$0].name } }

  package mutating func table(_ answers: [TokenSearch.Answer]) -> String {
    var text = ""
    for answer in answers {
      let isEvery = answer.themes.count == table.themes.count
      if table.themes.count > 1 {
        let names = names(of: answer.themes).joined(separator: ", ")
        text += (isEvery ? "in every theme" : names.printable) + "\n"
      }
      let rows = answer.matches.map { match in
        let entry = entry(match.token, distance: match.distance, theme: answer.themes[0])
        return [
          JSONNumber.text(entry.distance), entry.token, entry.value, entry.tier,
          counted(entry.useCount, "use"), entry.chainText,
        ]
      }
      text += rows.isEmpty ? "  nothing of this kind\n" : Self.aligned(rows)
    }
    return text
  }

  package mutating func json(_ answers: [TokenSearch.Answer]) -> [UInt8] {
    answers.map { record(of: $0) }.document
  }

  mutating func record(of answer: TokenSearch.Answer) -> JSONRecord {
    [
      "themes": names(of: answer.themes),
      "tokens": answer.matches.map { match in
        entry(match.token, distance: match.distance, theme: answer.themes[0]).record
      },
    ]
  }

  package mutating func table(_ groups: [DuplicateGroups.Group]) -> String {
    var text = ""
    for group in groups where !group.isDeliberate {
      let distance = group.distance.rounded(decimals: 2)
      text +=
        distance == 0
        ? "\(group.tokens.count) equal tokens that are not aliases of one\n"
        : "\(group.tokens.count) tokens at most \(JSONNumber.text(distance)) apart\n"
      text += Self.aligned(
        group.tokens.map { number in
          let entry = entry(number, distance: 0, theme: 0)
          return [
            entry.token, entry.value, entry.tier, counted(entry.useCount, "use"),
            entry.chainText, entry.place,
          ]
        })
    }
    let accidents = groups.filter { !$0.isDeliberate }
    let tokens = accidents.reduce(0) { $0 + $1.tokens.count }
    return text + "\(accidents.count) groups with \(tokens) tokens; "
      + "\(groups.count - accidents.count) further groups are aliases of one token\n"
  }

  package mutating func json(_ groups: [DuplicateGroups.Group]) -> [UInt8] {
    groups.map { group in
      JSONRecord([
        "kind": group.isDeliberate ? "aliases" : "accident", "distance": group.distance,
        "tokens": group.tokens.map { entry($0, distance: 0, theme: 0).record },
      ])
    }.document
  }

  /// Rows with their columns one below the other, indented.
  static func aligned(_ rows: [[String]], indentation: String = "  ") -> String {
    rows.map { $0.map(\.printable) }.inColumns.map { indentation + $0 + "\n" }.joined()
  }
}
