import TokenCompiler

/// The tokens that files have in common: the evidence for which of them are alternatives, overrides, or made of others.
struct FileOverlaps {
  struct Pair: Hashable {
    var one: Int
    var other: Int

    init(_ one: Int, _ other: Int) {
      self.one = min(one, other)
      self.other = max(one, other)
    }
  }

  /// The tokens that two files state both.
  struct Overlap {
    var all = 0
    /// Those with another value in each.
    var different = 0
  }

  private struct Direction: Hashable {
    var from: Int
    var to: Int
  }

  /// The number of paths in each file.
  let counts: [Int]
  /// The files that state a token in two ways, in order.
  let conflicts: [Pair]
  /// For each file those that have some of its tokens, in order.
  let neighbors: [[Int]]
  private let paths: [Set<Int>]
  private let overlaps: [Pair: Overlap]
  private let crossings: Set<Direction>

  init(_ document: ForeignDocument) {
    let indices = Dictionary(grouping: document.tokens.indices) { document.tokens[$0].path }
    var paths = [Set<Int>](repeating: [], count: document.files.count)
    var overlaps: [Pair: Overlap] = [:]
    for (path, tokens) in indices.values.enumerated() {
      for token in tokens { paths[document.tokens[token].file].insert(path) }
      guard tokens.count > 1 else { continue }
      for (index, one) in tokens.enumerated() {
        for other in tokens[(index + 1)...] {
          let first = document.tokens[one]
          let second = document.tokens[other]
          guard first.file != second.file else { continue }
          let isDifferent = first.value != second.value || first.alpha != second.alpha
          overlaps[Pair(first.file, second.file), default: Overlap()].all += 1
          if isDifferent {
            overlaps[Pair(first.file, second.file), default: Overlap()].different += 1
          }
        }
      }
    }
    self.paths = paths
    self.overlaps = overlaps
    counts = paths.map(\.count)
    conflicts = overlaps.filter { $0.value.different > 0 }.keys
      .sorted { ($0.one, $0.other) < ($1.one, $1.other) }
    var neighbors = [[Int]](repeating: [], count: paths.count)
    for pair in overlaps.keys {
      neighbors[pair.one].append(pair.other)
      neighbors[pair.other].append(pair.one)
    }
    self.neighbors = neighbors.map { $0.sorted() }
    crossings = Self.crossings(in: document)
  }

  /// The files that refer to what only one other file has.
  private static func crossings(in document: ForeignDocument) -> Set<Direction> {
    var holders: [String: Set<Int>] = [:]
    for token in document.tokens { holders[token.dottedPath, default: []].insert(token.file) }
    func files(at reference: String) -> Set<Int> {
      if let found = holders[reference] { return found }
      guard reference.hasSuffix(".value") else { return [] }
      return holders[String(reference.dropLast(".value".count))] ?? []
    }
    var crossings: Set<Direction> = []
    for token in document.tokens {
      for value in [token.value] + token.modes.map(\.value) {
        for reference in value.references {
          let files = files(at: reference)
          guard files.count == 1, let file = files.first, file != token.file else { continue }
          crossings.insert(Direction(from: token.file, to: file))
        }
      }
    }
    return crossings
  }

  subscript(one: Int, other: Int) -> Overlap { overlaps[Pair(one, other)] ?? Overlap() }

  /// Returns a Boolean value that indicates whether a file refers to what only another one has.
  func isCrossing(_ file: Int, _ other: Int) -> Bool {
    crossings.contains(Direction(from: file, to: other))
  }

  func isCrossing(_ files: [Int], _ others: [Int]) -> Bool {
    files.contains { file in others.contains { isCrossing(file, $0) } }
  }

  private func paths(of files: [Int]) -> Set<Int> {
    files.reduce(into: []) { $0.formUnion(paths[$1]) }
  }

  func isPart(_ file: Int, of other: Int) -> Bool {
    counts[file] < counts[other] && self[file, other].all * 10 >= counts[file] * 9
  }

  /// Returns a Boolean value that indicates whether files state little that others lack, and these have more.
  func isPart(_ files: [Int], of others: [Int]) -> Bool {
    let own = paths(of: files)
    let whole = paths(of: others)
    return own.count < whole.count && own.intersection(whole).count * 10 >= own.count * 9
  }

  /// Returns a Boolean value that indicates whether files lack tokens that others state.
  func lacks(_ files: [Int], some others: [Int]) -> Bool {
    !paths(of: others).isSubset(of: paths(of: files))
  }
}
