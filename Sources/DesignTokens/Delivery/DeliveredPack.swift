import TokenRuntime

/// A pack, as the rules of delivery see it.
protocol DeliveredPack {
  var brand: String { get }
  var serial: UInt64 { get }
  /// Tells packs with the same serial apart.
  var checksum: UInt64 { get }
  /// The second since 1970 from which on it is not used; `nil` for none.
  var expiry: UInt64? { get }
  /// The part of all installations that use it, from 0 to 1.
  var share: Double { get }
  /// The earliest release of the app that uses it; `nil` for all.
  var minimumVersion: ReleaseVersion? { get }
  /// A Boolean value that indicates whether it takes back all packs of its brand up to its serial.
  var isRevocation: Bool { get }
}

extension ThemePack: DeliveredPack {}

extension DeliveredPack {
  var id: DeliveryPackID {
    DeliveryPackID(brand: DeliveryName.encoded(brand), serial: serial, checksum: checksum)
  }

  /// Returns a Boolean value that indicates whether its share has an installation. The same installations have a
  /// larger share of the same serial, and more.
  func isShared(with installation: String) -> Bool {
    // FNV-1a (Fowler, Noll, Vo).
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(installation)\n\(brand)\n\(serial)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return Double(hash % 10_000) < (share * 10_000).rounded()
  }

  /// Returns a Boolean value that indicates whether an app of a release may use it. An app that doesn't know its
  /// release uses packs for all releases only; one that takes others back is for all.
  func isFor(_ release: ReleaseVersion?) -> Bool {
    guard let minimumVersion, !isRevocation else { return true }
    return release.map { $0 >= minimumVersion } ?? false
  }

  func hasEnded(at second: UInt64) -> Bool { expiry.map { second >= $0 } ?? false }
}

/// A pack by its bytes: one with the same serial and other bytes is another pack, without the first one's
/// merit or faults.
struct DeliveryPackID: Hashable, Sendable {
  /// As file names have it.
  let brand: String
  let serial: UInt64
  let checksum: UInt64
}
