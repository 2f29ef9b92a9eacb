import TokenCompiler

/// A form of token file that `tokenc import` converts into DTCG 2025.10, by its argument.
package enum ImportDialect: String, CaseIterable, Sendable {
  case styleDictionary = "style-dictionary"
  case tokensStudio = "tokens-studio"
  case dtcgDraft = "dtcg-draft"
  case spectrum
  case figma
  case alfa
  case theo
  case values
  case apple

  package var rules: DialectRules {
    switch self {
    case .styleDictionary: .styleDictionary
    case .tokensStudio: .tokensStudio
    case .dtcgDraft: .dtcgDraft
    case .spectrum: .spectrum
    case .figma: .figma
    case .alfa: .alfa
    case .theo: .theo
    case .values: .values
    case .apple: .apple
    }
  }
}

/// The rules of a dialect: which members mean what, and what its types are in the standard.
package struct DialectRules: Sendable {
  /// The name of the form in messages, for example `Style Dictionary`.
  package let name: String
  /// The key of `$extensions` under which members are kept that the standard has no place for.
  let namespace: String
  /// The members that make an object a token; the first that is there counts.
  let valueMembers: [String]
  /// The members with the type, of a token or of the group around it.
  let typeMembers: [String]
  let descriptionMembers: [String]
  /// The dialect's types in the standard; one that isn't here is inferred from the value.
  let types: [String: ForeignType]
  /// The unit that the dialect gives a length without one; `nil` where it leaves that open.
  var numberUnit: Dimension.Unit?
  /// How server names are written, by top-level group, where the dialect has its own groups.
  package var serverNames: [String: NameStyle] = [:]

  /// A Boolean value that indicates whether names lie in no groups, or in groups that say nothing of types, so that
  /// each type gets a group.
  package var isFlat: Bool { ["apple", "theo", "values"].contains(namespace) }

  /// A Boolean value that indicates whether a token with modes has no value beside them: the first one's counts.
  var valuesAreModes: Bool { valueMembers.contains("sets") }

  /// The thirteen types of the standard under their own names.
  static let standardTypes = Dictionary(
    uniqueKeysWithValues: TokenType.allCases.map { ($0.rawValue, ForeignType.standard($0)) })

  /// These and what most tools call others, as Tokens Studio did first.
  static let commonTypes = standardTypes.adding([
    .standard(.dimension): [
      "sizing", "spacing", "borderRadius", "borderWidth", "fontSize", "fontSizes",
    ],
    .standard(.fontFamily): ["fontFamilies"], .standard(.fontWeight): ["fontWeights"],
    .standard(.shadow): ["boxShadow"], .opacity: ["opacity"],
    .lineHeight: ["lineHeight", "lineHeights"], .letterSpacing: ["letterSpacing"],
    .unsupported: ["boolean", "textCase", "textDecoration"],
  ])
}

extension [String: ForeignType] {
  func adding(_ names: KeyValuePairs<ForeignType, [String]>) -> Self {
    names.reduce(into: self) { table, entry in
      for name in entry.value { table[name] = entry.key }
    }
  }
}

/// The meaning of another tool's type.
enum ForeignType: Hashable, Sendable {
  case standard(TokenType)
  /// A factor, a percentage or a length: a number, or a dimension.
  case lineHeight
  /// A length; `normal` is none.
  case letterSpacing
  /// A number, or a percentage of 1.
  case opacity
  /// Nothing that the standard can say, for example a text's case.
  case unsupported
}
