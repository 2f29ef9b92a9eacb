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
    for hunk in hunks(changes(oldLines, newLines), oldLines.count) {
      text += header(hunk)
      var oldLine = hunk.old.lowerBound
      for change in hunk.changes {
        for line in oldLines[oldLine..<change.old.lowerBound] { text += printed(" ", line) }
        for line in oldLines[change.old] { text += printed("-", line) }
        for line in newLines[change.new] { text += printed("+", line) }
        oldLine = change.old.upperBound
      }
      for line in oldLines[oldLine..<hunk.old.upperBound] { text += printed(" ", line) }
    }
    return text
  }

  /// Lines of the old text, and those of the new one in their place.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
    var changes: [Change]
  }

  private static func header(_ hunk: Hunk) -> String {
    func range(_ lines: Range<Int>) -> String {
      "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
    }
    return "@@ -\(range(hunk.old)) +\(range(hunk.new)) @@\n"
  }

  private static func changes(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Change] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let limit = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
    let (oldMiddle, newMiddle) = (old[start..<old.count - end], new[start..<new.count - end])
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in newMiddle.difference(from: oldMiddle) {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): added.insert(start + offset)
      }
    }
    var changes: [Change] = []
    var (oldLine, newLine) = (start, start)
    while oldLine < old.count - end || newLine < new.count - end {
      let (firstOld, firstNew) = (oldLine, newLine)
      while removed.contains(oldLine) { oldLine += 1 }
      while added.contains(newLine) { newLine += 1 }
      let change = Change(old: firstOld..<oldLine, new: firstNew..<newLine)
      if change.old.isEmpty, change.new.isEmpty {
        (oldLine, newLine) = (oldLine + 1, newLine + 1)
      } else {
        changes.append(change)
      }
    }
    return changes
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

  /// The changes with their context, joined where they touch.
  private static func hunks(_ changes: [Change], _ lineCount: Int) -> [Hunk] {
    var hunks: [Hunk] = []
    for change in changes {
      let before = min(context, change.old.lowerBound)
      let after = min(context, lineCount - change.old.upperBound)
      let old = change.old.lowerBound - before..<change.old.upperBound + after
      let new = change.new.lowerBound - before..<change.new.upperBound + after
      if let last = hunks.last, old.lowerBound <= last.old.upperBound {
        hunks[hunks.count - 1].old = last.old.lowerBound..<old.upperBound
        hunks[hunks.count - 1].new = last.new.lowerBound..<new.upperBound
        hunks[hunks.count - 1].changes.append(change)
      } else {
        hunks.append(Hunk(old: old, new: new, changes: [change]))
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
