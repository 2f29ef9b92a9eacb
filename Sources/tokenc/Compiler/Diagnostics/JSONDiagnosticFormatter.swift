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
/// Lines and columns count from 1, columns in UTF-8 bytes; offsets are bytes from 0; ends are
/// exclusive. `path` and `range` are absent where there is no file or no place, `fixIt` where there
/// is none; `notes` is always there. `hiddenCount` is what `--max-errors` left out.
struct JSONDiagnosticFormatter: DiagnosticFormatter {
  func format(_ report: DiagnosticReport, in sources: SourceMap) -> [UInt8] {
    var indexes = LineIndexes(sources)
    var json = JSONWriter(layout: .indented)
    json.object { json in
      json.member("version", 1)
      json.member("errorCount", report.errorCount)
      json.member("warningCount", report.warningCount)
      json.member("hiddenCount", report.hiddenErrorCount + report.hiddenWarningCount)
      json.array("diagnostics", report.shown) { $1.write($0, &indexes) }
    }
    return json.document
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ diagnostic: Diagnostic, _ indexes: inout LineIndexes) {
    object { json in
      json.member("severity", diagnostic.severity.rawValue)
      json.member("id", diagnostic.id.rawValue)
      json.member("message", diagnostic.message)
      if diagnostic.range == nil, let path = diagnostic.path { json.member("path", path) }
      json.writePlace(diagnostic.range, &indexes)
      json.array("notes", diagnostic.notes) { note, json in
        json.object { json in
          json.member("message", note.message)
          json.writePlace(note.range, &indexes)
        }
      }
      guard let fixIt = diagnostic.fixIt else { return }
      json.object("fixIt") { json in
        json.member("message", fixIt.message)
        json.writePlace(fixIt.range, &indexes)
        json.member("replacement", fixIt.replacement)
      }
    }
  }

  private mutating func writePlace(_ range: SourceRange?, _ indexes: inout LineIndexes) {
    guard let range else { return }
    member("path", indexes.path(of: range.file))
    object("range") { json in
      json.write("start", indexes.start(of: range), offset: Int(range.start))
      json.write("end", indexes.end(of: range), offset: Int(range.end))
    }
  }

  private mutating func write(_ name: String, _ position: SourcePosition, offset: Int) {
    object(name) { json in
      json.member("line", position.line)
      json.member("column", position.column)
      json.member("offset", offset)
    }
  }
}
