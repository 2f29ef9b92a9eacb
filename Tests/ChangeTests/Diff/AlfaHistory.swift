import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCompiler

/// Two changes of a real palette, before and after, in `Tests/Fixtures/alfa-history`.
enum AlfaHistory {
  static let renames2023 = "2023-01-deprecated-renames"
  static let update2024 = "2024-04-palette-update"

  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/alfa-history")
  }

  /// A raw palette as a DTCG file: every key a token, in the order of the file.
  ///
  /// - Parameters:
  ///   - group: the group to put them in; at the top when `nil`.
  ///   - formerNames: strings that were sent once, by the key that has them now.
  static func tokens(
    _ change: String, _ state: String, _ palette: String, group: String? = nil,
    formerNames: [String: [String]] = [:]
  ) throws -> String {
    let url = folder.appendingPathComponent("\(change)/\(state)/colors_\(palette).json")
    var diagnostics = DiagnosticCollector()
    var reader = InputReader(
      source: MemorySource([("palette.json", Array(try Data(contentsOf: url)))]))
    let root = try #require(
      try reader.root(ofFile: "palette.json", reporting: &diagnostics))
    let tape = reader.tape
    let rgba = try #require(tape.names.find("rgba"))
    let deprecated = tape.names.find("deprecated")
    var members: [String] = []
    var cursor = tape.members(of: root)
    while let member = tape.next(&cursor) {
      let key = tape.names.string(member.name)
      let text = try #require(tape.member(rgba, of: member.value).map { tape.string($0) })
      var token = #""\#(key)": { "$value": \#(try color(text))"#
      if let deprecated, tape.member(deprecated, of: member.value).map(tape.kind) == .true {
        token += #", "$deprecated": true"#
      }
      if let names = formerNames[key] {
        let list = names.map { #""\#($0)""# }.joined(separator: ", ")
        token += #", "$extensions": { "tokenc": { "formerNames": [\#(list)] } }"#
      }
      members.append(token + " }")
    }
    let body = "\"$type\": \"color\",\n" + members.joined(separator: ",\n")
    return group.map { "{ \"\($0)\": {\n\(body)\n} }\n" } ?? "{\n\(body)\n}\n"
  }

  /// The value of `rgba(239, 49, 36, 0.1)`.
  private static func color(_ text: String) throws -> String {
    let numbers = text.dropFirst("rgba(".count).dropLast().split(separator: ",")
      .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    try #require(numbers.count == 4, "'\(text)' is not 'rgba(r, g, b, a)'")
    return srgb(
      numbers[0] / 255, numbers[1] / 255, numbers[2] / 255,
      alpha: numbers[3] == 1 ? nil : numbers[3])
  }

  static func diff(_ change: String, _ palette: String, group: String? = nil) throws -> TokenDiff {
    try DiffSample.diff(
      tokens(change, "before", palette, group: group),
      tokens(change, "after", palette, group: group))
  }

  /// The same with the keys as paths: `dark_bg_info_old` is `dark.bg.info.old`, or `….$root`.
  ///
  /// - Parameter sparesRoots: whether a token is a `$root` only where other keys start alike.
  static func nestedDiff(
    _ change: String, _ palette: String, sparesRoots: Bool = false
  ) throws -> TokenDiff {
    func nested(_ state: String) throws -> String {
      let flat = try JSONSerialization.jsonObject(with: Data(tokens(change, state, palette).utf8))
      var root: [String: Any] = ["$type": "color"]
      for case (let key, let token as [String: Any]) in (flat as? [String: Any]) ?? [:] {
        insert(token, at: key.split(separator: "_").map(String.init)[...], into: &root)
      }
      if sparesRoots { root = pruned(root) }
      let data = try JSONSerialization.data(withJSONObject: root, options: .sortedKeys)
      return String(decoding: data, as: UTF8.self)
    }
    return try DiffSample.diff(nested("before"), nested("after"))
  }

  /// Puts roots that stand alone in the place of their groups.
  private static func pruned(_ group: [String: Any]) -> [String: Any] {
    group.mapValues { member -> Any in
      guard let child = member as? [String: Any], child["$value"] == nil else { return member }
      if child.count == 1, let root = child["$root"] { return root }
      return pruned(child)
    }
  }

  private static func insert(
    _ token: [String: Any], at path: ArraySlice<String>, into group: inout [String: Any]
  ) {
    guard let name = path.first else {
      group["$root"] = token
      return
    }
    var child = group[name] as? [String: Any] ?? [:]
    insert(token, at: path.dropFirst(), into: &child)
    group[name] = child
  }

  /// The rows of the README's tables that start with a palette, without the marks of code.
  static func rows(_ change: String) throws -> [[String]] {
    let url = folder.appendingPathComponent("\(change)/README.md")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| colors_") }.map { line in
        line.split(separator: "|").map {
          $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "`", with: "")
        }
      }
  }
}
