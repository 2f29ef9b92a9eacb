import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A store within a process, from its start to its end.
struct DeliveryProcess: Hashable, Sendable {
  let process: Int32
  /// The start of the device: the numbers of processes begin anew with each.
  let boot: UInt64
  /// The store, as a number may be used by another process after this one.
  let store: UInt64

  init(process: Int32, boot: UInt64, store: UInt64) {
    self.process = process
    self.boot = boot
    self.store = store
  }

  /// Reads a part of a file name.
  init?(_ text: Substring) {
    let parts = text.split(separator: "-")
    guard parts.count == 3, let process = Int32(parts[0]), let boot = UInt64(parts[1], radix: 16),
      let store = UInt64(parts[2], radix: 16)
    else { return nil }
    self.init(process: process, boot: boot, store: store)
  }

  var text: String { "\(process)-\(String(boot, radix: 16))-\(String(store, radix: 16))" }

  // MARK: Processes of this device

  /// A new store of this process, which counts as running until ``end()``.
  static func started() -> DeliveryProcess {
    let process = DeliveryProcess(
      process: ProcessInfo.processInfo.processIdentifier, boot: currentBoot,
      store: .random(in: 1...UInt64.max))
    RunningStores.shared.insert(process.store)
    return process
  }

  func end() { RunningStores.shared.remove(store) }

  /// A Boolean value that indicates whether the process runs, and the store is still there if it is one of this
  /// process.
  var isRunning: Bool {
    guard boot == Self.currentBoot else { return false }
    if process == ProcessInfo.processInfo.processIdentifier {
      return RunningStores.shared.contains(store)
    }
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      // Another user's process, or one outside of the sandbox, may get no signal, but it is there.
      return kill(process, 0) == 0 || errno == EPERM
    #else
      return false
    #endif
  }

  private static let currentBoot: UInt64 = {
    #if canImport(Darwin)
      var text = [UInt8](repeating: 0, count: 64)
      var size = text.count
      guard sysctlbyname("kern.bootsessionuuid", &text, &size, nil, 0) == 0 else { return 0 }
      return hash(of: text.prefix(size))
    #else
      let file = URL(fileURLWithPath: "/proc/sys/kernel/random/boot_id")
      return (try? Data(contentsOf: file)).map { hash(of: $0) } ?? 0
    #endif
  }()

  /// FNV-1a (Fowler, Noll, Vo).
  private static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// The stores of this process that are not gone.
///
/// `@unchecked`, as a lock guards its only state: a `Mutex` needs iOS 18.
private final class RunningStores: @unchecked Sendable {
  static let shared = RunningStores()

  private let lock = NSLock()
  private var stores: Set<UInt64> = []

  func insert(_ store: UInt64) { locked { _ = stores.insert(store) } }

  func remove(_ store: UInt64) { locked { _ = stores.remove(store) } }

  func contains(_ store: UInt64) -> Bool { locked { stores.contains(store) } }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
