/// The rules by which a process uses packs of a folder that it shares with others.
///
/// A pack of a brand is in one of these states. `good` and `failed` are final; a pack with other bytes is
/// another one.
///
/// ```
///                 start: a try is noted                confirm
///   installed ────────────────────────────► trying ───────────────► good
///       ▲                                    │  │
///       │   a process ended unconfirmed,     │  │  as many processes as may
///       └──────────── one of a few ──────────┘  └─ ended unconfirmed ──► failed
/// ```
///
/// A start shows the newest pack of its brand that is not refused:
///
/// | Refused | because |
/// |---|---|
/// | revoked | its serial is not above the highest that was taken back; every installation keeps that note |
/// | expired | its end is not after the latest time that the clock ever had, however it is set afterwards |
/// | of a later release | its minimum release is above that of the app, or the app's is unknown |
/// | failed | ``maximumTries`` processes ended without a confirmation; one that still runs doesn't count |
/// | can't be noted | it is not good, and the try can't be noted, so a crash would be forgotten |
///
/// ``DeliveryModelTests`` compares this with a model, in all sequences of events.
struct Delivery<Folder: DeliveryFolder> {
  typealias Reason = ThemePackRefusal.Reason

  /// How many processes may end with a pack and without a confirmation.
  static var maximumTries: Int { 2 }

  let installation: String
  let release: AppRelease
  var process: DeliveryProcess

  // State of the process besides the folder, which tests compare.
  var packs: [String: Folder.Pack] = [:]
  /// Packs that the process uses and that were not good when it began to.
  var used: Set<DeliveryPackID> = []
  var revokedSerials: [String: UInt64] = [:]
  var latestTime: UInt64 = 0

  init(installation: String, release: AppRelease, process: DeliveryProcess) {
    self.installation = installation
    self.release = release
    self.process = process
  }

  // MARK: Using packs

  /// The pack of a brand to show, and those before it that are refused.
  mutating func pack(
    ofBrand brand: String, at now: UInt64, in folder: inout Folder,
    isRunning: (DeliveryProcess) -> Bool
  ) -> (pack: Folder.Pack?, refusals: [ThemePackRefusal]) {
    let notes = DeliveryNotes(folder.names())
    let time = note(now, notes, in: &folder, isNeeded: !notes.isEmpty)
    var refusals: [ThemePackRefusal] = []
    for file in notes.files(ofBrand: DeliveryName.encoded(brand))
    where !isRevoked(file.id, notes) && !notes.failed.contains(file.id) {
      do throws(Reason) {
        let pack = try read(file, in: folder)
        if pack.hasEnded(at: time.second) {
          // Without a note of the time it would come back with a clock that is set back.
          if !time.isNoted { try? folder.remove(file.name) }
          throw .expired
        }
        try checkAudience(of: pack)
        try use(file.id, notes, in: &folder, isRunning: isRunning)
        return (pack, refusals)
      } catch {
        refusals.append(ThemePackRefusal(brand: brand, serial: file.id.serial, reason: error))
      }
    }
    return (nil, refusals)
  }

  /// Refuses a pack that is for other installations or releases.
  private func checkAudience(of pack: Folder.Pack) throws(Reason) {
    guard pack.isShared(with: installation) else { throw .notInShare }
    if let minimum = pack.minimumVersion, !pack.isFor(release.version) {
      throw .laterRelease(minimum: "\(minimum)", app: release.text)
    }
  }

  private mutating func read(
    _ file: DeliveryNotes.File, in folder: Folder
  ) throws(Reason) -> Folder.Pack {
    if let known = packs[file.name] { return known }
    let pack = try folder.read(file.name)
    guard pack.id == file.id, !pack.isRevocation else { throw .pack(.notAPack) }
    packs[file.name] = pack
    return pack
  }

  /// Notes a try, unless the pack is good or this process has one.
  private mutating func use(
    _ id: DeliveryPackID, _ notes: DeliveryNotes, in folder: inout Folder,
    isRunning: (DeliveryProcess) -> Bool
  ) throws(Reason) {
    guard !used.contains(id), !notes.isGood(id) else { return }
    let ended = (notes.attempts[id] ?? []).filter { !isRunning($0) }
    guard ended.count < Self.maximumTries else {
      // Unless this is noted, the tries say it again.
      try? folder.note(.failed(id))
      throw .failed
    }
    do {
      try folder.note(.attempt(id, process))
    } catch {
      throw .cannotNote("\(error)")
    }
    used.insert(id)
  }

  /// Notes that the packs in use are good.
  mutating func confirm(in folder: inout Folder) {
    let notes = DeliveryNotes(folder.names())
    for id in used.sorted(by: { $0.serial < $1.serial }) where !notes.failed.contains(id) {
      let others = (notes.attempts[id] ?? []).filter { $0 != process }
      if notes.good.contains(id) || (try? folder.note(.good(id))) != nil {
        for other in others { try? folder.remove(DeliveryName.attempt(id, other).text) }
      }
      // Where it can't be noted, the process at least doesn't count as one that failed.
      try? folder.remove(DeliveryName.attempt(id, process).text)
    }
  }

  // MARK: Installing packs

  /// Puts a pack into the folder, or takes packs back.
  mutating func install(
    _ pack: Folder.Pack, _ contents: Folder.Contents, at now: UInt64, in folder: inout Folder
  ) throws(Reason) {
    let notes = DeliveryNotes(folder.names())
    let time = note(now, notes, in: &folder, isNeeded: true)
    if pack.hasEnded(at: time.second) { throw .expired }
    try checkAudience(of: pack)
    if pack.isRevocation {
      try revoke(pack.id, notes, in: &folder)
    } else {
      try write(pack.id, contents, notes, in: &folder)
    }
    removeOld(ofBrand: pack.id.brand, in: &folder)
  }

  /// Also one that comes late takes back what is not newer.
  private mutating func revoke(
    _ id: DeliveryPackID, _ notes: DeliveryNotes, in folder: inout Folder
  ) throws(Reason) {
    revokedSerials[id.brand] = max(revokedSerials[id.brand] ?? 0, id.serial)
    if let noted = notes.revokedSerial(ofBrand: id.brand), noted >= id.serial { return }
    do {
      try folder.note(.revoked(brand: id.brand, serial: id.serial))
    } catch {
      // On a disk that is full this may still be done.
      for file in notes.files(ofBrand: id.brand) where file.id.serial <= id.serial {
        try? folder.remove(file.name)
      }
      throw .cannotWrite("\(error)")
    }
  }

  private func write(
    _ id: DeliveryPackID, _ contents: Folder.Contents, _ notes: DeliveryNotes,
    in folder: inout Folder
  ) throws(Reason) {
    if let revoked = revokedSerial(ofBrand: id.brand, notes), id.serial <= revoked {
      throw .takenBack(by: revoked)
    }
    let files = notes.files(ofBrand: id.brand)
    if let newest = files.first, newest.id.serial > id.serial {
      throw .older(than: newest.id.serial)
    }
    if notes.failed.contains(id) { throw .failed }
    let last = files.first.flatMap { $0.id.serial == id.serial ? $0 : nil }
    let order = last.map { $0.id == id ? $0.order : $0.order &+ 1 } ?? 1
    do {
      try folder.write(contents, as: DeliveryName.pack(id, order: order).text)
    } catch {
      throw .cannotWrite("\(error)")
    }
  }

  /// Removes what is neither the newest pack nor the newest good one, then the notes about what is gone, and
  /// what others left.
  ///
  /// A pack that failed stays noted until it is taken back, so that it doesn't begin again.
  private func removeOld(ofBrand brand: String, in folder: inout Folder) {
    // Looked up once: what another process writes meanwhile stays.
    let notes = DeliveryNotes(folder.names())
    let files = notes.files(ofBrand: brand)
    let usable = files.filter { !isRevoked($0.id, notes) }
    let kept = Set([usable.first, usable.first { notes.isGood($0.id) }].compactMap { $0?.name })
    var remaining: Set<DeliveryPackID> = []
    for file in files {
      if kept.contains(file.name) || (try? folder.remove(file.name)) == nil {
        remaining.insert(file.id)
      }
    }
    let newest = usable.first?.id.serial ?? 0
    for (id, name) in notes.merits(ofBrand: brand)
    where !remaining.contains(id) && (id.serial < newest || isRevoked(id, notes)) {
      try? folder.remove(name.text)
    }
    for id in notes.failed
    where id.brand == brand && !remaining.contains(id) && isRevoked(id, notes) {
      try? folder.remove(DeliveryName.failed(id).text)
    }
    let highest = notes.revokedSerial(ofBrand: brand) ?? 0
    for serial in notes.revocations(ofBrand: brand) where serial < highest {
      try? folder.remove(DeliveryName.revoked(brand: brand, serial: serial).text)
    }
    for name in notes.others where folder.isLeftOver(name) { try? folder.remove(name) }
  }

  // MARK: Notes

  /// The highest serial of a brand that was taken back.
  private func revokedSerial(ofBrand brand: String, _ notes: DeliveryNotes) -> UInt64? {
    [revokedSerials[brand], notes.revokedSerial(ofBrand: brand)].compactMap(\.self).max()
  }

  private func isRevoked(_ id: DeliveryPackID, _ notes: DeliveryNotes) -> Bool {
    revokedSerial(ofBrand: id.brand, notes).map { id.serial <= $0 } ?? false
  }

  /// The latest time that was ever seen, which is noted before an earlier note is removed.
  private mutating func note(
    _ now: UInt64, _ notes: DeliveryNotes, in folder: inout Folder, isNeeded: Bool
  ) -> (second: UInt64, isNoted: Bool) {
    let noted = notes.latestTime
    let latest = max(latestTime, now, noted)
    guard isNeeded, latest > noted else { return (latest, latest == noted) }
    latestTime = latest
    guard (try? folder.note(.seen(latest))) != nil else { return (latest, false) }
    for time in notes.times { try? folder.remove(DeliveryName.seen(time).text) }
    return (latestTime, true)
  }
}

/// Two are the same if they go on alike.
extension Delivery: Hashable, Equatable where Folder.Pack: Hashable {}
