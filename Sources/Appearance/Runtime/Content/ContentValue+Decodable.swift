import TokenRuntime

extension ContentValue: Decodable {
  /// Decodes any value.
  ///
  /// - Throws: ``ContentError`` if a value is nested too deep, a number is beyond what a `Double` holds,
  ///   or the document's ``ContentBudget`` is spent.
  public init(from decoder: any Decoder) throws {
    let work = DocumentWork.current.get()
    let path = decoder.codingPath
    try work.count("Value", at: path)
    let container = try decoder.singleValueContainer()
    // A decoder doesn't say what a value is, and each wrong question is an error that it describes at
    // length. Values of a key are mostly alike.
    let key = path.last.flatMap { $0.intValue == nil ? $0.stringValue : nil } ?? ""
    let expected = work?.kinds[key] ?? .text
    var kinds = [expected]
    var tried = 0
    while tried < kinds.count {
      let kind = kinds[tried]
      tried += 1
      switch try kind.answer(in: container) {
      case .value(let value):
        if kind != expected { work?.kinds[key] = kind }
        if case .text(let text) = value { try work?.count(text: text, "Value", at: path) }
        self = value
        return
      case .other(let hint):
        if tried == 1 { kinds += Kind.allCases(first: hint).filter { $0 != expected } }
      }
    }
    throw ContentError("Value", at: path, Self.fault(in: container))
  }

  /// Why a value is none of all.
  private static func fault(in container: any SingleValueDecodingContainer) -> String {
    do { _ = try container.decode(Double.self) } catch DecodingError.typeMismatch {
      return ContentLimits.brokenReason
    } catch {}
    return "is not a number"
  }

  enum Kind: CaseIterable { case text, null, object, list, number, flag }
}

extension ContentValue.Kind {
  fileprivate enum Answer {
    case value(ContentValue)
    /// The value is not of this kind, and perhaps of that one.
    case other(ContentValue.Kind?)
  }

  /// All kinds, the most probable one first.
  fileprivate static func allCases(first: Self?) -> [Self] {
    guard let first else { return allCases }
    return [first] + allCases.filter { $0 != first }
  }

  /// Asks for a value of this kind; throws what a value within a list or an object throws.
  fileprivate func answer(in container: any SingleValueDecodingContainer) throws -> Answer {
    do {
      switch self {
      case .text: return .value(.text(try container.decode(String.self)))
      case .null: return container.decodeNil() ? .value(.null) : .other(nil)
      case .flag: return .value(.flag(try container.decode(Bool.self)))
      case .object: return .value(.object(try container.decode([String: ContentValue].self)))
      case .list: return .value(.list(try container.decode([ContentValue].self)))
      case .number:
        let number = try container.decode(Double.self)
        guard number.isFinite else { return .other(nil) }
        // A Double may lack digits of a greater one.
        let isExact = number.magnitude < 9_007_199_254_740_992
        let whole = isExact ? Int64(exactly: number) : try? container.decode(Int64.self)
        return .value(whole.map { .integer($0) } ?? .number(number))
      }
    } catch let error as ContentError {
      throw error
    } catch DecodingError.typeMismatch(_, let context) {
      return .other(Self.kind(in: context.debugDescription))
    } catch {
      return .other(nil)
    }
  }

  /// The kind that Foundation says it found: `Expected to decode String but found number instead.`
  private static func kind(in description: String) -> Self? {
    let found = description.utf8.dropLast(" instead.".utf8.count)
    guard let space = found.lastIndex(of: UInt8(ascii: " ")) else { return nil }
    let word = found[found.index(after: space)...]
    func isWord(_ other: StaticString) -> Bool {
      word.elementsEqual(
        UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount))
    }
    if isWord("string") || isWord("string/data") { return .text }
    if isWord("number") { return .number }
    if isWord("array") { return .list }
    if isWord("dictionary") { return .object }
    return isWord("bool") ? .flag : nil
  }
}
