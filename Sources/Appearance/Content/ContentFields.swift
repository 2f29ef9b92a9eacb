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
        path: ContentError.text(of: decoder.codingPath), reason: "is not an object")
    }
  }

  /// Reads a member that has to be there.
  @inline(never) public func value<Value: Decodable>(_ key: String) throws -> Value {
    do {
      return try container.decode(Value.self, forKey: Key(key))
    } catch {
      throw fault(error, key, Value.self)
    }
  }

  /// Reads a member that may be left out or be null.
  @inline(never) public func optional<Value: Decodable>(_ key: String) throws -> Value? {
    do {
      return try container.decodeIfPresent(Value.self, forKey: Key(key))
    } catch {
      throw fault(error, key, Value.self)
    }
  }

  /// Reads a member; one that is left out or null is `standard`.
  public func value<Value: Decodable>(_ key: String, default standard: Value) throws -> Value {
    try optional(key) ?? standard
  }

  /// Kept out of the code of every type that is read.
  @inline(never) private func fault(
    _ error: any Error, _ key: String, _ type: any Any.Type
  ) -> ContentError {
    ContentError(
      error, in: ContentError.Field(component: component, key: key), of: type,
      at: container.codingPath + [Key(key)])
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
