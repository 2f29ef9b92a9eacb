import CommandSupport
import Foundation
import Testing

@testable import TokenCompiler

/// Where the elements of a component stand, as its spec says.
@Suite("Arrangements") struct ArrangementTests {
  struct Case: CustomTestStringConvertible, Sendable {
    /// What the spec says, with 1️⃣ where the fault is.
    let testDescription: String
    let message: String

    init(_ arrangement: String, _ message: String) {
      testDescription = arrangement
      self.message = message
    }
  }

  static let faults = [
    Case(
      #"{ "row": ["photo", "title", 1️⃣"prise"], "on": "surface" }"#,
      "'prise' is not an element of this component; did you mean 'price'? [component-spec]"),
    Case(
      #"1️⃣{ "row": ["photo", "title"], "on": "surface" }"#,
      "the arrangement leaves out element 'price' [component-hole]"),
    Case(
      #"{ "row": ["photo", "title", "price", 1️⃣"title"], "on": "surface" }"#,
      "element 'title' stands in this arrangement a second time [component-spec]"),
    Case(
      #"{ "row": ["photo", "title", "price", { "column": [{ "shows": "{content.photo}" }], "on": 1️⃣"surface" }], "on": "surface" }"#,
      "element 'surface' stands in this arrangement a second time [component-spec]"),
    Case(
      #"{ "row": ["photo", "title", "price"], "on": 1️⃣"title" }"#,
      "items stand on a view, a scroll view, a stack or a cell, which 'title' is not "
        + "[component-spec]"),
    Case(
      #"{ "row": ["photo", "title", { "element": "price", 1️⃣"gap": 2 }], "on": "surface" }"#,
      "'gap' is for a group, such as a 'row' [component-spec]"),
    Case(
      #"{ "row": ["photo", "title", "price"], "on": "surface", "gap": 1️⃣"{layout.gup}" }"#,
      "'gup' is not a property of this component's layout; did you mean 'gap'? [component-spec]"),
    Case(
      #"{ "row": ["photo", "title", "price"], "on": "surface", "gap": 1️⃣"{layout.insets}" }"#,
      "expected a distance without scale, which 'layout.insets' is not [component-spec]"),
    Case(
      #"{ "row": ["photo", "title", "price"], "on": "surface", "gap": 1️⃣"{spacing.gap.mm}" }"#,
      "alias '{spacing.gap.mm}' names no token; did you mean '{spacing.gap.m}'? "
        + "[unknown-alias]"),
    Case(
      #"{ "row": ["photo", "title", "price"], "on": "surface", 1️⃣"gup": 2 }"#,
      "an item has no member 'gup'; did you mean 'gap'? [component-spec]"),
    Case(
      #"{ "column": ["photo", "title", "price"], "on": "surface", "alignment": 1️⃣"firstBaseline" }"#,
      "'firstBaseline' is not an alignment in this 'column'; use 'fill', 'leading', 'center', "
        + "'trailing' [component-spec]"),
    Case(
      #"{ "overlay": ["photo", "title", "price"], "on": "surface", 1️⃣"gap": 2 }"#,
      "'gap' is for a 'row' or a 'column' [component-spec]"),
    Case(
      #"{ "overlay": ["photo", "title", { "element": "price", "weight": 1️⃣1 }], "on": "surface" }"#,
      "'weight' is for an item of a 'row' or a 'column', or for the whole arrangement [component-spec]"
    ),
    Case(
      #"{ "overlay": ["photo", "title", "price"], "on": "surface", 1️⃣"itemWeight": 1 }"#,
      "'itemWeight' is for a 'row', a 'column' or a 'stack' [component-spec]"),
    Case(
      #"{ "row": ["photo", "title", { "element": "price", 1️⃣"itemWeight": 1 }], "on": "surface" }"#,
      "'itemWeight' is for a group, such as a 'row' [component-spec]"),
    Case(
      #"{ "row": ["photo", "title", "price"], "on": "surface", "itemWeight": 1️⃣-1 }"#,
      "expected a number from 0 [component-spec]"),
    Case(
      #"{ "row": ["photo", "title", { "element": "price", "weight": 1️⃣-1 }], "on": "surface" }"#,
      "expected a number from 0 [component-spec]"),
    Case(
      #"{ "row": ["photo", "title", { "element": "price", "shows": 1️⃣"{content.titel}" }], "on": "surface" }"#,
      "'titel' is not a field of this component's content; did you mean 'title'? "
        + "[component-spec]"),
    Case(
      #"{ "row": ["photo", "title", { "element": "price", "shows": 1️⃣"{content.count}" }], "on": "surface" }"#,
      "expected a text or a rich text, but field 'count' is an integer [type-mismatch]"),
    Case(
      #"{ "row": ["photo", "title", { "element": "price", "shows": { 1️⃣"tittle": "Now" } }], "on": "surface" }"#,
      "what a 'label' shows has no member 'tittle'; it has 'text' [component-spec]"),
    Case(
      #"{ "row": ["photo", "title", { "element": "price", "visible": 1️⃣"{content.isNew}" }], "on": "surface" }"#,
      "the content may leave out 'isNew'; say what holds then, as in { \"value\": "
        + "\"{content.isNew}\", \"otherwise\": … } [component-hole]"),
    Case(
      #"{ "row": ["photo", "title", { "element": "price", "visible": true, 1️⃣"hidden": true }], "on": "surface" }"#,
      "'visible' and 'hidden' exclude each other [component-spec]"),
    Case(
      #"{ "row": ["photo", "title", "price"], "on": "surface", "insets": 1️⃣{} }"#,
      "'insets' needs one of 'top', 'leading', 'bottom', 'trailing', 'horizontal', 'vertical' [component-spec]"
    ),
    Case(
      #"{ "row": ["photo", "title", "price"], "on": "surface", "action": 1️⃣"{content.title}" }"#,
      "expected an action, a list of actions or a callback, but field 'title' is a text [type-mismatch]"
    ),
    Case(
      #"{ "row": ["photo", "title", "price", 1️⃣"{content.title}"], "on": "surface" }"#,
      "only components stand by themselves, but field 'title' is a text; let an element show it "
        + "[component-spec]"),
    Case(
      #"{ "row": ["photo", { "element": "title", "otherwise": 1️⃣"price" }], "on": "surface" }"#,
      "the content always has what this shows, so nothing stands otherwise [component-spec]"),
    Case(
      #"{ "row": ["photo", "title", 1️⃣{ "size": { "width": 4 } }], "on": "surface" }"#,
      "an item needs one of 'row', 'column', 'overlay', 'stack', 'element', or only what it "
        + "'shows' [component-spec]"),
    Case(
      #"1️⃣{ "stack": ["photo", "title", "price"] }"#,
      "a 'stack' stands 'on' an element of the kind 'stack' [component-spec]"),
    Case(
      #"{ "row": ["title", "price", { "element": "photo", "shows": 1️⃣"{content.title}" }], "on": "surface" }"#,
      "expected the content of a 'Frame', but field 'title' is a text [type-mismatch]"),
    Case(
      #"{ "row": ["title", "price", { "element": "photo", "shows": { "caption": 1️⃣4 } }], "on": "surface" }"#,
      "expected a text for 'caption' [component-spec]"),
    Case(
      #"{ "row": ["title", "price", { "element": "photo", "shows": { "capton": 1️⃣"Sea" } }], "on": "surface" }"#,
      "the content of 'Frame' has no member 'capton'; did you mean 'caption'? [component-spec]"),
  ]

  @Test("each fault is reported at its place", arguments: faults)
  func fault(_ fault: Case) throws {
    let marker = "1️⃣"
    let range = try #require(fault.testDescription.range(of: marker))
    let column = Self.opening.utf8.count + fault.testDescription[..<range.lowerBound].utf8.count + 1
    let run = try Self.compile(fault.testDescription.replacingOccurrences(of: marker, with: ""))
    let first = run.messages.split(separator: "\n").first.map { String($0) }
    #expect(
      first == "tokens/component/Poster.component.json:2:\(column): error: \(fault.message)")
    #expect(run.messages.components(separatedBy: "error:").count == 2)
    #expect(run.exitCode == .badInput)
  }

  @Test(
    "what fits compiles",
    arguments: [
      #"{ "row": ["photo", { "column": ["title", "price"], "gap": "{spacing.gap.m}", "weight": 2 }], "on": "surface" }"#,
      #"{ "overlay": ["photo", { "element": "title", "place": "bottomTrailing" }, { "element": "price", "shows": null }], "on": "surface", "insets": "{layout.insets}" }"#,
      #"{ "column": ["title", { "element": "price", "shows": "{content.notes}" }, { "element": "photo", "shows": { "caption": "{content.title}" } }], "on": "surface", "gap": "{layout.gap}", "insets": { "horizontal": "{layout.gap}", "top": 4 } }"#,
      #"{ "column": ["title", { "element": "photo", "otherwise": { "element": "price", "shows": "No photo" } }], "on": "surface", "size": { "width": { "value": 40, "scale": "body" }, "maxHeight": "{layout.gap}" } }"#,
    ])
  func sound(_ arrangement: String) throws {
    let run = try Self.compile(arrangement)
    #expect(run.messages == "")
    #expect(run.exitCode == .success)
  }

  @Test(
    "items within items end at a stated depth",
    arguments: [
      (#"{ "row": ["#, "] }"), (#"{ "shows": "{content.photo}", "otherwise": "#, "}"),
    ])
  func depth(opening: String, closing: String) throws {
    for (count, isRefused) in [(400, true), (32, true), (31, false)] {
      let deep =
        String(repeating: opening, count: count) + #""title""#
        + String(repeating: closing, count: count)
      let run = try Self.compile(deep)
      let isTold = run.messages.contains("items stand in at most 32 others [component-spec]")
      #expect(isTold == isRefused, "\(count): \(run.messages)")
    }
  }

  private static let opening = #"  "arrangement": "#

  private static func compile(
    _ arrangement: String
  ) throws -> (messages: String, exitCode: ExitCode) {
    let folder = try TokensFolder(specs: ["Poster": poster(arrangement), "Frame": frame])
    defer { folder.remove() }
    let run = folder.compileSpecs()
    return (run.messages, run.exitCode)
  }

  private static let frame = #"""
    {
      "elements": { "caption": { "kind": "label" } },
      "appearance": {
        "caption": { "textColor": "{color.text.primary.$root}", "typography": "{typography.headline.small}" }
      },
      "variants": { "plain": {} },
      "content": { "caption": { "type": "text" } },
      "arrangement": "caption"
    }
    """#

  private static func poster(_ arrangement: String) -> String {
    #"""
    {
      "arrangement": \#(arrangement),
      "elements": {
        "surface": { "kind": "view" }, "photo": { "component": "Frame" }, "title": { "kind": "label" },
        "price": { "kind": "label" }
      },
      "appearance": {
        "title": { "textColor": "{color.text.primary.$root}", "typography": "{typography.headline.small}" },
        "price": { "textColor": "{color.text.primary.$root}", "typography": "{typography.headline.small}" },
        "surface": { "backgroundColor": "{color.base.bg.primary.$root}" }, "photo": { "variant": "plain" }
      },
      "variants": { "plain": {} },
      "layout": { "gap": { "value": "{spacing.gap.m}" }, "insets": { "insets": 4 } },
      "content": {
        "title": { "type": "text" },
        "price": { "type": "text", "optional": true },
        "notes": { "type": "list", "of": { "type": "text" } },
        "count": { "type": "integer" },
        "isNew": { "type": "flag", "optional": true },
        "photo": { "type": "component", "component": "Frame", "optional": true },
        "action": { "type": "action", "optional": true }
      }
    }
    """#
  }
}
