#if canImport(SwiftUI)
  import SwiftUI

  /// A theme that views find in their environment.
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

  /// Names the theme of a type in a key path, so that only this value of an environment is set.
  private struct ThemeName<Theme: EnvironmentTheme>: Hashable, Sendable {}

  extension EnvironmentValues {
    fileprivate subscript<Theme: EnvironmentTheme>(name: ThemeName<Theme>) -> Theme {
      get { self[Theme.self] }
      set { self[Theme.self] = newValue }
    }
  }

  private struct ThemeKey<Theme: EnvironmentTheme>: EnvironmentKey {
    static var defaultValue: Theme { .environmentDefault }
  }

  extension EnvironmentValues {
    /// The environment's theme of a type; ``EnvironmentTheme/environmentDefault`` if none was set.
    public subscript<Theme: EnvironmentTheme>(type: Theme.Type) -> Theme {
      get { self[ThemeKey<Theme>.self] }
      set { self[ThemeKey<Theme>.self] = newValue }
    }
  }

  extension View {
    /// Sets the theme of this view and of all views in it.
    nonisolated public func theme<Theme: EnvironmentTheme>(_ theme: Theme) -> some View {
      environment(\.[ThemeName<Theme>()], theme)
    }

    /// Sets the theme of this view and of all views in it to a store's, and follows its changes.
    public func theme<Theme: EnvironmentTheme>(following store: ThemeStore<Theme>) -> some View {
      modifier(StoreThemeModifier(observer: .following(store)))
    }
  }

  /// A follower of a store that notifies SwiftUI when the theme changes; a store has one for all views.
  @MainActor final class ThemeObserver<Theme: EnvironmentTheme>: ObservableObject {
    @Published private(set) var theme: Theme

    static func following(_ store: ThemeStore<Theme>) -> ThemeObserver {
      if let observer = store.observer as? ThemeObserver { return observer }
      let observer = ThemeObserver(store)
      store.observer = observer
      return observer
    }

    private init(_ store: ThemeStore<Theme>) {
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
