import DesignTokens
import Foundation
import Testing

/// The whole way of a name: from a server's JSON to a brand's value in a scheme.
@Suite struct ServerDrivenScreenTests {
  /// `text_holographic` and `ParagraphGiant` are not of this client.
  private let json = Data(
    """
    {
      "atoms": [
        { "type": "text", "text": "Sent", "typography": "HeadlineLarge", "color": "text_primary" },
        { "type": "spacing", "size": "gap_3xs" },
        { "type": "icon", "icon": "check", "color": "status_positive" },
        { "type": "spacing", "size": "gap_m" },
        { "type": "text", "text": "More", "typography": "ActionCaps", "color": "accent_primary" },
        { "type": "text", "text": "New", "typography": "ParagraphGiant", "color": "text_holographic" }
      ]
    }
    """.utf8)

  /// What each brand and scheme shows.
  private static let expected: [String: [String]] = [
    "alfa light": [
      "Sent: 30/36 600 #0B1F35", "2 points", "check: #0CC44D", "16 points",
      "More: 11/16 600 #EF3124", "New: 17/24 400 #0B1F35",
    ],
    "alfa dark": [
      "Sent: 30/36 600 #FFFFFF", "2 points", "check: #17D055", "16 points",
      "More: 11/16 600 #F83A2A", "New: 17/24 400 #FFFFFF",
    ],
    "bluetint light": [
      "Sent: 30/36 600 #030306 88.0%", "2 points", "check: #0CC44D", "16 points",
      "More: 11/16 600 #EF3124", "New: 17/24 400 #030306 88.0%",
    ],
    "bluetint dark": [
      "Sent: 30/36 600 #FFFFFF 94.0%", "2 points", "check: #17D055", "16 points",
      "More: 11/16 600 #F83A2A", "New: 17/24 400 #FFFFFF 94.0%",
    ],
    "x5 light": [
      "Sent: 30/36 600 #0B1F35", "2 points", "check: #0CC44D", "16 points",
      "More: 11/16 600 #5FAF2D", "New: 17/24 400 #0B1F35",
    ],
    "x5 dark": [
      "Sent: 30/36 600 #FFFFFF", "2 points", "check: #17D055", "16 points",
      "More: 11/16 600 #5FAF2D", "New: 17/24 400 #FFFFFF",
    ],
  ]

  @Test("a server's screen gets each brand's values in each scheme", arguments: Brand.allCases)
  func screen(in brand: Brand) throws {
    let screen = try JSONDecoder().decode(ServerScreen.self, from: json)
    for scheme in ThemeContext.Scheme.allCases {
      let title = "\(brand.rawValue) \(scheme)"
      let mapper = ScreenMapper(theme: try brand.theme, context: ThemeContext(scheme))
      let lines = mapper.lines(of: screen)
      print(([title] + lines).joined(separator: "\n  "))
      #expect(lines == Self.expected[title])
    }
  }

  @Test("an unknown name keeps its string and is reported once, with its place")
  func unknownNames() async throws {
    let (reports, continuation) = AsyncStream.makeStream(of: UnknownName.self)
    let reporter = UnknownNameReporter { continuation.yield($0) }
    let decoder = JSONDecoder()
    decoder.userInfo[.unknownNameReporter] = reporter

    var last: ServerScreen.Text?
    for _ in 1...3 {
      let screen = try decoder.decode(ServerScreen.self, from: json)
      if case .text(let text) = screen.atoms.last { last = text }
    }
    #expect(last?.$color.unknownName == "text_holographic")
    #expect(last?.color == .textPrimary)

    var found: [UnknownName] = []
    for await report in reports.prefix(2) { found.append(report) }
    #expect(found.map(\.name) == ["ParagraphGiant", "text_holographic"])
    #expect(found.map(\.tokenType) == ["TypographyToken", "ColorToken"])
    #expect(found.map(\.fallback) == ["ParagraphPrimaryMedium", "text_primary"])
    #expect(found.map { $0.codingPath.last } == ["typography", "color"])
  }

  @Test("a name without a stand-in fails with its place and the nearest names")
  func strictName() throws {
    let json = Data(#"{ "atoms": [{ "type": "spacing", "size": "gap_xll" }] }"#.utf8)
    do {
      _ = try JSONDecoder().decode(ServerScreen.self, from: json)
      Issue.record("the unknown spacing decoded")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.codingPath.map(\.stringValue) == ["atoms", "Index 0", "size"])
      #expect(context.debugDescription.contains("'gap_xll'"))
      #expect(context.debugDescription.contains("'gap_xl'"))
    }
  }
}
