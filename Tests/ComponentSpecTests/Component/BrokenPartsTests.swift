import CommandSupport
import Testing

@testable import TokenCompiler

/// Faults in values that are objects, put into the real component specs.
@Suite("Broken values with parts") struct BrokenPartsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What takes the place of a corner radius, or of insets.
    let text: String
    let message: String

    init(_ text: String, _ message: String) {
      testDescription = text
      self.text = text
      self.message = message
    }
  }

  @Test("faults of looks are told once, at their places", arguments: looks)
  func look(_ fault: Case) throws {
    let radius =
      #""cornerRadius": { "by": "Size", "values": { "small": "{radius.corner.s}", "#
      + #""medium": "{radius.corner.m}" } }"#
    try expect(fault, inPlaceOf: radius, line: 10)
  }

  @Test("faults of layouts are told once, at their places", arguments: layouts)
  func layout(_ fault: Case) throws {
    try expect(
      fault, inPlaceOf: #""insets": { "insets": { "horizontal": "{spacing.gap.s}" } }"#, line: 23)
  }

  @Test("faults of texts are told once, at their places", arguments: texts)
  func text(_ fault: Case) throws {
    try expect(
      fault, inPlaceOf: #""textColor": "{color.text.quaternary.$root}""#, line: 16)
  }

  private func expect(_ fault: Case, inPlaceOf old: String, line: Int) throws {
    let file = "component/Tag.component.json"
    let folder = try TokensFolder(edits: [
      .replace(file, old, fault.text), .replace(file, #""{layout.insets}""#, "8"),
    ])
    defer { folder.remove() }
    let run = folder.compileSpecs()
    #expect(run.messages == "tokens/\(file):\(line):\(fault.message)]\n")
    #expect(run.exitCode == .badInput)
    #expect(!folder.hasOutput)
  }

  static let looks = [
    Case(
      #""cornerRadius": -1"#,
      "97: error: expected a dimension token, a number of points from 0, 'pill', or an object "
        + "with corners [component-spec"),
    Case(
      #""cornerRadius": { "topLeft": 4 }"#,
      "99: error: an object of corners has no member 'topLeft'; it has 'topLeading', "
        + "'topTrailing', 'bottomLeading', 'bottomTrailing', 'top', 'bottom', 'leading', "
        + "'trailing' [component-spec"),
    Case(
      #""backgroundFill": {}"#,
      "99: error: a fill needs one of 'gradient', 'blur', 'image' [component-spec"),
    Case(
      #""backgroundFill": { "blur": "thin", "image": "waves" }"#,
      "99: error: a fill needs one of 'gradient', 'blur', 'image' [component-spec"),
    Case(
      #""backgroundFill": { "blur": "thin", "direction": "toTop" }"#,
      "99: error: 'direction' is for 'gradient', which this has not [component-spec"),
    Case(
      #""backgroundFill": "{spacing.gap.s}""#,
      "99: error: expected a color or gradient, but 'spacing.gap.s' is a dimension [type-mismatch"),
    Case(
      #""border": { "color": "{color.text.primary.$root}" }"#,
      "91: error: a border needs 'width' [component-spec"),
  ]

  static let texts = [
    Case(
      #""textColor": "{color.text.quaternary.$root}", "backgroundColor": "{color.text.quaternary.$root}""#,
      "71: error: LabelAppearance has no member 'backgroundColor'; use 'view.backgroundColor' "
        + "[component-spec"),
    Case(
      #""details": { "fontFeatures": "tabular" }"#,
      "54: error: expected OpenType tags of four characters, each with 'on', 'off' or a number if "
        + "needed, such as 'tnum, liga off' [component-spec"),
    Case(
      #""details": { "fontFeatures": "tnum, tnum" }"#,
      "54: error: expected OpenType tags of four characters, each with 'on', 'off' or a number if "
        + "needed, such as 'tnum, liga off' [component-spec"),
    Case(
      #""details": { "fontFeatures": 1 }"#,
      "54: error: expected OpenType tags of four characters, each with 'on', 'off' or a number if "
        + "needed, such as 'tnum, liga off' [component-spec"),
  ]

  static let layouts = [
    Case(
      #""insets": { "insets": 4, "scale": "body" }"#,
      "30: error: 'scale' is for a 'value', which 'insets' has not [component-spec"),
    Case(
      #""side": { "value": 4, "maximum": 8 }"#,
      "13: error: a scaled length needs 'scale' [component-spec"),
    Case(
      #""side": { "value": 4, "scale": "boddy" }"#,
      "36: error: 'boddy' is not a word of this property; did you mean 'body'? [component-spec"),
    Case(
      #""side": { "value": 40, "scale": "body", "maximum": 8 }"#,
      "13: error: 'value' is above 'maximum' [component-spec"),
    Case(
      #""side": { "size": { "aspectRatio": 0 } }"#,
      "40: error: expected a number above 0 [component-spec"),
    Case(
      #""side": { "size": { "aspectRatio": "16x9" } }"#,
      "40: error: expected a number above 0, or a text such as '16:9' [component-spec"),
    Case(
      #""side": { "size": { "minWidth": "fill" } }"#,
      "37: error: 'minWidth' is a number of points or a percentage; 'fill' is for a width or height "
        + "[component-spec"),
    Case(
      #""side": { "size": { "minWidth": 9, "maxWidth": 8 } }"#,
      "23: error: 'minWidth' is above 'maxWidth' [component-spec"),
    Case(
      #""context": { "value": 4 }"#,
      "5: error: 'context' can't name a layout property; it has another meaning [invalid-case"),
  ]
}
