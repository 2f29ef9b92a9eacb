/// All cases of a token enum in the order of their ordinals; the collection stores nothing.
@frozen public struct TokenCases<Token: DesignToken>: RandomAccessCollection, Sendable {
  /// Creates the collection of all cases.
  @_spi(Generated) @inlinable public init() {}

  /// The ordinal of the first case: 0.
  @inlinable public var startIndex: Int { 0 }
  /// The number of cases.
  @inlinable public var endIndex: Int { Int(Token.nameIndex.caseCount) }
  /// The case with an ordinal from 0 to below ``endIndex``; others are a fatal error.
  @inlinable public subscript(ordinal: Int) -> Token { Token(ordinal: ordinal) }
}
