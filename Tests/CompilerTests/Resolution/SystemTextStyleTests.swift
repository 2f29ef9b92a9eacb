import TestSupport
import Testing
import TokenRuntime

@testable import TokenCompiler

@Suite("Text styles of the platform") struct SystemTextStyleTests {
  private func typography(_ value: String, _ options: String) -> (Typography?, [String]) {
    let tokens = #"""
      {"text": {"$type": "typography", "a": {"$value": \#(value), "$extensions": {"tokenc": \#(options)}}}}
      """#
    let files = LoadedFiles([("a.tokens.json", Array(tokens.utf8))])
    let table = files.loaded?.table
    let value = table?.tokens.first.flatMap { table?.value(of: $0, in: 0) }
    guard case .typography(let typography) = value else {
      return (nil, files.diagnostics.map(\.message))
    }
    return (typography, files.diagnostics.map(\.message))
  }

  @Test("without a size it has the platform's, and what it states itself") func size() throws {
    let (found, messages) = typography(#"{"fontWeight": 700}"#, #"{"textStyle": "footnote"}"#)
    let style = try #require(found, "\(messages)")
    #expect(style.fontSize == Dimension(value: 13, unit: .px))
    #expect(style.fontWeight.number == 700)
    #expect(style.fontFamily.names == ["System"])
    let value = TypographyValue(style) { $0.value }
    #expect(value.hasSystemSize)
    #expect(value.lineHeight == 0)
    #expect(value.lineHeightMultiple == 18.0 / 13)
  }

  @Test("a stated line height is a factor of the platform's size") func lineHeight() throws {
    let (found, messages) = typography(#"{"lineHeight": 2}"#, #"{"textStyle": "headline"}"#)
    let style = try #require(found, "\(messages)")
    let value = TypographyValue(style) { $0.value }
    #expect(value.lineHeight == 34)
    #expect(value.weight == .semiBold)
  }

  @Test("a complete value may have the platform's size, and any value limits and a slant")
  func options() throws {
    let complete = """
      {"fontFamily": "Inter", "fontSize": {"value": 20, "unit": "px"}, "fontWeight": 400,
      "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}
      """
    let (found, messages) = typography(
      complete,
      #"{"textStyle": "body", "systemSize": true, "minimumScale": 0.8, "italic": true}"#)
    let value = TypographyValue(try #require(found, "\(messages)")) { $0.value }
    #expect(value.hasSystemSize)
    #expect(value.size == 20)
    #expect(value.lineHeight == 30)
    #expect(value.minimumScale == 0.8)
    #expect(value.isItalic)
  }

  @Test("without a style of Dynamic Type a value needs all members, and with a size as well")
  func faults() {
    #expect(
      typography(#"{"fontWeight": 700}"#, "{}").1.contains { $0.contains("needs") })
    #expect(
      typography(#"{"fontSize": {"value": 20, "unit": "px"}}"#, #"{"textStyle": "body"}"#).1
        .contains { $0.contains("needs") })
    #expect(
      typography(#"{}"#, #"{"textStyle": "body", "minimumScale": 2}"#).1
        .contains { $0.contains("a minimum scale is 2") })
    #expect(
      typography(
        """
        {"fontFamily": "Inter", "fontSize": {"value": 20, "unit": "px"}, "fontWeight": 400,
        "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}
        """, #"{"systemSize": true}"#
      ).1.contains { $0.contains("state one, for example") })
  }

  @Test("lines are as high as the font makes them where a style says so") func fontLineHeight()
    throws
  {
    let whole = """
      {"fontFamily": "Inter", "fontSize": {"value": 20, "unit": "px"}, "fontWeight": 400,
      "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}
      """
    let style = try #require(typography(whole, #"{"fontLineHeight": true}"#).0)
    #expect(style.options.hasFontLineHeight)
    let value = TypographyValue(style) { $0.points(perRem: 16) }
    #expect(value.lineHeight == 0 && value.lineHeightMultiple == 1.2)
    #expect(
      typography(whole, #"{"fontLineHeight": true, "lineHeightPoints": 24}"#).1
        .contains { $0.contains("exclude each other") })
  }
}
