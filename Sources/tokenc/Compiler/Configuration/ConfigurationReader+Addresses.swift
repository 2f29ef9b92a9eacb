import TokenRuntime

extension ConfigurationReader {
  /// The policy that the app sets at launch, which the tool can't ask.
  mutating func addresses(_ node: NodeID) -> AddressPolicy {
    var policy = AddressPolicy()
    guard let object = json.object(node, "'addresses'", keys: ConfigurationKeys.Addresses.self)
    else {
      return policy
    }
    policy.schemes = words(.schemes, of: object) ?? policy.schemes
    policy.imageSchemes = words(.imageSchemes, of: object) ?? policy.imageSchemes
    policy.hosts = words(.hosts, of: object)
    policy.allowsCredentials = json.flag(.credentials, of: object) ?? false
    policy.allowsPhoneCodes = json.flag(.phoneCodes, of: object) ?? false
    policy.allowsMixedScripts = json.flag(.mixedScripts, of: object) ?? false
    return policy
  }

  /// Schemes or hosts, as a policy has them: `acme` of `acme`, and not of `Acme` or `acme://`.
  private mutating func words(
    _ key: ConfigurationKeys.Addresses, of object: KeyedObject<ConfigurationKeys.Addresses>
  ) -> Set<String>? {
    let words = json.strings(key, of: object)
    for (word, node) in zip(words ?? [], object[key].map { tape.elements(of: $0) } ?? [])
    where word != word.lowercased() || word.contains(where: { $0 == ":" || $0 == "/" }) {
      json.fail(node, "expected it in lower case and alone, such as 'acme' or 'acme.example'")
    }
    return words.map { Set($0) }
  }
}
