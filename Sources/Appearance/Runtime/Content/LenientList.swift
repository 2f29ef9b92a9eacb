/// A list that keeps the elements that parse, and the errors of those that don't.
///
/// One bad element does not lose the others. A value that is not a list is still an error.
public struct LenientList<Element> {
  /// The elements that parsed, in order.
  public var elements: [Element]
  /// One error for each element that was left out, in order.
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
  /// - Throws: The decoder's own error if the value is not a list.
  public init(from decoder: any Decoder) throws {
    self.init()
    for attempt in try [Attempt](from: decoder) {
      switch attempt.result {
      case .success(let element): elements.append(element)
      case .failure(let fault): faults.append(fault)
      }
    }
  }

  /// An element or the error of decoding it, so that decoding never fails.
  private struct Attempt: Decodable {
    let result: Result<Element, ContentError>

    init(from decoder: any Decoder) throws {
      do {
        result = .success(try Element(from: decoder))
      } catch let fault as ContentError {
        result = .failure(fault)
      } catch {
        result = .failure(
          ContentError(
            error, in: ContentError.Field(component: "\(Element.self)", key: nil),
            of: Element.self, at: decoder.codingPath))
      }
    }
  }
}

extension LenientList: Equatable where Element: Equatable {}
extension LenientList: Sendable where Element: Sendable {}
