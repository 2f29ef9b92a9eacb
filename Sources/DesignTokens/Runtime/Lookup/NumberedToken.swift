/// A generated enum whose cases a server sends as whole numbers, such as the levels of a heading.
///
/// Raw values are the numbers as text. Only enums that `tokenc` generates may conform.
public protocol NumberedToken: DesignToken {}

extension NumberedToken {
  /// Decodes a case from its number or one of its former numbers.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if no case has the number; `typeMismatch` if the value is
  ///   not a whole number.
  public init(from decoder: any Decoder) throws {
    self.init(ordinal: try Self.nameIndex.ordinal(ofNumberFrom: decoder, of: Self.self))
  }

  /// Encodes the number.
  public func encode(to encoder: any Encoder) throws { try Int(rawValue).encode(to: encoder) }
}

// One copy for all enums.
extension NameIndex {
  fileprivate func ordinal(
    ofNumberFrom decoder: any Decoder, of type: any DesignToken.Type
  ) throws -> Int {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      throw DecodingError.valueNotFound(
        Int.self, .init(codingPath: container.codingPath, debugDescription: "is null"))
    }
    // Decoders report numbers that don't fit in different ways.
    guard let number = try? container.decode(Int64.self) else {
      throw DecodingError.typeMismatch(
        Int.self, .init(codingPath: container.codingPath, debugDescription: "no whole number"))
    }
    let place = place(of: "\(number)")
    guard place >= 0 else {
      throw UnknownToken(type: type, name: "\(number)").error(at: container.codingPath)
    }
    return ordinal(ofPlace: place)
  }
}
