import Foundation
import Testing

@testable import TokenCompiler

/// A table of reference numbers from Resources/color, whose README tells where they come from.
struct ColorTable {
  /// A line of the table; columns are found by the names in the first line.
  struct Row: CustomTestStringConvertible {
    fileprivate let fields: [String: String]

    subscript(column: String) -> String { fields[column] ?? "" }

    func number(_ column: String) throws -> Double {
      try #require(Double(self[column]), "\(testDescription): \(column)")
    }

    func numbers(_ prefix: String, _ suffixes: [String]) throws -> SIMD3<Double> {
      let numbers = try suffixes.map { try number(prefix + $0) }
      return SIMD3(numbers[0], numbers[1], numbers[2])
    }

    /// The color in the columns `space` and `c1` to `c3`.
    func color() throws -> Color {
      let space = try #require(ColorSpace(rawValue: self["space"]))
      let components = try components()
      return Color(space: space, components: components, alpha: nil, hex: nil)
    }

    func components() throws -> ColorComponents {
      func component(_ column: String) throws -> Double? {
        self[column] == "none" ? nil : try number(column)
      }
      return try ColorComponents(component("c1"), component("c2"), component("c3"))
    }

    var testDescription: String { "row \(self["id"])\(self["pair"])" }
  }

  let rows: [Row]

  init(_ name: String, testFile: String = #filePath) throws {
    let url = URL(fileURLWithPath: testFile)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Resources/color/\(name)")
    let lines = try String(contentsOf: url, encoding: .utf8)
      .split(whereSeparator: \.isNewline)
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    let header = try #require(lines.first)
    rows = lines.dropFirst().map {
      Row(fields: Dictionary(zip(header, $0), uniquingKeysWith: { first, _ in first }))
    }
  }
}

/// The largest absolute difference of two triples.
func largestDifference(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
  let difference = one - other
  return max(difference.max(), -difference.min())
}
