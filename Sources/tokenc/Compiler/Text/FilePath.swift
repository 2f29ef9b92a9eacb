/// The text of paths: UTF-8 with `/` between parts, relative or absolute; nothing of the disk.
package enum FilePath {
  /// `folder/name`; the name alone when the folder is the empty text.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
  }

  package static func joined(_ folder: String, _ reference: String) -> String {
    reference.hasPrefix("/") ? reference : join(folder, reference)
  }

  /// A path's folder, empty when there is none, and its last part; trailing slashes don't count.
  package static func split(_ path: String) -> (folder: String, name: String) {
    let slash = UInt8(ascii: "/")
    var end = path.utf8.endIndex
    let start = path.utf8.startIndex
    func before(_ index: String.Index) -> UInt8 { path.utf8[path.utf8.index(before: index)] }
    while end > start, before(end) == slash { end = path.utf8.index(before: end) }
    var nameStart = end
    while nameStart > start, before(nameStart) != slash {
      nameStart = path.utf8.index(before: nameStart)
    }
    var folderEnd = nameStart
    while folderEnd > start, before(folderEnd) == slash {
      folderEnd = path.utf8.index(before: folderEnd)
    }
    // The folder of `/a` is the root.
    let folder = folderEnd == start && nameStart > start ? "/" : String(path[..<folderEnd])
    return (folder, String(path[nameStart..<end]))
  }

  /// The start that the folders of all paths share, with the slash behind it; for example `a/b/` of
  /// `a/b/c.json` and `a/b/d/e.json`.
  package static func commonFolder(of paths: [String]) -> String {
    let folders = paths.map {
      split($0).folder.split(separator: "/", omittingEmptySubsequences: false)
    }
    var common = folders.first ?? []
    for parts in folders.dropFirst() {
      common = Array(zip(common, parts).prefix { $0 == $1 }.map(\.0))
    }
    let folder = common.joined(separator: "/")
    return folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// The path without empty and `.` parts, and with `..` resolved as far as it goes.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// Returns a Boolean value that indicates whether one path comes before another in a listing: by their bytes, on
  /// every machine.
  package static func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}
