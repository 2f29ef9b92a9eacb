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
  /// The path of the fault in the document, for example `children[2].icon.size`.
  public let path: String
  /// A phrase that completes the name of the field, for example `is missing`.
  public let reason: String
  /// Whether the spec says that nothing of the document is shown: `"onFault": "fail"`.
  public internal(set) var isFatal = false

  init(fields: [Field], path: String, reason: String) {
    (self.fields, self.path, self.reason) = (fields, path, reason)
  }
}

extension ContentError: CustomStringConvertible {
  /// The fields with their components, and the reason.
  public var description: String {
    let names = fields.map { field in
      field.key.map { "\(field.component).\($0)" } ?? field.component
    }
    return (names + [reason]).joined(separator: ": ")
  }
}

extension ContentError {
  /// Creates the error of a whole component.
  init(_ component: String, at path: [any CodingKey], _ reason: String) {
    self.init(
      fields: [Field(component: component, key: nil)], path: Self.text(of: path), reason: reason)
  }

  /// Creates the error of a field from an error that decoding it threw.
  init(_ error: any Error, in field: Field, of type: any Any.Type, at path: [any CodingKey]) {
    if var known = error as? ContentError {
      known.fields.insert(field, at: 0)
      self = known
      return
    }
    let fault = Self.fault(error, of: type, at: path)
    self.init(fields: [field], path: Self.text(of: fault.path ?? path), reason: fault.reason)
  }

  /// The keys of a path as they are written in code, for example `children[2].icon`.
  static func text(of path: [any CodingKey]) -> String {
    var text = ""
    for key in path {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
    return text
  }

  private static func fault(
    _ error: any Error, of type: any Any.Type, at path: [any CodingKey]
  ) -> (reason: String, path: [any CodingKey]?) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      // Either the member itself is missing, or one in a type that does not read `ContentFields`.
      context.codingPath.count < path.count
        ? ("is missing", path) : ("lacks '\(key.stringValue)'", context.codingPath)
    case DecodingError.valueNotFound(_, let context):
      ("is null", context.codingPath)
    case DecodingError.typeMismatch(let type, let context):
      ("is not \(word(for: type))", context.codingPath)
    case DecodingError.dataCorrupted(let context) where type != Int.self && type != Double.self:
      (context.debugDescription, context.codingPath)
    // What Foundation throws for a string or a name in which it finds a fault when it is read.
    case _
    where type != Int.self && type != Double.self && "\(Swift.type(of: error))" == "JSONError":
      (ContentLimits.brokenReason, nil)
    // Decoders report numbers that don't fit in different ways.
    default:
      type == Int.self || type == Double.self
        ? ("is not \(word(for: type))", nil) : ("\(error)", nil)
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
