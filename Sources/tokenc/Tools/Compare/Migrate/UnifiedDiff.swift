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
      var line = hunk.lowerBound
      while line < hunk.upperBound {
        guard oldLines[line] != newLines[line] else {
          text += printed(" ", oldLines[line])
          line += 1
          continue
        }
        var end = line
        while end < hunk.upperBound, oldLines[end] != newLines[end] { end += 1 }
        for index in line..<end { text += printed("-", oldLines[index]) }
        for index in line..<end { text += printed("+", newLines[index]) }
        line = end
      }
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
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func printed(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
    let text = mark + String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }
}
