/// All cases of a token enum in order; nothing is stored for them.
@frozen public struct TokenCases<Token: DesignToken>: RandomAccessCollection, Sendable {
  @inlinable public init() {}

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { Int(Token.nameIndex.caseCount) }
  @inlinable public subscript(ordinal: Int) -> Token { Token(ordinal: ordinal) }
}
