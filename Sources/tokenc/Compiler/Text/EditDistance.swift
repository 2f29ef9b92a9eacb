/// Counts the edits between one byte string and many others, up to a bound.
///
/// An edit inserts, removes or replaces one byte, or swaps two neighbours; no byte is edited twice
/// (the optimal string alignment form of Damerau's distance, F. J. Damerau 1964). Only the diagonal
/// band that the bound can reach is computed (E. Ukkonen, “Algorithms for approximate string
/// matching”, 1985). The rows for one text are kept, so that a next text that starts alike goes on
/// where they part.
package struct EditDistance: Sendable {
  private let source: [UInt8]
  private let bound: Int
  /// A row per byte of the text; a cell per diagonal of the band, the main one in the middle.
  private var cells: [Int32]
  private var rowMinimums: [Int32]

  package enum Outcome: Equatable, Sendable {
    case near(Int)
    case far
    /// The first so many bytes of the text already need more edits than the bound, whatever follows.
    case farFromStart(length: Int)
  }

  package init(from source: [UInt8], atMost bound: Int) {
    self.source = source
    self.bound = bound
    let rowCount = source.count + bound + 1
    cells = Array(repeating: Int32(bound + 1), count: rowCount * (2 * bound + 1))
    rowMinimums = Array(repeating: 0, count: rowCount)
    for column in 0...min(bound, source.count) { cells[bound + column] = Int32(column) }
  }

  /// Compares with a text whose first `known` bytes are those of the text before.
  package mutating func compare(with text: ArraySlice<UInt8>, known: Int) -> Outcome {
    let length = text.count
    guard abs(length - source.count) <= bound else { return .far }
    var row = known
    while row < length {
      row += 1
      let byte = text[text.startIndex + row - 1]
      let byteBefore = row > 1 ? text[text.startIndex + row - 2] : nil
      computeRow(row, byte, byteBefore)
      // A swap looks two rows back, so a row over the bound isn't the end of it alone.
      if rowMinimums[row] > bound, rowMinimums[row - 1] >= bound {
        return .farFromStart(length: row)
      }
    }
    let edits = Int(cells[length * (2 * bound + 1) + source.count - length + bound])
    return edits <= bound ? .near(edits) : .far
  }

  private mutating func computeRow(_ row: Int, _ byte: UInt8, _ byteBefore: UInt8?) {
    let width = 2 * bound + 1
    let start = row * width
    let far = Int32(bound + 1)
    var least = far
    var left = far
    for diagonal in 0..<width {
      let column = row + diagonal - bound
      var cost = far
      if column == 0 {
        cost = Int32(row)
      } else if column > 0, column <= source.count {
        cost = cells[start - width + diagonal] + (source[column - 1] == byte ? 0 : 1)
        cost = min(cost, left + 1)
        if diagonal + 1 < width { cost = min(cost, cells[start - width + diagonal + 1] + 1) }
        if let byteBefore, column > 1, source[column - 1] == byteBefore, source[column - 2] == byte
        {
          cost = min(cost, cells[start - 2 * width + diagonal] + 1)
        }
        cost = min(cost, far)
      }
      cells[start + diagonal] = cost
      left = cost
      least = min(least, cost)
    }
    rowMinimums[row] = least
  }
}
