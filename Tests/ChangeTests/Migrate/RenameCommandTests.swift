import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCommands
@testable import TokenCompiler

@Suite("Renaming tokens where they are declared")
struct RenameCommandTests {
  private static let blue = #"{ "colorSpace": "srgb", "components": [0, 0, 1] }"#

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {
        "color": {
          "$type": "color",
          "text": {
            "primary": {
              "$root":   { "$value": \(Self.blue) },
              "hover": { "$value": "{color.text.primary.$root}" }
            },
            "link": {
              "$value": "{color.text.primary.hover}"
            }
          },
          "chart": { "$description": "As in color.chart.a.", "a": { "$value": \(Self.blue) } },
          "old": {
            "$value": { "$ref": "#/color/chart/a/$value" }, "$deprecated": true,
            "$extensions": { "tokenc": { "replacedBy": "color.text.link" } }
          }
        },
        "bar": { "$extends": "{color.chart}" }
      }

      """, to: "t/a.tokens.json")
    try folder.write(
      """
      { "contrast": { "over": "color.chart.a", "pairs": [
          { "foreground": "color.text.*", "background": "color.chart.**", "minimum": 1 }] } }
      """, to: "t/tokenc.json")
    try folder.write(
      """
      { "known": [{ "rule": "near-duplicate", "reason": "Chance.", "findings": [
          "color.text.link near color.chart.a", { "finding": "color.chart.a" }] }] }
      """, to: "t/lint-baseline.json")
    try folder.write(
      "let a = theme[.chartA], b = ColorToken.textLink, c = \"chartA\"\n", to: "App/View.swift")
    return folder
  }

  private func migrate(_ folder: TemporaryFolder, _ options: [String]) throws -> String {
    String(decoding: try runTokenc(["rename", folder["t"]] + options).output, as: UTF8.self)
  }

  @Test("a hidden token is renamed where code overrides it, and counts as used there")
  func primitives() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "palette": { "$type": "color", "blue": { "$value": \(Self.blue) } },
        "color": { "$type": "color", "accent": { "$value": "{palette.blue}" } } }
      """, to: "t/a.tokens.json")
    try folder.write(
      #"{ "overrides": true, "groups": { "palette": { "hidden": true } } }"#,
      to: "t/tokenc.json")
    try folder.write(
      """
      let a = theme.overriding(primitives: [.paletteBlue: red])
      let c = Other.paletteBlue

      """, to: "App/View.swift")
    let uses = try runTokenc(["uses", folder["t"], "--sources", folder["App"], "--format", "json"])
    #expect(uses.text.contains("PrimitiveToken.paletteBlue"), "\(uses.text)")
    #expect(uses.text.contains("View.swift:1:40"), "\(uses.text)")
    _ = try migrate(folder, ["palette.blue=palette.sea", "--sources", folder["App"], "--apply"])
    #expect(folder.text(of: "t/a.tokens.json")?.contains("{palette.sea}") == true)
    #expect(
      folder.text(of: "App/View.swift") == """
        let a = theme.overriding(primitives: [.paletteSea: red])
        let c = Other.paletteBlue

        """)
  }

  @Test("a hidden token that is gone is listed where code overrides it") func lostPrimitives()
    throws
  {
    let folder = try TemporaryFolder()
    let configuration = #"{ "overrides": true, "groups": { "palette": { "hidden": true } } }"#
    for (version, name) in [("old", "blue"), ("new", "zinc")] {
      let value =
        version == "old" ? Self.blue : #"{ "colorSpace": "srgb", "components": [0.4, 0.4, 0.3] }"#
      try folder.write(
        """
        { "palette": { "$type": "color", "\(name)": { "$value": \(value) } },
          "color": { "$type": "color", "accent": { "$value": "{palette.\(name)}" } } }
        """, to: "\(version)/a.tokens.json")
      try folder.write(configuration, to: "\(version)/tokenc.json")
    }
    try folder.write(
      "let a = theme.overriding(primitives: [.paletteBlue: red]), b = theme[.accent]\n",
      to: "App/View.swift")
    let result = try runTokenc([
      "migrate", folder["old"], folder["new"], "--sources", folder["App"],
    ])
    #expect(
      result.text.contains("View.swift:1:40: PrimitiveToken.paletteBlue is gone"), "\(result.text)")
  }

  @Test("files are shown first, and all that names the tokens is rewritten when asked to")
  func everywhere() throws {
    let folder = try project()
    let names = folder.names
    let renames = ["color.chart.**=color.graph.**", "color.text.link=color.action.link"]
    let before = folder.text(of: "t/a.tokens.json")
    let shown = try migrate(folder, renames + ["--sources", folder["App"]])
    #expect(shown.contains("ColorToken.chartA → .graphA"))
    #expect(shown.contains(#"+    "graph": { "$description""#))
    #expect(
      shown.contains("a.tokens.json:13:32: names 'color.chart.a', which is 'color.graph.a' now"))
    #expect(shown.contains("tokenc.json:2:21: 'color.text.*' no longer means 'color.action.link'"))
    #expect(shown.contains("View.swift:1:54: \"chartA\" is a server's string"))
    #expect(folder.text(of: "t/a.tokens.json") == before)
    let done = try migrate(folder, renames + ["--sources", folder["App"], "--apply"])
    #expect(done.contains("rewrote \(folder["t/a.tokens.json"])"))
    #expect(
      folder.text(of: "t/a.tokens.json") == """
        {
          "color": {
            "$type": "color",
            "text": {
              "primary": {
                "$root":   { "$value": \(Self.blue) },
                "hover": { "$value": "{color.text.primary.$root}" }
              }
            },
            "graph": { "$description": "As in color.chart.a.", "a": { "$value": \(Self.blue), \
        "$extensions": { "tokenc": { "formerNames": ["chartA"] } } } },
            "old": {
              "$value": { "$ref": "#/color/graph/a/$value" }, "$deprecated": true,
              "$extensions": { "tokenc": { "replacedBy": "color.action.link" } }
            },
            "action": {
              "link": {
                "$value": "{color.text.primary.hover}",
                "$extensions": { "tokenc": { "formerNames": ["textLink"] } }
              }
            }
          },
          "bar": { "$extends": "{color.graph}" }
        }

        """)
    let configuration = try #require(folder.text(of: "t/tokenc.json"))
    #expect(configuration.contains(#""over": "color.graph.a""#))
    #expect(configuration.contains(#""background": "color.graph.**""#))
    let baseline = try #require(folder.text(of: "t/lint-baseline.json"))
    #expect(baseline.contains(#""color.action.link near color.graph.a""#))
    #expect(baseline.contains(#"{ "finding": "color.graph.a" }"#))
    #expect(
      folder.text(of: "App/View.swift")
        == "let a = theme[.graphA], b = ColorToken.actionLink, c = \"chartA\"\n")
    #expect(folder.names == names)
  }

  @Test("a token takes along what its old group said of it") func inherited() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"color":{"a":{"$type":"color","$deprecated":"gone","x":{"$value":\(Self.blue)},"y":{"$value":\(Self.blue)}},
      "b":{"z":{"$type":"color","$value":\(Self.blue)}}}}
      """, to: "t/a.tokens.json")
    _ = try migrate(folder, ["color.a.x=color.b.x", "--apply"])
    #expect(
      folder.text(of: "t/a.tokens.json") == """
        {"color":{"a":{"$type":"color","$deprecated":"gone","y":{"$value":\(Self.blue)}},
        "b":{"z":{"$type":"color","$value":\(Self.blue)},"x":{"$type": "color","$deprecated": "gone",\
        "$value":\(Self.blue), "$extensions": { "tokenc": { "formerNames": ["aX"] } }}}}}
        """)
  }

  @Test("a token and a group of one path part, and join, with '$root'") func roots() throws {
    let folder = try project()
    _ = try migrate(folder, ["color.text.primary.$root=color.ink", "--apply"])
    let text = try #require(folder.text(of: "t/a.tokens.json"))
    #expect(text.contains(#""ink":   { "$value": \#(Self.blue)"#))
    #expect(text.contains(#""hover": { "$value": "{color.ink}" }"#))
    _ = try migrate(folder, ["color.ink=color.text", "--apply"])
    let again = try #require(folder.text(of: "t/a.tokens.json"))
    #expect(again.contains(#""hover": { "$value": "{color.text.$root}" }"#))
    #expect(again.contains(#""formerNames": ["textPrimary", "ink"]"#))
  }

  @Test("a name that is a token and a group moves with all below it, wherever it is named")
  func tokenAndGroup() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "color": { "$type": "color", "status": { "info": {
          "$root": { "$value": \(Self.blue) },
          "hover": { "$value": "{color.status.info.$root}" },
          "dim": { "low": { "$value": "{color.status.info.hover}" } } } } } }
      """, to: "t/a.tokens.json")
    try folder.write(
      #"{ "color.blue": "color.status.info", "color.sky": "color.status.info.dim.low" }"#,
      to: "t/replacements.json")
    try folder.write(
      """
      { "elements": { "box": { "kind": "view" } },
        "variants": { "plain": { "looks": { "box": {
          "backgroundColor": "{color.status.info.hover}", "borderColor": "{color.status.info.$root}" } } } },
        "content": { "tint": { "type": "token", "group": "color" } } }
      """, to: "t/Tag.component.json")
    try folder.write(
      "let a = ColorToken.statusInfo, b = ColorToken.statusInfoDimLow\n", to: "App/View.swift")
    try folder.write(
      #"[{ "type": "Tag", "tint": "statusInfo" }, { "type": "Tag", "tint": "statusInfoHover" }]"#,
      to: "sent/a.json")
    _ = try runTokenc(["contract", folder["t"], "--release", "1.0.0"])
    _ = try migrate(
      folder,
      ["color.status.info=color.info"] + [
        "--sources", folder["App"], "--screens", folder["sent"], "--apply",
      ])
    let text = try #require(folder.text(of: "t/a.tokens.json"))
    #expect(!text.contains("status\""), "\(text)")
    #expect(text.contains(#""$value": "{color.info.$root}""#), "\(text)")
    #expect(
      folder.text(of: "t/replacements.json")
        == #"{ "color.blue": "color.info", "color.sky": "color.info.dim.low" }"#)
    let spec = try #require(folder.text(of: "t/Tag.component.json"))
    #expect(spec.contains("{color.info.hover}") && spec.contains("{color.info.$root}"), "\(spec)")
    #expect(
      folder.text(of: "App/View.swift")
        == "let a = ColorToken.info, b = ColorToken.infoDimLow\n")
    #expect(
      folder.text(of: "sent/a.json")
        == #"[{ "type": "Tag", "tint": "info" }, { "type": "Tag", "tint": "infoHover" }]"#)
    let release = try runTokenc(["contract", folder["t"], "--release", "1.1.0"]).text
    #expect(!release.contains("removed"), "\(release)")
    let contract = try #require(folder.text(of: "t/contract.json"))
    #expect(contract.contains("infoDimLow") && contract.contains("statusInfoDimLow"))
  }

  @Test("the token of a group moves alone by '$root', and retiring says that it is alone")
  func tokenAlone() throws {
    let folder = try project()
    _ = try migrate(folder, ["color.text.primary.$root=color.ink", "--apply"])
    let text = try #require(folder.text(of: "t/a.tokens.json"))
    #expect(text.contains(#""hover": { "$value": "{color.ink}""#))
    let other = try project()
    let tokens = try #require(other.text(of: "t/a.tokens.json"))
    try other.write(
      tokens.replacing(
        "\"hover\": {", with: "\"focus\": { \"$value\": \"{color.old}\" }, \"hover\": {"),
      to: "t/a.tokens.json")
    let shown = try runTokenc(["retire", other["t"], "color.text.primary"]).text
    #expect(
      shown.contains(
        "'color.text.primary' is the token alone; 'color.text.primary.**' means the 2 tokens below it, too"
      ), "\(shown)")
  }

  @Test(
    "what can't be renamed is refused, and nothing is written",
    arguments: [
      (["color.txt.link=color.x"], "there is no token 'color.txt.link' to rename; did you mean"),
      (["color.text.link=color.old"], "which is another token's path"),
      (["color.text.link=color.old", "color.old=color.text.link"], "in a release before"),
      (["color.text.link=color.old", "color.old=color.x"], "in a release before"),
      (["color.text.link=color.x", "color.old=color.x"], "would both become 'color.x'"),
      (["color.text.link=color.$x"], "can't start with '$' or hold '{' or '}'"),
      (["color.text.link=color.{x}"], "can't start with '$' or hold '{' or '}'"),
      (["color.text.link=color..x"], "has an empty name"),
      (["color.text.*=color.x"], "needs the asterisks of 'color.text.*' in the same order: '*'"),
      (["color.text.l*=color.x*"], "asterisks stand for whole names"),
      (["color.text.link=color.text.link"], "has its new name already"),
      (["color.text.link=color.old.x"], "as 'color.old' is a token and not a group"),
      (["bar.a=bar.b"], "as its group inherits it; rename 'color.chart.a', or declare it"),
      (["color.chart.a=color.chart.b"], "'bar.a' would be gone"),
      (["color.old=color.text-link"], "both become the Swift case 'textLink'"),
    ])
  func refused(renames: [String], message: String) throws {
    let folder = try project()
    let before = folder.text(of: "t/a.tokens.json")
    let failure = #expect(throws: RunFailure.self) {
      try migrate(folder, renames + ["--apply"])
    }
    let messages = (failure?.diagnostics ?? []).map(\.message)
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
    #expect(folder.text(of: "t/a.tokens.json") == before)
  }

  @Test("a former name that another token has is refused") func formerNames() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "color": { "$type": "color",
        "a": { "$value": \(Self.blue), "$extensions": { "tokenc": { "formerNames": ["b"] } } },
        "c": { "$value": \(Self.blue) } } }
      """, to: "t/a.tokens.json")
    let failure = #expect(throws: RunFailure.self) {
      try migrate(folder, ["color.c=color.b"])
    }
    #expect(failure?.diagnostics.first?.id.rawValue == "duplicate-server-name")
  }

  @Test("a shown diff of moved lines is what git applies", .enabled(if: hasGit))
  func patch() throws {
    let folder = try project()
    let renames = [
      "color.text.link=color.action.link", "color.chart.**=color.text.chart.**",
    ]
    let shown = try migrate(folder, renames)
    let start = try #require(shown.utf8.firstRange(of: "--- a/".utf8)?.lowerBound)
    try folder.write(String(shown[start...]), to: "x.patch")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "apply", "--unsafe-paths", "--directory=", folder["x.patch"]]
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let patched = folder.text(of: "t/a.tokens.json")
    let other = try project()
    _ = try migrate(other, renames + ["--apply"])
    #expect(patched == other.text(of: "t/a.tokens.json"))
  }

  @Test("a file of the input is read once, whatever is compiled of it") func readsOnce() throws {
    let folder = try project()
    var timings = PhaseTimings()
    let request = try #require(Assignment("color.chart.**=color.graph.**"))
    let renamed = try RenamedInput(folder["t"], InputOptions(), [request], &timings)
    for name in ["a.tokens.json", "tokenc.json"] { try folder.write("{", to: "t/\(name)") }
    let old = try ComparedInputs.load(renamed.old, &timings)
    #expect(old.tokens["color.chart.a"] != nil)
    let new = try ComparedInputs.load(renamed.new, &timings)
    #expect(new.tokens["color.graph.a"] != nil)
  }
}
