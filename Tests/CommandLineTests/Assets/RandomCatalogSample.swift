import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// Tokens of random colors in every color space that vary with everything they can vary with.
struct RandomCatalogSample {
  static let brands = ["acme", "zeta"]
  static let tokenCount = 60

  private var colors: RandomColors

  init(seed: UInt64) {
    colors = RandomColors(seed: seed)
  }

  mutating func files() -> [String: String] {
    [
      "tokenc.json": #"{ "output": { "tokens": "Generated", "assets": "Assets" } }"#,
      "a.resolver.json": """
      {
        "version": "2025.10",
        "sets": { "all": { "sources": [{ "$ref": "all.tokens.json" }] } },
        "modifiers": {
          "brand": { "contexts": { "acme": [], "zeta": [{ "$ref": "zeta.tokens.json" }] }, "default": "acme" },
          "scheme": { "contexts": { "light": [], "dark": [] }, "default": "light" },
          "contrast": { "contexts": { "normal": [], "high": [{ "$ref": "high.tokens.json" }] }, "default": "normal" },
          "elevation": { "contexts": { "base": [], "elevated": [] }, "default": "base" }
        },
        "resolutionOrder": [
          { "$ref": "#/sets/all" }, { "$ref": "#/modifiers/brand" }, { "$ref": "#/modifiers/scheme" },
          { "$ref": "#/modifiers/contrast" }, { "$ref": "#/modifiers/elevation" }
        ]
      }
      """,
      "all.tokens.json": tokens(),
      // Those that are replaced in one context only, and differently in light and dark.
      "zeta.tokens.json": tokens(1, outOf: 2),
      "high.tokens.json": tokens(1, outOf: 3),
    ]
  }

  private mutating func tokens(_ share: Int = 1, outOf count: Int = 1) -> String {
    var tokens: [String] = []
    for number in 0..<Self.tokenCount where number % count == 0 {
      tokens.append("\"t\(number)\": \(token())")
    }
    return #"{ "color": { "$type": "color", "# + tokens.joined(separator: ",\n") + " } }"
  }

  private mutating func token() -> String {
    var modes: [String] = []
    for mode in ["dark", "high", "elevated"] where Bool.random(using: &colors) {
      modes.append("\"\(mode)\": \(color())")
    }
    return
      "{ \"$value\": \(color()), \"$extensions\": { \"mode\": { \(modes.joined(separator: ", ")) } } }"
  }

  private mutating func color() -> String {
    let space = ColorSpace.allCases.randomElement(using: &colors) ?? .srgb
    let numbers = colors.any(in: space).components.numbers
    var components = (0..<3).map { JSONNumber.text(numbers[$0]) }
    if Int.random(in: 0..<6, using: &colors) == 0 {
      components[.random(in: 0..<3, using: &colors)] = "\"none\""
    }
    let alpha =
      Bool.random(using: &colors) ? "" : ", \"alpha\": \(Double.random(in: 0...1, using: &colors))"
    return
      "{ \"colorSpace\": \"\(space.rawValue)\", \"components\": [\(components.joined(separator: ", "))]\(alpha) }"
  }

  /// The components and alpha of each color by the token's name, as `tokenc resolve` prints them.
  func resolvedColors(in folder: String, _ options: [String]) throws -> [String: [Double]] {
    let output = try runTokenc(["resolve", folder] + options).output
    let object = try JSONSerialization.jsonObject(with: Data(output))
    var colors: [String: [Double]] = [:]
    for (path, token) in try #require(object as? [String: [String: Any]]) {
      let value = try #require(token["$value"] as? [String: Any])
      let components = try #require(value["components"] as? [Any])
      // `none` counts as 0.
      colors[String(path.dropFirst("color.".count))] =
        components.map { $0 as? Double ?? 0 } + [value["alpha"] as? Double ?? 1]
    }
    return colors
  }
}
