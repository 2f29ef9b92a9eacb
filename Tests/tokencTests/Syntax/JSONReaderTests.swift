import Testing

@testable import tokenc

@Suite("JSON reader")
struct JSONReaderTests {
  @Test("a missing comma is one error, with the edit behind the value before") func missingComma() {
    expectDiagnostics(
      in: """
        {"a": {"$type": "number", "$value": 1}1️⃣ 2️⃣"b": {"$type": "number", "$value": 2}}
        """,
      [
        .error(
          at: "2️⃣", "expected ',' before this", id: "invalid-json", fixIt: .put(",", at: "1️⃣"))
      ])
  }
}
