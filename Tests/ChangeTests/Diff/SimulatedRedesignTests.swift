import Foundation
import Testing

@testable import TokenChange

@Suite("Renames of simulated redesigns")
struct SimulatedRedesignTests {
  /// Other seeds than those with which the inference was made: `REDESIGN_SEEDS=1000-1200`.
  private static var seeds: Range<UInt64> {
    let bounds = ProcessInfo.processInfo.environment["REDESIGN_SEEDS"]?.split(separator: "-")
      .compactMap { UInt64($0) }
    guard let bounds, bounds.count == 2, bounds[0] < bounds[1] else { return 0..<30 }
    return bounds[0]..<bounds[1]
  }

  @Test("none is false, and most are found") func precision() throws {
    var (right, wrong, missed) = (0, [String](), 0)
    for seed in Self.seeds {
      let redesign = SimulatedRedesign(seed: seed)
      let diff = try DiffSample.diff(
        SimulatedRedesign.file(redesign.old), SimulatedRedesign.file(redesign.new),
        configuration: #"{ "hidden": ["color.palette-*"] }"#)
      let remaining = Set(redesign.new.map(\.path))
      let expected = redesign.renames.filter { remaining.contains($0.value) && $0.key != $0.value }
      var found = 0
      for change in diff.changes where change.kind == .renamed {
        let old = String((change.from ?? "").dropFirst("color.".count))
        let new = String(change.path.dropFirst("color.".count))
        if expected[old] == new {
          found += 1
        } else {
          wrong.append("\(seed): \(old) → \(new) (\(change.rename?.text ?? ""))")
        }
      }
      right += found
      missed += expected.count - found
    }
    print("redesigns \(Self.seeds): \(right) found, \(wrong.count) false, \(missed) missed")
    #expect(wrong.isEmpty)
    #expect(right > missed * 2)
  }
}
