@testable import TokenCompiler

/// Builds complete tables for tests.
struct SampleTableBuilder {
  private(set) var table: CompleteTokenTable
  private var known: [TokenValue: Int] = [:]

  init(brands: [String], axes: [ThemeAxis]) {
    let brands = brands.map { TokenBrand(name: $0, caseName: $0) }
    let part = BrandPart(name: "brand", typeName: "Brand", memberName: "brand", cases: brands)
    table = CompleteTokenTable(
      brandParts: [part], brands: brands, axes: axes, families: [], values: [])
  }

  /// A token with the values of all variants for each brand, or of the first for all brands.
  struct Sample {
    var caseName: String
    var server: String
    var former: [String]
    var description: String?
    var deprecation: TokenDeprecation?
    var values: [[TokenValue]]

    init(
      _ caseName: String, server: String, former: [String] = [], description: String? = nil,
      deprecation: TokenDeprecation? = nil, _ values: [[TokenValue]]
    ) {
      self.caseName = caseName
      self.server = server
      self.former = former
      self.description = description
      self.deprecation = deprecation
      self.values = values
    }
  }

  mutating func family(
    _ group: String, _ type: TokenType, description: String? = nil, _ tokens: [Sample]
  ) {
    var family = TokenFamily(
      group: group, scope: group,
      typeName: group.prefix(1).uppercased() + group.dropFirst() + "Token",
      type: type, description: description, sources: [], tokens: [])
    for token in tokens {
      let values = table.brands.indices.flatMap { brand in
        token.values.count > 1 ? token.values[brand] : token.values[0]
      }
      family.tokens.append(
        Token(
          path: .root, text: token.caseName, namingPath: token.caseName,
          names: TokenNames(
            group: group, typeName: family.typeName, caseName: token.caseName,
            serverName: token.server, formerNames: token.former, isHidden: false),
          tier: .semantic, description: token.description, deprecation: token.deprecation,
          values: ValueRow(values.map { index(of: $0) })))
    }
    table.families.append(family)
  }

  /// Adds tokens that have one value everywhere and whose server name is the case's.
  mutating func family(_ group: String, _ type: TokenType, shared: [(String, TokenValue)]) {
    let count = table.variantCount
    family(
      group, type,
      shared.map { (name, value) -> Sample in
        Sample(name, server: name, [[TokenValue](repeating: value, count: count)])
      })
  }

  private mutating func index(of value: TokenValue) -> Int {
    if let index = known[value] { return index }
    table.values.append(value)
    known[value] = table.values.count - 1
    return table.values.count - 1
  }
}

extension Color {
  /// An sRGB color from `0xRRGGBB`.
  static func rgb(_ rgb: UInt32, alpha: Double? = nil) -> Color {
    func channel(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    return Color(
      space: .srgb, components: ColorComponents(channel(16), channel(8), channel(0)),
      alpha: alpha, hex: nil)
  }
}

extension TokenValue {
  static func hex(_ rgb: UInt32, alpha: Double? = nil) -> TokenValue {
    .color(.rgb(rgb, alpha: alpha))
  }

  static func points(_ value: Double) -> TokenValue {
    .dimension(Dimension(value: value, unit: .px))
  }

  static func border(_ color: Color, _ width: Double, _ style: StrokeStyle) -> TokenValue {
    .border(Border(color: color, width: Dimension(value: width, unit: .px), style: style))
  }

  /// A shadow of layers with a color and a blur, whose other lengths follow from the blur.
  static func shadow(_ layers: (color: Color, blur: Double)...) -> TokenValue {
    .shadow(
      Shadow(
        layers: layers.map { color, blur in
          Shadow.Layer(
            color: color, offsetX: Dimension(value: 0, unit: .px),
            offsetY: Dimension(value: blur / 2, unit: .px),
            blur: Dimension(value: blur, unit: .px), spread: Dimension(value: -1, unit: .px),
            inset: blur > 10)
        }, isList: layers.count != 1))
  }

  static func gradient(_ stops: (rgb: UInt32, position: Double)...) -> TokenValue {
    .gradient(
      Gradient(stops: stops.map { Gradient.Stop(color: .rgb($0.rgb), position: $0.position) }))
  }
}
