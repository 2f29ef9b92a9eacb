import Foundation
import TestSupport
import Testing
import TokenSwift

@testable import TokenChange

@Suite("Rewriting Swift sources")
struct MemberRewriterTests {
  private static let renames = [
    MemberRename(typeName: "ColorToken", old: "textOld", new: "text"),
    MemberRename(typeName: "ColorToken", old: "shared", new: "own", isShared: true),
  ]

  /// What becomes of a source.
  private func rewritten(_ source: String) -> String {
    let rewriter = MemberRewriter(Self.renames)
    let source = SwiftSource(Array(source.utf8))
    var names = SourceNames()
    rewriter.note(source, in: &names)
    let edits = rewriter.changes(in: source, names).edits
    return String(decoding: edits.applied(to: source.bytes), as: UTF8.self)
  }

  @Test("interpolations may be nested in one another as deep as a file has room") func deepNesting()
  {
    let (opening, closing) = (#""\("#, #")""#)
    let depth = Effort.rounds(200_000, short: 10_000)
    func nested(_ text: String) -> String {
      String(repeating: opening, count: depth) + text + String(repeating: closing, count: depth)
    }
    #expect(rewritten(nested("f(.textOld)")) == nested("f(.text)"))
    let open = String(repeating: opening, count: depth)
    #expect(rewritten(open + "f(.textOld)") == open + "f(.text)")
  }

  @Test("types deeper in one another than anybody writes end nothing") func deepTypes() {
    let depth = Effort.rounds(200_000, short: 2_000)
    for (opening, closing) in [("A<", ">"), ("[", "]"), ("(", ")"), ("(A, ", ")"), ("() -> ", "")] {
      let type =
        String(repeating: opening, count: depth) + "B" + String(repeating: closing, count: depth)
      let source = "let a: \(type) = x\nlet b = theme[.textOld]"
      #expect(rewritten(source).hasSuffix("theme[.text]"))
    }
  }

  @Test(
    "members of the enum are renamed",
    arguments: [
      ("theme[.textOld]", "theme[.text]"),
      ("f(.textOld, x: .textOld)", "f(.text, x: .text)"),
      ("let c: ColorToken = .textOld", "let c: ColorToken = .text"),
      ("ColorToken.textOld.rawValue", "ColorToken.text.rawValue"),
      ("DesignTokens.ColorToken.textOld", "DesignTokens.ColorToken.text"),
      ("return .textOld", "return .text"),
      ("case .textOld, .textOld: 1", "case .text, .text: 1"),
      ("a ? .textOld : .textOld", "a ? .text : .text"),
      ("a ?? .textOld", "a ?? .text"), ("a == .textOld", "a == .text"),
      ("[.textOld: 1]", "[.text: 1]"), ("{ .textOld }", "{ .text }"),
      ("{ x in .textOld }", "{ x in .text }"), (".`textOld`", ".`text`"),
      ("theme[\n  .textOld\n]", "theme[\n  .text\n]"),
      ("f(/* a */ .textOld)", "f(/* a */ .text)"),
      ("#if DEBUG\nx(.textOld)", "#if DEBUG\nx(.text)"),
      ("ColorToken.shared", "ColorToken.own"),
      (
        "extension ColorToken { static let a = textOld }",
        "extension ColorToken { static let a = text }"
      ),
      (
        "extension ColorToken { var a: Self { Self.textOld } }",
        "extension ColorToken { var a: Self { Self.text } }"
      ),
      (
        "extension ColorToken { static let a: Self = .textOld; func b() -> Self { .textOld } }",
        "extension ColorToken { static let a: Self = .text; func b() -> Self { .text } }"
      ),
      ("let a: [ColorToken] = [.shared, .shared]", "let a: [ColorToken] = [.own, .own]"),
      ("let a: ColorToken = b ? .shared : .shared", "let a: ColorToken = b ? .own : .own"),
      ("let a: ColorToken = c == d ? .shared : x", "let a: ColorToken = c == d ? .own : x"),
      ("var a: ColorToken { .shared }", "var a: ColorToken { .own }"),
      ("func f() -> ColorToken { .shared }", "func f() -> ColorToken { .own }"),
      ("let a: Set<ColorToken>? = [.shared]", "let a: Set<ColorToken>? = [.own]"),
      ("let a: Other = x\nb ? .textOld : c", "let a: Other = x\nb ? .text : c"),
      ("let a: Other = b == .textOld", "let a: Other = b == .text"),
      ("let a: Other = f(.textOld, x[.textOld])", "let a: Other = f(.text, x[.text])"),
      ("let a: Other = b.map { .textOld }", "let a: Other = b.map { .text }"),
      ("let a: [Other: ColorToken] = [b: .textOld]", "let a: [Other: ColorToken] = [b: .text]"),
      ("größe = .textOld", "größe = .text"),
      ("x = 1 / 2; y(.textOld) / 3", "x = 1 / 2; y(.text) / 3"),
    ])
  func renamed(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(
    "code in interpolations is renamed, the text around it is not",
    arguments: [
      (#""\(theme[.textOld])""#, #""\(theme[.text])""#),
      (
        #"".textOld \(f(".textOld", .textOld)) .textOld""#,
        #"".textOld \(f(".textOld", .text)) .textOld""#
      ),
      (##"#"\(.textOld) \#(x[.textOld])"#"##, ##"#"\(.textOld) \#(x[.text])"#"##),
      (
        "\"\"\"\n .textOld \"quoted\" \\(x[.textOld])\n\"\"\"",
        "\"\"\"\n .textOld \"quoted\" \\(x[.text])\n\"\"\""
      ),
      (#""\(a ? "\(x[.textOld])" : ".textOld")""#, #""\(a ? "\(x[.text])" : ".textOld")""#),
      (#""\(a) theme[.textOld]""#, #""\(a) theme[.textOld]""#),
      (#""\\(.textOld)""#, #""\\(.textOld)""#), (#""\"\(f(.textOld))""#, #""\"\(f(.text))""#),
    ])
  func interpolations(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(
    "what is not a member of the enum stays",
    arguments: [
      "// theme[.textOld]", "/* .textOld /* .textOld */ .textOld */ x", "\".textOld\"",
      "#\"\"\"\n.textOld \\(x[.textOld])\n\"\"\"#", "model.textOld", "model?.textOld",
      "f().textOld",
      "a[0].textOld", "view\n  .textOld", "\\.textOld", "\\ColorToken.x.textOld", ".textOld(1)",
      "OtherToken.textOld", "self.textOld", "textOld", "x.textOldest", "Foo<Bar>.textOld",
      "#/ .textOld /#", "s.matches(of: /(.textOld)/)", "1.textOld", "\"a\".textOld", "x!.textOld",
      ".shared", "f(.shared)", "let a: [Other] = [.textOld]", "let a: Other? = b ? .textOld : nil",
      "var a: Other { .textOld }", "func f() -> Other { .textOld }",
      "let a: Set<Other> = [.textOld]",
      "extension Other { static let a = textOld }",
      "extension Other { static let a = Self.textOld }",
      "extension Other { static let a: Self = .textOld }",
      "extension ColorToken { func f(textOld: Int) {} }",
      "let a = textOld\nextension ColorToken {}",
      "extension ColorToken { func f() { let textOld = 1; g(textOld) } }",
    ])
  func kept(source: String) {
    #expect(rewritten(source) == source)
  }

  @Test("where the sources declare the name themselves, only the enum's own is renamed")
  func declared() {
    let source = "enum Mine { case textOld }\nf(.textOld, ColorToken.textOld)"
    #expect(rewritten(source) == "enum Mine { case textOld }\nf(.textOld, ColorToken.text)")
  }

  @Test(
    "strings of JSON in literals are strings of the source",
    arguments: [
      ##"#"{"color": "old"}"#"##, #""{\"color\": \"old\"}""#, ##"#"["old"]"#"##,
      "\"\"\"\n  { \"color\": \"old\" }\n  \"\"\"", #""old""#,
      ##"#"{"a": "say \"old\" or", "b": "old"}"#"##,
    ])
  func json(literal: String) {
    let source = SwiftSource(Array("let a = \(literal)".utf8))
    let found = source.plainTexts(upTo: 10).filter { $0.text == "old" }
    #expect(found.count == 1)
    for text in found { #expect(source.bytes[text.offset] == UInt8(ascii: "\"")) }
  }

  /// What becomes of files of several modules, by their order.
  private func rewritten(_ files: [(module: String, text: String)]) -> [String] {
    let rewriter = MemberRewriter(Self.renames)
    let sources = files.enumerated().map { number, file in
      SwiftSource(Array(file.text.utf8), module: file.module, path: "\(number).swift")
    }
    var names = SourceNames()
    for source in sources { rewriter.note(source, in: &names) }
    return sources.map {
      String(decoding: rewriter.changes(in: $0, names).edits.applied(to: $0.bytes), as: UTF8.self)
    }
  }

  @Test(
    "a type of the same name that another module or a type of the sources has stays",
    arguments: [
      // The module beside has its own; which one a file means, its imports say.
      ("import Legacy\nlet a = ColorToken.textOld", false),
      ("import Legacy\nlet a: ColorToken = .textOld", false),
      ("import Legacy\nlet a: [ColorToken] = [.textOld]", false),
      ("import Legacy\nextension ColorToken { static var a: Self { textOld } }", false),
      ("import Legacy\nimport DesignTokens\nlet a = Legacy.ColorToken.textOld", false),
      ("import Legacy\nf(.textOld)", false),
      ("import Other\nlet a = ColorToken.textOld", false),
      ("import Other\nlet a = Other.ColorToken.textOld", false),
      ("import DesignTokens\nlet a = ColorToken.textOld", true),
      ("import enum DesignTokens.ColorToken\nlet a = ColorToken.textOld", true),
      ("import Legacy\nimport DesignTokens\nlet a = DesignTokens.ColorToken.textOld", true),
      ("import Design\nlet a = ColorToken.textOld", true),
      // A module that is not read may have the member, too.
      ("import Other\nf(.textOld)", false),
      // A type within another is meant there, and by its whole name.
      ("import DesignTokens\nlet a = Chart.ColorToken.textOld", false),
      ("import DesignTokens\nextension Chart { var a: ColorToken { .textOld } }", false),
      ("import DesignTokens\nextension Chart { static let a = ColorToken.textOld }", false),
      ("import DesignTokens\nextension Graph { static let a = ColorToken.textOld }", true),
      ("import DesignTokens\nlet a = ColorToken.self.textOld", true),
      ("import DesignTokens\nextension ColorToken { static func f() -> Self { textOld } }", true),
      // What a `typealias` stands for, where it is written.
      (
        "import Legacy\nimport DesignTokens\ntypealias Old = Legacy.ColorToken\nlet a = Old.textOld",
        false
      ),
      ("import Legacy\ntypealias Old = ColorToken\nlet a = Old.textOld", false),
      ("import DesignTokens\ntypealias Old = ColorToken\nlet a = Old.textOld", true),
      (
        "import DesignTokens\nstruct S { typealias ColorToken = Legacy.ColorToken; let a = ColorToken.textOld }",
        false
      ),
      (
        "import DesignTokens\nstruct S { typealias ColorToken = DesignTokens.ColorToken; let a = ColorToken.textOld }",
        true
      ),
      ("import DesignTokens\ntypealias A = B\ntypealias B = A\nlet a = A.textOld", false),
    ])
  func modules(source: String, isRenamed: Bool) {
    let others = [
      (module: "Legacy", text: "public enum ColorToken: String { case accent }"),
      (module: "App", text: "struct Chart { enum ColorToken { case accent } }"),
      (module: "Design", text: "@_exported import DesignTokens"),
    ]
    let expected = isRenamed ? source.replacingOccurrences(of: "textOld", with: "text") : source
    #expect(rewritten([("App", source)] + others).first == expected)
  }

  @Test("a type of the module's own hides the generated one in all of its files") func hidden() {
    let files = [
      (module: "App", text: "import DesignTokens\nlet a = ColorToken.textOld"),
      (module: "App", text: "enum ColorToken { case accent }"),
      (module: "Other", text: "import DesignTokens\nlet a = ColorToken.textOld"),
    ]
    #expect(
      rewritten(files) == [
        files[0].text, files[1].text, "import DesignTokens\nlet a = ColorToken.text",
      ])
  }

  @Test(
    "a type that is private to a file, or local to a block, hides the generated one there alone")
  func hiddenInParts() {
    let own = "enum ColorToken { case accent }"
    let parts = [
      ("private \(own)\nlet a = ColorToken.textOld", ""),
      ("func f() { \(own); g(ColorToken.textOld) }", "\nlet a = ColorToken.textOld"),
      ("var a: Int { if b { \(own); g(ColorToken.textOld) }", "; g(ColorToken.textOld) }"),
      ("", "\nlet a = ColorToken.textOld"),
    ]
    let files = parts.map { (module: "App", text: "import DesignTokens\n\($0)\($1)") }
    #expect(
      rewritten(files)
        == parts.map { "import DesignTokens\n\($0)\($1.replacing("textOld", with: "text"))" })
  }

  @Test("an extension ends with its brace, an interpolation with its parenthesis") func ends() {
    let source = "extension ColorToken { var a: Int { 1 } }\nfunc f(textOld: Int) { g(textOld) }"
    #expect(rewritten(source) == source)
    let text = #"let a = "\((1 + 2)) ColorToken.textOld""#
    #expect(rewritten(text) == text)
  }

  @Test("a bracket that nothing opens leads nowhere", arguments: ["x], ", "x}}, ", "x), [", "]: "])
  func unopened(start: String) {
    #expect(rewritten(start + ".textOld").hasPrefix(start + ".text"))
  }

  @Test(
    "no source makes it fail",
    arguments: [
      "\"", "\"\\(", "\"\\(\"", "/*", "#\"", "#/", "`", "\"\"\"", "\\(", ")))", ".", "\u{0}",
      "extension A.", "extension", "typealias A =", "typealias A = B.",
    ])
  func broken(source: String) {
    #expect(rewritten(source) == source)
    #expect(rewritten(source + "\nf(.textOld)").hasPrefix(source))
  }
}

@Suite("Unified diffs")
struct UnifiedDiffTests {
  @Test("changed lines stand with three lines around them, hunks that touch are one")
  func hunks() {
    let old = (1...30).map { "line \($0)\n" }
    var new = old
    new[1] = "two\n"
    new[6] = "seven\n"
    new[25] = "twenty-six\n"
    let text = UnifiedDiff.text(
      old: Array(old.joined().utf8), new: Array(new.joined().utf8), path: "App/View.swift")
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("@@") || $0.hasPrefix("-") }
    #expect(
      heads == [
        "--- a/App/View.swift", "@@ -1,10 +1,10 @@", "-line 2", "-line 7", "@@ -23,7 +23,7 @@",
        "-line 26",
      ])
  }

  /// What `patch` makes of a text, by the format alone.
  private func patched(_ old: [String], _ patch: String) -> [String]? {
    var lines = patch.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.removeLast()
    var (result, position): ([String], Int) = ([], 0)
    for line in lines.dropFirst(2) {
      if line.hasPrefix("@@") {
        let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
        let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        result += old[position..<start]
        position = start
        guard result.count == (numbers[3] == 0 ? numbers[2] : numbers[2] - 1) else { return nil }
        continue
      }
      if line.first != "+" {
        guard position < old.count, old[position] == line.dropFirst() else { return nil }
        position += 1
      }
      if line.first != "-" { result.append(String(line.dropFirst())) }
    }
    return result + old[position...]
  }

  /// The fewest lines that go or come, by the longest common subsequence.
  private func fewestChanges(_ old: [String], _ new: [String]) -> Int {
    var row = Array(repeating: 0, count: new.count + 1)
    for line in old {
      var next = [0]
      for (index, other) in new.enumerated() {
        next.append(line == other ? row[index] + 1 : max(row[index + 1], next[index]))
      }
      row = next
    }
    return old.count + new.count - 2 * (row.last ?? 0)
  }

  @Test("a diff applied to the old text gives the new one, and a short one is the shortest")
  func applied() {
    var random = SeededGenerator(seed: 33)
    for round in 0..<Effort.rounds(2000, short: 75) {
      let size = Int.random(in: 0...(round % 5 == 0 ? 600 : 60), using: &random)
      let words = Int.random(in: 1...(round % 3 == 0 ? 5 : 1000), using: &random)
      let old = (0..<size).map { _ in "line \(Int.random(in: 0..<words, using: &random))" }
      var new = old
      for _ in 0..<Int.random(in: 0...(size / 2 + 3), using: &random) {
        let place = Int.random(in: 0...new.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: new.insert("line \(Int.random(in: 0..<words, using: &random))", at: place)
        case 1 where place < new.count: new.remove(at: place)
        case 2 where place < new.count: new.append(new.remove(at: place))
        default: if place < new.count { new[place] += "x" }
        }
      }
      let text = UnifiedDiff.text(
        old: Array(old.map { $0 + "\n" }.joined().utf8),
        new: Array(new.map { $0 + "\n" }.joined().utf8), path: "x")
      guard old != new else {
        #expect(text == "")
        continue
      }
      #expect(patched(old, text) == new, "\(round)")
      guard old.count * new.count <= 10_000 else { continue }
      let changes = text.split(separator: "\n").dropFirst(2).count { "+-".contains($0.prefix(1)) }
      #expect(changes == fewestChanges(old, new), "\(round)")
    }
  }

  @Test("lines that change in place stay beside each other in texts of any size") func inPlace() {
    // Equal lines, and lines that become like others.
    let old = (0..<3000).map { $0 % 7 == 0 ? "kept" : $0 % 2 == 0 ? "old" : "new" }
    let new = old.map { $0 == "old" ? "new" : $0 }
    let lines = CommonLines(
      old.map { ArraySlice($0.utf8) }, new.map { ArraySlice($0.utf8) })
    #expect(lines.partners == old.indices.map { old[$0] == "old" ? nil : $0 })
  }

  @Test("a last line without a line break is marked") func lastLine() {
    #expect(
      UnifiedDiff.text(old: Array("a\nb".utf8), new: Array("a\nc".utf8), path: "x") == """
        --- a/x
        +++ b/x
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file

        """)
    #expect(UnifiedDiff.text(old: [97], new: [97], path: "x") == "")
  }

  /// git's own words for names in a diff: `git diff` of such a file has the same.
  @Test(
    "names are written as git writes them",
    arguments: [
      ("a b.swift", "--- a/a b.swift\t"), ("é.swift", "--- a/é.swift"),
      ("a\nb.swift", #"--- "a/a\012b.swift""#), (#"a"b\.swift"#, #"--- "a/a\042b\134.swift""#),
      ("/tmp/a.swift", "--- a/tmp/a.swift"), ("\u{202E}.swift", #"--- "a/\342\200\256.swift""#),
    ])
  func names(path: String, line: String) {
    let text = UnifiedDiff.text(old: [97], new: [98], path: path)
    #expect(text.prefix { $0 != "\n" } == line)
    let other = line.replacingOccurrences(of: "--- a", with: "+++ b")
      .replacingOccurrences(of: "--- \"a", with: "+++ \"b")
    #expect(text.split(separator: "\n")[1] == other)
  }
}
