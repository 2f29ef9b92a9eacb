import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCommands
@testable import TokenCompiler

@Suite("Spellings of apps without tokens") struct SpellingTests {
  private func adopt(
    _ source: String, _ spellings: [String], accessors: String = #"{ "uiKit": true }"#
  ) throws -> (source: String, text: String) {
    let folder = try TemporaryFolder()
    let color = colorJSON("#112233")
    try folder.write(
      """
      { "color": { "$type": "color", "accent": { "primary": { "$value": \(color) } },
          "ink": { "$value": \(color), "$extensions": { "tokenc": { "formerNames": ["textMain"] } } },
          "body": { "mdBold": { "$value": \(color) } }, "blue": { "500": { "$value": \(color) } } },
        "space": { "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } } }
      """, to: "t/a.tokens.json")
    try folder.write(
      #"{ "accessors": \#(accessors), "groups": { "color": { "serverNames": "snake_case" } } }"#,
      to: "t/tokenc.json")
    try folder.write(source, to: "App/View.swift")
    let options = spellings.flatMap { ["--spelling", $0] }
    let result = try runTokenc(
      ["adopt", folder["t"], "--sources", folder["App"], "--apply"] + options)
    return (folder.text(of: "App/View.swift") ?? "", result.text)
  }

  static let places: [(spelling: String, before: String, after: String)] = [
    (
      #"UIColor(named: "*")!=UIColor.*"#, #"a = UIColor(named: "accent_primary")!"#,
      "a = UIColor.accentPrimary"
    ),
    (
      #"UIColor(named: "*")!=UIColor.*"#, #"a = UIColor( named:"Accent/Primary" )!"#,
      "a = UIColor.accentPrimary"
    ),
    ("R.color.*()!=UIColor.*", "a = [R.color.accentPrimary()!]", "a = [UIColor.accentPrimary]"),
    (
      "Asset.Colors.*.color=UIColor.*", "a = Asset.Colors.textMain.color.cgColor",
      "a = UIColor.ink.cgColor"
    ),
    ("Color.brand.*=.*", "view.tint(Color.brand.ink)", "view.tint(.ink)"),
    ("palette.*=UIColor.*", "a = self.palette.ink", "a = UIColor.ink"),
    ("palette.*=theme[.*]", "a = self.palette.ink", "a = self.theme[.ink]"),
    ("palette.*=UIColor.*", "a = other.palette.ink", "a = other.palette.ink"),
    ("Palette.*=UIColor.*", "a = self.Palette.ink", "a = self.Palette.ink"),
    (#"Color("*")=Color(theme[.*])"#, #"b ? Color("ink") : .red"#, "b ? Color(theme[.ink]) : .red"),
    (".compound.*=.*", "x.background(.compound.ink, in: s)", "x.background(.ink, in: s)"),
  ]

  /// Places whose type decides which of several replacements counts.
  static let typedPlaces: [(before: String, after: String)] = [
    ("x.tint(on ? .brand.ink : .brand.accentPrimary)", "x.tint(on ? .ink : .accentPrimary)"),
    (
      "x.fill(a ? .brand.ink : b ? .brand.ink : .brand.ink, s)",
      "x.fill(a ? .ink : b ? .ink : .ink, s)"
    ),
    ("x.tint(on ? Color.brand.ink : .brand.ink)", "x.tint(on ? .ink : .ink)"),
    ("x.tint(on ? .brand.ink : .red)", "x.tint(on ? Color(theme[.ink]) : .red)"),
    ("x.accentColor(.brand.ink)", "x.accentColor(Color(theme[.ink]))"),
    ("x.shadow(color: .brand.ink, radius: 2)", "x.shadow(color: Color(theme[.ink]), radius: 2)"),
    ("let a: Color = .brand.ink", "let a: Color = Color(theme[.ink])"),
    ("let a: Color? = on ? .brand.ink : nil", "let a: Color? = on ? Color(theme[.ink]) : nil"),
    (
      "struct Text { enum Color {} }\nlet a: Color = .brand.ink",
      "struct Text { enum Color {} }\nlet a: Color = Color(theme[.ink])"
    ),
    ("let a: SwiftUI.Color = .brand.ink", "let a: SwiftUI.Color = Color(theme[.ink])"),
    ("let a: [Color] = [.brand.ink]", "let a: [Color] = [Color(theme[.ink])]"),
    (
      "var a: Color { guard on else { return .brand.ink }; return .brand.ink.opacity(0.5) }",
      "var a: Color { guard on else { return Color(theme[.ink]) }; return Color(theme[.ink]).opacity(0.5) }"
    ),
    ("func a() -> UIColor { .brand.ink }", "func a() -> UIColor { UIColor.ink }"),
    ("func f(_ c: Color) {}\nf(.brand.ink)", "func f(_ c: Color) {}\nf(Color(theme[.ink]))"),
    (
      "var a: Gradient { .init(colors: [.brand.ink]) }",
      "var a: Gradient { .init(colors: [Color(theme[.ink])]) }"
    ),
    (
      "a = LinearGradient(colors: [.brand.ink])", "a = LinearGradient(colors: [Color(theme[.ink])])"
    ),
    ("import UIKit\nview.tintColor = .brand.ink", "import UIKit\nview.tintColor = UIColor.ink"),
    (
      "import UIKit\nstruct A { var tintColor: B }\nlet view = UILabel()\nview.tintColor = .brand.ink",
      "import UIKit\nstruct A { var tintColor: B }\nlet view = UILabel()\nview.tintColor = UIColor.ink"
    ),
    (
      "struct A { struct B { let c: Color } }\nlet a = [A.B(c: .brand.ink)]",
      "struct A { struct B { let c: Color } }\nlet a = [A.B(c: Color(theme[.ink]))]"
    ),
    ("x.tint(.brand.bodyMDBold)", "x.tint(.bodyMdBold)"),
    ("x.tint(.brand.blue500)", "x.tint(.blue500)"),
  ]

  @Test("the first replacement that a place takes counts", arguments: typedPlaces)
  func typed(before: String, after: String) throws {
    let run = try adopt(
      before + "\n",
      [
        ".brand.*=.*", ".brand.*=Color(theme[.*])", ".brand.*=UIColor.*", "Color.brand.*=.*",
      ])
    #expect(run.source == after + "\n", "\(run.text)")
  }

  @Test("a member without a type before its dot is a token by its name and the type of its place")
  func bare() throws {
    let source = """
      import SwiftUI
      let a: Color = .ink, b: Color = .own, c = x.tint(.ink), d = Color.clear, e: Size = .gap
      let f: Kind = .ink, g = .ink
      let h = Color.oldInk, i = Color.make(1), j = Color.systemTeal, k = Color.yellow

      """
    let run = try adopt(source, [".*=.*", ".*=Color(theme[.*])", "Color.*=Color(theme[.*])"])
    #expect(
      run.source == source.replacing("a: Color = .ink", with: "a: Color = Color(theme[.ink])"))
    #expect(run.text.contains("View.swift:3:25: .ink is not rewritten"), "\(run.text)")
    #expect(run.text.contains("View.swift:4:9: Color.oldInk names no token"), "\(run.text)")
    #expect(run.text.components(separatedBy: "names no token").count == 2, "\(run.text)")
  }

  @Test("a spelling whose name means one token is rewritten", arguments: places)
  func rewritten(spelling: String, before: String, after: String) throws {
    let run = try adopt(before + "\n", [spelling])
    #expect(run.source == after + "\n")
  }

  static let kept: [(spelling: String, source: String, reason: String)] = [
    (
      #"UIColor(named: "*")!=UIColor.*"#, #"UIColor(named: "acent_primary")!"#,
      "names no token; did you mean 'accent_primary'?"
    ),
    (
      #"UIColor(named: "*")=UIColor.*"#, #"UIColor(named: "ink")!"#,
      "as '!' stands behind it; add that to the spelling"
    ),
    (
      "Color.brand.*=.*", "let a = Color.brand.ink.opacity(0.5)",
      "as it isn't an argument of its own"
    ),
    (
      "Color.brand.*=.*", "x.tint(b ? Color.brand.ink : .red)",
      "as what stands beside it becomes no token"
    ),
    ("Color.brand.*=.*", "x.accentColor(Color.brand.ink)", "as 'accentColor' takes no token"),
    ("Color.brand.*=.*", "x.padding(Color.brand.ink)", "as 'padding' takes no token"),
    ("Color.brand.*=.*", "x.tint(color: Color.brand.ink)", "as it isn't an argument of its own"),
    (
      ".brand.*=.*", "x.tint(b ? .brand.ink : .brand.ink.opacity(0.5))",
      "as what stands beside it becomes no token"
    ),
    (
      ".brand.*=Color(theme[.*])", "let a = make(.brand.ink)",
      "as nothing states that 'Color' is expected there"
    ),
    (
      ".brand.*=UIColor.*", "let a: Color = .brand.ink",
      "as another type than 'UIColor' is expected there"
    ),
    (
      ".brand.*=Color(theme[.*])", "struct Color {}\nlet a: Color = .brand.ink",
      "as another type than 'Color' is expected there"
    ),
    (
      ".brand.*=Color(theme[.*])", "func tint(_ a: Int) {}\nx.tint(.brand.ink)",
      "as nothing states that 'Color' is expected there"
    ),
    (
      ".brand.*=UIColor.*", "import UIKit\nview.layer.backgroundColor = .brand.ink",
      "as nothing states that 'UIColor' is expected there"
    ),
    (
      ".brand.*=UIColor.*", "import UIKit\nstruct A { var tintColor: B }\na.tintColor = .brand.ink",
      "as nothing states that 'UIColor' is expected there"
    ),
    ("Color.brand.*=Color(theme[.*])", "a(Color.brand.gap)", "as it is no color"),
  ]

  @Test("what may mean something else is listed", arguments: kept)
  func listed(spelling: String, source: String, reason: String) throws {
    let run = try adopt(source + "\n", [spelling])
    #expect(run.source == source + "\n")
    #expect(run.text.contains(reason), "\(run.text)")
  }

  @Test("properties that are UIKit's colors are those of its declarations") func properties() throws
  {
    let folder = ProjectFolder.url.appendingPathComponent("Tests/AppleDeclarations")
    let text = try String(contentsOf: folder.appendingPathComponent("UIKit.swift"), encoding: .utf8)
    let declared = text.matches(of: /var (\w+): UIColor/).map { String($0.1) }
    // Layers and values of other kinds have them, too.
    let common: Set = ["clear", "color", "label", "shadowColor", "strokeColor", "systemBackground"]
    #expect(PlatformNames.colorProperties == Set(declared).subtracting(common))
  }

  @Test("members, comments, strings with interpolations and other names are left alone")
  func others() throws {
    let source = #"""
      let a = Other.Color("ink"), b = Color("in\(k)"), c = Color("ink", bundle: .main)
      // Color("ink")
      """#
    let run = try adopt(source, [#"Color("*")=Color(theme[.*])"#])
    #expect(run.source == source)
  }

  @Test("a token with a name of Apple's frameworks becomes none of their members") func appleNames()
    throws
  {
    let source = "a.foregroundStyle(.brand.ink)\nb.tint(.brand.ink)\nlet c: UIColor = .brand.ink\n"
    let run = try adopt(
      source, [".brand.*=.*", ".brand.*=Color(theme[.*])", ".brand.*=UIColor.*"],
      accessors: #"{ "uiKit": true, "except": "color.ink" }"#)
    let replaced = source.replacing("(.brand.ink)", with: "(Color(theme[.ink]))")
    #expect(run.source == replaced)
    #expect(run.text.contains("as the name is one of Apple's"), "\(run.text)")
  }

  @Test("the longest spelling counts, and names have the prefix of accessors")
  func longest() throws {
    let run = try adopt(
      "a(R.color.ink()!, R.color.ink())\n",
      ["R.color.*()=Optional(UIColor.*)", "R.color.*()!=UIColor.*"],
      accessors: #"{ "uiKit": true, "prefix": "my" }"#)
    #expect(run.source == "a(UIColor.myInk, Optional(UIColor.myInk))\n")
  }

  @Test(
    "a spelling without a name or without what becomes of it is a mistake",
    arguments: ["Color.*", "Color=.*", "*=.*", "Color.*=x", ".*=theme[.*]"])
  func mistakes(spelling: String) throws {
    #expect(throws: RunFailure.self) { try adopt("a\n", [spelling]) }
  }

  @Test("a member of a type is the token with both names, before one with the last name alone")
  func qualified() throws {
    let folder = try TemporaryFolder()
    func length(_ value: Int) -> String {
      #"{ "$type": "dimension", "$value": { "value": \#(value), "unit": "px" } }"#
    }
    try folder.write(
      #"{ "dimension": { "Spacing": { "m": \#(length(8)) } }, "radius": { "m": \#(length(4)) } }"#,
      to: "t/a.tokens.json")
    try folder.write("a = [Spacing.m, Radius.m, Size.m]\n", to: "App/View.swift")
    let spellings = ["Spacing", "Radius", "Size"].flatMap { ["--spelling", "\($0).*=theme[.*]"] }
    _ = try runTokenc(["adopt", folder["t"], "--sources", folder["App"], "--apply"] + spellings)
    #expect(
      folder.text(of: "App/View.swift") == "a = [theme[.spacingM], theme[.m], theme[.m]]\n")
  }

  @Test("only what was rewritten is said where no token is deprecated") func words() throws {
    let run = try adopt("a = UIColor(named: \"ink\")!\n", [#"UIColor(named: "*")!=UIColor.*"#])
    #expect(run.text.hasPrefix("rewrote 1 place in "), "\(run.text)")
    #expect(!run.text.contains("needs the color set"))
    let none = try adopt("a = 1\n", [#"UIColor(named: "*")!=UIColor.*"#])
    #expect(none.text.contains("nothing to do"))
  }

  @Test(
    "a place that goes on to need a color set is listed, if no spelling means it",
    arguments: [
      (#"UIColor(named: "ink")"#, true), (#"Color("Accent/Primary", bundle: .module)"#, true),
      (#"UIColor(named: "ink", in: bundle, compatibleWith: nil)!"#, true),
      ("UIColor(resource: .accentPrimary)", true), ("Color(.ink)", true),
      // No color set that became a token, or no color set.
      (#"UIColor(named: "splash")"#, false), (#"Text("ink")"#, false), ("Color(red: 1)", false),
      (#"Shop.Color("ink")"#, false), (#"Image("ink")"#, false), ("Color(.ink())", false),
      (#"UIColor(named: "\(ink)")"#, false),
    ])
  func remaining(code: String, isListed: Bool) throws {
    let run = try adopt("let a = \(code)\n", [#"UIColor(named: "*")!=UIColor.*"#])
    #expect(run.text.contains("View.swift:1:9: ") == isListed, "\(run.text)")
    #expect(run.text.contains("needs the color set") == isListed)
  }

  @Test("a storyboard or xib that needs a color set of a token is listed") func interfaces() throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{ "color": { "$type": "color", "Ink": { "$value": \#(colorJSON("#112233")) } } }"#,
      to: "t/a.tokens.json")
    for name in ["Main.storyboard", "Cell.xib"] {
      try folder.write(
        """
        <document>
          <color key="textColor" name="Ink"/>
          <resources><namedColor name="Ink"><color red="0"/></namedColor>
            <namedColor name="Splash"></namedColor><namedColor name="
        """, to: "App/\(name)")
    }
    let spelling = ["--spelling", #"UIColor(named: "*")!=UIColor.*"#]
    let words = ["adopt", folder["t"], "--sources", folder["App"]]
    let text = try runTokenc(words + spelling).text
    #expect(text.contains("To be looked at in the sources (2)"), "\(text)")
    for name in ["Main.storyboard", "Cell.xib"] {
      let place = "\(name):3:14: needs the color set 'Ink', which the token ink replaces in code"
      #expect(text.contains(place), "\(text)")
    }
    #expect(try !runTokenc(words).text.contains("Main.storyboard"))
  }

  @Test("specs of the tokens that name a deprecated one are listed with the option for them")
  func specs() throws {
    let folder = try TemporaryFolder()
    let color = colorJSON("#112233")
    try folder.write(
      """
      { "color": { "$type": "color", "ink": { "$value": \(color) },
        "old": { "$value": \(color), "$deprecated": true, "$extensions": { "tokenc": { "replacedBy": "color.ink" } } } } }
      """, to: "t/a.tokens.json")
    try folder.write(
      #"{ "elements": { "a": { "kind": "label" } },"# + "\n"
        + #""appearance": { "a": { "textColor": "{color.old}" } }, "variants": { "plain": {} } }"#,
      to: "t/component/Tag.component.json")
    try folder.write("let a = 1\n", to: "App/View.swift")
    let words = ["adopt", folder["t"], "--sources", folder["App"]]
    let listed = try runTokenc(words).text
    #expect(
      listed.contains(#"Tag.component.json:2:37: names "{color.old}", which is deprecated; "#),
      "\(listed)")
    #expect(listed.contains("t/component' rewrites it"))
    let both = try runTokenc(words + ["--sources", folder["t/component"], "--apply"]).text
    #expect(!both.contains("which is deprecated"), "\(both)")
    #expect(folder.text(of: "t/component/Tag.component.json")?.contains("{color.ink}") == true)
    #expect(try !runTokenc(words).text.contains("Tag.component.json"))
  }
}
