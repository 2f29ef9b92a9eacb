/// The times of the phases of a run, for `--timings`.
///
/// ```
///    1.204 ms  read
///    0.913 ms  resolve
///    2.342 ms  total
/// ```
struct PhaseTimings: Sendable {
  private var phases: [(name: String, milliseconds: Double)] = []
  private let start: Double
  private var lastEnd: Double

  init() {
    start = LibC.now
    lastEnd = start
  }

  /// Ends a phase, which began when the one before ended. Times of one name add up.
  mutating func end(_ phase: String) {
    let now = LibC.now
    if let index = phases.firstIndex(where: { $0.name == phase }) {
      phases[index].milliseconds += now - lastEnd
    } else {
      phases.append((phase, now - lastEnd))
    }
    lastEnd = now
  }

  /// A line for each phase in order, and one for the run so far; milliseconds of wall-clock time.
  var text: String {
    (phases + [("total", LibC.now - start)]).map { phase in
      let thousandths = Int((phase.milliseconds * 1000).rounded())
      let fraction = String(thousandths % 1000 + 1000).dropFirst()
      let number = "\(thousandths / 1000).\(fraction)"
      let indentation = String(repeating: " ", count: max(0, 9 - number.utf8.count))
      return "\(indentation)\(number) ms  \(phase.name)\n"
    }.joined()
  }
}
