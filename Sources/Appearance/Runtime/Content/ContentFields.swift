import TokenRuntime

/// The members of a component's object in a server's JSON, which generated code reads.
///
/// A member that does not parse throws a ``ContentError`` that names the component and the member.
///
/// A class, so that generated code has one reference to keep, whatever a decoder's container is.
@_spi(Generated) public final class ContentFields {
  /// The members; `nil` where a value stands for the object.
  private let container: KeyedDecodingContainer<Key>?
  /// That value, and the member that it is.
  private let shorthand: (key: String, decoder: any Decoder)?
  private let codingPath: [any CodingKey]
  private let component: String
  private let isEssential: Bool
  private let work: DocumentWork?

  /// Opens the object of a component.
  ///
  /// - Parameters:
  ///   - decoder: The decoder of the component.
  ///   - component: The component's name for errors, for example `DataView`.
  ///   - shorthand: The member that a text, a number or a flag in place of the object is.
  /// - Throws: ``ContentError`` if the value is not an object, is nested more than 64 levels deep, or
  ///   the document's ``ContentBudget`` is spent.
  public init(of decoder: any Decoder, _ component: String, shorthand: String? = nil) throws {
    self.component = component
    isEssential = false
    work = DocumentWork.current.get()
    let path = decoder.codingPath
    try work.count(component, at: path)
    codingPath = path
    if let members = try? decoder.container(keyedBy: Key.self) {
      container = members
      self.shorthand = nil
      return
    }
    guard let shorthand, Self.isOneValue(decoder) else {
      throw ContentError(component, at: path, "is not an object")
    }
    container = nil
    self.shorthand = (shorthand, decoder)
  }

  /// Returns a Boolean value that indicates whether a value is a text, a number or a flag.
  private static func isOneValue(_ decoder: any Decoder) -> Bool {
    guard (try? decoder.unkeyedContainer()) == nil,
      let value = try? decoder.singleValueContainer()
    else { return false }
    return !value.decodeNil()
  }

  private init(essential fields: ContentFields) {
    container = fields.container
    shorthand = fields.shorthand
    codingPath = fields.codingPath
    component = fields.component
    work = fields.work
    isEssential = true
  }

  /// The same members, none of which may be faulty: lenient lists and fallbacks don't catch the
  /// error.
  public var essential: ContentFields { ContentFields(essential: self) }

  /// The first of a member's names that the object has; the first of all if it has none. One that is null
  /// counts only where no other is there.
  public func key(_ names: String...) -> String {
    let known = names.filter(contains)
    return known.first { !isNull($0) } ?? known.first ?? names.first ?? ""
  }

  /// The name of a member that is a value of a type; else one that no object has.
  public func key<Value: Decodable>(_ name: String, as type: Value.Type) -> String {
    (try? decoded(type, name)) == nil ? "\u{0}" : name
  }

  /// Any object, for ``key(_:as:)``.
  public struct Object: Decodable {
    /// Opens an object.
    public init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: Key.self) }
  }

  /// Any array, for ``key(_:as:)``.
  public struct List: Decodable {
    /// Opens an array.
    public init(from decoder: any Decoder) throws { _ = try decoder.unkeyedContainer() }
  }

  /// The name of a member, unless it is that of other fields; else one that no object has.
  public func key(_ name: String, unless others: String...) -> String {
    others.contains(name) ? "\u{0}" : name
  }

  private func contains(_ key: String) -> Bool {
    shorthand.map { $0.key == key } ?? container?.contains(Key(key)) ?? false
  }

  private func decoded<Value: Decodable>(_ type: Value.Type, _ key: String) throws -> Value {
    if let container { return try container.decode(type, forKey: Key(key)) }
    return try shorthand(type, key)
  }

  /// The value in place of the object; separate, as components within others take no stack for it.
  @inline(never) private func shorthand<Value: Decodable>(
    _ type: Value.Type, _ key: String
  ) throws -> Value {
    guard let shorthand, shorthand.key == key else {
      throw ContentError(component, at: codingPath, "lacks '\(key)'")
    }
    return try shorthand.decoder.singleValueContainer().decode(type)
  }

  private func decodedIfPresent<Value: Decodable>(
    _ type: Value.Type, _ key: String
  ) throws -> Value? {
    if let container { return try container.decodeIfPresent(type, forKey: Key(key)) }
    return contains(key) ? try decoded(type, key) : nil
  }

  /// Where a member stands; a value in place of the object stands where that does.
  private func path(of key: String) -> [any CodingKey] {
    shorthand == nil ? codingPath + [Key(key)] : codingPath
  }

  private func isNull(_ key: String) -> Bool {
    (try? container?.decodeNil(forKey: Key(key))) ?? false
  }

  // MARK: Members

  /// Reads a required member.
  ///
  /// - Parameter key: The member's name in the JSON.
  /// - Returns: The decoded value.
  /// - Throws: ``ContentError`` if the member is missing, null, or does not parse.
  @inline(never) public func value<Value: Decodable>(_ key: String) throws -> Value {
    do {
      return try counted(try decoded(Value.self, key), key)
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
      return try decodedIfPresent(Value.self, key).map { try counted($0, key) }
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
  @inline(never) public func value<Value: Decodable>(
    _ key: String, default defaultValue: Value
  ) throws -> Value {
    // As in the next functions, what is private keeps the compiler from a copy for every type.
    try optional(key) ?? defaultValue
  }

  // MARK: Members with a fallback

  /// Reads a required member; if it is missing, null, or does not parse, that is reported and the
  /// fallback is used: see ``ContentDocument``.
  @inline(never) public func value<Value: Decodable>(
    _ key: String, onFault fallback: Value
  ) throws -> Value {
    do { return try value(key) } catch { try report(error) }
    return fallback
  }

  /// Reads a member that may be missing or null; if it does not parse, that is reported and it
  /// counts as missing: see ``ContentDocument``.
  @inline(never) public func lenient<Value: Decodable>(_ key: String) throws -> Value? {
    do { return try optional(key) } catch { try report(error) }
    return nil
  }

  /// Reads a member that may be missing or null; if it does not parse, that is reported and the
  /// fallback is used: see ``ContentDocument``.
  @inline(never) public func lenient<Value: Decodable>(
    _ key: String, onFault fallback: Value
  ) throws -> Value? {
    do { return try optional(key) } catch { try report(error) }
    return fallback
  }

  /// Reads a member that has a default value, which also stands for one that does not parse; that is
  /// reported: see ``ContentDocument``.
  @inline(never) public func lenient<Value: Decodable>(
    _ key: String, default defaultValue: Value
  ) throws -> Value {
    do { return try optional(key) ?? defaultValue } catch { try report(error) }
    return defaultValue
  }

  /// Reads a member that has a default value; if it does not parse, that is reported and the
  /// fallback is used: see ``ContentDocument``.
  @inline(never) public func lenient<Value: Decodable>(
    _ key: String, default defaultValue: Value, onFault fallback: Value
  ) throws -> Value {
    do { return try optional(key) ?? defaultValue } catch { try report(error) }
    return fallback
  }

  // MARK: Others

  /// Reports all members, as the component has no fields: see ``ContentDocument``.
  public func reportUnknown() { reportUnknown(besides: []) }

  /// Reports the members that have none of these names: see ``ContentDocument``.
  public func reportUnknown(besides names: String...) { reportUnknown(besides: names) }

  private func reportUnknown(besides names: [String]) {
    let unknown = (container?.allKeys ?? []).map(\.stringValue).filter { !names.contains($0) }
    // Decoders may have no order.
    for name in unknown.sorted() {
      work?.report(
        ContentError(
          fields: [ContentError.Field(component: component, key: name)],
          path: ContentError.text(of: codingPath + [Key(name)]),
          reason: ContentLimits.unknownKeyReason))
    }
  }

  /// Finds the component of an object whose only known member that is not null is named like it.
  ///
  /// - Returns: The component, and the name of the member with its content.
  /// - Throws: ``ContentError`` if no member has the name of a component, or several have.
  public func onlyComponent<Component: DesignToken>() throws -> (Component, String) {
    let keys = (container?.allKeys ?? []).map(\.stringValue).sorted()
    var known = keys.compactMap { key in Component.lookup(key).token.map { ($0, key) } }
    // Servers write null for what is not there.
    if known.count > 1 { known.removeAll { isNull($0.1) } }
    if known.count == 1 { return known[0] }
    guard keys.count == 1, known.isEmpty else {
      throw ContentError(
        component, at: codingPath,
        known.isEmpty ? "has no component" : "has \(known.count) components; expected one")
    }
    throw ContentError(
      fields: [ContentError.Field(component: component, key: nil)],
      path: ContentError.text(of: codingPath),
      unknown: UnknownToken(type: Component.self, name: keys[0]))
  }

  /// Checks that a component's name stands in a member that may name it, where components have
  /// different ones.
  ///
  /// - Parameters:
  ///   - key: The member that has the name.
  ///   - keys: The members that may name the component.
  /// - Throws: ``ContentError`` if the member is none of these.
  public func require(_ key: String, in keys: String...) throws {
    guard !keys.contains(key), let first = keys.first else { return }
    throw ContentError(
      fields: [ContentError.Field(component: component, key: key)],
      path: ContentError.text(of: path(of: key)),
      reason: ContentLimits.misplacedReason(first))
  }

  /// Lets a fatal error through, and reports another.
  @inline(never) private func report(_ error: any Error) throws {
    guard let fault = error as? ContentError, !fault.isFatal else { throw error }
    work?.report(fault)
  }

  /// Counts a value that is text, or a list of texts.
  @inline(never) private func counted<Value>(_ value: Value, _ key: String) throws -> Value {
    guard let work else { return value }
    if Value.self == String.self, let text = value as? String {
      try work.count(text: text, component, at: path(of: key))
    } else if Value.self == [String].self, let texts = value as? [String] {
      try count(texts, key, work)
    } else if Value.self == LenientList<String>.self, let list = value as? LenientList<String> {
      try count(list.elements, key, work)
    }
    return value
  }

  private func count(_ texts: [String], _ key: String, _ work: DocumentWork) throws {
    for text in texts { try work.count(text: text, component, at: path(of: key)) }
  }

  /// Creates the error of a member; separate, so that its code isn't repeated for every type read.
  @inline(never) private func fault(
    _ error: any Error, _ key: String, _ type: any Any.Type
  ) -> ContentError {
    var fault = ContentError(
      error, in: ContentError.Field(component: component, key: key), of: type,
      at: path(of: key))
    if isEssential { fault.isFatal = true }
    return fault
  }

  private struct Key: LateKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
