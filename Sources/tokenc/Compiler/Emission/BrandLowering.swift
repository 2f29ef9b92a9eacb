/// Lowers a part of the brands to its enum: `Brand.swift`.
struct BrandLowering {
  let part: BrandPart
  let naming: EmissionNaming

  var declaration: SwiftDeclaration {
    let ordinals = part.cases.enumerated().map { ordinal, brand in
      "case \(SwiftName.member(brand.caseName)): \(ordinal)"
    }
    let ordinal = SwiftDeclaration(
      documentation: part.isBrand
        ? "The brand's index among all brands, and that of its values in each table."
        : "The index among all cases, by which each table has values.",
      head: "var ordinal: Int", body: .statements(["switch self {"] + ordinals + ["}"]))
    return naming.stringEnum(
      naming.type(part.typeName),
      documentation: part.isBrand
        ? "The brands, each with its own values for every token."
        : "The contexts of `\(part.name)`, each with its own values for every token.",
      count: part.cases.count, members: [ordinal]
    ) {
      SwiftCase(name: SwiftName.declared(part.cases[$0].caseName), rawValue: part.cases[$0].name)
    }
  }
}
