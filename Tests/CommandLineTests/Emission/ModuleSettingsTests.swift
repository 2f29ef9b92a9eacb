import Foundation
import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenComponents

/// What generated code says so that it compiles whatever the settings of its module are.
/// `Tests/ci/settings.py` compiles it under each.
@Suite("Generated code and the settings of its module") struct ModuleSettingsTests {
  @Test("a package's own tokens and components import the runtimes without being told to")
  func defaults() throws {
    let files = try Self.files("{}")
    #expect(
      try Self.imports(of: "ColorToken+Index.swift", in: files) == [
        "@_spi(Generated) public import TokenRuntime"
      ])
    #expect(
      try Self.imports(of: "FormView.swift", in: files) == [
        "@_spi(Generated) public import AppearanceRuntime"
      ])
    let modules = files.values.flatMap { $0.matches(of: #/import (\w+)/#).map { String($0.1) } }
    #expect(Set(modules) == ["AppearanceRuntime", "TokenRuntime"])
  }

  @Test("a file imports what it names: publicly only what its public declarations name")
  func ownImports() throws {
    let files = try Self.files("{}", looks: false)
    #expect(
      try Self.imports(of: "Theme.swift", in: files) == [
        "@_spi(Generated) public import TokenRuntime"
      ])
    #expect(try Self.imports(of: "ColorToken.swift", in: files) == [])
    // Subscripts that take a token of the same module and return a number.
    #expect(
      try Self.imports(of: "SpacingToken+Values.swift", in: files) == [
        "@_spi(Generated) import TokenRuntime"
      ])
    #expect(
      try Self.imports(of: "NoteView.swift", in: files) == [
        "@_spi(Generated) import AppearanceRuntime"
      ])
  }

  @Test("components import the module of the tokens where they name one")
  func twoModules() throws {
    let configuration = #"{ "componentImports": ["OwnTokens"] }"#
    #expect(
      try Self.imports(of: "FormView.swift", in: Self.files(configuration)) == [
        "@_spi(Generated) public import AppearanceRuntime", "public import OwnTokens",
      ])
    let files = try Self.files(configuration, looks: false)
    #expect(
      try Self.imports(of: "TintView.swift", in: files) == [
        "@_spi(Generated) import AppearanceRuntime", "public import OwnTokens",
      ])
    #expect(
      try Self.imports(of: "NoteView.swift", in: files) == [
        "@_spi(Generated) import AppearanceRuntime"
      ])
  }

  @Test("contents that have looks name the theme") func looks() throws {
    let files = try Self.files(#"{ "componentImports": ["OwnTokens"] }"#)
    for name in ["NoteView.swift", "ComponentLook.swift"] {
      #expect(
        try Self.imports(of: name, in: files) == [
          "@_spi(Generated) public import AppearanceRuntime", "public import OwnTokens",
        ])
    }
    #expect(try Self.files("{}", looks: false)["ComponentLook.swift"] == nil)
  }

  @Test("an import has the level of the declarations, also where imports are internal by default")
  func levels() throws {
    let packages = try Self.files(#"{ "accessLevel": "package" }"#)
    #expect(
      try Self.imports(of: "ColorToken+Index.swift", in: packages) == [
        "#if hasFeature(InternalImportsByDefault)",
        "  @_spi(Generated) package import TokenRuntime", "#else",
        "  @_spi(Generated) import TokenRuntime", "#endif",
      ])
    let internals = try Self.files(#"{ "accessLevel": "internal" }"#)
    #expect(
      try Self.imports(of: "ColorToken+Index.swift", in: internals) == [
        "@_spi(Generated) import TokenRuntime"
      ])
  }

  @Test("a type or extension that stands in no other belongs to no actor, unless told otherwise")
  func isolation() throws {
    func isDeclaration(_ line: Substring) -> Bool {
      line.contains(#/^(public )?(nonisolated )?(indirect )?(enum|struct|extension) /#)
    }
    let lines = try Self.files("{}").values.flatMap { $0.split(separator: "\n") }
    let declarations = lines.filter(isDeclaration)
    #expect(declarations.count > 60)
    #expect(declarations.filter { !$0.contains("nonisolated ") } == [])
    let plain = try Self.files(#"{ "nonisolated": false }"#).values
    #expect(!plain.contains { $0.contains("nonisolated") })
  }

  /// The text of each file that is emitted for the tokens of `Tests/OwnBrand`, by name.
  ///
  /// - Parameter looks: whether components have looks and layouts.
  private static func files(
    _ configuration: String, looks: Bool = true
  ) throws -> [String: String] {
    let folder = ProjectFolder.url.appendingPathComponent("Tests/OwnBrand/tokens")
    var files: [(path: String, bytes: [UInt8])] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name != Configuration.fileName {
      var text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      if !looks, name.hasSuffix(TokenFileListing.specEnding) { text = try withoutLooks(text) }
      files.append((name, Array(text.utf8)))
    }
    files.append((Configuration.fileName, Array(configuration.utf8)))
    let tokens = try CompiledTokens(TokenLoader.load([""], from: MemorySource(files)))
    let emitted =
      TokenEmitter(
        table: tokens.table, configuration: tokens.configuration, inputName: tokens.name
      ).emit()
      + ComponentEmitter(
        components: tokens.components, table: tokens.table, configuration: tokens.configuration
      ).emit()
    return Dictionary(
      uniqueKeysWithValues: emitted.map { ($0.name, String(decoding: $0.contents, as: UTF8.self)) })
  }

  /// A spec of a component with its content alone.
  private static func withoutLooks(_ spec: String) throws -> String {
    var object = try #require(
      try JSONSerialization.jsonObject(with: Data(spec.utf8)) as? [String: Any])
    for key in ["elements", "appearance", "variants", "layout"] { object[key] = nil }
    if let content = object["content"] as? [String: [String: Any]] {
      object["content"] = content.filter { $0.value["enum"] as? String != "Style" }
    }
    return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }

  /// The lines of a file that import modules.
  private static func imports(of name: String, in files: [String: String]) throws -> [String] {
    try #require(files[name]).split(separator: "\n").map { String($0) }.filter {
      $0.contains(#/^ *(@_spi\(Generated\) )?(public |package )?import |^#/#)
    }
  }
}
