/// The tokens behind a component's looks and layout, in the order of its spec.
///
/// It is text until someone looks: an app that never asks pays nothing.
public struct TokenUses: Sequence, Sendable {
  /// A line for each use: owner, property, enum and server string, with spaces between; before a
  /// use by a component within one more.
  private let lines: StaticString

  public init(_ lines: StaticString) {
    self.lines = lines
  }

  /// The component's own; those of components within are ``nested``.
  public func makeIterator() -> IndexingIterator<[TokenUse]> {
    uses(areNested: false).makeIterator()
  }

  /// What components within take from tokens, three levels down, in the looks and layouts that this
  /// one gives them.
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
  /// The variant, or `layout`; behind a comma the choice on which it depends: `primary,size=small`.
  public let owner: String
  /// For example `title.textColor`.
  public let property: String
  /// The enum, for example `ColorToken`.
  public let type: String
  /// The server's string of the token.
  public let token: String

  init?(_ line: some StringProtocol) {
    let parts = line.split(separator: " " as Character, maxSplits: 3).map { String($0) }
    guard parts.count == 4 else { return nil }
    (owner, property, type, token) = (parts[0], parts[1], parts[2], parts[3])
  }
}
