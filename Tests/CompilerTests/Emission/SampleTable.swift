import TestSupport

@testable import TokenCompiler

/// A small design system with a token of every type, built by hand.
///
/// `Tests/SampleTokens` has the Swift that is emitted for it, and tests of the library use that.
enum SampleTable {
  static let emitter = TokenEmitter(
    table: table, configuration: Configuration(typePrefix: "Sample"),
    inputName: "Tests/SampleCatalog.swift")

  static let table: CompleteTokenTable = {
    var builder = SampleTableBuilder(brands: ["alfa", "default"], axes: [.scheme, .contrast])
    addColors(to: &builder)
    addSimpleValues(to: &builder)
    addComposites(to: &builder)
    builder.family(
      "step", .number,
      shared: (0..<300).map { index in
        ("step\(index)", .number(Double(index) / 8))
      })
    return builder.table
  }()

  /// A token's colors vary as light, dark, light with high contrast, dark with high contrast.
  private static func addColors(to builder: inout SampleTableBuilder) {
    let p3Red = Color(space: .displayP3, components: ColorComponents(1, 0, 0))
    builder.family(
      "color", .color, description: "Colors of text and surfaces.",
      [
        .init(
          "accentPrimary", server: "accent_primary", former: ["accent", "brand-accent", "7up"],
          description: "What people should tap.\nNot for text */ or \"quotes\".",
          [
            [.hex(0xEF3124), .hex(0xFF5C4D), .hex(0xC00000), .hex(0xFF8080)],
            [.hex(0x0000FF), .hex(0x4D4DFF), .hex(0x0000C0), .hex(0x8080FF)],
          ]),
        .init(
          "default", server: "default",
          [Array(repeating: .hex(0x000000, alpha: 0.1), count: 4)]),
        .init(
          "vivid", server: "vivid", [Array(repeating: .color(p3Red), count: 4)]),
        .init(
          "textOld", server: "text_old",
          deprecation: TokenDeprecation(reason: "one text color is enough", replacement: "text"),
          [[.hex(0x222222), .hex(0xDDDDDD), .hex(0x222222), .hex(0xDDDDDD)]]),
        .init(
          "text", server: "text", [[.hex(0x111111), .hex(0xEEEEEE), .hex(0), .hex(0xFFFFFF)]]),
        .init(
          "bg", server: "bg", deprecation: TokenDeprecation(),
          [[.hex(0xFFFFFF), .hex(0), .hex(0xFFFFFF), .hex(0)]]),
      ])
    builder.family(
      "surface", .color,
      [
        .init(
          "page", server: "surface.page", [[.hex(0xFFFFFF), .hex(0), .hex(0xFFFFFF), .hex(0)]]),
        .init("größe", server: "größe", [Array(repeating: .hex(0x808080, alpha: 0.5), count: 4)]),
        // Too long for a slot of the index of names.
        .init(
          "long", server: String(repeating: "long", count: 32),
          [Array(repeating: .hex(0x404040), count: 4)]),
      ])
    builder.family("ink", .color, shared: [("black", .hex(0x000000))])
  }

  private static func addSimpleValues(to builder: inout SampleTableBuilder) {
    builder.family(
      "spacing", .dimension,
      [
        .init("gapS", server: "gap_s", [Array(repeating: .points(8), count: 4)]),
        .init(
          "gapM", server: "gap_m",
          [
            Array(repeating: .dimension(Dimension(value: 1.5, unit: .rem)), count: 4),
            Array(repeating: .points(20), count: 4),
          ]),
      ])
    builder.family(
      "inset", .dimension,
      [.init("page", server: "inset_page", [[.points(16), .points(16), .points(24), .points(24)]])])
    builder.family(
      "fontFamily", .fontFamily,
      shared: [
        ("body", .fontFamily(FontFamily(names: ["System"], isList: false))),
        ("code", .fontFamily(FontFamily(names: ["Fira \"Code\"", "monospace"], isList: true))),
      ])
    builder.family(
      "weight", .fontWeight,
      shared: [("strong", .fontWeight(.name(.semiBold))), ("odd", .fontWeight(.number(450)))])
    builder.family(
      "duration", .duration,
      shared: [
        ("fast", .duration(Duration(value: 150, unit: .ms))),
        ("slow", .duration(Duration(value: 1.5, unit: .s))),
      ])
    builder.family(
      "easing", .cubicBezier,
      shared: [("inOut", .cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))])
  }

  private static func addComposites(to builder: inout SampleTableBuilder) {
    let dashes = StrokeStyle.dashes(
      [Dimension(value: 4, unit: .px), Dimension(value: 0.25, unit: .rem)], lineCap: .round)
    builder.family(
      "stroke", .strokeStyle,
      shared: [
        ("plain", .strokeStyle(.keyword(.dotted))), ("dashes", .strokeStyle(dashes)),
      ])
    builder.family(
      "border", .border,
      [
        .init(
          "card", server: "border_card",
          [[0x111111, 0xEEEEEE, 0, 0xFFFFFF].map { .border(.rgb($0), 1, .keyword(.solid)) }]),
        .init(
          "drop", server: "border_drop",
          [Array(repeating: .border(.rgb(0xFF0000), 2, dashes), count: 4)]),
      ])
    builder.family(
      "transition", .transition,
      shared: [
        (
          "appear",
          .transition(
            Transition(
              duration: Duration(value: 300, unit: .ms), delay: Duration(value: 0.1, unit: .s),
              timingFunction: CubicBezier(x1: 0, y1: -0.5, x2: 1, y2: 1.5)))
        )
      ])
    builder.family(
      "shadow", .shadow,
      [
        .init(
          "card", server: "shadow_card",
          [
            [
              .shadow((.rgb(0), 4), (.rgb(0x102030), 12)), .shadow((.rgb(0xFFFFFF), 2)),
              .shadow((.rgb(0), 4), (.rgb(0x102030), 12)), .shadow((.rgb(0xFFFFFF), 2)),
            ],
            Array(repeating: .shadow((.rgb(0x0000FF), 6)), count: 4),
          ]),
        .init("none", server: "shadow_none", [Array(repeating: .shadow(), count: 4)]),
      ])
    builder.family(
      "gradient", .gradient,
      [
        .init(
          "hero", server: "hero",
          [[0x232220, 0xDDDCDA, 0x232220, 0xDDDCDA].map { .gradient(($0, 0), (0x4B4A46, 1)) }])
      ])
    builder.family(
      "typography", .typography,
      shared: [
        (
          "headline",
          .typography(
            Typography(
              fontFamily: FontFamily(names: ["System"], isList: false),
              fontSize: Dimension(value: 17, unit: .px), fontWeight: .name(.bold),
              letterSpacing: Dimension(value: -0.41, unit: .px), lineHeight: 1.294,
              options: TypographyOptions(
                textStyle: .headline, maximumScale: 1.5, textCase: .uppercase,
                lineHeightPoints: 22, monospacedDigits: true)))
        ),
        (
          "code",
          .typography(
            Typography(
              fontFamily: FontFamily(names: ["Fira Code", "monospace"], isList: true),
              fontSize: Dimension(value: 1, unit: .rem), fontWeight: .number(400),
              letterSpacing: Dimension(value: 0, unit: .px), lineHeight: 1.4))
        ),
      ])
  }
}
