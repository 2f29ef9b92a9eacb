/// The notes that the names in a folder make, read once.
struct DeliveryNotes {
  struct File {
    let id: DeliveryPackID
    let order: UInt64

    var name: String { DeliveryName.pack(id, order: order).text }
  }

  private(set) var good: Set<DeliveryPackID> = []
  private(set) var failed: Set<DeliveryPackID> = []
  private(set) var attempts: [DeliveryPackID: [DeliveryProcess]] = [:]
  /// All times that are noted; the highest counts.
  private(set) var times: [UInt64] = []
  /// Names that no store gives.
  private(set) var others: [String] = []
  private var files: [String: [File]] = [:]
  private var revocations: [String: [UInt64]] = [:]
  let isEmpty: Bool

  init(_ names: [String]) {
    isEmpty = names.isEmpty
    for name in names {
      switch DeliveryName(name) {
      case .pack(let id, let order): files[id.brand, default: []].append(File(id: id, order: order))
      case .attempt(let id, let process): attempts[id, default: []].append(process)
      case .good(let id): good.insert(id)
      case .failed(let id): failed.insert(id)
      case .revoked(let brand, let serial): revocations[brand, default: []].append(serial)
      case .seen(let second): times.append(second)
      case nil: others.append(name)
      }
    }
  }

  /// The latest time that is noted; 0 for none.
  var latestTime: UInt64 { times.max() ?? 0 }

  /// The highest serial of a brand that is taken back with all before it.
  func revokedSerial(ofBrand brand: String) -> UInt64? { revocations[brand]?.max() }

  func revocations(ofBrand brand: String) -> [UInt64] { revocations[brand] ?? [] }

  /// The packs of a brand, the newest first: the highest serial, and of one serial the one installed last.
  func files(ofBrand brand: String) -> [File] {
    (files[brand] ?? []).sorted { one, other in
      let isSameSerial = one.id.serial == other.id.serial
      return isSameSerial ? one.order > other.order : one.id.serial > other.id.serial
    }
  }

  /// Notes about packs of a brand, apart from what failed.
  func merits(ofBrand brand: String) -> [(id: DeliveryPackID, name: DeliveryName)] {
    let good = good.filter { $0.brand == brand }.map { ($0, DeliveryName.good($0)) }
    let attempts = attempts.filter { $0.key.brand == brand }.flatMap { id, processes in
      processes.map { (id, DeliveryName.attempt(id, $0)) }
    }
    return good + attempts
  }

  func isGood(_ id: DeliveryPackID) -> Bool { good.contains(id) && !failed.contains(id) }
}
