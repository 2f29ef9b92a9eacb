import Testing
import TokenSwift

@testable import TokenChange
@testable import TokenCompiler

/// Renames where tokens are spelled as SwiftUI and UIKit spell colors.
@Suite("Renames of tokens' spellings") struct AccessorRenameTests {
  private func renamed(_ text: String, _ renames: [MemberRename]) -> String {
    let source = SwiftSource(Array(text.utf8), path: "App/A.swift")
    var names = SourceNames()
    let rewriter = MemberRewriter(renames)
    rewriter.note(source, in: &names)
    let changes = rewriter.changes(in: source, names)
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
}
