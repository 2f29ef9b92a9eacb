/// Prints diagnostics as one JSON document for tools; its members only ever grow.
///
/// ```json
/// {
///   "version": 1,
///   "errorCount": 1,
///   "warningCount": 0,
///   "hiddenCount": 0,
///   "diagnostics": [
///     {
///       "severity": "error",
///       "id": "unknown-alias",
///       "message": "alias '{blu}' names no token; did you mean '{blue}'?",
///       "path": "a.tokens.json",
///       "range": {
///         "start": { "line": 2, "column": 15, "offset": 40 },
///         "end": { "line": 2, "column": 20, "offset": 45 }
///       },
///       "notes": [ { "message": "…", "path": "…", "range": { … } } ],
///       "fixIt": { "message": "…", "path": "…", "range": { … }, "replacement": "{blue}" }
///     }
///   ]
/// }
/// ```
///
/// A fault that `validate` finds in a document also has the facts by which a program mends it, so that it parses no
/// sentence:
///
/// ```json
/// {
///   "pointer": "/children/0/color",
///   "reason": "ColorToken has no 'acent'",
///   "allowed": [ "accent", "background" ],
///   "fix": { "op": "replace", "path": "/children/0/color", "value": "accent" }
/// }
/// ```
///
/// `pointer` is a JSON Pointer (RFC 6901), `fix` an operation of JSON Patch (RFC 6902) and absent where more than
/// one edit would do; `allowed` has what the position could hold, the nearest first, and no more than 50.
///
/// A literal that `lint --sources` finds in code has its kind, and the token that has its value in every theme or is
/// nearest:
///
/// ```json
/// {
///   "line": 12, "column": 18, "kind": "spacing", "value": "16",
///   "token": "spacing.m", "swift": "SpacingToken.m"
/// }
/// ```
///
/// Lines and columns count from 1, columns in UTF-8 bytes; offsets are bytes from 0; ends are
/// exclusive. `path` and `range` are absent where there is no file or no position, `fixIt` where there
/// is none; `notes` is always there. `hiddenCount` is what `--max-errors` left out.
struct JSONDiagnosticFormatter: DiagnosticFormatter {
  func format(_ report: DiagnosticReport, in sources: SourceMap) -> [UInt8] {
    var indexes = LineIndexes(sources)
    let record: JSONRecord = [
      "version": 1, "errorCount": report.errorCount, "warningCount": report.warningCount,
      "hiddenCount": report.hiddenErrorCount + report.hiddenWarningCount,
      "diagnostics": report.shown.map { indexes.record($0) },
    ]
    return record.document
  }
}

extension LineIndexes {
  fileprivate mutating func record(_ diagnostic: Diagnostic) -> JSONRecord {
    JSONRecord([
      "severity": diagnostic.severity.rawValue, "id": diagnostic.id.rawValue,
      "message": diagnostic.message, "path": diagnostic.range == nil ? diagnostic.path : nil,
    ]) + location(of: diagnostic.range) + [
      "notes": diagnostic.notes.map {
        JSONRecord(["message": $0.message]) + location(of: $0.range)
      },
      "fixIt": diagnostic.fixIt.map {
        JSONRecord(["message": $0.message]) + location(of: $0.range) + [
          "replacement": $0.edit.replacement
        ]
      },
    ] + (diagnostic.repair?.record ?? [:]) + record(diagnostic.literal, at: diagnostic.range)
  }

  private mutating func record(
    _ literal: Diagnostic.Literal?, at range: SourceRange?
  ) -> JSONRecord {
    guard let literal, let range else { return [:] }
    let position = start(of: range)
    return [
      "line": position.line, "column": position.column, "kind": literal.kind,
      "value": literal.value, "token": literal.token, "swift": literal.swift,
      "others": literal.others.isEmpty ? nil : literal.others, "nearest": literal.nearest,
      "distance": literal.distance,
    ]
  }

  private mutating func location(of range: SourceRange?) -> JSONRecord {
    guard let range else { return [:] }
    let ends: JSONRecord = [
      "start": record(start(of: range), offset: range.start),
      "end": record(end(of: range), offset: range.end),
    ]
    return ["path": path(of: range.file), "range": ends]
  }

  private func record(_ position: SourcePosition, offset: UInt32) -> JSONRecord {
    ["line": position.line, "column": position.column, "offset": Int(offset)]
  }
}

extension Diagnostic.Repair {
  fileprivate var record: JSONRecord {
    let edit: JSONRecord? =
      switch fix {
      case .replace(let json): ["op": "replace", "path": pointer, "value": JSONText(json)]
      case .remove: ["op": "remove", "path": pointer]
      case .move(let other): ["op": "move", "from": pointer, "path": other]
      case nil: nil
      }
    return [
      "pointer": pointer, "reason": reason, "allowed": (choices?.texts ?? []).map(JSONText.init),
      "fix": edit,
    ]
  }

  private struct JSONText: JSONWritable {
    let json: String

    init(_ json: String) { self.json = json }

    func write(to writer: inout JSONWriter) { writer.verbatim(json.utf8) }
  }
}
