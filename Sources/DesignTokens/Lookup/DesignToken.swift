/// A generated enum of tokens: its raw values are the names that a server sends.
///
/// The generated code gives an index; everything else follows from it and from the order of the
/// cases. The cases have no associated values, so a case is stored as its place among them.
public protocol DesignToken: RawRepresentable, CaseIterable, Codable, Hashable, Sendable
where RawValue == String {
  /// The names of the cases and where each is found.
  static var nameIndex: NameIndex { get }
}

extension DesignToken {
  /// The token's place among all cases, from 0.
  @inlinable public var ordinal: Int {
    switch MemoryLayout<Self>.size {
    case 0: 0
    case 1: Int(truncatingIfNeeded: unsafeBitCast(self, to: UInt8.self))
    case 2: Int(truncatingIfNeeded: unsafeBitCast(self, to: UInt16.self))
    default: Int(truncatingIfNeeded: unsafeBitCast(self, to: UInt32.self))
    }
  }

  /// The case at a place from 0 to the number of cases.
  @inlinable public init(ordinal: Int) {
    precondition(ordinal >= 0 && ordinal < Self.nameIndex.caseCount, "no case has this ordinal")
    switch MemoryLayout<Self>.size {
    case 1: self = unsafeBitCast(UInt8(truncatingIfNeeded: ordinal), to: Self.self)
    case 2: self = unsafeBitCast(UInt16(truncatingIfNeeded: ordinal), to: Self.self)
    case 4: self = unsafeBitCast(UInt32(truncatingIfNeeded: ordinal), to: Self.self)
    default:
      // A bit cast from `()` crashes the compiler (Swift 6.3, with debug information).
      self = withUnsafeBytes(of: ordinal) { $0.load(as: Self.self) }
    }
  }

  /// The token that a server once sent as `formerName` or sends as its raw value.
  init?(currentOrFormer name: String) {
    let index = Self.nameIndex
    let place = index.place(of: name)
    guard place >= 0 else { return nil }
    self.init(ordinal: index.ordinal(ofPlace: place))
  }

  /// Whether the token should no longer be used.
  public var isDeprecated: Bool {
    Self.nameIndex.deprecation(of: ordinal) != 0
  }

  /// The token to use instead of this deprecated one, if there is one.
  public var replacement: Self? {
    let deprecation = Self.nameIndex.deprecation(of: ordinal)
    return deprecation > 1 ? Self(ordinal: deprecation - 2) : nil
  }

  /// Reads a token's name; former names are read, too.
  ///
  /// - Throws: `DecodingError.dataCorrupted`, which names the string and the nearest names, when
  ///   there is no such token.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let token = Self(currentOrFormer: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: NearestTokens<Self>(to: name).description)
    }
    self = token
  }

  /// Writes the raw value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
