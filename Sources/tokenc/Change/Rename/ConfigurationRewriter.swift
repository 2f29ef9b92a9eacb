import TokenCompiler

/// Gives the patterns of `tokenc.json`, and the findings of a baseline of lint, the new paths of tokens.
package struct ConfigurationRewriter {
  private let tape: JSONTape
  private let renames: StatedRenames
  /// The paths of tokens before and afterwards.
  private let tokens: [(old: String, new: String)]
  private var edits: TextEdits
  private var findings: [(range: SourceRange, message: String)] = []

  /// A file's new text, and what of it is left to a person.
  package typealias Outcome = (text: [UInt8]?, findings: [(range: SourceRange, message: String)])

  /// - Parameter tokens: the paths of all tokens today.
  package static func rewriteConfiguration(
    _ root: NodeID, of tape: JSONTape, _ renames: StatedRenames, tokens: [String]
  ) -> Outcome {
    var rewriter = Self(root, tape, renames, tokens)
    for member in tape.allMembers(of: root) {
      rewriter.rewrite(tape.names.string(member.name), member.value)
    }
    return rewriter.outcome
  }

  package static func rewriteBaseline(
    _ root: NodeID, of tape: JSONTape, _ renames: StatedRenames
  ) -> Outcome {
    var rewriter = Self(root, tape, renames, [])
    for group in tape.member("known", of: root).map(tape.elements) ?? [] {
      for finding in tape.member("findings", of: group).map(tape.elements) ?? [] {
        let subject = tape.member("finding", of: finding) ?? finding
        guard let text = tape.stringValue(subject) else { continue }
        let new = rewriter.renamed(words: text)
        if new != text { rewriter.replace(subject, with: new) }
      }
    }
    return rewriter.outcome
  }

  private init(
    _ root: NodeID, _ tape: JSONTape, _ renames: StatedRenames, _ tokens: [String]
  ) {
    self.tape = tape
    self.renames = renames
    self.tokens = zip(tokens, renames.new).map { ($0, $1) }
    edits = TextEdits(tape.sources[tape.range(root).file].bytes)
  }

  private var outcome: Outcome {
    var edits = edits
    return (edits.isEmpty ? nil : edits.text(), findings)
  }

  /// Rewrites what one key of the configuration says.
  private mutating func rewrite(_ key: String, _ value: NodeID) {
    let members = tape.allMembers(of: value)
    switch key {
    case "groups":
      for member in members { rewriteGroup(member.key) }
    case "hidden":
      rewritePatterns(value)
    case "enums", "types", "rename":
      for member in members { rewritePattern(member.key) }
    case "formerNames":
      for member in members { rewritePattern(member.value) }
    case "contrast":
      for member in members where tape.names.string(member.name) == "over" {
        rewritePattern(member.value)
      }
      for pair in tape.member("pairs", of: value).map(tape.elements) ?? [] {
        for name in ["foreground", "background", "except"] {
          if let node = tape.member(name, of: pair) { rewritePatterns(node) }
        }
      }
    case "lint":
      for member in tape.member("tiers", of: value).map(tape.allMembers) ?? [] {
        rewritePatterns(member.value)
      }
      for rule in tape.member("rules", of: value).map(tape.allMembers) ?? [] {
        for name in ["only", "except"] {
          if let node = tape.member(name, of: rule.value) { rewritePatterns(node) }
        }
      }
    default: break
    }
  }

  /// A pattern, or an array of such.
  private mutating func rewritePatterns(_ node: NodeID) {
    if tape.kind(node) == .array {
      for element in tape.elements(of: node) { rewritePattern(element) }
    } else {
      rewritePattern(node)
    }
  }

  private mutating func rewriteGroup(_ key: NodeID) {
    let name = tape.string(key)
    guard tokens.contains(where: { $0.old != $0.new && $0.old.isPath(below: name) }) else { return }
    if let new = renames.newPath(of: name), !new.contains(".") {
      replace(key, with: new)
    } else if !renames.groupsAfterwards.contains(name) {
      findings.append((tape.range(key), "no token is left in group '\(name)'"))
    }
  }

  /// Rewrites a pattern so that it means the same tokens; where no pattern does, that is told.
  private mutating func rewritePattern(_ node: NodeID) {
    guard tape.kind(node) == .string || tape.kind(node) == .key else { return }
    let text = tape.string(node)
    guard let pattern = PathPattern(text) else { return }
    let meant = tokens.map { pattern.matches($0.old) }
    /// The tokens that another pattern means otherwise.
    func differences(_ pattern: PathPattern) -> [(old: String, new: String)] {
      zip(tokens, meant).filter { pattern.matches($0.new) != $1 }.map(\.0)
    }
    var kept = differences(pattern)
    guard !kept.isEmpty else { return }
    if let new = candidate(for: pattern).flatMap({ PathPattern($0) }) {
      let left = differences(new)
      if left.count < kept.count {
        replace(node, with: new.text)
        kept = left
      }
    }
    if let first = kept.first {
      let verb = pattern.matches(first.old) ? "no longer means" : "means now"
      let others = kept.count > 1 ? " and \(kept.count - 1) more" : ""
      findings.append((tape.range(node), "'\(text)' \(verb) '\(first.new)'\(others)"))
    }
  }

  /// The pattern with the new path of the token that it names, or of the groups that it begins with.
  private func candidate(for pattern: PathPattern) -> String? {
    let names = pattern.text.split(separator: ".")
    if pattern.wildcards == [], let new = renames.newPath(of: pattern.text) { return new }
    if pattern.wildcards == [], let new = renames.newPath(of: pattern.text + ".$root") {
      return new.hasSuffix(".$root") ? String(new.dropLast(6)) : new
    }
    for count in (1...max(names.count, 1)).reversed() {
      let group = names.prefix(count).joined(separator: ".")
      guard let new = renames.newPath(of: group) else { continue }
      return ([new] + names.dropFirst(count).map(String.init)).joined(separator: ".")
    }
    return nil
  }

  /// A text with the new paths of tokens that it names between blanks; names may have blanks, too.
  private func renamed(words text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)[...]
    var result: [String] = []
    while !words.isEmpty {
      let length = (1...min(words.count, 12)).last {
        renames.paths[words.prefix($0).joined(separator: " ")] != nil
      }
      let path = words.prefix(length ?? 1).joined(separator: " ")
      result.append(renames.paths[path] ?? path)
      words = words.dropFirst(length ?? 1)
    }
    return result.joined(separator: " ")
  }

  private mutating func replace(_ node: NodeID, with text: String) {
    let range = tape.range(node)
    var writer = JSONWriter()
    writer.value(text)
    edits.replace(Int(range.start)..<Int(range.end), with: writer.text)
  }
}
