import TokenCompiler

/// The hashes of the files that tokenc wrote into a folder.
///
/// It stands in the folder as `.tokenc-manifest` and is kept with the files, also in version
/// control. It lets the next run distinguish its own work, which it may overwrite and remove, from
/// what a person wrote or changed. One line per file, sorted by name:
///
/// ```
/// 2:9c1185a5c5e9fc54 1204 ColorToken.swift
/// ```
///
/// with the hash of the contents, the number of the way in which it was taken, and their length in
/// bytes. Lines without number are of earlier versions of tokenc: their files are still known, and
/// the next run rewrites the manifest. A line that can't be read counts as absent, so at worst a
/// file is taken for someone else's and refused; conflict markers are such lines, and what they
/// enclose is known.
struct OutputManifest: Sendable {
  static let name = ".tokenc-manifest"

  private static let header = """
    # The files that tokenc wrote here: hash, length and name. Keep this file with them:
    # it lets tokenc overwrite and remove what is its own, and nothing else.

    """

  /// Several prints of a name are there while a run replaces its file, and after a merge of two branches
  /// that both changed it: tokenc wrote both.
  private var records: [String: [Fingerprint]] = [:]

  init() {}

  init(_ bytes: [UInt8]) {
    let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    for line in lines where line.first != UInt8(ascii: "#") {
      let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
      guard fields.count == 3,
        let fingerprint = Fingerprint(hash: fields[0], length: fields[1])
      else { continue }
      add(fingerprint, to: String(decoding: fields[2], as: UTF8.self))
    }
  }

  /// The names, sorted by their bytes.
  var names: [String] { records.keys.sorted(byBytesOf: \.self) }

  func knows(_ name: String) -> Bool { records[name] != nil }

  func isAmbiguous(_ name: String) -> Bool { (records[name]?.count ?? 0) > 1 }

  /// Returns a Boolean value that indicates whether a file of this name still has the contents that tokenc wrote.
  func isUnmodified(_ name: String, _ contents: [UInt8]) -> Bool {
    records[name]?.contains { $0 == Fingerprint(of: contents, by: $0.method) } ?? false
  }

  mutating func record(_ name: String, _ contents: [UInt8]) {
    add(Fingerprint(of: contents, by: .words), to: name)
  }

  private mutating func add(_ fingerprint: Fingerprint, to name: String) {
    if records[name]?.contains(fingerprint) != true {
      records[name, default: []].append(fingerprint)
    }
  }

  /// The files that either manifest has: valid while they are on their way from one to the other.
  func merging(_ other: OutputManifest) -> OutputManifest {
    var merged = self
    for (name, fingerprints) in other.records {
      for fingerprint in fingerprints { merged.add(fingerprint, to: name) }
    }
    return merged
  }

  var bytes: [UInt8] {
    var text = Self.header
    for name in names {
      for fingerprint in (records[name] ?? []).sorted() { text += "\(fingerprint) \(name)\n" }
    }
    return Array(text.utf8)
  }
}

struct Fingerprint: Comparable, CustomStringConvertible, Sendable {
  enum Method: String, Sendable {
    /// FNV-1a 64 (G. Fowler, L. C. Noll, K.-P. Vo), byte by byte.
    case fnv = ""
    /// Eight bytes at a time, each multiplied to 128 bits and folded.
    case words = "2:"
  }

  let method: Method
  let hash: UInt64
  let length: Int

  init(of bytes: [UInt8], by method: Method) {
    self.method = method
    length = bytes.count
    hash =
      switch method {
      case .fnv: bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      case .words: Self.hash(ofWordsIn: bytes)
      }
  }

  /// The hash of ``Method/words``, the last eight bytes overlapping. It never changes: manifests of
  /// earlier versions hold it. Under eight bytes, as no generated file is, it is the bytes.
  private static func hash(ofWordsIn bytes: [UInt8]) -> UInt64 {
    guard bytes.count >= 8 else { return bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    return bytes.withUnsafeBytes { bytes in
      func fold(_ hash: UInt64, at start: Int) -> UInt64 {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        let product = (hash ^ word).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
        return product.high ^ product.low
      }
      let last = bytes.count - 8
      return fold(stride(from: 0, to: last, by: 8).reduce(0, fold), at: last)
    }
  }

  /// Reads the first two fields of a line.
  init?(hash: ArraySlice<UInt8>, length: ArraySlice<UInt8>) {
    let text = String(decoding: hash, as: UTF8.self)
    method = text.hasPrefix(Method.words.rawValue) ? .words : .fnv
    guard let hash = UInt64(text.dropFirst(method.rawValue.count), radix: 16),
      let length = Int(String(decoding: length, as: UTF8.self))
    else { return nil }
    self.hash = hash
    self.length = length
  }

  static func < (one: Fingerprint, other: Fingerprint) -> Bool {
    (one.method.rawValue, one.hash, one.length) < (other.method.rawValue, other.hash, other.length)
  }

  var description: String {
    let digits = String(hash, radix: 16)
    let zeros = String(repeating: "0", count: 16 - digits.utf8.count)
    return method.rawValue + zeros + digits + " \(length)"
  }
}
