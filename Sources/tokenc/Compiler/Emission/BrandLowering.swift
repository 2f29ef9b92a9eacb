/// Lowers the brands to their enum: `Brand.swift`.
struct BrandLowering {
  let brands: [TokenBrand]
  let naming: EmissionNaming

  var declaration: SwiftDeclaration {
    let ordinals = brands.enumerated().map { ordinal, brand in
      "case \(SwiftName.member(brand.caseName)): \(ordinal)"
    }
    let ordinal = SwiftDeclaration(
      documentation: "The brand's index among all brands, and that of its values in each table.",
      head: "var ordinal: Int", body: .statements(["switch self {"] + ordinals + ["}"]))
    return naming.stringEnum(
      naming.brand, documentation: "The brands, each with its own values for every token.",
      count: brands.count, members: [ordinal]
    ) {
      SwiftCase(name: SwiftName.declared(brands[$0].caseName), rawValue: brands[$0].name)
    }
  }
}
