import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

@Suite("JSON writer")
struct JSONWriterTests {
  @Test(
    "a number is the shortest JSON text that reads back",
    arguments: [
      (4.0, "4"), (0.0, "0"), (-0.0, "0"), (0.1, "0.1"), (-12.5, "-12.5"), (1e-7, "1e-7"),
      (1.5e-10, "1.5e-10"), (1e21, "1e21"), (100000.0, "100000"), (1e16, "1e16"),
      (123456789.125, "123456789.125"), (.leastNonzeroMagnitude, "5e-324"),
      (1.7976931348623157e308, "1.7976931348623157e308"),
      (0.30000000000000004, "0.30000000000000004"), (1e100, "1e100"), (-1e-100, "-1e-100"),
      (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func number(value: Double, text: String) {
    var json = JSONWriter()
    json.value(value)
    #expect(json.text == text)
    if value.isFinite { #expect(Double(json.text) == value) }
  }

  @Test(
    "every control character, quote and backslash is escaped, what turns text around, and nothing else"
  )
  func escapes() throws {
    let everything = String(String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init)))
    let string = everything + "\u{2028}\u{202E}\u{2030}\u{1F600}/"
    var json = JSONWriter()
    json.array { $0.value(string) }
    let back = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
    #expect(back == [string])
    #expect(
      json.text.hasPrefix(#"["\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\b\t\n\u000b\f\r"#))
    #expect(json.text.contains(##"\u001f !\"#$"##))
    #expect(json.text.contains("~\\u007f\\u0080"))
    #expect(json.text.contains("\\u009f\u{A0}"))
    #expect(json.text.hasSuffix("\\u2028\\u202e\u{2030}\u{1F600}/\"]"))
  }

  @Test("objects and arrays nest, and empty ones stay on their line")
  func indented() {
    var json = JSONWriter(layout: .indented)
    write(to: &json)
    #expect(
      json.text == """
        {
          "name": "a",
          "size": 1.5,
          "count": -3,
          "flag": true,
          "nothing": null,
          "empty": {},
          "none": [],
          "list": [
            1,
            [
              false
            ],
            {
              "deep": 1e5
            }
          ],
          "last": ""
        }
        """)
  }

  @Test("the compact layout has no white space")
  func compact() {
    var json = JSONWriter()
    write(to: &json)
    #expect(
      json.text
        == #"{"name":"a","size":1.5,"count":-3,"flag":true,"nothing":null,"empty":{},"none":[],"#
        + #""list":[1,[false],{"deep":1e5}],"last":""}"#)
  }

  private func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", "a")
      json.member("size", 1.5)
      json.member("count", -3)
      json.member("flag", true)
      json.key("nothing")
      json.null()
      json.key("empty")
      json.object { _ in }
      json.key("none")
      json.array { _ in }
      json.key("list")
      json.array { json in
        json.value(1)
        json.array { $0.value(false) }
        json.object { json in
          json.key("deep")
          json.verbatim("1e5".utf8)
        }
      }
      json.member("last", "")
    }
  }
}
