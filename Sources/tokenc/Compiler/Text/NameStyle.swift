/// How the words of a path become a server's string.
package enum NameStyle: String, CaseIterable, Sendable {
  /// `accent_primary`
  case snakeCase = "snake_case"
  /// `accentPrimary`
  case camelCase
  /// `AccentPrimary`
  case pascalCase = "PascalCase"
  /// `accent-primary`
  case kebabCase = "kebab-case"
  /// `accent.primary`: the path as it is written, `$root` left out.
  case dotted
}
