import TokenCompiler

/// The difference of two texts in the unified format of `diff -u` (POSIX.1-2024,
/// diff, “Diff -u or -U Output Format”), for `patch -p1` and `git apply`.
package enum UnifiedDiff {
  private static let context = 3

  /// The edits of one file, which are UTF-8; empty when there are none.
  ///
  /// - Parameters:
  ///   - old: `nil` for a file that is not there yet.
  ///   - path: relative to where the diff is applied, or absolute.
  ///   - newPath: where the file moves to, as git states it.
  package static func text(
    old: [UInt8]?, new: [UInt8], path: String, newPath: String? = nil
  ) -> String {
    let newPath = newPath ?? path
    var text = ""
    if newPath != path {
      text = "diff --git \(name(path, in: "a")) \(name(newPath, in: "b"))\n"
      text += "rename from \(path)\nrename to \(newPath)\n"
    }
    let (oldLines, newLines) = (lines(old ?? []), lines(new))
    guard oldLines != newLines else { return text }
    text += "--- \(old == nil ? "/dev/null" : name(path, in: "a"))\n+++ \(name(newPath, in: "b"))\n"
    let script = script(oldLines, newLines)
    var position = 0
    var oldLine = 0
    var newLine = 0
    for hunk in hunks(script) {
      // What no hunk shows is in both.
      oldLine += hunk.lowerBound - position
      newLine += hunk.lowerBound - position
      let lines = script[hunk]
      let (oldCount, newCount) = (lines.count { $0.mark != "+" }, lines.count { $0.mark != "-" })
      text += "@@ -\(oldCount == 0 ? oldLine : oldLine + 1),\(oldCount) "
      text += "+\(newCount == 0 ? newLine : newLine + 1),\(newCount) @@\n"
      for line in lines { text += printed(line.mark, line.text) }
      position = hunk.upperBound
      oldLine += oldCount
      newLine += newCount
    }
    return text
  }

  private typealias Line = (mark: String, text: ArraySlice<UInt8>)

  /// The lines of both texts in order, each with its mark; of those that change the old ones first.
  private static func script(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
    var script: [Line] = []
    var newLine = 0
    for (line, partner) in zip(old, CommonLines(old, new).partners) {
      if let partner {
        script += new[newLine..<partner].map { ("+", $0) }
        newLine = partner + 1
      }
      script.append((partner == nil ? "-" : " ", line))
    }
    script += new[newLine...].map { ("+", $0) }
    return script
  }

  /// The changed lines with those around them, joined where they touch.
  private static func hunks(_ script: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in script.indices where script[index].mark != " " {
      let end = min(index + context + 1, script.count)
      if let last = hunks.last, index - context <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(max(index - context, 0)..<end)
      }
    }
    return hunks
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

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    return zip([0] + ends, ends + [bytes.count]).map { bytes[$0..<$1] }.filter { !$0.isEmpty }
  }

  private static func printed(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
    let text = mark + String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }
}
