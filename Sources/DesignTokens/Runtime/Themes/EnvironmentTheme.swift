/// A theme that views find in their environment, and elements of UIKit in the traits of their interface.
///
/// An app declares the default theme and the name of the environment's value once:
///
/// ```swift
/// extension AcmeTheme: EnvironmentTheme {
///   public static var environmentDefault: AcmeTheme { .day }
/// }
///
/// extension EnvironmentValues {
///   var theme: AcmeTheme {
///     get { self[AcmeTheme.self] }
///     set { self[AcmeTheme.self] = newValue }
///   }
/// }
/// ```
///
/// Then a view has `@Environment(\.theme) private var theme`. A module that isolates to the main
/// actor by default needs `nonisolated extension` for the conformance.
public protocol EnvironmentTheme: Equatable, Sendable {
  /// The theme that views find if none was set for them or a view around them.
  static var environmentDefault: Self { get }
}
