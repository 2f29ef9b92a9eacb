import TokenCompiler

/// The renames of tokens that a person states.
///
/// No new path is one of today's, so that no string of a server ever means another token.
extension PathRenames {
  /// - Parameters:
  ///   - requests: pairs of paths or patterns, each `OLD=NEW`.
  ///   - tokens: the paths of all tokens, in order.
  ///   - others: what else can be renamed, for suggestions.
  package init(
    _ requests: [Assignment], of tokens: [String], besides others: [String] = []
  ) throws(Fault) {
    var patterns: [RenamePattern] = []
    for request in requests {
      let pattern = try Self.pattern(request, tokens, others)
      guard !patterns.contains(where: { $0.pattern == pattern.pattern }) else {
        throw Fault("'\(pattern.pattern.text)' is renamed twice")
      }
      patterns.append(pattern)
    }
    patterns.sort { $0.pattern.isMoreSpecific(than: $1.pattern) }
    var stated: [String: String] = [:]
    for path in tokens {
      guard let new = patterns.newPath(of: path), new != path else { continue }
      stated[path] = new
    }
    guard !stated.isEmpty || requests.isEmpty else {
      throw Fault("every token that is renamed has its new name already")
    }
    let paths = Self.rooted(stated, tokens)
    try Self.check(paths, tokens)
    self.init(paths, of: tokens, .stated)
  }

  private static func pattern(
    _ request: Assignment, _ tokens: [String], _ others: [String]
  ) throws(Fault) -> RenamePattern {
    func read(_ text: String) throws(Fault) -> PathPattern {
      guard let pattern = PathPattern(text) else {
        throw Fault("'\(text)' has an empty name; names of a path stand between dots")
      }
      return pattern
    }
    var old = request.name
    var new = request.value
    try checkNames(of: new)
    // A path that is a token and a group is both; with '$root' it is the token alone.
    if try read(old).wildcards == [], !new.hasSuffix(".$root"),
      tokens.contains(where: { $0.isPath(below: old) })
    {
      old = old + ".**"
      new = new + ".**"
    }
    let pattern = try read(old)
    let path = try read(new)
    guard let wildcards = pattern.wildcards, let others = path.wildcards else {
      throw Fault("in '\(old)=\(new)' asterisks stand for whole names: '*' or '**' between dots")
    }
    guard wildcards == others else {
      throw Fault(
        "'\(new)' needs the asterisks of '\(old)' in the same order: "
          + (wildcards.isEmpty ? "none" : wildcards.quoted))
    }
    guard tokens.contains(where: pattern.matches) else {
      throw Fault(
        "there is no token '\(old)' to rename" + Suggestion.phrase(for: old, among: tokens + others)
      )
    }
    return RenamePattern(pattern: pattern, path: path)
  }

  private static func checkNames(of path: String) throws(Fault) {
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    for (index, name) in names.enumerated() {
      if name == "$root", index == names.count - 1, index > 0 { continue }
      guard !name.hasPrefix("$"), !name.contains(where: { "{}".contains($0) }) else {
        throw Fault("name '\(name)' of '\(path)' can't start with '$' or hold '{' or '}'")
      }
    }
  }

  /// The renames with `$root` where others are below the new path, and without where none is.
  private static func rooted(_ stated: [String: String], _ tokens: [String]) -> [String: String] {
    let groups = Set(tokens.flatMap { (stated[$0] ?? $0).withoutRoot.parents })
    return stated.mapValues { path in
      if groups.contains(path) { return path + ".$root" }
      return groups.contains(path.withoutRoot) ? path : path.withoutRoot
    }
  }

  private static func check(_ paths: [String: String], _ tokens: [String]) throws(Fault) {
    let today = Set(tokens.map(\.withoutRoot))
    var owners: [String: String] = [:]
    for path in tokens {
      guard let new = paths[path] else { continue }
      if new.withoutRoot != path.withoutRoot, today.contains(new.withoutRoot) {
        throw Fault(
          "'\(path)' can't become '\(new)', which is another token's path; "
            + "servers and files mean that one by it, so choose another path"
            + (paths[new] == nil ? "" : ", or rename '\(new)' in a release before"))
      }
      if let other = owners.updateValue(path, forKey: new.withoutRoot) {
        throw Fault("'\(other)' and '\(path)' would both become '\(new)'")
      }
    }
    let final = Set(tokens.map { paths[$0] ?? $0 })
    for path in tokens {
      guard let new = paths[path] else { continue }
      if let holder = new.parents.first(where: final.contains) {
        throw Fault("'\(path)' can't become '\(new)', as '\(holder)' is a token and not a group")
      }
    }
  }
}
