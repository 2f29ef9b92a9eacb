import TokenCompiler

/// Edits of `tokenc.json` without which imported files don't compile: few patterns for many tokens.
package struct ImportProposal: Sendable {
  /// Patterns of tokens that some themes lack. Aliases alone may use them once they are hidden.
  package var hidden: [String]
  /// The number of tokens that the patterns mean.
  package var tokenCount: Int
  /// The faults that keep the files from being compiled with these edits.
  package var obstacles: [String]

  package init(hidden: [String], tokenCount: Int, obstacles: [String]) {
    self.hidden = hidden
    self.tokenCount = tokenCount
    self.obstacles = obstacles
  }

  /// The member that the edits add, for example `"hidden": ["color.palette.**"]`.
  package var line: String {
    "\"hidden\": [\(hidden.map { JSONWriter.quoted($0) }.joined(separator: ", "))]"
  }
}

extension Importer.Result {
  /// The edits that let the files compile; `nil` where none are needed, or none are known.
  package var proposal: ImportProposal? {
    var holes = ImportCheck.holes(in: files)
    guard !holes.isEmpty else { return nil }
    var count = 0
    var edited = files
    var patterns: [String] = []
    // Some are reported only where others are not.
    while holes.count > count {
      count = holes.count
      patterns = HiddenPatterns(tokens, holes: holes).patterns
      guard let hidden = files.hiding(patterns) else { return nil }
      edited = hidden
      holes.formUnion(ImportCheck.holes(in: edited))
    }
    let found = patterns.compactMap { PathPattern($0) }
    let hidden = Set(tokens.map { $0.path.joined(separator: ".") }).filter { path in
      found.contains { $0.matches(path) }
    }
    return ImportProposal(
      hidden: patterns, tokenCount: hidden.count,
      obstacles: ImportCheck.obstacles(to: edited, isByType: true))
  }

  /// The text of a `tokenc.json` with the edits of a proposal; `nil` for one that isn't an object.
  package static func configuration(
    _ contents: [UInt8], with proposal: ImportProposal
  ) -> [UInt8]? {
    ConfigurationText.hiding(proposal.hidden, in: contents)
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
  static func hiding(_ patterns: [String], in contents: [UInt8]) -> [UInt8]? {
    var reader = InputReader(source: MemorySource([(Configuration.fileName, contents)]))
    var diagnostics = DiagnosticCollector()
    guard
      let root = try? reader.root(ofFile: Configuration.fileName, reporting: &diagnostics),
      !diagnostics.hasErrors, reader.tape.kind(root) == .object
    else { return nil }
    let tape = reader.tape
    let quoted = patterns.map { JSONWriter.quoted($0) }.joined(separator: ", ")
    if let list = tape.member("hidden", of: root), tape.kind(list) == .array {
      let isEmpty = tape.elements(of: list).isEmpty
      let last = tape.elements(of: list).last.map { Int(tape.range($0).end) }
      let place = last ?? Int(tape.opening(list).end)
      return inserting((isEmpty ? "" : ", ") + quoted, at: place, in: contents)
    }
    guard tape.member("hidden", of: root) == nil else { return nil }
    let isEmpty = tape.allMembers(of: root).isEmpty
    let text = "\n  \"hidden\": [\(quoted)]" + (isEmpty ? "\n" : ",")
    return inserting(text, at: Int(tape.opening(root).end), in: contents)
  }

  private static func inserting(_ text: String, at place: Int, in contents: [UInt8]) -> [UInt8] {
    Array(contents[..<place]) + Array(text.utf8) + Array(contents[place...])
  }
}
