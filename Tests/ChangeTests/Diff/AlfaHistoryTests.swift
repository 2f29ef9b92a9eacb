import TestSupport
import Testing

@testable import TokenChange

@Suite("Changes of a real palette")
struct AlfaHistoryTests {
  @Test("the 2024 update has the counts that its README states, and no rename") func update() throws
  {
    let rows = try AlfaHistory.rows(AlfaHistory.update2024)
    #expect(rows.count == 5)
    for row in rows {
      let diff = try AlfaHistory.diff(
        AlfaHistory.update2024, String(row[0].dropFirst("colors_".count)))
      let counts: [Int] = [
        diff.changes.count(of: .added), diff.changes.count(of: .removed),
        diff.changes.count(of: .revalued),
      ]
      let stated: [String] = Array(row[3...5])
      #expect(counts.map { String($0) } == stated, "\(row[0])")
      #expect(diff.changes.count == counts.reduce(0, +), "\(row[0])")
      #expect(diff.versionImpact == (counts[0] > 0 ? .minor : .patch), "\(row[0])")
    }
  }

  @Test("its colors move as far as its README states") func differences() throws {
    var classes = [0, 0, 0, 0, 0]
    var alphaChanges = 0
    for palette in ["indigo", "bluetint", "decorative", "qualitative", "sequential"] {
      for change in try AlfaHistory.diff(AlfaHistory.update2024, palette).changes
      where change.kind == .revalued {
        let theme = try #require(change.themes.first)
        #expect(change.themes.count == 1)
        let color = try #require(theme.difference?.parts.first?.color)
        if color.isAlphaChanged { alphaChanges += 1 }
        switch color.deltaE {
        case 0: classes[0] += 1
        case ..<1: classes[1] += 1
        case ...3: classes[2] += 1
        case ...10: classes[3] += 1
        default: classes[4] += 1
        }
      }
    }
    #expect(classes == [4, 208, 207, 233, 12])
    #expect(alphaChanges == 19)
  }

  @Test("every rename of 2023 is found and no other", arguments: ["addons", "bluetint", "indigo"])
  func renames(palette: String) throws {
    let rows = try AlfaHistory.rows(AlfaHistory.renames2023)
      .filter { $0[0] == "colors_\(palette)" }
    let stated = rows.filter { $0.count == 3 }
    let counts = try #require(rows.first { $0.count > 3 })
    let diff = try AlfaHistory.diff(AlfaHistory.renames2023, palette)
    let found = diff.changes.filter { $0.kind == .renamed }
    #expect(
      Set(found.map { "\($0.from ?? "") \($0.path)" })
        == Set(stated.map { "\($0[1]) \($0[2])" }))
    #expect(found.count == Int(counts[5]))
    #expect(diff.changes.count(of: .added) == Int(counts[6]))
    #expect(diff.changes.count(of: .removed) == 0)
    #expect(diff.changes.count(of: .revalued) == Int(counts[7]))
  }

  @Test(
    "they are found in whatever form the keys are paths",
    arguments: ["addons", "bluetint", "indigo"])
  func otherForms(palette: String) throws {
    func renames(_ diff: TokenDiff) -> Set<String> {
      func key(_ path: String) -> String {
        path.replacing("color.", with: "").replacing(".$root", with: "").replacing(".", with: "_")
      }
      return Set(
        diff.changes.filter { $0.kind == .renamed }.map { "\(key($0.from ?? "")) \(key($0.path))" })
    }
    let flat = renames(try AlfaHistory.diff(AlfaHistory.renames2023, palette))
    #expect(
      renames(try AlfaHistory.diff(AlfaHistory.renames2023, palette, group: "color")) == flat)
    #expect(renames(try AlfaHistory.nestedDiff(AlfaHistory.renames2023, palette)) == flat)
    let sparing = try AlfaHistory.nestedDiff(
      AlfaHistory.renames2023, palette, sparesRoots: true)
    #expect(renames(sparing) == flat)
  }
}
