import TokenRuntime

/// An action that a server asks the app to perform, for example when a button is tapped.
public struct ContentAction: Decodable, Equatable, Sendable {
  /// One reference, and none for a missing action: less code in contents, which are copied with it.
  @Indirect private var parts: Parts

  private struct Parts: Equatable, Sendable {
    var type: String
    var parameters: [String: ContentValue]
    var declared: AnyContent?
  }

  /// The kind of action, for example `open_url`.
  public var type: String {
    get { parts.type }
    set { parts.type = newValue }
  }

  /// The details of the action by name, for example the address to open.
  public var parameters: [String: ContentValue] {
    get { parts.parameters }
    set { parts.parameters = newValue }
  }

  /// The action as a spec declares it, with its parameters, which are not in ``parameters`` then; `nil`
  /// for an action that no spec declares.
  public var declared: AnyContent? {
    get { parts.declared }
    set { parts.declared = newValue }
  }

  /// Creates an action, by default without parameters.
  public init(type: String, parameters: [String: ContentValue] = [:]) {
    _parts = Indirect(Parts(type: type, parameters: parameters))
  }

  /// Creates an action that a spec declares.
  public init(type: String, declared: some DeclaredAction) {
    _parts = Indirect(Parts(type: type, parameters: [:], declared: AnyContent(declared)))
  }

  /// Decodes an action from an object with `type` and, optionally, `parameters`.
  ///
  /// - Throws: ``ContentError`` if `type` is missing or a member does not parse.
  public init(from decoder: any Decoder) throws {
    let fields = try ContentFields(of: decoder, "Action")
    self.init(
      type: try fields.value("type"), parameters: try fields.value("parameters", default: [:]))
  }
}

/// An action with its parameters as a spec declares them: the generated `ComponentAction`.
public protocol DeclaredAction: Decodable, Equatable, Sendable {
  /// The same action for views, whose `perform` takes any.
  var contentAction: ContentAction { get }
}

/// Any value of JSON, such as a parameter of an action.
///
/// `action.parameters["url"]?.text` is the text of a parameter, `nil` if it is something else.
public enum ContentValue: Equatable, Sendable {
  case null
  case flag(Bool)
  /// A number without a fraction that an `Int64` holds.
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([ContentValue])
  case object([String: ContentValue])

  /// The text; `nil` for other values.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The flag; `nil` for other values.
  public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  /// The whole number; `nil` for other values, and for one that an `Int` of 32 bits does not hold.
  public var integer: Int? {
    if case .integer(let integer) = self { Int(exactly: integer) } else { nil }
  }
  /// The text as an address; `nil` for other values, and for an address that the `AddressPolicy` refuses.
  public var address: WebAddress? {
    text.flatMap { AddressPolicy.current.refusal(of: $0) == nil ? WebAddress(rawValue: $0) : nil }
  }
  /// The elements; `nil` for other values.
  public var list: [ContentValue]? { if case .list(let list) = self { list } else { nil } }
  /// The members; `nil` for other values.
  public var object: [String: ContentValue]? {
    if case .object(let object) = self { object } else { nil }
  }
  /// The number, whole or not; `nil` for other values.
  public var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }
}

extension ContentValue {
  /// A value of a content as JSON; `nil` for one that is none.
  init?(anyOf value: Any) {
    switch value {
    case let value as ContentValue: self = value
    case let text as String: self = .text(text)
    case let flag as Bool: self = .flag(flag)
    case let integer as Int: self = .integer(Int64(integer))
    case let number as Double: self = .number(number)
    case let list as [Any]: self = .list(list.compactMap { Self(anyOf: $0) })
    case let list as any ElementsOfList: self = .list(list.values.compactMap { Self(anyOf: $0) })
    case let name as any NumberedToken: self = Int64(name.rawValue).map { .integer($0) } ?? .null
    case let name as any BooleanToken: self = .flag(name.rawValue == "true")
    case let name as any RawRepresentable:
      guard let text = name.rawValue as? String else { return nil }
      self = .text(text)
    default: return nil
    }
  }
}

/// A list of whatever elements.
protocol ElementsOfList { var values: [Any] { get } }

extension LenientList: ElementsOfList {
  var values: [Any] { elements }
}

extension ContentValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// Creates a text.
  public init(stringLiteral text: String) { self = .text(text) }
  /// Creates a flag.
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
  /// Creates a whole number.
  public init(integerLiteral integer: Int64) { self = .integer(integer) }
  /// Creates a number.
  public init(floatLiteral number: Double) { self = .number(number) }
  /// Creates a list.
  public init(arrayLiteral elements: ContentValue...) { self = .list(elements) }
  /// Creates a null.
  public init(nilLiteral: ()) { self = .null }
  /// Creates an object; of equal names the last counts.
  public init(dictionaryLiteral members: (String, ContentValue)...) {
    self = .object(Dictionary(members, uniquingKeysWith: { _, last in last }))
  }
}
