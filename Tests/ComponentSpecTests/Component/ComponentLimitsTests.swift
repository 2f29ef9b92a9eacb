import CommandSupport
import TestSupport
import Testing

/// Specs that are more, or deeper, than any app has.
@Suite("Limits of component specs") struct ComponentLimitsTests {
  private static let tokens =
    #"{"size": {"$type": "dimension", "m": {"$value": {"value": 1, "unit": "px"}}}}"#

  private func messages(
    of specs: [String], _ words: [String] = ["tokens", "--output", "G"]
  ) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "tokens/a.tokens.json")
    for (index, spec) in specs.enumerated() {
      try folder.write(spec, to: "tokens/C\(index).component.json")
    }
    try folder.write(#"{"type": "C0"}"#, to: "d.json")
    return try BuiltTokenc.run(words, in: folder.path).messages
  }

  @Test(
    "more than 64 components within one another are one error",
    arguments: [
      ["tokens", "--output", "G"], ["schema", "tokens"], ["validate", "tokens", "d.json"],
    ])
  func depth(_ words: [String]) throws {
    func specs(_ count: Int) -> [String] {
      (0..<count).map { index in
        let field = #"{"type": "component", "component": "C\#(index + 1)", "optional": true}"#
        return #"{"content": {"f": \#(index < count - 1 ? field : #"{"type": "text"}"#)}}"#
      }
    }
    let message = "more than 64 components lie in one another"
    #expect(try messages(of: specs(300), words).contains(message))
    #expect(try !messages(of: specs(64), words).contains(message))
  }

  @Test("what many include is worked out once, and 16 specs may include one another in a row")
  func includes() throws {
    func specs(_ count: Int) -> [String] {
      (0..<count).map { index in
        let names = index < count - 1 ? "\"C\(index + 1)\"" : ""
        return
          #"{"nestedOnly": true, "includes": [\#(names)], "content": {"f\#(index)": {"type": "text"}}}"#
      }
    }
    #expect(try messages(of: specs(17)).contains("error") == false)
    #expect(
      try messages(of: specs(40)).contains(
        "the last of more than 16 specs that include one another; include it directly"))
    // Each includes two that both include the next two.
    let levels = (0..<32).map { index in
      let next = index / 2 * 2 + 2
      let names = next < 32 ? "\"C\(next)\", \"C\(next + 1)\"" : ""
      return
        #"{"nestedOnly": true, "includes": [\#(names)], "content": {"f\#(index)": {"type": "text"}}}"#
    }
    #expect(try messages(of: levels).contains("error") == false)
  }

  @Test("components that hold the next twice are compiled once each") func doubling() throws {
    let specs = (0..<60).map { index in
      let next = #"{"type": "component", "component": "C\#(index + 1)"}"#
      return index < 59
        ? #"{"content": {"a": \#(next), "b": \#(next)}}"# : #"{"content": {"f": {"type": "text"}}}"#
    }
    #expect(try !messages(of: specs).contains("error"))
  }

  @Test("a component has a bounded number of parts") func parts() throws {
    let fields = (0...1_000).map { #""f\#($0)": {"type": "text"}"# }.joined(separator: ", ")
    #expect(
      try messages(of: [#"{"content": {\#(fields)}}"#]).contains(
        "'content' has 1001 members, and a component may have 1000; split the component"))
  }
}
