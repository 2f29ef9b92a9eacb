#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The packs that the process has read, and what its themes make of them: each once, none ever freed, so
/// that a theme needs no count of its owners.
enum KeptPacks {
  private static let capacity = 1_024

  /// Only functions of this type use these two, with the lock.
  nonisolated(unsafe) private static var packs: [UnsafeRawBufferPointer] = []
  nonisolated(unsafe) private static var overlays: [OverlayKey: UInt32] = [:]
  /// Set once, with the lock, before the first index is given out. A table is in its place before its own
  /// index is, so both are read without the lock; the first place stays empty.
  nonisolated(unsafe) private static var tables: UnsafeMutablePointer<OverlayTable>?
  /// The rows of each of the tables, apart from them so that a value is found with few loads.
  nonisolated(unsafe) private static var rows: UnsafeMutablePointer<UnsafePointer<OverlayRows>>?

  /// The bytes that are kept of a pack: these, unless the same ones are known.
  static func first(sameAs bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    locked {
      if let known = packs.first(where: { isSame($0, bytes) }) { return known }
      packs.append(bytes)
      return bytes
    }
  }

  private static func isSame(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool
  {
    one.count == other.count
      && stride(from: 0, to: one.count, by: 8).allSatisfy {
        one.word64(at: $0) == other.word64(at: $0)
      }
  }

  static func overlay(
    _ key: OverlayKey, _ families: [PackFamily]
  ) throws(ThemePackError) -> UInt32 {
    if let known = locked({ overlays[key] }) { return known }
    let table = try OverlayTable(key, families)
    let index: UInt32? = locked {
      if let known = overlays[key] { return known }
      let index = overlays.count + 1
      guard index < capacity else { return nil }
      if tables == nil {
        tables = .allocate(capacity: capacity)
        rows = .allocate(capacity: capacity)
      }
      tables.unsafelyUnwrapped.advanced(by: index).initialize(to: table)
      rows.unsafelyUnwrapped.advanced(by: index).initialize(to: table.rows)
      overlays[key] = UInt32(index)
      return UInt32(index)
    }
    guard let index else { throw .tooMany }
    return index
  }

  static func table(_ index: UInt32) -> UnsafePointer<OverlayTable>? {
    guard index != 0, let tables else { return nil }
    return UnsafePointer(tables + Int(index))
  }

  /// The rows of a family in an overlay, which there is.
  @inline(__always) static func rows(_ index: UInt32, _ family: Int) -> OverlayRows {
    rows.unsafelyUnwrapped[Int(index)][family]
  }

  // MARK: The lock

  /// `Mutex` needs iOS 18 and macOS 15; platforms without POSIX threads have one thread.
  private static func locked<Result>(_ body: () -> Result) -> Result {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
    #endif
    return body()
  }

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    /// Made once and never moved, as a mutex has to stay where it is.
    nonisolated(unsafe) private static let lock = {
      let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      lock.initialize(to: pthread_mutex_t())
      pthread_mutex_init(lock, nil)
      return lock
    }()
  #endif
}
