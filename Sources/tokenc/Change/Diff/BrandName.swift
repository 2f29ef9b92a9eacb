import TokenCompiler

/// The name of a brand in Swift, besides a prefix: a member of a type, or an argument that chooses it.
struct BrandName {
  /// For example `Theme`, `Brand` or `Theme(brand:)`.
  let typeName: String
  /// A case, or a string in its quotes.
  let name: String

  /// The same number for each brand of a modifier, in one order.
  static func all(
    of brand: String, in modifier: BrandModifier, of table: TokenTable
  ) -> [BrandName] {
    let own = SwiftName.brandCase([brand])
    let text = SwiftLiteral.quoted(brand)
    let call = "Theme(\(SwiftName.parameter(modifier.memberName)):)"
    let modifiers = table.declaredBrandModifiers
    let place = modifiers.firstIndex { $0.name == modifier.name } ?? 0
    // A former name stands where the first of today's does.
    let stand = modifier.contexts.contains(brand) ? brand : modifier.contexts.first ?? brand
    let themes = modifiers.combinations.filter { $0[place] == stand }.map { contexts in
      contexts.enumerated().map { $0.offset == place ? brand : $0.element }
    }
    return themes.map { BrandName(typeName: "Theme", name: SwiftName.brandCase($0)) } + [
      BrandName(typeName: modifier.typeName, name: own), BrandName(typeName: call, name: own),
      BrandName(typeName: call, name: text),
      BrandName(typeName: "\(modifier.typeName)(rawValue:)", name: text),
    ]
  }
}
