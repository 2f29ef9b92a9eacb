#if canImport(SwiftUI)
  import SwiftUI

  /// Names the theme of a type in a key path, so that only this value of an environment is set.
  struct ThemeName<Theme: EnvironmentTheme>: Hashable, Sendable {}

  extension EnvironmentValues {
    subscript<Theme: EnvironmentTheme>(name: ThemeName<Theme>) -> Theme {
      get { self[Theme.self] }
      set { self[Theme.self] = newValue }
    }
  }

  private struct ThemeKey<Theme: EnvironmentTheme>: EnvironmentKey {
    static var defaultValue: Theme { .environmentDefault }
  }

  #if canImport(UIKit) && !os(watchOS)
    /// The environment of SwiftUI's views in UIKit has the theme of the interface around them, and
    /// the interface of UIKit's views in SwiftUI that of the environment.
    @available(iOS 17, tvOS 17, *)
    extension ThemeKey: UITraitBridgedEnvironmentKey {
      static func read(from traitCollection: UITraitCollection) -> Theme {
        traitCollection[ThemeTrait<Theme>.self]
      }

      static func write(to mutableTraits: inout any UIMutableTraits, value: Theme) {
        mutableTraits[ThemeTrait<Theme>.self] = value
      }
    }
  #endif

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

    func body(content: Content) -> some View { content.theme(observer.theme) }
  }
#endif
