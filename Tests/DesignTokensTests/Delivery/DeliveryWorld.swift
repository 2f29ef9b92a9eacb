import TokenRuntime

@testable import ThemeDelivery

/// A device with processes that share a folder, and what the model says of it.
struct DeliveryWorld: Hashable {
  enum Event: Hashable {
    /// By a process that runs, or by a task in the background where none does.
    case install(ModelPack, by: Int?)
    case start
    case ask(Int)
    case confirm(Int)
    case end(Int)
    case clock(UInt64)
    /// The app becomes another release, which ends its processes; also an older one, as testers install.
    case release(String)
    case disk(ModelFolder.Condition)
  }

  struct Running: Hashable {
    var delivery: Delivery<ModelFolder>
    /// What it used without knowing that it is good, and what of that it confirmed.
    var used: Set<UInt64> = []
    var confirmed: Set<UInt64> = []
  }

  static let packs = [
    ModelPack(serial: 1, checksum: 1), ModelPack(serial: 2, checksum: 2),
    ModelPack(serial: 2, checksum: 22, minimumVersion: ReleaseVersion(releases[1])),
    ModelPack(serial: 3, checksum: 3, expiry: 20),
    ModelPack(serial: 2, checksum: 222, isRevocation: true),
  ]
  static let times: [UInt64] = [10, 20]
  static let releases = ["1.0.0", "2.0.0"]
  static let mostProcesses = 3

  private var folder = ModelFolder()
  private var processes: [Running] = []
  private var now: UInt64 = 10
  private var release = releases[1]
  /// `nil` once a step failed, from where on invariants alone are checked.
  private var model: DeliveryModel? = DeliveryModel()
  private(set) var hasFault = false

  // How often processes ended with a pack, unless one tried to confirm it: at least and at most.
  private var leastEnds: [UInt64: Int] = [:]
  private var mostEnds: [UInt64: Int] = [:]
  private var everConfirmed: Set<UInt64> = []

  var events: [Event] {
    var events: [Event] = []
    if processes.isEmpty {
      events += Self.packs.map { .install($0, by: nil) }
      events += Self.releases.filter { $0 != release }.map { .release($0) }
    }
    if processes.count < Self.mostProcesses { events.append(.start) }
    // Processes that go on alike are one.
    let keys = keysOfProcesses
    for index in processes.indices where index == 0 || keys[index] != keys[index - 1] {
      events += Self.packs.map { .install($0, by: index) }
      events += [.ask(index), .confirm(index), .end(index)]
    }
    events += Self.times.filter { $0 != now }.map { .clock($0) }
    events += [ModelFolder.Condition.works, .isFull, .isReadOnly]
      .filter { $0 != folder.condition }.map { .disk($0) }
    return events
  }

  /// The world after an event, and the steps that the store took.
  ///
  /// - Returns: What is wrong, too; `nil` for nothing.
  func after(_ event: Event, failingAt fault: ModelFolder.Fault? = nil) -> (
    world: DeliveryWorld, steps: Int, wrong: String?
  ) {
    var world = self
    world.folder.begin(failingAt: fault)
    if fault != nil {
      world.hasFault = true
      world.model = nil
    }
    let before = world.highestNotes
    var wrong = world.apply(event)
    let after = world.highestNotes
    if after.revoked < before.revoked { wrong = "a revocation is forgotten" }
    if after.time < before.time { wrong = "a time is forgotten" }
    let steps = world.folder.steps
    world.folder.begin(failingAt: nil)
    world.forget()
    world.tidy()
    return (world, steps, wrong)
  }

  private var highestNotes: (revoked: UInt64, time: UInt64) {
    let notes = DeliveryNotes(folder.names())
    return (notes.revokedSerial(ofBrand: "a") ?? 0, notes.latestTime)
  }

  private mutating func apply(_ event: Event) -> String? {
    switch event {
    case .install(let pack, let index): return install(pack, by: index)
    case .start:
      let number = Int32(processes.count)
      let process = DeliveryProcess(process: number, boot: 1, store: 1)
      processes.append(Running(delivery: delivery(of: process)))
      return ask(processes.count - 1)
    case .ask(let index): return ask(index)
    case .confirm(let index): return confirm(index)
    case .end(let index): end(index)
    case .clock(let time): now = time
    case .release(let text): release = text
    case .disk(let condition):
      folder.condition = condition
      if condition != .works { model = nil }
    }
    return nil
  }

  private func delivery(of process: DeliveryProcess) -> Delivery<ModelFolder> {
    Delivery(installation: "one", release: AppRelease(release), process: process)
  }

  private mutating func install(_ pack: ModelPack, by index: Int?) -> String? {
    let task = DeliveryProcess(process: 99, boot: 1, store: 1)
    var delivery =
      index.map { processes[$0].delivery }
      ?? self.delivery(of: task)
    var isTaken = true
    do {
      try delivery.install(pack, pack, at: now, in: &folder)
    } catch {
      isTaken = false
    }
    if let index {
      processes[index].delivery = delivery
      if folder.isKilled { end(index) }
    }
    guard let expected = model?.install(pack, in: release, at: now), expected != isTaken else {
      return nil
    }
    return "\(pack) is \(isTaken ? "" : "not ")installed"
  }

  private mutating func ask(_ index: Int) -> String? {
    let numbers = Set(processes.map(\.delivery.process))
    let usedBefore = processes[index].used
    let found = processes[index].delivery.pack(
      ofBrand: "a", at: now, in: &folder, isRunning: numbers.contains)
    for refusal in found.refusals where refusal.reason == .failed {
      let ids = Self.packs.filter { $0.serial == refusal.serial }.map(\.checksum)
      if !ids.contains(where: { mostEnds[$0, default: 0] >= 2 }) {
        return "pack \(refusal.serial ?? 0) failed, and few processes ended with it"
      }
    }
    if folder.isKilled {
      // It may have noted a try of any of them.
      for pack in Self.packs { mostEnds[pack.checksum, default: 0] += 1 }
      end(index)
      return nil
    }
    if let pack = found.pack {
      if let wrong = fault(of: pack, usedBefore: usedBefore) { return wrong }
      let isNoted = DeliveryNotes(folder.names()).isGood(pack.id)
      if !isNoted { processes[index].used.insert(pack.checksum) }
    }
    guard model != nil else { return nil }
    var used = usedBefore
    let expected = model?.shown(in: release, at: now, using: &used)
    processes[index].used = used
    return expected == found.pack
      ? nil
      : "\(found.pack.map { "\($0)" } ?? "nothing") is shown, not \(expected.map { "\($0)" } ?? "nothing")"
  }

  /// What is wrong with showing a pack, whatever failed before.
  ///
  /// A process keeps the pack that it uses while others end with it.
  private func fault(of pack: ModelPack, usedBefore: Set<UInt64>) -> String? {
    let notes = highestNotes
    if pack.serial <= notes.revoked { return "\(pack) is shown, and it was taken back" }
    if pack.hasEnded(at: max(now, notes.time)) { return "\(pack) is shown, and it has ended" }
    if pack.minimumVersion != nil, release == Self.releases[0] {
      return "\(pack) is shown in an earlier release"
    }
    if !everConfirmed.contains(pack.checksum), !usedBefore.contains(pack.checksum),
      leastEnds[pack.checksum, default: 0] >= 2
    {
      return "\(pack) is shown after two ends"
    }
    return nil
  }

  private mutating func confirm(_ index: Int) -> String? {
    let used = processes[index].used
    everConfirmed.formUnion(used)
    processes[index].delivery.confirm(in: &folder)
    if folder.isKilled {
      end(index)
      return nil
    }
    model?.confirm(used)
    if model != nil { processes[index].confirmed.formUnion(used) }
    return nil
  }

  private mutating func end(_ index: Int) {
    guard processes.indices.contains(index) else { return }
    let process = processes.remove(at: index)
    model?.end(process.used, confirmed: process.confirmed)
    for pack in process.used {
      mostEnds[pack, default: 0] += 1
      if !everConfirmed.contains(pack) { leastEnds[pack, default: 0] += 1 }
    }
  }

  // MARK: One form of worlds that go on alike

  /// Forgets what can't matter any more.
  private mutating func forget() {
    let notes = DeliveryNotes(folder.names())
    let revoked = notes.revokedSerial(ofBrand: "a") ?? 0
    for index in processes.indices {
      processes[index].forget(notedTime: notes.latestTime, revokedSerial: revoked)
      if model == nil { processes[index].confirmed = [] }
    }
    // What is taken back or failed is not shown again, whatever is counted.
    let settled =
      Self.packs.filter { $0.serial <= revoked }.map(\.checksum) + notes.failed.map(\.checksum)
    for pack in settled {
      leastEnds[pack] = nil
      mostEnds[pack] = nil
      everConfirmed.remove(pack)
      for index in processes.indices {
        processes[index].used.remove(pack)
        processes[index].confirmed.remove(pack)
      }
    }
    for pack in everConfirmed { leastEnds[pack] = nil }
    for (pack, count) in leastEnds { leastEnds[pack] = min(count, 2) }
    for (pack, count) in mostEnds { mostEnds[pack] = min(count, 2) }
    model?.forget()
    // The last time that was seen counts, whatever the clock says now.
    let last = Self.times.last ?? 0
    if notes.latestTime == last, (model?.latestTime ?? last) == last { now = last }
  }

  /// Gives equal worlds equal names: who runs is numbered by what they know, who ended by their notes, and
  /// packs of one serial by their order.
  private mutating func tidy() {
    let keys = keysOfProcesses
    let order = processes.indices.sorted { keys[$0] < keys[$1] }
    let sorted = order.map { processes[$0] }
    let numbers = Dictionary(
      uniqueKeysWithValues: sorted.enumerated().map { ($1.delivery.process, Int32($0)) })
    let notes = DeliveryNotes(folder.names())
    var orders: [String: UInt64] = [:]
    for packs in Dictionary(grouping: notes.files(ofBrand: "a"), by: \.id.serial).values {
      for (number, pack) in packs.reversed().enumerated() { orders[pack.name] = UInt64(number + 1) }
    }
    var ended: [DeliveryPackID: Int32] = [:]
    var files: [String: ModelPack?] = [:]
    for (name, pack) in folder.files {
      switch DeliveryName(name) {
      case .attempt(let id, let process)?:
        var number = numbers[process]
        if number == nil {
          number = 100 + ended[id, default: 0]
          ended[id, default: 0] += 1
        }
        let renamed = DeliveryProcess(process: number ?? 0, boot: 1, store: 1)
        files[DeliveryName.attempt(id, renamed).text] = pack
      case .pack(let id, let order)?:
        files[DeliveryName.pack(id, order: orders[name] ?? order).text] = pack
      default: files[name] = pack
      }
    }
    folder.files = files
    processes = sorted.enumerated().map { number, process in
      var process = process
      process.delivery.process = DeliveryProcess(process: Int32(number), boot: 1, store: 1)
      return process
    }
  }

  /// What each process knows and has noted, without its number.
  private var keysOfProcesses: [String] {
    let attempts = DeliveryNotes(folder.names()).attempts
    return processes.map { process in
      let noted = attempts.filter { $0.value.contains(process.delivery.process) }.keys
      return "\(process.text) \(noted.map(\.checksum).sorted())"
    }
  }
}

extension DeliveryWorld.Running {
  /// Forgets what the folder's notes say as well, and packs that were read, which are as in the folder.
  fileprivate mutating func forget(notedTime: UInt64, revokedSerial: UInt64) {
    delivery.packs = [:]
    if delivery.latestTime <= notedTime { delivery.latestTime = 0 }
    delivery.revokedSerials = delivery.revokedSerials.filter { $0.value > revokedSerial }
  }

  /// What it knows, without its number.
  fileprivate var text: String {
    let ids = delivery.used.map(\.checksum).sorted()
    let serials = delivery.revokedSerials.values.sorted()
    return "\(ids) \(serials) \(delivery.latestTime) \(used.sorted()) \(confirmed.sorted())"
  }
}
