import TestSupport
import Testing
import TokenRuntime

@testable import TokenCompiler

@Suite("Gradients with angles, and fills of either kind") struct GradientTests {
  private func files(_ angle: String, types: String = "{}") -> LoadedFiles {
    let tokens = #"""
      {"fill": {
        "hero": {"$type": "gradient", "$value": [
          {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "position": 0},
          {"color": {"colorSpace": "srgb", "components": [0, 0, 1]}, "position": 1}
        ], "$extensions": {"tokenc": {"angle": \#(angle)}}},
        "plain": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 1, 0]}}
      }}
      """#
    return LoadedFiles([
      ("a.tokens.json", Array(tokens.utf8)), ("tokenc.json", Array(#"{"types": \#(types)}"#.utf8)),
    ])
  }

  @Test("an angle is a number of degrees in one turn either way")
  func angles() throws {
    let table = try #require(files("-45").loaded?.table)
    guard case .gradient(let gradient) = table.value(of: table.tokens[0], in: 0) else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.angle == -45)
    #expect(files("361").diagnostics.contains { $0.message.contains("an angle in degrees is 361") })
    #expect(files("\"45deg\"").hasErrors)
  }

  @Test("a color in an enum of gradients is a gradient of one stop")
  func fills() throws {
    let loaded = try #require(files("90", types: #"{"fill.*": "gradient"}"#).loaded)
    var diagnostics = DiagnosticCollector()
    let table = TokenTableCompletion.complete(loaded.table, reporting: &diagnostics)
    #expect(diagnostics.diagnostics.isEmpty)
    let family = try #require(table.families.first)
    #expect(family.type == .gradient)
    #expect(family.tokens.map(\.names.caseName) == ["hero", "plain"])
    let code = TokenEmitter(
      table: table, configuration: loaded.table.configuration, inputName: "a"
    ).emit().map { String(decoding: $0.contents, as: UTF8.self) }.joined()
    #expect(code.contains("angle: FillTokenValues.angles[token.ordinal]"))
    #expect(code.contains("90, // hero"))
    #expect(code.contains("1000, // plain"))
  }

  @Test(
    "an angle leads from corner to corner as directions do, exactly in steps of 45 degrees",
    arguments: [
      (0.0, 0.5, 0.0), (45, 1, 0), (90, 1, 0.5), (135, 1, 1), (180, 0.5, 1), (225, 0, 1),
      (270, 0, 0.5), (315, 0, 0), (360, 0.5, 0), (-90, 0, 0.5),
    ])
  func ends(angle: Double, x: Double, y: Double) {
    let end = GradientValue.end(ofAngle: angle)
    #expect(abs(end.x - x) < 1e-15)
    #expect(abs(end.y - y) < 1e-15)
  }

  @Test(
    "the angle is in CSS, TypeScript and Kotlin, and diagonals lead to corners",
    arguments: [
      ("90", "90deg"), ("45", "to top right"), ("-45", "to top left"), ("30.5", "30.5deg"),
    ])
  func languages(angle: String, direction: String) throws {
    let loaded = try #require(files(angle, types: #"{"fill.*": "gradient"}"#).loaded)
    var diagnostics = DiagnosticCollector()
    let table = TokenTableCompletion.complete(loaded.table, reporting: &diagnostics)
    let configuration = loaded.table.configuration
    func text(_ files: [GeneratedFile]) -> String {
      files.map { String(decoding: $0.contents, as: UTF8.self) }.joined()
    }
    let css = text(
      CSSEmitter(table: table, configuration: configuration, inputName: "a").emit())
    #expect(css.contains("--fill-hero: \(direction), #ff0000 0%, #0000ff 100%;"), "\(css)")
    #expect(css.contains("--fill-plain: #00ff00 0%"))
    let releases = NameReleases(nil)
    let typeScript = text(
      TypeScriptEmitter(
        table: table, configuration: configuration, inputName: "a", releases: releases
      ).emit(components: nil))
    #expect(typeScript.contains("], { angle: \(angle) })"), "\(typeScript)")
    let kotlin = text(
      KotlinEmitter(
        table: table, configuration: configuration, inputName: "a", releases: releases
      ).emit())
    let number = try #require(Double(angle))
    #expect(kotlin.contains("), \(number))"), "\(kotlin)")
  }
}
