import Testing

@testable import TokenCompiler

@Suite("JSON pointer")
struct JSONPointerTests {
  @Test(
    "a pointer is names from the outside in",
    arguments: [
      ("#/a/b", ["a", "b"]),
      ("#/a~1b/~0/~01", ["a/b", "~", "~1"]),
      ("#/a b/ü", ["a b", "ü"]),
      ("#/a%20b/%C3%BC/%2525", ["a b", "ü", "%25"]),
      ("#/100%/%zz/%", ["100%", "%zz", "%"]),
      ("#/%ff", ["%ff"]),
      ("#//", ["", ""]),
      ("#/a/", ["a", ""]),
      ("#/\u{301}a", ["\u{301}a"]),
    ])
  func segments(_ text: String, _ segments: [String]) throws {
    let found = try JSONPointer(text).segments
    #expect(found.map { Array($0.utf8) } == segments.map { Array($0.utf8) })
  }

  @Test(
    "anything else is not a pointer, with the reason",
    arguments: [
      ("", .noHash), ("a", .noHash), ("/a", .noHash), ("{a}", .noHash),
      ("#", .wholeDocument), ("#/", .wholeDocument), ("#a", .noSlash),
      ("#/~", .badTilde), ("#/a~2", .badTilde), ("#/~/a", .badTilde),
    ] as [(String, JSONPointer.Fault)])
  func faults(_ text: String, _ fault: JSONPointer.Fault) {
    #expect(throws: fault) { try JSONPointer(text) }
  }

  @Test("an array takes an index without leading zeros, an object a name")
  func children() {
    var reader = InputReader(
      source: MemorySource([("a", Array(#"{"a": [1, 2], "0": 3, "01": 4}"#.utf8))]))
    var diagnostics = DiagnosticCollector()
    guard let root = try? reader.root(ofFile: "a", reporting: &diagnostics),
      let array = reader.tape.child("a", of: root)
    else {
      Issue.record("not read")
      return
    }
    let tape = reader.tape
    #expect(tape.child("1", of: array).map { tape.text($0) } == "2")
    #expect(tape.child("01", of: root).map { tape.text($0) } == "4")
    for segment in ["2", "01", "-", "-1", "+1", "1.0", "", "١"] {
      #expect(tape.child(segment, of: array) == nil, "\(segment)")
    }
  }
}
