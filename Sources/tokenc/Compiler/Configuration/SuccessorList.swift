import TokenRuntime

/// Which tokens take the place of those of earlier generations: `replacements.json` beside the tokens, a
/// line for each token, or for many by a pattern.
///
/// ```json
/// {
///   "color.accent.old": { "successor": "color.action", "confirmed": "Ada", "since": "2.0.0" },
///   "color.chart.**": "color.graph.**",
///   "color.line": { "successor": "color.edge", "contexts": { "night": "color.rim" }, "confirmed": "DS-12" },
///   "color.note": { "candidates": ["color.hint", "color.caption"], "reason": "values 96 % alike" }
/// }
/// ```
///
/// Only what is confirmed acts: an entry that says who or what confirmed it, or a successor alone. A
/// token that is there is deprecated by its entry; one that is gone lives on in its successor.
package struct SuccessorList: Sendable {
  package static let fileName = RecordFile.replacements
  /// The name that the file had, which is still read and reported.
  package static let formerFileName = RecordFile.formerReplacements

  package static func isMeant(by name: String) -> Bool {
    name == fileName || name == formerFileName
  }

  /// The file's name, as it is beside the tokens.
  package var fileName = Self.fileName

  package struct Entry: Sendable {
    package var pattern: PathPattern
    /// With the pattern's asterisks; `nil` if nothing takes the place, or only candidates are known.
    package var successor: PathPattern?
    /// The successors in brands, or contexts of other modifiers, where they differ.
    package var contexts: [(name: String, successor: PathPattern)] = []
    package var since: ReleaseVersion?
    /// Who or what confirmed it; `nil` for a proposal, and for a successor alone.
    package var confirmed: String?
    package var reason: String?
    /// The paths of tokens that may take the place, the likeliest first.
    package var candidates: [String] = []
    /// A Boolean value that indicates whether the file has the successor alone.
    var isPlain = false

    package init(_ pattern: PathPattern) { self.pattern = pattern }

    package var isConfirmed: Bool { isPlain || confirmed != nil }
  }

  /// The most specific first.
  package private(set) var entries: [Entry] = [] { didSet { index = Index(entries) } }
  private var index = Index([])

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// The entry that speaks for a token, whether confirmed or not.
  package func entry(of path: String) -> Entry? { index.entry(of: path) }

  /// Adds an entry in place of the proposals that it settles.
  package mutating func confirm(_ entry: Entry) {
    entries.removeAll { other in
      other.pattern.text == entry.pattern.text
        || !other.isConfirmed && entry.pattern.matches(other.pattern.text)
    }
    add([entry])
  }

  package mutating func add(_ new: [Entry]) {
    entries = (entries + new).sorted { $0.pattern.isMoreSpecific(than: $1.pattern) }
  }

  /// A proposal whose first candidate was looked at.
  package struct JudgedProposal: Sendable {
    package let path: String
    package let candidate: String
    package let isConfirmed: Bool
    /// Why it is or isn't certain, with the evidence that the proposal has.
    package let reasons: [String]
  }

  /// Confirms proposals by the first of their candidates where that is certain enough. The evidence stays as
  /// their reason, unless another is stated.
  ///
  /// - Parameter judge: asked with a path, its first candidate and the evidence.
  package mutating func confirmFirstCandidates(
    of patterns: [PathPattern], by confirmed: String, reason: String?,
    judge: (String, String, String?) -> (isCertain: Bool, reasons: [String])
  ) -> [JudgedProposal] {
    var judged: [JudgedProposal] = []
    entries = entries.map { entry in
      guard !entry.isConfirmed, patterns.match(entry.pattern.text),
        let first = entry.candidates.first.flatMap({ PathPattern($0) })
      else { return entry }
      let (isCertain, found) = judge(entry.pattern.text, first.text, entry.reason)
      let evidence = entry.reason ?? ""
      let reasons = found.filter { !evidence.hasWord($0) }
      judged.append(
        JudgedProposal(
          path: entry.pattern.text, candidate: first.text, isConfirmed: isCertain,
          reasons: reasons + (evidence.isEmpty ? [] : [evidence])))
      guard isCertain else { return entry }
      var entry = entry
      entry.successor = first
      entry.candidates = []
      entry.confirmed = confirmed
      entry.reason = reason ?? entry.reason ?? reasons.joined(separator: "; ")
      return entry
    }
    return judged
  }

  /// The file's text: a line for each entry, sorted by the patterns.
  package var text: [UInt8] {
    let lines = entries.sorted(byBytesOf: \.pattern.text).map {
      "  \(JSONWriter.quoted($0.pattern.text)): \($0.text)"
    }
    return Array("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
  }

  struct Index: Sendable {
    /// Those of single tokens.
    let exact: [String: Entry]
    /// The others, the most specific first.
    let patterns: [Entry]

    init(_ entries: [Entry]) {
      patterns = entries.filter { $0.pattern.wildcards != [] }
      exact = Dictionary(
        firstOf: entries.filter { $0.pattern.wildcards == [] }.map { ($0.pattern.text, $0) })
    }

    /// The entry that speaks for a token: its own before those of patterns.
    func entry(of path: String) -> Entry? {
      exact[path] ?? exact[path.withoutRoot] ?? patterns.first { $0.pattern.matches(path) }
    }
  }
}

extension SuccessorList.Entry {
  /// Where a token goes in some contexts; `nil` where nothing takes its place.
  func successor(of path: String, in contexts: Set<String> = []) -> String? {
    let own = self.contexts.first { contexts.contains($0.name) }?.successor
    return (own ?? successor).flatMap { pattern.rename(path, to: $0) }
  }

  fileprivate var text: String {
    if isPlain, let successor { return JSONWriter.quoted(successor.text) }
    func list(_ texts: [String]) -> String { texts.joined(separator: ", ") }
    var members: [(String, String)] = []
    if let successor { members.append(("successor", JSONWriter.quoted(successor.text))) }
    if !contexts.isEmpty {
      let texts = contexts.map {
        "\(JSONWriter.quoted($0.name)): \(JSONWriter.quoted($0.successor.text))"
      }
      members.append(("contexts", "{ \(list(texts)) }"))
    }
    if !candidates.isEmpty {
      members.append(("candidates", "[\(list(candidates.map(JSONWriter.quoted)))]"))
    }
    if let since { members.append(("since", "\"\(since)\"")) }
    if let confirmed { members.append(("confirmed", JSONWriter.quoted(confirmed))) }
    if let reason { members.append(("reason", JSONWriter.quoted(reason))) }
    return "{ \(list(members.map { "\"\($0)\": \($1)" })) }"
  }
}

// MARK: - Reading

extension SuccessorList {
  /// Reads the file; what is faulty is reported and left out.
  package static func read(
    _ root: NodeID, from tape: JSONTape, reporting diagnostics: inout DiagnosticCollector
  ) -> SuccessorList {
    var reader = ConfigurationReader(
      json: JSONObjectReader(tape: tape, id: .configuration, diagnostics: diagnostics), rules: nil)
    var list = SuccessorList()
    list.add(
      reader.json.members(of: root, "a list of successors").compactMap { reader.successor($0) })
    diagnostics = reader.json.diagnostics
    return list
  }
}

extension ConfigurationReader {
  fileprivate mutating func successor(_ member: JSONObject.Member) -> SuccessorList.Entry? {
    guard let pattern = key(member) else { return nil }
    var entry = SuccessorList.Entry(pattern)
    if tape.kind(member.value) == .string {
      entry.successor = otherPath(of: pattern, member.value, "a list of successors")
      entry.isPlain = true
      return entry.successor == nil ? nil : entry
    }
    let known = ["successor", "contexts", "candidates", "since", "confirmed", "reason"]
    guard let object = json.object(member.value, "what takes the place of a token", known: known)
    else { return nil }
    if let node = object["successor"] {
      entry.successor = otherPath(of: pattern, node, "a list of successors")
      if entry.successor == nil { return nil }
    }
    for context in object["contexts"].map({ json.members(of: $0, "'contexts'") }) ?? [] {
      if let path = otherPath(of: pattern, context.value, "a list of successors") {
        entry.contexts.append((context.name, path))
      }
    }
    if let node = object["since"] {
      entry.since = json.text(node).flatMap { ReleaseVersion($0) }
      if entry.since == nil { json.fail(node, "expected a release such as '2.4.0'") }
    }
    entry.candidates = json.strings("candidates", of: object) ?? []
    entry.confirmed = json.string(
      "confirmed", of: object, as: "who or what confirmed it, for example a name or a ticket")
    entry.reason = json.string("reason", of: object)
    if entry.successor == nil, !entry.contexts.isEmpty {
      return json.refuse(object.opening, "'contexts' needs the 'successor' of all others")
    }
    if entry.isConfirmed, entry.successor == nil, !entry.candidates.isEmpty {
      return json.refuse(
        object.opening, "what is confirmed needs its 'successor'; choose one of 'candidates'")
    }
    return entry
  }
}
