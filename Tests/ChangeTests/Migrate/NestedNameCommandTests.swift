import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCompiler

/// Commands that read Swift where tokens are named by their groups, as in `.text.primary`.
@Suite("Commands and names by groups") struct NestedNameCommandTests {
  private func project(_ swift: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let value = #"{ "$value": \#(colorJSON("#112233")) }"#
    let other = #"{ "$value": \#(colorJSON("#445566")) }"#
    try folder.write(
      """
      { "color": { "$type": "color", "accent": \(other),
        "text": { "primary": \(value), "muted": \(other), "link": { "hover": \(value) } } } }
      """, to: "t/a.tokens.json")
    try folder.write(#"{ "accessors": { "nested": true } }"#, to: "t/tokenc.json")
    try folder.write(swift, to: "App/A.swift")
    return folder
  }

  private static let swift = """
    import SwiftUI
    let view = Text("a").foregroundStyle(.text.primary).tint(.token(.text.link.hover))
    let same = theme[.text.primary] == theme[.textPrimary], other = model.text.muted

    """

  @Test("uses counts a name by groups as a use of its token") func uses() throws {
    let folder = try project(Self.swift)
    let text = try runTokenc([
      "uses", folder["t"], "--sources", folder["App"],
    ]).text
    #expect(text.contains("4 tokens, 2 of them named somewhere"), "\(text)")
    #expect(text.contains(#/ColorToken\.textPrimary +3 /#), "\(text)")
    #expect(text.contains(#/ColorToken\.textLinkHover +1 /#), "\(text)")
  }

  @Test("a group that is held as a value may be each of its tokens") func heldGroups() throws {
    let folder = try project(
      """
      let group = ColorToken.text
      let color = group.primary, link = ColorToken.text.link, other = Label.text, label = view.text

      """)
    let text = try runTokenc(["uses", folder["t"], "--sources", folder["App"]]).text
    #expect(text.contains(#/ColorToken\.textMuted +0 +1 /#), "\(text)")
    #expect(text.contains(#/ColorToken\.textLinkHover +0 +2 /#), "\(text)")
    let renamed = try runTokenc([
      "rename", folder["t"], "color.text.primary=color.text.main", "--sources", folder["App"],
    ]).text
    #expect(
      renamed.contains(
        "App/A.swift:1:24: .text may be the group of .text.primary, which is .text.main now"),
      "\(renamed)")
  }

  @Test("rename rewrites a name by groups, across groups too") func rename() throws {
    let folder = try project(Self.swift)
    _ = try runTokenc([
      "rename", folder["t"], "color.text.primary=color.text.main",
      "color.text.link.hover=color.action.over", "--sources", folder["App"], "--apply",
    ])
    #expect(
      folder.text(of: "App/A.swift") == """
        import SwiftUI
        let view = Text("a").foregroundStyle(.text.main).tint(.token(.action.over))
        let same = theme[.text.main] == theme[.textMain], other = model.text.muted

        """)
  }

  @Test("migrate follows a group that is a token now, and names that are gone") func migrate()
    throws
  {
    let folder = try project(Self.swift)
    let value = #"{ "$value": \#(colorJSON("#112233")) }"#
    try folder.write(
      """
      { "color": { "$type": "color", "text": { "$root": \(value), "primary": \(value) } } }
      """, to: "new/a.tokens.json")
    try folder.write(#"{ "accessors": { "nested": true } }"#, to: "new/tokenc.json")
    let text = try runTokenc([
      "migrate", folder["t"], folder["new"], "--sources", folder["App"],
    ]).text
    #expect(text.contains("+let same = theme[.textPrimary] == theme[.textPrimary]"), "\(text)")
    #expect(text.contains("ColorToken.text.link.hover is gone"), "\(text)")
  }
}
