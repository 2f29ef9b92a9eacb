import CommandSupport
import TestSupport
import Testing

@testable import TokenCommands
@testable import TokenLint

@Suite("tokenc help") struct HelpCommandTests {
  @Test("has a page for every id that a message can end with") func ids() throws {
    let declared = try DeclaredDiagnosticIDs().places.keys + LintRules.all.map(\.id)
    for id in declared {
      let page = try runTokenc(["help", id]).text
      #expect(page.contains("\(id)\n\n"), "\(id)")
      #expect(!page.contains("```") && !page.contains("**Error"), "\(id)")
    }
    for id in LintRules.codeRules {
      #expect(try runTokenc(["help", id]).text.hasPrefix("Literals that are found\n"))
    }
    for id in ["baseline", "stale-baseline", "suppression", "unused-suppression"] {
      #expect(try runTokenc(["help", id]).text.hasPrefix("Accept a finding\n"))
    }
  }

  @Test("has the documents of the checkout in the executable") func documents() throws {
    for (name, embedded) in [
      ("Diagnostics", PackageResources.Diagnostics_md), ("Rules", PackageResources.Rules_md),
      ("LintCode", PackageResources.LintCode_md),
    ] {
      let document = try ProjectFolder.text(of: "Sources/DesignTokens/DesignTokens.docc/\(name).md")
      #expect(embedded == Array(document.utf8), "build again; Pages links to Documentation")
    }
  }

  @Test("is what the documents say, laid out for a terminal") func page() throws {
    #expect(
      try runTokenc(["help", "[bad-unit]"]).text.hasPrefix(
        """
        bad-unit

        Error. 
        """))
    let rule = try runTokenc(["help", "near-duplicate"]).text
    #expect(rule.contains("\nReported:\n\n    {\n"))
    let naming = try RuleExample(of: "naming").paragraphs[0]
    #expect(
      try runTokenc(["help", "naming"]).text.split(whereSeparator: \.isWhitespace)
        .joined(separator: " ").contains(naming))
  }

  @Test("a word that is a command and a diagnostic has both") func both() throws {
    let text = try runTokenc(["help", "contract"]).text
    #expect(text.contains("Usage: tokenc contract"))
    #expect(text.contains("\ncontract\n\nError."))
  }

  @Test("without a word it lists the commands") func overview() throws {
    #expect(try runTokenc(["help"]).text == CommandHelp.text(for: nil))
    #expect(try runTokenc(["help", "lint"]).text == CommandHelp.text(for: LintCommand.self))
  }
}
