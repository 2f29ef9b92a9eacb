/// Prints diagnostics as workflow commands, which GitHub Actions shows beside the lines of a change.
///
/// For example `::error file=a.tokens.json,line=2,col=15,endLine=2,endColumn=20,title=unknown-alias::…`.
/// The notes follow the message on lines of their own. The form and its escapes: GitHub's
/// documentation, “Workflow commands for GitHub Actions”.
struct GitHubDiagnosticFormatter: DiagnosticFormatter {
  func format(_ report: DiagnosticReport, in sources: SourceMap) -> [UInt8] {
    var indexes = LineIndexes(sources)
    var output = ""
    for diagnostic in report.shown { output += command(for: diagnostic, &indexes) }
    if let omission = report.omission {
      output += "::notice title=tokenc::\(escapedMessage(omission))\n"
    }
    return Array(output.utf8)
  }

  private func command(for diagnostic: Diagnostic, _ indexes: inout LineIndexes) -> String {
    var properties: [(name: String, value: String)] = []
    if let range = diagnostic.range {
      let start = indexes.start(of: range)
      let end = indexes.end(of: range)
      properties.append(("file", indexes.path(of: range.file)))
      properties.append(("line", start.line.description))
      // Columns are refused when a range has several lines.
      if start.line == end.line { properties.append(("col", start.column.description)) }
      properties.append(("endLine", end.line.description))
      if start.line == end.line { properties.append(("endColumn", end.column.description)) }
    } else if let path = diagnostic.path {
      properties.append(("file", path))
    }
    properties.append(("title", diagnostic.id.rawValue))

    var message = diagnostic.message
    for note in diagnostic.notes {
      let position = note.range.map { indexes.place(of: $0) + ": " } ?? ""
      message += "\n\(position)note: \(note.message)"
    }
    let list = properties.map { "\($0.name)=\(escapedProperty($0.value))" }.joined(separator: ",")
    let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    return "::\(command) \(list)::\(escapedMessage(message))\n"
  }

  private func escapedMessage(_ text: String) -> String {
    visible(text).percentEncoded { "%\r\n".utf8.contains($0) }
  }

  private func escapedProperty(_ text: String) -> String {
    visible(text).percentEncoded { "%\r\n:,".utf8.contains($0) }
  }

  /// The text with what commands a terminal spelled out, but for the ends of lines, which have an escape.
  private func visible(_ text: String) -> String {
    text.spelling { $0.needsSpelling && $0 != "\r" && $0 != "\n" }
  }
}

extension String {
  /// The text with some bytes percent-encoded (RFC 3986, section 2.1).
  func percentEncoded(where mustEncode: (UInt8) -> Bool) -> String {
    var result: [UInt8] = []
    for byte in utf8 {
      if mustEncode(byte) {
        let digits = String(byte, radix: 16, uppercase: true)
        result += (byte < 0x10 ? "%0\(digits)" : "%\(digits)").utf8
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
