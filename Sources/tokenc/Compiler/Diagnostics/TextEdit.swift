/// Bytes of a text that others replace; none where something is inserted.
package struct TextEdit: Hashable, Sendable {
  package var range: Range<Int>
  package var replacement: String

  package init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  package static func inserting(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(offset..<offset, text)
  }
}

extension [TextEdit] {
  /// The edits in the order of the text. Of equal ones there is one, and of those that overlap the first.
  package var disjoint: [TextEdit] {
    var result: [TextEdit] = []
    let sorted = sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in sorted {
      if let last = result.last {
        guard edit.range.lowerBound >= last.range.upperBound, edit != last else { continue }
      }
      result.append(edit)
    }
    return result
  }

  /// The text with the edits made, or a part of it that no edit crosses.
  package func applied(to bytes: [UInt8], in part: Range<Int>? = nil) -> [UInt8] {
    let part = part ?? bytes.indices
    var result: [UInt8] = []
    var end = part.lowerBound
    for edit in disjoint {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
    }
    return result + bytes[end..<part.upperBound]
  }
}

/// The edits and findings of a text in which names change.
package struct TextChanges: Sendable {
  package var edits: [TextEdit] = []
  package var findings: [Finding] = []

  package init(edits: [TextEdit] = [], findings: [Finding] = []) {
    self.edits = edits
    self.findings = findings
  }

  /// A position that a person has to look at.
  package struct Finding: Sendable {
    /// Of its first byte.
    package let offset: Int
    package let text: String

    package init(offset: Int, text: String) {
      self.offset = offset
      self.text = text
    }
  }

  /// The positions in a file that a person has to look at, as lines.
  package func lines(of file: SourceFile) -> [String] {
    let index = findings.isEmpty ? nil : LineIndex(file.bytes)
    return findings.compactMap { finding in
      index.map { "\(file.path):\($0.place(at: finding.offset)): \(finding.text)" }
    }
  }

  package static func + (one: TextChanges, other: TextChanges) -> TextChanges {
    TextChanges(edits: one.edits + other.edits, findings: one.findings + other.findings)
  }
}
