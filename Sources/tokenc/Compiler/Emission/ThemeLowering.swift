/// Lowers the brands to the theme that answers for each: `Theme.swift`.
///
/// The subscripts stand with the values of each family.
struct ThemeLowering {
  let table: CompleteTokenTable
  let naming: EmissionNaming

  var declaration: SwiftDeclaration {
    SwiftDeclaration(
      documentation: """
        A brand's values for all tokens: all of them constants, so a theme costs nothing to make, \
        copy or compare.
        """,
      head: "\(naming.typeModifiers)struct \(naming.theme): CaseIterable, Hashable, Sendable",
      body: .members([brand] + initialisers + accessors + witnesses))
  }

  private var brand: SwiftDeclaration {
    SwiftDeclaration(
      documentation: "The brand whose values this theme returns.",
      head: "\(naming.access)let brand: \(naming.brand)")
  }

  private var initialisers: [SwiftDeclaration] {
    [
      SwiftDeclaration(
        head: "\(naming.access)init(brand: \(naming.brand))",
        body: .statements(["self.brand = brand"])),
      SwiftDeclaration(
        documentation: "Finds the theme of the brand with this name.",
        head: "\(naming.access)init?(brand name: String)",
        body: .statements([
          "guard let brand = \(naming.brand)(rawValue: name) else { return nil }",
          "self.brand = brand",
        ])),
    ]
  }

  private var accessors: [SwiftDeclaration] {
    table.brands.map { brand in
      SwiftDeclaration(
        head:
          "\(naming.access)static var \(SwiftName.declared(brand.caseName)): \(naming.theme)",
        body: .result(.code("\(naming.theme)(brand: \(SwiftName.member(brand.caseName)))")))
    }
  }

  private var witnesses: [SwiftDeclaration] {
    let names = table.brands.map { SwiftName.member($0.caseName) }
    return [
      SwiftDeclaration(
        documentation: "The themes in the order of the brands.",
        head: "\(naming.access)static var allCases: [\(naming.theme)]",
        body: .result(.code("[" + names.joined(separator: ", ") + "]"))),
      SwiftDeclaration(
        head:
          "\(naming.access)static func == (one: \(naming.theme), other: \(naming.theme)) -> Bool",
        body: .result(.code("one.brand.ordinal == other.brand.ordinal"))),
      SwiftDeclaration(
        head: "\(naming.access)func hash(into hasher: inout Hasher)",
        body: .result(.code("hasher.combine(brand.ordinal)"))),
    ]
  }
}
