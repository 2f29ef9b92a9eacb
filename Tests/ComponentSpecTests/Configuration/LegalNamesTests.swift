import TestSupport
import Testing

@testable import TokenCompiler

/// Every path makes a legal Swift case.
@Suite struct LegalNamesTests {
  @Test(
    "a name that can't stand as it is takes its group's, or is spelled",
    arguments: [
      // Numbers.
      ("space.100", "space100", "100"), ("space.1_5", "space1_5", "1_5"),
      ("space.2xl", "space2xl", "2xl"), ("2x.100", "token2x100", "100"),
      // What Swift or the generated enum needs.
      ("space.none", "spaceNone", "none"), ("space.some", "spaceSome", "some"),
      ("space.self", "spaceSelf", "self"), ("space.init", "spaceInit", "init"),
      ("space.allCases", "spaceAllCases", "allCases"), ("space.hash", "spaceHash", "hash"),
      ("space.lookup", "spaceLookup", "lookup"),
      ("space.name-index", "spaceNameIndex", "nameIndex"),
      // What only needs backticks, or nothing.
      ("space.default", "default", "default"), ("space.Type", "type", "type"),
      ("space.rawValue", "rawValue", "rawValue"), ("space.🎨", "🎨", "🎨"),
      ("space.größe", "größe", "größe"), ("space.m1_5", "m15", "m15"),
      // Symbols that Swift refuses, and marks without a letter.
      ("space.a©b", "aCopyrightSignB", "a©b"), ("space.★", "blackStar", "★"),
      ("space.a→b", "aB", "aB"), ("space.→", "rightwardsArrow", "rightwardsArrow"),
      ("space._", "lowLine", "lowLine"), ("space. ", "space", "space"),
      ("space.e\u{301}", "eCombiningAcuteAccent", "eCombiningAcuteAccent"),
      ("space.\u{E000}", "uE000", "uE000"),
    ] as [(String, String, String)])
  func spelling(path: String, caseName: String, serverName: String) {
    let names = path.split(separator: ".").map(String.init)
    let result = Self.compile([names])
    #expect(result.cases.map { Array($0.values) } == [[caseName]])
    #expect(result.serverNames == [serverName])
    #expect(result.messages.isEmpty)
  }

  @Test("names that differ by what a case leaves out are told apart")
  func apart() {
    let result = Self.compile([
      ["space", "m1_5"], ["space", "m15"], ["space", "b", "+"], ["space", "b", "-"],
      ["space", "c", "+"], ["space", "1_5x"], ["space", "15x"], ["space", "n1", "5"],
    ])
    #expect(
      result.cases == [
        "SpaceToken": [
          "m1_5", "m15", "bPlusSign", "bHyphenMinus", "c", "space1_5x", "space15x", "n15",
        ]
      ])
    #expect(
      result.serverNames
        == ["m1_5", "m15", "bPlusSign", "bHyphenMinus", "c", "1_5x", "15x", "n15"])
    #expect(result.messages.isEmpty)
  }

  @Test("only a true clash asks for a name, with both places") func clash() {
    let result = Self.compile([["space", "a-b"], ["space", "a_b"], ["space", "none"]])
    #expect(result.cases == nil)
    #expect(
      result.messages.map { $0.drop { $0 != " " } } == [
        """
         error: tokens 'space.a-b' and 'space.a_b' both become the Swift case 'aB'; 'rename' in \
        tokenc.json gives one another name, or state its 'name' and 'serverName' in '$extensions.tokenc'
        """,
        " note: 'space.a-b' is declared here",
      ])
  }

  @Test("groups and brands have legal names, too") func typesAndBrands() throws {
    let groups = ["x®", "2xl", "design", "größe", "+", "RawValue", "none"]
    let result = Self.compile(groups.map { [$0, "a"] })
    #expect(
      result.cases.map { Set($0.keys) } == [
        "XRegisteredSignToken", "Group2xlToken", "DesignGroupToken", "GrößeToken",
        "PlusSignToken", "RawValueToken", "NoneToken",
      ])
    try result.expectSwift()
    #expect(
      ["x®", "2", "none", "self", "name-index", "alfa", "default"].map { SwiftName.brandCase([$0]) }
        == [
          "xRegisteredSign", "brand2", "brandNone", "brandSelf", "brandNameIndex", "alfa",
          "default",
        ])
  }

  @Test("every scalar makes a name that Swift takes, wherever it stands")
  func scalars() {
    var previous: Unicode.GeneralCategory?
    for value in UInt32(1)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if !Effort.isWhole && value > 0x250 {
        // Where a category begins, and both sides of each bound of what Swift refuses.
        let category = scalar.properties.generalCategory
        let isFirst = category != previous || Self.bounds.contains(value)
        previous = category
        if !isFirst && !Self.bounds.contains(value + 1) && value % 251 != 0 { continue }
      }
      for name in ["x\(scalar)x", "\(scalar)x", "x\(scalar)", "\(scalar)"] {
        let spelling = NameSpelling(path: [name], group: "\(scalar)")
        let isPlain = SwiftName.isPlain(SwiftName.camelCase(SwiftName.words(of: [name])))
        // Those that are as they should be are not spelled: sample them.
        if isPlain && value > 0x3000 && value % 257 != 0 { continue }
        let caseName = spelling.caseName(.plain, isServers: true)
        if !Self.isLegal(caseName) { Issue.record("\(value): \(name.debugDescription)") }
        if spelling.serverName(.camelCase, .plain, keepsWords: false).isEmpty {
          Issue.record("\(value) has no server's string")
        }
      }
    }
  }

  /// By the ranges that the compiler refused when each scalar was asked, and none of this project's
  /// code.
  private static func isLegal(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return !refusedFirst.contains { $0.contains(first.value) }
      && !name.unicodeScalars.contains { scalar in
        scalar.value < 0x80
          ? !(scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_")
          : refused.contains { $0.contains(scalar.value) }
            || scalar.value >= 0x10000 && scalar.value & 0xFFFE == 0xFFFE
      }
  }

  private static let refusedFirst: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let refused: [ClosedRange<UInt32>] = [
    0x80...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
    0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x1680...0x1680, 0x180E...0x180E, 0x2000...0x200A,
    0x200E...0x2029, 0x202F...0x203E, 0x2041...0x2053, 0x2055...0x205F, 0x2190...0x245F,
    0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3000...0x3003, 0x3008...0x3020,
    0x3030...0x3030, 0xE000...0xF8FF, 0xFD3E...0xFD3F, 0xFDD0...0xFDEF, 0xFE45...0xFE46,
    0xFFF9...0xFFFF, 0xEFFFE...0x10FFFF,
  ]

  /// The first scalars of what is refused, and those after it.
  private static let bounds = Set(
    (refusedFirst + refused).flatMap { [$0.lowerBound, $0.upperBound + 1] })

  /// Compiles colors at paths.
  private static func compile(_ paths: [[String]]) -> Compiled {
    let red = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}"#
    let files = paths.map { path in
      path.reversed().reduce(red) { "{\"\($1)\": \($0)}" }
    }
    let sources = files.joined(separator: ",\n")
    return Compiled([
      "a.resolver.json": """
      {"version": "2025.10", "sets": {"all": {"sources": [
      \(sources)]}}, "resolutionOrder": [{"$ref": "#/sets/all"}]}
      """
    ])
  }
}
