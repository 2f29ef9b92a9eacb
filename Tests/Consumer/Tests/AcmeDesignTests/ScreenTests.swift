#if canImport(UIKit)
  import AcmeDesign
  import AppearanceRuntime
  import Testing
  import UIKit

  @Suite("Acme's payment screen") @MainActor struct ScreenTests {
    @Test("the screen follows a redesign without being built anew") func redesign() {
      let themes = ThemeStore(AcmeTheme.classic)
      let screen = PaymentScreen(themes: themes)
      #expect(screen.pay.layer.cornerRadius == 12)
      let title = screen.title
      themes.theme = .redesign
      #expect(screen.pay.layer.cornerRadius == 16)
      #expect(screen.title === title)
      #expect(screen.title.font.pointSize == 28)
    }

    @Test("a part of a screen is in the new design before the rest") func redesignedPart() {
      let themes = ThemeStore(AcmeTheme.classic)
      let part = RedesignedPart(themes: themes)
      #expect(part.search.layer.cornerRadius == 12)
      #expect(part.pay.layer.cornerRadius == 16)
      themes.theme = .redesign
      #expect(part.search.layer.cornerRadius == 16)
    }
  }
#endif
