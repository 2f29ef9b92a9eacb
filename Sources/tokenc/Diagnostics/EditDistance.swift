/// Counts the edits between two short byte strings, up to a bound.
///
/// An edit inserts, removes or replaces one byte, or swaps two neighbours; no byte is edited twice
/// (the optimal string alignment form of Damerau's distance, F. J. Damerau 1964). Only the diagonal
/// band that the bound can reach is computed (E. Ukkonen, “Algorithms for approximate string
/// matching”, 1985), so a comparison takes time proportional to length × bound.
struct EditDistance: Sendable {
  private let source: [UInt8]
  private var previous: [Int]
  private var current: [Int]
  private var beforePrevious: [Int]

  /// Prepares to compare many strings with `source`.
  init(from source: [UInt8]) {
    self.source = source
    previous = Array(repeating: 0, count: source.count + 1)
    current = previous
    beforePrevious = previous
  }

  /// Answers the distance to `target` when it is at most `bound`, else `nil`.
  mutating func distance(to target: [UInt8], atMost bound: Int) -> Int? {
    let width = source.count
    guard abs(target.count - width) <= bound else { return nil }
    let far = bound + 1
    for column in 0...width { previous[column] = min(column, far) }
    var bestBefore = 0
    for row in 0..<target.count {
      // The cells outside the band are over the bound; their neighbours only need to know that.
      let first = max(0, row + 1 - bound)
      let last = min(width, row + 1 + bound)
      guard first <= last else { return nil }
      var best = far
      if first == 0 {
        current[0] = row + 1
        best = row + 1
      } else {
        current[first - 1] = far
      }
      if last < width { current[last + 1] = far }
      for column in max(first, 1)...max(last, 1) where column <= last {
        let isSame = source[column - 1] == target[row]
        var cost = previous[column - 1] + (isSame ? 0 : 1)
        cost = min(cost, previous[column] + 1, current[column - 1] + 1)
        if row > 0, column > 1, source[column - 1] == target[row - 1],
          source[column - 2] == target[row]
        {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        current[column] = min(cost, far)
        best = min(best, current[column])
      }
      // A swap looks two rows back, so a row over the bound isn't the end of it alone.
      if best > bound, bestBefore >= bound { return nil }
      bestBefore = best
      swap(&beforePrevious, &previous)
      swap(&previous, &current)
    }
    let distance = previous[width]
    return distance <= bound ? distance : nil
  }
}
