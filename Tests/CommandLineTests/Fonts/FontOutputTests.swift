import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// What a compilation says of the fonts that an app bundles, and writes for it.
@Suite("Fonts of text styles") struct FontOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(FontSample().bytes, to: "tokens/Fonts/Regular.ttf")
    try folder.write(
      FontSample(postScriptName: "AcmeSans-Bold", weight: 700).bytes, to: "tokens/Fonts/Bold.otf")
    try folder.write(FontSample(family: "Unused").bytes, to: "tokens/Fonts/Unused.ttf")
    try folder.write(
      """
      { "output": { "tokens": "Generated", "fonts": "Lists" },
        "fonts": { "files": ["Fonts"], "installed": ["Georgia"] } }
      """, to: "tokens/tokenc.json")
  }

  /// Writes text styles, each a family and a weight, and compiles them.
  private func compile(_ styles: KeyValuePairs<String, (family: String, weight: Int)>) throws -> (
    lines: [String], exitCode: ExitCode
  ) {
    let tokens = styles.map { name, style in
      """
      "\(name)": { "$value": { "fontFamily": \(style.family), "fontWeight": \(style.weight),
        "fontSize": { "value": 16, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" },
        "lineHeight": 1.5 } }
      """
    }
    try folder.write(
      #"{ "text": { "$type": "typography", "# + tokens.joined(separator: ",\n") + "} }",
      to: "tokens/text.tokens.json")
    let result = try runTokenc(["compile", folder["tokens"]])
    return (result.diagnostics.sorted.map { "\($0.severity): \($0.message)" }, result.exitCode)
  }

  @Test("the files that are needed are listed for code and for Info.plist") func list() throws {
    let outcome = try compile([
      "body": (#""Acme Sans""#, 400), "title": (#"["Acme Sans", "Arial"]"#, 700),
      "system": (#""System""#, 500), "quote": (#""Georgia""#, 300),
    ])
    #expect(outcome.lines == [])
    let code = try #require(folder.text(of: "tokens/Generated/FontFiles.swift"))
    #expect(
      code.hasSuffix(
        """
        public nonisolated enum FontFiles {
          /// The names, as `UIAppFonts` in `Info.plist` has them.
          public static var names: [String] {
            [
              "Bold.otf",
              "Regular.ttf",
            ]
          }
        }

        """))
    let list = try #require(folder.text(of: "tokens/Lists/Fonts.plist"))
    let plist = try PropertyListDecoder().decode([String: [String]].self, from: Data(list.utf8))
    #expect(plist == ["UIAppFonts": ["Bold.otf", "Regular.ttf"]])
  }

  @Test("a weight that no file has is told with those that there are") func missingWeight() throws {
    let outcome = try compile([
      "title": (#""Acme Sans""#, 600), "headline": (#""Acme Sans""#, 600),
    ])
    #expect(
      outcome.lines == [
        "warning: no font file has 'Acme Sans' with weight 600, which 'text.title' and 1 more use; "
          + "there is 400 (Regular.ttf), 700 (Bold.otf)"
      ])
    #expect(outcome.exitCode == .success)
  }

  @Test("a family that no file has is told with the nearest name") func missingFamily() throws {
    let outcome = try compile(["a": (#""Acme Snas""#, 400), "b": (#""Helvetica""#, 400)])
    #expect(
      outcome.lines == [
        "warning: no font file has 'Acme Snas', which 'text.a' uses; the system font is shown instead"
          + "; did you mean 'Acme Sans'?",
        "warning: no font file has 'Helvetica', which 'text.b' uses; the system font is shown instead"
          + "; add its file to 'fonts.files', or its name to 'fonts.installed' if the platform has it",
      ])
  }

  @Test("files beyond the folder and the working directory are not read") func outside() throws {
    try folder.write(FontSample().bytes, to: "App/Regular.ttf")
    try folder.write(
      #"{ "output": { "tokens": "Generated" }, "fonts": { "files": ["../App"] } }"#,
      to: "tokens/tokenc.json")
    let failure = #expect(throws: RunFailure.self) {
      try compile(["body": (#""Acme Sans""#, 400)])
    }
    #expect(
      failure?.diagnostics.first?.message.hasSuffix("'--allow-outside' lets it be read") == true)
  }

  @Test("files that are no fonts, or nothing, are told where they are named") func badFiles() throws
  {
    try folder.write("hello", to: "tokens/Fonts/Broken.ttf")
    try folder.write(
      #"{ "output": { "tokens": "Generated" }, "fonts": { "files": ["Fonts", "nowhere"] } }"#,
      to: "tokens/tokenc.json")
    let failure = #expect(throws: RunFailure.self) {
      try compile(["body": (#""Acme Sans""#, 400)])
    }
    #expect(
      failure?.diagnostics.map { $0.message.replacingOccurrences(of: folder.path + "/", with: "") }
        == [
          "font file 'tokens/Fonts/Broken.ttf' is no TrueType or OpenType font",
          "font file 'nowhere' does not exist",
        ])
    #expect(folder.text(of: "tokens/Generated/FontFiles.swift") == nil)
  }
}
