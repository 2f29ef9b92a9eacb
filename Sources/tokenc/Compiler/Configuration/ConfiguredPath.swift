/// A path that `tokenc.json` names, relative to its folder.
package struct ConfiguredPath: Sendable {
  package let path: String
  /// Where the configuration names it; `nil` for a default.
  package let range: SourceRange?

  init(_ path: String, range: SourceRange? = nil) {
    self.path = path
    self.range = range
  }
}

extension ConfigurationReader {
  /// A member that holds the path of `what`.
  mutating func path<Key: SchemaKey>(
    _ key: Key, of object: KeyedObject<Key>, to what: String
  ) -> ConfiguredPath? {
    guard let text = json.string(key, of: object, as: "the path of \(what)") else { return nil }
    // The system would take what stands before it for the whole path.
    if text.utf8.contains(0), let node = object[key] {
      return json.refuse(node, "expected the path of \(what), which has no character U+0000")
    }
    return ConfiguredPath(text, range: object[key].map(tape.range))
  }
}
