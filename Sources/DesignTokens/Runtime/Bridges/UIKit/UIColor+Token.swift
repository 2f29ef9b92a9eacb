#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @available(iOS 17, tvOS 17, *)
  extension UIColor {
    /// The color that an interface's theme has for a token.
    ///
    /// It follows the theme that ``ThemeTrait`` has for a view, the scheme, the contrast and the
    /// elevation. Equal tokens are equal colors.
    public static func token<Token: ThemedToken>(_ token: Token) -> UIColor
    where Token.Value == ColorValue {
      TokenColors.color(of: token) {
        UIColor(dynamicProvider: { @Sendable traits in
          let context = ThemeContext(traits)
          let value = token.value(in: traits[ThemeTrait<Token.Theme>.self], context: context)
          return UIColor(value.resolved(in: context, gamut: ColorGamut(traits)))
        })
      }
    }
  }

  /// Remembers the colors of tokens, so that a token is always the same color.
  private enum TokenColors {
    private static let lock = NSLock()
    /// Used by `color(of:_:)` only, with the lock: `Mutex` needs iOS 18. There is a color for each token
    /// at most.
    nonisolated(unsafe) private static var colors: [AnyHashable: UIColor] = [:]

    static func color<Token: ThemedToken>(of token: Token, _ make: () -> UIColor) -> UIColor {
      lock.lock()
      defer { lock.unlock() }
      if let color = colors[token] { return color }
      let color = make()
      colors[token] = color
      return color
    }
  }
#endif
