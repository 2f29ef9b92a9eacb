import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCompiler

/// What comparing costs: eight times as much may take at most three times eight as long.
@Suite("The cost of comparing versions", .serialized) struct DiffGrowthTests {
  private struct Pair {
    let old: DiffSample
    let new: DiffSample
  }

  private static var kinds: [(name: String, make: (Int) throws -> Pair)] {
    [
      (
        "all tokens with other names and values",
        { n in
          try pair((0..<n).map { ("a\($0)", hex($0)) }, (0..<n).map { ("b\($0)", hex($0 + 100)) })
        }
      ),
      (
        "all groups with another number",
        { n in
          try pair(
            (0..<n).map { ("a\($0)-edge", hex($0)) }, (0..<n).map { ("a\($0 + n)-edge", hex($0)) })
        }
      ),
      (
        "all words respelled, under one description",
        { n in
          try pair(
            (0..<n).map { ("edges\(letters($0))", hex($0)) },
            (0..<n).map { ("edges\(letters($0 + n))", hex($0 + 100)) }, description: "An edge.")
        }
      ),
      (
        "brands with other names",
        { n in Pair(old: try brands("a", n), new: try brands("b", n)) }
      ),
    ]
  }

  @Test("time grows with the tokens and brands", arguments: kinds.indices)
  func growth(_ index: Int) throws {
    let kind = Self.kinds[index]
    let few = try kind.make(60)
    let many = try kind.make(480)
    // What else the machine does may cost a run.
    for _ in 0..<3 {
      let short = Self.seconds { _ = DiffSample.diff(few.old, few.new) }
      let long = Self.seconds { _ = DiffSample.diff(many.old, many.new) }
      if long < 24 * short + 0.05 { return }
    }
    Issue.record("\(kind.name): eight times as many take more than 24 times as long")
  }

  @Test("a context of many is chosen by its bytes, or else where its case alone differs")
  func choices() throws {
    let names = ["light", "Light", "dark", "e\u{301}tat"]
    let document = ResolverDocument(
      modifiers: [
        Modifier(name: "scheme", contexts: names, defaultContext: "light", isInOrder: true)
      ], order: [])
    func chosen(_ context: String) -> String? {
      var diagnostics = DiagnosticCollector()
      return InputSelection(document).input(
        choices: [.init(modifier: "SCHEME", context: context)], reporting: &diagnostics)?["scheme"]
    }
    #expect(chosen("Light") == "Light")
    #expect(chosen("DARK") == "dark")
    #expect(chosen("LIGHT") == nil)
    #expect(chosen("\u{e9}tat") == nil)
  }

  // MARK: Samples

  private static func hex(_ number: Int) -> String {
    let digits = String(number &* 7919 & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Four letters that no other number has.
  private static func letters(_ number: Int) -> String {
    var text = ""
    var rest = number
    for _ in 0..<4 {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(97 + rest % 26)))
      rest /= 26
    }
    return text
  }

  private static func pair(
    _ old: [(name: String, hex: String)], _ new: [(name: String, hex: String)],
    description: String? = nil
  ) throws -> Pair {
    func sample(_ tokens: [(name: String, hex: String)]) throws -> DiffSample {
      let members = tokens.map { name, hex in
        let text = description.map { #", "$description": "\#($0)""# } ?? ""
        return #""\#(name)": { "$value": \#(colorJSON(hex))\#(text) }"#
      }
      let file = #"{ "color": { "$type": "color", \#(members.joined(separator: ", ")) } }"#
      return try DiffSample(["a.tokens.json": file])
    }
    return Pair(old: try sample(old), new: try sample(new))
  }

  private static func brands(_ letter: String, _ count: Int) throws -> DiffSample {
    let contexts = (0..<count).map { number in
      let value = colorJSON(hex(number))
      return
        #""\#(letter)\#(number)": [{ "color": { "$type": "color", "a": { "$value": \#(value) } } }]"#
    }
    let resolver = """
      { "version": "2025.10", "sets": {}, "modifiers": { "brand": {
        "default": "\(letter)0", "contexts": { \(contexts.joined(separator: ", ")) } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/brand" }] }
      """
    return try DiffSample(["a.resolver.json": resolver])
  }

  private static func seconds(_ work: () -> Void) -> Double {
    let start = nanoseconds()
    work()
    return Double(nanoseconds() - start) / 1e9
  }

  private static func nanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
