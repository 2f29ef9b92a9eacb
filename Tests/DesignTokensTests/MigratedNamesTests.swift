import DesignTokens
import Foundation
import MigratedTokens
import Testing

/// What a server's old strings get from the package that was compiled after the renames of 2023.
@Suite("Names of before the migration of 2023")
struct MigratedNamesTests {
  /// The README's table: the palette, the old key and the new one.
  private static let renames: [(palette: String, old: String, new: String)] = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Fixtures/alfa-history/2023-01-deprecated-renames/README.md")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "`", with: "")
      }
      guard cells.count == 3, cells[0].hasPrefix("colors_") else { return nil }
      return (String(cells[0].dropFirst("colors_".count)), cells[1], cells[2])
    }
  }()

  @Test("each gets the token that took its place, tagged as renamed") func renamed() {
    #expect(Self.renames.count == 18)
    for rename in Self.renames {
      switch rename.palette {
      case "addons": expect(rename.old, rename.new, MigratedAddonsToken.self)
      case "bluetint": expect(rename.old, rename.new, MigratedBluetintToken.self)
      default: expect(rename.old, rename.new, MigratedIndigoToken.self)
      }
    }
  }

  private func expect<Token: DesignToken>(_ old: String, _ new: String, _ type: Token.Type) {
    #expect(Token(rawValue: old) == nil)
    #expect(Token.lookup(old).token?.rawValue == new)
    guard case .token(_, .renamed(let from)) = Token.lookup(old) else {
      Issue.record("'\(old)' is not tagged as renamed")
      return
    }
    #expect(from == old)
  }
}
