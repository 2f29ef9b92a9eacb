import TokenCompiler
import TokenRuntime

/// The steps of a token's retirement: first it is deprecated; when nothing needs it, it goes.
package struct TokenRetirement: Sendable {
  package enum Step: String, Sendable {
    case deprecated, removed
    /// Deprecated before, and not asked to be removed.
    case kept
  }

  package let path: String
  package let step: Step
  package let successor: String?
  /// Why the token can't go yet, a line each, with places; empty when nothing needs it.
  package var obstacles: [String] = []
  /// The strings of the contract that would go with it, each with its group: `color.bg_old`.
  package var wireNames: [String] = []

  /// A Boolean value that indicates whether `replacements.json` gives its strings to what takes its place.
  package let livesOn: Bool

  /// Every fault of the tokens that a pattern means, in one.
  private static func fault(_ messages: [String], of text: String) -> PathRenames.Fault {
    guard messages.count > 1 else { return .init(messages.first ?? "") }
    let lines = messages.map { "\n  \($0)" }.joined()
    return .init("\(counted(messages.count, "token")) of '\(text)' can't be retired:\(lines)")
  }

  /// Retires a token, or those of a pattern: the ones that aren't deprecated become so, or where
  /// removal is asked for, deprecated ones go. A pattern's successor has the same asterisks.
  package static func all(
    _ text: String, successor: String?, removing: Bool, of side: ComparedTokens
  ) throws(PathRenames.Fault) -> [TokenRetirement] {
    guard text.contains("*") else {
      return [try Self(text, successor: successor, removing: removing, of: side)]
    }
    guard let pattern = PathPattern(text), let wildcards = pattern.wildcards else {
      throw .init("in '\(text)' asterisks stand for whole names: '*' or '**' between dots")
    }
    let target = successor.flatMap { PathPattern($0) }
    if let successor, target?.wildcards != wildcards {
      throw .init("'\(successor)' needs the asterisks of '\(text)' in the same order")
    }
    let known = side.tokens.filter { pattern.matches($0.text) }
    var meant = known.filter { ($0.deprecation != nil) == removing }
    // All are deprecated: nothing is left to do but to remove them.
    if meant.isEmpty, !removing, successor == nil { meant = known }
    guard !meant.isEmpty else {
      throw .init(
        known.isEmpty
          ? "'\(text)' means no token"
          : removing
            ? "'\(text)' means no deprecated token; deprecate them first, without '--remove'"
            : "'\(text)' means no token that is not deprecated")
    }
    var retirements: [TokenRetirement] = []
    var messages: [String] = []
    for token in meant {
      let path = target.flatMap { pattern.rename(token.text, to: $0) }
      let isThere = path.map { side[$0] != nil } ?? true
      do throws(PathRenames.Fault) {
        retirements.append(
          try Self(
            token.text, successor: isThere ? path : path?.withoutRoot, removing: removing,
            of: side))
      } catch {
        messages.append(error.message)
      }
    }
    if !messages.isEmpty { throw fault(messages, of: text) }
    return retirements
  }

  /// Which step a token is ready for. A successor has to be another token of the same enum.
  package init(
    _ path: String, successor: String?, removing: Bool, of side: ComparedTokens
  ) throws(PathRenames.Fault) {
    guard let index = side[path] else {
      throw .init(
        "there is no token '\(path)' to retire"
          + Suggestion.phrase(for: path, among: side.tokens.map(\.text)))
    }
    let token = side.tokens[index]
    let stated = token.deprecation == nil ? nil : token.names.replacedBy
    let successor = successor.map { path in side[path].map { side.tokens[$0].text } ?? path }
    if let successor { try Self.check(successor, of: token, in: side) }
    if let stated, let successor, stated != successor {
      throw .init("'\(path)' names '\(stated)' as its successor, not '\(successor)'")
    }
    self.path = token.text
    self.successor = successor ?? stated
    let isDone = token.deprecation != nil && (successor == nil || stated != nil)
    if removing, token.deprecation == nil {
      throw .init("'\(path)' is not deprecated; deprecate it first, without '--remove'")
    }
    step = removing ? .removed : isDone ? .kept : .deprecated
    livesOn =
      side.configuration.successors.entry(of: token.text).map {
        $0.isConfirmed && $0.successor != nil && $0.contexts.isEmpty
      } ?? false
  }

  private static func check(
    _ successor: String, of token: Token, in side: ComparedTokens
  ) throws(PathRenames.Fault) {
    let other = side[successor].map { side.tokens[$0] }
    let isOfType = other?.names.typeName == token.names.typeName
    if let other, other.text == successor, isOfType, other.text != token.text,
      other.deprecation == nil
    {
      return
    }
    let reason =
      if let other, other.text == token.text {
        "which is the same token"
      } else if let other, other.deprecation != nil {
        "which is deprecated itself"
      } else if let other {
        "which belongs to '\(other.names.typeName)', not to '\(token.names.typeName)'"
      } else {
        "which is not a token"
          + Suggestion.phrase(
            for: successor,
            among: side.tokens.filter {
              $0.names.typeName == token.names.typeName && $0.text != token.text
                && $0.deprecation == nil
            }.map(\.text))
      }
    throw .init("'\(token.text)' can't be replaced by '\(successor)', \(reason)")
  }

  // MARK: What still needs it

  /// Notes what names the token, its former names included, except for tokens that go with it.
  package mutating func addMentions(_ census: TokenCensus, besides removed: Set<String>) {
    for row in census.rows {
      let entry = row.entry
      guard entry.isThere ? entry.path == path : entry.successor == path else { continue }
      let former = entry.isThere ? "" : " as '\(entry.path)'"
      obstacles += row.mentions
        .filter { $0.kind != .alias || !removed.contains($0.owner) }
        .map { "\($0.position): \($0.kind.phrase)\(former)" }
    }
  }

  /// Notes what supported releases need, all where there is no oldest, and which strings go.
  package mutating func addReleases(
    _ contract: NameContract, minimum: ReleaseVersion?, of side: ComparedTokens
  ) {
    guard let index = side[path] else { return }
    let names = side.tokens[index].names
    guard !names.isHidden, let group = contract.group(.tokens(names.group)) else { return }
    let entries = group.entries.filter {
      ([names.serverName] + names.formerNames).contains($0.name)
    }
    wireNames = entries.filter { !$0.isRetired }.map { "\(group.id.path).\($0.name)" }
    guard let entry = entries.first(where: { $0.name == names.serverName }),
      let oldest = minimum ?? contract.releases.first
    else { return }
    guard let deprecated = entry.deprecated else {
      obstacles.append(
        "no release has it as deprecated; record one with 'tokenc contract --release X.Y.Z'")
      return
    }
    let heir = successor.flatMap { side[$0] }.map { side.tokens[$0].names.serverName }
    let isHeirKnown =
      heir.flatMap { name in group.entries.first { $0.name == name } }
      .map { $0.isKnown(to: oldest) } ?? false
    guard deprecated > oldest, !isHeirKnown else { return }
    obstacles.append(
      "apps of \(oldest) are supported, and it is deprecated since \(deprecated)"
        + (minimum == nil
          ? "; say 'minimumRelease' in tokenc.json" : "; raise 'minimumRelease' in tokenc.json"))
  }
}

extension TokenMention.Kind {
  fileprivate var phrase: String {
    switch self {
    case .swift: "Swift names it"
    case .unclear: "a member of its name, which may be it"
    case .text: "a string that is its name"
    case .spec: "a component names it"
    case .alias: "another token is an alias of it"
    case .sent: "a server sends it"
    }
  }
}

// MARK: - Edits

extension [TokenRetirement] {
  /// The edits of the token files that carry out all steps.
  ///
  /// - Parameter table: the tokens with all of their contexts.
  package func edits(in table: TokenTable) throws(PathRenames.Fault) -> [FileID: [TextEdit]] {
    let declarations = RetirementDeclarations(table)
    var edits: [FileID: [TextEdit]] = [:]
    var removed: Set<NodeID> = []
    for retirement in self {
      let objects = try declarations.objects(of: retirement.path)
      switch retirement.step {
      case .kept: break
      case .removed: removed.formUnion(objects)
      case .deprecated:
        guard let index = table.index(ofText: retirement.path) else { continue }
        let object = table.declaration(of: table.tokens[index])
        edits[table.tape.range(object).file, default: []] +=
          retirement.deprecation(of: object, in: table.tape)
      }
    }
    guard !removed.isEmpty else { return edits }
    for group in table.resolution.model.groups where group.path == .root {
      edits[table.tape.range(group.object).file, default: []] +=
        table.tape.removing(removed, from: group.object)
    }
    return edits
  }
}

/// The objects of the token files that declare each token.
private struct RetirementDeclarations {
  private let table: TokenTable
  /// The objects that state a path, with or without a token that is left of it.
  private let stated: [String: [NodeID]]
  /// The indices of the tokens that an object declares: more than one where a group inherits it.
  private let tokens: [NodeID: [Int]]

  init(_ table: TokenTable) {
    self.table = table
    let paths = table.resolution.model.paths
    stated = Dictionary(grouping: table.resolution.model.tokens) {
      paths.string($0.path, table.tape.names)
    }.mapValues { $0.map(\.object) }
    var tokens: [NodeID: [Int]] = [:]
    for (index, token) in table.tokens.enumerated() {
      for object in Set(table.declarations(of: token).map(\.object)) {
        tokens[object, default: []].append(index)
      }
    }
    self.tokens = tokens
  }

  /// The objects that declare a token, which may be no other token's.
  func objects(of path: String) throws(PathRenames.Fault) -> Set<NodeID> {
    let token = table.index(ofText: path).map { table.tokens[$0] }
    let objects = Set(
      (stated[path] ?? []) + (token.map(table.declarations) ?? []).map(\.object))
    let heirs = objects.flatMap { tokens[$0] ?? [] }.filter { table.tokens[$0].text != path }
    if let heir = heirs.min().map({ table.tokens[$0] }) {
      let isDeclared = token.map { table.declaredPath(of: $0) == path } ?? true
      throw .init(
        "'\(path)' and '\(heir.text)' are one text, as a group inherits it with '$extends'; "
          + "declare '\(isDeclared ? heir.text : path)' in its own group first, with a value")
    }
    return objects
  }
}

extension TokenRetirement {
  fileprivate func deprecation(of token: NodeID, in tape: JSONTape) -> [TextEdit] {
    var members: [String] = []
    var edits: [TextEdit] = []
    if let stated = tape.child("$deprecated", of: token) {
      if tape.kind(stated) == .false { edits.append(TextEdit(tape.bytes(of: stated), "true")) }
    } else {
      members.append(#""$deprecated": true"#)
    }
    if let successor {
      let stated = "\"replacedBy\": \(JSONWriter.quoted(successor))"
      let extensions = tape.child("$extensions", of: token)
      if let own = extensions.flatMap({ tape.child("tokenc", of: $0) }) {
        edits += tape.edits(of: own, adding: [stated])
      } else if let extensions {
        edits += tape.edits(of: extensions, adding: ["\"tokenc\": { \(stated) }"])
      } else {
        members.append("\"$extensions\": { \"tokenc\": { \(stated) } }")
      }
    }
    return edits + tape.edits(of: token, adding: members)
  }
}
