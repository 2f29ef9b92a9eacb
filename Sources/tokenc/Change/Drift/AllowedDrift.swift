import TokenCompiler

/// Differences between the tokens and another tool's file that are meant, each with the reason.
///
/// An entry says exactly what differs, so a further change of the same token is found again:
///
/// ```json
/// {
///   "allowed": [
///     { "kind": "removed", "path": "color.debug", "detail": "#ff00ff", "reason": "of the app alone" }
///   ]
/// }
/// ```
package struct AllowedDrift: Sendable {
  package var entries: [Entry] = []

  package init() {}

  package struct Entry: Sendable {
    /// A kind of `tokenc diff`, for example `revalued`.
    var kind: String
    package var path: String
    var detail: String
    var reason: String
    package var range: SourceRange?

    var key: [String] { [kind, path, detail] }
  }

  static func entry(_ finding: DriftReport.Finding, reason: String) -> Entry {
    Entry(kind: finding.kind.rawValue, path: finding.path, detail: finding.detail, reason: reason)
  }

  /// Reads a list; what is faulty is reported and left out.
  package static func read(
    _ root: NodeID, from tape: JSONTape, reporting diagnostics: inout DiagnosticCollector
  ) -> AllowedDrift {
    var json = JSONObjectReader(tape: tape, id: .allowedDrift, diagnostics: diagnostics)
    defer { diagnostics = json.diagnostics }
    var result = AllowedDrift()
    guard let object = json.object(root, "a list of allowed drift", known: ["allowed"]),
      let list = object["allowed"]
    else { return result }
    guard tape.kind(list) == .array else {
      json.fail(list, "'allowed' takes an array of differences")
      return result
    }
    for node in tape.elements(of: list) {
      guard
        let entry = json.object(
          node, "an allowed difference", known: ["kind", "path", "detail", "reason"])
      else { continue }
      let kind = json.string("kind", of: entry)
      let path = json.string("path", of: entry)
      let detail = entry["detail"].flatMap { json.text($0) }
      let reason = json.string(
        "reason", of: entry, as: "a sentence that says why the difference is meant")
      if let kind, VersionChange.Kind(rawValue: kind) == nil {
        json.fail(
          node,
          "there is no kind of difference '\(kind)'"
            + Suggestion.phrase(for: kind, among: VersionChange.Kind.allCases.map(\.rawValue)))
      }
      guard let kind, let path, let detail, let reason else {
        json.fail(node, "an allowed difference needs 'kind', 'path', 'detail' and 'reason'")
        continue
      }
      result.entries.append(
        Entry(kind: kind, path: path, detail: detail, reason: reason, range: tape.range(node)))
    }
    return result
  }

  /// The file's text: sorted by path.
  package var text: [UInt8] {
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      let sorted = entries.sorted { ($0.path, $0.kind, $0.detail) < ($1.path, $1.kind, $1.detail) }
      writer.array("allowed", sorted) { entry, writer in
        writer.line(
          JSONRecord([
            "kind": entry.kind, "path": entry.path, "detail": entry.detail, "reason": entry.reason,
          ]))
      }
    }
    return writer.document
  }
}
