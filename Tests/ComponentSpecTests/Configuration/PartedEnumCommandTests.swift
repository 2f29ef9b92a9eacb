import CommandSupport
import TestSupport
import Testing

/// What each command makes of a set whose one group becomes several enums, some of them by new paths.
@Suite("Commands on parted enums") struct PartedEnumCommandTests {
  private let folder: TemporaryFolder

  private static let tokens = """
    {"color": {"$type": "color",
      "mode": {"ink": {"$description": "Ink.", "$value": \(gray(0.1))}},
      "btn": {"$description": "Of buttons.",
        "bg": {"$description": "Behind.", "$value": "{color.mode.ink}"},
        "fg": {"$description": "Before.", "$value": \(gray(0.2))}},
      "fg": {"$description": "Text.", "$value": \(gray(0.9))}}}
    """

  private static func gray(_ value: Double) -> String {
    #"{"colorSpace": "srgb", "components": [\#(value), \#(value), \#(value)]}"#
  }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "t/a.tokens.json")
    try folder.write(
      """
      {"output": {"tokens": "G", "assets": "A"},
       "rename": {"color.btn.**": "color.button.**"},
       "enums": {"color.mode.*": "Ink",
         "color.button.**": {"type": "ButtonColor", "assetNamespace": "Button"}},
       "groups": {"color": {"assetNamespace": "All"}},
       "lint": {"tiers": {"primitive": ["color.mode.**"], "component": ["color.btn.**"]},
         "rules": {"literal-value": "error"}},
       "contrast": {"pairs": [
         {"foreground": "color.btn.fg", "background": "color.btn.bg", "minimum": 4.5}]}}
      """, to: "t/tokenc.json")
  }

  private func run(_ words: String...) throws -> (status: Int32, output: String) {
    let run = try BuiltTokenc.run(words, in: folder.path)
    return (run.exitCode, run.output + run.messages)
  }

  @Test("color sets lie in their enum's namespace") func assets() throws {
    #expect(try run("compile", "t").status == 0)
    let sets = folder.names.filter { $0.hasSuffix(".colorset/") }
    #expect(
      sets.map { $0.replacing("t/A/default.xcassets/", with: "") } == [
        "All/fg.colorset/", "All/ink.colorset/", "Button/bg.colorset/", "Button/fg.colorset/",
      ])
    #expect(try run("compile", "t", "--check").status == 0)
  }

  @Test("lint takes tiers and pairs by the paths of the files") func lint() throws {
    let lint = try run("lint", "t")
    #expect(lint.status == 1)
    let errors: [Substring] = lint.output.split(separator: "\n").filter { $0.contains(" error: ") }
    #expect(
      errors == [
        """
        t/a.tokens.json:5:49: error: 'color.btn.fg' on 'color.btn.bg' has a contrast of 1.38; 4.5 is \
        needed [contrast]
        """
      ])
  }

  @Test("find takes a path of the files and tells the new names") func find() throws {
    let found = try run("find", "color.btn.fg", "t").output
    for line in [
      "  Swift       ButtonColor.fg", "  server      fg", "  type        color, component",
      "  contrast, where it is lowest\n    on color.btn.bg  1.38",
    ] { #expect(found.contains(line)) }
    #expect(try run("find", "color.mode.ink", "t").output.contains("  Swift       Ink.ink\n"))
  }

  @Test("diff tells the names that a configuration changes") func diff() throws {
    try folder.write(Self.tokens, to: "old/a.tokens.json")
    let diff = try run("diff", "old", "t")
    #expect(
      diff.output.contains(
        """
          color.btn.bg  breaking
            server: btnBg → bg
            Swift: btnBg → bg
            stated: the path is the same
        """))
    #expect(!diff.output.contains("color.fg"))
    #expect(try run("diff", "t", "t").output.contains("no changes"))
  }

  @Test("migrate rewrites members of the enum that a token has") func migrate() throws {
    try folder.write(
      Self.tokens.replacing(
        #""fg": {"$description": "Before.""#, with: #""front": {"$description": "Before.""#),
      to: "n/a.tokens.json")
    let configuration = folder.text(of: "t/tokenc.json") ?? ""
    try folder.write(
      configuration.replacing("color.btn.fg", with: "color.btn.front"), to: "n/tokenc.json")
    try folder.write(
      "let a = [ButtonColor.fg, ButtonColor.bg]\nlet b = ColorToken.fg\n", to: "s/a.swift")
    let plan = try run("migrate", "t", "n", "--inferred", "--sources", "s", "--apply")
    #expect(plan.status == 0)
    #expect(plan.output.contains("  ButtonColor.fg → .front "))
    #expect(
      folder.text(of: "s/a.swift")
        == "let a = [ButtonColor.front, ButtonColor.bg]\nlet b = ColorToken.fg\n")
  }

  @Test("a component takes tokens by the paths of the files") func component() throws {
    try folder.write(
      """
      {"elements": {"icon": {"kind": "image"}},
       "variants": {"plain": {"appearance": {"icon": {"view": {"tintColor": "{color.btn.fg}"}}}}}}
      """, to: "t/Icon.component.json")
    let result = try run("compile", "t", "--output", "G")
    #expect(result.status == 0, "\(result.output)")
    let component = folder.names.filter { $0.hasSuffix("Icon.swift") }.compactMap(folder.text)
    #expect(component.contains { $0.contains("theme[ButtonColor.fg]") }, "\(component)")
  }
}
