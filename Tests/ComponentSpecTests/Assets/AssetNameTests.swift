import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenComponents

/// The names of color sets: the server's strings, wherever a folder can have them.
@Suite("Names of color sets") struct AssetNameTests {
  static let configuration = #"{ "output": { "tokens": "G", "assets": "A" } }"#

  private static let value = #""$value": { "colorSpace": "srgb", "components": [0, 0, 0] }"#

  /// A token with a marked server's string.
  private static func token(_ serverName: String) -> String {
    "{ \(value), \"$extensions\": { \"tokenc\": { \"serverName\": \(serverName) } } }"
  }

  @Test(
    "names that a folder can have are folders",
    arguments: [
      "accent": "accent", "accent.primary": "accent.primary", "Ünïcödé 👩‍👩‍👧": "Ünïcödé 👩‍👩‍👧",
      "a b": "a b", "a/\u{FE0F}b": "a/\u{FE0F}b", "Card/background": "Card/background",
      "a/b/c.d": "a/b/c.d",
      "Contents.json": "Contents.json", "x.colorset": "x.colorset", "1": "1", #"a\\b"#: #"a\b"#,
    ])
  func fine(name: String, expected: String) throws {
    let files = try compile([
      "a.tokens.json":
        "{ \"color\": { \"$type\": \"color\", \"t\": \(Self.token("\"\(name)\"")) } }"
    ])
    #expect(files.contains("default.xcassets/\(expected).colorset/Contents.json"))
    let depth = expected.utf8.filter { $0 == UInt8(ascii: "/") }.count
    #expect(files.count == 2 + depth, "a namespace has a file of its own")
  }

  @Test(
    "names that no folder can have are errors",
    arguments: [
      ".hidden": "files whose names start with '.' are hidden",
      "..": "files whose names start with '.' are hidden",
      ".\u{FE0F}a": "files whose names start with '.' are hidden",
      "a/../b": "files whose names start with '.' are hidden",
      "/a": "it has an empty part beside a '/'", "a//b": "it has an empty part beside a '/'",
      "a/": "it has an empty part beside a '/'",
      "v1.2/a": "what follows a '.' is the type of a folder, so no '.' can stand before a '/'",
      "a:b": "':' and control characters can't stand in names of files",
      String(repeating: "x", count: 247): "it is too long for a file's name",
    ])
  func refused(name: String, fault: String) {
    expectAssetDiagnostics(
      [
        "a.tokens.json":
          "{ \"color\": { \"$type\": \"color\", \"t\": \(Self.token("1️⃣\"\(name)\"")) } }"
      ],
      [
        .error(
          at: "1️⃣",
          "server string '\(name)' can't name a color set: \(fault); "
            + "state another as '$extensions.tokenc.serverName'", id: "asset-name")
      ])
  }

  @Test("two tokens of one name are an error unless a group has a namespace")
  func sameName() throws {
    let tokens = """
      { "button": { "$type": "color", 1️⃣"edge": { \(Self.value) } },
        "card": { "$type": "color", 2️⃣"edge": { \(Self.value) } } }
      """
    expectAssetDiagnostics(
      ["a.tokens.json": tokens],
      [
        .error(
          at: "2️⃣",
          "tokens 'button.edge' and 'card.edge' both name the color set 'edge'; "
            + "state 'groups.card.assetNamespace' in tokenc.json", id: "asset-name",
          notes: [.note(at: "1️⃣", "'button.edge' is declared here")])
      ])
    let files = try compile(
      ["a.tokens.json": tokens],
      #"{ "output": { "tokens": "G", "assets": "A" }, "groups": { "card": { "assetNamespace": "Card" } } }"#
    )
    #expect(files.contains("default.xcassets/edge.colorset/Contents.json"))
    #expect(files.contains("default.xcassets/Card/edge.colorset/Contents.json"))
    #expect(files.contains("default.xcassets/Card/Contents.json"))
  }

  @Test("names and folders that differ in case only are errors") func caseOnly() {
    expectAssetDiagnostics(
      [
        "a.tokens.json": """
        { "color": { "$type": "color", "one": \(Self.token("\"ÄRGER\"")), "two": \(Self.token("1️⃣\"Ärger\"")) } }
        """
      ],
      [
        .error(
          at: "1️⃣",
          "color sets 'ÄRGER' and 'Ärger' share a folder where disks ignore case; "
            + "state one as '$extensions.tokenc.serverName'", id: "asset-name")
      ])
    expectAssetDiagnostics(
      [
        "a.tokens.json": """
        { "color": { "$type": "color", "one": \(Self.token("\"Card/a\"")), "two": \(Self.token("1️⃣\"card/b\"")), "three": \(Self.token("\"Card/b\"")) } }
        """
      ],
      [
        .error(
          at: "1️⃣",
          "color sets 'Card/a' and 'card/b' share a folder where disks ignore case; "
            + "state one as '$extensions.tokenc.serverName'", id: "asset-name")
      ])
  }

  @Test("names matter only where catalogs are written, and only those of visible colors")
  func unasked() throws {
    let tokens = #"""
      { "palette": { "$type": "color", "$extensions": {}, "red": { \#(Self.value) } },
        "color": { "$type": "color", "red": { \#(Self.value), "$deprecated": true } },
        "gap": { "$type": "dimension", "red": { "$value": { "value": 1, "unit": "px" } } } }
      """#
    expectAssetDiagnostics(
      ["a.tokens.json": tokens], configuration: #"{ "output": { "tokens": "G" } }"#, [])
    let files = try compile(
      ["a.tokens.json": tokens],
      #"{ "output": { "tokens": "G", "assets": "A" }, "groups": { "palette": { "hidden": true } } }"#
    )
    #expect(
      files.count == 2, "a deprecated color has a color set, a hidden one and a length do not")
  }

  @Test("a namespace is a word") func namespace() {
    expectAssetDiagnostics(
      ["a.tokens.json": "{ \"color\": { \"$type\": \"color\", \"t\": { \(Self.value) } } }"],
      configuration:
        #"{ "output": { "tokens": "G", "assets": "A" }, "groups": { "color": { "assetNamespace": 1️⃣"a/b" } } }"#,
      [
        .error(
          at: "1️⃣", "expected a namespace: letters, digits and '_', and no digit first",
          id: "configuration")
      ])
  }

  @Test("colors that vary with elevation are told once for a file") func elevation() {
    let elevated =
      #""$extensions": { "mode": { "elevated": { "colorSpace": "srgb", "components": [1, 1, 1] } } }"#
    expectAssetDiagnostics(
      [
        "a.resolver.json": """
        { "version": "2025.10", "sets": { "a": { "sources": [{ "$ref": "a.tokens.json" }] } },
          "modifiers": { "elevation": { "contexts": { "base": [], "elevated": [] }, "default": "base" } },
          "resolutionOrder": [{ "$ref": "#/sets/a" }, { "$ref": "#/modifiers/elevation" }] }
        """,
        "a.tokens.json": """
        { "color": { "$type": "color",
          "page": { \(Self.value) },
          1️⃣"sheet": { \(Self.value), \(elevated) },
          "popover": { \(Self.value), \(elevated) } } }
        """,
      ],
      [
        .warning(
          at: "1️⃣",
          "'color.sheet' varies with elevation, which asset catalogs can't express; "
            + "its color set has the value on base surfaces", id: "asset-elevation",
          notes: [.note(at: "1️⃣", "1 more place in this file has the same fault")])
      ])
  }

  @Test("colors that vary with the size class are told likewise") func sizeClass() {
    let regular =
      #""$extensions": { "mode": { "regular": { "colorSpace": "srgb", "components": [1, 1, 1] } } }"#
    expectAssetDiagnostics(
      [
        "a.tokens.json": """
        { "color": { "$type": "color", "page": { \(Self.value) },
          1️⃣"sheet": { \(Self.value), \(regular) } } }
        """
      ],
      [
        .warning(
          at: "1️⃣",
          "'color.sheet' varies with the size class, which asset catalogs can't express; "
            + "its color set has the value of the compact one", id: "asset-elevation")
      ])
  }

  // MARK: Compiling

  /// The names of the files of the catalogs.
  private func compile(
    _ texts: KeyValuePairs<String, String>, _ configuration: String = configuration
  ) throws -> [String] {
    let files = MarkedFiles(texts).files + [("tokenc.json", Array(configuration.utf8))]
    let input = try #require(LoadedFiles(files).loaded)
    let compiled = try CompiledTokens(input)
    return AssetCatalogEmitter(table: compiled.table, configuration: compiled.configuration)
      .emit().map(\.name)
  }

  private func expectAssetDiagnostics(
    _ texts: KeyValuePairs<String, String>, configuration: String = configuration,
    _ expected: [ExpectedDiagnostic], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var files = MarkedFiles(texts)
    files.add("tokenc.json", configuration)
    let input = LoadedFiles(files.files)
    var diagnostics = input.diagnostics
    do {
      if let loaded = input.loaded { diagnostics = try CompiledTokens(loaded).diagnostics.sorted }
    } catch {
      diagnostics = error.diagnostics
    }
    expectDiagnostics(
      diagnostics, expected, in: input.sources, files, sourceLocation: sourceLocation)
  }
}
