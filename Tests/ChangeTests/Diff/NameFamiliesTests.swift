import Testing

@testable import TokenChange

@Suite("Families of tokens that mean something else")
struct NameFamiliesTests {
  private static let opposites = [
    "inset stack", "enter exit", "top bottom", "left right", "leading trailing", "min max",
    "horizontal vertical", "chart avatar", "heading body", "button card", "success error",
    "primary secondary", "open close", "row column", "width height", "fast slow", "margin padding",
    "light dark", "insets stacks", "tabs tables",
  ]

  private func renames(_ type: String, _ old: String, _ new: String, _ value: String) throws -> Int
  {
    func file(_ word: String) -> String {
      let members = ["s", "m", "l"].enumerated().map { number, name in
        #""\#(word)-\#(name)": { "$value": \#(value.replacing("#", with: "\(number + 1)")) }"#
      }
      return #"{ "a": { "$type": "\#(type)", \#(members.joined(separator: ", ")) } }"#
    }
    return try DiffSample.diff(file(old), file(new)).changes.count { $0.kind == .renamed }
  }

  private static let length = #"{ "value": #, "unit": "px" }"#
  private static let color = #"{ "colorSpace": "srgb", "components": [0.#, 0, 0] }"#

  @Test("equal values make no rename of opposites and other components", arguments: opposites)
  func areNotRenames(pair: String) throws {
    let words = pair.split(separator: " ").map(String.init)
    #expect(try renames("dimension", words[0], words[1], Self.length) == 0)
    #expect(try renames("color", words[0], words[1], Self.color) == 0)
  }

  @Test("steps of scales are renamed where the words are alike, and colors by synonyms")
  func renamed() throws {
    for pair in [("colour", "color"), ("btn", "button"), ("insets", "inset")] {
      #expect(try renames("dimension", pair.0, pair.1, Self.length) == 3)
    }
    #expect(try renames("dimension", "gizmo", "widget", Self.length) == 0)
    #expect(try renames("color", "danger", "critical", Self.color) == 3)
  }
}
