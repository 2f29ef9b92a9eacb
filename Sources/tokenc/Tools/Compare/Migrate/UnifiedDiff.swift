import TokenCompiler

/// The difference of two texts of equally many lines in the unified format of `diff -u` (POSIX.1-2024,
/// diff, “Diff -u or -U Output Format”), for `patch -p1` and `git apply`.
package enum UnifiedDiff {
  private static let context = 3

  /// The edits of one file, which are UTF-8; empty when there are none.
  ///
  /// - Parameter path: relative to where the diff is applied, or absolute.
  package static func text(old: [UInt8], new: [UInt8], path: String) -> String {
    let oldLines = lines(old)
    let newLines = lines(new)
    let changed = zip(oldLines, newLines).enumerated().filter { $0.element.0 != $0.element.1 }
      .map(\.offset)
    guard !changed.isEmpty, oldLines.count == newLines.count else { return "" }
    var text = "--- \(name(path, in: "a"))\n+++ \(name(path, in: "b"))\n"
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

  /// A file's name as git writes and reads it: in quotes and spelled where it has quotes, backslashes or
  /// what a terminal obeys; with a tab after one with spaces. An absolute path is one below `/`, for
  /// `patch -p1 -d /`.
  private static func name(_ path: String, in folder: String) -> String {
    let name = folder + (path.hasPrefix("/") ? "" : "/") + path
    let isPrintable = name.printable == name
    let isPlain = { (byte: UInt8) in
      byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        && (byte < 0x7F || isPrintable)
    }
    guard !name.utf8.allSatisfy(isPlain) else { return name.contains(" ") ? name + "\t" : name }
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        let digits = String(byte, radix: 8)
        bytes += "\\\(String(repeating: "0", count: 3 - digits.utf8.count))\(digits)".utf8
      }
    }
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
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
