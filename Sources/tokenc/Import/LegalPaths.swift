/// Paths that the standard allows, for the paths that other tools allow.
///
/// Names hold no `.`, `{` or `}`, don't start with `$` and are not empty (Format module, section
/// 5.1.1); a path that is token and group at once has the token at `$root`.
struct LegalPaths {
  /// One per token of the document.
  private(set) var paths: [[String]] = []

  init(_ document: ForeignDocument, reporting diagnostics: inout DiagnosticCollector) {
    var taken: [Key: [String]] = [:]
    for token in document.tokens {
      var path: [String] = []
      for name in token.path {
        let (legal, reason) = Self.legal(name)
        if let reason {
          diagnostics.report(.replacedName(name, legal, reason, at: token.place))
        }
        path.append(legal)
      }
      // Two names that were told apart may now be one.
      var key = Key(file: token.file, path: path)
      var number = 2
      while let other = taken[key], other != token.path {
        let last = (token.path.last ?? "").filter { !"${}.".contains($0) } + "-\(number)"
        diagnostics.report(
          .replacedName(
            token.path.last ?? "", last, "another token has the name that this one would get",
            at: token.place))
        path[path.count - 1] = last
        key = Key(file: token.file, path: path)
        number += 1
      }
      taken[key] = token.path
      paths.append(path)
    }
    nestRoots()
  }

  /// A name that the standard allows, and why the given one is not, if it isn't.
  static func legal(_ name: String) -> (name: String, reason: String?) {
    if name == "$root" { return (name, nil) }
    if name == "_" { return ("$root", "that is what the standard calls a group's own token") }
    if name.isEmpty { return ("unnamed", "names are not empty") }
    if name.hasPrefix("$") {
      return (legal(String(name.drop { $0 == "$" })).name, "names don't start with '$'")
    }
    guard let sign = name.first(where: { ".{}".contains($0) }) else { return (name, nil) }
    let legal = String(name.map { ".{}".contains($0) ? "-" : $0 })
    return (legal, "names hold no '\(sign)'")
  }

  /// Moves tokens whose path is a group as well to the group's `$root`.
  private mutating func nestRoots() {
    var groups: Set<[String]> = []
    for path in paths {
      for length in 1..<max(path.count, 1) { groups.insert(Array(path.prefix(length))) }
    }
    for index in paths.indices where groups.contains(paths[index]) {
      paths[index].append("$root")
    }
  }

  private struct Key: Hashable {
    var file: Int
    var path: [String]
  }
}
