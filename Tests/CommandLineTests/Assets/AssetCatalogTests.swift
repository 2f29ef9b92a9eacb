import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCompiler

/// What `"assets"` in `tokenc.json` writes.
@Suite("Asset catalogs") struct AssetCatalogTests {
  @Test("the page's example gives the page's color set, and one catalog for each brand")
  func page() throws {
    let folder = try TemporaryFolder()
    let page = try ProjectFolder.text(of: "Sources/DesignTokens/DesignTokens.docc/AssetCatalogs.md")
    var shown: [String: String] = [:]
    for block in page.matches(of: /(?s)```json ([^\n]+)\n(.*?)```/) {
      shown[String(block.1)] = String(block.2)
    }
    for (name, text) in shown where name.hasPrefix("tokens/") { try folder.write(text, to: name) }
    let script = try #require(page.firstMatch(of: /(?s)```sh\n(.*?)```/)).1
    let outcome = try BuiltTokenc.runScript(String(script), in: folder.path)
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages == "")
    let outputs = shown.filter { $0.key.hasPrefix("App/") }
    #expect(outputs.count == 1)
    for (name, text) in outputs { #expect(folder.text(of: name) == text) }
    #expect(
      folder.names.filter { $0.hasPrefix("App/Brands/acme") && !$0.hasSuffix("/") } == [
        "App/Brands/acme.xcassets/Contents.json",
        "App/Brands/acme.xcassets/accent_primary.colorset/Contents.json",
        "App/Brands/acme.xcassets/text.colorset/Contents.json",
        "App/Brands/acmeKids.xcassets/Contents.json",
        "App/Brands/acmeKids.xcassets/accent_primary.colorset/Contents.json",
        "App/Brands/acmeKids.xcassets/text.colorset/Contents.json",
      ])
  }

  @Test(
    "every color in every appearance is the one that 'tokenc resolve' gives",
    arguments: 1...UInt64(Effort.rounds(3, short: 1)))
  func values(seed: UInt64) throws {
    var sample = RandomCatalogSample(seed: seed)
    let folder = try TemporaryFolder()
    for (name, text) in sample.files() { try folder.write(text, to: "tokens/" + name) }
    #expect(try runTokenc(["compile", folder["tokens"]]).exitCode == .success)
    for brand in RandomCatalogSample.brands {
      let catalog = try WrittenCatalog(folder["tokens/Assets/\(brand).xcassets"])
      #expect(catalog.colorSets.count == RandomCatalogSample.tokenCount)
      for isDark in [false, true] {
        for isHigh in [false, true] {
          func colors(_ options: String...) throws -> [String: [Double]] {
            let modifiers = [
              "brand=\(brand)", "scheme=\(isDark ? "dark" : "light")",
              "contrast=\(isHigh ? "high" : "normal")", "elevation=base",
            ]
            return try sample.resolvedColors(
              in: folder["tokens"], options + modifiers.flatMap { ["--modifier", $0] })
          }
          let unmapped = try colors("--color-space", "srgb")
          let mapped = try colors("--color-space", "srgb", "--gamut-map")
          let wide = try colors("--color-space", "display-p3", "--gamut-map")
          for (name, set) in catalog.colorSets {
            let narrow = try set.color(isDark: isDark, isHigh: isHigh, isWide: false)
            #expect(narrow.space == .sRGB)
            expect(narrow, mapped[name], name)
            let found = try set.color(isDark: isDark, isHigh: isHigh, isWide: true)
            let isInside = try #require(unmapped[name]).allSatisfy { -1e-6...1 + 1e-6 ~= $0 }
            #expect(found.space == (isInside ? .sRGB : .displayP3), "\(name)")
            expect(found, isInside ? mapped[name] : wide[name], name)
          }
        }
      }
    }
  }

  private func expect(_ found: WrittenColor, _ components: [Double]?, _ name: String) {
    guard let components else {
      Issue.record("there is no token '\(name)'")
      return
    }
    for (found, expected) in zip(found.components, components) {
      #expect(abs(found - expected) < 0.000_000_6, "\(name)")
    }
  }
}
