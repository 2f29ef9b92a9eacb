import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCompiler

@Suite("Comparing component specs")
struct ComponentDiffTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What is replaced in the spec, one after the other.
    let edits: [(String, String)]
    let changes: [String]
    let impact: VersionImpact
  }

  private static let tag = """
    { "description": "A tag.", "serverName": "tag",
      "enums": {
        "Size": { "default": "medium", "cases": { "small": { "serverName": "s" }, "medium": {} } },
        "Shape": { "cases": { "round": {}, "square": { "formerNames": ["q"] } } } },
      "elements": { "box": { "kind": "view" }, "text": { "kind": "label", "states": true } },
      "appearance": { "text": { "normal": { "typography": "{type.body}" } } },
      "variants": {
        "filled": { "appearance": {
          "box": { "backgroundColor": "{color.red}", "cornerRadius": { "by": "Shape",
            "values": { "round": { "by": "Size", "values": { "small": 4, "medium": 8 } }, "square": 0 } } },
          "text": { "normal": { "textColor": "{color.ink}" } } } },
        "plain": { "serverName": "p", "appearance": {
          "box": { "backgroundColor": "{color.ground}", "cornerRadius": 0 },
          "text": { "normal": { "textColor": "{color.ink}" } } } } },
      "layout": {
        "gap": { "value": { "by": "Size", "values": { "small": "{gap.s}", "medium": "{gap.m}" } } },
        "insets": { "insets": { "horizontal": "{gap.m}", "top": 4 } },
        "shape": { "enum": "Shape" } },
      "content": {
        "text": { "type": "text" },
        "hint": { "type": "text", "optional": true },
        "size": { "type": "choice", "enum": "Size", "default": "medium" },
        "style": { "type": "choice", "enum": "Style", "default": "plain" },
        "isOn": { "type": "flag", "key": "on", "default": false },
        "onTap": { "type": "callback" } } }
    """

  private static let tokens = """
    { "color": { "$type": "color", "red": { "$value": \(colorJSON("#ff0000")) },
        "ruby": { "$value": \(colorJSON("#e00000")) }, "scarlet": { "$value": \(colorJSON("#ff0000")) },
        "ink": { "$value": \(colorJSON("#111111")) }, "ground": { "$value": \(colorJSON("#ffffff")) } },
      "gap": { "$type": "dimension", "s": { "$value": { "value": 8, "unit": "px" } },
        "m": { "$value": { "value": 16, "unit": "px" } } },
      "type": { "body": { "$type": "typography", "$value": { "fontFamily": "Inter",
        "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } } } }
    """

  static let cases: [Case] = [
    Case(testDescription: "nothing", edits: [], changes: [], impact: .none),
    Case(
      testDescription: "a description", edits: [("A tag.", "A label.")],
      changes: ["redescribed Tag | A tag. → A label."], impact: .patch),
    Case(
      testDescription: "the type", edits: [(#""serverName": "tag""#, #""serverName": "chip""#)],
      changes: ["renamed Tag | server tag → chip | servers' 'tag' is unknown"], impact: .major),
    Case(
      testDescription: "the type, the old one stated",
      edits: [(#""serverName": "tag""#, #""serverName": "chip", "formerNames": ["tag"]"#)],
      changes: ["renamed Tag | server tag → chip"], impact: .minor),
    Case(
      testDescription: "a component that loses its type",
      edits: [(#""serverName": "tag""#, #""nestedOnly": true"#)],
      changes: [
        "retyped Tag | of the type 'tag' → nested only | server tag → nil | servers' 'tag' is unknown"
      ], impact: .major),
    Case(
      testDescription: "a property that goes away",
      edits: [(#""{color.ground}", "cornerRadius": 0"#, #""{color.ground}""#)],
      changes: ["revalued Tag.variants.plain.box.cornerRadius | 0px → nil"], impact: .patch),
    Case(
      testDescription: "a new variant and a new case",
      edits: [
        (#"["q"] } }"#, #"["q"] }, "cut": {} }"#),
        (#""square": 0 }"#, #""square": 0, "cut": 2 }"#),
        (
          #""plain": { "serverName""#,
          #""bare": { "appearance": { "box": {} } }, "plain": { "serverName""#
        ),
      ],
      changes: [
        "added Tag.enums.Shape.cut | server nil → cut",
        "added Tag.variants.bare | server nil → bare",
      ], impact: .minor),
    Case(
      testDescription: "a removed variant",
      edits: [(#""plain": { "serverName": "p","#, #""bare": {"#), (#""plain" }"#, #""bare" }"#)],
      changes: [
        "added Tag.variants.bare | server nil → bare",
        "removed Tag.variants.plain | server p → nil | servers' 'p' is unknown, "
          + "'Tag.Style.plain' goes away in Swift",
        "revalued Tag.content.style | plain → bare",
      ], impact: .major),
    Case(
      testDescription: "a variant of another Swift name",
      edits: [(#""plain": {"#, #""bare": {"#), (#""plain" }"#, #""bare" }"#)],
      changes: [
        "renamed Tag.variants.bare < Tag.variants.plain | 'Tag.Style.plain' goes away in Swift"
      ], impact: .major),
    Case(
      testDescription: "another string for a case",
      edits: [(#""serverName": "s""#, #""serverName": "xs""#)],
      changes: ["renamed Tag.enums.Size.small | server s → xs | servers' 's' is unknown"],
      impact: .major),
    Case(
      testDescription: "another string for a case, the old one stated",
      edits: [(#""serverName": "s""#, #""serverName": "xs", "formerNames": ["s"]"#)],
      changes: ["renamed Tag.enums.Size.small | server s → xs"], impact: .minor),
    Case(
      testDescription: "a former string that is forgotten",
      edits: [(#""formerNames": ["q"]"#, #""formerNames": []"#)],
      changes: ["renamed Tag.enums.Shape.square | servers' 'q' is unknown"], impact: .major),
    Case(
      testDescription: "an enum of another Swift name",
      edits: [("\"Size\"", "\"Scale\"")],
      changes: ["renamed Tag.enums.Scale < Tag.enums.Size | 'Tag.Size' goes away in Swift"],
      impact: .major),
    Case(
      testDescription: "another default of an enum",
      edits: [(#""default": "medium", "cases""#, #""default": "small", "cases""#)],
      changes: ["revalued Tag.enums.Size.default | medium → small"], impact: .patch),
    Case(
      testDescription: "an element of another kind",
      edits: [(#""kind": "label""#, #""kind": "textView""#)],
      changes: [
        "retyped Tag.elements.text | label by state → textView by state | "
          + "it has another type in Swift"
      ],
      impact: .major),
    Case(
      testDescription: "an element with states",
      edits: [
        (#", "states": true"#, ""),
        (#""normal": { "typography": "{type.body}" }"#, #""typography": "{type.body}""#),
        (#""normal": { "textColor": "{color.ink}" }"#, #""textColor": "{color.ink}""#),
      ],
      changes: [
        "retyped Tag.elements.text | label by state → label | it has another type in Swift"
      ], impact: .major),
    Case(
      testDescription: "another token with another value",
      edits: [("{color.red}", "{color.ruby}")],
      changes: [
        "revalued Tag.variants.filled.box.backgroundColor | {color.red} → {color.ruby} | ΔE"
      ], impact: .patch),
    Case(
      testDescription: "another token with the same value",
      edits: [("{color.red}", "{color.scarlet}")],
      changes: [
        "re-aliased Tag.variants.filled.box.backgroundColor | {color.red} → {color.scarlet}"
      ], impact: .patch),
    Case(
      testDescription: "a literal in place of a token of the same value",
      edits: [(#""small": "{gap.s}""#, #""small": 8"#)],
      changes: ["re-aliased Tag.layout.gap (Size small) | {gap.s} → 8px"], impact: .patch),
    Case(
      testDescription: "a look of all variants",
      edits: [(#"{ "typography""#, #"{ "numberOfLines": 2, "typography""#)],
      changes: ["revalued Tag.appearance.text.normal.numberOfLines | nil → 2"], impact: .patch),
    Case(
      testDescription: "one case of two enums",
      edits: [(#""small": 4"#, #""small": 6"#)],
      changes: [
        "revalued Tag.variants.filled.box.cornerRadius (Shape round, Size small) | 4px → 6px"
      ], impact: .patch),
    Case(
      testDescription: "a value that no longer depends on an enum",
      edits: [
        (#"{ "by": "Size", "values": { "small": "{gap.s}", "medium": "{gap.m}" } }"#, #""{gap.m}""#)
      ],
      changes: [
        "retyped Tag.layout | by shape, size → by shape | the argument 'size' goes away in Swift",
        "revalued Tag.layout.gap (Size small) | {gap.s} → {gap.m}",
      ], impact: .major),
    Case(
      testDescription: "some corners",
      edits: [(#""cornerRadius": 0 }"#, #""cornerRadius": { "top": 4 } }"#)],
      changes: [
        "revalued Tag.variants.plain.box.cornerRadius.topLeading | 0px → 4px",
        "revalued Tag.variants.plain.box.cornerRadius.topTrailing | 0px → 4px",
      ], impact: .patch),
    Case(
      testDescription: "a fill with parts",
      edits: [
        (#""cornerRadius": 0 }"#, #""cornerRadius": 0, "backgroundFill": { "blur": "thin" } }"#)
      ],
      changes: ["revalued Tag.variants.plain.box.backgroundFill.blur | nil → thin"], impact: .patch),
    Case(
      testDescription: "a length that scales",
      edits: [(#""gap": { "value""#, #""gap": { "scale": "body", "value""#)],
      changes: [
        "retyped Tag.layout.gap | distance → scaled distance | it has another type in Swift"
      ], impact: .major),
    Case(
      testDescription: "an edge of insets", edits: [(#""top": 4"#, #""bottom": 4"#)],
      changes: [
        "revalued Tag.layout.insets.top | 4px → 0px",
        "revalued Tag.layout.insets.bottom | 0px → 4px",
      ], impact: .patch),
    Case(
      testDescription: "a distance that becomes insets",
      edits: [
        (
          #""gap": { "value": { "by": "Size", "values": { "small": "{gap.s}", "medium": "{gap.m}" } } }"#,
          #""gap": { "insets": { "by": "Size", "values": { "small": 0, "medium": 0 } } }"#
        )
      ],
      changes: ["retyped Tag.layout.gap | distance → insets | it has another type in Swift"],
      impact: .major),
    Case(
      testDescription: "a field made required",
      edits: [(#""text", "optional": true"#, #""text""#)],
      changes: [
        "retyped Tag.content.hint | optional text → text | it has another type in Swift, "
          + "JSON without 'hint' no longer decodes"
      ], impact: .major),
    Case(
      testDescription: "a field that loses its default",
      edits: [(#""key": "on", "default": false"#, #""key": "on""#)],
      changes: [
        "retyped Tag.content.isOn | flag, false otherwise → flag, required | "
          + "JSON without 'on' no longer decodes"
      ], impact: .major),
    Case(
      testDescription: "a field that gets a default",
      edits: [(#""text": { "type": "text" }"#, #""text": { "type": "text", "default": "" }"#)],
      changes: ["retyped Tag.content.text | text, required → text, “” otherwise"], impact: .patch),
    Case(
      testDescription: "another default of a field",
      edits: [(#""default": false"#, #""default": true"#)],
      changes: ["revalued Tag.content.isOn | false → true"], impact: .patch),
    Case(
      testDescription: "a field of another type",
      edits: [
        (#""text": { "type": "text" }"#, #""text": { "type": "list", "of": { "type": "text" } }"#)
      ],
      changes: ["retyped Tag.content.text | text → list of text | it has another type in Swift"],
      impact: .major),
    Case(
      testDescription: "a field of another key", edits: [(#""key": "on""#, #""key": "isOn""#)],
      changes: ["renamed Tag.content.isOn | server on → isOn | servers' 'on' is unknown"],
      impact: .major),
    Case(
      testDescription: "a field of another Swift name",
      edits: [(#""isOn""#, #""isChosen""#)],
      changes: [
        "renamed Tag.content.isChosen < Tag.content.isOn | 'Tag.Content.isOn' goes away in Swift"
      ], impact: .major),
    Case(
      testDescription: "new fields, of which a server must send one",
      edits: [
        (
          #""onTap""#,
          #""icon": { "type": "icon" }, "url": { "type": "url", "optional": true }, "onTap""#
        )
      ],
      changes: [
        "added Tag.content.icon | nil → icon | server nil → icon | "
          + "JSON without 'icon' no longer decodes",
        "added Tag.content.url | nil → optional url | server nil → url",
      ], impact: .major),
    Case(
      testDescription: "a field that is gone",
      edits: [(#""hint": { "type": "text", "optional": true },"#, "")],
      changes: [
        "removed Tag.content.hint | optional text → nil | server hint → nil | "
          + "'Tag.Content.hint' goes away in Swift"
      ], impact: .major),
  ]

  private func outline(_ diff: TokenDiff) -> [String] {
    diff.components.map { change in
      var parts = ["\(change.kind.rawValue) \(change.place)"]
      if let from = change.from { parts[0] += " < \(from)" }
      if !change.texts.isSame { parts.append(change.texts.text(\.self, orElse: "nil")) }
      if !change.servers.isSame {
        parts.append("server \(change.servers.text(\.self, orElse: "nil"))")
      }
      if let token = change.through { parts.append("through \(token)") }
      if change.deltaE != nil { parts.append("ΔE") }
      if let breakage = change.breakage { parts.append(breakage) }
      return parts.joined(separator: " | ")
    }
  }

  private func diff(
    _ old: KeyValuePairs<String, String>, _ new: KeyValuePairs<String, String>,
    tokens: (old: String, new: String)? = nil
  ) throws -> TokenDiff {
    func sample(_ specs: KeyValuePairs<String, String>, _ tokens: String) throws -> DiffSample {
      let specs = specs.map { ("\($0.key).component.json", Array($0.value.utf8)) }
      return try DiffSample([("a.tokens.json", Array(tokens.utf8))] + specs)
    }
    return DiffSample.diff(
      try sample(old, tokens?.old ?? Self.tokens), try sample(new, tokens?.new ?? Self.tokens))
  }

  @Test("each kind of change is found, and no other", arguments: cases)
  func kinds(_ each: Case) throws {
    var spec = Self.tag
    for (old, new) in each.edits {
      try #require(spec.contains(old), "\(old)")
      spec = spec.replacing(old, with: new)
    }
    let diff = try diff(["Tag": Self.tag], ["Tag": spec])
    #expect(outline(diff) == each.changes)
    #expect(diff.changes.isEmpty)
    #expect(diff.versionImpact == each.impact)
    #expect(diff.breakingCount == diff.components.count(where: \.isBreaking))
  }

  @Test("a property that a look loses is a change of the look") func lostProperty() throws {
    let spec = Self.tag.replacing(
      #""backgroundColor": "{color.ground}", "cornerRadius": 0"#,
      with: #""backgroundColor": "{color.ground}""#)
    let changes = outline(try diff(["Tag": Self.tag], ["Tag": spec]))
    #expect(changes.count == 1)
    #expect(changes.first?.contains("Tag.variants.plain.box.cornerRadius") == true, "\(changes)")
  }

  @Test("what a look takes from the content is compared, and what holds otherwise")
  func bindings() throws {
    func spec(_ color: String, _ gap: String) -> String {
      """
      { "elements": { "text": { "kind": "label" } },
        "appearance": { "text": { "textColor": \(color), "typography": "{type.body}" } },
        "variants": { "a": {}, "b": {} },
        "layout": { "gap": \(gap) },
        "content": {
          "ink": { "type": "token", "group": "color", "optional": true },
          "tint": { "type": "token", "group": "color", "optional": true },
          "space": { "type": "token", "group": "gap", "optional": true } } }
      """
    }
    let plain = spec(#""{color.ink}""#, #"{ "value": "{gap.s}" }"#)
    let bound = spec(
      #"{ "value": "{content.ink}", "otherwise": "{color.ink}" }"#,
      #"{ "value": "{content.space}", "otherwise": "{gap.m}" }"#)
    let other = spec(
      #"{ "value": "{content.tint}", "otherwise": "{color.ruby}" }"#, #"{ "value": "{gap.m}" }"#)
    #expect(
      outline(try diff(["Tag": plain], ["Tag": bound])) == [
        "revalued Tag.appearance.text.textColor.content | nil → {content.ink}",
        "revalued Tag.layout.gap | {gap.s} → {gap.m}",
        "revalued Tag.layout.gap.content | nil → {content.space}",
      ])
    let changed = outline(try diff(["Tag": bound], ["Tag": other]))
    #expect(
      changed == [
        "retyped Tag.appearance | by ink → by tint | the argument 'ink' goes away in Swift",
        "revalued Tag.appearance.text.textColor | {color.ink} → {color.ruby} | ΔE",
        "revalued Tag.appearance.text.textColor.content | {content.ink} → {content.tint}",
        "revalued Tag.layout.gap.content | {content.space} → nil",
      ])
    #expect(outline(try diff(["Tag": bound], ["Tag": bound])) == [])
  }

  @Test("components come and go") func presence() throws {
    let diff = try diff(
      ["Tag": Self.tag], ["Row": #"{ "nestedOnly": true, "content": { "a": { "type": "flag" } } }"#]
    )
    #expect(
      outline(diff) == [
        "added Row",
        "removed Tag | server tag → nil | servers' 'tag' is unknown, 'Tag' goes away in Swift",
      ])
    #expect(diff.versionImpact == .major)
  }

  @Test("a component of another name is one by its type, its former type or all of its parts")
  func renamed() throws {
    #expect(
      outline(try diff(["Tag": Self.tag], ["Chip": Self.tag])) == [
        "renamed Chip < Tag | 'Tag' goes away in Swift"
      ])
    let former = Self.tag.replacing(
      #""serverName": "tag""#, with: #""serverName": "chip", "formerNames": ["tag"]"#)
    #expect(
      outline(try diff(["Tag": Self.tag], ["Chip": former])) == [
        "renamed Chip < Tag | server tag → chip | 'Tag' goes away in Swift"
      ])
    let other = Self.tag.replacing(#""serverName": "tag""#, with: #""serverName": "chip""#)
    let diff = try diff(["Tag": Self.tag], ["Chip": other])
    #expect(
      outline(diff) == [
        "renamed Chip < Tag | server tag → chip | servers' 'tag' is unknown, "
          + "'Tag' goes away in Swift"
      ])
    #expect(diff.components.first?.rename == .inferred(["all 17 parts are the same"]))
  }

  @Test("two that are the same, or have few parts, are not taken for a renamed one") func doubt()
    throws
  {
    func named(_ type: String) -> String {
      Self.tag.replacing(#""serverName": "tag""#, with: "\"serverName\": \"\(type)\"")
    }
    let twins = try diff(["Tag": Self.tag], ["Chip": named("chip"), "Pill": named("pill")])
    #expect(twins.components.map(\.kind) == [.added, .added, .removed])
    let small = #"{ "content": { "text": { "type": "text" } } }"#
    let diff = try diff(["Tag": small], ["Chip": small])
    #expect(diff.components.map(\.kind) == [.added, .removed])
  }

  @Test("looks follow their tokens, and no spec changed") func following() throws {
    let tokens = Self.tokens.replacing(colorJSON("#111111"), with: colorJSON("#222222"))
    let diff = try diff(["Tag": Self.tag], ["Tag": Self.tag], tokens: (Self.tokens, tokens))
    #expect(
      outline(diff) == ["revalued Tag.appearance.text.normal.textColor | through color.ink | ΔE"])
    #expect(diff.outline == ["revalued color.ink"])
    #expect(diff.versionImpact == .patch)
    #expect(
      DiffOutline.summary(of: diff) == "1 change: 1 revalued; 1 look follows tokens; semver: patch")
  }

  @Test("a renamed token is the same to a spec, under its old name too, and tells who uses it")
  func renamedToken() throws {
    let tokens = Self.tokens.replacing(#""ink""#, with: #""ink-new""#)
    for name in ["ink", "ink-new"] {
      let spec = Self.tag.replacing("{color.ink}", with: "{color.\(name)}")
      let diff = try diff(["Tag": Self.tag], ["Tag": spec], tokens: (Self.tokens, tokens))
      #expect(diff.outline == ["renamed color.ink-new < color.ink !"])
      #expect(diff.changes.first?.usedBy == ["Tag.text"])
      #expect(outline(diff) == [])
    }
  }

  @Test("a token that becomes the root of a group is the same to a spec, under either path")
  func root()
    throws
  {
    let tokens = Self.tokens.replacing(
      #""ink": { "$value": \#(colorJSON("#111111")) }"#,
      with: #""ink": { "$root": { "$value": \#(colorJSON("#111111")) } }"#)
    for path in ["ink", "ink.$root"] {
      let spec = Self.tag.replacing("{color.ink}", with: "{color.\(path)}")
      let diff = try diff(["Tag": Self.tag], ["Tag": spec], tokens: (Self.tokens, tokens))
      #expect(diff.isEmpty)
      #expect(MigrationPlan(diff).newPaths == ["color.ink": "color.ink.$root"])
    }
  }

  @Test("a removed token leaves its look without a value") func removedToken() throws {
    let tokens = Self.tokens.replacing(
      #""ruby": { "$value": \#(colorJSON("#e00000")) }, "#, with: "")
    let spec = Self.tag.replacing("{color.red}", with: "{color.ruby}")
    let diff = try diff(["Tag": spec], ["Tag": spec], tokens: (Self.tokens, tokens))
    #expect(diff.changes.first?.usedBy == ["Tag.box"])
    #expect(
      outline(diff) == [
        "revalued Tag.variants.filled.box.backgroundColor | through color.ruby"
      ])
    #expect(diff.components.first?.themes.first?.values.new == nil)
  }

  @Test("a variant that others contain keeps its meaning under another name") func nestedVariant()
    throws
  {
    func row(_ variant: String) -> String {
      """
      { "elements": { "tag": { "component": "Tag" } },
        "variants": { "only": { "appearance": { "tag": { "variant": "\(variant)", "size": "small" } } } } }
      """
    }
    let spec = Self.tag.replacing(#""plain": {"#, with: #""bare": {"#)
      .replacing(#""plain" }"#, with: #""bare" }"#)
    let diff = try diff(
      ["Tag": Self.tag, "Row": row("plain")], ["Tag": spec, "Row": row("bare")])
    #expect(!diff.components.contains { $0.component == "Row" })
    let other = try self.diff(
      ["Tag": Self.tag, "Row": row("plain")], ["Tag": Self.tag, "Row": row("filled")])
    #expect(outline(other) == ["revalued Row.variants.only.tag.variant | plain → filled"])
  }

  @Test("two brands of one version differ in looks alone") func brands() throws {
    let old = try DiffSample([
      ("a.tokens.json", Array(Self.tokens.utf8)), ("Tag.component.json", Array(Self.tag.utf8)),
    ])
    let tokens = Self.tokens.replacing(colorJSON("#111111"), with: colorJSON("#222222"))
    let new = try DiffSample([
      ("a.tokens.json", Array(tokens.utf8)), ("Tag.component.json", Array(Self.tag.utf8)),
    ])
    let diff = DiffSample.diff(old, new, options: DiffOptions(isOneVersion: true))
    #expect(
      outline(diff) == ["revalued Tag.appearance.text.normal.textColor | through color.ink | ΔE"])
    #expect(diff.versionImpact == .none)
  }
}
