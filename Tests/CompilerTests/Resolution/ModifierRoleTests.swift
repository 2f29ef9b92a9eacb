import TestSupport
import Testing

@testable import TokenCompiler

/// The key `modifiers` of `tokenc.json`, and modifiers that nothing is said of.
@Suite("Roles of modifiers") struct ModifierRoleTests {
  /// A resolver with a number that every context of every modifier changes.
  ///
  /// - Parameter modifiers: the names of each modifier's contexts, the default first.
  static func resolver(_ modifiers: KeyValuePairs<String, [String]>) -> String {
    let declared = modifiers.enumerated().map { number, modifier in
      let contexts = modifier.value.enumerated().map { place, name in
        let token = #"{"$type": "number", "$value": \#(place)}"#
        return #""\#(name)": [{"n": {"of\#(number)": \#(token)}}]"#
      }
      return "\n  " + #""\#(modifier.key)": {"default": "\#(modifier.value[0])", "#
        + #""contexts": {\#(contexts.joined(separator: ", "))}}"#
    }
    let order = modifiers.map { ##"{"$ref": "#/modifiers/\##($0.key)"}"## }
    return """
      {"version": "2025.10", "modifiers": {\(declared.joined(separator: ","))},
       "resolutionOrder": [\(order.joined(separator: ", "))]}
      """
  }

  /// Compiles a resolver with a configuration and compares all that is reported.
  private func expect(
    _ modifiers: KeyValuePairs<String, [String]>, _ configuration: String,
    _ messages: [ExpectedDiagnostic], brands: [String] = [], choosing choices: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let files = MarkedFiles([
      "a.resolver.json": Self.resolver(modifiers), "tokenc.json": configuration,
    ])
    var options = InputOptions()
    options.brands = brands
    options.modifiers = choices.compactMap { Assignment($0) }
    let input = LoadedFiles(files.files, options: options)
    expectDiagnostics(
      input.diagnostics, messages, in: input.sources, files, sourceLocation: sourceLocation)
  }

  /// The themes of a resolver, each with its values in the order of the modifiers.
  private func themes(
    _ modifiers: KeyValuePairs<String, [String]>, _ configuration: String, brands: [String] = [],
    choosing choices: [String] = []
  ) throws -> [String: [Int]] {
    let files = MarkedFiles([
      "a.resolver.json": Self.resolver(modifiers), "tokenc.json": configuration,
    ])
    var options = InputOptions()
    options.brands = brands
    options.modifiers = choices.compactMap { Assignment($0) }
    let input = LoadedFiles(files.files, options: options)
    #expect(input.diagnostics.map(\.message) == [])
    let table = try #require(input.loaded?.table)
    return Dictionary(
      uniqueKeysWithValues: table.themes.indices.map { theme in
        let values = table.tokens.map { token -> Int in
          guard case .number(let number)? = table.value(of: token, in: theme) else { return -1 }
          return Int(number)
        }
        return (table.themes[theme].name, values)
      })
  }

  @Test("more brands than any design has are an error, unless a command line chooses")
  func brandProduct() {
    let names = (0..<40).map { "m\($0)" }
    let modifiers = names.map { name in
      ##""\##(name)": {"default": "\##(name)x", "contexts": {"\##(name)x": [], "\##(name)y": []}}"##
    }
    let order = names.map { ##"{"$ref": "#/modifiers/\##($0)"}"## }.joined(separator: ", ")
    let resolver = ##"""
      {"version": "2025.10", "modifiers": {\##(modifiers.joined(separator: ", "))},
       "sets": {"s": {"sources": [{"n": {"$type": "number", "a": {"$value": 1}}}]}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, \##(order)]}
      """##
    let roles = names.map { #""\#($0)": "brand""# }.joined(separator: ", ")
    func messages(_ brands: [String]) -> [String] {
      var options = InputOptions()
      options.brands = brands
      let files = MarkedFiles([
        "a.resolver.json": resolver, "tokenc.json": #"{"modifiers": {\#(roles)}}"#,
      ])
      return LoadedFiles(files.files, options: options).diagnostics.map(\.message)
    }
    #expect(messages([]).contains { $0.contains("make more than 4096 brands together") })
    #expect(messages(names.dropLast(3).map { $0 + "y" }) == [])
  }

  // MARK: What is said

  @Test("a string names a role, or chooses a context") func strings() throws {
    #expect(
      try themes(
        ["theme": ["light", "dark"], "platform": ["desktop", "mobile"]],
        #"{"modifiers": {"theme": "scheme", "platform": "mobile"}}"#)
        == ["light": [0, 1], "dark": [1, 1]])
    #expect(
      try themes(
        ["product": ["a", "b"]], #"{"modifiers": {"product": "brand"}}"#)
        == ["a": [0], "b": [1]])
  }

  @Test("the command line wins over the file") func flags() throws {
    #expect(
      try themes(
        ["theme": ["light", "dark"], "platform": ["desktop", "mobile", "tv"]],
        #"{"modifiers": {"theme": "scheme", "platform": "mobile"}}"#,
        choosing: ["theme=dark", "platform=tv"]) == ["": [1, 2]])
  }

  @Test("an object maps contexts onto several axes; what has no context takes the nearest")
  func mappings() throws {
    let contexts = ["light", "dark", "dark_ax"]
    let mapping = #"""
      {"modifiers": {"theme": {
        "dark_ax": {"contrast": "high", "scheme": "dark"},
        "dark": {"scheme": "dark"},
        "light": {"scheme": "light"}}}}
      """#
    #expect(
      try themes(["theme": contexts], mapping)
        == ["light normal": [0], "dark normal": [1], "light high": [0], "dark high": [2]])
    #expect(
      try themes(
        ["mode": ["day", "night"]],
        #"{"modifiers": {"mode": {"day": {"scheme": "light"}, "night": {"scheme": "dark"}}}}"#)
        == ["light": [0], "dark": [1]])
  }

  @Test("a context may stand for several contexts of an axis") func several() throws {
    #expect(
      try themes(
        ["mode": ["light", "dark", "highcontrast"]],
        #"""
        {"modifiers": {"mode": {"light": {"scheme": "light"}, "dark": {"scheme": "dark"},
          "highcontrast": {"scheme": ["light", "dark"], "contrast": "high"}}}}
        """#)
        == ["light normal": [0], "dark normal": [1], "light high": [2], "dark high": [2]])
  }

  @Test("a mapping names brands, which may have different contexts") func brands() throws {
    let mapping = #"""
      {"modifiers": {"theme": {
        "acme-light": {"brand": "acme", "scheme": "light"},
        "acme-dark": {"brand": "acme", "scheme": "dark"},
        "bank-night": {"brand": "bank", "scheme": "dark"}}}}
      """#
    let contexts = ["acme-light", "acme-dark", "bank-night"]
    #expect(
      try themes(["theme": contexts], mapping)
        == ["acme light": [0], "acme dark": [1], "bank light": [2], "bank dark": [2]])
    #expect(
      try themes(["theme": contexts], mapping, brands: ["acme"])
        == ["light": [0], "dark": [1]])
  }

  @Test("modifiers with the same role switch together") func together() throws {
    #expect(
      try themes(
        ["scheme": ["light", "dark"], "icons": ["light", "dark"]],
        #"{"modifiers": {"icons": "scheme"}}"#) == ["light": [0, 0], "dark": [1, 1]])
  }

  @Test("several modifiers of brands multiply; '--brand' names a context or one of each")
  func products() throws {
    let modifiers: KeyValuePairs = ["brand": ["bank", "acme"], "palette": ["old", "next"]]
    let roles = #"{"modifiers": {"palette": "brand"}}"#
    let all = [
      "bank/old": [0, 0], "bank/next": [0, 1], "acme/old": [1, 0], "acme/next": [1, 1],
    ]
    #expect(try themes(modifiers, roles) == all)
    #expect(
      try themes(modifiers, roles, brands: ["next"])
        == all.filter { $0.key.hasSuffix("next") })
    #expect(
      try themes(modifiers, roles, brands: ["acme/old", "bank/old"])
        == all.filter { $0.key.hasSuffix("old") })
    #expect(try themes(modifiers, roles, brands: ["acme", "next"]) == ["": [1, 1]])
  }

  // MARK: Mistakes

  @Test("unknown names are errors with suggestions, all in one run") func unknown() {
    expect(
      ["theme": ["light", "dark"], "platform": ["desktop", "mobile"]],
      #"{"modifiers": {1️⃣"thme": "scheme", "platform": 2️⃣"moble"}}"#,
      [
        .error(
          at: "1️⃣", "there is no modifier 'thme'; did you mean 'theme'?", id: "configuration"),
        .error(
          at: "2️⃣",
          "'moble' is neither a role nor a context of modifier 'platform'; did you mean 'mobile'?",
          id: "configuration", fixIt: .put(#""mobile""#, at: "2️⃣")),
      ])
    expect(
      ["theme": ["light", "dark"], "platform": ["desktop", "mobile"]],
      #"""
      {"modifiers": {"theme": {"light": {1️⃣"schem": "light"}, "dark": {"scheme": 2️⃣"drak"}},
        "platform": 3️⃣7}}
      """#,
      [
        .error(
          at: "1️⃣", "context 'light' has no member 'schem'; did you mean 'scheme'?",
          id: "configuration"),
        .error(
          at: "2️⃣", "'drak' is not a context of 'scheme'; did you mean 'dark'?",
          id: "configuration"),
        .error(
          at: "3️⃣",
          "modifier 'platform' takes a role, which is one of \(ModifierSetting.roles.quoted), one of "
            + "its contexts, or an object that says what each context stands for",
          id: "configuration"),
      ])
    expect(
      ["theme": ["light", "dark"]], #"{"modifiers": {"theme": 1️⃣"xyz"}}"#,
      [
        .error(
          at: "1️⃣",
          "'xyz' is neither a role nor a context of modifier 'theme'; the roles are "
            + "\(ModifierSetting.roles.quoted), and the contexts are 'light', 'dark'",
          id: "configuration")
      ])
  }

  @Test("a role whose contexts are others shows the mapping to write") func foreignContexts() {
    expect(
      ["theme": ["light", "light_ax", "dark", "dark_ax"]],
      #"{"modifiers": {"theme": 1️⃣"scheme"}}"#,
      [
        .error(
          at: "1️⃣",
          "the contexts of modifier 'theme' are 'light', 'light_ax', 'dark', 'dark_ax', and those of "
            + "'scheme' are 'light', 'dark'; say in tokenc.json what each stands for: "
            + #""modifiers": {"theme": {"light": {"scheme": "light"}, "#
            + #""light_ax": {"scheme": "light", "contrast": "high"}, "#
            + #""dark": {"scheme": "dark"}, "dark_ax": {"scheme": "dark", "contrast": "high"}}}"#,
          id: "bad-context")
      ])
    expect(
      ["scheme": ["sun", "moon"]], "{}",
      [
        .error(
          at: "a.resolver.json:2:3",
          "the contexts of modifier 'scheme' are 'sun', 'moon', and those of 'scheme' are 'light', "
            + "'dark'; say in tokenc.json what each stands for: "
            + #""modifiers": {"scheme": {"sun": {"scheme": "light"}, "moon": {"scheme": "dark"}}}"#,
          id: "bad-context")
      ])
  }

  @Test("each context is mapped once, to its own place") func mappingMistakes() {
    expect(
      ["theme": ["light", "dark", "ax"]],
      #"""
      {"modifiers": {"theme": 1️⃣{"light": {"scheme": "light"},
        2️⃣"drak": {"scheme": "dark"}}}}
      """#,
      [
        .error(
          at: "1️⃣",
          "the object for modifier 'theme' lacks 'ax'; it has each of its contexts; for example "
            + #""modifiers": {"theme": {"light": {"scheme": "light"}, "dark": {"scheme": "dark"}, "#
            + #""ax": {"scheme": "light", "contrast": "high"}}}"#, id: "configuration"),
        .error(
          at: "2️⃣", "modifier 'theme' has no context 'drak'; did you mean 'dark'?",
          id: "configuration"),
      ])
    expect(
      ["theme": ["light", "dark"]],
      #"""
      {"modifiers": {"theme": {1️⃣"light": {"scheme": "light"},
        2️⃣"dark": {"scheme": ["dark", "light"]}}}}
      """#,
      [
        .error(
          at: "2️⃣", "contexts 'light' and 'dark' both stand for scheme=light",
          id: "configuration", notes: [.note(at: "1️⃣", "'light' stands for it here")])
      ])
    expect(
      ["theme": ["a-light", "dark"]],
      #"{"modifiers": {"theme": {"a-light": {"brand": "a"}, 1️⃣"dark": {"scheme": "dark"}}}}"#,
      [
        .error(
          at: "1️⃣", "context 'dark' needs a 'brand', as others of its modifier name one",
          id: "configuration")
      ])
    expect(
      ["theme": ["light", "dark"]],
      #"{"modifiers": {"theme": {"light": 1️⃣{}, "dark": {"scheme": 2️⃣[]}}}}"#,
      [
        .error(
          at: "1️⃣",
          #"context 'light' stands for nothing; write, for example, {"scheme": "light"}"#,
          id: "configuration"),
        .error(
          at: "2️⃣", "expected a context of 'scheme': 'light', 'dark'", id: "configuration"),
      ])
  }

  @Test("what '--brand' and '--modifier' can't choose is an error") func choices() {
    let modifiers: KeyValuePairs = ["brand": ["base", "acme"], "palette": ["base", "next"]]
    let roles = #"{"modifiers": {"palette": "brand"}}"#
    expect(
      modifiers, roles,
      [
        .error(
          "'base' is a context of 'brand', 'palette'; name one of each, for example 'base/base'",
          id: "bad-context"),
        .error("there is no brand 'acme/nxt'; did you mean 'acme/next'?", id: "bad-context"),
      ], brands: ["base", "acme/nxt"])
    expect(
      modifiers, roles,
      [
        .error(
          "a brand is chosen with '--brand next', not with '--modifier'", id: "bad-modifier")
      ], choosing: ["palette=next"])
  }

  @Test("modifiers that share the brands have a context for each") func sharedBrands() {
    expect(
      ["brand": ["acme", "bank"], "theme": ["light", "dark"]],
      #"""
      {"modifiers": {"theme": {"light": {"brand": "acme", "scheme": "light"},
        "dark": {"brand": "acme", "scheme": "dark"}}}}
      """#,
      [
        .error(
          at: "a.resolver.json:3:3",
          "no context of modifier 'theme' stands for brand 'bank', which another modifier has",
          id: "configuration")
      ])
  }

  // MARK: Nothing said

  @Test("a modifier that nothing is said of is a warning that shows what to say") func unassigned()
  {
    expect(
      ["theme": ["light", "dark"], "platform": ["desktop", "mobile"]], "{}",
      [
        .warning(
          at: "a.resolver.json:2:3",
          "modifier 'theme' has no role, so of 'light', 'dark' only 'light' is compiled; say in "
            + #"tokenc.json what becomes of it: "modifiers": {"theme": "scheme"}, or choose a "#
            + "context with '--modifier theme=light'", id: "fixed-modifier"),
        .warning(
          at: "a.resolver.json:3:3",
          "modifier 'platform' has no role, so of 'desktop', 'mobile' only 'desktop' is compiled; "
            + #"say in tokenc.json what becomes of it: "modifiers": {"platform": "desktop"}, or "#
            + "choose a context with '--modifier platform=desktop'",
          id: "fixed-modifier"),
      ])
    expect(
      ["step": ["a", "b"]], "{}",
      [
        .warning(
          at: "a.resolver.json:2:3",
          "modifier 'step' has no role, so of 'a', 'b' only 'a' is compiled; say in tokenc.json what "
            + #"becomes of it: "modifiers": {"step": "brand"}, which makes a theme of each context, "#
            + "or choose a context with '--modifier step=a'", id: "fixed-modifier")
      ])
    expect(
      ["theme": ["light", "dark"], "platform": ["desktop", "mobile"]],
      #"{"modifiers": {"platform": "desktop"}}"#, [], choosing: ["theme=light"])
  }

  @Test(
    "the probable role follows from the words of contexts",
    arguments: [
      (["day", "night"], #"{"day": {"scheme": "light"}, "night": {"scheme": "dark"}}"#),
      (["default", "dark"], #"{"default": {"scheme": "light"}, "dark": {"scheme": "dark"}}"#),
      (["normal", "high"], #""contrast""#),
      (
        ["light", "darkHC"],
        #"{"light": {"scheme": "light"}, "darkHC": {"scheme": "dark", "contrast": "high"}}"#
      ),
      (
        ["acme-light", "Acme Dark"],
        #"{"acme-light": {"brand": "acme", "scheme": "light"}, "#
          + #""Acme Dark": {"brand": "Acme", "scheme": "dark"}}"#
      ),
      (["light", "day"], nil), (["light", "sepia"], nil), (["s", "m"], nil),
    ])
  func probable(contexts: [String], json: String?) {
    #expect(ProbableRole(contexts: contexts).json == json)
  }

  @Test("contexts that change no emitted token are no reason to warn") func unvaried() {
    let files = MarkedFiles([
      "a.resolver.json": ##"""
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"p": {"$type": "number", "a": {"$value": 1}},
         "n": {"$type": "number", "of": {"$value": 3}}}]}},
       "modifiers": {"density": {"default": "low", "contexts": {"low": [],
         "high": [{"p": {"a": {"$type": "number", "$value": 2}}, "q": {"$value": 9}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/density"}]}
      """##,
      "tokenc.json": #"{"groups": {"p": {"hidden": true}}}"#,
    ])
    #expect(LoadedFiles(files.files).diagnostics.isEmpty)
  }
}
