/// The name of a file in a store's folder. Names are all that a store notes: each note is an empty file, which
/// is there or not, so that no kill leaves half a note and processes need no lock.
///
/// | Name | Meaning |
/// |---|---|
/// | `acme.7.CHECKSUM.1.pack` | a pack with its signature; 1 counts the packs with this serial that were installed |
/// | `acme.7.CHECKSUM.PROCESS.try` | a process uses the pack and has not confirmed it |
/// | `acme.7.CHECKSUM.good` | a process confirmed it |
/// | `acme.7.CHECKSUM.failed` | as many processes as may ended without a confirmation |
/// | `acme.7.revoked` | all packs of the brand up to this serial are taken back |
/// | `1790000000.seen` | the latest second since 1970 that the clock had |
enum DeliveryName: Hashable, Sendable {
  case pack(DeliveryPackID, order: UInt64)
  case attempt(DeliveryPackID, DeliveryProcess)
  case good(DeliveryPackID)
  case failed(DeliveryPackID)
  case revoked(brand: String, serial: UInt64)
  case seen(UInt64)

  /// - Returns: `nil` for a name that no store gives.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    switch (parts.count, parts.last) {
    case (2, "seen"?):
      guard let second = UInt64(parts[0]) else { return nil }
      self = .seen(second)
    case (3, "revoked"?):
      guard let serial = UInt64(parts[1]) else { return nil }
      self = .revoked(brand: String(parts[0]), serial: serial)
    case (4, "good"?):
      guard let id = Self.id(parts) else { return nil }
      self = .good(id)
    case (4, "failed"?):
      guard let id = Self.id(parts) else { return nil }
      self = .failed(id)
    case (5, "pack"?):
      guard let id = Self.id(parts), let order = UInt64(parts[3]) else { return nil }
      self = .pack(id, order: order)
    case (5, "try"?):
      guard let id = Self.id(parts), let process = DeliveryProcess(parts[3]) else { return nil }
      self = .attempt(id, process)
    default: return nil
    }
  }

  private static func id(_ parts: [Substring]) -> DeliveryPackID? {
    guard let serial = UInt64(parts[1]), let checksum = UInt64(parts[2], radix: 16) else {
      return nil
    }
    return DeliveryPackID(brand: String(parts[0]), serial: serial, checksum: checksum)
  }

  var text: String {
    switch self {
    case .pack(let id, let order): "\(Self.text(of: id)).\(order).pack"
    case .attempt(let id, let process): "\(Self.text(of: id)).\(process.text).try"
    case .good(let id): "\(Self.text(of: id)).good"
    case .failed(let id): "\(Self.text(of: id)).failed"
    case .revoked(let brand, let serial): "\(brand).\(serial).revoked"
    case .seen(let second): "\(second).seen"
    }
  }

  private static func text(of id: DeliveryPackID) -> String {
    "\(id.brand).\(id.serial).\(String(id.checksum, radix: 16))"
  }

  /// A brand as names have it: lowercase letters and digits of ASCII as they are and each other byte as `%41`,
  /// so that brands stay apart on disks that ignore case.
  static func encoded(_ brand: String) -> String {
    var text = ""
    for byte in brand.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}
