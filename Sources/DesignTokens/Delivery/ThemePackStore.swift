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
/// try store.install(data, signature: signature, forBrand: "alfa")    // what the app fetched
/// ```
///
/// Whatever happens during an installation, the folder has the packs from before or the new one besides:
/// a pack and its signature are one file, which is written elsewhere and then renamed. A pack with which
/// two processes ended before ``confirm()`` is not used again, and the one before it is. A process that still
/// runs doesn't count, so an app and its extensions may start at once.
///
/// Packs that were taken back, and those that ended, stay away: the folder keeps the highest serial that was
/// taken back and the latest time that the clock had.
///
/// Several processes may use a folder. It is the store's own: it removes files that it doesn't need.
public final class ThemePackStore: Sendable {
  private let verifier: ThemePackVerifier
  private let report: @Sendable (ThemePackRefusal) -> Void
  private let process: DeliveryProcess
  private let state: LockedState

  /// How many processes may end with a pack and without ``confirm()``.
  public static let maximumTries = Delivery<PackFolder>.maximumTries

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - folder: a folder of its own, which need not exist.
  ///   - installation: a text that stays the same as long as the app is installed, by which a part of all
  ///     installations is chosen.
  ///   - release: the app's release as `contract.json` records it, such as `2.4.0`; `nil` takes the version of the
  ///     app's bundle. Packs that are for later releases are refused.
  ///   - verifier: knows whether a signature is that of the server.
  ///   - report: gets each pack that is refused, and why; it may be called on any thread.
  public init(
    folder: URL, installation: String, release: String? = nil, verifier: ThemePackVerifier,
    report: @escaping @Sendable (ThemePackRefusal) -> Void = { _ in }
  ) {
    self.verifier = verifier
    self.report = report
    process = DeliveryProcess.started()
    state = LockedState(
      SharedState(
        delivery: Delivery(
          installation: installation, release: AppRelease(release ?? Bundle.main.release),
          process: process),
        folder: PackFolder(url: folder, verifier: verifier)))
  }

  deinit { process.end() }

  // MARK: Using packs

  /// The pack of a brand to show; `nil` for the values that were compiled in.
  ///
  /// It is the one with the highest serial that is signed, whole, for this release and installation, neither taken
  /// back nor expired, and did not fail. Until it is good, its use is noted; where that can't be done it is not used.
  public func pack(forBrand brand: String, at now: Date = Date()) -> ThemePack? {
    let found = state.locked { state in
      state.delivery.pack(
        ofBrand: brand, at: now.wholeSeconds, in: &state.folder, isRunning: \.isRunning)
    }
    // The closure may ask the store again.
    found.refusals.forEach(report)
    return found.pack
  }

  /// Notes that the packs in use are good: the app showed its first screen with them, for example.
  public func confirm() {
    state.locked { state in state.delivery.confirm(in: &state.folder) }
  }

  // MARK: Installing packs

  /// Checks a pack and puts it into the folder; it is used from the next ``pack(forBrand:at:)`` on.
  ///
  /// - Parameters:
  ///   - data: the pack.
  ///   - signature: its signature.
  ///   - brand: the brand that the app asked for, by which it later asks this store; `nil` for any.
  ///   - now: the time.
  /// - Returns: the pack.
  /// - Throws: ``ThemePackRefusal``, which is reported too.
  @discardableResult public func install(
    _ data: Data, signature: Data, forBrand brand: String? = nil, at now: Date = Date()
  ) throws(ThemePackRefusal) -> ThemePack {
    var read: ThemePack?
    do throws(ThemePackRefusal.Reason) {
      let pack = try checked(data, signature)
      read = pack
      if let brand, !brand.utf8.elementsEqual(pack.brand.utf8) { throw .otherBrand(than: brand) }
      try state.locked { state throws(ThemePackRefusal.Reason) in
        try state.delivery.install(
          pack, data + signature, at: now.wholeSeconds, in: &state.folder)
      }
      return pack
    } catch {
      let refusal = ThemePackRefusal(brand: read?.brand, serial: read?.serial, reason: error)
      report(refusal)
      throw refusal
    }
  }

  private func checked(
    _ data: Data, _ signature: Data
  ) throws(ThemePackRefusal.Reason) -> ThemePack {
    guard data.count <= ThemePack.maximumSize, signature.count <= PackFolder.longestSignature else {
      throw .tooLarge
    }
    guard verifier.isValid(data, signature) else { throw .signature }
    return try ThemePackRefusal.Reason.catching { () throws(ThemePackError) in
      try ThemePack([UInt8](data))
    }
  }
}

extension Bundle {
  fileprivate var release: String? {
    object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
  }
}

extension Date {
  /// Since 1970; 0 before that.
  fileprivate var wholeSeconds: UInt64 {
    UInt64(exactly: timeIntervalSince1970.rounded(.down)) ?? 0
  }
}

private struct SharedState {
  var delivery: Delivery<PackFolder>
  var folder: PackFolder
}

/// With a lock around all of it; `Mutex`, with which the compiler would know, needs iOS 18.
private final class LockedState: @unchecked Sendable {
  private let lock = NSLock()
  private var state: SharedState

  init(_ state: SharedState) { self.state = state }

  func locked<Result, Failure>(
    _ body: (inout SharedState) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}
