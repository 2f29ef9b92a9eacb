import TestSupport
import Testing

@testable import TokenCompiler

@Suite("Broken files")
struct MutationTests {
  /// A file with every type, both kinds of reference, groups, modes and vendor data.
  private static let file = Array(
    ##"""
    {"$schema": "x", "$type": "color", "$description": "é \u00e9 🎨",
     "red": {"$value": {"colorSpace": "srgb", "components": [1, 0.5, "none"], "alpha": 0.5, "hex": "#FF8000"},
       "$extensions": {"mode": {"dark": "{blue}"}, "tokenc": {"name": "rot"}}},
     "spare": {"$value": {"colorSpace": "oklch", "components": [0.5, 0.2, 359.9]}},
     "blue": {"$ref": "#/red"}, "g": {"$extends": "{h}", "$root": {"$value": "{red}"}},
     "h": {"$type": "dimension", "$deprecated": "why", "s": {"$value": {"value": 1.5e1, "unit": "px"}}},
     "i": {"$ref": "#/h", "t": {"$value": {"value": {"$ref": "#/h/s/$value/value"}, "unit": "rem"}}},
     "part": {"s": {"$ref": "#/d"}, "t": {"$ref": "#/part/s"}},
     "w": {"$type": "fontWeight", "$value": "semi-bold"}, "f": {"$type": "fontFamily", "$value": ["a", "b"]},
     "n": {"$type": "number", "$value": 1}, "d": {"$type": "duration", "$value": {"value": 1, "unit": "ms"}},
     "c": {"$type": "cubicBezier", "$value": [0, 1, {"$ref": "#/n/$value"}, -1]},
     "st": {"$type": "strokeStyle", "$value": {"dashArray": ["{h.s}"], "lineCap": "round"}},
     "b": {"$type": "border", "$value": {"color": "{red}", "width": "{h.s}", "style": "{st}"}},
     "tr": {"$type": "transition", "$value": {"duration": "{d}", "delay": "{d}", "timingFunction": "{c}"}},
     "sh": {"$type": "shadow", "$value": [{"color": "{red}", "offsetX": "{h.s}", "offsetY": "{h.s}", "blur": "{h.s}", "spread": "{h.s}", "inset": true}]},
     "gr": {"$type": "gradient", "$value": [{"color": {"$ref": "#/sh/$value/0/color"}, "position": "{n}"}]},
     "ty": {"$type": "typography", "$value": {"fontFamily": "{f}", "fontSize": {"value": 15, "unit": "px"}, "fontWeight": "{w}", "letterSpacing": "{h.s}", "lineHeight": "{n}"}}}
    """##.utf8)

  private static let resolver = Array(
    ##"""
    {"version": "2025.10", "name": "x", "sets": {"base": {"sources": [{"$ref": "a.json"}, {"$ref": "#/sets/more"}]},
      "more": {"sources": [{"n": {"$type": "number", "$value": 0.5}}, {"$ref": "a.json#/part", "s": {"$ref": "#/n"}}]}},
     "modifiers": {"scheme": {"default": "light", "contexts": {"light": [], "dark": [{"red": {"$ref": "#/spare"}}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/scheme", "default": "dark"},
       {"name": "i", "type": "set", "sources": []}]}
    """##.utf8)

  @Test("the files that are broken below are sound") func sound() {
    #expect(LoadedFiles([("a.json", Self.file)], choosing: [:]).diagnostics.isEmpty)
    let both = LoadedFiles(
      [("a.resolver.json", Self.resolver), ("a.json", Self.file)], choosing: [:])
    #expect(both.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(both.json != nil)
  }

  @Test("a file that ends anywhere is refused") func truncation() {
    for count in 0..<Self.file.count {
      #expect(LoadedFiles([("a.json", Array(Self.file[..<count]))], choosing: [:]).hasErrors)
    }
    for count in 0..<Self.resolver.count {
      let files = [("a.resolver.json", Array(Self.resolver[..<count])), ("a.json", Self.file)]
      #expect(LoadedFiles(files, choosing: [:]).hasErrors)
    }
  }

  @Test("random edits end in tokens or in errors within the file", arguments: 0..<4)
  func mutations(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<Effort.rounds(1_500, short: 150) {
      var file = Self.file
      var resolver = Self.resolver
      for _ in 0...Int.random(in: 0...3, using: &random) {
        if Bool.random(using: &random) {
          mutate(&file, &random)
        } else {
          mutate(&resolver, &random)
        }
      }
      check([("a.json", file)])
      check([("a.resolver.json", resolver), ("a.json", file)])
    }
  }

  private func check(_ files: [(path: String, bytes: [UInt8])]) {
    let input = LoadedFiles(files, choosing: [:])
    #expect(input.hasErrors == (input.json == nil))
    for diagnostic in input.diagnostics {
      for range in [diagnostic.range, diagnostic.fixIt?.range].compactMap({ $0 })
        + diagnostic.notes.compactMap(\.range)
      {
        let bytes = input.sources[range.file].bytes
        #expect(range.start <= range.end && Int(range.end) <= bytes.count)
      }
      #expect(!diagnostic.message.isEmpty)
    }
  }

  /// Flips, deletes, doubles or moves a stretch, or puts in a piece that means something.
  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard bytes.count > 40 else { return }
    let start = Int.random(in: 0..<bytes.count - 30, using: &random)
    let end = start + Int.random(in: 1...25, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[start] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: end)
    case 3: bytes[start] = UInt8.random(in: 0...255, using: &random)
    case 4:
      let other = Int.random(in: 0..<bytes.count - 30, using: &random)
      bytes.replaceSubrange(start..<end, with: bytes[other..<other + end - start])
    default:
      let pieces = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "null", "1e999", "\"$ref\": \"#/g\",", "{red}",
        "$root", "$value", "#/h/s", "\u{FEFF}", "\0", "/*", "//", "\"$type\": \"number\",",
      ]
      bytes.insert(
        contentsOf: pieces[Int.random(in: pieces.indices, using: &random)].utf8, at: start)
    }
  }
}
