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
    var modifiers = table.declaredBrandModifiers
    for index in modifiers.indices where modifiers[index].name == modifier.name {
      modifiers[index].contexts = [brand]
    }
    let themes = modifiers.combinations
    return themes.map { BrandName(typeName: "Theme", name: SwiftName.brandCase($0)) } + [
      BrandName(typeName: modifier.typeName, name: own), BrandName(typeName: call, name: own),
      BrandName(typeName: call, name: text),
      BrandName(typeName: "\(modifier.typeName)(rawValue:)", name: text),
    ]
  }
}
