import Testing
import TokenCompiler

/// A diagnostic as a test states it. Notes and fix-its that are `nil` are not compared.
package struct ExpectedDiagnostic {
  package enum Severity: String {
    case error, warning
  }

  package struct Note {
    package let marker: String
    package let message: String

    package static func note(at marker: String, _ message: String) -> Note {
      Note(marker: marker, message: message)
    }
  }

  /// The text that a fix-it puts in, at a marker.
  package struct FixIt {
    package let marker: String
    package let replacement: String

    package static func put(_ replacement: String, at marker: String) -> FixIt {
      FixIt(marker: marker, replacement: replacement)
    }
  }

  package let severity: Severity
  package let marker: String?
  package let message: String
  package let id: String
  package let notes: [Note]?
  package let fixIt: FixIt?

  package static func error(
    at marker: String? = nil, _ message: String, id: String, notes: [Note]? = nil,
    fixIt: FixIt? = nil
  ) -> ExpectedDiagnostic {
    ExpectedDiagnostic(
      severity: .error, marker: marker, message: message, id: id, notes: notes, fixIt: fixIt)
  }

  package static func warning(
    at marker: String? = nil, _ message: String, id: String, notes: [Note]? = nil,
    fixIt: FixIt? = nil
  ) -> ExpectedDiagnostic {
    ExpectedDiagnostic(
      severity: .warning, marker: marker, message: message, id: id, notes: notes, fixIt: fixIt)
  }
}

/// Resolves one token file and compares all that is reported, in order, with what is expected.
package func expectDiagnostics(
  in text: String, _ expected: [ExpectedDiagnostic],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectDiagnostics(in: ["a.tokens.json": text], expected, sourceLocation: sourceLocation)
}

/// Resolves files, one of which may be a resolver document, and compares all that is reported.
package func expectDiagnostics(
  in texts: KeyValuePairs<String, String>, choosing choices: KeyValuePairs<String, String> = [:],
  _ expected: [ExpectedDiagnostic], sourceLocation: SourceLocation = #_sourceLocation
) {
  let files = MarkedFiles(texts)
  let input = LoadedFiles(files.files, choosing: choices)
  expectDiagnostics(
    input.diagnostics, expected, in: input.sources, files,
    sourceLocation: sourceLocation)
}

/// Compares diagnostics, in order, with what is expected.
package func expectDiagnostics(
  _ actual: [Diagnostic], _ expected: [ExpectedDiagnostic], in sources: SourceMap,
  _ files: MarkedFiles, sourceLocation: SourceLocation
) {
  func place(_ range: SourceRange?) -> String? {
    guard let range else { return nil }
    let file = sources[range.file]
    if let marker = files.marker(in: file.path, at: Int(range.start)) { return marker }
    let position = file.position(at: Int(range.start))
    return "\(file.path):\(position.line):\(position.column)"
  }
  var found = actual.map { $0.summary(at: place($0.range)) }
  var wanted = expected.map(\.summary)
  for (index, pair) in zip(actual, expected).enumerated() {
    if let notes = pair.1.notes {
      found[index] += pair.0.notes.map { "\n  \(place($0.range) ?? "-") note: \($0.message)" }
        .joined()
      wanted[index] += notes.map { "\n  \($0.marker) note: \($0.message)" }.joined()
    }
    if let fixIt = pair.1.fixIt {
      found[index] +=
        pair.0.fixIt.map { "\n  \(place($0.range) ?? "-") put: \($0.edit.replacement)" } ?? ""
      wanted[index] += "\n  \(fixIt.marker) put: \(fixIt.replacement)"
    }
  }
  guard found != wanted else { return }
  Issue.record(
    """
    expected:
    \(wanted.joined(separator: "\n"))
    found:
    \(found.joined(separator: "\n"))
    """, sourceLocation: sourceLocation)
}

extension Diagnostic {
  fileprivate func summary(at place: String?) -> String {
    "\(place ?? "-") \(severity.rawValue): \(message) [\(id.rawValue)]"
  }
}

extension ExpectedDiagnostic {
  fileprivate var summary: String {
    "\(marker ?? "-") \(severity.rawValue): \(message) [\(id)]"
  }
}
