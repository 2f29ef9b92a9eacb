/// What tokenc remembers of the files that it wrote into a folder: the hash of each.
///
/// It stands in the folder as `.tokenc-manifest` and is kept with the files, also in version
/// control. By it the next run tells its own work, which it may overwrite and remove, from what a
/// person wrote or changed. One line per file, sorted by name:
///
/// ```
/// 9c1185a5c5e9fc54 1204 ColorToken.swift
/// ```
///
/// with the FNV-1a 64 hash of the contents (G. Fowler, L. C. Noll, K.-P. Vo) and their length in
/// bytes. A line that can't be read counts as absent, so at worst a file is taken for someone
/// else's and refused.
struct OutputManifest: Hashable, Sendable {
  static let name = ".tokenc-manifest"

  private static let header = """
    # The files that tokenc wrote here: hash, length and name. Keep this file with them:
    # it lets tokenc overwrite and remove what is its own, and nothing else.

    """

  /// Several prints of a name are there only while a run replaces its file: either is our work.
  private var records: [String: Set<Fingerprint>] = [:]

  init() {}

  init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
      guard fields.count == 3,
        let hash = UInt64(String(decoding: fields[0], as: UTF8.self), radix: 16),
        let length = Int(String(decoding: fields[1], as: UTF8.self))
      else { continue }
      let name = String(decoding: fields[2], as: UTF8.self)
      records[name, default: []].insert(Fingerprint(hash: hash, length: length))
    }
  }

  /// The names, sorted by their bytes.
  var names: [String] {
    records.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func knows(_ name: String) -> Bool { records[name] != nil }

  /// Whether these are contents that tokenc wrote under this name.
  func isOurWork(_ name: String, _ contents: [UInt8]) -> Bool {
    records[name]?.contains(Fingerprint(of: contents)) ?? false
  }

  mutating func record(_ name: String, _ contents: [UInt8]) {
    records[name, default: []].insert(Fingerprint(of: contents))
  }

  /// What either manifest knows: valid while files are on their way from one to the other.
  func merging(_ other: OutputManifest) -> OutputManifest {
    var merged = self
    merged.records.merge(other.records) { $0.union($1) }
    return merged
  }

  /// The file's contents.
  var bytes: [UInt8] {
    var text = Self.header
    for name in names {
      for fingerprint in (records[name] ?? []).sorted() {
        text += "\(fingerprint) \(name)\n"
      }
    }
    return Array(text.utf8)
  }
}

/// What tells the contents of a file from a changed version of it.
private struct Fingerprint: Hashable, Comparable, CustomStringConvertible, Sendable {
  let hash: UInt64
  let length: Int

  init(hash: UInt64, length: Int) {
    self.hash = hash
    self.length = length
  }

  init(of bytes: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.init(hash: hash, length: bytes.count)
  }

  static func < (one: Fingerprint, other: Fingerprint) -> Bool {
    (one.hash, one.length) < (other.hash, other.length)
  }

  var description: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits + " \(length)"
  }
}
