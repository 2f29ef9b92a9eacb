import TokenCompiler

/// Edits of `tokenc.json` without which imported files don't compile: few lines for many tokens.
package struct ImportProposal: Sendable {
  /// Patterns of tokens that some themes lack. Aliases alone may use them once they are hidden.
  package var hidden: [String] = []
  /// Paths by whose names tokens get cases of their own, by the paths of these: two had the same.
  package var renames: [(path: String, name: String)] = []
  /// Names of enums by the groups that they are of: two groups had the same.
  package var enumNames: [(group: String, name: String)] = []
  /// The number of tokens that are hidden.
  package var hiddenCount = 0
  /// The faults that keep the files from being compiled with these edits.
  package var obstacles: [String] = []

  package init() {}

  package var isEmpty: Bool { hidden.isEmpty && renames.isEmpty && enumNames.isEmpty }

  /// The members that the edits add, for example `"hidden": ["color.palette.**"]`.
  package var lines: [String] { lines(atMost: .max) }

  /// The same with some of the entries of each member, and the number of the others.
  package func lines(atMost count: Int) -> [String] {
    func joined(_ entries: [String]) -> String {
      let rest = entries.count - count
      return entries.prefix(count).joined(separator: ", ")
        + (rest > 0 ? ", and \(counted(rest, "more entry", plural: "more entries"))" : "")
    }
    var lines: [String] = []
    if !hidden.isEmpty { lines.append("\"hidden\": [\(joined(hidden.map(JSONWriter.quoted)))]") }
    if !renames.isEmpty { lines.append("\"rename\": {\(joined(renameMembers.map(\.text)))}") }
    if !enumNames.isEmpty { lines.append("\"groups\": {\(joined(enumMembers.map(\.text)))}") }
    return lines
  }

  fileprivate var renameMembers: [ConfigurationText.Member] {
    renames.map { .init(name: $0.path, json: JSONWriter.quoted($0.name)) }
  }

  fileprivate var enumMembers: [ConfigurationText.Member] {
    enumNames.map { .init(name: $0.group, json: "{\"type\": \(JSONWriter.quoted($0.name))}") }
  }
}

extension Importer.Result {
  /// The edits that let the files compile; `nil` where none are needed, or none are known.
  package var proposal: ImportProposal? {
    var search = ProposalSearch(files, tokens)
    search.run()
    return search.proposal.isEmpty ? nil : search.proposal
  }

  /// The text of a `tokenc.json` with the edits of a proposal; `nil` for one that can't take them.
  package static func configuration(
    _ contents: [UInt8], with proposal: ImportProposal
  ) -> [UInt8]? {
    var edited: [UInt8]? = contents
    if !proposal.hidden.isEmpty {
      edited = edited.flatMap { ConfigurationText.adding(proposal.hidden, to: "hidden", in: $0) }
    }
    if !proposal.renames.isEmpty {
      edited = edited.flatMap {
        ConfigurationText.adding(proposal.renameMembers, to: ["rename"], in: $0)
      }
    }
    for (entry, member) in zip(proposal.enumNames, proposal.enumMembers) {
      edited = edited.flatMap { contents in
        let type = ConfigurationText.Member(name: "type", json: JSONWriter.quoted(entry.name))
        return ConfigurationText.has(["groups", entry.group], in: contents)
          ? ConfigurationText.adding([type], to: ["groups", entry.group], in: contents)
          : ConfigurationText.adding([member], to: ["groups"], in: contents)
      }
    }
    return edited
  }
}

/// Looks for the edits with which files compile: those that one round needs may show faults that were hidden before.
private struct ProposalSearch {
  private(set) var proposal = ImportProposal()
  private let files: ImportedFiles
  private let tokens: [ImportedToken]
  private let paths: Set<String>
  /// The paths of all tokens by their letters and digits, and those that are given.
  private var spellings: Set<String>
  /// The numbers that renamed tokens got, by their paths.
  private var numbers: [String: Int] = [:]
  private var holes: Set<String> = []

  private static let maximumRounds = 8

  init(_ files: ImportedFiles, _ tokens: [ImportedToken]) {
    self.files = files
    self.tokens = tokens
    paths = Set(tokens.map { $0.path.joined(separator: ".") })
    spellings = Set(paths.map(Self.spelling))
  }

  mutating func run() {
    proposal.enumNames = Self.enumNames(of: tokens)
    var edited = files.edited(by: proposal) ?? files
    for _ in 0..<Self.maximumRounds {
      let faults = ImportCheck.nameFaults(in: edited)
      let isComplete = faults.holes.isSubset(of: holes) && faults.clashes.isEmpty
      if isComplete { break }
      holes.formUnion(faults.holes)
      if !holes.isEmpty { proposal.hidden = HiddenPatterns(tokens, holes: holes).patterns }
      for path in faults.clashes { rename(path) }
      guard let next = files.edited(by: proposal) else {
        proposal = ImportProposal()
        return
      }
      edited = next
    }
    guard !proposal.isEmpty else { return }
    let found = proposal.hidden.compactMap { PathPattern($0) }
    proposal.hiddenCount = paths.count { path in found.contains { $0.matches(path) } }
    proposal.obstacles = ImportCheck.obstacles(to: edited, isByType: true)
  }

  /// Gives a token the names of a path with a number at its end; not one that a pattern can't mean.
  private mutating func rename(_ path: String) {
    guard !path.contains("*"), !path.contains("$") else { return }
    var number = numbers[path] ?? 1
    repeat { number += 1 } while !spellings.insert(Self.spelling(of: "\(path)-\(number)")).inserted
    numbers[path] = number
    proposal.renames.removeAll { $0.path == path }
    proposal.renames.append((path, "\(path)-\(number)"))
  }

  /// The letters and digits of a path: paths that have the same may get one name.
  private static func spelling(of path: String) -> String {
    path.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Names for enums of groups that are spelled alike in Swift, as `text-style` and `textStyle` are.
  private static func enumNames(of tokens: [ImportedToken]) -> [(group: String, name: String)] {
    let groups = tokens.compactMap(\.path.first).unique()
    var taken: Set<String> = []
    return groups.compactMap { group in
      let name = SwiftName.legalTypeName(of: group)
      if taken.insert(name).inserted { return nil }
      let stem = name.hasSuffix("Token") ? String(name.dropLast("Token".count)) : name
      let free = stem.numbered("") { taken.insert("\($0)Token").inserted }
      return (group, "\(free)Token")
    }
  }
}

/// The fewest patterns that mean the tokens which some themes lack.
///
/// A group is meant as a whole where most of its tokens lack values, or half of them do and the others serve
/// aliases; otherwise the groups in it are looked at.
private struct HiddenPatterns {
  private(set) var patterns: [String] = []
  private let holes: Set<String>
  /// The paths that other tokens refer to.
  private var targets: Set<[String]> = []

  init(_ tokens: [ImportedToken], holes: Set<String>) {
    self.holes = holes
    for token in tokens {
      for value in [token.value] + token.modes.map(\.value) { targets.formUnion(value.targets) }
    }
    let paths = Set(tokens.map(\.path)).sorted { $0.lexicographicallyPrecedes($1) }
    add(paths, below: [])
  }

  private mutating func add(_ paths: [[String]], below group: [String]) {
    for (name, inner) in paths.grouped(by: { $0[group.count] }) {
      let path = group + [name]
      let lacking = inner.filter { holes.contains($0.joined(separator: ".")) }
      guard !lacking.isEmpty else { continue }
      if inner.count == 1, inner[0] == path {
        patterns.append(path.joined(separator: "."))
        continue
      }
      let others = inner.filter { !holes.contains($0.joined(separator: ".")) }
      let isWhole =
        inner.count > 1
        && (lacking.count * 4 >= inner.count * 3
          || lacking.count * 2 >= inner.count && others.allSatisfy(targets.contains))
      if isWhole {
        patterns.append(path.joined(separator: ".") + ".**")
      } else {
        // A path that is a token and a group has its token at the end.
        for own in inner where own.count == path.count && holes.contains(own.joined(separator: "."))
        {
          patterns.append(own.joined(separator: "."))
        }
        add(inner.filter { $0.count > path.count }, below: path)
      }
    }
  }
}

/// Edits of the text of a `tokenc.json`, whose layout stays.
enum ConfigurationText {
  struct Member {
    var name: String
    var json: String

    var text: String { "\(JSONWriter.quoted(name)): \(json)" }
  }

  private struct Parsed {
    var tape: JSONTape
    var root: NodeID
  }

  private static func parsed(_ contents: [UInt8]) -> Parsed? {
    var reader = InputReader(source: MemorySource([(Configuration.fileName, contents)]))
    var diagnostics = DiagnosticCollector()
    guard
      let root = try? reader.root(ofFile: Configuration.fileName, reporting: &diagnostics),
      !diagnostics.hasErrors, reader.tape.kind(root) == .object
    else { return nil }
    return Parsed(tape: reader.tape, root: root)
  }

  private static func node(_ path: [String], of text: Parsed) -> NodeID? {
    path.reduce(text.root as NodeID?) { node, name in
      node.flatMap { text.tape.member(name, of: $0) }
    }
  }

  /// Returns a Boolean value that indicates whether the text has a member, by the names that lead to it.
  static func has(_ path: [String], in contents: [UInt8]) -> Bool {
    parsed(contents).map { node(path, of: $0) != nil } ?? false
  }

  /// Adds texts to a list of the root, which is made where there is none.
  static func adding(_ texts: [String], to name: String, in contents: [UInt8]) -> [UInt8]? {
    guard let text = parsed(contents) else { return nil }
    let quoted = texts.map { JSONWriter.quoted($0) }.joined(separator: ", ")
    guard let list = node([name], of: text) else {
      return adding([Member(name: name, json: "[\(quoted)]")], to: [], in: contents)
    }
    guard text.tape.kind(list) == .array else { return nil }
    let last = text.tape.elements(of: list).last.map { Int(text.tape.range($0).end) }
    let offset = last ?? Int(text.tape.opening(list).end)
    return inserting((last == nil ? "" : ", ") + quoted, at: offset, in: contents)
  }

  /// Adds members to an object, by the names that lead to it; objects that lack are made.
  static func adding(_ members: [Member], to path: [String], in contents: [UInt8]) -> [UInt8]? {
    guard let text = parsed(contents) else { return nil }
    let joined = members.map(\.text).joined(separator: ", ")
    guard let object = node(path, of: text) else {
      guard let name = path.last else { return nil }
      return adding(
        [Member(name: name, json: "{\(joined)}")], to: Array(path.dropLast()), in: contents)
    }
    guard text.tape.kind(object) == .object else { return nil }
    let start = Int(text.tape.opening(object).end)
    let first = text.tape.allMembers(of: object).first.map { Int(text.tape.range($0.key).start) }
    if path.isEmpty {
      return inserting("\n  " + joined + (first == nil ? "\n" : ","), at: start, in: contents)
    }
    guard let first else { return inserting(joined, at: start, in: contents) }
    // Before the others, as far in as these.
    let space = String(decoding: contents[start..<first], as: UTF8.self)
    return inserting(space + joined + ",", at: start, in: contents)
  }

  private static func inserting(_ text: String, at offset: Int, in contents: [UInt8]) -> [UInt8] {
    Array(contents[..<offset]) + Array(text.utf8) + Array(contents[offset...])
  }
}
