import Foundation
import Testing

@testable import ThemeDelivery

/// The store of packs against a model, in all sequences of events up to a length.
///
/// Events are installations of packs with and without an end, of other bytes with a serial that is known, and of
/// revocations; starts, questions, confirmations and ends of up to three processes; the clock forwards and back;
/// and disks that are full or can't be written. In each sequence one step of the store may fail, or the process is
/// killed there.
@Suite("All sequences of delivery") struct DeliveryModelTests {
  /// Longer at night. Each event more takes five times as long and as much memory; `DELIVERY_LENGTH=8` states a
  /// length.
  private static let isWhole = ProcessInfo.processInfo.environment["TOKENC_NIGHT"] != nil

  @Test("the store does what the model says, and a failing step breaks no promise")
  func allSequences() {
    let length =
      ProcessInfo.processInfo.environment["DELIVERY_LENGTH"].flatMap { Int($0) }
      ?? (Self.isWhole ? 7 : 4)
    var worlds: [DeliveryWorld: Double] = [DeliveryWorld(): 1]
    var sequences = 0.0
    var transitions = 0
    var faults: [String] = []
    for _ in 0..<length {
      var next: [DeliveryWorld: Double] = [:]
      for (world, count) in worlds {
        for event in world.events {
          let (after, steps, wrong) = world.after(event)
          next[after, default: 0] += count
          if let wrong { faults.append("\(event): \(wrong)") }
          transitions += 1
          guard !world.hasFault, steps > 0 else { continue }
          for step in 1...steps {
            for isKill in [false, true] {
              let fault = ModelFolder.Fault(step: step, isKill: isKill)
              let (after, _, wrong) = world.after(event, failingAt: fault)
              next[after, default: 0] += count
              if let wrong { faults.append("\(event), step \(step): \(wrong)") }
              transitions += 1
            }
          }
        }
      }
      worlds = next
      sequences += worlds.values.reduce(0, +)
      if !faults.isEmpty { break }
    }
    #expect(faults.isEmpty, "\(faults.prefix(5))")
    print("\(Int(sequences)) sequences, \(transitions) transitions, \(worlds.count) worlds")
  }
}
