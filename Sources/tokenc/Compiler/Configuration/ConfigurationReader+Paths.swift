/// The keys that name, retype and part tokens by their paths.
extension ConfigurationReader {
  /// The patterns with the enum of each: its name, or an object with that and how its strings read.
  mutating func enums(_ node: NodeID) -> [EnumPattern] {
    json.members(of: node, "'enums'").compactMap { member in
      guard let pattern = key(member) else { return nil }
      if let name = json.text(member.value) {
        guard SwiftName.isTypeName(name) else {
          return json.refuse(
            member.value, "expected a type's name: letters, digits and '_', and no digit first")
        }
        return EnumPattern(pattern: pattern, typeName: name, range: member.range)
      }
      guard tape.kind(member.value) == .object else {
        return json.refuse(
          member.value, "a pattern of 'enums' takes an enum's name, or an object with its 'type'")
      }
      guard
        let object = json.object(
          member.value, "an enum", keys: ConfigurationKeys.EnumsMember.self)
      else { return nil }
      guard object[.type] != nil else {
        return json.refuse(member.value, "an enum needs 'type', its name")
      }
      guard let name = identifier(.type, of: object, "a type's name") else { return nil }
      return EnumPattern(
        pattern: pattern, typeName: name,
        serverNames: json.word(.serverNames, of: object, "a style of names"),
        assetNamespace: identifier(.assetNamespace, of: object, "a namespace"),
        range: member.range)
    }.sorted { $0.pattern.isMoreSpecific(than: $1.pattern) }
  }

  /// The patterns, with the other paths of the tokens that they match; messages call them `what`.
  mutating func renames(_ node: NodeID, _ what: String) -> [RenamePattern] {
    json.members(of: node, what).compactMap { member in
      guard let pattern = key(member) else { return nil }
      return otherPath(of: pattern, member.value, what, takesParts: true).map {
        RenamePattern(pattern: pattern, path: $0)
      }
    }.sorted { $0.pattern.isMoreSpecific(than: $1.pattern) }
  }

  /// Another path for what a pattern means; messages call the object `what`.
  ///
  /// - Parameter takesParts: whether an asterisk may stand for a part of a name: `--color-*`.
  mutating func otherPath(
    of pattern: PathPattern, _ node: NodeID, _ what: String, takesParts: Bool = false
  ) -> PathPattern? {
    guard let path = self.pattern(node) else { return nil }
    guard takesParts || pattern.wildcards != nil && path.wildcards != nil else {
      return json.refuse(
        node, "in \(what) asterisks stand for whole names: '*' or '**' between dots")
    }
    let wildcards = pattern.asterisks
    let others = path.asterisks
    guard wildcards == others else {
      let expected = wildcards.map { "'\($0)'" }.joined(separator: ", ")
      return json.refuse(
        node,
        "a new path has its pattern's asterisks in the same order: "
          + (expected.isEmpty ? "none here" : expected))
    }
    if let name = path.text.split(separator: ".").first(where: {
      $0.hasPrefix("$") || $0.contains { "{}".contains($0) }
    }) {
      return json.refuse(
        node, "name '\(name)' of a path can't start with '$' or hold '{' or '}'")
    }
    return path
  }

  mutating func types(_ node: NodeID) -> [TypePattern] {
    json.members(of: node, "'types'").compactMap { member -> TypePattern? in
      guard let pattern = key(member),
        let type: TypePattern.Target = json.word(member.value, "a type that 'types' gives")
      else { return nil }
      return TypePattern(pattern: pattern, type: type)
    }.sorted { $0.pattern.isMoreSpecific(than: $1.pattern) }
  }

  mutating func key(_ member: JSONObject.Member) -> PathPattern? {
    if let pattern = PathPattern(member.name, at: member.range) { return counted(pattern) }
    json.diagnostics.error(
      .configuration, "'\(member.name)' is not a pattern of token paths such as 'color.text.*'",
      at: member.range)
    return nil
  }
}
