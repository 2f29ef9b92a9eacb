import Testing

@testable import TokenCompiler
@testable import TokenTools
@testable import tokenc

@Suite("Inferring renames")
struct RenameInferenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let old: String
    let new: String
    /// Old name to new name.
    let renames: [String: String]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "a spelling is mended",
      old: colors(["text-persimmon": "#ec5840", "text-body": "#000000"]),
      new: colors(["text-persimon": "#ec5840", "text-body": "#000000"]),
      renames: ["text-persimmon": "text-persimon"]),
    Case(
      name: "a word goes",
      old: colors(["graphic-maya-old": "#73c2fb"]), new: colors(["graphic-maya": "#73c2fb"]),
      renames: ["graphic-maya-old": "graphic-maya"]),
    Case(
      name: "siblings by one rule",
      old: colors(["bg-info-a": "#111111", "bg-info-b": "#222222", "bg-info-c": "#333333"]),
      new: colors(["bg-link-a": "#111111", "bg-link-b": "#222222", "bg-link-c": "#333333"]),
      renames: ["bg-info-a": "bg-link-a", "bg-info-b": "bg-link-b", "bg-info-c": "bg-link-c"]),
    Case(
      name: "siblings of one value, each to its own",
      old: colors(["bg-info": "#ffffff", "bg-info-hover": "#ffffff", "bg-info-press": "#ffffff"]),
      new: colors(["bg-link": "#ffffff", "bg-link-hover": "#ffffff", "bg-link-press": "#ffffff"]),
      renames: [
        "bg-info": "bg-link", "bg-info-hover": "bg-link-hover", "bg-info-press": "bg-link-press",
      ]),
    Case(
      name: "equal value alone is not enough",
      old: colors(["border-key": "#123456"]), new: colors(["graphic-hero": "#123456"]),
      renames: [:]),
    Case(
      name: "names that share no word, in one place of the file, are not enough",
      old: colors(["a": "#000000", "crimson": "#123456", "z": "#ffffff"]),
      new: colors(["a": "#000000", "hero": "#123456", "z": "#ffffff"]), renames: [:]),
    Case(
      name: "alike names of other values",
      old: colors(["text-body-old": "#123456"]), new: colors(["text-body": "#123457"]),
      renames: [:]),
    Case(
      name: "another state is another token",
      old: colors(["text-body-press": "#123456"]), new: colors(["text-body-hover": "#123456"]),
      renames: [:]),
    Case(
      name: "another scheme is another token",
      old: colors(["dark-bg-nulled-old": "#123456"]), new: colors(["light-bg-nulled": "#123456"]),
      renames: [:]),
    Case(
      name: "another step is another token",
      old: colors(["gray-100": "#eeeeee"]), new: colors(["gray-200": "#eeeeee"]), renames: [:]),
    Case(
      name: "two successors that are equally good are none",
      old: colors(["text-note": "#123456"]),
      new: colors(["text-note-x": "#123456", "text-note-y": "#123456"]), renames: [:]),
    Case(
      name: "two predecessors that are equally good are none",
      old: colors(["text-note-x": "#123456", "text-note-y": "#123456"]),
      new: colors(["text-note": "#123456"]), renames: [:]),
    Case(
      name: "the value went to a name that was there, and a new one is less like it",
      old: colors(["text-link-old": "#123456", "text-link": "#ffffff"]),
      new: colors(["text-link": "#123456", "text-link-quiet": "#123456"]), renames: [:]),
  ]

  @Test("what is one token is found, what is not is left", arguments: cases)
  func inference(each: Case) throws {
    let diff = try DiffSample.diff(each.old, each.new)
    let renamed = diff.changes.filter { $0.kind == .renamed }
    let found = Dictionary(
      uniqueKeysWithValues: renamed.map {
        (
          String(($0.from ?? "").dropFirst("color.".count)),
          String($0.path.dropFirst("color.".count))
        )
      })
    #expect(found == each.renames)
    for change in renamed {
      guard case .inferred(let evidence)? = change.rename else {
        Issue.record("\(change.path) is not called inferred")
        continue
      }
      #expect(evidence.contains("same value in every theme"))
      #expect(evidence.count > 1)
    }
  }

  @Test("a value must be the same in every theme") func everyTheme() throws {
    func file(_ name: String, dark: String) -> String {
      """
      { "color": { "$type": "color", "\(name)": { "$value": \(colorJSON("#123456")),
        "$extensions": { "mode": { "dark": \(colorJSON(dark)) } } } } }
      """
    }
    let same = try DiffSample.diff(
      file("text-body-old", dark: "#654321"), file("text-body", dark: "#654321"))
    #expect(same.outline == ["renamed color.text-body < color.text-body-old !"])
    let other = try DiffSample.diff(
      file("text-body-old", dark: "#654321"), file("text-body", dark: "#654322"))
    #expect(other.outline == ["added color.text-body", "removed color.text-body-old !"])
  }

  @Test("spacings and text styles are renamed like colors") func otherTypes() throws {
    func file(_ spacing: String, _ style: String) -> String {
      """
      { "spacing": { "\(spacing)": { "$type": "dimension",
          "$value": { "value": 12, "unit": "px" } } },
        "type": { "\(style)": { "$type": "typography", "$value": {
          "fontFamily": "Inter", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.4 } } } }
      """
    }
    let diff = try DiffSample.diff(
      file("gap-medium-old", "headline-x-large"), file("gap-medium", "headline-xlarge"))
    #expect(
      diff.outline == [
        "renamed spacing.gap-medium < spacing.gap-medium-old !",
        "renamed type.headline-xlarge < type.headline-x-large !",
      ])
  }

  @Test("thousands of renamed tokens of one value are each found") func manyOfOneValue() throws {
    func file(_ word: String) -> String {
      let tokens = (0..<1500).map { #""\#(word)-\#($0)": { "$value": \#(colorJSON("#ffffff")) }"# }
      return #"{ "color": { "$type": "color", \#(tokens.joined(separator: ", ")) } }"#
    }
    let diff = try DiffSample.diff(file("surface-raised"), file("surface-lifted"))
    #expect(diff.changes.count(of: .renamed) == 1500)
    for change in diff.changes {
      #expect(
        change.path.split(separator: "-").last == change.from?.split(separator: "-").last)
    }
  }

  @Test(
    "names are split into words",
    arguments: [
      ("text.primaryOld2", ["text", "primary", "old", "2"]),
      ("dark_bg_URLBar", ["dark", "bg", "urlbar"]), ("größe.x-large", ["größe", "x", "large"]),
      ("--", []),
    ])
  func words(path: String, expected: [String]) {
    #expect(NameWords.split(path) == expected)
  }
}
