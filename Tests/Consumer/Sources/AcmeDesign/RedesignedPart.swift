#if canImport(UIKit) && !os(watchOS)
  import AppearanceRuntime
  import UIKit

  @available(iOS 17, tvOS 17, *)
  extension UIMutableTraits {
    /// The theme of a part of an interface.
    public var theme: AcmeTheme {
      get { self[ThemeTrait<AcmeTheme>.self] }
      set { self[ThemeTrait<AcmeTheme>.self] = newValue }
    }
  }

  /// A page in the app's theme whose checkout is in the new design already.
  @available(iOS 17, tvOS 17, *)
  @MainActor public final class RedesignedPart {
    public let page = UIView()
    public let search = UIButton()
    public let checkout = UIView()
    public let pay = UIButton()

    public init(themes: ThemeStore<AcmeTheme>) {
      page.addSubview(search)
      page.addSubview(checkout)
      checkout.addSubview(pay)
      checkout.traitOverrides.theme = .redesign
      for button in [search, pay] {
        button.style(in: AcmeTheme.self) { button, theme in button.apply(.primary(in: theme)) }
      }
      themes.style(page) { page, theme in page.traitOverrides.theme = theme }
    }
  }
#endif
