import Appearance
import Testing

@Suite("Rich text")
struct RichTextTests {
  @Test(
    "Elements become traits, links and line breaks",
    arguments: [
      ("a <b>bold <i>both</b> it</i>", ["a ", "b:bold ", "bi:both", "i: it"]),
      ("<strong>x</strong><em>y</em><del>z</del><u>w</u>", ["b:x", "i:y", "s:z", "u:w"]),
      ("<mark class=\"m\">now</mark> <code>let x</code>", ["m:now", " ", "c:let x"]),
      ("one<br>two<BR/>three", ["one\ntwo\nthree"]),
      ("<p>one</p><p>two</p>", ["one\ntwo"]),
      ("<ul><li>a</li><li>b</li></ul>end", ["a\nb\nend"]),
      ("  x \n\t y  ", ["x y"]),
      ("<unknown onclick='x()'>kept</unknown></b>", ["kept"]),
      (
        "<a href='https://a.example/?x=1&amp;y=2'>l<b>i</b></a>.",
        ["l@https://a.example/?x=1&y=2", "b:i@https://a.example/?x=1&y=2", "."]
      ),
    ])
  func elements(html: String, runs: [String]) {
    #expect(RichText(html: html).runs.map(Self.outline) == runs)
  }

  @Test(
    "What is no markup is text",
    arguments: [
      ("1 < 2 & 3 > 2", "1 < 2 & 3 > 2"),
      ("&lt;b&gt; &amp;amp;", "<b> &amp;"),
      ("&#8381;&#x20BD;&#X20bd;", "₽₽₽"),
      (
        "&unknown; &#0; &#x1b; &#xD800; &#99999999; &#+5; &",
        "&unknown; &#0; &#x1b; &#xD800; &#99999999; &#+5; &"
      ),
      ("a&nbsp;b", "a\u{A0}b"),
      ("", ""),
    ])
  func text(html: String, text: String) {
    #expect(RichText(html: html).text == text)
  }

  @Test(
    "Nothing runs and nothing leads out of the web, mail and telephone",
    arguments: [
      "<a href='javascript:alert(1)'>go</a>", "<a href=' java&#115;cript:alert(1)'>go</a>",
      "<a href='data:text/html,x'>go</a>", "<a href='/relative'>go</a>", "<a name=x>go</a>",
      "<script>alert('</b>')</script>go", "<STYLE>b{}</STYLE >go", "<!-- <b>x</b> -->go",
      "<!DOCTYPE html>go", "go<script>never closed", "go<a href='never closed",
    ])
  func harmless(html: String) {
    #expect(RichText(html: html) == RichText("go"))
  }

  @Test(
    "Links lead to pages, mails and calls",
    arguments: ["https://a.example", "http://a.example/b", "MAILTO:a@b.example", "tel:+71234567"])
  func links(address: String) {
    let text = RichText(html: "<a title=x href=\"\(address)\">go</a>")
    #expect(text.runs.map(\.link?.rawValue) == [address])
  }

  @Test("Every text survives when it is escaped")
  func escapedText() {
    var random = SystemRandomNumberGenerator()
    let alphabet: [Character] = [
      "<", ">", "&", "\"", "'", "a", "b", "/", " ", "!", "-", "#", ";", "я", "👩‍👩‍👧", "=",
    ]
    for _ in 0..<2_000 {
      let text = String(
        (0..<Int.random(in: 0...30, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? "x"
        })
      let html = text.map { character in
        switch character {
        case "<": "&lt;"
        case "&": "&amp;"
        default: String(character)
        }
      }.joined()
      let words = text.split(separator: " ").joined(separator: " ")
      #expect(RichText(html: html).text == words, "\(html)")
    }
  }

  @Test("Any markup gives a text without empty or equal neighboring runs, however deep")
  func anyMarkup() {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "<b>", "</b>", "<i>", "</i>", "<a href='https://a.b'>", "</a>", "<br>", "<p>", "x", " ", "<",
      "&", "&amp;", "<!--", "-->", "'", "\"", "<a ", "=", ">",
    ]
    for count in [0, 1, 5, 40, 400] {
      for _ in 0..<200 {
        let html = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        let runs = RichText(html: html).runs
        #expect(!runs.contains { $0.text.isEmpty })
        for (one, next) in zip(runs, runs.dropFirst()) {
          #expect(one.traits != next.traits || one.link != next.link, "\(html)")
        }
      }
    }
    let deep =
      String(repeating: "<b>", count: 100_000) + "x" + String(repeating: "</b>", count: 100_000)
    #expect(RichText(html: deep).runs == [RichText.Run("x", traits: .bold)])
  }

  @Test("Runs are joined when nothing tells them apart")
  func joining() {
    let text: RichText = ["a", "", "b"].map { RichText.Run($0) }.reduce(into: []) { $0.append($1) }
    #expect(text == "ab")
    #expect(RichText(html: "<b>a</b><strong>b</strong>") == [RichText.Run("ab", traits: .bold)])
  }

  /// Traits by letter, the text, and where it leads.
  private static func outline(_ run: RichText.Run) -> String {
    let letters: [(RichText.Traits, String)] = [
      (.bold, "b"), (.italic, "i"), (.underlined, "u"), (.struckThrough, "s"), (.marked, "m"),
      (.code, "c"),
    ]
    let traits = letters.filter { run.traits.contains($0.0) }.map(\.1).joined()
    return (traits.isEmpty ? "" : traits + ":") + run.text
      + (run.link.map { "@\($0.rawValue)" } ?? "")
  }
}
