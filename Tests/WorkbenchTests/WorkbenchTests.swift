import Foundation
import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenWorkbench

/// Changes go in, and what follows comes out.
@Suite("Workbench") struct WorkbenchTests {
  @Test("values that follow by aliases change, with their themes") func following() throws {
    var person = try WorkbenchPerson()
    let edit: [String: Any] = ["token": "palette.red", "theme": "plain light", "text": "#008000"]
    let answer = try person.ask("draw", [edit])
    let changed = try #require(answer["changed"] as? [[String: Any]])
    let values = try #require(answer["values"] as? [String])
    let table = try WorkbenchFiles.bench().base.table
    let shown = changed.map { entry -> String in
      let token = table.tokens[entry["token"] as? Int ?? 0].text
      let numbers = entry["values"] as? [Int] ?? []
      return "\(token): \(numbers.map { values[$0] }.joined(separator: ", "))"
    }
    #expect(
      shown == [
        "palette.red: #008000", "color.accent: #0000ff, #008000, #0000ff, #008000",
        "color.text: #008000",
      ])
    #expect(answer["count"] as? String == "1 change, 3 tokens affected")
    let told = try #require(answer["told"] as? [[String: Any]])
    #expect(told[0]["text"] as? String == "#ff0000 → #008000 in every theme")
  }

  @Test("contrast that is lost and reached is told, and names that stay") func effects() throws {
    var person = try WorkbenchPerson()
    let edit: [String: Any] = ["token": "palette.red", "theme": "plain light", "text": "#ffb0b0"]
    let answer = try person.ask("effects", [edit])
    let sections = try #require(answer["sections"] as? [[String: Any]])
    #expect(sections.map { $0["title"] as? String } == ["Contrast", "Names"])
    let rows = sections.flatMap { $0["rows"] as? [[String: Any]] ?? [] }
    let cells = rows.map { ($0["cells"] as? [String] ?? []).joined(separator: " | ") }
    #expect(
      cells == [
        "color.text in plain light: lost on color.back | 3.99 | 1.73 | 3",
        "color.text in plain dark: lost on color.back | 3.99 | 1.73 | 3",
        "color.text in acme light: reached on color.back | 2.14 | 4.94 | 3",
        "color.text in acme dark: reached on color.back | 2.14 | 4.94 | 3", "no name changes",
      ])
    #expect(answer["lost"] as? Int == 2)
  }

  @Test("a token's parts, its position and the themes of a change are told") func value() throws {
    var person = try WorkbenchPerson()
    let style = try person.ask("value", [], ["token": "title.large", "theme": "acme dark"])
    let fields = try #require(style["fields"] as? [[String: Any]])
    let parts = fields.map { "\($0["at"] ?? "") \($0["kind"] ?? "") \($0["value"] ?? "")" }
    #expect(
      parts == [
        "/fontFamily text Inter", "/fontWeight number 700", "/lineHeight number 1.2",
        "/fontSize number 24", "/letterSpacing number 0",
      ])
    let accent = try person.ask("value", [], ["token": "color.accent", "theme": "acme dark"])
    #expect((accent["about"] as? String)?.hasPrefix("base.tokens.json:22:") == true)
    let reach = try #require(accent["reach"] as? [[String: Any]]).map { $0["label"] as? String }
    #expect(
      reach == [
        "plain dark, acme dark, which share this value", "all of acme", "all of dark",
        "acme dark alone",
      ])
  }

  @Test("later changes stand on earlier ones, and the first that fails is told") func order() throws
  {
    var person = try WorkbenchPerson()
    let edits: [[String: Any]] = [
      [
        "token": "color.text", "theme": "plain dark", "limits": ["scheme"],
        "text": "{palette.blue}",
      ],
      ["token": "color.text", "theme": "plain dark", "text": "{palette.white}"],
      ["token": "color.text", "theme": "plain dark", "text": "{nothing}"],
      ["token": "space.m", "theme": "plain dark", "text": "4px"],
    ]
    let answer = try person.ask("draw", edits)
    #expect((answer["fault"] as? [String: Any])?["edit"] as? Int == 2)
    #expect((answer["changed"] as? [Any])?.count == 1)
    let files = try person.patched(Array(edits.prefix(2)))
    #expect(files["base.tokens.json"]?.contains(#""dark": "{palette.white}""#) == true)
  }

  @Test("what is no question gets no answer") func hostile() throws {
    var person = try WorkbenchPerson()
    for body in [
      "", "[]", "{", #"{"edits": [1]}"#, #"{"edits": [{"token": "a"}]}"#,
      #"{"edits": [{"token": "a", "theme": "b", "oklch": [1]}]}"#,
    ] {
      let answer = person.desk.answer("/workbench/draw", to: Array(body.utf8))
      #expect(answer == nil, "\(body)")
    }
    let other = person.desk.answer("/workbench/other", to: Array("{}".utf8))
    #expect(other == nil)
    let long = Array(#"{"edits": []}"#.utf8) + Array(repeating: 0x20, count: 2_000_000)
    let tooLong = person.desk.answer("/workbench/draw", to: long)
    #expect(tooLong == nil)
    let edit: [String: Any] = ["token": "space.m", "theme": "plain light", "text": "1px"]
    let many = try person.ask("draw", Array(repeating: edit, count: 1_001))
    #expect(
      (many["fault"] as? [String: Any])?["message"] as? String == "there are more than 1000 changes"
    )
  }

  @Test("what repairs contrast gives changes that the page adds") func repair() throws {
    var bench = try WorkbenchFiles.bench()
    bench.repair = WorkbenchRepair { loaded throws(RunFailure) in
      let table = loaded.table
      let red = table.valueNode(of: table.tokens[1], in: 0)
      let part = red.flatMap { table.tape.node(at: "/components/2", of: $0) }
      let edit = part.flatMap { WorkbenchRepair.edit(of: 1, at: $0, to: "0.5", in: table) }
      return WorkbenchRepair.Proposal(edits: [edit].compactMap(\.self), words: "1 color moves")
    }
    var person = try WorkbenchPerson()
    person.desk = WorkbenchDesk(bench)
    let before = try person.ask("draw", [])
    #expect(before["repairs"] as? Bool == true)
    let answer = try person.ask("repair", [])
    #expect(answer["text"] as? String == "1 color moves")
    let edits = try #require(answer["edits"] as? [[String: Any]])
    #expect(edits.map { $0["at"] as? String } == ["/components/2"])
    let drawn = try person.ask("draw", edits)
    #expect(drawn["fault"] == nil)
    #expect((drawn["told"] as? [[String: Any]])?.first?["token"] as? String == "palette.red")
  }

  // MARK: Random changes

  /// What the design says, as this test thinks of it: the value of each token in each theme.
  private struct Model {
    static let themes = ["plain light", "plain dark", "acme light", "acme dark"]
    /// Hex notation, or the path of a token.
    var cells: [String: [String]] = [
      "palette.blue": Array(repeating: "#0000ff", count: 4),
      "palette.red": Array(repeating: "#ff0000", count: 4),
      "palette.white": Array(repeating: "#ffffff", count: 4),
      "color.accent": ["palette.blue", "palette.red", "palette.blue", "palette.red"],
      "color.text": Array(repeating: "palette.red", count: 4),
      "color.back": ["palette.white", "palette.white", "palette.blue", "palette.blue"],
    ]

    func color(_ token: String, _ theme: Int) -> String {
      let cell = cells[token]?[theme] ?? ""
      return cell.hasPrefix("#") ? cell : color(cell, theme)
    }

    mutating func set(_ token: String, _ theme: Int, _ limits: [String], to value: String) {
      for other in 0..<4 {
        let isBrand = !limits.contains("brand") || other / 2 == theme / 2
        let isScheme = !limits.contains("scheme") || other % 2 == theme % 2
        if isBrand, isScheme { cells[token]?[other] = value }
      }
    }
  }

  @Test("a patch gives exactly the values that were shown, whatever was changed")
  func randomChanges() throws {
    var random = Effort.chance
    var refused = 0
    let rounds = Effort.rounds(300, short: 12)
    for _ in 0..<rounds {
      var person = try WorkbenchPerson()
      var model = Model()
      var edits: [[String: Any]] = []
      for _ in 0..<5 {
        let token = try #require(model.cells.keys.sorted().randomElement(using: &random))
        let theme = Int.random(in: 0..<4, using: &random)
        let limits = ["brand", "scheme"].filter { _ in Bool.random(using: &random) }
        var value =
          "#"
          + String(Int.random(in: 0..<0x100_0000, using: &random) | 0x100_0000, radix: 16)
          .dropFirst()
        if token.hasPrefix("color."), Bool.random(using: &random) {
          value =
            ["palette.blue", "palette.red", "palette.white"].randomElement(using: &random) ?? value
        }
        let edit: [String: Any] = [
          "token": token, "theme": Model.themes[theme], "limits": limits,
          "text": value.hasPrefix("#") ? value : "{\(value)}",
        ]
        guard try person.ask("draw", edits + [edit])["fault"] == nil else {
          refused += 1
          continue
        }
        edits.append(edit)
        model.set(token, theme, limits, to: value)
      }
      let files = try person.patched(edits)
      let loaded = LoadedFiles(files.map { (path: $0.key, bytes: Array($0.value.utf8)) })
      let table = try #require(loaded.loaded).table
      #expect(!loaded.hasErrors)
      for token in model.cells.keys {
        for theme in 0..<4 {
          let index = try #require(table.index(ofText: token))
          let color = table.color(of: table.tokens[index], in: theme)
          #expect(
            color?.sRGBHex == model.color(token, theme),
            "\(token) in \(Model.themes[theme]) after \(edits)")
        }
      }
    }
    #expect(refused < rounds * 2, "\(refused) of \(rounds * 5) changes are refused")
  }
}
