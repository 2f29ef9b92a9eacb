import TokenCompiler

extension SchemeDraft {
  /// The draft as a source of DTCG: for each token its value in the new context, and beside it, as
  /// `$extensions.mode`, its values for other contexts of the set.
  package var document: [UInt8] {
    var root = Group()
    let byToken = values.grouped(by: \.token).sorted { $0.key < $1.key }
    for (token, values) in byToken {
      root.add(entry(token, values), at: names(of: token)[...])
    }
    return root.document
  }

  private func names(of token: Int) -> [String] {
    let paths = table.resolution.model.paths
    let names = paths.lineage(of: table.tokens[token].path).map {
      table.tape.names.string(paths.name(of: $0))
    }
    // The last one is the root of all paths, which has no name.
    return names.dropLast().reversed()
  }

  private func entry(_ token: Int, _ values: [Value]) -> JSONRecord {
    let base = values.first { table.themes[$0.theme].variant == 0 }
    var modes: [JSONRecord.Member] = []
    for value in values where table.themes[value.theme].variant != 0 {
      modes.append((context(of: value.theme), written(value)))
    }
    // A token that changes in another context alone keeps its value of today.
    let today: (any JSONWritable)? = table.color(of: table.tokens[token], in: 0)
    let extensions: JSONRecord? = modes.isEmpty ? nil : ["mode": JSONRecord(modes)]
    return [
      "$type": "color", "$value": base.map(written) ?? today, "$extensions": extensions,
    ]
  }

  private func written(_ value: Value) -> any JSONWritable {
    if let alias = value.alias { return "{\(table.tokens[alias].text)}" }
    return value.color
  }

  /// The context in which a theme differs from the first one.
  private func context(of theme: Int) -> String {
    let first = table.themes[0].input.choices
    let choices = table.themes[theme].input.choices
    return zip(first, choices).first { $0.context != $1.context }?.1.context
      ?? table.themes[theme].name
  }

  /// A group of tokens, in the order in which they come.
  private struct Group: JSONWritable {
    private var members: [(name: String, content: Content)] = []

    private enum Content {
      case group(Group)
      case token(JSONRecord)
    }

    mutating func add(_ token: JSONRecord, at path: ArraySlice<String>) {
      guard let name = path.first else { return }
      guard path.count > 1 else {
        members.append((name, .token(token)))
        return
      }
      let index = members.lastIndex { $0.name == name }
      guard let index, case .group(var group) = members[index].content else {
        var group = Group()
        group.add(token, at: path.dropFirst())
        members.append((name, .group(group)))
        return
      }
      group.add(token, at: path.dropFirst())
      members[index].content = .group(group)
    }

    func write(to writer: inout JSONWriter) {
      let record = members.map { name, content -> JSONRecord.Member in
        switch content {
        case .group(let group): return (name, group)
        case .token(let token): return (name, token)
        }
      }
      JSONRecord(record).write(to: &writer)
    }
  }
}
