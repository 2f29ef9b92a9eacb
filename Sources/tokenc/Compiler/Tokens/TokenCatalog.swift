/// What is emitted: the token enums with their names, and their values for every brand.
///
/// The catalog is complete by construction: each token has a value for every brand and every
/// combination of ``axes``, names are unique and valid, and a family's tokens share one type.
struct TokenCatalog: Sendable {
  /// The brands in the resolver's order; one brand named `default` when there is no such modifier.
  var brands: [CatalogBrand]
  /// The axes that vary inside a theme, in the order of ``ThemeAxis``.
  ///
  /// A token's variant is a number with a bit per axis, in order, set for the axis's second context.
  var axes: [ThemeAxis]
  /// One per generated enum, in authored order.
  var families: [TokenFamily]
  /// The different values, shared by all tokens and brands.
  var values: [TokenValue]

  /// The number of values of one token in one brand: 2 to the power of the number of axes.
  var variantCount: Int { 1 << axes.count }

  /// Names the files that declare tokens otherwise than messages do.
  mutating func nameSources(_ name: (String) -> String) {
    for index in families.indices {
      families[index].sources = families[index].sources.map(name).sorted {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    }
  }
}

/// A brand: one theme of the generated code.
struct CatalogBrand: Hashable, Sendable {
  /// The context's name in the resolver, for example `alfa`.
  var name: String
  /// The Swift case, for example `alfa`; without backticks.
  var caseName: String
}

/// The tokens of one top-level group: one generated enum.
struct TokenFamily: Sendable {
  /// The group's name, for example `color`.
  var group: String
  /// The enum's name without the configured prefix, for example `ColorToken`.
  var typeName: String
  /// The DTCG type that all its tokens have.
  var type: TokenType
  /// The group's `$description`.
  var description: String?
  /// The files that declare its tokens, sorted by their bytes; see ``TokenCatalog/nameSources(_:)``.
  var sources: [String]
  /// The tokens in authored order.
  var tokens: [CatalogToken]
}

/// One token of a family: a case of its enum.
struct CatalogToken: Sendable {
  /// The dotted path, for example `color.accent.primary.$root`.
  var path: String
  /// The Swift case without backticks, for example `accentPrimary`.
  var caseName: String
  /// The string that the server sends, for example `accent_primary`.
  var serverName: String
  /// Strings that a server once sent for this token.
  var formerNames: [String]
  /// Those of ``formerNames`` that still look up but have no deprecated Swift alias any more.
  var namesWithoutAlias: Set<String> = []
  var description: String?
  var deprecation: CatalogDeprecation?
  /// Indices into ``TokenCatalog/values``: all variants of the first brand, of the second, and so on.
  var values: ValueRow
}

/// Why a token should no longer be used.
struct CatalogDeprecation: Hashable, Sendable {
  /// The reason from `$deprecated`, if it is a string.
  var reason: String?
  /// The case of the token to use instead, in the same family.
  var replacement: String?
}
