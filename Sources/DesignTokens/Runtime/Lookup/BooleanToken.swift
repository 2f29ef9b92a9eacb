/// A generated enum whose cases a server sends as true and false, such as whether an image has a border.
///
/// Raw values are `true` and `false` as text. Only enums that `tokenc` generates may conform.
public protocol BooleanToken: DesignToken {}

extension BooleanToken {
  /// Decodes the case of true or of false.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the enum has no case for it; the decoder's own error
  ///   if the value is neither.
  public init(from decoder: any Decoder) throws {
    self.init(ordinal: try Self.nameIndex.ordinal(ofFlagFrom: decoder, of: Self.self))
  }

  /// Encodes true or false.
  public func encode(to encoder: any Encoder) throws {
    try (rawValue == "true").encode(to: encoder)
  }
}

// One copy for all enums.
extension NameIndex {
  fileprivate func ordinal(
    ofFlagFrom decoder: any Decoder, of type: any DesignToken.Type
  ) throws -> Int {
    let container = try decoder.singleValueContainer()
    let flag = try container.decode(Bool.self)
    let place = place(of: "\(flag)")
    guard place >= 0 else {
      throw UnknownToken(type: type, name: "\(flag)").error(at: container.codingPath)
    }
    return ordinal(ofPlace: place)
  }
}
