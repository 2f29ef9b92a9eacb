import CommandSupport
import TestSupport
import Testing

@testable import TokenCompiler

/// Sets in shapes that published systems have.
@Suite("Shapes of published sets") struct ImportedShapeTests {
  private func color(_ name: String, _ hex: String) -> String {
    ##""\##(name)": {"value": "\##(hex)", "type": "color"}"##
  }

  @Test("sets in an order that state the same tokens exclude each other over what all override")
  func orderedAlternatives() {
    let sample = ImportSample(
      .tokensStudio,
      [
        "tokens.json": """
        {"base": {\(color("bg", "#000000")), \(color("ink", "#ffffff")), \(color("line", "#777777"))},
         "theme-light": {\(color("bg", "#ffffff")), \(color("ink", "#111111"))},
         "theme-frame": 1️⃣{\(color("bg", "#cccccc")), \(color("ink", "#222222"))},
         "$themes": [], "$metadata": {"tokenSetOrder": ["base", "theme-light", "theme-frame"]}}
        """
      ])
    sample.expect([
      .warning(
        at: "1️⃣",
        "no theme joins the sets 'theme-light' and 'theme-frame'; they become contexts of a modifier "
          + "'theme'", id: "assumed")
    ])
    #expect(sample.result.modifiers.map(\.contexts) == [["default", "light", "frame"]])
    for (context, bg, ink) in [
      ("default", "#000000", "#ffffff"), ("light", "#ffffff", "#111111"),
      ("frame", "#cccccc", "#222222"),
    ] {
      #expect(
        sample.tokens(choosing: ["theme": context])
          == ["bg": "color \(bg)", "ink": "color \(ink)", "line": "color #777777"])
    }
  }

  @Test("sets in an order whose tokens are others count always") func orderedSets() {
    let sample = ImportSample(
      .tokensStudio,
      [
        "tokens.json": """
        {"core": {\(color("red", "#ff0000")), \(color("ink", "#111111")), \(color("bg", "#ffffff"))},
         "acme": {\(color("ink", "#222222"))},
         "$themes": [], "$metadata": {"tokenSetOrder": ["core", "acme"]}}
        """
      ])
    sample.expect([])
    #expect(
      sample.tokens(choosing: [:]) == [
        "red": "color #ff0000", "ink": "color #222222", "bg": "color #ffffff",
      ])
  }

  /// A folder of files and their contents, imported with no option.
  private func imported(
    _ files: [(path: String, text: String)], _ more: String...
  ) throws -> (folder: TemporaryFolder, run: BuiltTokenc.Outcome) {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write("{\(text)}", to: "in/" + path) }
    let run = try BuiltTokenc.run(["import", "in", "--output", "out"] + more, in: folder.path)
    return (folder, run)
  }

  @Test("files of other names in folders of brand and scheme have the folders' names, and compile")
  func brandAndSchemeFolders() throws {
    var files: [(path: String, text: String)] = []
    for (brand, name) in [("default", "semantic"), ("redhat", "redhat.color")] {
      for (scheme, digit) in [("light", 1), ("dark", 2)] {
        let value = "#\(brand == "redhat" ? "ff" : "00")0\(digit)00"
        files.append(
          (
            "\(brand)/\(scheme)/\(name)\(scheme == "dark" ? ".dark" : "").json",
            #""color": {\#(color("bg", value)), \#(color("ink", value))}"#
          ))
        if scheme == "light" {
          files.append(
            (
              "\(brand)/light/\(name == "semantic" ? name : brand).dimension.json",
              #""space": {"m": {"value": "\#(digit)\#(brand.count)px", "type": "dimension"}}"#
            ))
        }
      }
    }
    let (folder, run) = try imported(files)
    #expect(run.exitCode == 0, "\(run.messages)")
    let configuration = try #require(folder.text(of: "out/tokenc.json"))
    #expect(
      configuration.contains(#""default-light": {"brand": "default", "scheme": "light"}"#),
      "\(configuration)")
    #expect(
      configuration.contains(#""redhat-dark": {"brand": "redhat", "scheme": "dark"}"#),
      "\(configuration)")
    #expect(run.output.contains("compile them with 'tokenc out'"), "\(run.output)")
    let compiled = try BuiltTokenc.run(["out"], in: folder.path)
    #expect(compiled.exitCode == 0, "\(compiled.messages)")
  }

  @Test("what keeps an import from being compiled is found with the tokenc.json that it writes")
  func obstacles() throws {
    let (folder, run) = try imported([
      (
        "acme-light.json", [color("bg", "#ffffff"), color("ink", "#000000")].joined(separator: ",")
      ),
      ("acme-dark.json", [color("bg", "#000000"), color("ink", "#ffffff")].joined(separator: ",")),
      ("orbit-light.json", color("bg", "#eeeeee")), ("orbit-dark.json", color("bg", "#111111")),
    ])
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(
      run.output.contains(
        "before they compile: token 'color.ink' is missing for theme=orbit-light and theme=orbit-dark"
      ), "\(run.output)")
    #expect(!run.output.contains("compile them with"), "\(run.output)")
    let compiled = try BuiltTokenc.run(["out"], in: folder.path)
    #expect(compiled.exitCode != 0)
  }

  @Test("a file that disagrees with one in a folder of its name is not joined with it")
  func disagreeingNeighbors() throws {
    let all = [color("bg", "#000000"), color("ink", "#ffffff")].joined(separator: ",")
    let light = [color("bg", "#ffffff"), color("ink", "#000000")].joined(separator: ",")
    let (_, run) = try imported([
      ("base.json", all), ("ios/base.json", all), ("ios/light.json", light),
      ("theme/light.json", light),
    ])
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(!run.messages.contains("nothing says which counts"), "\(run.messages)")
  }

  @Test("what can't be compared is counted apart with its reason, and is no difference")
  func incomparable() throws {
    let (folder, run) = try imported([
      (
        "t.json",
        """
        "space": {"m": {"$value": "8px", "$type": "dimension"}, "l": {"$value": "16px", "$type": "dimension"}},
        "grid": {"a": {"$value": 12, "$type": "number"}, "b": {"$value": 24, "$type": "number"}}
        """
      )
    ])
    #expect(run.exitCode == 0, "\(run.messages)")
    try folder.write(
      ":root { --x-space-m: calc(100% - 8px); --x-space-l: 16px; --x-grid-a: 12px; --x-grid-b: 1.5rem",
      to: "x.css")
    func compare(_ more: String...) throws -> BuiltTokenc.Outcome {
      try BuiltTokenc.run(
        ["import", "--output", "out", "--published", "x.css"] + more, in: folder.path)
    }
    let text = try compare()
    #expect(text.exitCode == 0, "\(text.messages)")
    #expect(
      text.output.contains(
        """
        default: 1 equal, 0 differ, 3 can't be compared, 0 without a counterpart
        'x-space-m' can't be compared: '100%' and '8px' have different units
        'x-grid-a' can't be compared: '12px' has a unit, and a number has none (and 1 more like it)
        """), "\(text.output)")
    let json = try compare("--format", "json")
    #expect(json.exitCode == 0, "\(json.messages)")
    #expect(
      json.output.contains(#""reason": "'1.5rem' has a unit, and a number has none""#),
      "\(json.output)")
  }

  @Test("a rule that names few of all paths keeps none from being found that names some")
  func namingRules() throws {
    let font = (1...9).map { color("n\($0)", "#00000\($0)") }.joined(separator: ", ")
    let other = (1...9).map { color("m\($0)", "#00000\($0)") }.joined(separator: ", ")
    let own = ["bg", "ink", "line"].map { color($0, "#123456") }.joined(separator: ", ")
    let (folder, run) = try imported([
      ("t.json", #""font": {\#(font)}, "old": {\#(other)}, "colors": {\#(own)}, \#(own)"#)
    ])
    #expect(run.exitCode == 0, "\(run.messages)")
    try folder.write(
      ":root { " + (1...9).map { "--font-n\($0): #00000\($0); " }.joined()
        + "--color-bg: #123456; --color-ink: #123456; --color-line: #123456 }", to: "x.css")
    let compared = try BuiltTokenc.run(
      ["import", "--output", "out", "--published", "x.css"], in: folder.path)
    #expect(
      compared.output.contains("'color' before the path without 'colors'"), "\(compared.output)")
  }
}
