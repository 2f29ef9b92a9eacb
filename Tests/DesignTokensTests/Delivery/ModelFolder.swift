import TokenRuntime

@testable import ThemeDelivery

/// A pack without values.
struct ModelPack: DeliveredPack, Hashable {
  var brand = "a"
  var serial: UInt64
  var checksum: UInt64
  var expiry: UInt64?
  var minimumVersion: ReleaseVersion?
  var isRevocation = false
  var share: Double { 1 }
}

/// A folder in memory, whose steps may fail.
struct ModelFolder: DeliveryFolder, Hashable {
  enum Condition: Hashable { case works, isFull, isReadOnly }

  /// The step of the next call that fails, and whether the process is killed there.
  struct Fault: Hashable {
    var step: Int
    var isKill: Bool
  }

  struct Failure: Error {}

  /// Packs by the names of their files; notes have none.
  var files: [String: ModelPack?] = [:]
  var condition = Condition.works
  var fault: Fault?
  /// The steps of the last call.
  private(set) var steps = 0
  private(set) var isKilled = false

  mutating func begin(failingAt fault: Fault?) {
    self.fault = fault
    steps = 0
    isKilled = false
  }

  private mutating func step(needsRoom: Bool) throws {
    steps += 1
    if steps == fault?.step {
      isKilled = fault?.isKill == true
      throw Failure()
    }
    if isKilled || condition == .isReadOnly || needsRoom && condition == .isFull { throw Failure() }
  }

  func names() -> [String] { Array(files.keys) }

  mutating func note(_ name: DeliveryName) throws {
    try step(needsRoom: true)
    files[name.text] = .some(nil)
  }

  mutating func write(_ contents: ModelPack, as name: String) throws {
    try step(needsRoom: true)
    files[name] = contents
  }

  mutating func remove(_ name: String) throws {
    try step(needsRoom: false)
    files[name] = nil
  }

  func read(_ name: String) throws(ThemePackRefusal.Reason) -> ModelPack {
    guard let pack = files[name] ?? nil else { throw .cannotRead }
    return pack
  }

  func isLeftOver(_ name: String) -> Bool { false }
}
