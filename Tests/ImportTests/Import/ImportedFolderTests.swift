import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenImport

/// Folders that are imported without a word about them.
@Suite("Folders imported without options") struct ImportedFolderTests {
  // MARK: By chance

  /// Colors for brands and schemes by chance, and how a team might have written them.
  private struct Made {
    enum Dialect: CaseIterable { case draft, styleDictionary }
    enum Style: CaseIterable {
      case files, folders, collection, brandScheme, member, valueObject, extensions, groups
    }

    var dialect: Dialect
    var style: Style
    var brands: [String]
    /// The colors of `GROUP.NAME` in light and dark, for each brand.
    var colors: [[(path: [String], light: String, dark: String)]] = []

    init(using random: inout SeededGenerator) {
      dialect = Dialect.allCases.randomElement(using: &random) ?? .draft
      style = Style.allCases.randomElement(using: &random) ?? .files
      let known = ["finn", "tori", "blocket", "acme"].shuffled(using: &random)
      brands =
        style == .brandScheme ? Array(known.prefix(Int.random(in: 2...3, using: &random))) : []
      let groups = [["color"], ["sys", "color"], ["bg"]].randomElement(using: &random) ?? []
      let names = ["accent", "text", "surface", "onAccent", "border-strong"]
        .prefix(Int.random(in: 3...5, using: &random))
      func color() -> String {
        let digits = String(Int.random(in: 0...0xFFFFFF, using: &random), radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
      }
      for _ in 0..<max(brands.count, 1) {
        colors.append(names.map { (groups + [$0], color(), color()) })
      }
    }

    private var sign: String { dialect == .draft ? "$" : "" }

    private func token(_ value: String, _ more: String = "") -> String {
      "{\"\(sign)value\": \(value)\(more), \"\(sign)type\": \"color\"}"
    }

    /// An object of tokens by their paths, all in one group.
    private func object(_ tokens: [(path: [String], text: String)]) -> String {
      let members = tokens.map { "\"\($0.path.last ?? "")\": \($0.text)" }.joined(separator: ",\n")
      return (tokens.first?.path.dropLast() ?? []).reversed().reduce("{\(members)}") {
        "{\"\($1)\": \($0)}"
      }
    }

    private func object(_ brand: Int, isDark: Bool) -> String {
      object(colors[brand].map { ($0.path, token("\"\(isDark ? $0.dark : $0.light)\"")) })
    }

    /// The files of a folder.
    var files: [(path: String, text: String)] {
      let own = colors[0]
      switch style {
      case .files:
        return [("light.json", object(0, isDark: false)), ("dark.json", object(0, isDark: true))]
      case .folders:
        return [
          ("themes/light/colors.json", object(0, isDark: false)),
          ("themes/dark/colors.json", object(0, isDark: true)),
        ]
      case .collection:
        return [
          ("Theme.Light mode.json", object(0, isDark: false)),
          ("Theme.Dark mode.json", object(0, isDark: true)),
        ]
      case .brandScheme:
        return brands.indices.flatMap { brand in
          [
            ("\(brands[brand])-light/tokens.json", object(brand, isDark: false)),
            ("\(brands[brand])-dark/tokens.json", object(brand, isDark: true)),
          ]
        }
      case .member:
        return [
          (
            "t.json",
            object(
              own.map { ($0.path, token("\"\($0.light)\"", ", \"valueDark\": \"\($0.dark)\"")) })
          )
        ]
      case .valueObject:
        return [
          (
            "t.json",
            object(
              own.map { ($0.path, token("{\"light\": \"\($0.light)\", \"dark\": \"\($0.dark)\"}")) }
            )
          )
        ]
      case .extensions:
        return [
          (
            "t.json",
            object(
              own.map {
                (
                  $0.path,
                  token(
                    "\"\($0.light)\"", ", \"$extensions\": {\"mode\": {\"dark\": \"\($0.dark)\"}}")
                )
              })
          )
        ]
      case .groups:
        let halves = [false, true].map { isDark in
          "\"\(isDark ? "dark" : "light")\": \(object(0, isDark: isDark))"
        }
        return [("t.json", "{\(halves.joined(separator: ", "))}")]
      }
    }
  }

  @Test("have in each brand and scheme the colors that were written") func chance() throws {
    for seed in 0..<UInt64(Effort.rounds(400, short: 40)) {
      var random = SeededGenerator(seed: seed)
      let made = Made(using: &random)
      let sample = try FolderSample(made.files)
      let label = "\(seed) \(made.dialect) \(made.style)\n\(made.files)"
      for (brand, colors) in made.colors.enumerated() {
        for isDark in [false, true] {
          let words =
            [isDark ? "dark" : "light"] + (made.brands.isEmpty ? [] : [made.brands[brand]])
          let found = sample.tokens(in: words)
          for color in colors {
            let path = color.path.joined(separator: ".")
            let wanted = "color \(isDark ? color.dark : color.light)"
            try #require(found[path] == wanted, "\(path) in \(words): \(found)\n\(label)")
          }
        }
      }
    }
  }

  // MARK: Plans

  private func plan(_ files: KeyValuePairs<String, String>) throws -> [String] {
    try FolderSample(
      files.map { ("\($0).json", #"{"c": {"a": {"$value": "\#($1)", "$type": "color"}}}"#) }
    ).plan.modifiers.map { modifier in
      "\(modifier.name): "
        + modifier.contexts.map { "\($0.name) \($0.files)" }.joined(separator: ", ")
    }
  }

  @Test("contexts are what paths differ in") func axes() throws {
    #expect(
      try plan(["color.dark": "#000", "color.light": "#fff"])
        == [#"scheme: light ["color.light"], dark ["color.dark"]"#])
    #expect(
      try plan(["tokens": "#fff", "tokens-dark": "#000"]) == [#"scheme: dark ["tokens-dark"]"#])
    #expect(
      try plan(["dimension.default": "#fff", "dimension.small": "#000"])
        == [#"dimension: default ["dimension.default"], small ["dimension.small"]"#])
    #expect(
      try plan(["brands/acme/c": "#fff", "brands/orbit/c": "#000"])
        == [#"brand: acme ["brands/acme/c"], orbit ["brands/orbit/c"]"#])
    #expect(
      try plan(["brand-acme": "#fff", "brand-orbit": "#000"])
        == [#"brand: acme ["brand-acme"], orbit ["brand-orbit"]"#])
    // Where names say neither brand nor product, a person is asked.
    #expect(
      try plan(["acme/c": "#fff", "orbit/c": "#000"])
        == [#"variant: acme ["acme/c"], orbit ["orbit/c"]"#])
    #expect(
      ImportPlan.Modifier(name: "variant", contexts: []).question == nil
        && ImportPlan.Modifier(name: "brand", contexts: [.init(name: "a", files: [])]).question
          == nil
    )
    let asked = ImportPlan.Modifier(name: "variant-2", contexts: [.init(name: "a", files: [])])
    #expect(asked.question?.contains("write 'brand' in place of 'variant-2'") ?? false)
    // Words that stand twice in a path or in all paths tell nothing apart.
    #expect(
      try plan(["dark/charts.dark": "#000", "light/charts": "#fff"])
        == [#"scheme: light ["light/charts"], dark ["dark/charts.dark"]"#])
    // What overrides a base alone is called by its context, and all that lies there counts in it.
    #expect(
      try plan(["tokens": "#fff", "dark/colors": "#000"]) == [#"scheme: dark ["dark/colors"]"#])
    let own = ##"{"c": {"x": {"$value": "#123456", "$type": "color"}}}"##
    let beside = try FolderSample([
      ("tokens.json", own.replacing("x", with: "a")),
      ("dark/colors.json", own.replacing("x", with: "a").replacing("123456", with: "000000")),
      ("dark/extra.json", own),
    ])
    #expect(beside.plan.modifiers.first?.contexts.map(\.files) == [["dark/colors", "dark/extra"]])
    // Those that agree are what the one that is named apart overrides.
    #expect(
      try plan(["base.system": "#fff", "base.button": "#fff", "theme/dark": "#000"])
        == [#"scheme: dark ["theme/dark"]"#])
    #expect(
      try plan([
        "light": "#fff", "dark": "#000", "light-high-contrast": "#eee",
        "dark-high-contrast": "#111",
      ]).first?.hasPrefix("theme: light") ?? false)
  }

  // MARK: The command

  @Test(
    "one command imports a folder, says what it found, and compiles; another follows the manifest")
  func command() throws {
    let folder = try TemporaryFolder()
    for (path, color) in [
      ("finn-light", "#ffffff"), ("finn-dark", "#000000"), ("tori-light", "#eeeeee"),
      ("tori-dark", "#111111"),
    ] {
      try folder.write(
        ##"{"color": {"bg": {"$value": "\##(color)", "$type": "color"}}}"##,
        to: "design/\(path)/colors.json")
    }
    try folder.write(#"{"name": "design"}"#, to: "design/package.json")
    try folder.write(#"{"other": 1}"#, to: "design/settings.json")
    try folder.write("a: 1", to: "design/notes.yaml")
    let first = try BuiltTokenc.run(["import", "design", "--output", "tokens"], in: folder.path)
    #expect(first.exitCode == 0, "\(first.messages)")
    #expect(first.messages == "")
    for line in [
      "'design': 4 files of DTCG draft with 4 tokens",
      "  theme     finn-light (default)  1       finn-light/colors",
      "  without tokens: settings", "  not read: 1 file *.yaml;",
      "compile them with 'tokenc tokens'",
    ] {
      #expect(first.output.contains(line), "\(first.output)")
    }
    let compiled = try BuiltTokenc.run(["tokens"], in: folder.path)
    #expect(compiled.exitCode == 0, "\(compiled.messages)")
    #expect(compiled.messages == "")
    // The default is what was shown, and not the first of the paths.
    let written = try #require(folder.text(of: "tokens/tokens.resolver.json"))
    #expect(written.contains(#""default": "finn-light""#), "\(written)")
    let manifest = try #require(folder.text(of: "tokens/tokenc.import.json"))
    #expect(manifest.contains(#""inputs": ["#) && manifest.contains("../design"))
    // What people say counts from then on.
    try folder.write(
      manifest.replacing("finn-light\"", with: "finn-day\""), to: "tokens/tokenc.import.json")
    for words in [["import", "--output", "tokens"], ["import", "design", "--output", "tokens"]] {
      let again = try BuiltTokenc.run(words, in: folder.path)
      #expect(again.exitCode == 0, "\(again.messages)")
      let resolver = try #require(folder.text(of: "tokens/tokens.resolver.json"))
      #expect(resolver.contains("\"finn-day\""))
      let check = try BuiltTokenc.run(words + ["--check"], in: folder.path)
      #expect(check.exitCode == 0, "\(check.messages)")
    }
    try folder.write(
      manifest.replacing("dialect", with: "dialekt"), to: "tokens/tokenc.import.json")
    let faulty = try BuiltTokenc.run(["import", "--output", "tokens"], in: folder.path)
    #expect(faulty.exitCode == ExitCode.badInput.rawValue)
    #expect(
      faulty.messages.contains(
        "the manifest of an import has no member 'dialekt'; did you mean 'dialect'?"),
      "\(faulty.messages)")
    let missing = try BuiltTokenc.run(["import"], in: folder.path)
    #expect(missing.exitCode == ExitCode.usage.rawValue)
    #expect(missing.messages.contains("imported has no tokenc.import.json"), "\(missing.messages)")
  }

  @Test("what is written is not read again, and what is not JSON is told") func around() throws {
    let folder = try TemporaryFolder()
    try folder.write(##"{"c": {"a": {"$value": "#fff", "$type": "color"}}}"##, to: "light.json")
    try folder.write(##"{"c": {"a": {"$value": "#000", "$type": "color"}}}"##, to: "dark.json")
    try folder.write(##"{"c": {"a": "##, to: "broken.json")
    let first = try BuiltTokenc.run(["import", "."], in: folder.path)
    #expect(first.exitCode == 0, "\(first.messages)")
    #expect(
      first.messages.contains("broken.json:1:") && first.messages.contains("the file is not JSON"),
      "\(first.messages)")
    let again = try BuiltTokenc.run(["import"], in: folder.path)
    #expect(again.exitCode == 0, "\(again.messages)")
    #expect(again.output.contains("; 0 files written, "), "\(again.output)")
  }

  @Test("files beside sets that are in an order may be light and dark themselves")
  func besideSets() throws {
    let folder = try TemporaryFolder()
    func color(_ hex: String) -> String { ##"{"b": {"value": "\##(hex)", "type": "color"}}"## }
    try folder.write(
      ##"""
      {"$themes": [], "$metadata": {"tokenSetOrder": ["global"]},
       "global": {"a": {"b": {"value": "#111111", "type": "color"}}}}
      """##, to: "in/tokens.json")
    try folder.write(color("#eeeeee"), to: "in/lightTheme.json")
    try folder.write(color("#222222"), to: "in/darkTheme.json")
    let run = try BuiltTokenc.run(["import", "in", "--output", "out"], in: folder.path)
    #expect(run.exitCode == 0, "\(run.messages)")
    for (scheme, hex) in [("light", "#eeeeee"), ("dark", "#222222")] {
      let resolved = try BuiltTokenc.run(
        ["resolve", "out", "--modifier", "scheme=\(scheme)", "--format", "table"], in: folder.path)
      #expect(resolved.output.contains(hex), "\(resolved.output)")
    }
    let stated = try BuiltTokenc.run(["import", "tokens-studio", "in"], in: folder.path)
    #expect(stated.exitCode == ExitCode.badInput.rawValue)
    #expect(stated.messages.contains("nothing says which counts"), "\(stated.messages)")
  }

  @Test("accounts for each member of the files once, as JSON that stands alone") func account()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      ##"""
      {"color": {"$description": "c", "note": 3,
        "red": {"value": "#f00", "dark": {"value": "#a00"}, "owner": {"name": "me"}},
        "none": {"value": "", "type": "color"}}}
      """##, to: "in/a.json")
    let run = try BuiltTokenc.run(
      ["import", "in", "--output", "out", "--format", "json"], in: folder.path)
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(
      run.output == ##"""
        {
          "members": {
            "total": 7,
            "converted": 3,
            "kept": 1,
            "dropped": 3
          },
          "files": [
            {
              "file": "in/a.json",
              "members": [
                {"member":"color.$description","at":"1:12","converted":[]},
                {"member":"color.note","at":"1:33","dropped":"'color.note' is neither a group nor a token"},
                {"member":"color.red.value","at":"2:11","converted":["color.red"],"contexts":["scheme=light"]},
                {"member":"color.red.dark.value","at":"2:37","converted":["color.red"],"contexts":["scheme=dark"]},
                {"member":"color.red.owner.name","at":"2:65","kept":"$extensions.style-dictionary.owner.name"},
                {"member":"color.none.value","at":"3:12","dropped":"the value is empty"},
                {"member":"color.none.type","at":"3:25","dropped":"the value is empty"}
              ]
            }
          ],
          "notRead": []
        }

        """##)
    #expect(run.messages.contains("2 tokens in: 1 imported, 1 left out"), "\(run.messages)")
    let comment = try BuiltTokenc.run(
      ["import", "in", "--output", "out", "--check", "--format", "markdown"], in: folder.path)
    #expect(
      comment.output == """
        ### Import: 7 members in the files: 3 converted, 1 kept in '$extensions', 3 dropped


        <details><summary><b>Members that are dropped</b> (2)</summary>

        - 'color.note' is neither a group nor a token
          - `in/a.json:1:33`
        - the value is empty
          - `in/a.json:3:12`
          - `in/a.json:3:25`

        </details>

        """, "\(comment.output)")
    #expect(comment.messages.contains("in/a.json:1:33: warning: "), "\(comment.messages)")
    let check = try BuiltTokenc.run(
      ["import", "in", "--output", "out", "--check", "--format", "json"], in: folder.path)
    #expect(check.output == run.output, "\(check.output)")
  }

  // MARK: What was published

  @Test("an import is compared with what its system published, in each context") func against()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      ##"""
      {"color": {"$type": "color", "link": {"$value": "#9D8EBB", "dark": "#9b8ec9"}, "text": {"$value": "{color.link}"},
         "soft": {"$value": "#00000080"}},
       "space": {"$type": "dimension", "m": {"$value": "1rem"}, "l": {"$value": "24px"}},
       "font": {"$type": "typography", "body": {"$value": {"fontFamily": "Inter", "fontSize": "16px",
         "fontWeight": 400, "lineHeight": 1.5, "letterSpacing": "0px"}}}}
      """##, to: "t.json")
    try folder.write(
      """
      /* a: b; */
      :root {
        --goa-color-link: #9d8ebb; --goa-color-text: var(--goa-color-link);
        /* soft: */ --goa-color-soft: rgba(0, 0, 0, 0.5);
        --goa-debug: 1; --goa-space-m: 16px; --goa-space-l: calc(16px + 8px); --goa-font-body-font-size: 1rem
      }
      @media (prefers-color-scheme: dark) { :root:not(.light) { --goa-color-link: #9b8ec8; } }
      """, to: "dist/tokens.css")
    func run(_ published: String..., format: String? = nil) throws -> BuiltTokenc.Outcome {
      let words =
        published.flatMap { ["--published", $0] } + (format.map { ["--format", $0] } ?? [])
      return try BuiltTokenc.run(["import", "t.json", "--output", "out"] + words, in: folder.path)
    }
    let css = try run("dist/tokens.css")
    #expect(css.exitCode == ExitCode.difference.rawValue, "\(css.messages)")
    let told =
      "error: 'goa-color-link' is #9b8ec8, and token 'color.link' is #9b8ec9 in 'scheme=dark'"
    #expect(css.messages.contains("dist/tokens.css:7:"), "\(css.messages)")
    #expect(css.messages.contains(told), "\(css.messages)")
    #expect(css.output.contains("compared by names: 'goa' before the path: "), "\(css.output)")
    #expect(
      css.output.contains("default: 6 equal, 0 differ, 4 without a counterpart"), "\(css.output)")
    #expect(
      css.output.contains("; 1 published name without a token (goa-debug)\n"), "\(css.output)")
    #expect(css.output.contains("scheme=dark: 4 equal, 2 differ"), "\(css.output)")
    let json = try run("dist/tokens.css", format: "json")
    #expect(json.output.contains(##""published": "#9b8ec8""##), "\(json.output)")
    let comment = try run("dist/tokens.css", format: "markdown")
    #expect(comment.exitCode == ExitCode.difference.rawValue)
    #expect(
      comment.output.contains(
        "- `color.link` `goa-color-link` is `#9b8ec8`, and the token is `#9b8ec9` in scheme=dark\n"),
      "\(comment.output)")
    let text = try #require(folder.text(of: "dist/tokens.css"))
    try folder.write(text.replacing("#9b8ec8", with: "#9b8ec9"), to: "dist/tokens.css")
    let equal = try run("dist/tokens.css")
    #expect(equal.exitCode == 0, "\(equal.messages)")
    // Other forms.
    try folder.write(
      "$color-link: #9d8ebb !default;\n// no: 1;\n$space-m: 16px;\n", to: "dist/_t.scss")
    #expect(try run("dist/_t.scss").output.contains("default: 2 equal, 0 differ"))
    try folder.write(
      "enum Tokens {\n  static let colorLink = Color(red: 157/255, green: 142/255, blue: 187/255)\n"
        + "  static let spaceL: CGFloat = 23\n}\n", to: "dist/T.swift")
    #expect(try run("dist/T.swift").output.contains("default: 1 equal, 1 differ"))
    try folder.write(##"{"color": {"link": "#9b8ec9"}}"##, to: "dist/d.json")
    #expect(try run("scheme:dark=dist/d.json").output.contains("scheme=dark: 1 equal, 0 differ"))
    let component = ##"{"red": "0x9D", "green": "0x8E", "blue": "187", "alpha": "1.000"}"##
    let dark = ##"{"red": "0x9B", "green": "0x8E", "blue": "0xC9", "alpha": "1.000"}"##
    try folder.write(
      ##"""
      {"colors": [{"color": {"color-space": "srgb", "components": \##(component)}, "idiom": "universal"},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}], "idiom": "universal",
         "color": {"color-space": "srgb", "components": \##(dark)}}]}
      """##, to: "C.xcassets/colorLink.colorset/Contents.json")
    let assets = try run("C.xcassets")
    #expect(assets.exitCode == 0, "\(assets.messages)")
    #expect(assets.output.contains("scheme=dark: 1 equal, 0 differ"), "\(assets.output)")
    // The last names alone.
    try folder.write(
      "--link: #9d8ebb; --soft: #00000080; --m: 16px; --l: 24px; --x: 1", to: "l.css")
    let last = try run("l.css").output
    #expect(last.contains("compared by names: the last name of the path: 'color.link' is 'link'"))
    #expect(last.contains("default: 4 equal, 0 differ"), "\(last)")
    let none = try run("contrast:high=dist/d.json")
    #expect(none.exitCode == ExitCode.usage.rawValue)
    #expect(
      none.messages.contains("the import has 'scheme:light', 'scheme:dark'"), "\(none.messages)")
  }

  // MARK: Sources that are gone

  @Test("tokens whose source is gone are not removed, and the edit for either meaning is said")
  func orphans() throws {
    let folder = try TemporaryFolder()
    let component = #"{"red": "0x9D", "green": "0x8E", "blue": "0xBB", "alpha": "1.000"}"#
    let set =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": "#
      + component + "}}]}"
    let names = ["Ink", "Accent"].map { "App/Colors.xcassets/\($0).colorset/Contents.json" }
    for name in names { try folder.write(set, to: name) }
    try folder.write(
      "import UIKit\nextension UIColor {\n  static let paper = UIColor(white: 1, alpha: 1)\n}\n",
      to: "App/Colors.swift")
    let words = ["import", folder["App"], "--output", folder["t"]]
    _ = try runTokenc(words)
    // One of two color sets may go.
    try FileManager.default.removeItem(atPath: folder["App/Colors.xcassets/Accent.colorset"])
    #expect(try runTokenc(words).text.contains("color.Accent"))
    try FileManager.default.removeItem(atPath: folder["App/Colors.xcassets"])
    let before = folder.names.map { folder.text(of: $0) }
    for option in [[], ["--check"], ["--force"]] {
      let fault = #expect(throws: RunFailure.self) { try runTokenc(words + option) }
      let message = try #require(fault?.diagnostics.first?.message)
      #expect(fault?.exitCode == .difference && fault?.diagnostics.count == 1)
      #expect(message.contains("with 'color.Ink'; if the tokens are the source now, delete '"))
      #expect(message.contains("t/tokenc.import.json'") && !message.contains("import the source"))
    }
    #expect(folder.names.map { folder.text(of: $0) } == before)
    // Without its file the other tokens are imported.
    let orphan = try #require(
      folder.names.first { folder.text(of: $0)?.contains("\"Ink\"") == true && $0.hasPrefix("t/") })
    try FileManager.default.removeItem(atPath: folder[orphan])
    let rest = try runTokenc(words)
    #expect(rest.exitCode == .success && rest.text.contains("1 token in: 1 imported"))
    // Nothing is left to import.
    try folder.write("func f() {}\n", to: "App/Colors.swift")
    let fault = #expect(throws: RunFailure.self) { try runTokenc(words) }
    #expect(
      fault?.diagnostics.contains { $0.message.contains("if the tokens are the source now") }
        == true)
  }

  @Test("a file of another name with the same tokens is no loss, and one file fewer is")
  func files()
    throws
  {
    let folder = try TemporaryFolder()
    func tokens(_ group: String) -> String {
      ##"{"\##(group)": {"$type": "color", "a": {"$value": "#112233"}, "b": {"$value": "#445566"}}}"##
    }
    try folder.write(tokens("brand"), to: "design/brand.json")
    try folder.write(tokens("base"), to: "design/base.json")
    let words = ["import", folder["design"], "--output", folder["t"]]
    _ = try runTokenc(words)
    try FileManager.default.moveItem(
      atPath: folder["design/brand.json"], toPath: folder["design/marks.json"])
    #expect(try runTokenc(words).exitCode == .success)
    // The file stays, and its tokens have other names.
    try folder.write(tokens("core"), to: "design/base.json")
    #expect(try runTokenc(words).exitCode == .success)
    try FileManager.default.removeItem(atPath: folder["design/marks.json"])
    let fault = #expect(throws: RunFailure.self) { try runTokenc(words) }
    #expect(fault?.diagnostics.first?.path?.hasSuffix("t/marks.tokens.json") == true)
  }
}
