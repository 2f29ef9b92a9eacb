import Foundation
import Testing

@testable import ThemeDelivery

/// The store of packs against a model, in all sequences of events up to a length.
///
/// Events are installations of packs with and without an end, of other bytes with a serial that is known, and of
/// revocations; another release of the app, for which some packs are not; starts, questions, confirmations and ends of up to three processes, each of which installs, too; the clock forwards and back;
/// and disks that are full or can't be written. In each sequence one step of the store may fail, or the process is
/// killed there.
@Suite("All sequences of delivery") struct DeliveryModelTests {
  /// Longer at night, and 8 by `Tests/Robustness/delivery.py`, which compiles the model with optimization.
  private static var length: Int {
    ProcessInfo.processInfo.environment["TOKENC_NIGHT"] == nil ? 4 : 6
  }

  @Test("the store does what the model says, and a failing step breaks no promise")
  func allSequences() {
    let exploration = DeliveryExploration(length: Self.length)
    #expect(exploration.faults.isEmpty, "\(exploration.faults)")
  }
}
