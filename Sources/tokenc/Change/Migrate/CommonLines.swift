/// Which lines of a text are lines of another, in the order of both. For texts that share most lines it is the
/// shortest difference; the time grows with the lines, whatever they are.
struct CommonLines {
  /// For each line of the old text that of the new one; `nil` for one that goes.
  private(set) var partners: [Int?]
  /// A number for each line, the same for equal ones.
  private let old: [Int]
  private let new: [Int]

  /// How often ranges without a difference of a small size are parted at the lines that they have once.
  private static let maximumDepth = 8
  /// The largest product of line counts of which the shortest difference is looked for.
  private static let smallArea = 10_000

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    partners = Array(repeating: nil, count: old.count)
    match(old.indices, new.indices, depth: 0)
  }

  private mutating func match(_ oldRange: Range<Int>, _ newRange: Range<Int>, depth: Int) {
    var start = oldRange.lowerBound
    var newStart = newRange.lowerBound
    var end = oldRange.upperBound
    var newEnd = newRange.upperBound
    while start < end, newStart < newEnd, old[start] == new[newStart] {
      partners[start] = newStart
      start += 1
      newStart += 1
    }
    while start < end, newStart < newEnd, old[end - 1] == new[newEnd - 1] {
      end -= 1
      newEnd -= 1
      partners[end] = newEnd
    }
    guard start < end, newStart < newEnd else { return }
    if (end - start) * (newEnd - newStart) <= Self.smallArea {
      return matchShortest(start..<end, newStart..<newEnd)
    }
    let anchors = depth < Self.maximumDepth ? anchors(start..<end, newStart..<newEnd) : []
    if anchors.isEmpty, end - start == newEnd - newStart {
      // As a rename leaves them: each line in its position.
      for (line, newLine) in zip(start..<end, newStart..<newEnd) where old[line] == new[newLine] {
        partners[line] = newLine
      }
    }
    guard !anchors.isEmpty else { return }
    for (line, newLine) in anchors {
      partners[line] = newLine
      match(start..<line, newStart..<newLine, depth: depth + 1)
      start = line + 1
      newStart = newLine + 1
    }
    match(start..<end, newStart..<newEnd, depth: depth + 1)
  }

  private mutating func matchShortest(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new[newRange].difference(from: old[oldRange]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(oldRange.lowerBound + offset)
      case .insert(let offset, _, _): added.insert(newRange.lowerBound + offset)
      }
    }
    let kept = zip(
      oldRange.filter { !removed.contains($0) }, newRange.filter { !added.contains($0) })
    for (line, newLine) in kept { partners[line] = newLine }
  }

  /// The most lines in one order that both ranges have once (B. Cohen's patience difference).
  private func anchors(
    _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) -> [(line: Int, newLine: Int)] {
    let lines = Self.single(old, oldRange)
    let newLines = Self.single(new, newRange)
    let pairs = lines.compactMap { number, line in newLines[number].map { (line, newLine: $0) } }
      .sorted { $0.0 < $1.0 }
    // The pair that ends the best row of each length, and for each pair the one before it.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let length = ends.partitioningIndex { pairs[$0].newLine >= pair.newLine }
      previous[index] = length == 0 ? nil : ends[length - 1]
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var row: [(Int, Int)] = []
    var next = ends.last
    while let index = next {
      row.append(pairs[index])
      next = previous[index]
    }
    return row.reversed()
  }

  private static func single(_ numbers: [Int], _ range: Range<Int>) -> [Int: Int] {
    return Dictionary(range.map { (numbers[$0], $0) }) { _, _ in -1 }.filter { $0.value >= 0 }
  }
}
