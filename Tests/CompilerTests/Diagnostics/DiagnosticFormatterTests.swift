import Foundation
import Testing

@testable import TokenCompiler

@Suite("Diagnostic formats")
struct DiagnosticFormatterTests {
  @Test("text is one line per message and note, as editors read it")
  func text() {
    expect(
      .text,
      """
      tokenc: error: unknown option '--brnad'; did you mean '--brand'? [unknown-option]
      tokens/gone.json: error: no such file [missing-file]
      tokens/color.tokens.json:3:23: error: alias '{blu}' names no token; did you mean '{blue}'? \
      [unknown-alias]
      tokens/color.tokens.json:2:3: note: 'blue' is declared here
      tokens/color.tokens.json: note: aliases are written in full
      tokens/color.tokens.json:4:1: warning: trailing\\ntext\\u{1B}[31m [trailing-text]

      """.replacingOccurrences(of: "tokens/color.tokens.json: note", with: "tokenc: note"))
  }

  @Test("a terminal also shows the line, the marks and the fix-it")
  func terminal() {
    expect(
      .text, style: .init(showsSource: true, usesColor: false, width: 100),
      """
      tokenc: error: unknown option '--brnad'; did you mean '--brand'? [unknown-option]
      tokens/gone.json: error: no such file [missing-file]
      tokens/color.tokens.json:3:23: error: alias '{blu}' names no token; did you mean '{blue}'? \
      [unknown-alias]
          3 |   "né": { "$value": "{blu}" }
            |                      ^~~~~
            |                      {blue}
      tokens/color.tokens.json:2:3: note: 'blue' is declared here
          2 |   "blue": { "$value": "#00f" },
            |   ^~~~~~
      tokenc: note: aliases are written in full
      tokens/color.tokens.json:4:1: warning: trailing\\ntext\\u{1B}[31m [trailing-text]
          4 | } x
            | ^~~
            = remove what follows

      """)
  }

  @Test("color marks the label, the message and the marks, and nothing is left colored")
  func color() {
    let sources = Sample.sources
    let formatter = TextDiagnosticFormatter(
      style: .init(showsSource: true, usesColor: true, width: 100))
    let text = String(
      decoding: formatter.format(DiagnosticReport([Sample.alias]), in: sources), as: UTF8.self)
    let esc = "\u{1B}["
    #expect(
      text.hasPrefix("\(esc)1mtokens/color.tokens.json:3:23: \(esc)0m\(esc)1;31merror: \(esc)0m"))
    #expect(text.contains("^~~~~\(esc)0m\n"))
    let withoutColor = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    let plain = TextDiagnosticFormatter(
      style: .init(showsSource: true, usesColor: false, width: 100))
    #expect(
      withoutColor
        == String(
          decoding: plain.format(DiagnosticReport([Sample.alias]), in: sources), as: UTF8.self))
    for line in text.split(separator: "\n") {
      #expect(line.components(separatedBy: esc).count % 2 == 1, "\(line.debugDescription)")
    }
  }

  @Test("JSON keeps ranges, notes and fix-its")
  func json() throws {
    expect(
      .json, only: [Sample.alias, Sample.missing],
      #"""
      {
        "version": 1,
        "errorCount": 2,
        "warningCount": 0,
        "hiddenCount": 0,
        "diagnostics": [
          {
            "severity": "error",
            "id": "unknown-alias",
            "message": "alias '{blu}' names no token; did you mean '{blue}'?",
            "path": "tokens/color.tokens.json",
            "range": {
              "start": {
                "line": 3,
                "column": 23,
                "offset": 56
              },
              "end": {
                "line": 3,
                "column": 28,
                "offset": 61
              }
            },
            "notes": [
              {
                "message": "'blue' is declared here",
                "path": "tokens/color.tokens.json",
                "range": {
                  "start": {
                    "line": 2,
                    "column": 3,
                    "offset": 4
                  },
                  "end": {
                    "line": 2,
                    "column": 9,
                    "offset": 10
                  }
                }
              },
              {
                "message": "aliases are written in full"
              }
            ],
            "fixIt": {
              "message": "replace with '{blue}'",
              "path": "tokens/color.tokens.json",
              "range": {
                "start": {
                  "line": 3,
                  "column": 23,
                  "offset": 56
                },
                "end": {
                  "line": 3,
                  "column": 28,
                  "offset": 61
                }
              },
              "replacement": "{blue}"
            }
          },
          {
            "severity": "error",
            "id": "missing-file",
            "message": "no such file",
            "path": "tokens/gone.json",
            "notes": []
          }
        ]
      }

      """#)
    expect(
      .json, only: [],
      """
      {
        "version": 1,
        "errorCount": 0,
        "warningCount": 0,
        "hiddenCount": 0,
        "diagnostics": []
      }

      """)
  }

  @Test("GitHub commands escape what would end them")
  func github() {
    var odd = Sample.missing
    odd.path = "a:b,c%d\n.json"
    odd.message = "100% of a: b, c\r\nnext"
    expect(
      .github, only: [Sample.alias, odd, Sample.trailing, Sample.option],
      """
      ::error file=tokens/color.tokens.json,line=3,col=23,endLine=3,endColumn=28,\
      title=unknown-alias::alias '{blu}' names no token; did you mean '{blue}'?%0A\
      tokens/color.tokens.json:2:3: note: 'blue' is declared here%0Anote: aliases are written in full
      ::error file=a%3Ab%2Cc%25d%0A.json,title=missing-file::100%25 of a: b, c%0D%0Anext
      ::warning file=tokens/color.tokens.json,line=4,col=1,endLine=4,endColumn=4,\
      title=trailing-text::trailing%0Atext\\u{1B}[31m
      ::error title=unknown-option::unknown option '--brnad'; did you mean '--brand'?

      """)
  }

  @Test("a range of several lines has no columns in a GitHub command")
  func githubLines() {
    let long = Diagnostic.error("duplicate-key", "twice", at: Sample.range(of: Sample.text))
    expect(
      .github, only: [long],
      "::error file=tokens/color.tokens.json,line=1,endLine=5,title=duplicate-key::twice\n")
  }

  @Test("after the last error allowed, the rest is counted")
  func maximumErrors() {
    let errors = (0..<5).map { Diagnostic.error("e", "number \($0)", at: nil) }
    let warning = Diagnostic.warning("w", "careful", at: nil)
    let all = [errors[0], warning, errors[1], errors[2], warning, errors[3], errors[4]]
    let report = DiagnosticReport(all, maximumErrors: 2)
    #expect(report.shown == [errors[0], warning, errors[1]])
    #expect(report.errorCount == 5)
    #expect(report.omission == "3 errors and 1 warning more; raise '--max-errors' to see all")
    #expect(DiagnosticReport(all, maximumErrors: 5).omission == nil)
    #expect(DiagnosticReport(all).shown.count == 7)
    let text = TextDiagnosticFormatter().format(report, in: SourceMap())
    #expect(
      String(decoding: text, as: UTF8.self) == """
        tokenc: error: number 0 [e]
        tokenc: warning: careful [w]
        tokenc: error: number 1 [e]
        tokenc: note: 3 errors and 1 warning more; raise '--max-errors' to see all

        """)
  }

  @Test("nothing to say is not text")
  func nothing() {
    expect(.text, only: [], "")
    expect(.github, only: [], "")
  }

  private func expect(
    _ format: DiagnosticFormat, style: TextDiagnosticFormatter.Style = .plain,
    only diagnostics: [Diagnostic] = [
      Sample.option, Sample.missing, Sample.alias, Sample.trailing,
    ],
    _ expected: String, _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let bytes = format.formatter(style: style).format(
      DiagnosticReport(diagnostics), in: Sample.sources)
    #expect(String(decoding: bytes, as: UTF8.self) == expected, sourceLocation: location)
  }
}
