/// The tokens that a component's appearances and layout use, in the order of its spec.
///
/// The uses are stored as text and parsed each time they are read, so they cost nothing until then.
public struct TokenUses: Sequence, Sendable {
  /// A line for each use: owner, property, enum and server string, separated by spaces. The line of
  /// a nested component's use starts with a space.
  private let lines: StaticString

  /// Creates the uses from generated text; lines with fewer than four words are ignored.
  @_spi(Generated) public init(_ lines: StaticString) { self.lines = lines }

  /// Iterates over the component's own uses; those of nested components are ``nested``.
  public func makeIterator() -> IndexingIterator<[TokenUse]> {
    uses(areNested: false).makeIterator()
  }

  /// The uses of nested components, up to three levels deep, in the appearances and layouts that
  /// this component gives them.
  ///
  /// Each property starts with the element, for example `icon.surface.cornerRadius`.
  public var nested: [TokenUse] { uses(areNested: true) }

  private func uses(areNested: Bool) -> [TokenUse] {
    lines.description.split(separator: "\n").filter { $0.hasPrefix(" ") == areNested }
      .compactMap(TokenUse.init)
  }
}

/// One property that takes its value from a token.
public struct TokenUse: Equatable, Sendable {
  /// The variant, or `layout`, followed by the choices that the use depends on:
  /// `primary,size=small`.
  public let owner: String
  /// The element and its property, for example `title.textColor`.
  public let property: String
  /// The token's enum, for example `ColorToken`.
  public let type: String
  /// The token's name, as a server sends it, for example `text_primary`.
  public let token: String

  init?(_ line: some StringProtocol) {
    let parts = line.split(separator: " " as Character, maxSplits: 3).map { String($0) }
    guard parts.count == 4 else { return nil }
    owner = parts[0]
    property = parts[1]
    type = parts[2]
    token = parts[3]
  }
}
