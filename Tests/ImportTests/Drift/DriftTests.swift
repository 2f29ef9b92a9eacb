import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCommands
@testable import TokenCompiler

/// What is planted in an answer of Figma's REST API is found, each as what it is, and nothing else.
@Suite("Drift") struct DriftTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.answer(Self.variables), to: "figma.json")
    _ = try runTokenc(["import", "figma", folder["figma.json"], "--output", folder["tokens"]])
  }

  private struct Variable {
    var type = "COLOR"
    var light = #"{ "r": 1, "g": 0, "b": 0, "a": 1 }"#
    var dark = #"{ "r": 0, "g": 0, "b": 0, "a": 1 }"#
    var description = ""
    var syntax: String?
    var path: String
  }

  private static let variables: [Variable] = [
    Variable(path: "base/red"),
    Variable(light: alias(0), dark: alias(0), description: "What to tap.", path: "accent"),
    Variable(light: alias(0), dark: alias(0), path: "link"),
    Variable(
      light: #"{ "r": 0, "g": 1, "b": 0, "a": 1 }"#, syntax: "ColorToken.good", path: "good"),
    Variable(light: #"{ "r": 0, "g": 0, "b": 1, "a": 0.5 }"#, path: "shade"),
  ]

  private static func alias(_ index: Int) -> String {
    #"{ "type": "VARIABLE_ALIAS", "id": "VariableID:1:\#(index)" }"#
  }

  private static func answer(_ variables: [Variable]) -> String {
    let members = variables.enumerated().map { index, variable in
      let syntax = variable.syntax.map { #", "codeSyntax": { "iOS": "\#($0)" }"# } ?? ""
      return #"""
        "VariableID:1:\#(index)": {
          "id": "VariableID:1:\#(index)", "name": "\#(variable.path)", "variableCollectionId": "C:1",
          "resolvedType": "\#(variable.type)", "description": "\#(variable.description)"\#(syntax),
          "valuesByMode": { "1:0": \#(variable.light), "1:1": \#(variable.dark) }
        }
        """#
    }
    return #"""
      {
        "meta": {
          "variableCollections": {
            "C:1": {
              "id": "C:1", "name": "color", "defaultModeId": "1:0",
              "modes": [{ "modeId": "1:0", "name": "light" }, { "modeId": "1:1", "name": "dark" }]
            }
          },
          "variables": { \#(members.joined(separator: ",")) }
        }
      }
      """#
  }

  private func drift(_ variables: [Variable], _ options: String...) throws -> RunResult {
    try folder.write(Self.answer(variables), to: "figma.json")
    return try runTokenc(
      ["diff", folder["tokens"], folder["figma.json"], "--exit-code"] + options)
  }

  private func messages(_ result: RunResult) -> [String] {
    result.diagnostics.sorted.map(\.message).sorted()
  }

  @Test("what was imported a moment ago has not drifted") func same() throws {
    let result = try drift(Self.variables)
    #expect(messages(result).isEmpty && result.exitCode == .success)
    #expect(
      result.text.contains("no differences, 0 allowed") || result.text.contains("0 differences"))
  }

  @Test("each change is found as what it is, in the modes in which it is") func planted() throws {
    var variables = Self.variables
    variables[1].description = "What people tap."
    variables[2].light = variables[0].light
    variables[3].dark = #"{ "r": 1, "g": 1, "b": 1, "a": 1 }"#
    variables[4].path = "new/tone"
    variables[4].light = #"{ "r": 0.3, "g": 0.7, "b": 0.2, "a": 1 }"#
    let result = try drift(variables)
    #expect(result.exitCode == .difference)
    let found = messages(result)
    #expect(found.count == 5, "\(found)")
    #expect(
      found.contains("'color.accent' has another description: 'What to tap.' → 'What people tap.'"))
    #expect(found.contains("'color.good' has another value: dark: #000000 → #ffffff (ΔE 100)"))
    #expect(
      found.contains("'color.link' is another alias: light: {color.base.red} → a value of its own"))
    #expect(found.contains { $0.hasPrefix("'color.shade' has another name: 'color.new.tone'") })
    #expect(found.contains { $0.hasPrefix("'color.shade' has another value: light: #0000ff") })
    let good = try #require(result.diagnostics.sorted.first { $0.message.contains("color.good") })
    #expect(result.sources[try #require(good.range).file].path.hasSuffix(".tokens.json"))
  }

  @Test("variables that the compiler refuses are left out, and the others compared") func refused()
    throws
  {
    let answer = Self.answer(Self.variables).replacingOccurrences(
      of: #""variables": {"#,
      with: #"""
        "variables": {
          "V:1": { "name": "one", "variableCollectionId": "C:1", "resolvedType": "COLOR",
            "valuesByMode": { "1:0": { "type": "VARIABLE_ALIAS", "id": "V:2" } } },
          "V:2": { "name": "two", "variableCollectionId": "C:1", "resolvedType": "COLOR",
            "valuesByMode": { "1:0": { "type": "VARIABLE_ALIAS", "id": "V:1" } } },
        """#)
    try folder.write(answer, to: "figma.json")
    let result = try runTokenc(["diff", folder["tokens"], folder["figma.json"]])
    #expect(messages(result).isEmpty)
    for name in ["color.one", "color.two"] {
      #expect(result.text.contains("token '\(name)' is left out"), "\(result.text)")
    }
  }

  @Test("modes and brands that are not compared are told") func uncompared() throws {
    let dimmed = Self.answer(Self.variables).replacingOccurrences(
      of: #"{ "modeId": "1:1", "name": "dark" }"#,
      with: #"{ "modeId": "1:1", "name": "dark" }, { "modeId": "1:2", "name": "dimmed" }"#)
    try folder.write(
      dimmed.replacingOccurrences(
        of: #""variableCollections": {"#,
        with: #"""
          "variableCollections": {
            "E:1": { "name": "Acme", "parentVariableCollectionId": "C:1", "modes": [],
              "variableOverrides": { "VariableID:1:3": { "E:1/1:0": { "r": 0, "g": 0, "b": 0, "a": 1 } } } },
          """#), to: "figma.json")
    let result = try runTokenc(["diff", folder["tokens"], folder["figma.json"]])
    // The tokens are the same for each brand, Acme's too.
    #expect(messages(result).allSatisfy { $0.contains("another value: Acme light:") })
    #expect(
      result.text.contains(
        "of 'color' only 'none' is compared; '--modifier color=CONTEXT' compares 'dimmed'\n"),
      "\(result.text)")
    _ = try runTokenc(["import", "figma", folder["figma.json"], "--output", folder["branded"]])
    try folder.write(
      dimmed.replacingOccurrences(
        of: #""variableCollections": {"#,
        with: #"""
          "variableCollections": {
            "E:1": { "name": "Nova", "parentVariableCollectionId": "C:1", "modes": [],
              "variableOverrides": { "VariableID:1:3": { "E:1/1:0": { "r": 0, "g": 0, "b": 0, "a": 1 } } } },
          """#), to: "figma.json")
    let brands = try runTokenc(["diff", folder["branded"], folder["figma.json"]])
    #expect(
      brands.text.contains("brands that only the tokens have are not compared: 'Acme'\n"),
      "\(brands.text)")
  }

  @Test("a variable at another path is the token that its code syntax names") func codeSyntax()
    throws
  {
    let path = "tokens/figma.tokens.json"
    let names = folder.names.filter { $0.hasPrefix("tokens/") && $0.hasSuffix(".tokens.json") }
    for name in names.isEmpty ? [path] : names {
      let text = try #require(folder.text(of: name))
      try folder.write(text.replacingOccurrences(of: "VariableID:1:3", with: "gone"), to: name)
    }
    var variables = Self.variables
    variables[3].path = "status/positive"
    #expect(try messages(drift(variables)).isEmpty)
  }

  @Test("a variable at another path is the token that keeps its id, and so are its aliases")
  func variableID() throws {
    _ = try runTokenc([
      "import", "figma", folder["figma.json"], "--by-type", "--output", folder["grouped"],
    ])
    try folder.write(Self.answer(Self.variables), to: "figma.json")
    let result = try runTokenc(["diff", folder["grouped"], folder["figma.json"], "--exit-code"])
    #expect(messages(result).isEmpty && result.exitCode == .success)
    var variables = Self.variables
    variables[0].path = "palette/red"
    let found = try messages(drift(variables))
    #expect(found.count == 1)
    let text = try #require(found.first)
    #expect(text.hasPrefix("'color.base.red' has another name: 'color.palette.red'"))
  }

  @Test("requests name the code of each variable, and none of a library's") func codeSyntaxOutput()
    throws
  {
    try folder.write(
      #"{ "output": { "tokens": "S", "figma": "F", "css": "C" } }"#, to: "tokens/tokenc.json")
    _ = try runTokenc(["compile", folder["tokens"]])
    let body = try #require(folder.text(of: "tokens/F/code-syntax-1.json"))
    #expect(
      body.contains(
        #"{"action":"UPDATE","id":"VariableID:1:3","codeSyntax":{"iOS":"ColorToken.good","WEB":"var(--color-good)"}}"#
      ))
    #expect(body.split(separator: "\n").count == Self.variables.count + 4)
  }

  @Test("the list allows what it holds, and what drifts further is found again") func allowed()
    throws
  {
    var variables = Self.variables
    variables[0].dark = #"{ "r": 0, "g": 0, "b": 0.5, "a": 1 }"#
    let list = folder["drift.json"]
    let update = ["--update-allowed", "--reason", "on its way"]
    let updated = try drift(variables, "--allowed", list, update[0], update[1], update[2])
    #expect(messages(updated).isEmpty && updated.exitCode == .success)
    #expect(folder.text(of: "drift.json")?.contains(#""reason":"on its way""#) == true)
    #expect(try drift(variables, "--allowed", list).exitCode == .success)
    variables[0].dark = #"{ "r": 0, "g": 0, "b": 0.6, "a": 1 }"#
    let further = try drift(variables, "--allowed", list)
    #expect(further.exitCode == .difference)
    #expect(further.text.contains("'color.base.red' is allowed and differs so no more"))
    _ = try drift(Self.variables, "--allowed", list, "--update-allowed")
    #expect(folder.text(of: "drift.json")?.contains("color") == false)
  }

  @Test("a list without reasons is refused at its place") func faultyList() throws {
    try folder.write(
      #"{ "allowed": [{ "kind": "revalued", "path": "color.red", "detail": "" }] }"#,
      to: "drift.json")
    let failure = #expect(throws: RunFailure.self) {
      try drift(Self.variables, "--allowed", folder["drift.json"])
    }
    #expect(failure?.diagnostics.map(\.id.rawValue) == ["allowed-drift"])
  }
}
