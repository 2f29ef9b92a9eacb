import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// Token files whose meaning lies between them: what counts where, through the command line.
@Suite("What imported files mean together") struct ImportedMeaningTests {
  /// Where they are, as it stands between the quotes of a shell.
  private static let cases = ProjectFolder.url.appendingPathComponent(
    "Tests/Fixtures/import/cases"
  ).path.replacingOccurrences(of: "'", with: "'\\''")

  /// An import of files among the cases, as `CASE/FILE`.
  private struct Import {
    let folder: TemporaryFolder
    let run: BuiltTokenc.Outcome

    init(_ arguments: String...) throws {
      try self.init(in: try TemporaryFolder(), arguments)
    }

    init(in folder: TemporaryFolder, _ arguments: [String]) throws {
      self.folder = folder
      // Copied, so that messages have no path of this machine.
      _ = try BuiltTokenc.runScript("cp -R '\(cases)/'* .", in: folder.path)
      run = try BuiltTokenc.run(["import"] + arguments, in: folder.path)
    }

    /// The values of all tokens by their path, in some contexts.
    func values(_ contexts: String...) throws -> [String: String] {
      let choices = contexts.flatMap { ["--modifier", $0] }
      let table = try BuiltTokenc.run(
        ["resolve", "imported", "--format", "table"] + choices, in: folder.path)
      #expect(table.exitCode == 0, "\(table.messages)")
      let rows = table.output.split(separator: "\n").dropFirst()
      return Dictionary(
        uniqueKeysWithValues: rows.map { row in
          let words = row.split(separator: " ", omittingEmptySubsequences: true)
          return (String(words[0]), words[2...].joined(separator: " "))
        })
    }
  }

  @Test(
    "each brand has its own file's colors in light and dark",
    arguments: [
      (
        "tokens-studio", "brand-context", "accent", ["#ff0000", "#800000", "#0000ff", "#000080"]
      ),
      ("figma", "figma-two-files", "theme.accent", ["#ff0000", "#800000", "#400000", "#1a0000"]),
    ])
  func brands(_ dialect: String, _ folder: String, _ token: String, _ colors: [String]) throws {
    let brands = ["red", "blue"].flatMap { ["--context", "brand:\($0)=\(folder)/\($0).json"] }
    for operands in [["\(folder)/red.json"], []] {
      let imported = try Import(in: TemporaryFolder(), [dialect] + operands + brands)
      #expect(imported.run.exitCode == 0, "\(imported.run.messages)")
      #expect(imported.run.messages == "")
      var found: [String?] = []
      for brand in ["brand=red", "brand=blue"] {
        for scheme in ["scheme=light", "scheme=dark"] {
          found.append(try imported.values(brand, scheme)[token])
        }
      }
      #expect(found == colors)
    }
  }

  @Test("what varies with two modifiers inside of a context is left out, not guessed")
  func products() throws {
    func theme(_ name: String, _ group: String, _ sets: String) -> String {
      #"{"name": "\#(name)", "group": "\#(group)", "selectedTokenSets": {\#(sets)}}"#
    }
    let themes = [
      theme("light", "mode", #""light": "enabled""#), theme("dark", "mode", #""dark": "enabled""#),
      theme("wide", "width", #""wide": "enabled""#), theme("slim", "width", #""slim": "enabled""#),
    ]
    // `slim` overrides `a` of `light`, and is overridden by `dark`.
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"light": {"a": {"value": "#111111", "type": "color"}, "b": {"value": "#222222", "type": "color"}},
       "wide": {}, "slim": {"a": {"value": "#333333", "type": "color"}},
       "dark": {"a": {"value": "#444444", "type": "color"}, "b": {"value": "#555555", "type": "color"}},
       "$metadata": {"tokenSetOrder": ["light", "wide", "slim", "dark"]},
       "$themes": [\(themes.joined(separator: ", "))]}
      """, to: "t.json")
    let imported = try Import(in: folder, ["tokens-studio", "--context", "brand:one=t.json"])
    #expect(
      imported.run.messages.contains(
        "token 'a' is left out: it varies with 'scheme', 'width' at once, inside of a context"))
    #expect(try imported.values("scheme=light") == ["b": "#222222"])
    #expect(try imported.values("scheme=dark") == ["b": "#555555"])
    // Without a brand, too: no order of the two modifiers is right.
    let plain = try Import(in: folder, ["tokens-studio", "t.json"])
    #expect(
      plain.run.messages.contains(
        "token 'a' is left out: no order of modifiers lets 'slim', 'dark' count in turn"))
    #expect(plain.run.output.contains("2 tokens in: 1 imported, 1 left out"))
  }

  @Test("a file for one context leaves the default to what stands beside it")
  func defaultContext() throws {
    let scheme = try Import(
      "dtcg-draft", "help-example/light.json", "--context", "scheme:dark=help-example/dark.json")
    #expect(try scheme.values() == ["color.bg": "#ffffff"])
    #expect(try scheme.values("scheme=light") == ["color.bg": "#ffffff"])
    #expect(try scheme.values("scheme=dark") == ["color.bg": "#000000"])
    let brand = try Import(
      "dtcg-draft", "help-example/light.json", "--context", "brand:night=help-example/dark.json")
    #expect(try brand.values() == ["color.bg": "#ffffff"])
    #expect(try brand.values("brand=light") == ["color.bg": "#ffffff"])
    #expect(try brand.values("brand=night") == ["color.bg": "#000000"])
    // What several contexts share is none of them.
    let shared = try Import(
      "dtcg-draft", "alpha-beside-value/a.json", "--context", "brand:a=help-example/light.json",
      "--context", "brand:b=help-example/dark.json")
    #expect(try shared.values()["color.bg"] == "#ffffff")
  }

  @Test("a set that all themes share counts in its place in the order") func setOrder() throws {
    let imported = try Import("tokens-studio", "set-order/t.json")
    #expect(try imported.values("scheme=light") == ["x": "#0000ff"])
    #expect(try imported.values("scheme=dark") == ["x": "#0000ff"])
    // Between the sets of the themes: `dark` overrides it, `light` doesn't.
    let file = try #require(imported.folder.text(of: "set-order/t.json"))
    try imported.folder.write(
      file.replacing(##"["light","dark","shared"]"##, with: ##"["light","shared","dark"]"##),
      to: "between.json")
    let between = try Import(in: imported.folder, ["tokens-studio", "between.json"])
    #expect(between.run.exitCode == 0, "\(between.run.messages)")
    #expect(try between.values("scheme=light") == ["x": "#0000ff"])
    #expect(try between.values("scheme=dark") == ["x": "#800000"])
  }

  @Test(
    "files that state one token in two ways are refused, with the command that tells them apart")
  func collisions() throws {
    let refused = try Import("style-dictionary", "colliding-files")
    #expect(refused.run.exitCode == ExitCode.badInput.rawValue)
    let command =
      "tokenc import style-dictionary --context scheme:light=colliding-files/light.json "
      + "--context scheme:dark=colliding-files/dark.json"
    #expect(
      refused.run.messages == """
        colliding-files/light.json:1:11: error: token 'color.bg' has another value in \
        'colliding-files/dark.json', and nothing says which counts; say when each counts, for \
        example with '\(command)' [colliding-files]
        colliding-files/dark.json:1:11: note: the other value is here

        """)
    let words = command.split(separator: " ").dropFirst(2).map(String.init)
    let accepted = try Import(in: refused.folder, words)
    #expect(accepted.run.messages == "")
    #expect(try accepted.values("scheme=light") == ["color.bg": "#ffffff"])
    #expect(try accepted.values("scheme=dark") == ["color.bg": "#000000"])
  }

  @Test("files that state a token alike are joined by a resolver document")
  func equalTokens() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      try folder.write(
        ##"{"c": {"value": "#fff", "type": "color"}, "\##(name)": {"value": "{c}", "type": "color"}}"##,
        to: "\(name).json")
    }
    let imported = try Import(in: folder, ["style-dictionary", "a.json", "b.json"])
    #expect(imported.run.messages == "")
    #expect(try imported.values() == ["a": "#ffffff {c}", "b": "#ffffff {c}", "c": "#ffffff"])
  }

  @Test("folders of brands are named, and what they don't touch stays an input")
  func collidingFolders() throws {
    let folder = try TemporaryFolder()
    for (path, color) in [
      ("shared/base", "#111111"), ("acme/c", "#222222"), ("orbit/c", "#333333"),
    ] {
      let name = path.hasPrefix("shared") ? "base" : "bg"
      try folder.write(
        ##"{"\##(name)": {"value": "\##(color)", "type": "color"}}"##, to: "in/\(path).json")
    }
    let refused = try Import(in: folder, ["style-dictionary", "in"])
    let command =
      "import style-dictionary in/shared/base.json --context variant:acme=in/acme "
      + "--context variant:orbit=in/orbit"
    #expect(refused.run.messages.contains("'tokenc \(command)'"), "\(refused.run.messages)")
    let accepted = try Import(
      in: folder, command.split(separator: " ").dropFirst().map(String.init))
    #expect(try accepted.values("variant=orbit") == ["base": "#111111", "bg": "#333333"])
    #expect(try accepted.values() == ["base": "#111111", "bg": "#222222"])
  }

  @Test("accepted edits leave a set of its own to another import, and the rest compiles")
  func accepting() throws {
    let folder = try TemporaryFolder()
    func tokens(_ group: String, _ count: Int, _ shade: Int) -> String {
      let colors = (1...count).map { ##""c\##($0)": {"value": "#0\##(shade)02\##($0 + 10)"}"## }
      return "\"\(group)\": {\(colors.joined(separator: ", "))}"
    }
    for (shade, brand) in ["acme", "nova", "orbit"].enumerated() {
      let own = ##""own": {"\##(brand)": {"value": "#000000"}}"##
      let path = "brands/\(brand)"
      try folder.write("{\(tokens("color", 4, shade)), \(own)}", to: "\(path)/colors.json")
      try folder.write("{\(tokens("text", 12, shade))}", to: "\(path)/text.json")
    }
    try folder.write(
      "{\(tokens("color", 4, 7)), \(tokens("bar", 9, 7))}", to: "brands/chart/colors.json")
    let asked = try Import(in: folder, ["brands", "--output", "asked"])
    #expect(
      asked.run.output.contains(
        "before they compile: 'chart' of 'brand' lacks 12 of 16 tokens that the others have, and has 9 of its own: "
          + "import them alone, for example with 'tokenc import brands/chart --output FOLDER'"),
      "\(asked.run.output)")
    for _ in 0..<2 {
      let accepted = try Import(in: folder, ["brands", "--output", "tokens", "--accept"])
      #expect(accepted.run.exitCode == 0, "\(accepted.run.messages)")
      let manifest = try #require(folder.text(of: "tokens/tokenc.import.json"))
      #expect(
        manifest.contains(#""ignored": ["#) && !manifest.contains(#""chart": ["#), "\(manifest)")
      let configuration = try #require(folder.text(of: "tokens/tokenc.json"))
      #expect(configuration.contains(#""hidden": ["own.**"]"#), "\(configuration)")
    }
    let compiled = try BuiltTokenc.run(["tokens"], in: folder.path)
    #expect(compiled.output.contains("16 tokens for acme, nova, orbit"), "\(compiled.output)")
  }

  @Test("an opacity beside a color counts") func alpha() throws {
    let imported = try Import("dtcg-draft", "alpha-beside-value/a.json")
    let values = try imported.values()
    #expect(values["color.base"] == "#1f2328")
    #expect(values["color.a"] == "#1f2328 70%")
    #expect(values["color.b"] == "#1f2328 40%")
    #expect(values["color.c"] == "#1f2328 40%")
    let folder = try TemporaryFolder()
    try folder.write(
      ##"""
      {"c": {"$type": "color", "base": {"$value": "#1f2328"}, "half": {"$value": "#00000080", "alpha": 0.5},
       "soft": {"$value": "{c.base}", "alpha": 0.5}, "softer": {"$value": "{c.soft}", "alpha": 0.5},
       "ok": {"$value": "#fff"}, "fine": {"$value": "#000"}},
       "gap": {"$type": "dimension", "$value": "4px", "alpha": 0.5}}
      """##, to: "odd.json")
    let odd = try Import(in: folder, ["dtcg-draft", "odd.json"])
    for reason in [
      "token 'c.half' is left out: 'alpha' stands beside a color that has an opacity already",
      "token 'gap' is left out: 'alpha' stands beside a value that is not a color",
    ] {
      #expect(odd.run.messages.contains(reason), "\(odd.run.messages)")
    }
    #expect(odd.run.output.contains("  c.half\n  c.softer\n  gap\n"))
  }

  @Test("a set with its resolver document keeps sets, modifiers, contexts, defaults and order")
  func resolverDocument() throws {
    let folder = try TemporaryFolder()
    func write(_ path: String, _ tokens: KeyValuePairs<String, String>) throws {
      let members = tokens.map { ##""\##($0)": {"$type": "color", "$value": "\##($1)"}"## }
      try folder.write("{" + members.joined(separator: ", ") + "}", to: "in/\(path)")
    }
    try write("src/base.json", ["ink": "#111", "soft": "rgba({ink}, 0.5)", "top": "{ink}"])
    try write("src/mode/dark.json", ["ink": "#222222"])
    try write("src/mode/light.json", ["ink": "#333333"])
    try write("src/over.json", ["top": "#444444"])
    try write("src/unnamed.json", ["other": "#555555"])
    try folder.write(
      """
      {"version": "2025.10", "sets": {"my/base": {"sources": [{"$ref": "./src/base.json"}]},
        "over": {"sources": [{"$ref": "src/over.json"}]}, "idle": {"sources": [{"$ref": "src/base.json"}]}},
       "modifiers": {"theme": {"default": "light", "contexts": {
         "dark": [{"$ref": "src/mode/dark.json"}], "light": [{"$ref": "src/mode/light.json"}]}}},
       "resolutionOrder": [{"$ref": "#/sets/my~1base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/sets/over"}]}
      """, to: "in/t.resolver.json")
    for operand in ["in", "in/t.resolver.json"] {
      let imported = try Import(in: folder, ["dtcg-draft", operand])
      #expect(imported.run.exitCode == 0, "\(imported.run.messages)")
      #expect(imported.run.output.contains("0 dropped"), "\(imported.run.output)")
      #expect(
        imported.run.messages.contains(
          "t.resolver.json:2:53: warning: set 'idle' is not in 'resolutionOrder', so its tokens never count; "
            + "add '#/sets/idle' there [left-out]"), "\(imported.run.messages)")
      #expect(try imported.values() == ["ink": "#333333", "soft": "#333333 50%", "top": "#444444"])
      #expect(
        try imported.values("theme=dark")
          == ["ink": "#222222", "soft": "#222222 50%", "top": "#444444"])
      let written = try #require(folder.text(of: "imported/tokens.resolver.json"))
      for part in [
        #"{"$ref":"src/base.tokens.json"}"#, #"{"$ref":"src/mode/dark.tokens.json"}"#,
        #""my/base": {"#, ##"{"$ref":"#/sets/my~1base"}"##, #""default": "light""#,
      ] {
        #expect(written.contains(part), "\(written)")
      }
    }
    let text = try #require(folder.text(of: "in/t.resolver.json"))
    try folder.write(text.replacing(#""default": "light", "#, with: ""), to: "in/t.resolver.json")
    let open = try Import(in: folder, ["dtcg-draft", "in"])
    #expect(open.run.exitCode == 0)
    #expect(
      open.run.messages.contains(
        "modifier 'theme' states no default; its first context, 'dark', becomes it. "),
      "\(open.run.messages)")
    #expect(try open.values("theme=light")["ink"] == "#333333")
    try folder.write(
      text.replacing(#""default": "light""#, with: #""default": "lite""#), to: "in/t.resolver.json")
    let wrong = try Import(in: folder, ["dtcg-draft", "in"])
    #expect(wrong.run.exitCode == ExitCode.badInput.rawValue)
    #expect(
      wrong.run.messages.contains(
        "modifier 'theme' has no default context; it is one of 'dark', 'light' [bad-resolver]"))
    try folder.write(
      text.replacing("src/over.json", with: "../over.json"), to: "in/t.resolver.json")
    let outside = try Import(in: folder, ["dtcg-draft", "in"])
    #expect(outside.run.exitCode == ExitCode.badInput.rawValue)
    #expect(
      outside.run.messages.contains(
        "error: '../over.json' is not a file below the resolver document's folder [bad-resolver]"))
  }

  @Test("a value that too many combinations of contexts choose is left out, not looked at in part")
  func combinations() throws {
    let folder = try TemporaryFolder()
    let groups = 0..<9
    let sets = groups.flatMap { ["\($0)a", "\($0)b"] }
    let tokens = sets.map { ##""\##($0)": {"x": {"value": "#000000", "type": "color"}}"## }
    let themes = sets.map { set in
      #"{"id": "\#(set)", "name": "\#(set)", "group": "g\#(set.prefix(1))", "#
        + #""selectedTokenSets": {"\#(set)": "enabled"}}"#
    }
    let order = sets.map { "\"\($0)\"" }.joined(separator: ", ")
    try folder.write(
      "{" + tokens.joined(separator: ",\n") + #", "$metadata": {"tokenSetOrder": [\#(order)]}, "#
        + #""$themes": [\#(themes.joined(separator: ",\n"))]}"#, to: "many.json")
    let imported = try Import(in: folder, ["tokens-studio", "--context", "brand:a=many.json"])
    #expect(imported.run.exitCode != 0)
    #expect(
      imported.run.messages.contains(
        "token 'x' is left out: more than 256 combinations of contexts choose its value"),
      "\(imported.run.messages)")
  }

  @Test("what the standard has no place for is kept and told") func keptParts() throws {
    let imported = try Import("dtcg-draft", "italic/a.json")
    for part in ["textDecoration", "paragraphSpacing"] {
      #expect(
        imported.run.messages.contains(
          "warning: '\(part)' has no place in the standard; it is kept in '$extensions.dtcg-draft', "
            + "where nothing draws it [left-out]"))
    }
    let text = try #require(imported.folder.text(of: "imported/a.tokens.json"))
    #expect(text.components(separatedBy: #""italic": true"#).count == 3)
  }

  @Test("a line height that is pixels to one tool and a factor to another is left out")
  func lineHeight() throws {
    let imported = try Import("tokens-studio", "line-height/lh.json")
    #expect(imported.run.exitCode == ExitCode.badInput.rawValue)
    #expect(
      imported.run.messages.hasPrefix(
        "line-height/lh.json:1:85: error: token 't' is left out: line height '1.5' is 1.5px in Figma "
          + "and 1.5 times the font size in code; write it as a percentage or with its unit"))
    // No text has lines of a tenth of its size.
    let pixels = try Import("tokens-studio", "line-height/lh.json", "--unit", "px")
    #expect(pixels.run.exitCode == ExitCode.badInput.rawValue)
    #expect(pixels.run.messages.contains("times the font size, which no text has"))
  }

  @Test("what is lost with an alias that leads nowhere is told for every brand")
  func lostInOneBrand() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ##"{"a": {"value": "#f00", "type": "color"}, "b": {"value": "#0f0", "type": "color"}}"##,
      to: "acme.json")
    try folder.write(
      ##"{"a": {"value": "{gone}", "type": "color"}, "b": {"value": "#00f", "type": "color"}}"##,
      to: "orbit.json")
    let imported = try Import(
      in: folder,
      [
        "style-dictionary", "--context", "brand:acme=acme.json", "--context",
        "brand:orbit=orbit.json",
      ])
    #expect(
      imported.run.messages.contains(
        "token 'a' is left out: alias '{gone}' names no token; what 'acme/acme' has there is left "
          + "out with it"), "\(imported.run.messages)")
    #expect(try imported.values("brand=orbit") == ["b": "#0000ff"])
  }

  @Test("the summary says what is hidden, and of which sets") func hiddenSets() throws {
    let imported = try Import("tokens-studio", "source-sets/src.json")
    #expect(
      imported.run.output.contains(
        """
        hidden, as every theme has them as 'source' only: the tokens of 'core', 'comp'
        4 values in the files, of 3 tokens
        3 tokens in: 3 imported, 0 left out, 2 hidden; 6 files written, 0 unchanged in imported

        """))
  }

  @Test("sets that are named and not there are told, each once, where they are named")
  func missingSets() throws {
    let imported = try Import("tokens-studio", "missing-target/miss.json")
    #expect(
      imported.run.messages == """
        missing-target/miss.json:1:22: warning: token 'a' is left out: alias '{base.x}' names no token; \
        there is no group 'base' [left-out]
        missing-target/miss.json:1:203: warning: no input has the set 'base'; what only it has is \
        missing [missing-set]

        """)
    #expect(try imported.values() == ["b": "#ffffff"])
    let folder = imported.folder
    try folder.write(
      ##"{"bg": {"value": "#fff", "type": "color"}}"##, to: "sets/sys.json")
    try folder.write(#"{"tokenSetOrder": ["gone", "sys"]}"#, to: "sets/$metadata.json")
    try folder.write(
      """
      [{"name": "light", "selectedTokenSets": {"sys": "enabled", "gone": "source", "off": "disabled"}},
       {"name": "dark", "selectedTokenSets": {"sys": "enabled", "lost": "enabled"}}]
      """, to: "sets/$themes.json")
    let files = try Import(in: folder, ["tokens-studio", "sets"])
    #expect(
      files.run.messages == """
        sets/$metadata.json:1:20: warning: no input has the set 'gone'; what only it has is missing \
        [missing-set]
        sets/$themes.json:2:59: warning: no input has the set 'lost'; what only it has is missing \
        [missing-set]

        """)
  }

  @Test("more than half left out is an error, unless that is accepted") func partial() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ##"{"a": {"value": "#f00"}, "b": {"value": ""}, "c": {"value": ""}}"##, to: "t.json")
    let refused = try Import(in: folder, ["style-dictionary", "t.json"])
    #expect(refused.run.exitCode == ExitCode.difference.rawValue)
    #expect(
      refused.run.messages.hasPrefix(
        "tokenc: error: 2 of 3 tokens can't be converted, so nothing is written; '--allow-partial' writes "
          + "the rest [mostly-left-out]\n"), "\(refused.run.messages)")
    #expect(!folder.names.contains("imported"))
    let accepted = try Import(in: folder, ["style-dictionary", "t.json", "--allow-partial"])
    #expect(accepted.run.exitCode == 0)
    #expect(accepted.run.output.contains("3 tokens in: 1 imported, 2 left out, 0 hidden; 2 files"))
  }

  // MARK: Sets of one file

  @Test("sets that no theme joins are named one by one") func sets() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ##"{"base": {"red": {"value": "#f00", "type": "color"}}, "one": {"bg": {"value": "{red}", "type": "color"}}, "two": {"bg": {"value": "#000", "type": "color"}}}"##,
      to: "t.json")
    let imported = try Import(
      in: folder,
      [
        "tokens-studio", "t.json#base", "--context", "brand:one=t.json#one", "--context",
        "brand:two=t.json#two",
      ])
    #expect(imported.run.messages == "")
    #expect(try imported.values("brand=one") == ["red": "#ff0000", "bg": "#ff0000 {red}"])
    #expect(try imported.values("brand=two") == ["red": "#ff0000", "bg": "#000000"])
    let unknown = try Import(in: folder, ["tokens-studio", "t.json#bass"])
    #expect(unknown.run.exitCode == ExitCode.badInput.rawValue)
    #expect(
      unknown.run.messages
        == "t.json:1:1: error: the file has no set 'bass'; did you mean 'base'? [missing-set]\n")
  }

  // MARK: Compiled

  /// A bare number in a text is one, whatever type its file states; a percentage is not. CSS does not clamp
  /// a saturation above 100%.
  @Test("what a percentage is added to is computed, and what lies outside of its range left out")
  func saturation() throws {
    let imported = try Import("tokens-studio", "saturation/t.json", "--allow-partial")
    #expect(
      try imported.values() == [
        "a": "hsl(210 100 50)", "al": "1", "b": "0.666", "d": "hsl(210 50 47)", "h": "210",
      ])
    #expect(
      imported.run.messages == """
        saturation/t.json:1:15: warning: 'hsla(210, {b} + 33.3% + 0.1%, 50%, 1)' is computed and written \
        as a value, as the standard has no alias for it [assumed]
        saturation/t.json:1:15: note: 1 more place in this file has the same fault
        saturation/t.json:1:122: warning: token 'c' is left out: saturation is 100.5; it goes from 0 to \
        100 [left-out]
        saturation/t.json:1:224: warning: type 'internal' is not one of Tokens Studio's; types are inferred \
        from values and names [assumed]
        saturation/t.json:1:224: note: 1 more place in this file has the same fault
        saturation/t.json:1:237: warning: type 'internal' is not one of the standard's; 'h' is taken for a \
        bare number [assumed]
        saturation/t.json:1:237: note: 1 more place in this file has the same fault
        saturation/t.json:1:275: warning: token 's' is left out: type 'internal' is not one of the \
        standard's, and '50%' fits none [left-out]
        saturation/t.json:1:275: note: 1 more place in this file has the same fault

        """)
  }

  @Test("a number is not a color, shadow or content because of its name") func numbersByName() {
    let sample = ImportSample(
      .tokensStudio,
      [
        "a.json": ##"""
        {"brandColorA": {"value": "(100 - 0.5 * 100) / 100", "type": "internal"},
         "textShadowH": {"value": "210", "type": "internal"},
         "mutedContentL": {"value": "{textShadowH} - 3", "type": "internal"},
         "brandColorS": {"value": "5% - 10%", "type": "internal"},
         "brandColor": {"value": "hsla({textShadowH}, {brandColorS}, 50%, {brandColorA})", "type": "color"}}
        """##
      ])
    #expect(
      sample.tokens() == [
        "brandColorA": "number 0.5", "textShadowH": "number 210", "mutedContentL": "number 207",
        "brandColor": "color hsl(210 0 50) 50%",
      ])
    #expect(sample.result.tally().leftOut == ["brandColorS"])
  }

  @Test("names that Swift reserves become cases by a rule") func names() throws {
    let imported = try Import("tokens-studio", "names/t.json")
    #expect(imported.run.exitCode == 0)
    let compiled = try BuiltTokenc.run(["imported"], in: imported.folder.path)
    #expect(compiled.exitCode == 0, "\(compiled.messages)")
    let enums = imported.folder.text(of: "Generated/RadiusToken.swift") ?? ""
    let cases = enums.matches(of: /case (\S+)/).map { String($0.output.1) }
    #expect(
      cases == [
        "radiusNone", "s", "radiusSelf", "type", "radiusInit", "`default`", "radius1", "radius1_5",
        "all",
        "radiusAllCases", "radiusHash", "radiusSome",
      ])
  }

  @Test("primitives of one brand are private, and switches without a role are told")
  func compiledCases() throws {
    let folder = try TemporaryFolder()
    _ = try BuiltTokenc.runScript("cp -R '\(Self.cases)/'* .", in: folder.path)
    let hole = try BuiltTokenc.run(["hole", "--output", "out"], in: folder.path)
    #expect(hole.exitCode == 0)
    #expect(
      hole.messages == """
        hole/tokenc.json:1:58: warning: 'groups' takes top-level groups only, so 'color.x' has no effect; \
        write '"hidden": ["color.x.**"]' beside it [configuration]
        hole/tokenc.json:1:84: warning: there is no top-level group 'zzz' [configuration]

        """)
    let role = try BuiltTokenc.run(["mode-role", "--output", "out"], in: folder.path)
    #expect(role.exitCode == 0)
    #expect(
      role.messages == """
        mode-role/t.resolver.json:1:90: warning: modifier 'theme' has no role, so of 'light', 'dark' only \
        'light' is compiled; say in tokenc.json what becomes of it: "modifiers": {"theme": "scheme"}, or \
        choose a context with '--modifier theme=light' [fixed-modifier]
        mode-role/t.resolver.json:1:179: warning: modifier 'platform' has no role, so of 'desktop', \
        'mobile' only 'desktop' is compiled; say in tokenc.json what becomes of it: "modifiers": \
        {"platform": "desktop"}, or choose a context with '--modifier platform=desktop' [fixed-modifier]

        """)
  }
}
