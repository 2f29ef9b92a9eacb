import TokenSwift

/// The names of members that are looked for in sources: single ones, and those within groups, as `text.primary`.
struct MemberNames: Sendable {
  private let single: Set<String>
  private let nested: Set<String>
  /// The single ones, and the last of the others.
  private let last: NameSet
  /// The most names that one has.
  private let mostNames: Int

  init(_ names: Set<String>) {
    nested = names.filter { $0.utf8.contains(UInt8(ascii: ".")) && !$0.hasPrefix("\"") }
    single = names.subtracting(nested)
    let parts = nested.map { $0.split(separator: ".") }
    last = NameSet(Array(single) + parts.compactMap { $0.last.map(String.init) })
    mostNames = parts.map(\.count).max() ?? 1
  }

  /// Every identifier of a name.
  var words: Set<String> {
    single.union(nested.flatMap { $0.split(separator: ".").map(String.init) })
  }

  /// The name that ends with a token, and the token of its first identifier: the longest that is looked for.
  func name(endingAt index: Int, in source: SwiftSource) -> (name: String, first: Int)? {
    guard let name = last.name(of: source.tokens[index], in: source) else { return nil }
    var found = single.contains(name) ? (name, index) : nil
    var path = name
    var first = index
    for _ in 1..<max(mostNames, 1) {
      guard source.isMark(first - 1, "."), source.isName(first - 2) else { break }
      first -= 2
      path = source.text(first) + "." + path
      if nested.contains(path) { found = (path, first) }
    }
    return found
  }
}
