@testable import ThemeDelivery

/// All worlds to which sequences of events lead, up to a length.
///
/// Sequences that lead to one world go on alike from there, so each world is looked at once. In each sequence one
/// step of the store may fail, or the process is killed there.
struct DeliveryExploration {
  /// The worlds before the last event.
  private(set) var worldCount = 0
  private(set) var transitionCount = 0
  /// All sequences, those that lead to one world among them.
  private(set) var sequenceCount = 0.0
  /// Each with the events that lead to it.
  private(set) var faults: [String] = []

  private var numbers: [DeliveryWorld: Int] = [DeliveryWorld(): 0]
  /// For each world the event that first led to it, and the world before it.
  private var origins: [(world: Int, text: String)] = [(0, "")]
  /// For each world those that events lead to.
  private var successors: [[Int]] = []

  private static let mostFaults = 5

  init(length: Int) {
    var level = [DeliveryWorld()]
    for step in 1...length {
      var next: [DeliveryWorld] = []
      for world in level { lookAt(world, isLast: step == length, &next) }
      level = next
      if faults.count >= Self.mostFaults { break }
    }
    worldCount = successors.count
    sequenceCount = count(length: length)
  }

  private mutating func lookAt(
    _ world: DeliveryWorld, isLast: Bool, _ next: inout [DeliveryWorld]
  ) {
    let number = successors.count
    successors.append([])
    for event in world.events {
      let steps = take(event, nil, from: world, number, isLast: isLast, &next)
      guard !world.hasFault, steps > 0 else { continue }
      for step in 1...steps {
        for isKill in [false, true] {
          let fault = ModelFolder.Fault(step: step, isKill: isKill)
          _ = take(event, fault, from: world, number, isLast: isLast, &next)
        }
      }
    }
  }

  /// - Returns: The steps that the store took.
  private mutating func take(
    _ event: DeliveryWorld.Event, _ fault: ModelFolder.Fault?, from world: DeliveryWorld,
    _ number: Int, isLast: Bool, _ next: inout [DeliveryWorld]
  ) -> Int {
    let (after, steps, wrong) = world.after(event, failingAt: fault)
    transitionCount += 1
    if let wrong, faults.count < Self.mostFaults {
      faults.append("\(wrong): \(path(to: number)), \(event) \(fault?.text ?? "")")
    }
    // Where the last event leads, nothing follows.
    var target = -1
    if !isLast {
      target = numbers[after] ?? numbers.count
      if target == numbers.count {
        numbers[after] = target
        origins.append((number, "\(event) \(fault?.text ?? "")"))
        next.append(after)
      }
    }
    successors[number].append(target)
    return steps
  }

  private func path(to number: Int) -> String {
    var events: [String] = []
    var number = number
    while number > 0 {
      events.append(origins[number].text)
      number = origins[number].world
    }
    return events.reversed().joined(separator: ", ")
  }

  /// The sequences of up to a length, by those that lead to each world.
  private func count(length: Int) -> Double {
    var total = 0.0
    var counts = [Double](repeating: 0, count: successors.count)
    counts[0] = 1
    for _ in 0..<length {
      var next = [Double](repeating: 0, count: counts.count)
      for (number, count) in counts.enumerated() where count > 0 {
        total += count * Double(successors[number].count)
        for target in successors[number] where target >= 0 && target < next.count {
          next[target] += count
        }
      }
      counts = next
    }
    return total
  }
}

extension ModelFolder.Fault {
  fileprivate var text: String { isKill ? "killed at step \(step)" : "failing at step \(step)" }
}
