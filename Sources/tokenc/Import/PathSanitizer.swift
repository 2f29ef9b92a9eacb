import TokenCompiler

/// Paths that the standard allows, for the paths that other tools allow.
///
/// Names hold no `.`, `{` or `}`, don't start with `$` and are not empty (Format module, section
/// 5.1.1); a path that is token and group at once has the token at `$root`, which some tools call `_`.
struct PathSanitizer {
  /// One per token of the document.
  private(set) var paths: [[String]] = []
  /// For each file and path there, the path in the source that has it.
  private var taken: [Int: [[String]: [String]]] = [:]

  init(_ document: ForeignDocument, reporting diagnostics: inout DiagnosticCollector) {
    let sourcePaths = document.tokens.map { $0.path }
    if sourcePaths.allSatisfy(Self.isLegal) {
      let groups = Self.groups(in: sourcePaths)
      if !sourcePaths.contains(where: groups.contains) {
        paths = sourcePaths
        return
      }
    }
    let legalNames = sourcePaths.map(Self.names)
    let groups = Self.groups(in: legalNames.map { $0.map(\.name) })
    for (token, names) in zip(document.tokens, legalNames) {
      var path: [String] = []
      for (name, legal) in zip(token.path, names) {
        path.append(legal.name)
        if let reason = legal.reason {
          diagnostics.report(.replacedName(name, legal.name, reason, at: token.range))
        }
      }
      if groups.contains(path) { path.append("$root") }
      let free = freePath(path, of: token)
      if free != path, let name = token.path.last, let last = free.last {
        diagnostics.report(
          .replacedName(
            name, last, "another token has the name that this one would get", at: token.range))
      }
      paths.append(free)
    }
  }

  static func legal(_ path: [String]) -> [String] { names(of: path).map(\.name) }

  /// The path, or another one in the same group if a different token would get the same one.
  private mutating func freePath(_ path: [String], of token: ForeignToken) -> [String] {
    func isFree(_ path: [String]) -> Bool { (taken[token.file]?[path] ?? token.path) == token.path }
    var free = path
    if !isFree(path), let name = free.popLast() {
      free.append((name == "$root" ? "root" : name).numbered("-") { isFree(free + [$0]) })
    }
    taken[token.file, default: [:]][free] = token.path
    return free
  }

  /// The paths in which tokens lie.
  private static func groups(in paths: [[String]]) -> Set<[String]> {
    var groups: Set<[String]> = []
    // Longer paths are left out, so nothing is in their way.
    for names in paths where names.count <= ImportConversion.maximumPathLength {
      var path = names
      while path.count > 1 {
        path.removeLast()
        guard groups.insert(path).inserted else { break }
      }
    }
    return groups
  }

  /// A name, and if the source has another one, why.
  private typealias LegalName = (name: String, reason: String?)

  private static func names(of path: [String]) -> [LegalName] {
    path.indices.map { legalName(at: $0, of: path) }
  }

  private static func isLegal(_ path: [String]) -> Bool {
    path.indices.allSatisfy { legalName(at: $0, of: path).reason == nil }
  }

  private static func legalName(at index: Int, of path: [String]) -> LegalName {
    let name = path[index]
    // A group's own token is the last name, in a group.
    if index > 0, index == path.count - 1 {
      if name == "$root" { return (name, nil) }
      if name == "_" { return ("$root", "that is what the standard calls a group's own token") }
    }
    return legal(name)
  }

  private static func legal(_ name: String) -> LegalName {
    let dollar = UInt8(ascii: "$")
    if name.isEmpty { return ("unnamed", "names are not empty") }
    if name.utf8.first == dollar {
      let rest = Substring(name.utf8.drop { $0 == dollar })
      return (legal(String(rest)).name, "names don't start with '$'")
    }
    guard let sign = name.utf8.first(where: isReserved) else { return (name, nil) }
    let bytes = name.utf8.map { isReserved($0) ? UInt8(ascii: "-") : $0 }
    return (String(decoding: bytes, as: UTF8.self), "names hold no '\(Unicode.Scalar(sign))'")
  }

  private static func isReserved(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }
}

extension String {
  /// The name, or where that isn't free, with a number after it.
  func numberedIfTaken(_ separator: String, isFree: (String) -> Bool) -> String {
    isFree(self) ? self : numbered(separator, isFree: isFree)
  }

  /// The name with a number after it: the first that makes it free, from 2 on.
  func numbered(_ separator: String, isFree: (String) -> Bool) -> String {
    var number = 2
    while !isFree("\(self)\(separator)\(number)") { number += 1 }
    return "\(self)\(separator)\(number)"
  }
}
