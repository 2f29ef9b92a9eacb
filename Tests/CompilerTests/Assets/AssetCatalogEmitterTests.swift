import TestSupport
import Testing

@testable import TokenCompiler

/// The catalog that is emitted for a table of tokens.
@Suite("The emitted asset catalog") struct AssetCatalogEmitterTests {
  @Test("a catalog has these bytes") func bytes() throws {
    var builder = SampleTableBuilder(brands: ["acme"], axes: [.scheme, .contrast])
    let green = Color(
      space: .displayP3, components: ColorComponents(0, 1, nil), alpha: 0.5, hex: nil)
    builder.family(
      "color", .color,
      [
        .init(
          "accent", server: "Brand/accent",
          [[.color(green), .hex(0x336699), .color(green), .hex(0x336699)]])
      ])
    builder.family("gap", .dimension, shared: [("m", .points(8))])
    let files = AssetCatalogEmitter(table: builder.table, configuration: Configuration()).emit()
    let text = files.map { "\($0.name)\n\(String(decoding: $0.contents, as: UTF8.self))" }
    #expect(text.joined() == Self.catalog)
  }

  @Test("a color set has an entry for each appearance in which it differs, and no other")
  func entries() throws {
    let black = TokenValue.hex(0)
    let white = TokenValue.hex(0xFFFFFF)
    // The same color in other words.
    let alsoBlack = TokenValue.color(
      Color(space: .oklch, components: ColorComponents(0, 0, nil), alpha: 1, hex: "#000000"))
    let cases: [(String, values: [TokenValue], appearances: Int)] = [
      ("constant", [black, alsoBlack, black, black], 1),
      ("scheme", [black, white, black, white], 2),
      ("contrast", [black, black, white, white], 4),
      ("both", [black, black, black, white], 4),
    ]
    var builder = SampleTableBuilder(brands: ["b"], axes: [.scheme, .contrast])
    builder.family("color", .color, cases.map { .init($0.0, server: $0.0, [$0.values]) })
    let files = AssetCatalogEmitter(table: builder.table, configuration: Configuration()).emit()
    for (name, _, count) in cases {
      let file = try #require(files.first { $0.name.contains("/\(name).colorset/") })
      let text = String(decoding: file.contents, as: UTF8.self)
      #expect(text.split(separator: "\"idiom\"").count - 1 == count, "\(name)")
    }
  }

  static let catalog = """
    acme.xcassets/Brand/Contents.json
    {
      "info" : {
        "author" : "tokenc",
        "version" : 1
      },
      "properties" : {
        "provides-namespace" : true
      }
    }
    acme.xcassets/Brand/accent.colorset/Contents.json
    {
      "colors" : [
        {
          "color" : {
            "color-space" : "srgb",
            "components" : {
              "alpha" : "0.500",
              "blue" : "0.159742",
              "green" : "0.985764",
              "red" : "0.000"
            }
          },
          "display-gamut" : "sRGB",
          "idiom" : "universal"
        },
        {
          "appearances" : [
            {
              "appearance" : "luminosity",
              "value" : "dark"
            }
          ],
          "color" : {
            "color-space" : "srgb",
            "components" : {
              "alpha" : "1.000",
              "blue" : "0.600",
              "green" : "0.400",
              "red" : "0.200"
            }
          },
          "display-gamut" : "sRGB",
          "idiom" : "universal"
        },
        {
          "color" : {
            "color-space" : "display-p3",
            "components" : {
              "alpha" : "0.500",
              "blue" : "0.000",
              "green" : "1.000",
              "red" : "0.000"
            }
          },
          "display-gamut" : "display-P3",
          "idiom" : "universal"
        },
        {
          "appearances" : [
            {
              "appearance" : "luminosity",
              "value" : "dark"
            }
          ],
          "color" : {
            "color-space" : "srgb",
            "components" : {
              "alpha" : "1.000",
              "blue" : "0.600",
              "green" : "0.400",
              "red" : "0.200"
            }
          },
          "display-gamut" : "display-P3",
          "idiom" : "universal"
        }
      ],
      "info" : {
        "author" : "tokenc",
        "version" : 1
      }
    }
    acme.xcassets/Contents.json
    {
      "info" : {
        "author" : "tokenc",
        "version" : 1
      }
    }

    """
}
