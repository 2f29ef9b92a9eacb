import TokenCompiler

extension TextChanges {
  mutating func find(_ text: String, at offset: Int) {
    findings.append(.init(offset: offset, text: text))
  }
}

/// Gives the patterns of `tokenc.json` the new paths of tokens, so that each means the same ones, and
/// takes out those of retired tokens.
struct PatternRewriter {
  private let tape: JSONTape
  private let root: NodeID
  private let renames: PathRenames
  private var changes = TextChanges()

  static func changes(of root: NodeID, in tape: JSONTape, _ renames: PathRenames) -> TextChanges {
    var rewriter = Self(tape: tape, root: root, renames: renames)
    for member in tape.allMembers(of: root) {
      rewriter.rewrite(tape.names.string(member.name), member.value)
    }
    return rewriter.changes
  }

  /// The same for `replacements.json`.
  static func changes(
    ofSuccessors root: NodeID, in tape: JSONTape, _ renames: PathRenames
  ) -> TextChanges {
    var rewriter = Self(tape: tape, root: root, renames: renames)
    for member in tape.allMembers(of: root) {
      _ = rewriter.rewritePattern(member.key, of: root)
      let stated = ["successor", "contexts", "candidates"].compactMap {
        tape.member($0, of: member.value)
      }
      for node in [member.value] + stated {
        for text in [node] + tape.elements(of: node) + tape.allMembers(of: node).map(\.value)
        where tape.kind(text) == .string && (node == text || node != member.value) {
          _ = rewriter.rewritePattern(text)
        }
      }
    }
    return rewriter.changes
  }

  private mutating func rewrite(_ key: String, _ value: NodeID) {
    switch key {
    case "groups":
      for member in tape.allMembers(of: value) { rewriteGroup(member.key, of: value) }
    case "hidden": rewritePatterns([key], of: root)
    case "enums", "types", "rename", "formerNames":
      let spent = tape.allMembers(of: value).filter { member in
        rewritePattern(key == "formerNames" ? member.value : member.key, of: value)
      }
      remove(spent.map(\.value), from: value)
    case "contrast":
      if let over = tape.member("over", of: value) { note(spent: over, rewritePattern(over)) }
      guard let pairs = tape.member("pairs", of: value) else { return }
      let spent = tape.elements(of: pairs).filter { pair in
        if let over = tape.member("over", of: pair) { note(spent: over, rewritePattern(over)) }
        rewritePatterns(["except"], of: pair)
        return ["foreground", "background"].map { name in
          tape.member(name, of: pair).map { rewritePatterns($0, mayBeEmpty: false) } ?? false
        }.contains(true)
      }
      remove(spent, from: pairs)
    case "lint":
      if let tiers = tape.member("tiers", of: value) {
        rewritePatterns(["primitive", "component"], of: tiers)
      }
      for rule in tape.members("rules", of: value) {
        rewritePatterns(["except"], of: rule.value)
        if let only = tape.member("only", of: rule.value) {
          note(spent: only, rewritePatterns(only, mayBeEmpty: false))
        }
      }
    default: break
    }
  }

  /// Rewrites patterns that are members; those of nothing go.
  private mutating func rewritePatterns(_ names: [String], of object: NodeID) {
    let spent = names.compactMap { tape.member($0, of: object) }
      .filter { rewritePatterns($0, mayBeEmpty: true) }
    remove(spent, from: object)
  }

  /// Rewrites a pattern, or an array of such; whether none of them means anything any more.
  private mutating func rewritePatterns(_ node: NodeID, mayBeEmpty: Bool) -> Bool {
    guard tape.kind(node) == .array else { return rewritePattern(node) }
    let elements = tape.elements(of: node)
    let spent = elements.filter { rewritePattern($0) }
    guard spent.count == elements.count, !spent.isEmpty else {
      remove(spent, from: node)
      return false
    }
    if mayBeEmpty { changes.edits.append(TextEdit(tape.bytes(of: node), "[]")) }
    return !mayBeEmpty
  }

  private mutating func remove(_ values: [NodeID], from container: NodeID) {
    if !values.isEmpty { changes.edits += tape.edits(of: container, removing: Set(values)) }
  }

  private mutating func note(spent node: NodeID, _ isSpent: Bool) {
    guard isSpent else { return }
    let patterns = ([node] + tape.elements(of: node)).compactMap(tape.stringValue)
    note(node, "\(patterns.quoted) means no token now")
  }

  private mutating func note(_ node: NodeID, _ text: String) {
    changes.find(text, at: tape.bytes(of: node).lowerBound)
  }

  private mutating func rewriteGroup(_ key: NodeID, of object: NodeID) {
    let name = tape.string(key)
    let known = renames.tokens.filter { $0.old.isPath(below: name) }
    guard known.contains(where: { $0.old != $0.new }) else { return }
    if let new = renames.newPath(of: name), !new.contains(".") {
      replace(key, with: new, of: object)
    } else if !renames.groupsAfterwards.contains(name) {
      note(key, "no token is left in group '\(name)'")
    }
  }

  /// Rewrites a pattern so that it means the same tokens; where no pattern does, that is noted.
  ///
  /// - Parameter object: the object that it is a key of.
  /// - Returns: whether it means nothing any more and may go.
  private mutating func rewritePattern(_ node: NodeID, of object: NodeID? = nil) -> Bool {
    guard tape.kind(node) == .string || tape.kind(node) == .key else { return false }
    let text = tape.string(node)
    guard let pattern = PathPattern(text) else { return false }
    let other = candidate(for: pattern).flatMap { PathPattern($0) }
    // What has no asterisks means few, and a file may have many such.
    let isExact = [pattern, other ?? pattern].allSatisfy { $0.wildcards == [] }
    let tokens = isExact ? renames.tokens(named: [text, other?.text ?? text]) : renames.tokens
    let meant = tokens.map { pattern.matches($0.old) }
    // A pattern of the new version needs nothing.
    if !meant.contains(true), renames.basis != .stated { return false }
    func differences(_ pattern: PathPattern) -> [(old: String, new: String)] {
      zip(tokens, meant).compactMap { token, isMeant in
        token.new.flatMap { pattern.matches($0) == isMeant ? nil : (token.old, $0) }
      }
    }
    var current = pattern
    var kept = differences(pattern)
    if !kept.isEmpty, let new = other {
      let left = differences(new)
      if left.count < kept.count {
        guard replace(node, with: new.text, of: object) else { return false }
        current = new
        kept = left
      }
    }
    if let first = kept.first {
      let verb = pattern.matches(first.old) ? "no longer means" : "means now"
      let others = kept.count > 1 ? " and \(kept.count - 1) more" : ""
      note(node, "'\(text)' \(verb) '\(first.new)'\(others)")
    } else if meant.contains(true), !renames.isMeant(by: current) {
      if renames.basis == .retired { return true }
      note(node, renames.lost[text].map { "'\(text)' \($0)" } ?? "'\(text)' means no token now")
    }
    return false
  }

  /// The pattern with the new path of the token that it names, or of the groups that it begins with.
  private func candidate(for pattern: PathPattern) -> String? {
    let names = pattern.text.split(separator: ".")
    if pattern.wildcards == [], let new = renames.newPath(of: pattern.text) { return new }
    if pattern.wildcards == [], let new = renames.newPath(of: pattern.text + ".$root") {
      return new.withoutRoot
    }
    for count in (1...max(names.count, 1)).reversed() {
      let group = names.prefix(count).joined(separator: ".")
      guard let new = renames.newPath(of: group) else { continue }
      return ([new] + names.dropFirst(count).map(String.init)).joined(separator: ".")
    }
    return nil
  }

  /// Writes another text; of a key only one that its object has not.
  @discardableResult
  private mutating func replace(_ node: NodeID, with text: String, of object: NodeID?) -> Bool {
    if tape.kind(node) == .key, let object, tape.member(text, of: object) != nil {
      note(node, "'\(tape.string(node))' is '\(text)' now, which stands here, too")
      return false
    }
    changes.edits.append(tape.replacing(node, with: text))
    return true
  }
}
