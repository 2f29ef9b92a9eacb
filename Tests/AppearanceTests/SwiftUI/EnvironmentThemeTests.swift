#if canImport(SwiftUI)
  import Appearance
  import SwiftUI
  import Testing
  @testable import TokenRuntime

  /// A theme as an app might generate it.
  private enum AppTheme: String, EnvironmentTheme {
    case day, night
    static var environmentDefault: AppTheme { .day }
  }

  extension EnvironmentValues {
    fileprivate var theme: AppTheme {
      get { self[AppTheme.self] }
      set { self[AppTheme.self] = newValue }
    }
  }

  /// A view that shows the name of its theme.
  private struct ThemeName: View {
    @Environment(\.theme) private var theme

    var body: some View { Text(verbatim: theme.rawValue) }
  }

  @Suite("Themes in SwiftUI's environment") @MainActor struct EnvironmentThemeTests {
    private func shown(_ view: some View) -> String? {
      ShimRecording(of: view, in: EnvironmentValues()).arguments(of: "Text")?.first as? String
    }

    @Test("a view finds the app's default") func byDefault() {
      #expect(shown(ThemeName()) == "day")
    }

    @Test("a view finds the innermost theme") func innermost() {
      #expect(shown(ThemeName().theme(AppTheme.night)) == "night")
      #expect(shown(ThemeName().theme(AppTheme.day).theme(AppTheme.night)) == "day")
    }

    @Test("a view follows a store") func following() {
      let store = ThemeStore(AppTheme.day)
      let view = ThemeName().theme(following: store)
      #expect(shown(view) == "day")
      store.theme = .night
      #expect(shown(view) == "night")
    }

    @Test("all views that follow a store share what observes it") func oneObserver() {
      let store = ThemeStore(AppTheme.day)
      #expect(store.observer == nil)
      _ = ThemeName().theme(following: store)
      let observer = store.observer
      #expect(observer != nil)
      _ = ThemeName().theme(following: store)
      #expect(store.observer === observer)
      #expect(shown(ThemeName().theme(following: ThemeStore(AppTheme.night))) == "night")
    }

    @Test("only the theme of the environment is set") func keyPath() {
      func keyPath(_ theme: AppTheme) -> AnyKeyPath? {
        ShimRecording(of: ThemeName().theme(theme), in: EnvironmentValues())
          .arguments(of: "environment")?.first as? AnyKeyPath
      }
      #expect(keyPath(.day) != nil)
      #expect(keyPath(.day) == keyPath(.night))
      #expect(keyPath(.day) != \EnvironmentValues.self)
    }
  }
#endif
