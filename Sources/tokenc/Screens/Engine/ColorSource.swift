import TokenCompiler

/// The source of a color that is drawn.
package enum ColorSource: Hashable, Sendable {
  /// A token, by its index in the table.
  case token(Int)
  /// A document, by the digits: red, green, blue and opacity, a byte each.
  case digits(UInt32)

  /// `nil` for a value that is no color of one of these.
  init?(_ value: DrawnValue?) {
    switch value {
    case .token(let token)?: self = .token(token)
    case .color(let rgba)?: self = .digits(rgba)
    default: return nil
    }
  }

  /// The token's index in the table; `nil` for digits.
  package var token: Int? {
    if case .token(let token) = self { token } else { nil }
  }

  /// For example `color.text.primary` or `#2E7D32`.
  package func text(in tokens: TokenTable) -> String {
    switch self {
    case .token(let token): tokens.tokens[token].text
    case .digits(let rgba): Color(rgba: rgba).shortText
    }
  }

  /// The color in a theme; digits are the same in each.
  func color(in tokens: TokenTable, _ theme: Int) -> Color? {
    switch self {
    case .token(let token): tokens.color(of: tokens.tokens[token], in: theme)
    case .digits(let rgba): Color(rgba: rgba)
    }
  }
}
