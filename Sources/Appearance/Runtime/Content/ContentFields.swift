/// The members of a component's object in a server's JSON, which generated code reads.
///
/// A member that does not parse throws a ``ContentError`` that names the component and the member.
public struct ContentFields {
  private let container: KeyedDecodingContainer<Key>
  private let component: String

  /// Opens the object of a component.
  ///
  /// - Parameters:
  ///   - decoder: The decoder of the component.
  ///   - component: The component's name for errors, for example `DataView`.
  /// - Throws: ``ContentError`` if the value is not an object.
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

  /// Reads a required member.
  ///
  /// - Parameter key: The member's name in the JSON.
  /// - Returns: The decoded value.
  /// - Throws: ``ContentError`` if the member is missing, null, or does not parse.
  @inline(never) public func value<Value: Decodable>(_ key: String) throws -> Value {
    do {
      return try container.decode(Value.self, forKey: Key(key))
    } catch {
      throw fault(error, key, Value.self)
    }
  }

  /// Reads a member that may be missing or null.
  ///
  /// - Parameter key: The member's name in the JSON.
  /// - Returns: The decoded value; `nil` if the member is missing or null.
  /// - Throws: ``ContentError`` if the member does not parse.
  @inline(never) public func optional<Value: Decodable>(_ key: String) throws -> Value? {
    do {
      return try container.decodeIfPresent(Value.self, forKey: Key(key))
    } catch {
      throw fault(error, key, Value.self)
    }
  }

  /// Reads a member that has a default value.
  ///
  /// - Parameters:
  ///   - key: The member's name in the JSON.
  ///   - defaultValue: The value of a member that is missing or null.
  /// - Returns: The decoded value, or the default value.
  /// - Throws: ``ContentError`` if the member does not parse.
  public func value<Value: Decodable>(_ key: String, default defaultValue: Value) throws -> Value {
    try optional(key) ?? defaultValue
  }

  /// Creates the error of a member; a separate function, so that its code is not repeated for every
  /// type that is read.
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
