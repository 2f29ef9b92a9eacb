import TokenCompiler

/// The new paths of tokens, and of the groups that move with them: those that a person states, those that
/// a comparison found, or none of tokens that go.
package struct PathRenames: Sendable {
  package struct Fault: Error, Hashable {
    package let message: String

    init(_ message: String) { self.message = message }
  }

  /// The kind of a text that names a token by its old path.
  enum Basis: Sendable {
    /// One of the version that is renamed.
    case stated
    /// One of either version.
    case compared
    /// One from which everything goes that names what goes.
    case retired
  }

  package let paths: [String: String]
  /// The tokens that there were, each with its path afterwards; `nil` for one that is gone.
  let tokens: [(old: String, new: String?)]
  /// The indices of tokens by their paths of then and now, without `$root`.
  private let places: [String: [Int]]
  let basis: Basis
  package let afterwards: [String]
  private let known: Set<String>
  let groupsAfterwards: Set<String>
  /// The fate of paths that have no new one.
  let lost: [String: String]
  private let groups: [String: String]

  /// - Parameters:
  ///   - old: the paths of the tokens that there were.
  ///   - new: the paths of all tokens afterwards; those of `old` with their new paths when `nil`.
  init(
    _ paths: [String: String], of old: [String], to new: [String]? = nil, _ basis: Basis,
    lost: [String: String] = [:]
  ) {
    self.paths = paths
    self.basis = basis
    self.lost = lost
    afterwards = new ?? old.map { paths[$0] ?? $0 }
    let known = Set(afterwards)
    self.known = known
    let tokens: [(old: String, new: String?)] = old.map { path in
      let now = paths[path] ?? path
      return (path, known.contains(now) ? now : nil)
    }
    self.tokens = tokens
    places = Dictionary(
      grouping: tokens.indices.flatMap { index in
        Set([tokens[index].old, tokens[index].new ?? ""].map(\.withoutRoot)).map { ($0, index) }
      }, by: \.0
    ).mapValues { $0.map(\.1) }
    groupsAfterwards = Set(afterwards.flatMap(\.parents))
    groups = Self.groups(tokens)
  }

  package init(removing removed: Set<String>, of old: [String]) {
    self.init([:], of: old, to: old.filter { !removed.contains($0) }, .retired)
  }

  func isMeant(by pattern: PathPattern) -> Bool {
    pattern.wildcards == []
      ? known.contains(pattern.text) || known.contains(pattern.text + ".$root")
      : afterwards.contains(where: pattern.matches)
  }

  func tokens(named paths: [String]) -> [(old: String, new: String?)] {
    Set(paths.flatMap { places[$0.withoutRoot] ?? [] }).sorted().map { tokens[$0] }
  }

  /// The new path of a token or of a group that moves as a whole; `nil` for what keeps its path.
  package func newPath(of path: String) -> String? { paths[path] ?? groups[path] }

  private static func groups(_ tokens: [(old: String, new: String?)]) -> [String: String] {
    var targets: [String: String?] = [:]
    for (token, new) in tokens {
      guard let new else { continue }
      for group in token.parents {
        let rest = token.utf8.count - group.utf8.count
        let isMoved =
          new.utf8.count > rest && new.utf8.suffix(rest).elementsEqual(token.utf8.suffix(rest))
        let target = isMoved ? String(decoding: new.utf8.dropLast(rest), as: UTF8.self) : nil
        if let known = targets[group] {
          if known != target { targets[group] = .some(nil) }
        } else {
          targets[group] = .some(target)
        }
      }
    }
    return targets.compactMapValues { $0 }.filter { $0.key != $0.value }
  }
}

extension String {
  /// The paths of the groups around a token or group, innermost first.
  var parents: [String] {
    var result: [String] = []
    var path = self[...]
    while let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) {
      path = path[..<dot]
      result.append(String(path))
    }
    return result
  }

  func isPath(below group: String) -> Bool {
    utf8.count > group.utf8.count + 1 && utf8.starts(with: group.utf8)
      && utf8.dropFirst(group.utf8.count).first == UInt8(ascii: ".")
  }
}
