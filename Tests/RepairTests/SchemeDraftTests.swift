import TestSupport
import Testing
import TokenLint

@testable import TokenCompiler
@testable import TokenRepair

/// Proposed schemes, measured in a resolver that has them.
@Suite struct SchemeDraftTests {
  private static let tokens = """
    { "gray": { "$type": "color",
        "100": { "$value": \(srgb(0.96, 0.96, 0.97)) }, "300": { "$value": \(srgb(0.8, 0.8, 0.82)) },
        "500": { "$value": \(srgb(0.42, 0.42, 0.45)) }, "800": { "$value": \(srgb(0.15, 0.15, 0.18)) } },
      "color": { "$type": "color",
        "page": { "$value": \(srgb(1, 1, 1)) }, "card": { "$value": "{gray.100}" },
        "text": { "primary": { "$value": "{gray.800}" }, "secondary": { "$value": "{gray.500}" } },
        "accent": { "$value": \(srgb(0, 0.35, 0.85)) },
        "on-accent": { "$value": \(srgb(1, 1, 1)) } } }
    """
  private static let configuration = """
    { "contrast": { "over": "color.page", "pairs": [
      { "foreground": "color.text.*", "background": ["color.page", "color.card"], "minimum": 4.5 },
      { "foreground": "color.accent", "background": "color.page", "minimum": 3 },
      { "foreground": "color.on-accent", "background": "color.accent", "minimum": 4.5 } ] } }
    """

  private static func draft(_ kind: SchemeDraft.Kind) throws -> SchemeDraft {
    let table = try #require(
      LoadedFiles([
        ("a.tokens.json", Array(tokens.utf8)), ("tokenc.json", Array(configuration.utf8)),
      ]).loaded?.table)
    let judged = Linter(table: table).judgedContrasts()
    return SchemeDraft(kind, of: table, judged, RepairSettings())
  }

  /// The set with a draft as the source of a context.
  private static func table(_ draft: SchemeDraft, _ context: String) throws -> TokenTable {
    let modifier = context == "high" ? "contrast" : "scheme"
    let others = context == "high" ? "normal" : "light"
    let resolver = """
      { "name": "A", "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "a.tokens.json" }] } },
        "modifiers": { "\(modifier)": { "default": "\(others)", "contexts": {
          "\(others)": [], "\(context)": [{ "$ref": "b.tokens.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/\(modifier)" }] }
      """
    return try #require(
      LoadedFiles([
        ("a.resolver.json", Array(resolver.utf8)), ("a.tokens.json", Array(tokens.utf8)),
        ("b.tokens.json", draft.document), ("tokenc.json", Array(configuration.utf8)),
      ]).loaded?.table)
  }

  private static func color(_ path: String, _ table: TokenTable, _ theme: Int) throws -> Color {
    let token = try #require(table.index(ofText: path))
    return try #require(table.color(of: table.tokens[token], in: theme))
  }

  @Test("a dark scheme has a dark page, light texts in order, and all pairs")
  func dark() throws {
    let draft = try Self.draft(.dark)
    #expect(draft.shortfalls.isEmpty)
    let table = try Self.table(draft, "dark")
    #expect(!ContrastMeasurement.all(in: table).contains { !$0.judgement.isEnough })
    let luminances = try ["page", "card", "text.secondary", "text.primary"].map {
      try Self.color("color.\($0)", table, 1).relativeLuminance
    }
    #expect(luminances[0] < 0.05)
    #expect(luminances == luminances.sorted())
    // What is read on a fill keeps its side.
    let onAccent = try Self.color("color.on-accent", table, 1)
    #expect(onAccent.relativeLuminance > 0.8)
  }

  @Test("increased contrast asks for 7 where 4.5 was needed, and changes no more than that")
  func high() throws {
    let draft = try Self.draft(.high)
    let table = try Self.table(draft, "high")
    for measurement in ContrastMeasurement.all(in: table) where measurement.theme == 1 {
      let needed = measurement.judgement.minimum >= 4.5 ? 7 : 4.5
      #expect(measurement.judgement.ratio >= needed)
    }
    let page = try Self.color("color.page", table, 1)
    #expect(page.relativeLuminance > 0.9)
  }
}
