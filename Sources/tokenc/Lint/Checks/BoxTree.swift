/// Points in a tree of boxes, to find those near a point without asking all.
///
/// Each node halves its points where they spread farthest, and knows the box that they fill. A search
/// reads only nodes whose boxes are within reach in every coordinate.
struct BoxTree: Sendable {
  private static let leafSize = 8

  private let width: Int
  /// The number of each point, in the order of the tree.
  private var order: [Int]
  private var points: [Double]
  /// Per node the least, then the greatest of each coordinate; halves of node n: 2n + 1 and 2n + 2.
  private var boxes: [Double] = []
  /// The least number of a point of each node.
  private var leastNumbers: [Int] = []
  /// Where each point stands in the tree, by its number.
  private var ranks: [Int] = []

  /// - Parameter points: points of `width` numbers each, one after the other.
  init(_ points: [Double], width: Int) {
    self.width = width
    self.points = points
    order = Array(0..<points.count / width)
    if !order.isEmpty { divide(order.indices, node: 0) }
    self.points = order.flatMap { points[$0 * width..<($0 + 1) * width] }
    ranks = Array(repeating: 0, count: order.count)
    for (rank, number) in order.enumerated() { ranks[number] = rank }
  }

  /// Calls `body` with the numbers of points within the reach of one and with a lower number, nearer parts of
  /// the tree first, up to a number of calls.
  func visitEarlier(
    than number: Int, within reaches: [Double], atMost limit: Int, _ body: (Int) -> Void
  ) {
    let reach = reaches[number * width..<(number + 1) * width]
    var rest = limit
    visitEarlier(order.indices, node: 0, than: number, within: reach, &rest, body)
  }

  private func visitEarlier(
    _ range: Range<Int>, node: Int, than number: Int, within reach: ArraySlice<Double>,
    _ rest: inout Int, _ body: (Int) -> Void
  ) {
    guard rest > 0, leastNumbers[node] < number else { return }
    let rank = ranks[number]
    guard isWithin(reach, ofPointAt: rank, node: node) else { return }
    guard range.count > Self.leafSize else {
      for other in range where order[other] < number && isWithin(reach, rank, other) && rest > 0 {
        rest -= 1
        body(order[other])
      }
      return
    }
    let middle = (range.lowerBound + range.upperBound) / 2
    let halves = [
      (range.lowerBound..<middle, 2 * node + 1), (middle..<range.upperBound, 2 * node + 2),
    ]
    // The half of the point itself first.
    for (half, node) in rank < middle ? halves : halves.reversed() {
      visitEarlier(half, node: node, than: number, within: reach, &rest, body)
    }
  }

  private func isWithin(
    _ reach: ArraySlice<Double>, ofPointAt rank: Int, node: Int
  ) -> Bool {
    let point = rank * width
    let box = node * 2 * width
    return (0..<width).allSatisfy { coordinate in
      let number = points[point + coordinate]
      let reach = reach[reach.startIndex + coordinate]
      return boxes[box + coordinate] - number <= reach
        && number - boxes[box + width + coordinate] <= reach
    }
  }

  private func isWithin(_ reach: ArraySlice<Double>, _ rank: Int, _ other: Int) -> Bool {
    (0..<width).allSatisfy {
      (points[other * width + $0] - points[rank * width + $0]).magnitude
        <= reach[reach.startIndex + $0]
    }
  }

  private mutating func divide(_ range: Range<Int>, node: Int) {
    let end = (node + 1) * 2 * width
    if boxes.count < end { boxes += Array(repeating: 0, count: end - boxes.count) }
    if leastNumbers.count <= node {
      leastNumbers += Array(repeating: .max, count: node + 1 - leastNumbers.count)
    }
    leastNumbers[node] = order[range].min() ?? .max
    var widest = (coordinate: 0, spread: -1.0)
    for coordinate in 0..<width {
      let numbers = order[range].lazy.map { [points, width] in points[$0 * width + coordinate] }
      let least = numbers.min() ?? 0
      let greatest = numbers.max() ?? 0
      boxes[node * 2 * width + coordinate] = least
      boxes[(node * 2 + 1) * width + coordinate] = greatest
      if greatest - least > widest.spread { widest = (coordinate, greatest - least) }
    }
    guard range.count > Self.leafSize else { return }
    order[range].sort { [points, width] in
      points[$0 * width + widest.coordinate] < points[$1 * width + widest.coordinate]
    }
    let middle = (range.lowerBound + range.upperBound) / 2
    divide(range.lowerBound..<middle, node: 2 * node + 1)
    divide(middle..<range.upperBound, node: 2 * node + 2)
  }
}
