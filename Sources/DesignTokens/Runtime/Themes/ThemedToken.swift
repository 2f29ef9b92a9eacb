/// A token that a theme of the environment has a value for.
///
/// The modifiers of SwiftUI and the colors of UIKit that take tokens are generic over it. `tokenc`
/// generates the conformance for each token enum where `accessors` of `tokenc.json` is on.
public protocol ThemedToken: Hashable, Sendable {
  /// The theme that has the values.
  associatedtype Theme: EnvironmentTheme
  /// The type of the values, for example ``ColorValue``.
  associatedtype Value: Sendable

  /// Returns the theme's value in a context; colors vary by themselves.
  func value(in theme: Theme, context: ThemeContext) -> Value
}
