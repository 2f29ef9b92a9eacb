// An app that shows a theme from a folder of packs: `packs.py` makes a package of it with the tokens of a release.
//
//     App FOLDER show             the serial in use, and what each token has
//     App FOLDER confirm          the same, and the pack is good
//     App FOLDER install FILE…    each file in turn; what is refused is printed
//     App FOLDER loop FILE…       the files again and again, until the process is killed
//     App COUNT mutate FILE       changes a pack at random and reads all that it still has

import Foundation
import ThemeDelivery
import TokenRuntime

@main
enum App {
  /// A signature is the last 64 bytes backwards, so that files need none beside them.
  static func signature(of pack: Data) -> Data { Data(pack.suffix(64).reversed()) }

  static func main() {
    let words = CommandLine.arguments
    guard words.count > 2 else { exit(64) }
    if words[2] == "mutate" {
      return mutate([UInt8](Data(reading: words[3])), Int(words[1]) ?? 0)
    }
    let store = ThemePackStore(
      folder: URL(fileURLWithPath: words[1]), installation: "one",
      verifier: ThemePackVerifier { signature(of: $0) == $1 })
    let files = words.dropFirst(3).map { Data(reading: $0) }
    switch words[2] {
    case "show", "confirm":
      let pack = store.pack(forBrand: "acme")
      let theme = pack.flatMap { try? Theme($0) } ?? .acme
      if words[2] == "confirm" { store.confirm() }
      print("pack", pack.map { "\($0.serial)" } ?? "none")
      for token in ColorToken.allCases {
        print(token.rawValue, theme[token])
      }
      for name in theme.unknownPackNames { print("unknown", name) }
      for name in theme.missingPackNames where theme.pack != nil { print("kept", name) }
    case "install": for file in files { install(file, in: store) }
    case "loop": while true { for file in files { install(file, in: store) } }
    default: exit(64)
    }
  }

  /// Half of the changed packs get a sum that fits, as an attacker's would; what is kept of those that pass is
  /// kept for good, so there are not too many.
  private static func mutate(_ original: [UInt8], _ count: Int) {
    var state: UInt64 = 38
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    var (refused, read, values) = (0, 0, 0)
    var bytes = original
    for round in 0..<count {
      var places: [Int] = []
      for _ in 0..<1 + random(3) {
        let place = random(bytes.count)
        places.append(place)
        bytes[place] = UInt8(truncatingIfNeeded: random(3) == 0 ? 0xFF : random(256))
      }
      if round % 2 == 1, read < 2_000 { sum(&bytes) }
      let isChanged = places.contains { bytes[$0] != original[$0] }
      do throws(ThemePackError) {
        let pack = try ThemePack(bytes)
        if isChanged, bytes[16..<24] == original[16..<24] {
          fatalError("a changed pack with the sum of the first")
        }
        if isChanged { read += 1 }
        if let theme = try? Theme(pack) {
          for token in ColorToken.allCases {
            values += theme[token].resolved(in: .dark).alpha >= 0 ? 1 : 0
          }
        }
      } catch {
        refused += 1
      }
      for place in places + Array(16..<24) { bytes[place] = original[place] }
    }
    print("\(count) changed packs, \(refused) refused, \(read) legal and read")
  }

  private static func sum(_ bytes: inout [UInt8]) {
    var sum: UInt64 = 0
    bytes.withUnsafeBytes { bytes in
      // The version less one.
      sum = UInt64(bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self).littleEndian) &- 1
      for offset in stride(from: 24, to: bytes.count, by: 8) {
        sum =
          (sum ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
          &* 0xFF51_AFD7_ED55_8CCD
        sum ^= sum &>> 32
      }
    }
    for place in 0..<8 { bytes[16 + place] = UInt8(truncatingIfNeeded: sum &>> UInt64(8 * place)) }
  }

  private static func install(_ pack: Data, in store: ThemePackStore) {
    do throws(ThemePackRefusal) {
      try store.install(pack, signature: signature(of: pack))
    } catch {
      print("refused", error.serial ?? 0, error.reason)
    }
  }
}

extension Data {
  fileprivate init(reading path: String) {
    self = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
  }
}
