/// A list that keeps what parses, and why the rest does not.
///
/// One bad element never loses the others. What is no list at all is an error still.
public struct LenientList<Element> {
  public var elements: [Element]
  /// One for each element that was left out, in order.
  public var faults: [ContentError]

  public init(_ elements: [Element] = [], faults: [ContentError] = []) {
    self.elements = elements
    self.faults = faults
  }
}

extension LenientList: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init()
    for attempt in try [Attempt](from: decoder) {
      switch attempt.result {
      case .success(let element): elements.append(element)
      case .failure(let fault): faults.append(fault)
      }
    }
  }

  /// Decodes from anything.
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
