/// Prints diagnostics as a SARIF 2.1.0 log (OASIS Standard, 27 March 2020), for code scanning.
///
/// SARIF has no columns in UTF-8 bytes, so columns are converted to UTF-16 code units.
struct SARIFDiagnosticFormatter: DiagnosticFormatter {
  /// The version of tokenc that the log names, or `nil` to name none.
  var toolVersion: String?

  func format(_ report: DiagnosticReport, in sources: SourceMap) -> [UInt8] {
    let rules = Set(report.shown.map(\.id.rawValue)).sorted(byBytesOf: \.self)
    let ruleIndexes = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    var parts = SARIFParts(indexes: LineIndexes(sources))
    let driver: JSONRecord = [
      "name": "tokenc", "semanticVersion": toolVersion,
      "rules": rules.map { JSONRecord(["id": $0]) },
    ]
    let run: JSONRecord = [
      "tool": JSONRecord(["driver": driver]), "columnKind": "utf16CodeUnits",
      "invocations": [invocation(report)],
      "results": report.shown.map {
        parts.result($0, ruleIndex: ruleIndexes[$0.id.rawValue] ?? -1)
      },
    ]
    return JSONRecord(["$schema": Self.schema, "version": "2.1.0", "runs": [run]]).document
  }

  /// Says whether the run did what it was asked for, and what it left out.
  private func invocation(_ report: DiagnosticReport) -> JSONRecord {
    [
      "executionSuccessful": report.errorCount == 0,
      "toolExecutionNotifications": report.omission.map {
        [JSONRecord(["level": "note", "message": JSONRecord(["text": $0])])]
      },
    ]
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
}

/// The parts of a log that point into files.
private struct SARIFParts {
  var indexes: LineIndexes

  mutating func result(_ diagnostic: Diagnostic, ruleIndex: Int) -> JSONRecord {
    var location = diagnostic.range.map { physicalLocation($0) }
    if location == nil, let path = diagnostic.path {
      location = ["physicalLocation": JSONRecord(["artifactLocation": artifact(path)])]
    }
    let notes = diagnostic.notes.enumerated().map { index, note in
      JSONRecord(["id": index]) + (note.range.map { physicalLocation($0) } ?? [:])
        + ["message": text(note.message)]
    }
    return [
      "ruleId": diagnostic.id.rawValue, "ruleIndex": ruleIndex,
      "level": diagnostic.severity.rawValue, "message": text(diagnostic.message),
      "locations": [location].compactMap(\.self),
      "relatedLocations": notes.isEmpty ? nil : notes,
      "fixes": diagnostic.fixIt.map { [fix($0)] },
    ]
  }

  private mutating func fix(_ fixIt: Diagnostic.FixIt) -> JSONRecord {
    let replacement: JSONRecord = [
      "deletedRegion": region(fixIt.range), "insertedContent": text(fixIt.edit.replacement),
    ]
    let change: JSONRecord = [
      "artifactLocation": artifact(indexes.path(of: fixIt.range.file)),
      "replacements": [replacement],
    ]
    return ["description": text(fixIt.message), "artifactChanges": [change]]
  }

  private func text(_ text: String) -> JSONRecord { ["text": text] }

  private func artifact(_ path: String) -> JSONRecord { ["uri": uriReference(forPath: path)] }

  private mutating func physicalLocation(_ range: SourceRange) -> JSONRecord {
    let location: JSONRecord = [
      "artifactLocation": artifact(indexes.path(of: range.file)), "region": region(range),
    ]
    return ["physicalLocation": location]
  }

  private mutating func region(_ range: SourceRange) -> JSONRecord {
    let index = indexes[range.file]
    return [
      "startLine": index.position(at: Int(range.start)).line,
      "startColumn": index.utf16Column(at: Int(range.start)),
      "endLine": index.position(at: Int(range.end)).line,
      "endColumn": index.utf16Column(at: Int(range.end)),
    ]
  }
}

/// The URI reference of a path (RFC 3986): relative as it is, absolute with the `file` scheme.
///
/// All bytes but the unreserved ones and `/` are percent-encoded, so a colon in the first folder's
/// name can't be taken for a scheme.
private func uriReference(forPath path: String) -> String {
  let prefix = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
  return prefix + path.percentEncoded { !SwiftName.isWordByte($0) && !"-._~/".utf8.contains($0) }
}
