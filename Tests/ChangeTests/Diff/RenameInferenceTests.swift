import TestSupport
import Testing

@testable import TokenChange

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
      // Spectrum 12.27 to 13.0 (Apache-2.0): sizes of Japanese bodies went, those of titles came.
      name: "siblings of two things that live side by side",
      old: colors([
        "body-size-s": "#111111", "body-size-m": "#222222", "body-cjk-size-s": "#333333",
        "body-cjk-size-m": "#444444", "body-cjk-size-l": "#555555",
      ]),
      new: colors([
        "body-size-s": "#111111", "body-size-m": "#222222", "title-size-s": "#111111",
        "title-size-m": "#222222", "title-cjk-size-s": "#333333", "title-cjk-size-m": "#444444",
        "title-cjk-size-l": "#555555",
      ]),
      renames: [:]),
    Case(
      name: "siblings of a thing that is gone, where another has their new name, too",
      old: colors([
        "text-size-s": "#111111", "text-size-m": "#222222", "text-size-l": "#333333",
      ]),
      new: colors([
        "copy-size-s": "#111111", "copy-size-m": "#222222", "copy-size-l": "#333333",
        "copy-size-xl": "#444444",
      ]),
      renames: [
        "text-size-s": "copy-size-s", "text-size-m": "copy-size-m",
        "text-size-l": "copy-size-l",
      ]),
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
    Case(
      name: "four siblings by one rule, with one of two words and three in common",
      old: colors([
        "text-info": "#111111", "line-info": "#222222", "icon-info": "#333333",
        "page-info": "#444444",
      ]),
      new: colors([
        "text-mute-quiet": "#111111", "line-mute-quiet": "#222222", "icon-mute-quiet": "#333333",
        "page-mute-quiet": "#444444",
      ]),
      renames: [
        "text-info": "text-mute-quiet", "line-info": "line-mute-quiet",
        "icon-info": "icon-mute-quiet", "page-info": "page-mute-quiet",
      ]),
    Case(
      name: "the value went to four other names, too, and one is much like the old one",
      old: taken(by: 4, from: "text-link-strong"), new: taken(by: 4, to: "text-link-loud"),
      renames: ["text-link-strong": "text-link-loud"]),
    Case(
      name: "the value went to five other names, too, and is common now",
      old: taken(by: 5, from: "text-link-strong"), new: taken(by: 5, to: "text-link-loud"),
      renames: [:]),
  ]

  /// A token and some of other names, which have values of their own before, and then the token's.
  private static func taken(by count: Int, from old: String) -> String {
    taken(by: count, old) { "#00000\($0)" }
  }

  private static func taken(by count: Int, to new: String) -> String {
    taken(by: count, new) { _ in "#123456" }
  }

  private static func taken(
    by count: Int, _ name: String, _ color: (Int) -> String
  ) -> String {
    let others = ["zebra", "moon", "fig", "owl", "jazz"].prefix(count).enumerated()
    let members = [(name, "#123456")] + others.map { ($1, color($0)) }
    let texts = members.map { #""\#($0)": { "$value": \#(colorJSON($1)) }"# }
    return #"{ "color": { "$type": "color", \#(texts.joined(separator: ", ")) } }"#
  }

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

  private func renames(_ old: String, _ new: String) throws -> [String] {
    try DiffSample.diff(old, new, configuration: #"{ "hidden": ["color.gray-*"] }"#).changes
      .filter { $0.kind == .renamed }
      .map { "\($0.from ?? "") \($0.path)".replacing("color.", with: "") }.sorted()
  }

  @Test("a group that moved moved as a whole, whatever became of some values") func movedGroup()
    throws
  {
    let parts = ["line", "bar", "area", "grid", "axis", "label", "key"]
    func file(_ group: String, changing: Int) -> String {
      let members = parts.enumerated().map { index, part in
        #""\#(group)-\#(part)": { "$value": \#(colorJSON("#\(index < changing ? "9" : "1")2345\(index)")) }"#
      }
      return #"{ "color": { "$type": "color", \#(members.joined(separator: ", ")) } }"#
    }
    #expect(
      try renames(file("chart", changing: 0), file("graph", changing: 4))
        == parts.map { "chart-\($0) graph-\($0)" }.sorted())
    // One value that stayed may be chance.
    #expect(try renames(file("chart", changing: 0), file("graph", changing: 6)) == [])
  }

  @Test("an alias that stayed, or a description, tells a token whose value changed")
  func otherEvidence() throws {
    func file(_ name: String, gray: String, _ description: String) -> String {
      """
      { "color": { "$type": "color", "gray-1": { "$value": \(colorJSON(gray)) },
        "text-\(name)": { "$value": "{color.gray-1}" },
        "link-\(name)": { "$value": \(colorJSON(gray)), "$description": "\(description)" } } }
      """
    }
    #expect(
      try renames(
        file("muted", gray: "#111111", "Links"), file("muted-old", gray: "#222222", "Links"))
        == ["link-muted link-muted-old", "text-muted text-muted-old"])
  }

  @Test("a spelling that was mended, and words that only look so") func spelling() throws {
    func file(_ name: String, _ color: String) -> String {
      colors(["a": "#000001", name: color, "z": "#000002"])
    }
    #expect(
      try renames(file("text-persimmmon", "#111111"), file("text-persimmon", "#222222"))
        == ["text-persimmmon text-persimmon"])
    #expect(
      try renames(file("text-secnodary", "#111111"), file("text-secondary", "#222222"))
        == ["text-secnodary text-secondary"])
    for (old, new) in [
      ("light", "night"), ("hover", "cover"), ("base", "bases"), ("step1", "step2"),
    ] {
      #expect(try renames(file("text-\(old)", "#111111"), file("text-\(new)", "#222222")) == [])
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
    // More than are each compared with each.
    let count = Effort.rounds(1500, short: 250)
    func file(_ word: String) -> String {
      let white = colorJSON("#ffffff")
      let tokens: [String] = (0..<count).map { number in
        #""\#(word)-\#(number)": { "$value": \#(white) }"#
      }
      return #"{ "color": { "$type": "color", \#(tokens.joined(separator: ", ")) } }"#
    }
    let diff = try DiffSample.diff(file("surface-raised"), file("surface-lifted"))
    #expect(diff.changes.count(of: .renamed) == count)
    for change in diff.changes {
      let old: Substring? = change.from?.split(separator: "-").last
      #expect(change.path.split(separator: "-").last == old)
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
