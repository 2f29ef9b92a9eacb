/// The settings of a brand: an entry of `brands` in `tokenc.json`.
package struct BrandSetting: Sendable {
  package let name: String
  package let formerNames: [String]
  /// The brand to use instead; `nil` for one that stays.
  package let replacedBy: String?
  let range: SourceRange
}

extension ConfigurationReader {
  mutating func brands(_ node: NodeID) -> [BrandSetting] {
    json.members(of: node, "'brands'").map { member in
      let object = json.object(member.value, "a brand", keys: ConfigurationKeys.BrandsMember.self)
      return BrandSetting(
        name: member.name,
        formerNames: object.flatMap { json.strings(.formerNames, of: $0) } ?? [],
        replacedBy: object.flatMap { object in object[.replacedBy].flatMap { json.text($0) } },
        range: member.range)
    }
  }
}
