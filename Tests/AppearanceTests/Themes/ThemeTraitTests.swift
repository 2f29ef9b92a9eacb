#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import SwiftUI
  import Testing
  import UIKit

  /// A theme as an app might generate it.
  private enum AppTheme: Int, EnvironmentTheme {
    case classic = 1
    case holiday
    static var environmentDefault: AppTheme { .classic }

    var card: ViewAppearance { ViewAppearance(borderColor: variedColor(rawValue)) }
  }

  private typealias AppTrait = ThemeTrait<AppTheme>

  @Suite("A theme for a part of an interface") @MainActor struct ThemeTraitTests {
    private let window = UIView()
    private let page = UIView()
    private let card = UIView()

    init() {
      window.addSubview(page)
      page.addSubview(card)
      for view in [page, card] {
        view.style(in: AppTheme.self) { view, theme in view.apply(theme.card) }
      }
    }

    private func shows(_ view: UIView, _ theme: AppTheme, in context: ThemeContext = .light) -> Bool
    {
      matches(view.layer.borderColor, variedColor(theme.rawValue), in: context)
    }

    @Test("a view shows the app's default, then the theme of its window") func windows() {
      #expect(shows(card, .classic))
      window.traitOverrides[AppTrait.self] = .holiday
      #expect(shows(page, .holiday))
      #expect(shows(card, .holiday))
    }

    @Test("a subtree shows another theme, in every scheme, until that is removed") func subtrees() {
      card.traitOverrides[AppTrait.self] = .holiday
      #expect(shows(page, .classic))
      #expect(shows(card, .holiday))
      window.shimAdopt(UITraitCollection(.dark))
      #expect(shows(page, .classic, in: .dark))
      #expect(shows(card, .holiday, in: .dark))
      card.traitOverrides.remove(AppTrait.self)
      #expect(shows(card, .classic, in: .dark))
    }

    @Test("a view that moves shows the theme of its new place") func moving() {
      let other = UIView()
      other.traitOverrides[AppTrait.self] = .holiday
      other.addSubview(card)
      #expect(shows(card, .holiday))
    }
  }
#endif
