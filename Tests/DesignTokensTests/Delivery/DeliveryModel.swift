@testable import ThemeDelivery

/// What delivery promises, told from what happened and not from what a folder has.
struct DeliveryModel: Hashable {
  /// The packs that are there, in the order of their installation.
  private var installed: [ModelPack] = []
  private var revokedSerial: UInt64 = 0
  private(set) var latestTime: UInt64 = 0
  private var good: Set<UInt64> = []
  private var failed: Set<UInt64> = []
  /// Processes that ended with a pack and did not confirm it before it was good.
  private var unconfirmedEnds: [UInt64: Int] = [:]

  /// The newest first.
  private var order: [ModelPack] {
    installed.reversed().sorted { $0.serial > $1.serial }
  }

  private func isUsable(_ pack: ModelPack) -> Bool {
    pack.serial > revokedSerial && !failed.contains(pack.checksum)
  }

  private func isFor(_ release: String, _ pack: ModelPack) -> Bool {
    pack.minimumVersion == nil || release == "2.0.0"
  }

  private mutating func see(_ now: UInt64) { latestTime = max(latestTime, now) }

  /// What a process shows, which used some packs and has confirmed none of them.
  mutating func shown(
    in release: String, at now: UInt64, using used: inout Set<UInt64>
  ) -> ModelPack? {
    // A folder with nothing in it knows no time.
    if !installed.isEmpty || latestTime > 0 || revokedSerial > 0 { see(now) }
    for pack in order
    where isUsable(pack) && !pack.hasEnded(at: max(now, latestTime)) && isFor(release, pack) {
      if good.contains(pack.checksum) || used.contains(pack.checksum) { return pack }
      if unconfirmedEnds[pack.checksum, default: 0] >= 2 {
        failed.insert(pack.checksum)
        continue
      }
      used.insert(pack.checksum)
      return pack
    }
    return nil
  }

  mutating func confirm(_ used: Set<UInt64>) { good.formUnion(used.subtracting(failed)) }

  mutating func end(_ used: Set<UInt64>, confirmed: Set<UInt64>) {
    for pack in used.subtracting(confirmed) { unconfirmedEnds[pack, default: 0] += 1 }
  }

  /// Forgets what can't matter any more: merits of packs that are taken back, and tries of those that are
  /// settled.
  mutating func forget() {
    for pack in DeliveryWorld.packs where pack.serial <= revokedSerial {
      good.remove(pack.checksum)
      failed.remove(pack.checksum)
      unconfirmedEnds[pack.checksum] = nil
    }
    for (pack, count) in unconfirmedEnds { unconfirmedEnds[pack] = min(count, 2) }
    for pack in good.union(failed) { unconfirmedEnds[pack] = nil }
  }

  /// - Returns: Whether it is taken.
  mutating func install(_ pack: ModelPack, in release: String, at now: UInt64) -> Bool {
    see(now)
    if pack.hasEnded(at: latestTime) || !isFor(release, pack) { return false }
    if pack.isRevocation {
      revokedSerial = max(revokedSerial, pack.serial)
    } else {
      let newest = order.first?.serial ?? 0
      guard isUsable(pack), pack.serial >= newest else { return false }
      installed.removeAll { $0 == pack }
      installed.append(pack)
    }
    let usable = order.filter { $0.serial > revokedSerial }
    let goodOne = usable.first { good.contains($0.checksum) && !failed.contains($0.checksum) }
    let kept = [usable.first, goodOne].compactMap(\.self)
    installed.removeAll { !kept.contains($0) }
    return true
  }
}
