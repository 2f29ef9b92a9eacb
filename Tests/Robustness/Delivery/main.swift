// Compares the store of packs with its model in all sequences of events up to a length. See delivery.py.

let length = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8
let exploration = DeliveryExploration(length: length)
for fault in exploration.faults { print(fault) }
print(
  "\(Int(exploration.sequenceCount)) sequences of up to \(length) events, "
    + "\(exploration.transitionCount) transitions of \(exploration.worldCount) worlds, "
    + "\(exploration.faults.count) faults")
