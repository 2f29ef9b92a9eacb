import TokenRuntime

/// A list that keeps the elements that parse, and the errors of those that don't.
///
/// One bad element does not lose the others. A value that is not a list is still an error.
public struct LenientList<Element> {
  /// The elements that parsed, in order.
  public var elements: [Element]
  /// The errors of elements that were left out, in order, at most 100: see ``ContentDocument`` for
  /// those of a whole document and their number.
  public var faults: [ContentError]

  /// Creates a list of elements and errors.
  public init(_ elements: [Element] = [], faults: [ContentError] = []) {
    self.elements = elements
    self.faults = faults
  }
}

extension LenientList: Decodable where Element: Decodable {
  /// Decodes a list.
  ///
  /// - Throws: The decoder's own error if the value is not a list; a ``ContentError`` that is fatal.
  public init(from decoder: any Decoder) throws {
    self.init()
    var list = try decoder.unkeyedContainer()
    let work = DocumentWork.current.get()
    while !list.isAtEnd {
      try work?.countElement("List", at: list.codingPath)
      switch try list.decode(Attempt.self).result {
      case .success(let element): elements.append(element)
      case .failure(let fault):
        if faults.count < ContentLimits.faultCount { faults.append(fault) }
      }
    }
  }

  /// An element or the error of decoding it, so that decoding never fails.
  private struct Attempt: Decodable {
    let result: Result<Element, ContentError>

    /// The name of an element in faults: its type, or the list's key if the type is a plain value.
    private static func name(at path: [any CodingKey]) -> String {
      switch Element.self {
      case is String.Type, is RichText.Type, is ContentMarkdown.Type, is Bool.Type, is Int.Type,
        is Double.Type,
        is ContentDate.Type,
        is ContentSeconds.Type, is ContentMilliseconds.Type, is any RawRepresentable.Type:
        path.last { $0.intValue == nil }?.stringValue ?? "List"
      default: "\(Element.self)"
      }
    }

    init(from decoder: any Decoder) throws {
      do {
        result = .success(try Element(from: decoder))
      } catch {
        result = .failure(try Self.fault(error, at: decoder.codingPath))
      }
    }

    /// The fault of an element, which is reported; separate, as elements within others take no stack for it.
    @inline(never) private static func fault(
      _ error: any Error, at path: [any CodingKey]
    ) throws -> ContentError {
      let fault =
        error as? ContentError
        ?? ContentError(
          error, in: ContentError.Field(component: Self.name(at: path), key: nil),
          of: Element.self, at: path)
      if fault.isFatal { throw fault }
      DocumentWork.report(fault)
      return fault
    }
  }
}

extension LenientList: Equatable where Element: Equatable {}
extension LenientList: Sendable where Element: Sendable {}
