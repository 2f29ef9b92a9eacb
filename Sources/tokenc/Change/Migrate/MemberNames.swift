import TokenSwift

/// The names of members that are looked for in sources: single ones, and those within groups, as `text.primary`.
struct MemberNames: Sendable {
  private let single: Set<String>
  private let nested: Set<String>
  /// The groups of the latter, which are looked for behind the name of a type.
  private let groups: Set<String>
  /// The single ones, and the last of the others.
  private let last: NameSet
  /// The most names that one has.
  private let mostNames: Int

  init(_ names: Set<String>, groups: Set<String> = []) {
    self.groups = groups
    nested = names.filter { $0.utf8.contains(UInt8(ascii: ".")) && !$0.hasPrefix("\"") }
    single = names.subtracting(nested)
    let parts = nested.map { $0.split(separator: ".") }
    let groupParts = groups.map { $0.split(separator: ".") }
    last = NameSet(
      Array(single) + (parts + groupParts).compactMap { $0.last.map(String.init) })
    mostNames = parts.map(\.count).max() ?? 1
  }

  /// Every identifier of a name.
  var words: Set<String> {
    single.union(nested.flatMap { $0.split(separator: ".").map(String.init) })
  }

  /// The name that ends with a token, and the token of its first identifier: the longest that is looked for.
  func name(endingAt index: Int, in source: SwiftSource) -> (name: String, first: Int)? {
    guard let name = last.name(of: source.tokens[index], in: source) else { return nil }
    var path = name
    var first = index
    var found = single.contains(name) ? (name, index) : nil
    if found == nil, isGroup(path, from: first, in: source) { found = (path, first) }
    for _ in 1..<max(mostNames, 1) {
      guard source.isMark(first - 1, "."), source.isName(first - 2) else { break }
      first -= 2
      path = source.text(first) + "." + path
      if nested.contains(path) || isGroup(path, from: first, in: source) { found = (path, first) }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether a path is that of a group, and a name of a type stands before it.
  private func isGroup(_ path: String, from first: Int, in source: SwiftSource) -> Bool {
    !groups.isEmpty && groups.contains(path) && source.isMark(first - 1, ".")
      && source.isName(first - 2) && source.text(first - 2).first?.isUppercase == true
  }
}
