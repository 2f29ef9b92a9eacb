import TestSupport
import Testing

@testable import TokenCompiler

/// Values as style sheets, Swift and other tools write them, and the edits that messages give.
@Suite("Edits of values") struct ValueEditTests {
  private func messages(_ type: String, _ value: String) -> [String] {
    let text = #"{"g": {"$type": "\#(type)", "a": {"$value": \#(value)}}}"#
    return LoadedFiles([("a.tokens.json", Array(text.utf8))]).diagnostics
      .filter { $0.severity == .error }.map(\.message)
  }

  @Test(
    "a value of another form is told with what to write",
    arguments: [
      ("color", #""red""#, ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000"}"##),
      (
        "color", #""FF0000""#,
        ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000"}"##
      ),
      (
        "color", #""0x00ff00""#,
        ##"{"colorSpace": "srgb", "components": [0, 1, 0], "hex": "#00ff00"}"##
      ),
      (
        "color", ##"{"hex": "#0000ff"}"##,
        ##"{"colorSpace": "srgb", "components": [0, 0, 1], "hex": "#0000ff"}"##
      ),
      ("dimension", "8", #"{"value": 8, "unit": "px"}"#),
      ("dimension", #""8""#, #"{"value": 8, "unit": "px"}"#),
      (
        "dimension", #""-1.5pt""#,
        #"{"value": -1.5, "unit": "px"}, as a px of the standard is a point of iOS"#
      ),
      ("duration", "200", #"{"value": 200, "unit": "ms"}"#),
      ("duration", "0.2", #"{"value": 0.2, "unit": "s"}"#),
      ("duration", #""200""#, #"{"value": 200, "unit": "ms"}"#),
      ("cubicBezier", #""ease-in-out""#, "[0.42, 0, 0.58, 1]"),
      ("cubicBezier", #""linear""#, "[0, 0, 1, 1]"),
      ("number", #""150%""#, "1.5"),
    ])
  func edit(_ type: String, _ value: String, expected: String) {
    let messages = messages(type, value)
    #expect(messages.count == 1)
    #expect(messages[0].hasSuffix("; write \(expected)"), "\(messages)")
  }

  @Test(
    "where no edit is certain, none is given, or what is wrong is said",
    arguments: [
      (
        "color", ##""#OO55FF""##,
        "; 'O' is no digit of a hex color, but a letter: write the digit '0'"
      ),
      ("color", ##""#1234g6""##, "; 'g' is no digit of a hex color"),
      ("color", ##""#12345""##, "; a hex color has 3, 4, 6 or 8 digits"),
      // Alpha may come first or last.
      ("color", #""0x80ff0000""#, "not the string '0x80ff0000'"),
      ("color", #""facade1""#, "not the string 'facade1'"),
      // Its length depends on the text around it.
      ("dimension", #""2em""#, "not the string '2em'"),
      ("dimension", #""50%""#, "not the string '50%'"),
      ("cubicBezier", #""bounce""#, "not the string 'bounce'"),
    ])
  func uncertain(_ type: String, _ value: String, ending: String) {
    let messages = messages(type, value)
    #expect(messages.count == 1)
    #expect(messages[0].hasSuffix(ending), "\(messages)")
  }

  @Test("members in the words of other tools are told by the standard's, and are not missing, too")
  func members() {
    let shadow =
      ##"{"color": "#000000", "x": {"value": 0, "unit": "px"}, "y": {"value": 1, "unit": "px"}, "##
      + #""blur": {"value": 2, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}"#
    #expect(
      messages("shadow", shadow) == [
        "a shadow has no member 'x'; did you mean 'offsetX'?",
        "a shadow has no member 'y'; did you mean 'offsetY'?",
      ])
    let style =
      #"{"font": "Inter", "size": {"value": 16, "unit": "px"}, "weight": 400, "lineHeight": 1.5, "#
      + #""tracking": {"value": 0, "unit": "px"}}"#
    #expect(
      messages("typography", style) == [
        "a typography value has no member 'font'; did you mean 'fontFamily'?",
        "a typography value has no member 'size'; did you mean 'fontSize'?",
        "a typography value has no member 'weight'; did you mean 'fontWeight'?",
        "a typography value has no member 'tracking'; did you mean 'letterSpacing'?",
      ])
  }

  @Test(
    "names and numbers of JavaScript are told apart",
    arguments: [
      (
        #"{"g": {"$type": "number", "a": {"$value": 1,5}}}"#,
        "a member begins with a digit; numbers have a decimal point, as in 1.5, and no comma"
      ),
      ("{'g': {}}", "expected a member name in double quotes, not in single ones"),
      ("{g: {}}", "expected a member name in double quotes; this one has none"),
      (#"{"a": 1, 5: 2}"#, "expected a member name in double quotes; this one has none"),
    ])
  func syntax(_ text: String, expected: String) {
    let messages = LoadedFiles([("a.tokens.json", Array(text.utf8))]).diagnostics.map(\.message)
    #expect(messages == [expected])
  }

  @Test(
    "a folder without token files names the file that may be meant, and what makes one of it",
    arguments: [
      (
        "t/colors.json", "rename 't/colors.json' to 'colors.tokens.json', or run 'tokenc import t'"
      ),
      ("t/colors.yaml", "'t/colors.yaml' is YAML; 'yq -o json t/colors.yaml > colors.json'"),
      ("t/colors.json5", "'t/colors.json5' is JSON with comments"),
      ("t/colors.js", "'t/colors.js' is a program"),
    ])
  func otherFiles(_ path: String, expected: String) {
    do throws(RunFailure) {
      _ = try TokenLoader.load(["t"], from: MemorySource([(path: path, bytes: Array("{}".utf8))]))
      Issue.record("the folder is taken")
    } catch {
      let messages = error.diagnostics.map(\.message)
      #expect(messages.count == 1 && messages[0].contains("; " + expected), "\(messages)")
    }
  }
}
