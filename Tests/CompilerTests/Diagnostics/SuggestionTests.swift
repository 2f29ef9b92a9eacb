import TestSupport
import Testing

@testable import TokenCompiler

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "a slip finds the name that was meant",
    arguments: [
      ("blu.500", ["blue.500", "red.500"], ["blue.500"]),
      ("--brnad", ["--brand", "--check", "--output"], ["--brand"]),
      ("Color.Text", ["color.text", "color.test"], ["color.text"]),
      ("accent_primary", ["accentPrimary", "accentSecondary"], ["accentPrimary"]),
      ("dimesion", ["dimension", "duration"], ["dimension"]),
      ("sRGB", ["srgb", "srgb-linear"], ["srgb"]),
      ("x", ["y", "z"], []),
      ("x", ["X"], ["X"]),
      ("", ["a", "b"], []),
      ("blue", ["blue"], []),
      ("blue", ["blue", "Blue"], ["Blue"]),
      ("text.brand", ["text.danger", "text.muted"], []),
      ("blue.500", ["color.blue.500", "color.red.500"], ["color.blue.500"]),
      ("blue.500", ["palette.blue.500", "decorative.blue.500"], []),
      ("lue.500", ["color.blue.500"], []),
    ])
  func nearest(name: String, names: [String], expected: [String]) {
    #expect(Suggestion.nearest(to: name, among: names) == expected)
  }

  @Test("equally near names come by shared start, then by byte, whatever their order")
  func order() {
    let names = ["gab", "gat", "hap", "gap2", "GAP"]
    for shift in names.indices {
      let turned = Array(names[shift...] + names[..<shift])
      #expect(
        Suggestion.nearest(to: "gap", among: turned, limit: 4) == ["GAP", "gap2", "gab", "gat"])
      #expect(Suggestion.nearest(to: "gap", among: turned + turned, limit: 2) == ["GAP", "gap2"])
    }
  }

  @Test("the phrase is a second thought of the message or nothing")
  func phrase() {
    #expect(Suggestion.phrase(for: "blu", among: ["blue"]) == "; did you mean 'blue'?")
    #expect(Suggestion.phrase(for: "blu", among: ["dimension"]) == "")
  }

  @Test("the banded distance equals the whole matrix for every bound")
  func againstWholeMatrix() {
    var random = SplitMix(state: 7)
    for _ in 0..<500 {
      let one = random.word()
      let other = random.word()
      let expected = wholeMatrixDistance(one, other)
      for bound in 0...6 {
        var edits = EditDistance(from: one, atMost: bound)
        let answer = edits.compare(with: other[...], known: 0)
        if expected <= bound {
          #expect(answer == .near(expected), "\(one) \(other) at most \(bound)")
          continue
        }
        guard case .farFromStart(let length) = answer else {
          #expect(answer == .far)
          continue
        }
        // Whatever follows that start, it is out of reach.
        for end in random.words(20) {
          #expect(wholeMatrixDistance(one, other[..<length] + end) > bound)
        }
      }
    }
  }

  @Test("no filter hides a name that counting edits alone would find")
  func againstExhaustiveSearch() {
    var random = SplitMix(state: 11)
    for _ in 0..<300 {
      let names = (0..<40).map { _ in String(decoding: random.word(), as: UTF8.self) }
      let name = String(decoding: random.word(), as: UTF8.self)
      func bound(_ length: Int) -> Int { min((length + 1) / 3, 4) }
      let near = names.filter {
        $0 != name
          && wholeMatrixDistance(Array(name.utf8), Array($0.utf8))
            <= min(bound(name.utf8.count), bound($0.utf8.count))
      }
      #expect(
        Set(Suggestion.nearest(to: name, among: names, limit: 40)) == Set(near), "\(name) \(names)")
    }
  }
}

/// The distance by definition: every cell of the matrix.
private func wholeMatrixDistance(_ one: [UInt8], _ other: [UInt8]) -> Int {
  var cells = Array(
    repeating: Array(repeating: 0, count: other.count + 1), count: one.count + 1)
  for row in 0...one.count {
    for column in 0...other.count {
      guard row > 0, column > 0 else {
        cells[row][column] = row + column
        continue
      }
      var cost = cells[row - 1][column - 1] + (one[row - 1] == other[column - 1] ? 0 : 1)
      cost = min(cost, cells[row - 1][column] + 1, cells[row][column - 1] + 1)
      if row > 1, column > 1, one[row - 1] == other[column - 2], one[row - 2] == other[column - 1] {
        cost = min(cost, cells[row - 2][column - 2] + 1)
      }
      cells[row][column] = cost
    }
  }
  return cells[one.count][other.count]
}

/// A repeatable source of short words over three letters.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func words(_ count: Int) -> [[UInt8]] { (0..<count).map { _ in word() } }

  mutating func word() -> [UInt8] {
    (0..<Int(next() % 11)).map { _ in UInt8(ascii: "a") + UInt8(next() % 3) }
  }
}
