import Foundation
import Testing
import TokenCompiler

/// Resolves one token file and compares the tokens, each written as its type and its value's JSON.
///
/// For example, `["gap": #"dimension {"value": 4, "unit": "px"}"#]`. Behind the value may stand
/// `deprecated` with `true` or a string, and `description` with a string.
package func expectTokens(
  in text: String, _ expected: [String: String], sourceLocation: SourceLocation = #_sourceLocation
) {
  expectTokens(in: ["a.tokens.json": text], expected, sourceLocation: sourceLocation)
}

/// Resolves files, one of which may be a resolver document, and compares the tokens.
package func expectTokens(
  in texts: KeyValuePairs<String, String>, choosing choices: KeyValuePairs<String, String> = [:],
  _ expected: [String: String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let input = LoadedFiles(MarkedFiles(texts).files, choosing: choices)
  let reports = input.diagnostics.map { diagnostic in
    let line = diagnostic.range.map { "\(input.sources.position(of: $0).line): " } ?? ""
    return line + diagnostic.message
  }
  guard let json = input.json else {
    Issue.record(
      "not resolved: \(reports.joined(separator: "\n"))", sourceLocation: sourceLocation)
    return
  }
  let object = try? JSONSerialization.jsonObject(with: Data(json)) as? [String: [String: Any]]
  let found = object?.mapValues(summary) ?? [:]
  #expect(found == expected.mapValues(normalized), sourceLocation: sourceLocation)
}

private func summary(_ token: [String: Any]) -> String {
  var text = "\(token["$type"] ?? "?") \(canonical(token["$value"] as Any))"
  for name in ["deprecated", "description"] {
    if let value = token["$\(name)"] { text += " \(name) \(canonical(value))" }
  }
  return text
}

/// Brings the JSON in an expectation into the form that ``canonical(_:)`` gives.
private func normalized(_ text: String) -> String {
  let parts = text.split(separator: " ", maxSplits: 1)
  guard parts.count == 2 else { return text }
  var value = String(parts[1])
  var rest = ""
  for name in [" description ", " deprecated "] {
    guard let range = value.range(of: name, options: .backwards) else { continue }
    rest = value[range.lowerBound...] + rest
    value = String(value[..<range.lowerBound])
  }
  guard
    let object = try? JSONSerialization.jsonObject(
      with: Data(value.utf8), options: .fragmentsAllowed)
  else { return "no JSON: \(text)" }
  return "\(parts[0]) \(canonical(object))\(rest)"
}

private func canonical(_ value: Any) -> String {
  let data = try? JSONSerialization.data(
    withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
  return data.map { String(decoding: $0, as: UTF8.self) } ?? "?"
}
