#if canImport(SwiftUI)
  import SwiftUI

  /// A theme that views find in their environment.
  ///
  /// An app says once which of its themes views find when none was set, and names the place:
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
  /// Then a view has `@Environment(\.theme) private var theme`.
  public protocol EnvironmentTheme: Equatable, Sendable {
    /// The theme of views for which none was set.
    static var environmentDefault: Self { get }
  }

  private struct ThemeKey<Theme: EnvironmentTheme>: EnvironmentKey {
    static var defaultValue: Theme { .environmentDefault }
  }

  extension EnvironmentValues {
    /// The environment's theme of a type.
    public subscript<Theme: EnvironmentTheme>(type: Theme.Type) -> Theme {
      get { self[ThemeKey<Theme>.self] }
      set { self[ThemeKey<Theme>.self] = newValue }
    }
  }

  extension View {
    /// Sets the theme of the view and all within it.
    public func theme<Theme: EnvironmentTheme>(_ theme: Theme) -> some View {
      transformEnvironment(\.self) { $0[Theme.self] = theme }
    }

    /// Sets the theme of the view and all within it to that of a store, now and when it changes.
    public func theme<Theme: EnvironmentTheme>(following store: ThemeStore<Theme>) -> some View {
      modifier(StoreThemeModifier(observer: ThemeObserver(store)))
    }
  }

  /// A follower of a store that tells SwiftUI when the theme changes.
  @MainActor final class ThemeObserver<Theme: EnvironmentTheme>: ObservableObject {
    @Published private(set) var theme: Theme

    init(_ store: ThemeStore<Theme>) {
      theme = store.theme
      store.style(self) { observer, theme in
        if observer.theme != theme { observer.theme = theme }
      }
    }
  }

  struct StoreThemeModifier<Theme: EnvironmentTheme>: ViewModifier {
    @ObservedObject var observer: ThemeObserver<Theme>

    func body(content: Content) -> some View {
      content.theme(observer.theme)
    }
  }
#endif
