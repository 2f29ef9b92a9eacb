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
    ])
  func kept(line: String) { #expect(rewritten(line) == line) }
}
