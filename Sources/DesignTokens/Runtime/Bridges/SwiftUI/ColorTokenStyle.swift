#if canImport(SwiftUI)
  import SwiftUI

  /// The color that the environment's theme has for a token.
  ///
  /// Generated code names one for each color token, so that a view says `.foregroundStyle(.accent)`.
  /// The color follows the theme that is set for the view or around it, the scheme and the contrast.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public struct ColorTokenStyle<Token: ThemedToken>: ShapeStyle where Token.Value == ColorValue {
    /// The token whose color it is.
    public let token: Token

    /// Creates the style of a token.
    public init(_ token: Token) { self.token = token }

    /// Returns the dynamic color of the environment's theme.
    public func resolve(in environment: EnvironmentValues) -> Color {
      let theme = environment[Token.Theme.self]
      return Color(token.value(in: theme, context: ThemeContext(environment)))
    }
  }
#endif
