import Foundation
import TestSupport
import Testing
import TokenRuntime

@testable import ThemeDelivery
@testable import TokenCommands
@testable import TokenCompiler
@testable import TokenComponents

/// Packs in an app's folder.
@Suite("Stores of packs") struct ThemePackStoreTests {
  private let folder = try? TemporaryFolder()

  private static let table = Result {
    let tokens = #"{"size": {"$type": "dimension", "a": {"$value": {"value": 1, "unit": "px"}}}}"#
    let loaded = try TokenLoader.load(
      ["a.tokens.json"], from: MemorySource([("a.tokens.json", Array(tokens.utf8))]))
    return try CompiledTokens(loaded).table
  }

  private static func pack(
    _ serial: UInt64, brand: String = "acme", revokes: Bool = false,
    _ change: (inout PackWriter.Description) -> Void = { _ in }
  ) throws -> Data {
    var description = PackWriter.Description(brand: brand, base: "acme", serial: serial)
    change(&description)
    return try Data(
      PackWriter.pack(
        description, of: revokes ? nil : 0, in: table.get(), pointsPerRem: 16))
  }

  /// Signs with the bytes backwards.
  private static func signature(of pack: Data) -> Data { Data(pack.suffix(64).reversed()) }

  private static let verifier = ThemePackVerifier { signature(of: $0) == $1 }

  private var url: URL { URL(fileURLWithPath: folder?.path ?? "/nowhere") }

  private func store(installation: String = "one", release: String? = nil) -> ThemePackStore {
    ThemePackStore(
      folder: url, installation: installation, release: release, verifier: Self.verifier)
  }

  private func install(_ pack: Data, in store: ThemePackStore, at now: Date = Date()) throws {
    try store.install(pack, signature: Self.signature(of: pack), at: now)
  }

  /// The reason for which a store refuses a pack; `nil` if it takes it.
  private func refusal(
    _ pack: Data, in store: ThemePackStore, signature: Data? = nil, at now: Date = Date()
  ) -> ThemePackRefusal.Reason? {
    do throws(ThemePackRefusal) {
      try store.install(pack, signature: signature ?? Self.signature(of: pack), at: now)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("the newest pack is shown, also after a start") func newest() throws {
    #expect(store().pack(forBrand: "acme") == nil)
    try install(Self.pack(1), in: store())
    try install(Self.pack(2), in: store())
    #expect(store().pack(forBrand: "acme")?.serial == 2)
    #expect(store().pack(forBrand: "other") == nil)
  }

  @Test("an older pack, another's signature and what is no pack are refused") func refused() throws
  {
    let store = store()
    try install(Self.pack(5), in: store)
    #expect(refusal(try Self.pack(4), in: store) == .older(than: 5))
    #expect(refusal(try Self.pack(6), in: store, signature: Data([1])) == .signature)
    #expect(refusal(Data("no pack".utf8), in: store) == .pack(.notAPack))
    #expect(
      refusal(Data(repeating: 0, count: ThemePack.maximumSize + 1), in: store) == .tooLarge)
    #expect(store.pack(forBrand: "acme")?.serial == 5)
  }

  @Test("a pack that has ended leaves the one before it") func expiry() throws {
    let now = Date(timeIntervalSince1970: 1_000)
    try install(Self.pack(1), in: store(), at: now)
    let first = store()
    #expect(first.pack(forBrand: "acme", at: now)?.serial == 1)
    first.confirm()
    try install(Self.pack(2) { $0.expiry = 2_000 }, in: store(), at: now)
    #expect(store().pack(forBrand: "acme", at: now)?.serial == 2)
    let later = Date(timeIntervalSince1970: 2_000)
    for _ in 0..<4 { #expect(store().pack(forBrand: "acme", at: later)?.serial == 1) }
    // Nor does it come back with a clock that is set back.
    #expect(store().pack(forBrand: "acme", at: now)?.serial == 1)
    #expect(refusal(try Self.pack(3) { $0.expiry = 1_500 }, in: store(), at: now) == .expired)
    #expect(refusal(try Self.pack(3) { $0.expiry = 1_500 }, in: store(), at: later) == .expired)
  }

  @Test("a pack that takes others back leaves what was compiled in, however often the app starts")
  func revocation() throws {
    try install(Self.pack(1), in: store())
    try install(Self.pack(2, revokes: true), in: store())
    for _ in 0..<5 { #expect(store().pack(forBrand: "acme") == nil) }
    #expect(refusal(try Self.pack(2), in: store()) == .takenBack(by: 2))
    try install(Self.pack(3), in: store())
    #expect(store().pack(forBrand: "acme")?.serial == 3)
  }

  @Test("what was taken back stays back when a newer pack fails or ends") func revocationStays()
    throws
  {
    let now = Date(timeIntervalSince1970: 1_000)
    try install(Self.pack(3), in: store(), at: now)
    let first = store()
    #expect(first.pack(forBrand: "acme", at: now)?.serial == 3)
    first.confirm()
    try install(Self.pack(4, revokes: true), in: store(), at: now)
    try install(Self.pack(9) { $0.expiry = 2_000 }, in: store(), at: now)
    for _ in 0..<2 { #expect(store().pack(forBrand: "acme", at: now)?.serial == 9) }
    for _ in 0..<3 { #expect(store().pack(forBrand: "acme", at: now) == nil) }
    // A revocation that comes late takes back what is older.
    try install(Self.pack(10), in: store(), at: now)
    try install(Self.pack(9, revokes: true), in: store(), at: now)
    #expect(store().pack(forBrand: "acme", at: now)?.serial == 10)
  }

  @Test("an app and its extensions may start before the first confirms") func startsAtOnce() throws
  {
    try install(Self.pack(1), in: store())
    let stores = (0..<5).map { _ in store() }
    for store in stores { #expect(store.pack(forBrand: "acme")?.serial == 1) }
    stores[0].confirm()
    #expect(store().pack(forBrand: "acme")?.serial == 1)
    withExtendedLifetime(stores) {}
  }

  @Test("other bytes with the same serial begin anew, and the good ones come back if they fail")
  func sameSerial() throws {
    try install(Self.pack(1) { $0.share = 9_000 }, in: store(installation: "phone 1"))
    let good = store()
    #expect(good.pack(forBrand: "acme")?.share == 0.9)
    good.confirm()
    try install(Self.pack(1), in: store())
    for _ in 0..<2 { #expect(store().pack(forBrand: "acme")?.share == 1) }
    #expect(store().pack(forBrand: "acme")?.share == 0.9)
    #expect(refusal(try Self.pack(1), in: store()) == .failed)
  }

  @Test("a pack of another brand than the app asked for is refused") func otherBrand() throws {
    let pack = try Self.pack(1, brand: "bank")
    do throws(ThemePackRefusal) {
      try store().install(pack, signature: Self.signature(of: pack), forBrand: "acme")
      Issue.record("it is installed")
    } catch {
      #expect(error.reason == .otherBrand(than: "acme"))
      #expect("\(error)" == "pack 1 of 'bank' is not used: the app asked for a pack of 'acme'")
    }
    #expect(store().pack(forBrand: "bank") == nil)
  }

  @Test("a pack for later releases is refused, and shown after an update") func releases() throws {
    let later = try Self.pack(2) { $0.minimumRelease = ReleaseVersion("2.10.0") }
    try install(Self.pack(1), in: store())
    let good = store()
    #expect(good.pack(forBrand: "acme")?.serial == 1)
    good.confirm()
    let reason = ThemePackRefusal.Reason.laterRelease(minimum: "2.10.0", app: "2.9.3")
    #expect(refusal(later, in: store(release: "2.9.3")) == reason)
    #expect(
      "\(ThemePackRefusal(brand: "acme", serial: 2, reason: reason))"
        == "pack 2 of 'acme' is not used: it is for releases from 2.10.0 on, and this app is 2.9.3")
    // A release that nobody knows is not a later one.
    for unknown in ["", "x", "2.10.0.1", "v2.10"] {
      #expect(refusal(later, in: store(release: unknown)) != nil)
    }
    for known in ["2.10.0", "2.10", "3", "10.0.0"] {
      #expect(refusal(later, in: store(release: known)) == nil)
    }
    #expect(store(release: "2.10").pack(forBrand: "acme")?.serial == 2)
    // The same folder in an app that is older again.
    #expect(store(release: "2.9.3").pack(forBrand: "acme")?.serial == 1)
  }

  @Test("packs for all releases need none, nor does one that takes others back")
  func anyRelease() throws {
    try install(Self.pack(1), in: store(release: "x"))
    let back = try Self.pack(2, revokes: true) { $0.minimumRelease = ReleaseVersion("9.0.0") }
    try install(back, in: store(release: "1.0.0"))
    #expect(store(release: "1.0.0").pack(forBrand: "acme") == nil)
  }

  @Test("reasons are sentences without control characters") func sentences() {
    let refusal = ThemePackRefusal(brand: "a\u{1B}[2J\u{202E}", serial: 7, reason: .expired)
    #expect(
      "\(refusal)" == #"pack 7 of 'a\u{1B}[2J\u{202E}' is not used: its end has passed"#)
    let unknown = ThemePackRefusal(brand: nil, serial: nil, reason: .signature)
    #expect("\(unknown)" == "the pack is not used: its signature is not that of the server")
  }

  @Test("where its use can't be noted a new pack is not shown, and a good one is") func readOnly()
    throws
  {
    try install(Self.pack(1), in: store())
    let good = store()
    _ = good.pack(forBrand: "acme")
    good.confirm()
    try install(Self.pack(2), in: store())
    // Nobody may make a file of the name of the note: a folder is there.
    let heard = Heard()
    let limited = ThemePackStore(folder: url, installation: "one", verifier: Self.verifier) {
      heard.refusals.append($0)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: url.path)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    }
    // The superuser writes anywhere.
    guard !FileManager.default.isWritableFile(atPath: url.path) else { return }
    #expect(limited.pack(forBrand: "acme")?.serial == 1)
    guard case .cannotNote? = heard.refusals.first?.reason else {
      Issue.record("\(heard.refusals)")
      return
    }
  }

  @Test("a pack with which the app ended twice is not used again, the good one before it is")
  func failures() throws {
    try install(Self.pack(1), in: store())
    let good = store()
    #expect(good.pack(forBrand: "acme")?.serial == 1)
    good.confirm()
    try install(Self.pack(2), in: store())
    #expect(store().pack(forBrand: "acme")?.serial == 2)
    #expect(store().pack(forBrand: "acme")?.serial == 2)
    #expect(store().pack(forBrand: "acme")?.serial == 1)
    #expect(refusal(try Self.pack(2), in: store()) == .failed)
    try install(Self.pack(3), in: store())
    #expect(store().pack(forBrand: "acme")?.serial == 3)
  }

  @Test("what failed is not good when another is confirmed, and leaves the good one")
  func failedStays()
    throws
  {
    try install(Self.pack(1), in: store())
    let good = store()
    _ = good.pack(forBrand: "acme")
    good.confirm()
    try install(Self.pack(2), in: store())
    for _ in 0..<2 { _ = store().pack(forBrand: "acme") }
    let after = store()
    #expect(after.pack(forBrand: "acme")?.serial == 1)
    after.confirm()
    try install(Self.pack(3), in: store())
    for _ in 0..<2 { #expect(store().pack(forBrand: "acme")?.serial == 3) }
    #expect(store().pack(forBrand: "acme")?.serial == 1)
  }

  @Test("asking again in one start is one try") func oneTry() throws {
    try install(Self.pack(1), in: store())
    let running = store()
    for _ in 0..<5 { #expect(running.pack(forBrand: "acme")?.serial == 1) }
    running.confirm()
    for _ in 0..<5 { #expect(store().pack(forBrand: "acme")?.serial == 1) }
  }

  @Test("a file that was changed or cut is not shown, whatever its length") func damage() throws {
    try install(Self.pack(1), in: store())
    let good = store()
    _ = good.pack(forBrand: "acme")
    good.confirm()
    let pack = try Self.pack(2)
    let whole = pack + Self.signature(of: pack)
    let id = try ThemePack([UInt8](pack)).id
    let file = url.appendingPathComponent(DeliveryName.pack(id, order: 1).text)
    for count in [0, 1, 15, 16, 40, pack.count, whole.count - 1] {
      try whole.prefix(count).write(to: file)
      #expect(store().pack(forBrand: "acme")?.serial == 1)
    }
    try FileManager.default.removeItem(at: file)
    // One brand's file under another's name, another serial, and other bytes.
    let others = [
      DeliveryPackID(brand: "acme", serial: 7, checksum: id.checksum),
      DeliveryPackID(brand: "acme", serial: 2, checksum: 1),
    ]
    for other in others {
      try whole.write(to: url.appendingPathComponent(DeliveryName.pack(other, order: 1).text))
      #expect(store().pack(forBrand: "acme")?.serial == 1)
    }
  }

  @Test("a share is of about as many installations, and a larger one of the same and more")
  func shares() throws {
    func takers(_ share: UInt32) throws -> Set<Int> {
      let pack = try Self.pack(9) { $0.share = share }
      return Set((0..<400).filter { refusal(pack, in: store(installation: "phone \($0)")) == nil })
    }
    let (tenth, half) = (try takers(1_000), try takers(5_000))
    #expect((15...75).contains(tenth.count))
    #expect((150...250).contains(half.count))
    #expect(half.isSuperset(of: tenth))
    #expect(try takers(0).isEmpty)
    #expect(try takers(10_000).count == 400)
  }

  @Test("300 installations at once leave the last one, and no other file") func atOnce()
    async throws
  {
    let packs = try (1...300).map { try Self.pack(UInt64($0)) }
    let refused = await withTaskGroup(of: Int.self) { group in
      for pack in packs.shuffled() {
        group.addTask { refusal(pack, in: store()) == nil ? 0 : 1 }
      }
      return await group.reduce(0, +)
    }
    #expect(refused < 300)
    #expect(store().pack(forBrand: "acme")?.serial == 300)
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    #expect(names.filter { $0.hasSuffix(".pack") }.map { $0.prefix(9) } == ["acme.300."])
  }

  @Test("of two packs that two stores install at once the newer stays") func twoStores()
    async throws
  {
    // Other files make each look into the folder last.
    for number in 0..<2_000 { try Data().write(to: url.appendingPathComponent("\(number)")) }
    for serial in stride(from: UInt64(1), to: 40, by: 2) {
      let packs = try [Self.pack(serial), Self.pack(serial + 1)]
      await withTaskGroup(of: Void.self) { group in
        for pack in packs { group.addTask { _ = refusal(pack, in: store()) } }
      }
      #expect(store().pack(forBrand: "acme")?.serial == serial + 1)
    }
  }

  @Test("what hears of a refusal may ask the store") func report() throws {
    try install(Self.pack(1) { $0.expiry = 2_000 }, in: store(), at: Date(timeIntervalSince1970: 1))
    let heard = Heard()
    let store = ThemePackStore(folder: url, installation: "one", verifier: Self.verifier) {
      heard.refusals.append($0)
      #expect(heard.store?.pack(forBrand: "other") == nil)
    }
    heard.store = store
    #expect(store.pack(forBrand: "acme") == nil)
    #expect(heard.refusals == [ThemePackRefusal(brand: "acme", serial: 1, reason: .expired)])
  }

  private final class Heard: @unchecked Sendable {
    var refusals: [ThemePackRefusal] = []
    weak var store: ThemePackStore?
  }

  @Test("brands have packs of their own, whatever their names") func brands() throws {
    for brand in ["bank/next", "Zürich", "a.b", "%41"] {
      try install(Self.pack(1, brand: brand), in: store())
    }
    for brand in ["bank/next", "Zürich", "a.b", "%41"] {
      #expect(store().pack(forBrand: brand)?.brand == brand)
    }
    #expect(store().pack(forBrand: "A") == nil)
  }
}
