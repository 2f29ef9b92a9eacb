import Testing
import TokenSwift

@testable import TokenChange

@Suite("Stated types decide which members of Swift are tokens")
struct StatedTypeTests {
  private static let renames = [MemberRename(typeName: "ColorToken", old: "old", new: "new")]

  /// Declares another enum with the member, so that nothing but a stated type decides.
  private static let helpers = """
    import DesignTokens
    enum Age { case old, young }
    struct Row { var color: ColorToken; var age: Age }
    struct Box<T> { let value: T }
    enum Fill { case solid(ColorToken), aged(Age) }
    func paint(_ color: ColorToken) -> ColorToken { color }
    func paint(age: Age) -> ColorToken { .ink }
    func later(_ make: () -> ColorToken) {}
    func laterAged(_ make: () -> Age) {}
    let theme = Theme(), ours = ColorToken.ink, hers = Age.young

    """

  private func rewritten(_ line: String) -> String {
    let rewriter = MemberRewriter(Self.renames)
    let texts = [Self.helpers, "import DesignTokens\nimport Unread\n" + line]
    let sources = texts.enumerated().map { number, text in
      SwiftSource(Array(text.utf8), module: "App", path: "\(number).swift")
    }
    var names = SourceNames()
    for source in sources { rewriter.note(source, in: &names) }
    let edits = rewriter.changes(in: sources[1], names).edits
    let text = String(decoding: edits.applied(to: sources[1].bytes), as: UTF8.self)
    return String(text.split(separator: "\n", maxSplits: 2)[2])
  }

  @Test("of many types with one last name each has members of its own") func namesakes() {
    let counts = 0..<100
    let lines = counts.map { number in
      let type = number.isMultiple(of: 2) ? "ColorToken" : "Age"
      return
        "enum N\(number) { struct Row { var mark: \(type) }; func f(_ a: Row) { a.mark = .old } }; "
        + "func f(_ a: N\(number).Row) { a.mark = .old }"
    }
    let expected = zip(counts, lines).map { number, line in
      number.isMultiple(of: 2) ? line.replacing(".old", with: ".new") : line
    }
    #expect(rewritten(lines.joined(separator: "\n")) == expected.joined(separator: "\n"))
  }

  @Test("of too many types with one last name none is taken for one that no path leads to")
  func tooManyNamesakes() {
    let types = (0..<300).map { "enum N\($0) { struct Row { var mark: ColorToken } }\n" }
    let line = "func f(_ a: Row) { a.mark = .old }"
    #expect(rewritten(types.joined() + line).hasSuffix(line))
    #expect(rewritten(types[0] + line).hasSuffix(line.replacing(".old", with: ".new")))
  }

  @Test(
    "a member is renamed where its type is stated",
    arguments: [
      "let a: [ColorToken: Int] = [.old: 1]",
      "let a: [Int: ColorToken] = [1: .old]",
      "let a: [[ColorToken]] = [[.old]]",
      "let a: (ColorToken, Age) = (.old, .young)",
      "let a: Dictionary<String, ColorToken> = [\"x\": .old]",
      "let a: Optional<ColorToken> = .old",
      "let a = Box<ColorToken>(value: .old)",
      "let a = Set<ColorToken>([.old])",
      "let a: [(ColorToken, Int)] = [(.old, 1)]",
      "let a = [.old, .ink] as [ColorToken]",
      "let a: () -> ColorToken = { .old }",
      "let a: (Int) -> ColorToken = { n in return n > 1 ? .old : .ink }",
      "func a() -> ColorToken { if flag { return .old }; return .ink }",
      "var a: ColorToken { get { .old } set {} }",
      "func a(_ c: ColorToken = .old) {}",
      "func a(_ c: ColorToken) -> Bool { c == .old }",
      "func a(_ c: ColorToken) -> Int { switch c { case .ink, .old: 1; default: 2 } }",
      "func a(_ c: ColorToken) { if case .old = c {} }",
      "func a(_ c: ColorToken?) -> ColorToken { c ?? .old }",
      "func a() { var c: ColorToken = .ink; c = .old }",
      "let a = paint(.old)",
      "let a = Row(color: .old, age: .young)",
      "let a: Row = .init(color: .old, age: .young)",
      "func a() { later { .old } }",
      "let a = theme[.old]",
      "let a = Theme.alfa[.old]",
      "let a = ours == .old",
      "let a: Fill = .solid(.old)",
      "let a = Fill.solid(.old)",
      "let a = [paint(.ink), .old][1]",
      "func a() { let t: ColorToken.Type = ColorToken.self; _ = t.old }",
      "struct S { var c: ColorToken; func a() -> Bool { self.c == .old } }",
      "let a: ColorToken = if flag { .old } else { .ink }",
      "func a(_ l: [ColorToken]) -> Bool { l.contains(.old) }",
      "func a(_ l: [ColorToken]) -> Bool { l.contains { $0 == .old } }",
      "func a(_ l: [ColorToken]) -> Bool { l.first == .old }",
      "func a(_ l: [ColorToken]) -> Int? { l.firstIndex(of: .old) }",
      "func a(_ l: [ColorToken]) -> [Bool] { l.map { c in c == .old } }",
      "func a(_ l: inout Set<ColorToken>) { l.insert(.old) }",
      "func a(_ l: inout [ColorToken]) { l += [.old] }",
      "func a(_ c: ColorToken) -> Bool { [.old, .ink].contains(c) }",
      "func a(_ c: ColorToken) -> Bool { .old == c }",
      "func a(_ c: ColorToken?) -> Bool { if let c, c == .old { return true }; return false }",
      "func a(_ l: [ColorToken]) { for c in l where c == .old {} }",
      "func a(_ l: [ColorToken]) { for c in l { _ = c == .old } }",
      "func a(_ l: [ColorToken]) { for case .old in l {} }",
      "func a(_ d: [String: ColorToken]) -> ColorToken { d[\"x\", default: .old] }",
      "func a(_ x: (ColorToken, Int)) -> Bool { x.0 == .old }",
      "func a(_ c: ColorToken...) {}; let b: () = a(.ink, .old)",
      "func a(_ c: @autoclosure () -> ColorToken) {}; let b: () = a(.old)",
      "let (a, b): (ColorToken, Age) = (.old, .young)",
      "let a: Result<ColorToken, Never> = .success(.old)",
      "let a = Optional<ColorToken>.some(.old)",
      "let a: Set = [ColorToken.ink, .old]",
      "let a = [ColorToken](repeating: .old, count: 2)",
      "typealias L = [ColorToken]; let a: L = [.old]",
      "enum N { typealias T = ColorToken; static let a: T = .old }",
      "enum N { struct Row { var c: ColorToken }; static let a = Row(c: .old) }",
      "func a(_ t: ColorToken.Type?) { _ = t?.old }",
      "func a(_ t: [String: ColorToken.Type]) { _ = t[\"x\"]!.old }",
      "func a(_ t: [ColorToken.Type]) { _ = t[0].old }",
      "let a = (ColorToken.self).old",
      "func a(_ x: Any) { _ = (x as! ColorToken.Type).old }",
      "func a() -> Bool { ColorToken.allCases.contains { $0 == .old } }",
    ])
  func renamed(line: String) {
    #expect(rewritten(line) == line.replacing("old", with: "new"))
  }

  @Test(
    "a member stays where its type is another, or where nothing states it",
    arguments: [
      "let a: Age = .old",
      "let a: [Age] = [.old]",
      "let a: (Age) -> Bool = { p in p == .old }",
      "let a: (ColorToken, Age) = (.ink, .old)",
      "let a: [ColorToken: Age] = [.ink: .old]",
      "let a = Box<Age>(value: .old)",
      "let a = Row(color: .ink, age: .old)",
      "let a = paint(age: .old)",
      "func a() { laterAged { .old } }",
      "let a = hers == .old",
      "let a = Fill.aged(.old)",
      "let a: Unread.ColorToken = .old",
      "let a: Grid<ColorToken> = [.old]",
      "let a = unknown(.old)",
      "let a: ColorToken = [Age.young, .old].first!.color",
      "func a(_ c: ColorToken) { let c: Age = .young; _ = c == .old }",
      "func a(_ c: Age) { if let c: ColorToken = x {}; _ = c == .old }",
      "func a() { let t: Age.Type = Age.self; _ = t.old }",
      "func a<ColorToken>(_ c: ColorToken) -> Bool { c == .old }",
      "struct S<ColorToken: Aged> { var c: ColorToken = .old; let d = ColorToken.old }",
      "protocol P { associatedtype ColorToken: Aged }; extension P { var c: ColorToken { .old } }",
      "func a(_ l: [Age]) -> Bool { l.contains { $0 == .old } }",
      "func a(_ c: Age) -> Bool { [.old, .young].contains(c) }",
      "func a(_ l: [Age]) { for c in l where c == .old {} }",
      "func a(_ l: [(ColorToken, Age)]) { for c in l { _ = c.1 == .old } }",
      "func a(_ d: [ColorToken: Age]) -> Age { d[.ink, default: .old] }",
      "let a: Result<Age, Never> = .success(.old)",
      "enum N { struct Row { var c: Age }; static let a = Row(c: .old) }",
      "enum N { typealias ColorToken = Age; static let a: ColorToken = .old }",
      "func a<T: Aged>(_ t: T.Type) { _ = t.old; _ = T.old }",
    ])
  func kept(line: String) { #expect(rewritten(line) == line) }

  /// What becomes of a file that sees the tokens and a kit with types of the same names.
  private func beside(_ text: String) -> String {
    let rewriter = MemberRewriter(Self.renames)
    let kit = "public enum Pen { case old }\npublic enum ColorToken { case old }"
    let sources = [("Kit", kit), ("App", text)].map { module, text in
      SwiftSource(Array(text.utf8), module: module, path: "\(module).swift")
    }
    var names = SourceNames()
    names.tokenModules.insert("Tokens")
    names.isTokenModuleKnown = true
    for source in sources { rewriter.note(source, in: &names) }
    let edits = rewriter.changes(in: sources[1], names).edits
    return String(decoding: edits.applied(to: sources[1].bytes), as: UTF8.self)
  }

  @Test("an import of one declaration says whose it is") func scopedImport() {
    let text = "import Tokens\nimport enum Kit.ColorToken\nlet a: ColorToken = .old"
    #expect(beside(text) == text)
  }

  @Test("a clause of a condition sees what it imports, and nothing of the others") func clauses() {
    let text = """
      #if canImport(Tokens)
      import Tokens
      let a: ColorToken = .old
      #else
      import Kit
      let a: ColorToken = .KEPT
      #endif
      let b: Kit.Pen = .KEPT
      """
    let old = text.replacing("KEPT", with: "old")
    let new = text.replacing(".old", with: ".new").replacing("KEPT", with: "old")
    #expect(beside(old) == new)
  }
}
