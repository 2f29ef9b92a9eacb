import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenComponents

/// The names of tokens by their groups, as in `.text.primary`.
@Suite("Names of tokens by their groups") struct NestedNameTests {
  private static let red =
    #""$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] }"#

  /// Token files with a color at each path; `path|extension` states more about one.
  private static func tokens(_ paths: [String]) -> String {
    var groups: [(name: String, paths: [String])] = []
    var members: [String] = []
    for path in paths {
      guard let dot = path.firstIndex(of: ".") else {
        let parts = path.split(separator: "|", maxSplits: 1)
        members.append("\"\(parts[0])\": { \(red)\(parts.count > 1 ? ", " + parts[1] : "") }")
        continue
      }
      let name = String(path[..<dot])
      let rest = String(path[path.index(after: dot)...])
      if let index = groups.firstIndex(where: { $0.name == name }) {
        groups[index].paths.append(rest)
      } else {
        groups.append((name, [rest]))
      }
    }
    members += groups.map { "\"\($0.name)\": \(tokens($0.paths))" }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private func compile(
    _ paths: [String], _ options: String, _ others: String = ""
  ) throws -> (text: String, messages: [String]) {
    let loaded = LoadedFiles([
      ("a.tokens.json", Array(Self.tokens(paths).utf8)),
      (
        "tokenc.json",
        Array("{ \"accessors\": { \(options) }\(others.isEmpty ? "" : ", " + others) }".utf8)
      ),
    ])
    let compiled: CompiledTokens
    do {
      compiled = try CompiledTokens(try #require(loaded.loaded))
    } catch let failure as RunFailure {
      return ("", failure.diagnostics.map(\.message))
    }
    let emitter = TokenEmitter(
      table: compiled.table, configuration: compiled.configuration, inputName: "a")
    let file = emitter.emit().first { $0.name == "ColorToken+Groups.swift" }
    return (
      file.map { String(decoding: $0.contents, as: UTF8.self) } ?? "",
      compiled.diagnostics.sorted.map(\.message)
    )
  }

  /// The chains that generated Swift has, each with its case: `.text.primary` is `textPrimary`.
  private func chains(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    var groups: [(indentation: Int, name: String)] = []
    var pending = ""
    for line in text.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }.count
      while let last = groups.last, last.indentation >= indentation, !line.contains("struct ") {
        if line.hasSuffix("}"), !line.contains("{") { break }
        groups.removeLast()
      }
      if line.hasSuffix("}"), !line.contains("{") {
        if groups.last?.indentation == indentation { groups.removeLast() }
      } else if let found = line.firstMatch(of: #/var `?(\w+)`?: (\w+) \{ \.`?(\w+)`? \}/#) {
        let names = groups.map(\.name) + [String(found.output.1)]
        result[names.joined(separator: ".")] = String(found.output.3)
      } else if let found = line.firstMatch(of: #/var `?(\w+)`?: \w+Group/#) {
        pending = String(found.output.1)
      } else if line.contains("struct ") {
        groups.append((indentation, pending))
      }
    }
    return result
  }

  @Test("without the key no token has a name by its groups") func off() throws {
    #expect(try compile(["color.text.primary"], "").text.isEmpty)
  }

  @Test("a token is named by its groups, and is the same case") func groups() throws {
    let result = try compile(
      ["color.accent", "color.text.primary", "color.text.link.hover", "color.bg.card-alt"],
      #""nested": true"#)
    #expect(result.messages == [])
    #expect(
      chains(result.text) == [
        "text.primary": "textPrimary", "text.link.hover": "textLinkHover",
        "bg.cardAlt": "bgCardAlt",
      ])
  }

  @Test("a group joins the names in it where Swift has no other way") func joined() throws {
    let result = try compile(
      [
        "color.text.$root", "color.text.muted", "color.text.link.hover", "color.gray.100",
        "color.gray.light", "color.hash.a", "color.line.self", "color.line.default",
      ], #""nested": true"#)
    #expect(result.messages == [])
    #expect(
      chains(result.text) == [
        "textLink.hover": "textLinkHover", "gray.light": "grayLight",
        "line.default": "lineDefault",
      ])
    let chosen = try compile(
      ["color.tint.a", "color.tint.b.c", "color.text.a"], #""nested": true, "joined": "color.tint""#
    )
    #expect(chains(chosen.text) == ["text.a": "textA", "tintB.c": "tintBC"])
  }

  @Test("the prefix is that of the first group") func prefix() throws {
    let result = try compile(
      ["color.text.link.hover"], #""nested": true, "prefix": "acme""#)
    #expect(chains(result.text) == ["acmeText.link.hover": "textLinkHover"])
  }

  @Test("a stated name is that of the case alone") func stated() throws {
    let result = try compile(
      [
        #"color.text.primary|"$extensions": { "tokenc": { "name": "ink" } }"#, "color.text.muted",
      ], #""nested": true"#)
    #expect(chains(result.text) == ["text.muted": "textMuted"])
  }

  @Test("every name by groups, joined, is the case") func joinedNamesAreCases() throws {
    let names = ["text", "a", "link-alt", "100", "self", "BIG_ONE", "none", "2xl", "über"]
    var paths: [String] = []
    for one in names {
      for other in names {
        paths += ["color.\(one).\(other).x", "color.\(one).\(other).y-\(names.count)"]
      }
    }
    let result = try compile(paths, #""nested": true, "swiftUI": false"#)
    #expect(result.messages == [])
    let chains = chains(result.text)
    #expect(chains.count > 60)
    for (chain, caseName) in chains {
      let joined = chain.split(separator: ".").map(String.init)
      #expect(SwiftName.camelCase(joined) == caseName)
    }
    #expect(Set(chains.values).count == chains.count)
  }

  @Test("a group's type has another name than a member, where letters have no capitals")
  func typeNames() throws {
    let text = try compile(
      ["color.日本.group", "color.日本.line", "color.text.group"], #""nested": true"#
    ).text
    #expect(text.contains("static var 日本: 日本Group_ { 日本Group_() }"))
    #expect(text.contains("struct 日本Group_: Sendable"))
    #expect(text.contains("static var text: TextGroup { TextGroup() }"))
  }

  // MARK: What tokens were

  @Test("a deprecated token is deprecated by its groups, and a former name stays") func former()
    throws
  {
    let result = try compile(
      [
        #"color.text.old|"$deprecated": "not used""#,
        #"color.text.main|"$extensions": { "tokenc": { "formerNames": ["textPrimary"] } }"#,
        #"color.ink.link.hover|"$extensions": { "tokenc": { "formerNames": ["lineLinkHover"] } }"#,
      ], #""nested": true"#)
    #expect(result.messages == [])
    #expect(
      result.text.contains(
        """
            @available(*, deprecated, message: "not used")
            public var old: ColorToken { .textOld }
        """))
    #expect(
      result.text.contains(
        """
            @available(*, deprecated, renamed: "main")
            public var primary: ColorToken { .textMain }
        """))
    #expect(chains(result.text)["line.link.hover"] == "inkLinkHover")
    #expect(result.text.contains(#"message: "use '.ink.link.hover'""#))
  }

  @Test("a former path of tokenc.json says where its groups end; else a name has both readings")
  func formerPaths() throws {
    let paths = [
      #"color.ink.main|"$extensions": { "tokenc": { "formerNames": ["lineLinkHover"] } }"#
    ]
    let guessed = chains(try compile(paths, #""nested": true"#).text)
    #expect(
      guessed == [
        "ink.main": "inkMain", "line.link.hover": "inkMain",
      ])
    let stated = try compile(
      ["color.ink.main"], #""nested": true"#,
      #""formerNames": { "color.line.linkHover": "color.ink.main" }"#)
    #expect(chains(stated.text) == ["ink.main": "inkMain", "line.linkHover": "inkMain"])
  }

  // MARK: Conflicts

  @Test("a group with the name of a token is refused, with the key that joins it") func conflicts()
    throws
  {
    let message = """
      the group 'color.textField' would be '.textField', which is the token 'color.text.field'; join its \
      names with '"accessors": { "nested": true, "joined": "color.textField" }' in tokenc.json
      """
    let paths = ["color.text.field", "color.textField.line", "color.textField.back"]
    #expect(try compile(paths, #""nested": true"#).messages == [message])
    let joined = try compile(paths, #""nested": true, "joined": "color.textField""#)
    #expect(joined.messages == [])
    #expect(chains(joined.text) == ["text.field": "textField"])
    let inner = try compile(
      ["color.bg.text-a", "color.bg.textA.line"], #""nested": true"#)
    #expect(inner.messages.count == 1)
    #expect(inner.messages.first?.contains("would be '.bg.textA'") == true)
    let former = try compile(
      [#"color.text.main|"$extensions": { "tokenc": { "formerNames": ["text"] } }"#],
      #""nested": true"#)
    #expect(former.messages.first?.contains("which is a former name of 'color.text.main'") == true)
  }

  @Test(
    "a group and a member that Apple's styles have are refused",
    arguments: [
      ("color.tint.secondary", true), ("color.red.gradient", true), ("color.tint.muted", false),
      ("color.background.primary", false), ("color.text.secondary", false),
    ])
  func appleNames(path: String, isRefused: Bool) throws {
    let messages = try compile([path], #""nested": true"#).messages
    #expect(messages.count == (isRefused ? 1 : 0))
    #expect(try compile([path], #""nested": true, "prefix": "x""#).messages == [])
    #expect(
      try compile([path], #""nested": true, "swiftUI": false"#).messages == [])
  }
}
