public import Foundation
public import TokenRuntime

/// Packs of themes in a folder, of which an app uses the last good one of each brand.
///
/// ```swift
/// let store = ThemePackStore(
///   folder: folder, installation: id, verifier: .ed25519(publicKeys: [key]))
/// let theme = store.pack(forBrand: "alfa").flatMap { try? Theme($0) } ?? .alfa
/// …
/// store.confirm()                                    // the first screen is shown
/// try store.install(data, signature: signature)      // what the app fetched
/// ```
///
/// Whatever happens during an installation, the folder has the packs from before or the new one besides:
/// a pack and its signature are one file, which is written elsewhere and then renamed. A pack with which
/// the app ended twice before ``confirm()`` is not used again, and the one before it is.
///
/// Several processes may use a folder. It is the store's own: it removes files that it doesn't need.
public final class ThemePackStore: Sendable {
  private let folder: URL
  private let installation: String
  private let verifier: ThemePackVerifier
  private let report: @Sendable (ThemePackRefusal) -> Void
  private let state = LockedState()

  /// How often a pack may be used without being confirmed.
  public static let maximumTries = 2

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - folder: a folder of its own, which need not exist.
  ///   - installation: a text that stays the same as long as the app is installed, by which a part of all
  ///     installations is chosen.
  ///   - verifier: knows whether a signature is that of the server.
  ///   - report: gets each pack that is refused, and why; it may be called on any thread.
  public init(
    folder: URL, installation: String, verifier: ThemePackVerifier,
    report: @escaping @Sendable (ThemePackRefusal) -> Void = { _ in }
  ) {
    (self.folder, self.installation) = (folder, installation)
    (self.verifier, self.report) = (verifier, report)
  }

  // MARK: Using packs

  /// The pack of a brand to show; `nil` for the values that were compiled in.
  ///
  /// It is the one with the highest serial that is signed, whole, not expired and did not fail. A pack
  /// that takes others back leaves none.
  public func pack(forBrand brand: String, at now: Date = Date()) -> ThemePack? {
    var refusals: [ThemePackRefusal] = []
    // The closure may ask the store again.
    defer { refusals.forEach(report) }
    return state.locked { known in
      for file in files(ofBrand: brand, among: names()) where !has(.failed, file) {
        do throws(ThemePackRefusal.Reason) {
          let pack = try use(file, at: now, &known)
          return pack.isRevocation ? nil : pack
        } catch {
          refusals.append(ThemePackRefusal(brand: brand, serial: file.serial, reason: error))
        }
      }
      return nil
    }
  }

  private func use(
    _ file: PackFile, at now: Date, _ known: inout KnownPacks
  ) throws(ThemePackRefusal.Reason) -> ThemePack {
    let pack: ThemePack
    if let read = known.read[file.name] { pack = read } else { pack = try read(file) }
    known.read[file.name] = pack
    if let reason = pack.reasonAgainst(installation: installation, at: now) { throw reason }
    if !pack.isRevocation, !known.used.contains(file.name) {
      try countTry(of: file)
      known.used.insert(file.name)
    }
    return pack
  }

  /// Notes that the packs in use are good: the app showed its first screen with them, for example.
  public func confirm() {
    state.locked { known in
      for name in known.used {
        mark(.good, name)
        for number in 0..<Self.maximumTries { remove(name + Mark.tried(number).ending) }
      }
    }
  }

  // MARK: Installing packs

  /// Checks a pack and puts it into the folder; it is used from the next ``pack(forBrand:at:)`` on.
  ///
  /// - Throws: ``ThemePackRefusal``, which is reported too.
  @discardableResult public func install(
    _ data: Data, signature: Data, at now: Date = Date()
  ) throws(ThemePackRefusal) -> ThemePack {
    var (brand, serial): (String?, UInt64?)
    do throws(ThemePackRefusal.Reason) {
      guard data.count <= ThemePack.maximumSize, signature.count <= PackFile.longestSignature else {
        throw .tooLarge
      }
      guard verifier.isValid(data, signature) else { throw .signature }
      let pack = try ThemePackRefusal.Reason.catching { () throws(ThemePackError) in
        try ThemePack([UInt8](data))
      }
      (brand, serial) = (pack.brand, pack.serial)
      if let reason = pack.reasonAgainst(installation: installation, at: now) { throw reason }
      try state.locked { _ throws(ThemePackRefusal.Reason) in
        try write(pack, data + signature)
      }
      return pack
    } catch {
      let refusal = ThemePackRefusal(brand: brand, serial: serial, reason: error)
      report(refusal)
      throw refusal
    }
  }

  private func write(_ pack: ThemePack, _ contents: Data) throws(ThemePackRefusal.Reason) {
    let file = PackFile(brand: pack.brand, serial: pack.serial)
    if let newest = files(ofBrand: pack.brand, among: names()).first, newest.serial > pack.serial {
      throw .older(than: newest.serial)
    }
    if has(.failed, file) { throw .failed }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try contents.write(to: url(file.name), options: .atomic)
    } catch {
      throw .cannotWrite("\(error)")
    }
    removeOld(ofBrand: pack.brand)
  }

  /// Removes what is neither the newest pack nor the newest good one, and what others left.
  private func removeOld(ofBrand brand: String) {
    // Looked up once: what another store writes meanwhile stays.
    let names = names()
    let files = files(ofBrand: brand, among: names)
    let kept = [files.first, files.first { has(.good, $0) }].compactMap { $0?.name }
    for name in names {
      if let file = PackFile(name: name) {
        if file.brand == brand, !kept.contains(file.name) { remove(name) }
      } else if age(of: name) > 3_600 {
        remove(name)
      }
    }
  }

  // MARK: Files

  /// The packs of a brand, the newest first.
  private func files(ofBrand brand: String, among names: [String]) -> [PackFile] {
    names.compactMap { PackFile(name: $0) }.filter { $0.brand == brand && $0.mark == nil }
      .sorted { $0.serial > $1.serial }
  }

  /// Reads a file, which stays mapped to the end of the process.
  private func read(_ file: PackFile) throws(ThemePackRefusal.Reason) -> ThemePack {
    guard let data = try? NSData(contentsOf: url(file.name), options: .alwaysMapped),
      data.length <= ThemePack.maximumSize + PackFile.longestSignature
    else { throw .cannotRead }
    let bytes = UnsafeRawBufferPointer(start: data.bytes, count: data.length)
    guard bytes.count >= 16 else { throw .pack(.notAPack) }
    let count = Int(
      truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self).littleEndian)
    guard (0...bytes.count).contains(count) else {
      throw .pack(.damaged("it has \(bytes.count) bytes"))
    }
    guard verifier.isValid(Data(bytes[..<count]), Data(bytes[count...])) else { throw .signature }
    let pack = try ThemePackRefusal.Reason.catching { () throws(ThemePackError) in
      try ThemePack(kept: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
    }
    _ = Unmanaged.passRetained(data)
    guard pack.brand == file.brand, pack.serial == file.serial else { throw .pack(.notAPack) }
    return pack
  }

  /// Counts that a pack is used, until it is confirmed; it is used no more when it has been as often as it
  /// may.
  private func countTry(of file: PackFile) throws(ThemePackRefusal.Reason) {
    if has(.good, file) { return }
    guard let free = (0..<Self.maximumTries).first(where: { !has(.tried($0), file) }) else {
      mark(.failed, file.name)
      throw .failed
    }
    mark(.tried(free), file.name)
  }

  private typealias Mark = PackFile.Mark

  private func has(_ mark: Mark, _ file: PackFile) -> Bool {
    FileManager.default.fileExists(atPath: url(file.name + mark.ending).path)
  }

  private func mark(_ mark: Mark, _ name: String) {
    try? Data().write(to: url(name + mark.ending))
  }

  private func remove(_ name: String) { try? FileManager.default.removeItem(at: url(name)) }

  private func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private func names() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  private func age(of name: String) -> TimeInterval {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url(name).path)
    return (attributes?[.modificationDate] as? Date).map { -$0.timeIntervalSinceNow } ?? 0
  }
}

extension ThemePack {
  /// Why an installation doesn't use it now; `nil` if it does.
  fileprivate func reasonAgainst(installation: String, at now: Date) -> ThemePackRefusal.Reason? {
    if let expiry, now.timeIntervalSince1970 >= Double(expiry) { return .expired }
    // FNV-1a (Fowler, Noll, Vo): the same installations have a larger share of the same pack.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(installation)\n\(brand)\n\(serial)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return Double(hash % 10_000) < (share * 10_000).rounded() ? nil : .notInShare
  }
}

/// The packs of a store, by the names of their files.
private struct KnownPacks {
  var read: [String: ThemePack] = [:]
  var used: Set<String> = []
}

/// With a lock around all of it; `Mutex`, with which the compiler would know, needs iOS 18.
private final class LockedState: @unchecked Sendable {
  private let lock = NSLock()
  private var known = KnownPacks()

  func locked<Result, Failure>(
    _ body: (inout KnownPacks) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&known)
  }
}

/// The name of a file in the folder: the brand, the serial, and what the file notes of that pack.
private struct PackFile {
  let brand: String
  let serial: UInt64
  let mark: String?

  static let longestSignature = 4_096

  enum Mark {
    case good, failed
    case tried(Int)

    var ending: String {
      switch self {
      case .good: ".good"
      case .failed: ".failed"
      case .tried(let number): ".tried\(number)"
      }
    }
  }

  init(brand: String, serial: UInt64) { (self.brand, self.serial, mark) = (brand, serial, nil) }

  /// - Returns: `nil` for a name that the store doesn't give.
  init?(name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 || parts.count == 4, parts[2] == "pack",
      let brand = parts[0].removingPercentEncoding, let serial = UInt64(parts[1])
    else { return nil }
    (self.brand, self.serial, mark) = (brand, serial, parts.count == 4 ? parts[3] : nil)
  }

  /// Without what the file notes.
  var name: String {
    let encoded = brand.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return "\(encoded).\(serial).pack"
  }
}
