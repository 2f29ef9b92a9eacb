import CommandSupport
import TestSupport
import Testing

@testable import TokenCompiler

@Suite("A name has one meaning")
struct ReturnedNameTests {
  private func project(
    _ tokens: String, _ names: String, _ configuration: String = "{}"
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "color": { "$type": "color", \#(tokens) } }"#, to: "t/a.tokens.json")
    try folder.write(
      #"{ "releases": ["1.0.0", "2.0.0"], "names": { "color": { \#(names) } } }"#,
      to: "t/contract.json")
    try folder.write(configuration, to: "t/tokenc.json")
    return folder
  }

  private func token(_ name: String, _ former: String...) -> String {
    let list = former.map { #""\#($0)""# }.joined(separator: ", ")
    let names =
      former.isEmpty ? "" : #", "$extensions": { "tokenc": { "formerNames": [\#(list)] } }"#
    return #""\#(name)": { "$value": \#(colorJSON("#112233"))\#(names) }"#
  }

  private static let renamed =
    #""accent": { "introduced": "1.0.0", "renamed": "2.0.0", "to": "action" }, "#
    + #""link": { "introduced": "1.0.0" }, "action": { "introduced": "2.0.0" }"#

  @Test(
    "a former name is no other token's, as its own name or as a former one",
    arguments: [["action", "accent"], ["action", "link:accent"], ["deed:action", "accent"]])
  func returned(tokens: [String]) throws {
    let members = (tokens + (tokens.contains { $0.hasPrefix("link") } ? [] : ["link"])).map {
      text in
      let parts = text.split(separator: ":").map(String.init)
      return parts.count > 1 ? token(parts[0], parts[1]) : token(parts[0])
    }
    let folder = try project(members.joined(separator: ", "), Self.renamed)
    let fault = #expect(throws: RunFailure.self) {
      try runTokenc(["compile", folder["t"], "--output", folder["out"]])
    }
    #expect(fault?.diagnostics.contains { $0.id == .returnedName } == true)
    let checked = try runTokenc(["contract", folder["t"]])
    #expect(checked.exitCode == .difference)
    #expect(checked.diagnostics.diagnostics.contains { $0.id == .returnedName })
  }

  @Test("a rename that is undone keeps the meaning") func undone() throws {
    let folder = try project(
      [token("action", "accent"), token("link")].joined(separator: ", "), Self.renamed)
    let run = try runTokenc(["rename", folder["t"], "color.action=color.accent", "--apply"])
    #expect(run.exitCode == .success)
    let text = try #require(folder.text(of: "t/a.tokens.json"))
    #expect(text.contains(#""accent""#) && text.contains(#""formerNames": ["action"]"#))
    let compiled = try runTokenc(["compile", folder["t"], "--output", folder["out"]])
    #expect(compiled.exitCode == .success)
  }

  @Test(
    "a rename back to one of several former names keeps the others, as they are laid out",
    arguments: [
      (#"["accent"]"#, "accent", #"["action"]"#),
      (#"["accent", "brand"]"#, "accent", #"["brand", "action"]"#),
      (#"["brand", "accent"]"#, "accent", #"["brand", "action"]"#),
      (#"["brand", "accent", "tint"]"#, "accent", #"["brand", "tint", "action"]"#),
      (#"["brand", "tint", "accent"]"#, "accent", #"["brand", "tint", "action"]"#),
      (
        "[\n    \"brand\",\n    \"accent\"\n  ]", "accent",
        "[\n    \"brand\",\n    \"action\"\n  ]"
      ),
    ])
  func givenBack(former: String, name: String, kept: String) throws {
    let folder = try TemporaryFolder()
    let names = #""$extensions": { "tokenc": { "formerNames": \#(former) } }"#
    let token = #""action": { "$value": \#(colorJSON("#112233")), \#(names) }"#
    try folder.write(#"{ "color": { "$type": "color", \#(token) } }"#, to: "t/a.tokens.json")
    let run = try runTokenc(["rename", folder["t"], "color.action=color.\(name)", "--apply"])
    #expect(run.exitCode == .success)
    let text = try #require(folder.text(of: "t/a.tokens.json"))
    #expect(text.contains("\"\(name)\": {") && text.contains("\"formerNames\": \(kept)"), "\(text)")
  }

  @Test("a removed name that returns is a warning, until no supported app knows the former one")
  func resurrected() throws {
    let names =
      #""accent": { "introduced": "1.0.0", "deprecated": "1.0.0", "removed": "2.0.0" }, "#
      + #""link": { "introduced": "1.0.0" }"#
    let tokens = [token("accent"), token("link")].joined(separator: ", ")
    for (minimum, isTold) in [("{}", true), (#"{ "minimumRelease": "2.0.0" }"#, false)] {
      let folder = try project(tokens, names, minimum)
      let run = try runTokenc(["compile", folder["t"], "--output", folder["out"]])
      #expect(run.exitCode == .success)
      #expect(run.diagnostics.diagnostics.contains { $0.id == .returnedName } == isTold)
    }
  }
}
