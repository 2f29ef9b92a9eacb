/// The members of a component's object in a server's JSON, for generated code to read.
///
/// What does not parse is a ``ContentError`` that names the component and the member.
public struct ContentFields {
  private let container: KeyedDecodingContainer<Key>
  private let component: String

  /// Opens the object of a component.
  public init(of decoder: any Decoder, _ component: String) throws {
    self.component = component
    do {
      container = try decoder.container(keyedBy: Key.self)
    } catch {
      throw ContentError(
        fields: [ContentError.Field(component: component, key: nil)],
        place: ContentError.place(decoder.codingPath), reason: "is not an object")
    }
  }

  /// Reads a member that has to be there.
  public func value<Value: Decodable>(_ key: String) throws -> Value {
    try read(key, Value.self) { try container.decode(Value.self, forKey: $0) }
  }

  /// Reads a member that may be left out or be null.
  public func optional<Value: Decodable>(_ key: String) throws -> Value? {
    try read(key, Value.self) { try container.decodeIfPresent(Value.self, forKey: $0) }
  }

  /// Reads a member; one that is left out or null is `standard`.
  public func value<Value: Decodable>(_ key: String, default standard: Value) throws -> Value {
    try optional(key) ?? standard
  }

  private func read<Value>(
    _ key: String, _ type: any Any.Type, _ body: (Key) throws -> Value
  ) throws -> Value {
    let codingKey = Key(key)
    do {
      return try body(codingKey)
    } catch {
      throw ContentError(
        error, in: ContentError.Field(component: component, key: key), of: type,
        at: container.codingPath + [codingKey])
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
