import Testing
import TokenSwift

@testable import TokenChange
@testable import TokenCompiler

/// Renames where tokens are spelled as SwiftUI and UIKit spell colors.
@Suite("Renames of tokens' spellings") struct AccessorRenameTests {
  private func changes(_ text: String, _ renames: [MemberRename]) -> TextChanges {
    let source = SwiftSource(Array(text.utf8), path: "App/A.swift")
    var names = SourceNames()
    let rewriter = MemberRewriter(renames)
    rewriter.note(source, in: &names)
    return rewriter.changes(in: source, names)
  }

  private func findings(_ text: String, _ renames: [MemberRename]) -> [String] {
    changes(text, renames).findings.map(\.text)
  }

  private func renamed(_ text: String, _ renames: [MemberRename]) -> String {
    let changes = changes(text, renames)
    var bytes = Array(text.utf8)
    for edit in changes.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("a color of UIKit is renamed with its token, where accessors make one")
  func platformColors() {
    let text = """
      import DesignTokens
      let a = UIColor.accent
      let b: UIColor = .accent
      let c = ColorToken.accent
      let d = Other.accent
      """
    let renames = [MemberRename(typeName: "ColorToken", old: "accent", new: "brand")]
    #expect(renamed(text, renames).contains("UIColor.accent\n"))
    var withUIKit = renames
    withUIKit[0].platformTypes = ["UIColor"]
    #expect(
      renamed(text, withUIKit) == """
        import DesignTokens
        let a = UIColor.brand
        let b: UIColor = .brand
        let c = ColorToken.brand
        let d = Other.accent
        """)
  }

  @Test("modifiers and styles are renamed with their token") func modifiers() {
    let text =
      "view.foregroundStyle(.accent).tint(.token(.accent)).foregroundColor(x ? .accent : .ink)"
    #expect(
      renamed(text, [MemberRename(typeName: "ColorToken", old: "accent", new: "brand")])
        == "view.foregroundStyle(.brand).tint(.token(.brand)).foregroundColor(x ? .brand : .ink)")
  }

  // MARK: Names by groups

  private static let nested = [
    MemberRename(typeName: "ColorToken", old: "textPrimary", new: "textMain"),
    MemberRename(typeName: "ColorToken", old: "text.primary", new: "text.main"),
    MemberRename(typeName: "ColorToken", old: "bg.card.soft", new: "surface.raised"),
    MemberRename(typeName: "ColorToken", old: "line.thin", new: "hairline"),
  ]

  @Test("a name by groups is renamed where its type is stated or nothing else is meant")
  func nestedNames() {
    let text = """
      import DesignTokens
      view.foregroundStyle(.text.primary).tint(.token(.text.primary)).fill(x ? .text.primary : .ink)
      let a = theme[.text.primary], b = ColorToken.text.primary, c: [ColorToken] = [.bg.card.soft]
      if color == .text.primary || .text.primary == color { view.border(.line.thin, width: 1) }
      let d = ColorToken.text
        // The first.
        .primary.rawValue
      """
    #expect(
      renamed(text, Self.nested) == """
        import DesignTokens
        view.foregroundStyle(.text.main).tint(.token(.text.main)).fill(x ? .text.main : .ink)
        let a = theme[.text.main], b = ColorToken.text.main, c: [ColorToken] = [.surface.raised]
        if color == .text.main || .text.main == color { view.border(.hairline, width: 1) }
        let d = ColorToken.text
          // The first.
          .main.rawValue
        """)
  }

  @Test("a name by groups is read where its enum is extended, and in patterns")
  func nestedPatterns() {
    let text = """
      import DesignTokens
      extension ColorToken { static var best: Self { text.primary } }
      func f(_ a: ColorToken, _ b: Other) {
        switch a {
        case .text.primary, .line.thin: break
        default: break
        }
        if case .text.primary = a {}
        if case .text.primary = b {}
        switch b {
        case .text.primary: break
        }
      }
      """
    #expect(
      renamed(text, Self.nested) == """
        import DesignTokens
        extension ColorToken { static var best: Self { text.main } }
        func f(_ a: ColorToken, _ b: Other) {
          switch a {
          case .text.main, .hairline: break
          default: break
          }
          if case .text.main = a {}
          if case .text.primary = b {}
          switch b {
          case .text.primary: break
          }
        }
        """)
  }

  @Test("members of something else stay") func otherChains() {
    let text = """
      import DesignTokens
      let a = model.text.primary, b = Other.text.primary, c: Other = .text.primary, d = self.text.primary
      let e = text.primary, f = x?.text.primary, g = a().text.primary, h = .text.primary(), i = .primary
      let j: Other = on ? .text.primary : .b
      """
    #expect(renamed(text, Self.nested) == text)
  }

  @Test("names that the sources declare themselves stay, and are listed") func ownChains() {
    let own = """
      import DesignTokens
      struct Fonts { static let text = Fonts(); let primary = 1 }
      let a = f(.text.primary)
      let b: ColorToken = .text.primary
      """
    #expect(
      renamed(own, Self.nested)
        == own.replacing("b: ColorToken = .text.primary", with: "b: ColorToken = .text.main"))
    #expect(
      findings(own, Self.nested) == [
        ".text.primary may be ColorToken.text.primary, which is .text.main now"
      ])
    let half = """
      import DesignTokens
      struct Row { let text: String }
      let a = f(.text.primary)
      """
    #expect(renamed(half, Self.nested).hasSuffix("f(.text.main)"))
  }

  @Test("keys that would be one are left to a person") func nestedKeys() {
    let text = "let a: [ColorToken: Int] = [.text.primary: 1, .text.main: 2]"
    #expect(renamed(text, Self.nested) == text)
  }
}
