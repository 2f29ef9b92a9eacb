/// The difference of two texts of equally many lines in the unified format of `diff -u` (POSIX.1-2024,
/// diff, “Diff -u or -U Output Format”), for `patch -p1` and `git apply`.
package enum UnifiedDiff {
  private static let context = 3

  /// The edits of one file; empty when there are none.
  ///
  /// - Parameter path: relative to where the diff is applied.
  package static func text(old: [UInt8], new: [UInt8], path: String) -> String {
    let oldLines = lines(old)
    let newLines = lines(new)
    let changed = zip(oldLines, newLines).enumerated().filter { $0.element.0 != $0.element.1 }
      .map(\.offset)
    guard !changed.isEmpty, oldLines.count == newLines.count else { return "" }
    var text = "--- a/\(path)\n+++ b/\(path)\n"
    for hunk in hunks(changed, lineCount: oldLines.count) {
      text += "@@ -\(hunk.lowerBound + 1),\(hunk.count) +\(hunk.lowerBound + 1),\(hunk.count) @@\n"
      var added = ""
      for line in hunk {
        if oldLines[line] == newLines[line] {
          text += added + printed(" ", oldLines[line])
          added = ""
        } else {
          text += printed("-", oldLines[line])
          added += printed("+", newLines[line])
        }
      }
      text += added
    }
    return text
  }

  /// The changed lines with their context, joined where they touch.
  private static func hunks(_ changed: [Int], lineCount: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for line in changed {
      let range = max(0, line - context)..<min(lineCount, line + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  /// The lines with their line breaks.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    return zip([0] + ends, ends + [bytes.count]).map { bytes[$0..<$1] }.filter { !$0.isEmpty }
  }

  private static func printed(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
    let text = mark + String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }
}
