import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCommands
@testable import TokenCompiler

@Suite("tokenc preview") struct PreviewCommandTests {
  private static let tokens = """
    {"color": {"$type": "color", "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]},
      "$description": "</script><script>alert(1)</script>", "$deprecated": "Use text.",
      "$extensions": {"mode": {"dark": {"colorSpace": "srgb", "components": [1, 1, 1]}},
        "tokenc": {"replacedBy": "color.text"}}},
      "text": {"$value": "{color.ink}"},
      "paper": {"$value": {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}}},
     "radius": {"m": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}}
    """

  /// The page's data, as other code reads it.
  private static func data(of page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: #"<script id="data" type="application/json">"#))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let json = page[start.upperBound..<end.lowerBound]
    return try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test("has the account of the set, as a page and as JSON") func account() throws {
    let folder = try TemporaryFolder()
    var set = StarterSet().replacing(
      #""dark": "{palette.blue.dark}", "#, with: "", in: StarterSet.orbit)
    set.set("drafts/new.tokens.json", #"{"gap": {"a": {"$type": "number", "$value": 1}}}"#)
    try set.write(to: folder, below: "t")
    let printed = try BuiltTokenc.run(["preview", "t", "--format", "json"], in: folder.path)
    #expect(printed.exitCode == 0)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(printed.output.utf8)) as? [String: Any])
    let page = try Self.data(of: BuiltTokenc.run(["preview", "t"], in: folder.path).output)
    for data in [json, page] {
      let account = try #require(data["account"] as? [String: Any])
      #expect(
        account["summary"] as? String
          == "10 tokens × 2 brands × 4 contexts: 1 cell inherited from light, 1 file unread")
      let files = try #require(account["files"] as? [[String: String]])
      #expect(files.contains(["name": "drafts/new.tokens.json", "fate": "lost"]))
      #expect(files.contains(["name": "primitive/color.tokens.json", "fate": "used"]))
      let tokens = try #require(data["tokens"] as? [[String: Any]])
      let accent = try #require(tokens.first { $0["path"] as? String == "color.accent" })
      #expect((accent["cells"] as? [String])?.count(where: { $0 == "lost" }) == 1)
      let modifiers = try #require(account["modifiers"] as? [[String: Any]])
      #expect(modifiers.map { $0["roles"] as? [String] } == [["brand"], ["scheme"], ["contrast"]])
    }
    let compiled = try BuiltTokenc.run(["t", "--output", "out"], in: folder.path)
    #expect(
      compiled.output.contains(
        "10 tokens × 2 brands × 4 contexts: 1 cell inherited from light, 1 file unread"))
    let output = try BuiltTokenc.run(
      ["preview", "t", "--format", "json", "--output", "a"], in: folder.path)
    #expect(output.exitCode == 64)
  }

  @Test("has every token with its names, themes, aliases and contrasts") func contents() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "t/a.tokens.json")
    try folder.write(
      """
      {"contrast": {"pairs": [{"foreground": "color.text", "background": "color.paper", "minimum": 4.5}]}}
      """, to: "t/tokenc.json")
    let run = try BuiltTokenc.run(["preview", "t"], in: folder.path)
    #expect(run.exitCode == 0)
    #expect(run.messages == "")
    let data = try Self.data(of: run.output)
    let themes = try #require(data["themes"] as? [[String: Any]])
    #expect(themes.map { $0["contexts"] as? [String] } == [["light"], ["dark"]])
    #expect(themes.map { $0["surface"] as? Int } == [2, 2])
    let tokens = try #require(data["tokens"] as? [[String: Any]])
    #expect(
      tokens.map { $0["path"] as? String } == [
        "color.ink", "color.text", "color.paper", "radius.m",
      ])
    #expect(tokens[0]["deprecated"] as? String == "Use text.")
    #expect(tokens[0]["replacedBy"] as? Int == 1)
    #expect(tokens[0]["at"] as? [Int] == [0, 1])
    #expect(data["files"] as? [String] == ["a.tokens.json"])
    #expect(tokens[1]["swift"] as? String == "ColorToken.text")
    #expect(tokens[1]["targets"] as? [Int] == [0])
    let contrast = try #require((tokens[1]["contrasts"] as? [[String: Any]])?.first)
    #expect(contrast["on"] as? Int == 2)
    // WCAG: (0.2140 + 0.05) / 0.05 and 1.05 / (0.2140 + 0.05), rounded down.
    #expect(contrast["ratios"] as? [Double] == [5.28, 3.97])
    let values = try #require(data["values"] as? [Any])
    let indices = try tokens.map { try #require($0["values"] as? [Int]) }
    // The values of two themes, or one for both; a color of eight bits is its text.
    #expect(indices.map(\.count) == [2, 2, 1, 1])
    #expect(values[indices[0][1]] as? String == "#ffffff")
    #expect(values[indices[2][0]] as? String == "#808080=0.5 0.5 0.5")
    #expect((values[indices[3][0]] as? [String: Any])?["look"] as? String == "corner")
  }

  @Test("a page says the same wherever its input lies") func places() throws {
    let folder = try TemporaryFolder()
    for place in ["here", "far/off/there"] {
      try folder.write(Self.tokens, to: "\(place)/tokens/color/a.tokens.json")
      try folder.write(
        #"{"gap": {"$type": "dimension", "s": {"$value": {"value": 4, "unit": "px"}}}}"#,
        to: "\(place)/tokens/b.tokens.json")
    }
    let pages = try ["here/tokens", "\(folder.path)/far/off/there/tokens"].map {
      try BuiltTokenc.run(["preview", $0], in: folder.path).output
    }
    #expect(pages[0] == pages[1])
    #expect(pages[0].contains("<title>tokens: design tokens</title>"))
    #expect(
      try Self.data(of: pages[0])["files"] as? [String] == ["b.tokens.json", "color/a.tokens.json"])
  }

  @Test("a deprecated token without a successor names the one that has its values")
  func candidates() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.tokens.replacing(#""replacedBy": "color.text""#, with: ""), to: "a.tokens.json")
    let data = try Self.data(
      of: try BuiltTokenc.run(["preview", "a.tokens.json"], in: folder.path).output)
    let tokens = try #require(data["tokens"] as? [[String: Any]])
    #expect(tokens[0]["candidate"] as? Int == 1)
    #expect(tokens[0]["replacedBy"] == nil)
  }

  @Test("text of the input is never markup, and nothing is loaded") func safety() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "<b>.tokens.json")
    let page = try BuiltTokenc.run(["preview", "<b>.tokens.json"], in: folder.path).output
    #expect(page.contains("<title>&lt;b&gt;.tokens.json: design tokens</title>"))
    #expect(!page.contains("<b>"))
    #expect(!page.contains("<script>alert"))
    #expect(page.contains("default-src 'none'"))
    #expect(page.components(separatedBy: "</script>").count == 3)
  }

  @Test("a page is written over an earlier page, and over nothing else") func output() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "a.tokens.json")
    let arguments = ["preview", "a.tokens.json", "--output", "out/page.html"]
    for _ in 0..<2 {
      let run = try BuiltTokenc.run(arguments, in: folder.path)
      #expect(run.exitCode == 0)
      #expect(run.output == "wrote out/page.html; open it in a browser\n")
    }
    try folder.write("mine", to: "out/page.html")
    let refused = try BuiltTokenc.run(arguments, in: folder.path)
    #expect(refused.exitCode == ExitCode.cannotWrite.rawValue)
    #expect(folder.text(of: "out/page.html") == "mine")
    #expect(try BuiltTokenc.run(arguments + ["--force"], in: folder.path).exitCode == 0)
    #expect(folder.names == ["a.tokens.json", "out/", "out/page.html"])
  }

  private static let spec = """
    {"elements": {"box": {"kind": "view", "states": true}},
     "enums": {"Size": {"default": "small", "cases": {"small": {}, "large": {}}}},
     "variants": {"plain": {"appearance": {"box": {
       "normal": {"backgroundColor": "{color.paper}", "cornerRadius": {"by": "Size", "values": {"small": "{radius.m}", "large": 24}}},
       "disabled": {"backgroundColor": "{color.text}"}}}}},
     "layout": {"gap": {"value": "{radius.m}"}},
     "arrangement": {"column": [{"element": "box", "size": {"height": 64}}], "gap": "{layout.gap}"}}
    """

  @Test("a component is drawn in each variant, state and case, in the colors of each theme")
  func components() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "t/a.tokens.json")
    try folder.write(Self.spec, to: "t/Card.component.json")
    let run = try BuiltTokenc.run(["preview", "t"], in: folder.path)
    #expect(run.messages == "")
    let data = try Self.data(of: run.output)
    let card = try #require((data["components"] as? [[String: Any]])?.first)
    #expect(card["name"] as? String == "Card" && card["variants"] as? [String] == ["plain"])
    let rows = try #require((data["catalogue"] as? [[[String: Any]]])?.first)
    #expect(rows.map { $0["title"] as? String } == ["plain", "Size"])
    let samples = rows.map { $0["samples"] as? [[String: Any]] ?? [] }
    #expect(samples[0].map { $0["name"] as? String } == ["normal", "disabled"])
    #expect(samples[1].map { $0["name"] as? String } == ["small", "large"])
    // The small case is the default one, and the disabled state differs in color alone.
    let drawn = samples.map { $0.compactMap { ($0["drawn"] as? [Int])?.first } }
    #expect(drawn[0].count == 2 && drawn[0][0] == drawn[1][0])
    #expect(Set(drawn.joined()).count == 3)
  }

  @Test("a folder gets pages of tokens, components and screens, over earlier pages alone")
  func site() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "t/a.tokens.json")
    try folder.write(Self.spec, to: "t/Card.component.json")
    let arguments = ["preview", "t", "--output", "site/"]
    for _ in 0..<2 { #expect(try BuiltTokenc.run(arguments, in: folder.path).exitCode == 0) }
    #expect(
      folder.names.filter { $0.hasPrefix("site/") } == [
        "site/", "site/components.html", "site/index.html", "site/screens.html",
      ])
    let tokens = try Self.data(of: try #require(folder.text(of: "site/index.html")))
    #expect(tokens["components"] == nil)
    #expect(
      tokens["pages"] as? [String: String] == [
        "component": "components.html", "sample": "screens.html",
      ])
    let index = try #require(folder.text(of: "site/index.html"))
    try folder.write("mine", to: "site/components.html")
    try folder.write(String(index.dropLast(20)), to: "site/index.html")
    let refused = try BuiltTokenc.run(arguments, in: folder.path)
    #expect(refused.exitCode == ExitCode.cannotWrite.rawValue)
    #expect(folder.text(of: "site/components.html") == "mine")
    #expect(folder.text(of: "site/index.html") == String(index.dropLast(20)))
  }

  @Test("the page of screens offers recorded documents as they are written") func screens() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "t/a.tokens.json")
    try folder.write(Self.spec, to: "t/Card.component.json")
    try folder.write("{ \"type\": 1,\n}", to: "r/deep/pay.json")
    try folder.write("{}\r\n\n[\"\u{2028}\"]\n", to: "r/all.ndjson")
    let run = try BuiltTokenc.run(
      ["preview", "t", "--screens", "r", "--output", "s.html"], in: folder.path)
    #expect(run.exitCode == 0, "\(run.messages)")
    let page = try #require(folder.text(of: "s.html"))
    #expect(!page.contains(folder.path))
    let data = try Self.data(of: page)
    // Those that the specs suggest come after them.
    let samples = try #require(data["samples"] as? [[String: Any]])
    #expect(
      samples.map { $0["name"] as? String }
        == ["all.ndjson:1", "all.ndjson:3", "deep/pay.json", "every component", "Card"])
    #expect(
      samples.prefix(3).map { $0["text"] as? String }
        == ["{}\r", "[\"\u{2028}\"]", "{ \"type\": 1,\n}"])
    let views = samples.map { ($0["views"] as? [String: [Int]] ?? [:]).keys.sorted() }
    #expect(views[0] == [])
    #expect(views[4] == ["AX3 normal", "XXXL normal", "large disabled", "large normal"])
    // What is drawn in a link is told apart by its tokens and specs, not by samples.
    let digest = try #require(data["digest"] as? String)
    try folder.write("{}", to: "r/all.ndjson")
    func again() throws -> String? {
      let arguments = ["preview", "t", "--screens", "r/all.ndjson", "--output", "s.html"]
      #expect(try BuiltTokenc.run(arguments, in: folder.path).exitCode == 0)
      return try Self.data(of: try #require(folder.text(of: "s.html")))["digest"] as? String
    }
    #expect(try again() == digest)
    try folder.write(Self.tokens.replacing("0.5", with: "0.25"), to: "t/a.tokens.json")
    #expect(try again() != digest)
  }

  @Test("a line that is not UTF-8 is left out of the page, and reported") func unreadableLine()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "t/a.tokens.json")
    try folder.write(Self.spec, to: "t/Card.component.json")
    try Data(Array("{}\n{".utf8) + [0xFF] + Array("}\n[]\n".utf8))
      .write(to: URL(fileURLWithPath: folder["all.ndjson"]))
    let run = try BuiltTokenc.run(
      ["preview", "t", "--screens", "all.ndjson", "--output", "s.html"], in: folder.path)
    #expect(run.exitCode == 0)
    #expect(run.messages.contains("all.ndjson:2: warning: is not UTF-8, so it is left out"))
    let page = try #require(folder.text(of: "s.html"))
    let samples = try #require(try Self.data(of: page)["samples"] as? [[String: Any]])
    #expect(samples.prefix(2).map { $0["text"] as? String } == ["{}", "[]"])
  }

  @Test("screens need specs and UTF-8") func faultyScreens() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "t/a.tokens.json")
    try folder.write("{}", to: "pay.json")
    let arguments = ["preview", "t", "--screens", "pay.json", "--output", "s.html"]
    let unspecified = try BuiltTokenc.run(arguments, in: folder.path)
    #expect(unspecified.exitCode == ExitCode.usage.rawValue)
    #expect(unspecified.messages.contains("there are no component specs to draw screens by"))
    try folder.write(Self.spec, to: "t/Card.component.json")
    try Data([0x7B, 0xFF, 0x7D]).write(to: URL(fileURLWithPath: folder["pay.json"]))
    let unread = try BuiltTokenc.run(arguments, in: folder.path)
    #expect(unread.exitCode == ExitCode.usage.rawValue)
    #expect(unread.messages.contains("pay.json: error: is not UTF-8"))
    #expect(folder.text(of: "s.html") == nil)
  }

  @Test("a link to a page stays one") func link() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "a.tokens.json")
    let arguments = ["preview", "a.tokens.json", "--output"]
    #expect(try BuiltTokenc.run(arguments + ["page.html"], in: folder.path).exitCode == 0)
    let page = try #require(folder.text(of: "page.html"))
    try folder.write(String(page.dropLast(20)), to: "page.html")
    try folder.link("link.html", to: "page.html")
    #expect(try BuiltTokenc.run(arguments + ["link.html"], in: folder.path).exitCode == 0)
    #expect(FileSystem.status(of: folder["link.html"], followingLinks: false)?.kind == .link)
    #expect(folder.text(of: "page.html") == page)
  }

  @Test("broken tokens give messages and no page") func brokenTokens() throws {
    let folder = try TemporaryFolder()
    try folder.write(##"{"a": {"$type": "color", "$value": "#f00"}}"##, to: "a.tokens.json")
    let run = try BuiltTokenc.run(
      ["preview", "a.tokens.json", "--output", "p.html"], in: folder.path)
    #expect(run.exitCode == ExitCode.badInput.rawValue)
    #expect(folder.names == ["a.tokens.json"])
  }
}
