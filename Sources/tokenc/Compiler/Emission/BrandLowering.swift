/// Lowers the brands to their enum: `Brand.swift`.
struct BrandLowering {
  let brands: [TokenBrand]
  let naming: EmissionNaming

  var file: SwiftFile {
    let cases = brands.map { brand in
      SwiftDeclaration(
        head: "case \(SwiftIdentifier.declared(brand.caseName)) = "
          + SwiftLiteral.quoted(brand.name))
    }
    let ordinal = SwiftDeclaration(
      documentation: "The brand's place among all brands, and of its values in each table.",
      head: "var ordinal: Int",
      body: .statements(
        ["switch self {"]
          + brands.enumerated().map { ordinal, brand in
            "case \(SwiftIdentifier.member(brand.caseName)): \(ordinal)"
          } + ["}"]))
    return naming.file(
      naming.brand,
      [
        SwiftDeclaration(
          documentation: "The brands, each with values of its own for every token.",
          head: naming.access
            + "enum \(naming.brand): String, CaseIterable, Codable, Hashable, Sendable",
          body: .members(cases + [ordinal]))
      ])
  }
}
