import Foundation
import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenWorkbench

/// A small design in memory: two brands, one of which has a file of its own, in light and dark.
enum WorkbenchFiles {
  static let resolver = """
    {
      "version": "2025.10",
      "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
      "modifiers": {
        "brand": { "default": "plain", "contexts": { "plain": [], "acme": [{ "$ref": "acme.tokens.json" }] } },
        "scheme": { "default": "light", "contexts": { "light": [], "dark": [] } }
      },
      "resolutionOrder": [
        { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }, { "$ref": "#/modifiers/scheme" }
      ]
    }
    """

  static let base = """
    {
      "palette": {
        "$type": "color",
        "$description": "What nobody asks for by name.",
        "blue": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1], "hex": "#0000ff" } },
        "red": {
          "$description": "A warning.",
          "$value": {
            "colorSpace": "srgb",
            "components": [
              1,
              0,
              0
            ],
            "hex": "#ff0000"
          }
        },
        "white": { "$value": {"colorSpace":"srgb","components":[1,1,1]} }
      },
      "color": {
        "$type": "color",
        "accent": { "$value": "{palette.blue}", "$extensions": { "mode": { "dark": "{palette.red}" } } },
        "text": { "$value": "{palette.red}" },
        "back": { "$value": "{palette.white}" }
      },
      "space": {
        "$type": "dimension",
        "m": { "$value": { "value": 8, "unit": "px" } }
      },
      "title": {
        "$type": "typography",
        "large": {
          "$value": {
            "fontFamily": "Inter", "fontWeight": 700, "lineHeight": 1.2,
            "fontSize": { "value": 24, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" }
          }
        }
      }
    }
    """

  static let acme = """
    {
      "color": {
        "$type": "color",
        "back": { "$value": "{palette.blue}" }
      },
      "palette": {}
    }
    """

  static let configuration = """
    { "groups": { "palette": { "hidden": true } },
      "contrast": { "pairs": [{ "foreground": "color.text", "background": "color.back", "minimum": 3 }] } }
    """

  static let texts = [
    "tokens.resolver.json": resolver, "base.tokens.json": base, "acme.tokens.json": acme,
    "tokenc.json": configuration,
  ]

  static func bench(_ texts: [String: String] = texts) throws -> Workbench {
    let source = MemorySource(texts.map { (path: $0.key, bytes: Array($0.value.utf8)) })
    let input = WorkbenchInput(
      path: "tokens.resolver.json", source: source, options: InputOptions())
    let loaded = try TokenLoader.load([input.path], from: source)
    try loaded.throwIfErrors()
    return Workbench(input, loaded, specs: [], side: nil, samples: [])
  }
}

/// What the page asks, and hears.
struct WorkbenchPerson {
  var desk: WorkbenchDesk

  init(_ texts: [String: String] = WorkbenchFiles.texts) throws {
    desk = WorkbenchDesk(try WorkbenchFiles.bench(texts))
  }

  mutating func ask(
    _ path: String, _ edits: [[String: Any]], _ members: [String: Any] = [:]
  ) throws -> [String: Any] {
    let question = members.merging(["edits": edits]) { $1 }
    let body = try JSONSerialization.data(withJSONObject: question)
    let bytes = desk.answer("/workbench/\(path)", to: Array(body))
    let answer = try #require(bytes)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])
  }

  /// The files that a patch of some changes makes of others.
  mutating func patched(
    _ edits: [[String: Any]], _ texts: [String: String] = WorkbenchFiles.texts
  ) throws -> [String: String] {
    let answer = try ask("patch", edits)
    #expect(answer["fault"] == nil, "\(answer)")
    if answer["unsound"] as? String == "no file differs" { return texts }
    #expect(answer["unsound"] == nil, "\(answer)")
    return try Patch.applied(try #require(answer["patch"] as? String), to: texts)
  }
}

/// Applies a unified difference as `patch -p1` does; it shares nothing with what writes them.
enum Patch {
  static func applied(_ patch: String, to texts: [String: String]) throws -> [String: String] {
    var result = texts
    var name = ""
    var old: [Substring] = []
    var new: [Substring] = []
    var position = 0
    func finish() {
      guard !name.isEmpty else { return }
      new += old[position...]
      result[name] = new.joined(separator: "\n")
    }
    for line in patch.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- a/") {
        finish()
        name = String(line.dropFirst(6))
        old = try #require(texts[name]).split(separator: "\n", omittingEmptySubsequences: false)
        new = []
        position = 0
      } else if line.hasPrefix("@@ -") {
        let number = line.dropFirst(4).prefix { $0.isNumber }
        let start = try #require(Int(number)) - 1
        new += old[position..<start]
        position = start
      } else if line.hasPrefix(" ") || line.hasPrefix("-") {
        #expect(old[position] == line.dropFirst(), "the patch doesn't fit at line \(position + 1)")
        if line.hasPrefix(" ") { new.append(old[position]) }
        position += 1
      } else if line.hasPrefix("+"), !line.hasPrefix("+++") {
        new.append(line.dropFirst())
      }
    }
    finish()
    return result
  }
}
