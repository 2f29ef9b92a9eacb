import CommandSupport
import Foundation
import TestSupport
import Testing

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
          "ink": { "$value": \(color), "$extensions": { "tokenc": { "formerNames": ["textMain"] } } } } }
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
      "Color.brand.*=.*", "x.tint(b ? Color.brand.ink : .red)", "as it isn't an argument of its own"
    ),
    ("Color.brand.*=.*", "x.accentColor(Color.brand.ink)", "as 'accentColor' takes no token"),
    ("Color.brand.*=.*", "x.padding(Color.brand.ink)", "as 'padding' takes no token"),
  ]

  @Test("what may mean something else is listed", arguments: kept)
  func listed(spelling: String, source: String, reason: String) throws {
    let run = try adopt(source + "\n", [spelling])
    #expect(run.source == source + "\n")
    #expect(run.text.contains(reason), "\(run.text)")
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
    arguments: ["Color.*", "Color=.*", "*=.*", "Color.*=x"])
  func mistakes(spelling: String) throws {
    #expect(throws: RunFailure.self) { try adopt("a\n", [spelling]) }
  }
}
