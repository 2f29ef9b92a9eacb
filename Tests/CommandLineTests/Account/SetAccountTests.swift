import CommandSupport
import TestSupport
import Testing

@testable import TokenCompiler

/// What a set declares and nothing uses is reported, or left out with a reason.
@Suite("Account of a set") struct SetAccountTests {
  @Test("the starter has nothing to report") func starter() {
    #expect(StarterSet().reports == [])
  }

  // MARK: The resolution order

  private func without(_ modifier: String) -> StarterSet {
    var set = StarterSet()
    let comma = modifier == "contrast" ? "" : ","
    set.replace(
      ##"{ "$ref": "#/modifiers/\##(modifier)" }\##(comma)"##, with: "", in: StarterSet.resolver)
    if modifier == "contrast" {
      set.replace(
        ##"{ "$ref": "#/modifiers/scheme" },"##, with: ##"{ "$ref": "#/modifiers/scheme" }"##,
        in: StarterSet.resolver)
    }
    return set
  }

  @Test(
    "a modifier outside of the resolution order loses its values",
    arguments: [
      ("brand", "what 'acme', 'orbit' have is lost"),
      ("scheme", "8 values for 'light', 'dark' are lost"),
      ("contrast", "3 values for 'normal', 'high' are lost"),
    ]) func unorderedModifier(modifier: String, loss: String) throws
  {
    let reports = without(modifier).reports
    let found = try #require(reports.first { $0.hasSuffix("[unordered]") }, "\(reports)")
    #expect(
      found.contains(
        "error: modifier '\(modifier)' is not in 'resolutionOrder', so \(loss); add "
          + ##"{"$ref": "#/modifiers/\##(modifier)"} there"##), "\(found)")
  }

  @Test("tokenc.json may leave a modifier out, with a reason") func leftOutModifier() {
    var set = without("contrast")
    set.replace(
      "{", with: #"{ "leftOut": {"modifiers": {"contrast": "not designed yet"}},"#,
      firstIn: "tokenc.json")
    #expect(set.reports == [])
    #expect(set.compile().output != nil)
  }

  @Test("a reason is a text") func missingReason() {
    var set = without("contrast")
    set.replace(
      "{", with: #"{ "leftOut": {"modifiers": {"contrast": ""}},"#, firstIn: "tokenc.json")
    #expect(
      set.reports.contains {
        $0.contains("expected the reason why 'contrast' is left out [configuration]")
      }, "\(set.reports)")
  }

  @Test("a modifier that would change nothing may be out of order") func emptyModifier() {
    let set = StarterSet().replacing(
      #""modifiers": {"#,
      with:
        #""modifiers": { "density": {"default": "wide", "contexts": {"wide": [], "compact": []}},"#,
      in: StarterSet.resolver)
    #expect(set.reports == [])
  }

  @Test("a mode of an unordered modifier is lost") func unorderedMode() {
    let set = StarterSet()
      .replacing(
        #""modifiers": {"#,
        with:
          #""modifiers": { "density": {"default": "wide", "contexts": {"wide": [], "compact": []}},"#,
        in: StarterSet.resolver
      ).replacing(
        #""mode": { "dark": "{palette.ink}" }"#,
        with: #""mode": { "dark": "{palette.ink}", "compact": "{palette.ink}" }"#,
        in: StarterSet.colors)
    #expect(
      set.reports.contains {
        $0.contains(
          "modifier 'density' is not in 'resolutionOrder', so 2 values for 'wide', 'compact'")
      }, "\(set.reports)")
  }

  @Test("a set outside of the resolution order loses its tokens") func unorderedSet() {
    var set = StarterSet()
    set.set("extra.tokens.json", #"{"gap": {"a": {"$type": "number", "$value": 1}}}"#)
    set.replace(
      #""sets": {"#, with: ##""sets": { "extra": {"sources": [{"$ref": "extra.tokens.json"}]},"##,
      in: StarterSet.resolver)
    #expect(
      set.reports == [
        "tokens.resolver.json:5:13: error: set 'extra' is neither in 'resolutionOrder' nor in a context, "
          + ##"so its tokens are lost; add {"$ref": "#/sets/extra"} there, or leave it out in tokenc.json: "##
          + #""leftOut": {"sets": {"extra": "<reason>"}} [unordered]"#
      ])
    set.replace(
      "{", with: #"{ "leftOut": {"sets": {"extra": "for the web"}},"#, firstIn: "tokenc.json")
    #expect(set.reports == [])
  }

  @Test("a set that only a context names is used") func setOfContext() {
    var set = StarterSet()
    set.replace(
      #""sets": {"#,
      with: ##""sets": { "orbit": {"sources": [{"$ref": "theme/orbit/color.tokens.json"}]},"##,
      in: StarterSet.resolver)
    set.replace(
      ##""orbit": [{ "$ref": "theme/orbit/color.tokens.json" }]"##,
      with: ##""orbit": [{"$ref": "#/sets/orbit"}]"##, in: StarterSet.resolver)
    #expect(set.reports == [])
  }

  // MARK: Files

  @Test("a token file that nothing names is reported, unless it is left out") func unreadFile() {
    var set = StarterSet()
    set.set("drafts/new.tokens.json", #"{"gap": {"a": {"$type": "number", "$value": 1}}}"#)
    #expect(
      set.reports == [
        "drafts/new.tokens.json: warning: no set or context names this file, so its tokens are lost; name it "
          + "in the resolver document; or leave it out in tokenc.json: "
          + #""leftOut": {"files": {"drafts/new.tokens.json": "<reason>"}} [unread-file]"#
      ])
    set.replace(
      "{", with: #"{ "leftOut": {"files": {"drafts/": "not agreed yet"}},"#, firstIn: "tokenc.json")
    #expect(set.reports == [])
  }

  @Test("a spec, a token file and a tokenc.json that are named otherwise are reported")
  func misnamedFiles() {
    var set = StarterSet()
    set.move("component/Notice.component.json", to: "component/Notice.json")
    set.set("theme/blue.json", #"{"color": {"a": {"$type": "number", "$value": 1}}}"#)
    set.set("theme/tokenc.json", "{}")
    set.set("documents/notice.json", #"{"type": "Notice", "title": "A", "content": {}}"#)
    let reports = set.reports
    #expect(reports.count == 3)
    #expect(
      reports.contains {
        $0.hasPrefix("component/Notice.json: warning: this looks like a component")
      })
    #expect(
      reports.contains {
        $0.hasPrefix("theme/blue.json: warning: this holds tokens and is not read")
      })
    #expect(
      reports.contains { $0.hasPrefix("theme/tokenc.json: warning: this configures nothing") })
  }

  @Test("beside many files of other kinds nobody looks into each, beside many token files they do")
  func manyFiles() {
    let token = #"{"color": {"a": {"$type": "number", "$value": 1}}}"#
    for (ending, isTold) in [("tokens.json", true), ("json", false)] {
      var set = StarterSet()
      for index in 0...400 { set.set("drafts/d\(index).\(ending)", "{}") }
      set.set("theme/blue.json", token)
      let reports = set.reports
      #expect(reports.contains { $0.hasPrefix("theme/blue.json: warning") } == isTold)
    }
  }

  @Test("a file whose name differs from a read one in case alone is reported") func namesakes() {
    var set = StarterSet()
    set.set("semantic/Color.tokens.json", #"{"gap": {"a": {"$type": "number", "$value": 1}}}"#)
    #expect(set.reports.count == 1)
    #expect(
      set.reports.first?.hasPrefix("semantic/Color.tokens.json: warning: no set or context names")
        == true, "\(set.reports)")
  }

  @Test("files of another resolver document are not unread") func otherResolver() {
    var set = StarterSet()
    set.set("other/a.tokens.json", "{}")
    set.set("other/other.resolver.json", #"{"version": "2025.10", "resolutionOrder": []}"#)
    set.set("web.tokens.json", "{}")
    set.set(
      "web.resolver.json",
      ##"{"version": "2025.10", "resolutionOrder": [{"name": "a", "type": "set", "sources": "##
        + ##"[{"$ref": "web.tokens.json"}]}]}"##)
    #expect(set.reports == [])
  }

  // MARK: Tokens

  @Test(
    "a token that lost its value is reported",
    arguments: [
      (
        StarterSet.orbit, #""$value": "{palette.blue.light}","#,
        "theme/orbit/color.tokens.json:8:9: error: this has values for other contexts and no '$value'"
      ),
      (
        StarterSet.colors, #""$value": "{palette.red.light}","#,
        "semantic/color.tokens.json:31:9: error: this has values for other contexts and no '$value'"
      ),
      (
        "primitive/color.tokens.json",
        #""$value": { "colorSpace": "srgb", "components": [0.36, 0.36, 0.4] }"#,
        "primitive/color.tokens.json:7:5: warning: 'palette.smoke' is an empty group, without '$value'"
      ),
    ]) func lostValue(path: String, value: String, report: String)
  {
    let reports = StarterSet().replacing(value, with: "", in: path).reports
    if path.hasPrefix("primitive") {
      // Its aliases say so as well.
      #expect(reports.contains { $0.contains("'{palette.smoke}'") }, "\(reports)")
    } else {
      #expect(reports.contains { $0.hasPrefix(report) }, "\(reports)")
    }
  }

  @Test("an override without value is an error, and another group without tokens a warning")
  func emptyGroups() {
    var set = StarterSet()
    set.set(StarterSet.orbit, #"{"color": {"accent": {"$type": "color"}, "more": {}}}"#)
    #expect(
      set.reports == [
        "theme/orbit/color.tokens.json:1:12: error: this has no '$value', so 'color.accent' keeps the value "
          + "that other files give it; state one, or remove this [empty-group]",
        "theme/orbit/color.tokens.json:1:42: warning: 'color.more' is an empty group, without '$value' and without tokens; "
          + "add one of them, or remove it [empty-group]",
      ])
  }

  @Test(
    "what stands under a wrong name is reported",
    arguments: [
      (
        #""$value": "{palette.red.light}""#, #""$vlaue": "{palette.red.light}""#,
        "did you mean '$value'?"
      ),
      (#""tokenc": { "formerNames""#, #""tokenC": { "formerNames""#, "did you mean 'tokenc'?"),
      (
        #""$description": "Colors by role.","#,
        #""$extensions": {"mode": {"dark": "{palette.ink}"}},"#,
        "a group has no value, so these values for other contexts are never used"
      ),
      (
        #""$description": "Colors by role.","#,
        #""$extensions": {"tokenc": {"hidden": true}},"#,
        "only tokens have '$extensions.tokenc'"
      ),
    ]) func misspelt(text: String, other: String, message: String)
  {
    let (reports, output) = StarterSet().replacing(text, with: other, in: StarterSet.colors)
      .compile()
    #expect(reports.contains { $0.contains("error: ") && $0.contains(message) }, "\(reports)")
    #expect(output == nil)
  }

  @Test("a group may say what lint leaves alone") func lintOfGroup() {
    let set = StarterSet().replacing(
      #""$description": "Colors by role.","#,
      with: #""$extensions": {"tokenc": {"lint": {"contrast": "why"}}},"#, in: StarterSet.colors)
    #expect(set.reports == [])
  }

  @Test("a hex value that isn't the components is reported") func contradictingHex() {
    let path = "primitive/color.tokens.json"
    let white = #""components": [1, 1, 1]"#
    let wrong = StarterSet().replacing(white, with: white + ##", "hex": "#ff0000""##, in: path)
    #expect(
      wrong.reports == [
        "primitive/color.tokens.json:5:82: warning: 'hex' is #ff0000, but the components, which count, are "
          + "#ffffff; mend one of them [contradicting-hex]"
      ])
    let near = StarterSet().replacing(white, with: white + ##", "hex": "#FFFEFF""##, in: path)
    #expect(near.reports == [])
  }

  @Test("an override of a misspelt name gets the name that was meant") func misspeltOverride() {
    let set = StarterSet().replacing(#""accent""#, with: #""accnt""#, in: StarterSet.orbit)
    #expect(
      set.reports == [
        "theme/orbit/color.tokens.json:3:5: error: token 'color.accnt' is missing for brand=acme; "
          + "did you mean 'color.accent'? [hole]"
      ])
  }

  @Test("steps of a scale are not misspelt") func newStep() {
    let set = StarterSet().replacing(#""accent""#, with: #""accent2""#, in: StarterSet.orbit)
    #expect(
      set.reports == [
        "theme/orbit/color.tokens.json:3:5: error: token 'color.accent2' is missing for brand=acme; "
          + "all themes need the same tokens [hole]"
      ])
  }

  @Test("a brand that states its light value alone is told of the dark one") func lostMode() {
    let set = StarterSet().replacing(
      #""dark": "{palette.blue.dark}", "#, with: "", in: StarterSet.orbit)
    #expect(
      set.reports == [
        "theme/orbit/color.tokens.json:3:5: warning: 'color.accent' has no value for 'dark' here, and the "
          + "token that it replaces has one; add 'dark' under '$extensions.mode', also if it is the same "
          + "value [lost-mode]"
      ])
    let both = StarterSet().replacing(
      #""dark": "{palette.blue.dark}", "high": "{palette.blue.contrast}""#, with: "",
      in: StarterSet.orbit)
    #expect(
      both.reports == [
        "theme/orbit/color.tokens.json:3:5: warning: 'color.accent' has no values for 'dark', 'high' here, "
          + "and the token that it replaces has them; add 'dark', 'high' under '$extensions.mode', also if "
          + "they are the same values [lost-mode]"
      ])
    // Its own alias may have a dark value.
    let other = StarterSet().replacing(
      #""mode": { "dark": "{palette.blue.dark}", "high": "{palette.blue.contrast}" },"#,
      with: #""mode": { "high": "{palette.blue.contrast}" },"#, in: StarterSet.orbit
    ).replacing("{palette.blue.light}", with: "{palette.blue.contrast}", in: StarterSet.orbit)
    #expect(other.reports == [])
  }

  // MARK: What follows

  @Test(
    "what follows from a lost value is not reported as well",
    arguments: [
      (
        #""$value": "{palette.red.light}""#, #""$vlaue": "{palette.red.light}""#,
        "[unknown-property]"
      ),
      (#""$value": "{palette.red.light}","#, "", "[unknown-mode]"),
    ]) func lostValueAlone(value: String, other: String, id: String)
  {
    let reports = StarterSet().replacing(value, with: other, in: StarterSet.colors).reports
    #expect(reports.count == 1 && reports[0].hasSuffix(id), "\(reports)")
  }

  // MARK: The account

  private func account(_ set: StarterSet) throws -> (account: SetAccount, table: TokenTable) {
    var options = InputOptions()
    options.resolver = StarterSet.resolver
    let loaded = try TokenLoader.load([""], from: set.source, options: options)
    return (loaded.account, loaded.table)
  }

  @Test("the account of a set counts what is lost") func summary() throws {
    let whole = try account(StarterSet()).account
    #expect(whole.summary == "10 tokens × 2 brands × 4 contexts")
    #expect(!whole.isNotable)
    var set = StarterSet().replacing(
      #""dark": "{palette.blue.dark}", "#, with: "", in: StarterSet.orbit)
    set.set("drafts/new.tokens.json", #"{"gap": {"a": {"$type": "number", "$value": 1}}}"#)
    let partial = try account(set).account
    #expect(
      partial.summary
        == "10 tokens × 2 brands × 4 contexts: 1 cell inherited from light, 1 file unread")
  }

  @Test("each cell of the account says where the value comes from") func cells() throws {
    let set = StarterSet().replacing(
      #""dark": "{palette.blue.dark}", "#, with: "", in: StarterSet.orbit)
    let (account, table) = try account(set)
    func cells(_ path: String) throws -> [String: String] {
      let row = try #require(table.tokens.firstIndex { $0.text == path })
      return Dictionary(
        uniqueKeysWithValues: table.themes.indices.map {
          (table.themes[$0].name, account.cell(ofToken: row, inTheme: $0, of: table).rawValue)
        })
    }
    let accent = try cells("color.accent")
    #expect(accent.count == 8)
    #expect(accent.filter { $0.value != "own" } == ["orbit dark normal": "lost"])
    let gap = try cells("spacing.m")
    #expect(gap.filter { $0.value != "inherited" } == ["acme light normal": "own"])
  }

  // MARK: All of a run

  @Test("faults of all phases are reported in one run, and what follows from one is not")
  func allPhases() {
    var set = StarterSet()
    set.replace("{palette.red.light}", with: "{palette.rod.light}", in: StarterSet.colors)
    set.replace(
      #""color": {"#,
      with: #""color": { "extra": { "$type": "color", "$value": "{palette.ink}" },"#,
      in: StarterSet.orbit)
    set.replace(
      #""numberOfLines": 2"#, with: #""numberOfLinse": 2"#, in: "component/Notice.component.json")
    set.replace("{spacing.m}", with: "{spacing.mm}", in: "component/Notice.component.json")
    set.replace(#""groups": {"#, with: #""grops": {}, "groups": {"#, in: "tokenc.json")
    let ids = set.reports.map { report in String(report.split(separator: " ").last ?? "") }
    #expect(
      ids.sorted() == [
        "[component-spec]", "[configuration]", "[hole]", "[unknown-alias]", "[unknown-alias]",
      ], "\(set.reports)")
  }

  @Test("faults of tokens, specs and the contract are reported beside faulty roles of modifiers")
  func faultyPlan() {
    var set = StarterSet()
    set.replace("{palette.red.light}", with: "{palette.rod.light}", in: StarterSet.colors)
    set.replace(
      #""groups": {"#, with: #""modifiers": {"skin": "brand"}, "groups": {"#, in: "tokenc.json")
    set.replace(
      #""numberOfLines": 2"#, with: #""numberOfLinse": 2"#, in: "component/Notice.component.json")
    set.set(
      "contract.json",
      #"{"releases": ["1.0.0"], "names": {"color": {"a": {"introducd": "1.0.0"}}}}"#)
    let ids = set.reports.map { report in String(report.split(separator: " ").last ?? "") }
    #expect(
      ids.sorted() == ["[component-spec]", "[configuration]", "[contract]", "[unknown-alias]"],
      "\(set.reports)")
  }

  @Test("faults of tokens are reported where one theme is wanted, and its choice is faulty")
  func faultyChoice() throws {
    var set = StarterSet()
    set.replace("{palette.red.light}", with: "{palette.rod.light}", in: StarterSet.colors)
    var options = InputOptions()
    options.resolver = StarterSet.resolver
    options.themes = .chosen
    options.modifiers = [try #require(Assignment("brnd=acme"))]
    let loaded = try TokenLoader.load([""], from: set.source, options: options)
    #expect(
      loaded.diagnostics.diagnostics.map(\.id.rawValue) == ["bad-modifier", "unknown-alias"])
  }

  @Test("a misspelt member is the one fault, and what it names is not missing besides")
  func misspeltMember() {
    var set = StarterSet()
    set.replace(#""elements""#, with: #""elments""#, in: "component/Notice.component.json")
    #expect(
      set.reports == [
        "component/Notice.component.json:4:3: error: a component has no member 'elments'; did you mean 'elements'? [component-spec]"
      ])
    set = StarterSet()
    // Beside the member itself the misspelt one is not taken for it.
    set.replace(
      #""elements""#, with: #""elments": {}, "elements""#, in: "component/Notice.component.json")
    #expect(set.reports.count == 1, "\(set.reports)")
  }
}

extension StarterSet {
  /// Puts a text in the place of the first other one.
  mutating func replace(_ text: Character, with other: String, firstIn path: String) {
    guard let file = files[path], let index = file.firstIndex(of: text) else { return }
    set(path, file[..<index] + other + file[file.index(after: index)...])
  }
}
