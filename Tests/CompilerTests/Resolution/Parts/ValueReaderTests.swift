import TestSupport
import Testing

@testable import TokenCompiler

@Suite("Reading values")
struct ValueReaderTests {
  @Test(
    "a literal of each type is read, and refers to nothing",
    arguments: [
      (TokenType.color, #"{"colorSpace": "srgb", "components": [0, "none", 1], "alpha": 0.5}"#),
      (.dimension, #"{"value": 4, "unit": "px"}"#), (.duration, #"{"value": 2, "unit": "s"}"#),
      (.fontFamily, #"["A", "B"]"#), (.fontWeight, #""bold""#), (.number, "-3"),
      (.cubicBezier, "[0, 0, 1, 1]"), (.strokeStyle, #""dashed""#),
    ])
  func literals(_ type: TokenType, _ json: String) {
    let files = JoinedFiles(#"{"x": {"$value": \#(json)}}"#)
    var reader = ValueReader(files.theme(), reportingTo: files.reporter)
    #expect(reader.read(files.value("x"), as: type, extensions: nil)?.type == type)
    #expect(!reader.findings.usesReferences && reader.findings.needs.isEmpty)
    for other in TokenType.allCases where ![type, .fontFamily].contains(other) {
      #expect(reader.read(files.value("x"), as: other, extensions: nil) == nil)
    }
    #expect(files.reporter.diagnostics.hasErrors)
  }

  private static let shadow = ##"""
    {"ink": {"$value": 0}, "far": {"$value": 0}, "x": {"$value": {"color": "{ink}",
      "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"$ref": "#/far"},
      "blur": {"value": 1, "unit": "px"}, "spread": {"value": 1, "unit": "px"}}}}
    """##

  @Test("a reference to a part of a broken value has no value and no message of its own")
  func brokenOwner() {
    expectDiagnostics(
      in: ##"""
        {"frame": {"$type": "border", "$value": {"color": {"colorSpace": "srgb", "components": [0, 0, 0]},
          "width": {"value": 1, "unit": 1️⃣"pt"}, "style": "solid"}},
         "ink": {"$type": "color", "$value": {"$ref": "#/frame/$value/color"}}}
        """##,
      [.error(at: "1️⃣", "'pt' is not a unit; did you mean 'px'?", id: "bad-unit")])
  }

  @Test("parts that have no value yet are needed first") func needs() {
    let files = JoinedFiles(Self.shadow)
    var reader = ValueReader(files.theme(), reportingTo: files.reporter)
    #expect(reader.read(files.value("x"), as: .shadow, extensions: nil) == nil)
    #expect(reader.findings.needs == [files.path("ink"), files.path("far")])
    #expect(files.messages.isEmpty)
  }

  @Test("parts are the values of the tokens that they refer to") func parts() {
    let files = JoinedFiles(Self.shadow)
    var reader = ValueReader(files.theme(), reportingTo: files.reporter)
    let ink = Color(space: .srgb, components: ColorComponents(0, 0, 0))
    reader.give(files.path("ink"), .color(ink))
    reader.give(files.path("far"), .dimension(Dimension(value: 9, unit: .rem)))
    let value = reader.read(files.value("x"), as: .shadow, extensions: nil)
    guard case .shadow(let shadow)? = value else {
      Issue.record("\(files.messages)")
      return
    }
    #expect(shadow.layers.map(\.color) == [ink])
    #expect(shadow.layers.map(\.offsetY) == [Dimension(value: 9, unit: .rem)])
    #expect(reader.findings.usesReferences && reader.findings.followsPointers)
    #expect(reader.findings.uses == [files.path("ink"), files.path("far")])
  }

  @Test("a part of another type is reported at its reference") func mismatch() {
    let files = JoinedFiles(Self.shadow)
    var reader = ValueReader(files.theme(), reportingTo: files.reporter)
    reader.give(files.path("ink"), .number(1))
    reader.give(files.path("far"), .number(1))
    #expect(reader.read(files.value("x"), as: .shadow, extensions: nil) == nil)
    #expect(
      files.messages == [
        "expected a color, but 'ink' is a number", "expected a dimension, but 'far' is a number",
      ])
  }

  @Test("a place in a list takes a list with one element only") func elements() {
    let color = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#
    let files = JoinedFiles(
      #"{"g": {"$value": 0}, "x": {"$value": ["{g}", {"color": \#(color), "position": 2}]}}"#)
    let stop = Gradient.Stop(
      color: Color(space: .srgb, components: ColorComponents(0, 0, 0)), position: 0)
    for count in 1...2 {
      var reader = ValueReader(files.theme(), reportingTo: files.reporter)
      reader.give(files.path("g"), .gradient(Gradient(stops: Array(repeating: stop, count: count))))
      let value = reader.read(files.value("x"), as: .gradient, extensions: nil)
      guard count == 1 else {
        #expect(value == nil)
        continue
      }
      var end = stop
      end.position = 1
      #expect(value == .gradient(Gradient(stops: [stop, end])))
    }
    #expect(
      files.messages == ["this reference stands for 2 stops, and there is place for one"])
  }

  @Test("what is wrong with a part elsewhere is reported at the reference that leads there")
  func elsewhere() {
    let files = JoinedFiles(
      ##"{"$extensions": {"n": "wide"}, "x": {"$value": {"value": {"$ref": "#/$extensions/n"}, "unit": "px"}}}"##
    )
    var reader = ValueReader(files.theme(), reportingTo: files.reporter)
    #expect(reader.read(files.value("x"), as: .dimension, extensions: nil) == nil)
    let reference = files.tape.range(files.node("#/x/$value/value/$ref"))
    #expect(files.reporter.diagnostics.diagnostics.map(\.range) == [reference])
  }
}

extension ValueReader {
  /// Lets a token have a value, as if it had been evaluated.
  fileprivate mutating func give(_ path: TokenPath, _ value: TokenValue) {
    order.keep(Evaluation(value: Int32(pool.add(value)), uses: .nothing), of: path)
  }
}
