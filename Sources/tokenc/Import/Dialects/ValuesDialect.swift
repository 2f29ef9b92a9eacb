import TokenCompiler

extension DialectRules {
  /// Names and plain values, flat or in groups, as small tools and servers write them:
  /// `{"ink": "#112233", "space": {"small": "8px"}}`.
  static let values = DialectRules(
    name: "names and values", namespace: "values",
    valueMembers: [], typeMembers: [], descriptionMembers: [], types: commonTypes)
}

extension ImportSourceReader {
  mutating func readValues(_ source: ImportSource) {
    let file = document.addFile(source.name)
    if let context = source.context { document.add(file, to: context) }
    readValues(in: source.root, at: [], file)
  }

  private mutating func readValues(in object: NodeID, at path: [String], _ file: Int) {
    for member in tape.allMembers(of: object) {
      let name = tape.names.string(member.name)
      let range = tape.range(member.key)
      let path = path + [name]
      if name.hasPrefix("$") {
        document.ledger.note(range, isRead: true)
        continue
      }
      let value = ForeignValue(member.value, of: tape)
      if case .object = value.content, value.parts("light", "dark") == nil,
        value.valuesBySize == nil, !Dialect.isValue(member.value, in: tape)
      {
        readValues(in: member.value, at: path, file)
        continue
      }
      document.ledger.noteToken(range)
      var token = ForeignToken(path: path, place: range, file: file, value: value)
      readForms(of: &token)
      switch value.content {
      case .flag, .nothing:
        token.fault = .init(
          reason: "\(value.shown) is no value of a token", range: value.range, key: "plain value")
      case .list(let values) where values.contains(where: { $0.text == nil }):
        let numbers = values.filter { if case .number = $0.content { true } else { false } }
        if numbers.count == 4, values.count == 4 { break }
        token.fault = .init(
          reason: "the list is no value of a token", range: value.range, key: "plain list")
      default: break
      }
      document.tokens.append(token)
    }
  }
}
