import Foundation
import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenPages

@Suite("Reports") struct ReportTests {
  private var report: Report {
    var report = Report(
      subject: "Names", title: "since \(name: "v1")", record: ["since": "v1"] as JSONRecord)
    report.scope = Phrase("2 screens")
    report.summary = ["2 names are old"]
    var kinds = Report.Section("", .entries([lostName]))
    kinds.isNumbered = true
    let rows: [[Report.Cell]] = [
      [.phrase(Phrase("App")), .share(40, "40 % are new")], [.phrase("Core"), .share(nil, "–")],
    ]
    report.sections = [
      kinds, .init("Modules", .table(.init(head: ["module", "new"], rows: rows))),
      .init("Nothing", .entries([])), .init("Old (1)", .entries([oldName])),
    ]
    return report
  }

  private let change = "#000 → #fff"

  private var lostName: Report.Entry {
    var entry = Report.Entry(
      Phrase(name: "color.a"), Phrase(change),
      details: [.init("lost", Phrase("at 1 place")), .init("for example \(name: "a.json")")])
    entry.isStrong = true
    return entry
  }

  private var oldName: Report.Entry {
    var entry = Report.Entry(Phrase(name: "color.old"))
    entry.positions = (1...5).map { "App/V.swift:\($0):1" }
    return entry
  }

  private func text(_ form: ReportForm, of report: Report) -> String {
    String(decoding: form.bytes(of: report), as: UTF8.self)
  }

  @Test("text aligns columns, and names the first places") func terminal() {
    #expect(
      text(.text, of: report) == """
        since v1 on 2 screens
        2 names are old

        1. color.a  #000 → #fff
           lost      at 1 place
           for example a.json

        Modules
          module  new
          App     40 % are new
          Core    –

        Old (1)
          color.old
            App/V.swift:1:1
            App/V.swift:2:1
            App/V.swift:3:1
            and 2 more

        """)
  }

  @Test("Markdown has lists and tables") func markdown() {
    #expect(
      text(.markdown, of: report) == """
        ### Names: since `v1`

        2 names are old (2 screens)

        1. **`color.a`** \\#000 → \\#fff
           - lost at 1 place
           - for example `a.json`

        **Modules**

        | module | new |
        | --- | --- |
        | App | 40 % are new |
        | Core | – |

        **Old (1)**

        - `color.old`
          - `App/V.swift:1:1`
          - `App/V.swift:2:1`
          - `App/V.swift:3:1`
          - `App/V.swift:4:1`
          - `App/V.swift:5:1`

        """)
  }

  @Test("a page has lists and tables, and opens the places") func page() {
    let page = text(.html, of: report)
    #expect(page.contains("<h1>Names</h1><p>since <code>v1</code></p>"))
    #expect(page.contains("<li><strong><code>color.a</code></strong> #000 → #fff<ul>"))
    #expect(
      page.contains(
        #"<th scope="row">App</th><td><progress max="100" value="40"></progress> 40 % are new</td>"#
      ))
    #expect(page.contains("<details><summary><code>color.old</code>, 5 places</summary><ul>"))
    #expect(!page.contains("<h2>Nothing"))
  }

  @Test("colors are squares where a form can show them") func swatches() {
    var report = Report(subject: "Colors", title: "two", record: [] as [String])
    let red = Color(hexNotation: "#ff0000") ?? .black
    report.sections = [
      .init("New", .entries([.init("\(swatch: red)\(name: "#ff0000")  \(strong: "breaking")")]))
    ]
    #expect(text(.text, of: report) == "two\n\nNew\n  #ff0000  breaking\n")
    #expect(text(.markdown, of: report).hasSuffix("- 🟥 `#ff0000`  **breaking**\n"))
    #expect(text(.html, of: report).contains(##"fill="#ff0000" fill-opacity="1"/></svg> <code>"##))
    let terminal = String(
      decoding: ReportForm.text.bytes(of: report, usesColor: true), as: UTF8.self)
    #expect(
      terminal == """
        \u{1B}[1mtwo\u{1B}[0m

        \u{1B}[1mNew\u{1B}[0m
          \u{1B}[48;2;255;0;0m \u{1B}[48;2;255;0;0m \u{1B}[0m #ff0000  \u{1B}[1;31mbreaking\u{1B}[0m

        """)
  }

  @Test("a text to copy stays as it is, and ends no block") func sample() {
    var report = Report(subject: "Release", title: "1.1.0", record: [] as [String])
    report.sections = [.init("", .sample(["## 1.1.0", "", "- ```` is <b>"]))]
    #expect(text(.text, of: report) == "1.1.0\n\n## 1.1.0\n\n- ```` is <b>\n")
    #expect(
      text(.markdown, of: report).hasSuffix(
        "`````markdown\n## 1.1.0\n\n- ```` is <b>\n`````\n"))
    #expect(text(.html, of: report).contains("<pre>## 1.1.0\n\n- ```` is &lt;b&gt;</pre>"))
  }

  @Test("a changelog has the sections with entries") func changelog() {
    var report = Report(subject: "Names", title: "", record: [] as [String])
    #expect(ReportChangelog.text(of: report) == "No changes.\n")
    report.sections = [
      .init("Added", .entries([.init("\(name: "a_b") is *new*")])), .init("Removed", .entries([])),
      .init("Changed", .entries([.init(Phrase(String("*c*")))])),
    ]
    #expect(
      ReportChangelog.text(of: report)
        == "### Added\n\n- `a_b` is *new*\n\n### Changed\n\n- \\*c\\*\n")
  }

  @Test("JSON is the record") func json() {
    #expect(text(.json, of: report) == "{\n  \"since\": \"v1\"\n}\n")
  }

  @Test(
    "a text of the input is no markup in any form",
    arguments: ["<script>", "@user", "a|b", "`", "[x](y)", "*", "\u{1b}[31m", "a\nb"])
  func hostile(_ input: String) {
    var report = Report(
      subject: "Names", title: "\(input) \(name: input) \(strong: input)", record: [] as [String])
    report.sections = [
      .init(Phrase(input), .table(.init(head: [input], words: [[input]]))),
      .init(Phrase(name: input), .entries([.init(Phrase(input), Phrase(input))])),
    ]
    let page = text(.html, of: report)
    #expect(!page.contains("<script>\n<") && !page.contains("<p><script>"))
    for form in [ReportForm.text, .markdown, .html] {
      #expect(!text(form, of: report).unicodeScalars.contains("\u{1b}"), "\(form)")
    }
    let comment = text(.markdown, of: report)
    #expect(!comment.contains("@user **") && !comment.contains("<script> "))
    #expect(
      text(.text, of: report).split(separator: "\n", omittingEmptySubsequences: false).count == 9)
  }

  @Test("a comment stays below the limit of its hosts, and says what it leaves out") func limit() {
    var report = report
    let entries = (0..<3_000).map { Report.Entry(Phrase(name: "color.\($0)"), Phrase("renamed")) }
    report.sections = [.init("Names", .entries(entries)), .init("Rest", .entries(entries))]
    let comment = text(.markdown, of: report)
    #expect(comment.utf8.count <= ReportMarkdown.sizeLimit + 100)
    #expect(comment.contains("<details><summary><b>Names</b></summary>"))
    let shown = comment.split(separator: "\n").count { $0.hasPrefix("- ") }
    #expect(comment.hasSuffix("\n…and \(6_000 - shown) more; `--format json` has them all.\n"))
  }
}
