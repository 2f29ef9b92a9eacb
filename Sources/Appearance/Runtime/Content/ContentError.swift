import TokenRuntime

/// The reason why a component's content does not parse, and the field of the component at fault.
///
/// For example, `DataView.icon: IconView.size: Size has no 'smal'; nearest: 'small'`.
public struct ContentError: Error, Equatable, Sendable {
  /// A field of a component.
  public struct Field: Equatable, Sendable {
    /// The component's name in Swift, for example `DataView`; the key of a lenient list for an element
    /// of it that is a plain value.
    public let component: String
    /// The key in the server's JSON; `nil` if the value of the component itself is at fault.
    public let key: String?
  }

  /// The fields that lead to the fault, from the outermost component to the innermost.
  public internal(set) var fields: [Field]
  /// The position of the fault in the document as a JSON Pointer (RFC 6901), as `tokenc validate` names it:
  /// `/children/2/icon/size`; empty for the document itself.
  public let path: String
  /// A Boolean value that indicates whether nothing of the document is shown: the spec says `"onFault": "fail"`, or
  /// the document costs more than its ``ContentBudget``.
  public internal(set) var isFatal = false
  private let cause: Cause

  private enum Cause: Equatable {
    case words(String)
    case unknown(UnknownToken)
  }

  init(fields: [Field], path: String, reason: String) {
    self.fields = fields
    self.path = path
    cause = .words(reason)
  }

  init(fields: [Field], path: String, unknown: UnknownToken) {
    self.fields = fields
    self.path = path
    cause = .unknown(unknown)
  }

  /// The same fault at another position.
  func moved(to path: String) -> ContentError {
    var error = ContentError(fields: fields, path: path, cause: cause)
    error.isFatal = isFatal
    return error
  }

  private init(fields: [Field], path: String, cause: Cause) {
    self.fields = fields
    self.path = path
    self.cause = cause
  }

  /// A phrase that completes the name of the field, for example `is missing`.
  ///
  /// That of an unknown name has the nearest ones, which are searched for each time it is read.
  public var reason: String {
    switch cause {
    case .words(let words): words
    case .unknown(let unknown): unknown.description
    }
  }

  /// The name that this app does not know, as the server sent it; `nil` for another fault.
  public var unknownName: String? {
    if case .unknown(let unknown) = cause { unknown.name } else { nil }
  }

  /// The enum that lacks ``unknownName``, for example `ColorToken`; `nil` for another fault.
  public var tokenType: String? {
    if case .unknown(let unknown) = cause { "\(unknown.type)" } else { nil }
  }
}

extension ContentError: CustomStringConvertible {
  /// The fields with their components, and the reason. What a server sent is in it without control characters, so
  /// it is fit for a log; ``path``, ``reason`` and ``unknownName`` have it as it was sent.
  public var description: String {
    let names = fields.map { field in
      field.key.map { "\(field.component).\($0)" } ?? field.component
    }
    return VisibleText.text((names + [reason]).joined(separator: ": "))
  }
}

extension ContentError {
  init(_ component: String, at path: [any CodingKey], _ reason: String) {
    self.init(
      fields: [Field(component: component, key: nil)], path: Self.text(of: path), reason: reason)
  }

  init(_ error: any Error, in field: Field, of type: any Any.Type, at path: [any CodingKey]) {
    if var known = error as? ContentError {
      known.fields.insert(field, at: 0)
      self = known
      return
    }
    if case DecodingError.dataCorrupted(let context) = error,
      let unknown = context.underlyingError as? UnknownToken
    {
      self.init(fields: [field], path: Self.text(of: context.codingPath), unknown: unknown)
      return
    }
    let fault = Self.fault(error, of: type, at: path)
    self.init(fields: [field], path: Self.text(of: fault.path ?? path), reason: fault.reason)
  }

  /// The JSON Pointer of a path, for example `/children/2/icon`.
  static func text(of path: [any CodingKey]) -> String {
    PointerSyntax.text(
      of: path.map { key in
        key.intValue.map { "\($0)" } ?? ContentLimits.shortened(key.stringValue)
      })
  }

  private static func fault(
    _ error: any Error, of type: any Any.Type, at path: [any CodingKey]
  ) -> (reason: String, path: [any CodingKey]?) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      // Either the member itself is missing, or one in a type that does not read `ContentFields`.
      context.codingPath.count < path.count
        ? ("is missing", path)
        : ("lacks '\(ContentLimits.shortened(key.stringValue))'", context.codingPath)
    case DecodingError.valueNotFound(_, let context): ("is null", context.codingPath)
    case DecodingError.typeMismatch(let type, let context):
      ("is not \(word(for: type))", context.codingPath)
    case DecodingError.dataCorrupted(let context) where type != Int.self && type != Double.self:
      (ContentLimits.shortened(context.debugDescription), context.codingPath)
    // What Foundation throws for a string or a name in which it finds a fault when it is read.
    case _
    where type != Int.self && type != Double.self
      && String(reflecting: Swift.type(of: error)).hasPrefix("Foundation"):
      (ContentLimits.brokenReason, nil)
    // Decoders report numbers that don't fit in different ways.
    default:
      type == Int.self || type == Double.self
        ? ("is not \(word(for: type))", nil) : (ContentLimits.shortened("\(error)"), nil)
    }
  }

  /// The name of a type for a person who writes JSON.
  private static func word(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    case is [Any].Type: "an array"
    default: "an object"
    }
  }
}
