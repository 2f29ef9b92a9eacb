/// Prints diagnostics as a SARIF 2.1.0 log (OASIS Standard, 27 March 2020), for code scanning.
///
/// SARIF has no columns in UTF-8 bytes, so columns are converted to UTF-16 code units.
struct SARIFDiagnosticFormatter: DiagnosticFormatter {
  /// The version of tokenc that the log names, or `nil` to name none.
  var toolVersion: String?

  func format(_ report: DiagnosticReport, in sources: SourceMap) -> [UInt8] {
    var indexes = LineIndexes(sources)
    let rules = Set(report.shown.map(\.id.rawValue)).sorted(byBytesOf: \.self)
    let ruleIndexes = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    var json = JSONWriter(layout: .indented)
    json.object { json in
      json.member("$schema", Self.schema)
      json.member("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          json.writeTool(rules: rules, version: toolVersion)
          json.member("columnKind", "utf16CodeUnits")
          json.writeInvocation(report)
          json.array("results", report.shown) { diagnostic, json in
            json.writeResult(
              diagnostic, ruleIndex: ruleIndexes[diagnostic.id.rawValue] ?? -1, &indexes)
          }
        }
      }
    }
    return json.document
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
}

extension JSONWriter {
  fileprivate mutating func writeTool(rules: [String], version: String?) {
    object("tool") { json in
      json.object("driver") { json in
        json.member("name", "tokenc")
        if let version { json.member("semanticVersion", version) }
        json.array("rules", rules) { rule, json in
          json.object { $0.member("id", rule) }
        }
      }
    }
  }

  /// Says whether the run did what it was asked for, and what it left out.
  fileprivate mutating func writeInvocation(_ report: DiagnosticReport) {
    array("invocations") { json in
      json.object { json in
        json.member("executionSuccessful", report.errorCount == 0)
        guard let omission = report.omission else { return }
        json.array("toolExecutionNotifications") { json in
          json.object { json in
            json.member("level", "note")
            json.writeMessage(omission)
          }
        }
      }
    }
  }

  fileprivate mutating func writeResult(
    _ diagnostic: Diagnostic, ruleIndex: Int, _ indexes: inout LineIndexes
  ) {
    object { json in
      json.member("ruleId", diagnostic.id.rawValue)
      json.member("ruleIndex", ruleIndex)
      json.member("level", diagnostic.severity.rawValue)
      json.writeMessage(diagnostic.message)
      json.array("locations") { json in
        if let range = diagnostic.range {
          json.object { $0.writePhysicalLocation(range, &indexes) }
        } else if let path = diagnostic.path {
          json.object { json in
            json.object("physicalLocation") { $0.writeArtifact(path) }
          }
        }
      }
      json.writeNotes(diagnostic.notes, &indexes)
      if let fixIt = diagnostic.fixIt { json.writeFix(fixIt, &indexes) }
    }
  }

  private mutating func writeNotes(_ notes: [Diagnostic.Note], _ indexes: inout LineIndexes) {
    guard !notes.isEmpty else { return }
    array("relatedLocations", notes.enumerated()) { note, json in
      json.object { json in
        json.member("id", note.offset)
        if let range = note.element.range { json.writePhysicalLocation(range, &indexes) }
        json.writeMessage(note.element.message)
      }
    }
  }

  private mutating func writeFix(_ fixIt: Diagnostic.FixIt, _ indexes: inout LineIndexes) {
    array("fixes") { json in
      json.object { json in
        json.object("description") { $0.member("text", fixIt.message) }
        json.array("artifactChanges") { json in
          json.object { json in
            json.writeArtifact(indexes.path(of: fixIt.range.file))
            json.array("replacements") { json in
              json.object { json in
                json.key("deletedRegion")
                json.writeRegion(fixIt.range, &indexes)
                json.object("insertedContent") { $0.member("text", fixIt.replacement) }
              }
            }
          }
        }
      }
    }
  }

  private mutating func writeMessage(_ text: String) {
    object("message") { $0.member("text", text) }
  }

  private mutating func writePhysicalLocation(_ range: SourceRange, _ indexes: inout LineIndexes) {
    object("physicalLocation") { json in
      json.writeArtifact(indexes.path(of: range.file))
      json.key("region")
      json.writeRegion(range, &indexes)
    }
  }

  private mutating func writeArtifact(_ path: String) {
    object("artifactLocation") { $0.member("uri", uriReference(forPath: path)) }
  }

  private mutating func writeRegion(_ range: SourceRange, _ indexes: inout LineIndexes) {
    let index = indexes[range.file]
    object { json in
      json.member("startLine", index.position(at: Int(range.start)).line)
      json.member("startColumn", index.utf16Column(at: Int(range.start)))
      json.member("endLine", index.position(at: Int(range.end)).line)
      json.member("endColumn", index.utf16Column(at: Int(range.end)))
    }
  }
}

/// The URI reference of a path (RFC 3986): relative as it is, absolute with the `file` scheme.
///
/// All bytes but the unreserved ones and `/` are percent-encoded, so a colon in the first folder's
/// name can't be taken for a scheme.
private func uriReference(forPath path: String) -> String {
  let prefix = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
  return prefix
    + path.percentEncoded { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        false
      default: !"-._~/".utf8.contains(byte)
      }
    }
}
