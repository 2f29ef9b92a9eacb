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

  /// - Parameter points: points of `width` numbers each, one after the other.
  init(_ points: [Double], width: Int) {
    (self.width, self.points) = (width, points)
    order = Array(0..<points.count / width)
    if !order.isEmpty { divide(order.indices, node: 0) }
    self.points = order.flatMap { points[$0 * width..<($0 + 1) * width] }
  }

  /// Calls `body` once with the numbers of any two points whose coordinates differ by at most the
  /// reach of either, of 0 or more in each; pairs in the reach of only one may be left out.
  func forEachPair(within reaches: [Double], _ body: (Int, Int) -> Void) {
    for place in order.indices {
      let reach = reaches[order[place] * width..<(order[place] + 1) * width]
      visit(order.indices, node: 0, from: place, within: reach, body)
    }
  }

  /// - Parameter place: where the point that asks stands; those before it have asked themselves.
  private func visit(
    _ range: Range<Int>, node: Int, from place: Int, within reach: ArraySlice<Double>,
    _ body: (Int, Int) -> Void
  ) {
    guard range.upperBound > place + 1 else { return }
    let (point, box) = (place * width, node * 2 * width)
    for coordinate in 0..<width {
      let (number, reach) = (points[point + coordinate], reach[reach.startIndex + coordinate])
      guard boxes[box + coordinate] - number <= reach,
        number - boxes[box + width + coordinate] <= reach
      else { return }
    }
    guard range.count > Self.leafSize else {
      for other in max(range.lowerBound, place + 1)..<range.upperBound {
        let isNear = (0..<width).allSatisfy {
          (points[other * width + $0] - points[point + $0]).magnitude
            <= reach[reach.startIndex + $0]
        }
        if isNear { body(order[place], order[other]) }
      }
      return
    }
    let middle = (range.lowerBound + range.upperBound) / 2
    visit(range.lowerBound..<middle, node: 2 * node + 1, from: place, within: reach, body)
    visit(middle..<range.upperBound, node: 2 * node + 2, from: place, within: reach, body)
  }

  private mutating func divide(_ range: Range<Int>, node: Int) {
    let end = (node + 1) * 2 * width
    if boxes.count < end { boxes += Array(repeating: 0, count: end - boxes.count) }
    var widest = (coordinate: 0, spread: -1.0)
    for coordinate in 0..<width {
      let numbers = order[range].lazy.map { [points, width] in points[$0 * width + coordinate] }
      let (least, greatest) = (numbers.min() ?? 0, numbers.max() ?? 0)
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
