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
      count: part.cases.count, members: formerNames + [ordinal]
    ) {
      SwiftCase(name: SwiftName.declared(part.cases[$0].caseName), rawValue: part.cases[$0].name)
    }
  }

  /// The declarations that find a case by a string that it had before, also for decoders, and the aliases in Swift.
  private var formerNames: [SwiftDeclaration] {
    guard part.cases.contains(where: { !$0.formerNames.isEmpty }) else { return [] }
    let cases = part.cases.map { brand in
      let names = ([brand.name] + brand.formerNames).map { SwiftLiteral.quoted($0) }
      return "case \(names.joined(separator: ", ")): self = \(SwiftName.member(brand.caseName))"
    }
    let initializer = SwiftDeclaration(
      documentation: "Finds the case with this name, or that once had it.",
      head: "\(naming.access)init?(rawValue: String)",
      body: .statements(["switch rawValue {"] + cases + ["default: return nil", "}"]))
    return [initializer]
      + part.cases.formerAliases(access: naming.access, type: naming.type(part.typeName))
  }
}

extension [TokenBrand] {
  /// Deprecated properties for the Swift names that cases or themes had.
  func formerAliases(access: String, type: String) -> [SwiftDeclaration] {
    var taken = Set(map(\.caseName) + ["allCases", "ordinal"])
    return flatMap { brand in
      brand.formerNames.compactMap { name in
        let caseName = SwiftName.brandCase([name])
        guard SwiftName.isTypeName(caseName), taken.insert(caseName).inserted else { return nil }
        return SwiftDeclaration(
          attributes: [
            "@available(*, deprecated, renamed: \(SwiftLiteral.quoted(brand.caseName)))"
          ],
          head: "\(access)static var \(SwiftName.declared(caseName)): \(type)",
          body: .result(.code(SwiftName.member(brand.caseName))))
      }
    }
  }
}
