import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// The bank's raw files, and the tokens of this repository, which were made of them.
@Suite("Imported files of Alfa") struct AlfaImportTests {
  /// The command of tokens/README.md, whose paths are those of the fixtures.
  static let command = [
    "import", "alfa", "colors_bluetint.json", "colors_decorative.json", "colors_brand.json",
    "typography_ios.json", "grid.json", "gradients.json",
    "--context", "brand:alfa=colors_indigo.json", "--context", "brand:alfa=shadows_indigo.json",
    "--context", "brand:bluetint=colors_bluetint.json",
    "--context", "brand:bluetint=shadows_bluetint.json", "--output", "tokens",
  ]

  /// What tokens/ says by hand: a value of its own for a name that alfa lacks.
  static let ownValues: Set = ["color.bg.info.muted"]

  @Test("become tokens/ of this repository in one command, and Swift in a second")
  func wholeSet() throws {
    let folder = try TemporaryFolder()
    let raw = ProjectFolder.url.appendingPathComponent("Tests/Fixtures/alfa")
    for name in try FileManager.default.contentsOfDirectory(atPath: raw.path) {
      try FileManager.default.copyItem(
        atPath: raw.appendingPathComponent(name).path, toPath: "\(folder.path)/\(name)")
    }
    let imported = try BuiltTokenc.run(Self.command, in: folder.path)
    #expect(imported.exitCode == 0)
    #expect(imported.output.contains("974 tokens in: 974 imported, 0 left out, 0 hidden"))
    #expect(
      imported.messages == """
        gradients.json:2:2: warning: 'angle' has no place in the standard; it is kept in \
        '$extensions.alfa', where nothing draws it [left-out]
        shadows_indigo.json:74:3: warning: '#3d0b1f35' and 'rgba(11, 31, 53, 0.32)' have different \
        opacities; that of 'rgba' counts [assumed]
        shadows_indigo.json:74:3: note: 3 more places in this file have the same fault

        """)
    let compiled = try BuiltTokenc.run(["tokens"], in: folder.path)
    #expect(compiled.exitCode == 0)
    #expect(compiled.messages == "")
    #expect(compiled.output.contains("974 tokens for alfa, bluetint: "))
    // The same cases, with the strings that the bank's servers send.
    let generated = ProjectFolder.url.appendingPathComponent("Sources/DesignTokens/Generated").path
    for family in ["Color", "Typography", "Spacing", "Shadow", "Gradient"] {
      let cases = try [generated, "\(folder.path)/Generated"].map { path in
        try String(contentsOfFile: "\(path)/\(family)Token.swift", encoding: .utf8)
          .split(separator: "\n").filter { $0.hasPrefix("  case ") }
      }
      #expect(Set(cases[0]).symmetricDifference(cases[1]).isEmpty)
    }
    for brand in ["alfa", "bluetint"] {
      for scheme in ["light", "dark"] {
        let choice = ["--modifier", "brand=\(brand)", "--modifier", "scheme=\(scheme)"]
        let found = try Self.tokens("tokens", choice, in: folder.path)
        let wanted = try Self.tokens(
          ProjectFolder.url.appendingPathComponent("tokens").path, choice, in: folder.path
        ).filter { !$0.key.hasPrefix("palette.") && !$0.key.hasPrefix("font.") }
        let missing: Set<String> = Set(wanted.keys).subtracting(found.keys)
        #expect(missing.count == 6 && missing.allSatisfy { $0.hasPrefix("radius.corner.") })
        #expect(Set(found.keys).subtracting(wanted.keys).isEmpty)
        for (path, token) in found where !Self.ownValues.contains(path) {
          #expect(token == wanted[path], "\(path) of \(brand) in \(scheme)")
        }
      }
    }
  }

  @Test("have their case names and the strings of the source") func names() throws {
    let sample = ImportSample(
      .alfa,
      [
        "a.json": """
        {"HeadingOS": \(Self.style), "Primary.Bold": \(Self.style), "HeadlineXLarge": \(Self.style),
         "Caption1": \(Self.style), "light_status_muted_alt_info": \(Self.red),
         "dark_status_muted_alt_info": \(Self.blue), "static_x": \(Self.red),
         "light_same": \(Self.red), "dark_same": \(Self.red), "gap_2xs": 4,
         "static_bright_blue": {"hex": "#00f", "rgba": "rgba(0, 0, 255, 1)"}}
        """
      ])
    #expect(
      sample.tokens() == [
        "typography.heading.os": "typography system-ui 17px/1.411765 600",
        "typography.primary.bold": "typography system-ui 17px/1.411765 600",
        "typography.headline.x-large": "typography system-ui 17px/1.411765 600",
        "typography.caption.1": "typography system-ui 17px/1.411765 600",
        "color.status.muted-alt.info": "color #ff0000 30%", "color.static.x": "color #ff0000 30%",
        "color.same": "color #ff0000 30%", "spacing.gap.2xs": "dimension 4px",
      ])
    #expect(
      sample.tokens(choosing: ["scheme": "dark"])["color.status.muted-alt.info"]
        == "color #0000ff")
    let text = sample.text(of: "a.tokens.json")
    for line in [
      #""name": "headingOS""#, #""serverName": "HeadingOS""#, #""serverName": "Primary.Bold""#,
      #""textCase": "uppercase""#, #""monospacedDigits": true"#,
    ] { #expect(text.contains(line), "\(line)") }
    #expect(text.components(separatedBy: "serverName").count == 3)
    // Three digits are not the source's form.
    #expect(sample.result.tally().leftOut == ["static_bright_blue"])
  }

  private static let style = """
    {"font_size": 17, "line_height": 24, "line_spacing": 1, "letter_spacing": -0.4, "font_family":
     "System", "font_weight": "semibold", "text_all_caps": true, "monospace": true}
    """
  private static let red = ##"{"hex": "#4DFF0000", "rgba": "rgba(255, 0, 0, 0.3)"}"##
  private static let blue = ##"{"hex": "#0000ff", "rgba": "rgba(0, 0, 255, 1)"}"##

  /// Members that are left out, with the reason.
  static let lostMembers: [(member: String, reason: String)] = [
    (
      ##"1️⃣"light_x": {"hex": "#0000ff", "rgba": "rgba(0, 0, 255, 1)"}"##,
      "'x' is left out: a color has one value, or one for 'light' and one for 'dark'; this has "
        + "'light_x'"
    ),
    (
      ##""x": 1️⃣{"hex": "#0000ff", "rgba": "rgba(0, 0, 254, 1)"}"##,
      "'x' is left out: '#0000ff' and 'rgba(0, 0, 254, 1)' are different colors"
    ),
    (##""x": 1️⃣{"hex": "#0000ff"}"##, "'x' is left out: a color has 'hex' and 'rgba'"),
    (
      ##""x": 1️⃣{"hex": "#zz0000ff", "rgba": "rgba(0, 0, 255, 1)"}"##,
      "'x' is left out: '#zz0000ff' or 'rgba(0, 0, 255, 1)' is not a color"
    ),
    (
      ##"1️⃣"x": "#0000ff""##,
      "'x' is left out: it is neither a color with 'hex' and 'rgba' nor a text style, shadow, gradient or length"
    ),
    (##"1️⃣"light_x": 4"##, "'x' is left out: only colors have schemes"),
    (
      ##""x": [{1️⃣"spread": 1, "hex": "#0000ff", "rgba": "rgba(0, 0, 255, 1)"}]"##,
      "'x' is left out: a layer of a shadow has no 'spread'"
    ),
    (
      ##""x": [1️⃣{"hex": "#0000ff", "rgba": "rgba(0, 0, 255, 1)"}]"##,
      "'x' is left out: a layer of the shadow lacks 'offset_x'"
    ),
    (
      ##""x": {"stops": [1️⃣{"position": 1}]}"##,
      "'x' is left out: a stop has a color and a position"
    ),
  ]

  @Test("lose nothing unsaid", arguments: lostMembers) func faults(
    _ member: String, _ reason: String
  ) {
    let sample = ImportSample(.alfa, ["a.json": "{\"gap\": 4, \(member)}"])
    sample.expect([.warning(at: "1️⃣", reason, id: "left-out")])
    #expect(sample.result.tally().leftOut == ["x"])
    #expect(sample.tokens() == ["spacing.gap": "dimension 4px"])
  }

  // MARK: Reading

  /// The type, value and deprecation of each token as JSON, by path.
  private static func tokens(
    _ input: String, _ options: [String], in folder: String
  ) throws -> [String: String] {
    let run = try BuiltTokenc.run(["resolve", input] + options, in: folder)
    #expect(run.exitCode == 0)
    let root = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    var tokens: [String: String] = [:]
    for case (let path, let token as [String: Any]) in (root as? [String: Any]) ?? [:] {
      let said = token.filter { ["$type", "$value", "$deprecated"].contains($0.key) }
      tokens[path] = String(
        decoding: try JSONSerialization.data(withJSONObject: said, options: .sortedKeys),
        as: UTF8.self)
    }
    return tokens
  }
}
