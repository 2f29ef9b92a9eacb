import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenImport

/// Which files are alternatives, which override, and which repeat others: by what they state, not by where they lie.
@Suite("When files of a folder count") struct ImportedAxesTests {
  /// A file of colors and lengths by their names.
  private func file(_ values: KeyValuePairs<String, String>) -> String {
    let members = values.map { name, value in
      let type = value.hasPrefix("#") || value.hasPrefix("{c") ? "color" : "dimension"
      return #""\#(name)": {"value": "\#(value)", "type": "\#(type)"}"#
    }
    return #"{"c": {\#(members.joined(separator: ", "))}}"#
  }

  private func sample(_ files: KeyValuePairs<String, String>) throws -> FolderSample {
    try FolderSample(files.map { ("\($0).json", $1) }, isSilent: false)
  }

  private func plan(_ sample: FolderSample) -> [String] {
    sample.plan.modifiers.map { modifier in
      "\(modifier.name): "
        + modifier.contexts.map { "\($0.name) \($0.files)" }.joined(separator: ", ")
    }
  }

  @Test("files that state other tokens of a base each are contexts of modifiers of their own")
  func overrides() throws {
    let found = try sample([
      "base": file(["ink": "#101010", "paper": "#ffffff", "line": "#cccccc", "body": "16px"]),
      "dark": file(["ink": "#eeeeee", "paper": "#111111"]), "large": file(["body": "20px"]),
    ])
    #expect(plan(found) == [#"scheme: dark ["dark"]"#, #"size: large ["large"]"#])
    let tokens = found.tokens(choosing: ["scheme=dark", "size=large"])
    #expect(
      tokens == [
        "c.ink": "color #eeeeee", "c.paper": "color #111111", "c.line": "color #cccccc",
        "c.body": "dimension 20px",
      ])
    #expect(found.tokens(choosing: ["scheme=dark"])["c.body"] == "dimension 16px")
    #expect(found.tokens(choosing: ["size=large"])["c.ink"] == "color #101010")
  }

  @Test("a dark file that lacks tokens of the light one overrides it") func partialDark() throws {
    let found = try sample([
      "dark": file(["ink": "#eeeeee"]), "light": file(["ink": "#111111", "line": "#808080"]),
    ])
    #expect(plan(found) == [#"scheme: dark ["dark"]"#])
    #expect(
      found.tokens(choosing: ["scheme=dark"])
        == ["c.ink": "color #eeeeee", "c.line": "color #808080"])
    #expect(found.tokens(choosing: ["scheme=light"])["c.ink"] == "color #111111")
  }

  @Test("two overrides of one token in modifiers of their own are asked about") func contested()
    throws
  {
    let found = try sample([
      "base": file(["ink": "#101010", "body": "16px", "gap": "8px"]),
      "dark": file(["ink": "#eeeeee"]), "large": file(["ink": "#000000", "body": "20px"]),
    ])
    #expect(found.isRefused)
    #expect(
      found.messages.contains {
        $0.contains("--context scheme:dark=") && $0.contains("size:large")
      },
      "\(found.messages)")
  }

  @Test("files that share few tokens and refer to each other are no alternatives") func overlap()
    throws
  {
    let found = try sample([
      "objects": ##"{"c": {"ink": {"value": "{c.base}"}, "one": {"value": "#111111"}}}"##,
      "text": ##"{"c": {"ink": {"value": "#222222"}, "base": {"value": "#333333"}}}"##,
    ])
    #expect(found.plan.modifiers == [])
    #expect(found.isRefused)
    #expect(found.messages.contains { $0.contains("token 'c.ink' has another value in") })
  }

  @Test("what repeats its sources is not read, and says what it has alone") func builds() throws {
    let found = try sample([
      "src/base/borders": file(["thin": "1px", "thick": "2px"]),
      "src/base/spaces": file(["small": "4px", "large": "8px"]),
      "tokens/all": file([
        "thin": "1", "thick": "3px", "small": "4px", "large": "8px", "own": "#112233",
      ]),
    ])
    #expect(found.plan.modifiers == [])
    #expect(
      found.plan.builds.map(\.reason) == [
        "the file repeats 4 tokens of src/base/borders, src/base/spaces, 1 of them with another value, so it is taken "
          + "for their build and not read; it alone has 'c.own'"
      ])
    #expect(found.tokens(choosing: [])["c.thick"] == "dimension 2px")
    let folder = try sample([
      "src/t": file(["thin": "1px", "ink": "#000000"]),
      "dist/t": file(["thin": "1px", "ink": "#000000"]),
    ])
    #expect(folder.plan.builds.map(\.name) == ["dist/t"])
    // A base that others override in contexts is none.
    let base = try sample([
      "base": file(["ink": "#000000", "gap": "8px"]), "dark": file(["ink": "#ffffff"]),
      "large": file(["gap": "8px"]),
    ])
    #expect(base.plan.builds == [])
  }

  @Test("a folder that lacks a file is a context of the same modifier") func missingFile() throws {
    var files: [(String, String)] = []
    for brand in ["acme", "nova", "chart"] {
      for scheme in ["light", "dark"] {
        let color = scheme == "light" ? "#11111" : "#eeeee"
        files.append(
          (
            "\(brand)-\(scheme)/colors.json",
            file(["a": color + String(brand.count), "b": color + "0"])
          ))
        guard brand != "chart" else { continue }
        files.append(
          (
            "\(brand)-\(scheme)/parts.json", file(["tag": brand == "acme" ? "{c.a}" : "{c.b}"])
          ))
      }
    }
    let found = try FolderSample(files, isSilent: false)
    #expect(found.plan.modifiers.map(\.name) == ["theme"])
    #expect(found.plan.modifiers.first?.contexts.count == 6)
    #expect(found.tokens(in: ["acme", "dark"])["c.tag"] == "color #eeeee4")
    #expect(found.tokens(in: ["nova", "light"])["c.tag"] == "color #111110")
    #expect(found.tokens(in: ["chart", "dark"])["c.a"] == "color #eeeee5")
  }

  @Test("files for high contrast that state only what differs override those of their scheme")
  func highContrast() throws {
    let found = try sample([
      "dark-hc": file(["ink": "#ffffff"]), "dark": file(["ink": "#eeeeee", "line": "#444444"]),
      "light-hc": file(["ink": "#000000"]), "light": file(["ink": "#111111", "line": "#bbbbbb"]),
    ])
    for (context, ink, line) in [
      ("light", "#111111", "#bbbbbb"), ("dark", "#eeeeee", "#444444"),
      ("light-hc", "#000000", "#bbbbbb"), ("dark-hc", "#ffffff", "#444444"),
    ] {
      #expect(
        found.tokens(choosing: ["theme=\(context)"])
          == ["c.ink": "color \(ink)", "c.line": "color \(line)"], "\(context)")
    }
  }

  @Test("a file of any name that overrides a base is asked about") func unknownOverride() throws {
    for name in ["acme", "overrides", "v2"] {
      let found = try FolderSample(
        [
          ("base.json", file(["ink": "#101010", "line": "#cccccc"])),
          ("\(name).json", file(["ink": "#ff0000"])),
        ], isSilent: false)
      #expect(found.isRefused && found.plan.modifiers == [], "\(name)")
    }
    let brands = try sample([
      "color": file(["ink": "#101010", "line": "#cccccc"]), "acme/color": file(["ink": "#ff0000"]),
    ])
    #expect(plan(brands) == [#"variant: acme ["acme/color"]"#])
  }

  @Test("groups for light, dark and both in high contrast are four values of one token")
  func fourGroups() throws {
    let found = try sample([
      "t": ##"""
      {"light": {"a": {"value": "#111111"}, "b": {"value": "{light.a}"}},
       "dark": {"a": {"value": "#eeeeee"}, "b": {"value": "{dark.a}"}},
       "light-hc": {"a": {"value": "#000000"}, "b": {"value": "{light-hc.a}"}},
       "dark-hc": {"a": {"value": "#ffffff"}, "b": {"value": "{dark-hc.a}"}}}
      """##
    ])
    for (context, color) in [
      ("light", "#111111"), ("dark", "#eeeeee"), ("light-hc", "#000000"), ("dark-hc", "#ffffff"),
    ] {
      #expect(
        found.tokens(choosing: ["theme=\(context)"])
          == ["a": "color \(color)", "b": "color \(color)"], "\(context)")
    }
  }

  @Test("themes without groups are alternatives where their sets state the same names")
  func themes() throws {
    func theme(_ name: String, _ set: String) -> String {
      #"{"name": "\#(name)", "selectedTokenSets": {"\#(set)": "enabled"}}"#
    }
    let themes = [
      theme("Global", "cross"), theme("Android", "android"), theme("iOS", "ios"),
      theme("Light", "light"), theme("Dark", "dark"), theme("Dark HC", "dark-hc"),
      theme("Light HC", "light-hc"),
    ]
    let sample = ImportSample(
      .tokensStudio,
      [
        "set/$themes.json": "[\(themes.joined(separator: ", "))]",
        "set/cross.json": file(["gap": "4px"]), "set/android.json": file(["size": "14px"]),
        "set/ios.json": file(["size": "15px"]), "set/light.json": file(["ink": "#222222"]),
        "set/dark.json": file(["ink": "#dddddd"]), "set/light-hc.json": file(["ink": "#000000"]),
        "set/dark-hc.json": file(["ink": "#ffffff"]),
      ])
    #expect(
      sample.result.modifiers.map { "\($0.name) \($0.contexts)" } == [
        #"platform ["Android", "iOS"]"#, #"theme ["Light", "Dark", "Dark HC", "Light HC"]"#,
      ])
    #expect(
      sample.diagnostics.map(\.message) == [
        "these themes state no group, and sets with other names are no alternatives: 'Global' counts always; 'Android', "
          + "'iOS' state the same names and are contexts of 'platform'; 'Light', 'Dark', 'Dark HC', 'Light HC' state the "
          + "same names and are contexts of 'theme'"
      ])
    #expect(
      sample.tokens(choosing: ["platform": "iOS", "theme": "Dark HC"])
        == ["c.gap": "dimension 4px", "c.size": "dimension 15px", "c.ink": "color #ffffff"])
  }

  @Test(
    "groups called light and dark are palettes where both are referred to, or others lie beside them"
  )
  func palettes() throws {
    let referred = try sample([
      "t": ##"""
      {"on": {"light": {"a": {"value": "#ffffff"}}, "dark": {"a": {"value": "#000000"}}},
       "photo": {"caption": {"value": "{on.light.a}"}, "scrim": {"value": "{on.dark.a}"}}}
      """##
    ])
    #expect(referred.plan.modePlace == nil)
    #expect(referred.tokens(choosing: []).count == 4)
    let beside = try sample([
      "t": ##"""
      {"on": {"light": {"a": {"value": "#ffffff"}}, "dark": {"a": {"value": "#000000"}},
       "brand": {"a": {"value": "#ff0000"}}}}
      """##
    ])
    #expect(beside.plan.modePlace == nil)
    let schemes = try sample([
      "t": ##"{"light": {"a": {"value": "#ffffff"}}, "dark": {"a": {"value": "#000000"}}}"##
    ])
    #expect(schemes.plan.modePlace == .groups)
  }

  @Test("the dialect is told with what tells it") func evidence() throws {
    let studio = try sample([
      "t": ##"{"c": {"ink": {"$value": "24", "$type": "lineHeights"}}}"##
    ])
    #expect(studio.plan.dialect == .tokensStudio)
    #expect(studio.plan.evidence == "1 type 'lineHeights'")
    let sets = try sample([
      "t": ##"""
      {"Acme-Light": {"ink": {"value": "{tint}"}, "tint": {"value": "#ffffff"}},
       "Acme-Dark": {"ink": {"value": "{tint}"}, "tint": {"value": "#000000"}}}
      """##
    ])
    #expect(sets.plan.dialect == .tokensStudio)
    #expect(sets.plan.evidence == "references that start inside of sets")
    #expect(sets.tokens(choosing: ["scheme=dark"])["ink"] == "color #000000")
    let draft = try sample(["t": ##"{"c": {"ink": {"$value": "#000000", "$type": "color"}}}"##])
    #expect(draft.plan.evidence == "1 '$value' member")
  }

  @Test("what Figma exports itself means what its answers mean") func figmaExport() throws {
    func token(_ type: String, _ value: String, _ facts: String) -> String {
      ##"{"$type": "\##(type)", "$value": \##(value), "$extensions": {\##(facts)}}"##
    }
    func color(_ red: Int) -> String {
      #"{"colorSpace": "srgb", "components": [\#(red), 0, 0], "alpha": 1}"#
    }
    let alias =
      #""com.figma.aliasData": {"targetVariableName": "red/500", "targetVariableSetName": "primitives"}"#
    let found = try sample([
      "primitives.Mode 1": """
      {"red": {"500": \(token("color", color(1), "")), "0": \(token("color", color(0), ""))}}
      """,
      "vars.Mode 1": """
      {"half": \(token("number", "50", #""com.figma.scopes": ["OPACITY"]"#)),
       "gap": \(token("number", "16", #""com.figma.scopes": ["GAP"]"#)),
       "font": \(token("string", #""Inter""#, #""com.figma.scopes": ["FONT_FAMILY"]"#)),
       "hid": \(token("color", color(1), #""com.figma.hiddenFromPublishing": true"#)),
       "link": \(token("color", color(1), alias)), "other": \(token("color", color(0), alias))}
      """,
    ])
    let tokens = found.tokens(choosing: [])
    #expect(tokens["half"] == "number 0.5")
    #expect(tokens["gap"] == "dimension 16px")
    #expect(tokens["font"]?.hasPrefix("fontFamily") ?? false)
    #expect(found.result.tally().hiddenCount == 1)
    let text = found.result.files.files.map { String(decoding: $0.contents, as: UTF8.self) }
      .joined()
    #expect(text.contains(#""$value": "{red.500}""#))
    #expect(tokens["other"] == "color #000000")
    #expect(
      found.messages == [
        "'other' comes from 'red.500', which has another value here; it keeps its own"
      ])
  }
}
