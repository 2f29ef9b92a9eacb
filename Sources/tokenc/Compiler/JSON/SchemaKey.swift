/// The keys of an object of our own formats. `.ci/embed` makes an enum of them for each object of a schema, so
/// that a reader can't ask for a key that the schema doesn't list.
package protocol SchemaKey: RawRepresentable, CaseIterable, Sendable where RawValue == String {}

extension SchemaKey {
  /// All keys, for what says which ones an object may have.
  package static var names: [String] { allCases.map(\.rawValue) }
}

/// An object whose keys a schema lists.
package struct KeyedObject<Key: SchemaKey> {
  let object: JSONObject

  package var opening: SourceRange { object.opening }

  package subscript(key: Key) -> NodeID? { object[key.rawValue] }

  package func member(_ key: Key) -> JSONObject.Member? { object.member(key.rawValue) }
}

extension JSONObjectReader {
  /// Opens an object that may have some of the keys that a schema lists; messages call it `what`.
  package mutating func object<Key: SchemaKey>(
    _ node: NodeID, _ what: String, keys: Key.Type, besides others: [Key] = []
  ) -> KeyedObject<Key>? {
    let excluded = Set(others.map(\.rawValue))
    let known = Key.names.filter { !excluded.contains($0) }
    return object(node, what, known: known).map { KeyedObject(object: $0) }
  }

  package mutating func string<Key: SchemaKey>(
    _ key: Key, of object: KeyedObject<Key>,
    as expected: String = "a string of at least one character"
  ) -> String? {
    string(key.rawValue, of: object.object, as: expected)
  }

  package mutating func strings<Key: SchemaKey>(
    _ key: Key, of object: KeyedObject<Key>
  ) -> [String]? {
    strings(key.rawValue, of: object.object)
  }

  package mutating func flag<Key: SchemaKey>(_ key: Key, of object: KeyedObject<Key>) -> Bool? {
    flag(key.rawValue, of: object.object)
  }

  package mutating func number<Key: SchemaKey>(
    _ key: Key, of object: KeyedObject<Key>, as expected: String,
    where isValid: (Double) -> Bool
  ) -> Double? {
    number(key.rawValue, of: object.object, as: expected, where: isValid)
  }

  package mutating func number<Key: SchemaKey>(
    _ key: Key, of object: KeyedObject<Key>, in range: ClosedRange<Double>
  ) -> Double? {
    number(key.rawValue, of: object.object, in: range)
  }

  package mutating func word<Key: SchemaKey, Word: CaseIterable & RawRepresentable>(
    _ key: Key, of object: KeyedObject<Key>, _ what: String
  ) -> Word? where Word.RawValue == String {
    word(key.rawValue, of: object.object, what)
  }
}
