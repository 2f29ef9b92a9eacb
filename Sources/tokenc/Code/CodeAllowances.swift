import TokenCompiler

/// The comments of a file that accept literals: `// tokenc:allow reason` for its own line, or for the next
/// line of code where it stands alone; `// tokenc:allow-file reason` for the file.
struct CodeAllowances {
  private struct Entry {
    /// The bytes of the comment's words.
    let range: Range<Int>
    /// The bytes of the line that it accepts; `nil` for the whole file.
    let line: Range<Int>?
    let reason: String
    var isUsed = false
  }

  private var entries: [Entry] = []

  private static let mark = Array("tokenc:allow".utf8)

  init(_ bytes: [UInt8]) {
    var start = 0
    var waiting: [(range: Range<Int>, reason: String)] = []
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      read(start..<end, of: bytes, &waiting)
      start = end + 1
    }
  }

  private mutating func read(
    _ line: Range<Int>, of bytes: [UInt8], _ waiting: inout [(range: Range<Int>, reason: String)]
  ) {
    let space: Set<UInt8> = [0x20, 0x09, 0x0D]
    guard let first = line.first(where: { !space.contains(bytes[$0]) }) else { return }
    let isComment = bytes[first...].starts(with: "//".utf8)
    guard let mark = Self.place(in: line, of: bytes) else {
      guard !isComment else { return }
      for (range, reason) in waiting {
        entries.append(Entry(range: range, line: line, reason: reason))
      }
      waiting = []
      return
    }
    var words = String(decoding: bytes[mark + Self.mark.count..<line.upperBound], as: UTF8.self)
    let isFile = words.hasPrefix("-file")
    if isFile { words.removeFirst("-file".count) }
    let range = mark..<line.upperBound
    let reason = words.trimmingSpaces
    if isFile {
      entries.append(Entry(range: range, line: nil, reason: reason))
    } else if isComment {
      waiting.append((range, reason))
    } else {
      entries.append(Entry(range: range, line: line, reason: reason))
    }
  }

  /// Where the mark stands in the comment of a line.
  private static func place(in line: Range<Int>, of bytes: [UInt8]) -> Int? {
    guard line.count >= mark.count else { return nil }
    var slashes = false
    for index in line {
      if bytes[index] == UInt8(ascii: "/"), index + 1 < line.upperBound,
        bytes[index + 1] == UInt8(ascii: "/")
      {
        slashes = true
      }
      if slashes, bytes[index] == mark[0], bytes[index..<line.upperBound].starts(with: mark) {
        return index
      }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether some bytes are accepted, for a reason.
  mutating func allows(_ range: Range<Int>) -> Bool {
    let found = entries.indices.filter { index in
      guard !entries[index].reason.isEmpty else { return false }
      return entries[index].line.map { $0.overlaps(range) } ?? true
    }
    for index in found { entries[index].isUsed = true }
    return !found.isEmpty
  }

  /// The faults in comments, in the order of the file.
  var faults: [(range: Range<Int>, message: String)] {
    entries.compactMap { entry in
      if entry.reason.isEmpty {
        return (entry.range, "say behind 'tokenc:allow' why the value may stay")
      }
      return entry.isUsed ? nil : (entry.range, "nothing is found here; remove the comment")
    }
  }
}
