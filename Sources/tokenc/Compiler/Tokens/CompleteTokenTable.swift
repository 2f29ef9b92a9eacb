/// The emitted tokens: the enums with their names, and their values for every brand.
///
/// It is complete by construction: each token has a value for every brand and every combination of
/// ``axes``, names are unique and valid, and a family's tokens share one type. It holds nothing of
/// the files that it comes from.
package struct CompleteTokenTable: Sendable {
  /// The parts that brands are made of, one for each modifier of brands; one named `brand` with the
  /// brand `default` when there is none.
  package var brandParts: [BrandPart]
  /// The brands in the resolver's order: every combination of the cases of ``brandParts``, the last
  /// of them changing fastest.
  package var brands: [TokenBrand]
  /// The axes that vary inside a theme, in the order of ``ThemeAxis``.
  var axes: [ThemeAxis]
  /// One per generated enum, in authored order.
  package var families: [TokenFamily]
  /// The references between tokens, for overrides; `nil` where they are off.
  var references: OverrideReferences?
  var values: [TokenValue]

  /// The number of values of one token in one brand: 2 to the power of the number of axes.
  var variantCount: Int { 1 << axes.count }

  /// The cases of ``brandParts`` that make each brand.
  var brandCases: [[TokenBrand]] {
    brandParts.reduce([[]]) { brands, part in
      brands.flatMap { brand in part.cases.map { brand + [$0] } }
    }
  }

  /// For each of ``brands`` the strings that mean it: its name, then those with former names.
  var brandStrings: [[String]] {
    brandCases.map { cases in
      cases.map { [$0.name] + $0.formerNames }.reduce([]) { strings, names in
        strings.isEmpty ? names : strings.flatMap { one in names.map { "\(one)/\($0)" } }
      }
    }
  }

  /// Names the files that declare tokens otherwise than messages do.
  package mutating func nameSources(_ name: (String) -> String) {
    for index in families.indices {
      families[index].sources = families[index].sources.map(name).sorted(byBytesOf: \.self)
    }
  }
}

/// A modifier of brands: one enum of the generated code and one property of its theme.
package struct BrandPart: Equatable, Sendable {
  /// The modifier's name in the resolver, for example `text-size`.
  package var name: String
  /// The enum's name without the configured prefix, for example `TextSize`.
  package var typeName: String
  /// The property's name, for example `textSize`; without backticks.
  var memberName: String
  var cases: [TokenBrand]

  /// A Boolean value that indicates whether it is the part that all generated code has.
  var isBrand: Bool { name == ModifierSetting.brandRole }
}

/// A brand: one theme of the generated code, or a case of one of its parts.
package struct TokenBrand: Equatable, Sendable {
  /// The context's name in the resolver, for example `alfa`; of several parts `bank/next`.
  package var name: String
  /// The Swift case, for example `alfa` or `bankNext`; without backticks.
  var caseName: String
  var formerNames: [String] = []
  /// The brand to use instead.
  var replacedBy: String?
}

/// The tokens of one generated enum: a top-level group, or what patterns of `tokenc.json` give it.
package struct TokenFamily: Sendable {
  /// The group's name, for example `color`; see ``TokenNames/group``.
  package var group: String
  /// The tokens in words for people, for example `color` or `color.palette.**`.
  package var scope: String
  /// The enum's name without the configured prefix, for example `ColorToken`.
  package var typeName: String
  package var type: TokenType
  /// The group's `$description`.
  package var description: String?
  /// The files that declare its tokens, sorted; see ``CompleteTokenTable/nameSources(_:)``.
  var sources: [String]
  /// The tokens in authored order; hidden ones are left out.
  package var tokens: [Token]
}

extension TokenFamily {
  /// A case that a token had before, and for which Swift has an alias.
  struct FormerCase {
    let name: String
    /// The string of servers that it comes from.
    let serverName: String
    /// The token's index among ``TokenFamily/tokens``.
    let token: Int
  }

  var formerCases: [FormerCase] {
    guard tokens.contains(where: { !$0.names.formerNames.isEmpty }) else { return [] }
    var taken = Set(tokens.map(\.names.caseName))
    taken.formUnion(["allCases", "lookup", "nameIndex"])
    return tokens.enumerated().flatMap { index, token in
      token.names.formerNames.compactMap { formerName in
        guard !token.names.namesWithoutAlias.contains(formerName),
          let name = SwiftName.camelCase(ofServerName: formerName), taken.insert(name).inserted
        else { return nil }
        return FormerCase(name: name, serverName: formerName, token: index)
      }
    }
  }
}
