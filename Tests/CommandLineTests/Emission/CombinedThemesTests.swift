import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCommands
@testable import TokenCompiler
@testable import TokenComponents

/// Brands in several parts and modifiers with mapped contexts, from the command line to the files.
@Suite("Themes of combined contexts") struct CombinedThemesTests {
  private static let fixtures = ProjectFolder.url.appendingPathComponent("Tests/Fixtures/themes")

  @Test(
    "they are emitted as recorded",
    arguments: [("adaptive", "Adaptive", 20), ("apple-hig", "Hig", 8), ("bank", "Bank", 15)])
  func recorded(set: String, folder: String, count: Int) throws {
    let input = Self.fixtures.appendingPathComponent(set).path
    if Snapshots.areRecorded {
      _ = try runTokenc([input])
      Issue.record("the references were recorded anew; read the difference and run again without")
    }
    let result = try runTokenc([input, "--check"])
    #expect(result.diagnostics.sorted.isEmpty)
    #expect(result.exitCode == .success)
    #expect(result.text.hasPrefix("\(count) files in "), "\(result.text)")
  }

  /// A resolver with two parts of brands and one mapped modifier.
  ///
  /// - Parameter accent: members of the contexts `acme` and `next` besides their colors.
  private func write(
    to folder: TemporaryFolder, acme: String = "", roles: String = Self.roles
  ) throws {
    func color(_ name: String, _ components: String) -> String {
      #"{"color": {"\#(name)": {"$type": "color", "$value": "#
        + #"{"colorSpace": "srgb", "components": [\#(components)]}}}}"#
    }
    try folder.write(
      ##"""
      {"version": "2025.10",
       "sets": {"base": {"sources": [\##(color("ink", "0, 0, 0")), \##(color("paper", "1, 1, 1")),
         {"gap": {"$type": "dimension", "m": {"$value": {"value": 8, "unit": "px"}}}}]}},
       "modifiers": {
         "brand": {"default": "bank", "contexts": {
           "bank": [], "acme": [\##(color("ink", "0.2, 0, 0"))\##(acme)]}},
         "palette": {"default": "old", "contexts": {
           "old": [], "next": [\##(color("ink", "0, 0, 0.3"))]}},
         "mode": {"default": "day", "contexts": {
           "day": [], "night": [\##(color("paper", "0.1, 0.1, 0.1"))]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/brand"},
         {"$ref": "#/modifiers/palette"}, {"$ref": "#/modifiers/mode"}]}
      """##, to: "a.resolver.json")
    try folder.write(#"{"modifiers": \#(roles)}"#, to: "tokenc.json")
  }

  private static let roles = #"""
    {"palette": "brand", "mode": {"day": {"scheme": "light"}, "night": {"scheme": "dark"}}}
    """#

  @Test("the order of keys in tokenc.json does not matter, and '--check' agrees") func keyOrder()
    throws
  {
    let folder = try TemporaryFolder()
    try write(to: folder)
    #expect(try runTokenc([folder["."], "--output", folder["out"]]).exitCode == .success)
    try write(
      to: folder,
      roles: #"""
        {"mode": {"night": {"scheme": "dark"}, "day": {"scheme": "light"}}, "palette": "brand"}
        """#)
    let result = try runTokenc([folder["."], "--output", folder["out"], "--check"])
    #expect(result.exitCode == .success, "\(result.text)")
    try write(to: folder, roles: #"{"palette": "brand", "mode": "day"}"#)
    #expect(
      try runTokenc([folder["."], "--output", folder["out"], "--check"]).exitCode == .difference)
  }

  @Test("what is generated compiles, also with names that are words of Swift") func compiles()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      ##"""
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"n": {"$type": "number", "a": {"$value": 1}}}]}},
       "modifiers": {
         "default": {"default": "case", "contexts": {"case": [], "in": [
           {"n": {"a": {"$type": "number", "$value": 2}}}]}},
         "let": {"default": "let", "contexts": {"let": [], "var": [
           {"n": {"a": {"$type": "number", "$value": 3}}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/default"},
         {"$ref": "#/modifiers/let"}]}
      """##, to: "a.resolver.json")
    try folder.write(
      #"{"modifiers": {"default": "brand", "let": "brand"}}"#, to: "tokenc.json")
    let loaded = try TokenLoader.load([folder["."]], from: DiskSource())
    let compiled = try CompiledTokens(loaded)
    try expectCompiles(
      TokenEmitter(
        table: compiled.table, configuration: compiled.configuration, inputName: "a"
      ).emit())
  }

  @Test("a hole of a product names the themes that lack the token") func holes() throws {
    let folder = try TemporaryFolder()
    try write(
      to: folder,
      acme: #", {"gap": {"l": {"$type": "dimension", "$value": {"value": 9, "unit": "px"}}}}"#)
    let error = #expect(throws: RunFailure.self) {
      try runTokenc([folder["."], "--output", folder["out"]])
    }
    #expect(
      error?.diagnostics.map(\.message) == [
        "token 'gap.l' is missing for brand=bank; all themes need the same tokens"
      ])
    #expect(!folder.names.contains { $0.hasPrefix("out") })
  }

  @Test("a modifier whose name can't be that of an enum is an error that shows another way")
  func themeAsBrand() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ##"""
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"n": {"$type": "number", "a": {"$value": 1}}}]}},
       "modifiers": {"theme": {"default": "a", "contexts": {"a": [], "b": []}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
      """##, to: "a.resolver.json")
    try folder.write(#"{"modifiers": {"theme": "brand"}}"#, to: "tokenc.json")
    let error = #expect(throws: RunFailure.self) {
      try runTokenc([folder["."], "--output", folder["out"]])
    }
    #expect(
      error?.diagnostics.map(\.message) == [
        "modifier 'theme' can't become the Swift enum 'Theme'; map its contexts onto brands in "
          + #"tokenc.json: "modifiers": {"theme": {"a": {"brand": "a"}, "b": {"brand": "b"}}}"#
      ])
    try folder.write(
      #"{"modifiers": {"theme": {"a": {"brand": "a"}, "b": {"brand": "b"}}}}"#, to: "tokenc.json")
    #expect(try runTokenc([folder["."], "--output", folder["out"]]).exitCode == .success)
    #expect(folder.text(of: "out/Brand.swift")?.contains("case a = \"a\"") == true)
  }

  @Test("a component can't be called like the enum of a modifier") func components() throws {
    let folder = try TemporaryFolder()
    try write(to: folder)
    try folder.write(
      #"{"elements": {"s": {"kind": "view"}}, "variants": {"plain": {"appearance": {"s": {}}}}}"#,
      to: "Palette.component.json")
    let error = #expect(throws: RunFailure.self) {
      try runTokenc([folder["."], "--output", folder["out"]])
    }
    #expect(
      error?.diagnostics.map(\.message) == [
        "component 'Palette' has the name of the enum of modifier 'palette'"
      ])
  }

  @Test("asset catalogs, one for each brand of a product") func catalogs() throws {
    let folder = try TemporaryFolder()
    try write(to: folder)
    try folder.write(
      #"{"output": {"tokens": "out", "assets": "assets"}, "modifiers": \#(Self.roles)}"#,
      to: "tokenc.json")
    #expect(try runTokenc([folder["."]]).exitCode == .success)
    let catalogs = Set(
      folder.names.filter { $0.hasPrefix("assets/") && $0.contains(".xcassets/") }
        .compactMap { $0.split(separator: "/").dropFirst().first })
    #expect(
      catalogs == [
        "bankOld.xcassets", "bankNext.xcassets", "acmeOld.xcassets", "acmeNext.xcassets",
      ])
  }

  @Test("two brands of a product are compared, in all of their palettes or one") func diff() throws
  {
    let folder = try TemporaryFolder()
    try write(to: folder)
    func changes(_ words: String...) throws -> [String] {
      var timings = PhaseTimings()
      let diff = try command(["diff", folder["."]] + words, as: DiffCommand.self)
        .comparedInputs.compare(&timings).diff
      return diff.changes.flatMap { change in
        change.themes.map { "\(change.path) \($0.theme.shortText)" }
      }
    }
    #expect(
      try changes("--brand", "bank", "--against", "acme")
        == ["color.ink acme/old light", "color.ink acme/old dark"])
    #expect(
      try changes("--brand", "bank/old", "--against", "bank/next")
        == ["color.ink bank/next light", "color.ink bank/next dark"])
    #expect(
      try changes("--brand", "bank/old", "--modifier", "mode=day", "--against", "mode=night")
        == ["color.paper bank/old"])
  }

  @Test("a set that gains a part is compared with itself before, in each of its brands")
  func gainedPart() throws {
    let (old, new) = (try TemporaryFolder(), try TemporaryFolder())
    try write(to: old, roles: #"{"palette": "old", "mode": "day"}"#)
    try write(to: new, roles: #"{"palette": "brand", "mode": "day"}"#)
    var timings = PhaseTimings()
    let diff = try command(["diff", old["."], new["."]], as: DiffCommand.self)
      .comparedInputs.compare(&timings).diff
    #expect(
      diff.changes.flatMap { change in change.themes.map { "\(change.path) \($0.theme.shortText)" }
      }
        == ["color.ink bank/next", "color.ink acme/next"])
    #expect(diff.themes.map(\.shortText) == ["bank/old", "bank/next", "acme/old", "acme/next"])
  }

  @Test("contrast is checked where 'when' says it by modifier, by axis or by part of the brand")
  func contrast() throws {
    let folder = try TemporaryFolder()
    try write(to: folder)
    func findings(_ condition: String) throws -> [String] {
      try folder.write(
        #"""
        {"modifiers": \#(Self.roles), "lint": {"rules": {"missing-description": "off"}},
         "contrast": {"pairs": [{"foreground": "color.ink", "background": "color.paper",
           "minimum": 4.5, "when": \#(condition)}]}}
        """#, to: "tokenc.json")
      let result = try runTokenc(["lint", folder["."]])
      return result.diagnostics.sorted.map(\.message).filter { $0.contains("contrast") }
    }
    let dark = try findings(#"{"scheme": "dark"}"#)
    #expect(dark.count > 0 && dark.allSatisfy { $0.contains("night") }, "\(dark)")
    #expect(try findings(#"{"mode": "night"}"#) == dark)
    #expect(try findings(#"{"scheme": "light"}"#) == [])
    let next = try findings(#"{"mode": "night", "palette": "next"}"#)
    #expect(next.count > 0 && next.allSatisfy { $0.contains("next") }, "\(next)")
    #expect(throws: RunFailure.self) { try findings(#"{"palette": "nxt"}"#) }
  }

  // MARK: Size classes

  /// Writes a set whose modifier `size` has `contexts`, with a length and a contrast that differ.
  private func writeSizes(
    to folder: TemporaryFolder, small: String = "compact", large: String = "regular",
    modifier: String = "size", added: String = "", configuration: String
  ) throws {
    try folder.write(
      ##"""
      {"version": "2025.10",
       "sets": {"base": {"sources": [{
         "gap": {"$type": "dimension", "page": {"$value": {"value": 32, "unit": "px"}}},
         "color": {"$type": "color",
           "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
           "paper": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}]}},
       "modifiers": {"\##(modifier)": {"default": "\##(large)", "contexts": {
         "\##(large)": [],
         "\##(small)": [{
           "gap": {"page": {"$type": "dimension", "$value": {"value": 16, "unit": "px"}}},
           "color": {"ink": {"$type": "color",
             "$value": {"colorSpace": "srgb", "components": [0.6, 0.6, 0.6]}}\##(added)}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/\##(modifier)"}]}
      """##, to: "a.resolver.json")
    try folder.write(configuration, to: "tokenc.json")
  }

  @Test(
    "a modifier is the size class by its name, by a role or by a mapping",
    arguments: [
      ("sizeClass", "compact", "regular", "{}"),
      ("size", "compact", "regular", #"{"modifiers": {"size": "sizeClass"}}"#),
      (
        "size", "phone", "tablet",
        #"""
        {"modifiers": {"size": {
          "phone": {"sizeClass": "compact"}, "tablet": {"sizeClass": "regular"}}}}
        """#
      ),
    ])
  func sizeClass(modifier: String, small: String, large: String, configuration: String) throws {
    let folder = try TemporaryFolder()
    try writeSizes(
      to: folder, small: small, large: large, modifier: modifier, configuration: configuration)
    let result = try runTokenc([folder["."], "--output", folder["out"]])
    #expect(result.diagnostics.sorted.isEmpty)
    let values = try #require(folder.text(of: "out/GapToken+Values.swift"))
    #expect(values.contains("// compact | regular\n    16, 32, // page\n"), "\(values)")
    #expect(
      values.contains("token.ordinal &* 2 &+ (context.sizeClass == .regular ? 1 : 0)"),
      "\(values)")
  }

  @Test("modes are named after the size class in files without a resolver") func sizeModes() throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      ##"""
      {"gap": {"$type": "dimension", "page": {
        "$value": {"value": 16, "unit": "px"},
        "$extensions": {"mode": {"regular": {"value": 32, "unit": "px"}}}}}}
      """##, to: "a.tokens.json")
    let result = try runTokenc([folder["."], "--output", folder["out"]])
    #expect(result.diagnostics.sorted.isEmpty)
    let values = try #require(folder.text(of: "out/GapToken+Values.swift"))
    #expect(values.contains("// compact | regular\n    16, 32, // page\n"), "\(values)")
  }

  @Test("a name that is also a size class changes nothing where no value differs") func sameBytes()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"weight": {"$type": "fontWeight", "regular": {"$value": 400}, "bold": {"$value": 700}}}"#,
      to: "a.tokens.json")
    #expect(try runTokenc([folder["."], "--output", folder["out"]]).exitCode == .success)
    let values = try #require(folder.text(of: "out/WeightToken+Values.swift"))
    #expect(!values.contains("context"), "\(values)")
  }

  @Test("diff, lint, find, preview and holes name the size class") func sizeReaders() throws {
    let (old, new) = (try TemporaryFolder(), try TemporaryFolder())
    let role = #"{"modifiers": {"size": "sizeClass"}}"#
    try writeSizes(to: old, configuration: #"{"modifiers": {"size": "regular"}}"#)
    try writeSizes(to: new, configuration: role)
    var timings = PhaseTimings()
    let diff = try command(["diff", old["."], new["."]], as: DiffCommand.self)
      .comparedInputs.compare(&timings).diff
    #expect(
      diff.changes.flatMap { change in change.themes.map { "\(change.path) \($0.theme.shortText)" }
      } == ["gap.page compact", "color.ink compact"])
    let json = String(decoding: DiffRecord(diff).document, as: UTF8.self)
    #expect(json.contains(#""sizeClass": "compact""#), "\(json)")
    #expect(try runTokenc(["preview", new["."]]).text.contains(#""name":"compact""#))
    #expect(try runTokenc(["find", new["."], "gap.page"]).text.contains("regular"))

    func findings(_ context: String) throws -> [String] {
      try new.write(
        #"""
        {"modifiers": {"size": "sizeClass"}, "lint": {"rules": {"missing-description": "off"}},
         "contrast": {"pairs": [{"foreground": "color.ink", "background": "color.paper",
           "minimum": 4.5, "when": {"sizeClass": "\#(context)"}}]}}
        """#, to: "tokenc.json")
      return try runTokenc(["lint", new["."]]).diagnostics.sorted.map(\.message)
        .filter { $0.contains("contrast") }
    }
    #expect(try findings("compact").count == 1)
    #expect(try findings("regular") == [])

    try writeSizes(
      to: new,
      added:
        #", "link": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}"#,
      configuration: role)
    let error = #expect(throws: RunFailure.self) {
      try runTokenc([new["."], "--output", new["out"]])
    }
    #expect(
      error?.diagnostics.map(\.message) == [
        "token 'color.link' is missing for size=regular; all themes need the same tokens"
      ])
  }

  @Test("a modifier called like the role says in which words to map other contexts")
  func foreignSizes() throws {
    let folder = try TemporaryFolder()
    try writeSizes(
      to: folder, small: "phone", large: "tablet", modifier: "sizeClass", configuration: "{}")
    let error = #expect(throws: RunFailure.self) {
      try runTokenc([folder["."], "--output", folder["out"]])
    }
    #expect(
      error?.diagnostics.map(\.message) == [
        "the contexts of modifier 'sizeClass' are 'tablet', 'phone', and those of 'sizeClass' are "
          + "'compact', 'regular'; say in tokenc.json what each stands for: "
          + #""modifiers": {"sizeClass": {"tablet": {"sizeClass": "regular"}, "#
          + #""phone": {"sizeClass": "compact"}}}"#
      ])
  }

  @Test("preview and find name the themes of a product") func readers() throws {
    let folder = try TemporaryFolder()
    try write(to: folder)
    #expect(try runTokenc(["preview", folder["."]]).text.contains(#""brand":"acme/next""#))
    #expect(try runTokenc(["find", folder["."], "color.ink"]).text.contains("acme/next"))
  }
}
