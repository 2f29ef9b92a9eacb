/// A generated enum of tokens, whose raw values are the names that a server sends.
///
/// The generated code provides ``nameIndex``; everything else follows from it and from the order of
/// the cases. The cases have no associated values, so a case is stored as its index among them.
/// Only enums that `tokenc` generates may conform.
public protocol DesignToken: RawRepresentable, CaseIterable, Codable, Hashable, Sendable
where RawValue == String {
  /// All cases, without storage.
  override associatedtype AllCases = TokenCases<Self>

  /// The names of the cases, former names, and the cases that they belong to.
  static var nameIndex: NameIndex { get }
}

extension DesignToken {
  /// The token's index among all cases, from 0.
  @inlinable public var ordinal: Int {
    // By bytes, so that one conversion of integers serves enums of all sizes.
    func number(_ byte: UInt8) -> Int { Int(truncatingIfNeeded: byte) }
    switch MemoryLayout<Self>.size {
    case 0: return 0
    case 1: return number(unsafeBitCast(self, to: UInt8.self))
    case 2:
      let bytes = unsafeBitCast(self, to: (UInt8, UInt8).self)
      return number(bytes.0) | number(bytes.1) &<< 8
    default:
      let bytes = unsafeBitCast(self, to: (UInt8, UInt8, UInt8, UInt8).self)
      return number(bytes.0) | number(bytes.1) &<< 8 | number(bytes.2) &<< 16
    }
  }

  /// A Boolean value that indicates whether this is the same case. Generated code compares so: an operator costs each
  /// of its files the search for all operators of that name.
  @_spi(Generated) @inlinable @inline(__always) public func isSame(as other: Self) -> Bool {
    ordinal == other.ordinal
  }

  /// Creates the case at an index from 0 to below the number of cases; others are a fatal error.
  @inlinable public init(ordinal: Int) {
    precondition(ordinal >= 0 && ordinal < Self.nameIndex.caseCount, "no case has this ordinal")
    self.init(uncheckedOrdinal: ordinal)
  }

  /// Finds the case with a raw value in the enum's index.
  @_spi(Generated) @inlinable @inline(__always) public init?(rawValue: String, in index: NameIndex)
  {
    guard let ordinal = index.ordinal(of: rawValue) else { return nil }
    self.init(uncheckedOrdinal: ordinal)
  }

  @inlinable @inline(__always) init(uncheckedOrdinal ordinal: Int) {
    // The first bytes are the lowest; a bit cast from `()` crashes the compiler (Swift 6.3).
    self = withUnsafeBytes(of: ordinal.littleEndian) { $0.load(as: Self.self) }
  }

  /// Finds the case that a server calls `rawValue`.
  public init?(rawValue: String) { self.init(rawValue: rawValue, in: Self.nameIndex) }

  /// The string that servers send for the case.
  public var rawValue: String { Self.nameIndex.name(at: ordinal) }

  /// Returns a Boolean value that indicates whether both are the same case.
  public static func == (one: Self, other: Self) -> Bool { one.isSame(as: other) }

  /// Hashes the case.
  public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }

  /// A Boolean value that indicates whether the tokens declare this one as deprecated, so that it should no longer be
  /// used.
  public var isDeprecated: Bool { Self.nameIndex.isDeprecated(ordinal) }

  /// The token to use instead of this deprecated one; `nil` if the token is not deprecated or the
  /// tokens name no replacement.
  public var replacement: Self? {
    Self.nameIndex.replacement(of: ordinal).map { Self(ordinal: $0) }
  }

  /// Decodes a token from its name or one of its former names.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if no token has the name; its description lists the
  ///   nearest names. The decoder's own error if the value is not a string. Use ``Lenient`` to
  ///   decode unknown names to a fallback instead.
  public init(from decoder: any Decoder) throws {
    self.init(ordinal: try Self.nameIndex.ordinal(from: decoder, of: Self.self))
  }

  /// Encodes the raw value, also when a former name was decoded.
  public func encode(to encoder: any Encoder) throws {
    try Self.nameIndex.name(at: ordinal).encode(to: encoder)
  }
}

extension DesignToken where AllCases == TokenCases<Self> {
  /// All cases in the order of their ordinals.
  public static var allCases: TokenCases<Self> { TokenCases() }
}

// One copy for all enums.
extension NameIndex {
  /// The ordinal of the case that the name in a decoder belongs to.
  fileprivate func ordinal(from decoder: any Decoder, of type: any DesignToken.Type) throws -> Int {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    let place = place(of: name)
    guard place >= 0 else {
      throw UnknownToken(type: type, name: name).error(at: container.codingPath)
    }
    return ordinal(ofPlace: place)
  }
}
