import TokenCompiler

extension DialectRules {
  /// Salesforce's Theo: `props` with what `global` says of all of them, and `aliases`, which values name as
  /// `{!blue}`. Its types say little, so forms and categories count as well.
  static let theo = DialectRules(
    name: "Theo", namespace: "theo",
    valueMembers: ["value"], typeMembers: ["type"], descriptionMembers: ["comment", "description"],
    types: commonTypes.adding([
      .standard(.dimension): ["size", "radius"], .standard(.duration): ["time"],
      .unsupported: ["string"],
    ]))
}

extension ImportSourceReader {
  mutating func readTheo(_ source: ImportSource) {
    let file = document.addFile(source.name)
    if let context = source.context { document.add(file, to: context) }
    let global = tape.member("global", of: source.root)
    for member in tape.allMembers(of: source.root) {
      document.ledger.note(tape.range(member.key), isRead: true)
    }
    guard let props = tape.member("props", of: source.root), tape.kind(props) == .object else {
      return
    }
    let start = document.tokens.count
    readGroup(props, at: [], type: global.flatMap { tape.text(["type"], of: $0) })
    let aliases = theoAliases(of: source.root)
    let category = global.flatMap { tape.text(["category"], of: $0) }
    for index in start..<document.tokens.count {
      var token = document.tokens[index]
      do throws(TheoFault) {
        token.value = try Self.replacingAliases(in: token.value, aliases, depth: 0)
      } catch {
        token.fault = ForeignToken.Fault(
          reason: "there is no alias '\(error.name)'", range: token.value.range, key: "theo alias")
      }
      let own = token.keptMembers.first { $0.name == "category" }?.value.text
      token.type = Self.theoType(of: token, category: own ?? category)
      document.tokens[index] = token
    }
  }

  private struct TheoFault: Error { var name: String }

  private func theoAliases(of root: NodeID) -> [String: ForeignValue] {
    var aliases: [String: ForeignValue] = [:]
    for member in tape.members("aliases", of: root) {
      let value = tape.member("value", of: member.value) ?? member.value
      aliases[tape.names.string(member.name)] = ForeignValue(value, of: tape)
    }
    return aliases
  }

  /// A value with the values of its aliases, which may be made of others.
  private static func replacingAliases(
    in value: ForeignValue, _ aliases: [String: ForeignValue], depth: Int
  ) throws(TheoFault) -> ForeignValue {
    guard case .text(let text) = value.content, text.hasWord("{!") else { return value }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let inner = rest[rest.index(after: open)..<close]
      guard inner.hasPrefix("!") else {
        result += rest[...close]
        rest = rest[rest.index(after: close)...]
        continue
      }
      let name = inner.dropFirst().trimmingSpaces
      guard let alias = aliases[name], depth < 16 else { throw TheoFault(name: name) }
      let other = try replacingAliases(in: alias, aliases, depth: depth + 1)
      result += rest[..<open]
      rest = rest[rest.index(after: close)...]
      if result.isEmpty, rest.isEmpty { return ForeignValue(other.content, at: value.range) }
      switch other.content {
      case .text(let text): result += text
      case .number(let number): result += JSONNumber.text(number)
      default: throw TheoFault(name: name)
      }
    }
    return ForeignValue(.text(result + rest), at: value.range)
  }

  private static func theoType(of token: ForeignToken, category: String?) -> ForeignType? {
    if token.typeName == "color" { return .standard(.color) }
    let named = category.flatMap { ImportConversion.typeByName([$0]) }
    let isBare = token.value.text.map { Quantity($0)?.unit == "" } ?? (token.value.text == nil)
    if isBare, let named, named != .standard(.color) { return named }
    if let form = ImportConversion.typeByForm(token.value) {
      // A length may be that of a line or between letters.
      return form == .standard(.dimension) && (named == .lineHeight || named == .letterSpacing)
        ? named : form
    }
    if let named { return named }
    if token.typeName == "string" {
      return isBare ? ImportConversion.typeByName(token.path) ?? .standard(.number) : nil
    }
    return nil
  }
}
