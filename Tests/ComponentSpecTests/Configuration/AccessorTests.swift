import Foundation
import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenComponents

/// How tokens are spelled in SwiftUI and UIKit, and which spellings are refused.
@Suite("Accessors of tokens") struct AccessorTests {
  /// The generated files by name, or what is wrong.
  private struct Result {
    var files: [String: String] = [:]
    var messages: [String] = []
  }

  private func compile(_ tokens: String, _ configuration: String) throws -> Result {
    let loaded = LoadedFiles([
      ("a.tokens.json", Array(tokens.utf8)), ("tokenc.json", Array(configuration.utf8)),
    ])
    var result = Result()
    let compiled: CompiledTokens
    do {
      compiled = try CompiledTokens(try #require(loaded.loaded))
    } catch let failure as RunFailure {
      result.messages = failure.diagnostics.map(\.message)
      return result
    }
    result.messages = compiled.diagnostics.sorted.map(\.message)
    let emitter = TokenEmitter(
      table: compiled.table, configuration: compiled.configuration, inputName: "a")
    for file in emitter.emit() {
      result.files[file.name] = String(decoding: file.contents, as: UTF8.self)
    }
    return result
  }

  private static func color(_ name: String) -> String {
    #""\#(name)": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } }"#
  }

  private static func length(_ name: String) -> String {
    #""\#(name)": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } }"#
  }

  private static let colors = "{ \"color\": { \(color("surface")), \(color("accent")) } }"

  // MARK: Spellings

  @Test(
    "without the key nothing is generated for SwiftUI", arguments: ["{}", #"{"accessors": false}"#])
  func off(configuration: String) throws {
    let result = try compile(Self.colors, configuration)
    #expect(result.messages == [])
    #expect(
      result.files.keys.filter { $0.contains("Accessors") || $0.contains("Environment") } == [])
  }

  @Test("a color is a style, and what modifiers take") func colorNames() throws {
    let result = try compile(Self.colors, #"{"accessors": true}"#)
    #expect(result.messages == [])
    let text = try #require(result.files["ColorToken+Accessors.swift"])
    #expect(text.contains("extension ShapeStyle where Self == ColorTokenStyle<ColorToken> {"))
    #expect(text.contains("    public static var accent: Self { Self(.accent) }\n"))
    #expect(
      text.contains("nonisolated public func foregroundColor(_ token: ColorToken) -> some View"))
    #expect(!text.contains("UIColor"))
    let overloads = text.ranges(of: "    nonisolated public func ").count
    #expect(text.ranges(of: "@_disfavoredOverload\n").count == overloads)
  }

  @Test("the theme is one of the environment") func environment() throws {
    let result = try compile(Self.colors, #"{"accessors": true, "typePrefix": "Acme"}"#)
    let text = try #require(result.files["AcmeTheme+Environment.swift"])
    #expect(text.contains("extension AcmeTheme: EnvironmentTheme"))
    #expect(text.contains("public var acmeTheme: AcmeTheme {"))
  }

  @Test("UIKit has a color for each token by option") func platformColors() throws {
    let result = try compile(Self.colors, #"{"accessors": {"swiftUI": false, "uiKit": true}}"#)
    let text = try #require(result.files["ColorToken+Accessors.swift"])
    #expect(text.contains("public static var accent: UIColor { .token(ColorToken.accent) }"))
    #expect(!text.contains("import SwiftUI"))
  }

  @Test("a prefix is one of every name, also where a modifier takes the enum") func prefix() throws
  {
    let tokens = "{ \"color\": { \(Self.color("primary")) }, \"space\": { \(Self.length("top")) } }"
    let result = try compile(tokens, #"{"accessors": {"prefix": "ds"}}"#)
    #expect(result.messages == [])
    let text = try #require(result.files["ColorToken+Accessors.swift"])
    #expect(text.contains("public static var dsPrimary: ColorToken { .primary }"))
    #expect(text.contains("public static var dsPrimary: Self { Self(.primary) }"))
    let space = try #require(result.files["SpaceToken+Accessors.swift"])
    #expect(space.contains("public static var dsTop: SpaceToken { .top }"))
  }

  @Test("a token that is left out has no name of its own") func except() throws {
    let tokens = "{ \"color\": { \(Self.color("primary")), \(Self.color("accent")) } }"
    let result = try compile(tokens, #"{"accessors": {"except": "color.primary"}}"#)
    #expect(result.messages == [])
    let text = try #require(result.files["ColorToken+Accessors.swift"])
    #expect(!text.contains("static var primary"))
    #expect(text.contains("static func token(_ token: ColorToken) -> Self"))
  }

  @Test("generated code compiles where SwiftUI is missing") func compiles() throws {
    let groups = """
      "text": { \(Self.color("primary")), \(Self.color("default")),
        "link": { "text": { \(Self.color("a")) }, "group": { \(Self.color("b")) } } },
      "ink": { "main": { "$extensions": { "tokenc": { "formerNames": ["inkOld", "lineMain"] } },
        \(Self.color("main").dropFirst("\"main\": {".count)) }
      """
    let tokens =
      "{ \"color\": { \(Self.color("accent")), \(groups) }, \"space\": { \(Self.length("m")) } }"
    // The names by groups are the same cases.
    let uses = """
      import TokenRuntime
      func same() -> [ColorToken: ColorToken] {
        [
          .xText.primary: .textPrimary, .xText.default: .textDefault,
          .xText.link.text.a: .textLinkTextA, .xText.link.group.b: .xTextLinkGroupB,
          ColorToken.xInk.main: .inkMain, .xInk.old: .inkMain, .xLine.main: .inkMain,
        ]
      }
      func isText(_ token: ColorToken) -> Bool { token == .xText.primary || .xInk.main == token }
      func value(_ theme: Theme, _ isOff: Bool) -> ColorValue {
        theme[isOff ? .xText.default : .textPrimary]
      }
      """
    let compiled = try CompiledTokens(
      try #require(
        LoadedFiles([
          ("a.tokens.json", Array(tokens.utf8)),
          (
            "tokenc.json",
            Array(#"{"accessors": {"uiKit": true, "prefix": "x", "nested": true}}"#.utf8)
          ),
        ]).loaded))
    try expectCompiles(
      TokenEmitter(table: compiled.table, configuration: compiled.configuration, inputName: "a")
        .emit() + [GeneratedFile(name: "Uses.swift", contents: Array(uses.utf8))])
  }

  // MARK: Names of Apple's

  @Test(
    "a color with a name of SwiftUI's is refused",
    arguments: ["primary", "tint", "background", "separator", "red", "clear", "regular-material"])
  func styles(name: String) throws {
    let result = try compile("{ \"color\": { \(Self.color(name)) } }", #"{"accessors": true}"#)
    #expect(result.messages.count == 1)
    #expect(result.messages.first?.contains("has, too, so a line of Swift may mean either") == true)
  }

  @Test("only what takes a token is asked for names of Apple's") func places() throws {
    let lengths =
      "{ \"space\": { \(Self.length("top")) }, \"radius\": { \(Self.length("bottom")) } }"
    let result = try compile(lengths, #"{"accessors": true}"#)
    #expect(
      result.messages.map { $0.prefix { $0 != "," } } == [
        "token 'space.top' would be '.top'"
      ])
    let label = "{ \"color\": { \(Self.color("label")) } }"
    #expect(try compile(label, #"{"accessors": true}"#).messages == [])
    #expect(try compile(label, #"{"accessors": {"uiKit": true}}"#).messages.count == 1)
    #expect(try compile("{ \"color\": { \(Self.color("primary")) } }", "{}").messages == [])
  }

  @Test("one name of two enums that a modifier takes is refused, unless one is named")
  func duplicates() throws {
    let lengths = "{ \"space\": { \(Self.length("m")) }, \"gap\": { \(Self.length("m")) } }"
    #expect(
      try compile(lengths, #"{"accessors": true}"#).messages == [
        """
        '.padding(.m)' would be a token of 'SpaceToken' and of 'GapToken'; say which enum it takes with \
        '"accessors": { "padding": ["SpaceToken"] }' in tokenc.json
        """
      ])
    #expect(
      try compile(lengths, #"{"accessors": {"padding": ["GapToken"]}}"#).messages == [])
  }

  // MARK: Names of types

  @Test("an enum with the name of an Apple's type is told, unless it has a prefix") func enums()
    throws
  {
    let type = #""groups": {"color": {"type": "Font"}}"#
    #expect(
      try compile(Self.colors, "{\(type)}").messages == [
        """
        'Font' hides the type of SwiftUI in its module, and is ambiguous where both are imported; state \
        another 'type' of 'color' in tokenc.json
        """
      ])
    #expect(try compile(Self.colors, "{\(type), \"typePrefix\": \"Acme\"}").messages == [])
  }

  @Test("an enum that hides what generated code names is an error, where that is generated")
  func neededTypes() throws {
    let type = #""groups": {"color": {"type": "View"}}"#
    #expect(try compile(Self.colors, "{\(type)}").files.count > 3)
    let result = try compile(Self.colors, "{\(type), \"accessors\": true}")
    #expect(result.files.isEmpty)
    #expect(result.messages.count == 1)
  }

  @Test("each name of Apple's is found, and none that is like one")
  func appleNames() {
    var owners: [AppleNames.Kind: [String: String]] = [:]
    for section in AppleNames.sections {
      let names = String(decoding: section.text, as: UTF8.self)
        .split(whereSeparator: \.isWhitespace).map(String.init)
      #expect(
        names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, "\(section.owner)")
      for name in names where owners[section.kind]?[name] == nil {
        owners[section.kind, default: [:]][name] = section.owner
      }
    }
    #expect(Set(owners.keys) == Set(AppleNames.Kind.allCases))
    for (kind, names) in owners {
      for (name, owner) in names {
        for other in [
          name, name + "x", "x" + name, String(name.dropLast()), String(name.dropFirst()),
        ] {
          #expect(AppleNames.owner(of: other, kind) == names[other], "\(kind) \(owner).\(other)")
        }
      }
      #expect(AppleNames.owner(of: "", kind) == nil)
      #expect(AppleNames.owner(of: "é", kind) == nil)
    }
  }

  @Test("types and members that are declared for the checks are in the list of names")
  func declaredTypes() throws {
    for framework in ["SwiftUI", "UIKit", "AppKit", "Foundation", "Combine", "CoreGraphics"] {
      let text = try ProjectFolder.text(
        of: "Tests/AppleDeclarations/\(framework).swift")
      var isWithin = false
      for line in text.split(separator: "\n") {
        if line.hasPrefix("}") { isWithin = false }
        let isTop =
          !line.hasPrefix(" ") || line.hasPrefix("  ") && !line.hasPrefix("   ") && !isWithin
        if isTop,
          let found = line.firstMatch(
            of: #/(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) ([A-Z]\w+)/#)
        {
          let name = String(found.output.1)
          if name == "EmptyView2" { continue }
          #expect(AppleNames.owner(of: name, .type) != nil, "\(framework).\(name)")
        }
        if line.first.map({ $0.isLetter || $0 == "@" }) == true, line.hasSuffix("{") {
          isWithin = true
        }
      }
    }
  }

  @Test(
    "the libraries' own types are in the list of names",
    arguments: ["TokenRuntime", "AppearanceRuntime"])
  func ownTypes(module: String) throws {
    let text = try ProjectFolder.text(
      of: "Tests/ci/api/\(module).txt")
    var count = 0
    for line in text.split(separator: "\n") {
      guard
        let found = line.wholeMatch(of: #/(\w+) \| .*\b(?:struct|class|enum|protocol) (\w+).*/#),
        found.output.1 == found.output.2, !line.contains("@_spi")
      else { continue }
      #expect(AppleNames.owner(of: String(found.output.1), .type) != nil, "\(found.output.1)")
      count += 1
    }
    #expect(count > 20)
  }
}
