import Foundation
import TestSupport
import Testing

@testable import TokenScreens

@Suite("Lines of text") struct LineBreaksTests {
  /// Cases of one line, as Unicode writes them: `× 0020 ÷ 0308 ÷`.
  private func faults(in cases: String) throws -> (count: Int, faults: [String]) {
    var (count, faults) = (0, [String]())
    for line in cases.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: " ").dropFirst()
      var (scalars, expected) = ([Unicode.Scalar](), [Bool]())
      for part in parts {
        if part == "÷" || part == "×" {
          expected.append(part == "÷")
        } else {
          scalars.append(try #require(UInt32(part, radix: 16).flatMap(Unicode.Scalar.init)))
        }
      }
      let ends = LineBreaks.ends(in: scalars).map { $0 == .allowed || $0 == .mandatory }
      if ends != expected { faults.append("\(line)") }
      count += 1
    }
    return (count, faults)
  }

  @Test("lines break where Unicode's own cases say") func official() throws {
    let (count, faults) = try faults(
      in: ProjectFolder.text(of: "Tests/Fixtures/unicode/LineBreakTest.txt"))
    #expect(count > 5_000)
    #expect(faults == [])
  }

  /// `.ci/night line-breaks` writes the cases.
  @Test(
    "lines break where ICU says",
    .enabled(if: ProcessInfo.processInfo.environment["LINE_BREAK_CASES"] != nil))
  func random() throws {
    let path = try #require(ProcessInfo.processInfo.environment["LINE_BREAK_CASES"])
    let (count, faults) = try faults(in: String(contentsOfFile: path, encoding: .utf8))
    print("\(count) cases")
    #expect(count > 1_000)
    #expect(faults == [])
  }
}
