import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// Looks and layouts that take values from the content, and do not fit it.
@Suite("Fields of the content in looks and layouts") struct ContentBindingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What stands in the look of a label as its text color.
    var color = #""{color.text.primary.$root}""#
    /// What else stands in the spec's layout.
    var layout = "{}"
    var messages: String
  }

  static let cases = [
    Case(
      testDescription: "a field that isn't there", color: #""{content.colr}""#,
      messages: """
        tokens/component/Poster.component.json:4:18: error: 'colr' is not a field of this component's content; did you mean 'color'? [component-spec]

        """),
    Case(
      testDescription: "a field that may be missing", color: #""{content.color}""#,
      messages: #"""
        tokens/component/Poster.component.json:4:18: error: the content may leave out 'color'; say what holds then, as in { "value": "{content.color}", "otherwise": … } [component-hole]

        """#),
    Case(
      testDescription: "a style as a color",
      color: #"{ "value": "{content.font}", "otherwise": "{color.text.primary.$root}" }"#,
      messages: """
        tokens/component/Poster.component.json:4:29: error: expected a color, but field 'font' is a token of 'typography' [type-mismatch]

        """),
    Case(
      testDescription: "a text as a color", color: #""{content.title}""#,
      messages: """
        tokens/component/Poster.component.json:4:18: error: expected a color, but field 'title' is a text [type-mismatch]

        """),
    Case(
      testDescription: "a list", color: #""{content.tints}""#,
      messages: """
        tokens/component/Poster.component.json:4:18: error: expected a color, but field 'tints' is a list [type-mismatch]

        """),
    Case(
      testDescription: "no field of a component within", color: #""{content.photo.tnit}""#,
      messages: """
        tokens/component/Poster.component.json:4:18: error: 'tnit' is not a field of the content of 'Frame'; did you mean 'tint'? [component-spec]

        """),
    Case(
      testDescription: "no such component within, with something otherwise",
      color: #"{ "value": "{content.phto.tint}", "otherwise": "{color.text.primary.$root}" }"#,
      messages: """
        tokens/component/Poster.component.json:4:29: error: 'phto' is not a field of this component's content; did you mean 'photo'? [component-spec]

        """),
    Case(
      testDescription: "a part of a text", color: #""{content.title.color}""#,
      messages: """
        tokens/component/Poster.component.json:4:18: error: field 'title' is a text, so it has no 'color'; only the content of a component has fields [component-spec]

        """),
    Case(
      testDescription: "an element of a list", color: #""{content.photos.tint}""#,
      messages: """
        tokens/component/Poster.component.json:4:18: error: field 'photos' is a list, so it has no 'tint'; only the content of a component has fields [component-spec]

        """),
    Case(
      testDescription: "a field of a component that may be missing",
      color: #""{content.back.tint}""#,
      messages: #"""
        tokens/component/Poster.component.json:4:18: error: the content may leave out 'back.tint'; say what holds then, as in { "value": "{content.back.tint}", "otherwise": … } [component-hole]

        """#),
    Case(
      testDescription: "a default of a component that may be missing",
      color: #""{content.back.edge}""#,
      messages: #"""
        tokens/component/Poster.component.json:4:18: error: the content may leave out 'back.edge'; say what holds then, as in { "value": "{content.back.edge}", "otherwise": … } [component-hole]

        """#),
    Case(
      testDescription: "a number within as a color", color: #""{content.photo.side}""#,
      messages: """
        tokens/component/Poster.component.json:4:18: error: expected a color, but field 'photo.side' is a number [type-mismatch]

        """),
    Case(
      testDescription: "a component within as a color", color: #""{content.photo}""#,
      messages: """
        tokens/component/Poster.component.json:4:18: error: expected a color, but field 'photo' is the content of a 'Frame' [type-mismatch]

        """),
    Case(
      testDescription: "something otherwise of another type",
      color: #"{ "value": "{content.color}", "otherwise": "{spacing.gap.m}" }"#,
      messages: """
        tokens/component/Poster.component.json:4:61: error: expected a color, but 'spacing.gap.m' is a dimension [type-mismatch]

        """),
    Case(
      testDescription: "something otherwise beside a token",
      color:
        #"{ "value": "{color.text.primary.$root}", "otherwise": "{color.text.primary.$root}" }"#,
      messages: """
        tokens/component/Poster.component.json:4:29: error: 'otherwise' is for what the content may leave out, such as '{content.color}' [component-spec]

        """),
    Case(
      testDescription: "something otherwise alone",
      color: #"{ "otherwise": "{color.text.primary.$root}" }"#,
      messages: """
        tokens/component/Poster.component.json:4:18: error: 'otherwise' needs a 'value', such as '{content.color}' [component-spec]

        """),
    Case(
      testDescription: "nothing otherwise of what the element needs",
      color: #"{ "value": "{content.color}", "otherwise": null }"#,
      messages: """
        tokens/component/Poster.component.json:4:5: error: variant 'plain' leaves 'title.textColor' unset, which every 'label' needs; give it a value [component-hole]

        """),
    Case(
      testDescription: "a distance from a color",
      layout: #"{ "gap": { "value": "{content.color}", "otherwise": 4 } }"#,
      messages: """
        tokens/component/Poster.component.json:8:33: error: expected a dimension or a number, but field 'color' is a token of 'color' [type-mismatch]

        """),
    Case(
      testDescription: "a length that is nothing otherwise",
      layout: #"{ "gap": { "value": "{content.gap}", "otherwise": null } }"#,
      messages: """
        tokens/component/Poster.component.json:8:15: error: only a property of a look as a whole can be unset; say what holds otherwise [component-spec]

        """),
    Case(
      testDescription: "a size as a whole",
      layout: #"{ "box": { "size": { "width": 1 }, "otherwise": { "width": 2 } } }"#,
      messages: """
        tokens/component/Poster.component.json:8:48: error: 'otherwise' is for a 'value' or 'insets', which 'box' has not [component-spec]

        """),
    Case(
      testDescription: "another component's content",
      layout: #"{ "photo": { "component": "Frame", "arguments": "{content.title}" } }"#,
      messages: """
        tokens/component/Poster.component.json:8:61: error: expected the content of a 'Frame', but field 'title' is a text [type-mismatch]

        """),
  ]

  @Test("each fault is told once, at its place, and nothing is written", arguments: cases)
  func fault(_ fault: Case) throws {
    let run = try Self.compile([
      "Frame": Self.frame, "Poster": Self.poster(color: fault.color, layout: fault.layout),
    ])
    #expect(run.messages == fault.messages)
    #expect(run.exitCode == .badInput)
  }

  private static let frame = #"""
    {
      "elements": { "edge": { "kind": "view" } },
      "appearance": { "edge": { "tintColor": "{content.tint}" } },
      "variants": { "plain": {} },
      "layout": { "side": { "value": "{content.side}" } },
      "content": {
        "tint": { "type": "token", "group": "color" }, "side": { "type": "number" },
        "edge": { "type": "token", "group": "color", "default": "{color.text.primary.$root}" }
      }
    }
    """#

  private static func poster(
    color: String, layout: String, photo: String = #""{content.photo}""#
  ) -> String {
    #"""
    {
      "elements": { "title": { "kind": "label" }, "photo": { "component": "Frame" } },
      "appearance": { "title": {
        "textColor": \#(color),
        "typography": { "value": "{content.font}", "otherwise": "{typography.headline.small}" }
      }, "photo": \#(photo) },
      "variants": { "plain": {} },
      "layout": \#(layout),
      "content": {
        "title": { "type": "text" },
        "color": { "type": "token", "group": "color", "optional": true },
        "font": { "type": "token", "group": "typography", "optional": true },
        "gap": { "type": "token", "group": "spacing", "optional": true },
        "tints": { "type": "list", "of": { "type": "token", "group": "color" } },
        "photos": { "type": "list", "of": { "type": "component", "component": "Frame" } },
        "photo": { "type": "component", "component": "Frame" },
        "back": { "type": "component", "component": "Frame", "optional": true }
      }
    }
    """#
  }

  @Test("two fields that looks take have parameters of their own") func parameters() throws {
    let run = try Self.compile([
      "Tint":
        #"{ "nestedOnly": true, "content": { "tint": { "type": "token", "group": "color" } } }"#,
      "Pin": #"""
      { "elements": { "head": { "kind": "view" } },
        "appearance": { "head": { "tintColor": "{content.style.tint}", "backgroundColor": "{content.styleTint}" } },
        "variants": { "plain": {} },
        "content": {
          "style": { "type": "component", "component": "Tint" },
          "styleTint": { "type": "token", "group": "color" }
        } }
      """#,
    ])
    #expect(
      run.messages == """
        tokens/component/Pin.component.json:2:85: error: '{content.style.tint}' and '{content.styleTint}' would both be the parameter 'styleTint' of looks; give a field another name and keep its 'key' [invalid-case]
        tokens/component/Pin.component.json:2:42: note: '{content.style.tint}' is here

        """)
  }

  @Test(
    "what can't be changed of a component within",
    arguments: [
      (
        #"{ "variant": "plain", "egde": { "tintColor": "{color.text.primary.$root}" } }"#,
        "6:37: error: 'egde' is not an element of 'Frame'; did you mean 'edge'? [component-spec]"
      ),
      (
        #"{ "value": "{content.photo}", "otherwise": { "variant": "plain", "edge": { "tintColr": 1 } } }"#,
        "6:90: error: ViewAppearance has no member 'tintColr'; did you mean 'tintColor'? [component-spec]"
      ),
      (
        #"{ "value": "{content.photo}", "edge": { "tintColor": "{color.text.primary.$root}" } }"#,
        "6:45: error: what the content says of 'edge' holds; only a look that is stated as a whole "
          + "can change it [component-spec]"
      ),
    ])
  func changes(look: String, message: String) throws {
    let run = try Self.compile([
      "Frame": Self.frame,
      "Poster": Self.poster(
        color: #""{color.text.primary.$root}""#, layout: "{}", photo: look),
    ])
    #expect(run.messages.contains("tokens/component/Poster.component.json:\(message)\n"))
  }

  @Test("what an element needs can't be unset from outside") func needed() throws {
    let run = try Self.compile([
      "Line": """
      { "elements": { "text": { "kind": "label" } }, "variants": { "plain": {} },
        "appearance": { "text": { "textColor": "{color.text.primary.$root}", "typography": "{typography.headline.small}" } } }
      """,
      "Page": """
      { "elements": { "line": { "component": "Line" } }, "variants": { "plain": {} },
        "appearance": { "line": { "variant": "plain", "text": { "view": { "opacity": null }, "typography": null } } } }
      """,
    ])
    #expect(
      run.messages == """
        tokens/component/Page.component.json:2:88: error: 'text.typography' can't be unset, as every 'label' needs it; state another value [component-spec]

        """)
  }

  @Test(
    "what can't be stated of the layout of a component within",
    arguments: [
      (
        #"{ "gop": 4 }"#,
        "the layout of 'Box' has no member 'gop'; did you mean 'gap'? [component-spec]"
      ),
      (
        #"{ "gap": "{color.text.primary.$root}" }"#,
        "expected a dimension, but 'color.text.primary.$root' is a color [type-mismatch]"
      ),
      (#"{ "gap": null }"#, "error: "),
      (#"{ "pad": { "top": 1, "lef": 2 } }"#, "an object of insets has no member 'lef'; it has "),
      (
        #"{ "value": "{content.box}", "gap": 4 }"#,
        "what the content says of 'gap' holds; only a layout that is stated as a whole can change it"
      ),
    ])
  func layouts(arguments: String, message: String) throws {
    let run = try Self.compile([
      "Box": """
      { "nestedOnly": true, "layout": { "gap": { "value": 4 }, "pad": { "insets": 2 } }, "content": { "a": { "type": "flag", "default": true } } }
      """,
      "Page": """
      { "layout": { "box": { "component": "Box", "arguments": \(arguments) } },
        "content": { "box": { "type": "component", "component": "Box" } } }
      """,
    ])
    #expect(run.messages.hasPrefix("tokens/component/Page.component.json:1:"), "\(run.messages)")
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test("a component that needs its content gets it") func neededContent() throws {
    let color = #""{color.text.primary.$root}""#
    let run = try Self.compile([
      "Frame": Self.frame,
      "Poster": Self.poster(
        color: color, layout: #"{ "photo": { "component": "Frame" } }"#,
        photo: #"{ "variant": "plain" }"#),
    ])
    #expect(
      run.messages == """
        tokens/component/Poster.component.json:6:17: error: 'Frame' needs its content here, as its look takes '{content.tint}' and says nothing otherwise [component-spec]
        tokens/component/Poster.component.json:8:15: error: 'Frame' needs its content here, as its layout takes '{content.side}' and says nothing otherwise [component-spec]

        """)
  }

  @Test("what is needed of a component that may be missing is said by its own spec")
  func neededOfOptionalContent() throws {
    let color = #""{color.text.primary.$root}""#
    func messages(_ frame: String) throws -> String {
      let poster = Self.poster(
        color: color, layout: #"{ "photo": { "component": "Frame" } }"#,
        photo: #"{ "value": "{content.back}", "otherwise": { "variant": "plain" } }"#
      ).replacing(#""layout": { "photo": { "component": "Frame" } },"#, with: "")
      let folder = try TokensFolder(specs: ["Frame": frame, "Poster": poster])
      defer { folder.remove() }
      return folder.compileSpecs().messages
    }
    #expect(
      try messages(Self.frame) == """
        tokens/component/Poster.component.json:6:26: error: 'Frame' needs its content here, as its look takes '{content.tint}' and says nothing otherwise; say it there, for where this content leaves it out [component-spec]
        tokens/component/Frame.component.json:3:42: note: '{content.tint}' is here

        """)
    let mended = Self.frame.replacing(
      #""tintColor": "{content.tint}""#,
      with:
        ##""tintColor": { "value": "{content.tint}", "otherwise": "{color.text.primary.$root}" }"##)
    #expect(try messages(mended) == "")
  }

  @Test("a field that looks take has a name that functions can take") func names() throws {
    let run = try Self.compile([
      "Pin": #"""
      { "enums": { "Tint": { "cases": { "a": {}, "b": {} } } },
        "elements": { "head": { "kind": "view" } },
        "appearance": { "head": {
          "tintColor": "{content.theme}", "opacity": { "by": "Tint", "values": { "a": 0, "b": 1 } },
          "backgroundColor": "{content.tint}"
        } },
        "variants": { "plain": {} },
        "content": {
          "theme": { "type": "token", "group": "color" },
          "tint": { "type": "token", "group": "color" }
        } }
      """#
    ])
    #expect(
      run.messages == """
        tokens/component/Pin.component.json:9:42: error: 'theme' can't name a field that looks take a value from; it has another meaning, so give it another name and say "key": "theme" [invalid-case]
        tokens/component/Pin.component.json:10:41: error: 'tint' can't name a field that looks take a value from; it names the 'Tint' on which they depend [invalid-case]

        """)
  }

  @Test("a group of tokens that is called 'content' keeps its name in aliases")
  func groupOfTheName() throws {
    func messages(_ field: String) throws -> [String] {
      let folder = try TemporaryFolder()
      try folder.write(
        #"{ "content": { "$type": "color", "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } }"#,
        to: "a.tokens.json")
      try folder.write(
        #"{ "elements": { "a": { "kind": "view" } }, "variants": { "b": { "appearance": { "a": { "tintColor": "{content.ink}" } } } }, "content": { "\#(field)": { "type": "token", "group": "content" } } }"#,
        to: "Pin.component.json")
      let result = Result { try runTokenc(["compile", folder.path, "--output", folder["out"]]) }
      switch result {
      case .success(let result): return result.diagnostics.sorted.map(\.message)
      case .failure(let failure as RunFailure): return failure.diagnostics.map(\.message)
      case .failure(let error): throw error
      }
    }
    #expect(try messages("color") == [])
    #expect(
      try messages("ink") == [
        "'{content.ink}' is both a token and a field of this component's content; give the field "
          + "another name and keep its 'key'"
      ])
  }

  /// Compiles the project's tokens with these components.
  private static func compile(
    _ specs: [String: String]
  ) throws -> (messages: String, exitCode: ExitCode) {
    let folder = try TokensFolder(specs: specs)
    defer { folder.remove() }
    let run = folder.compileSpecs()
    #expect(!folder.hasOutput)
    return (run.messages, run.exitCode)
  }
}
