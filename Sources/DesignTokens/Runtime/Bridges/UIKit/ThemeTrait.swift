#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The trait that says which theme a part of an interface shows.
  ///
  /// A window shows one theme, and a view in it may show another, with all views in it:
  ///
  /// ```swift
  /// window.traitOverrides[ThemeTrait<AcmeTheme>.self] = .classic
  /// giftCard.traitOverrides[ThemeTrait<AcmeTheme>.self] = .holiday
  /// ```
  @available(iOS 17, tvOS 17, *)
  public struct ThemeTrait<Theme: EnvironmentTheme>: UITraitDefinition {
    /// The theme of an interface for which none was set.
    public static var defaultValue: Theme { .environmentDefault }

    /// `true`, so that colors that follow the theme are drawn again when it changes.
    public static var affectsColorAppearance: Bool { true }
  }

  @available(iOS 17, tvOS 17, *)
  extension UITraitChangeObservable where Self: UITraitEnvironment {
    /// Styles a view or a view controller with the theme of its interface, now and whenever another
    /// theme is set for it or around it.
    ///
    /// Call it once for an element, for example in its initializer or in `viewDidLoad`.
    ///
    /// ```swift
    /// card.style(in: AcmeTheme.self) { card, theme in card.apply(.card(in: theme)) }
    /// ```
    @MainActor public func style<Theme: EnvironmentTheme>(
      in type: Theme.Type, _ style: @escaping @MainActor (Self, Theme) -> Void
    ) {
      registerForTraitChanges([ThemeTrait<Theme>.self]) { (element: Self, _: UITraitCollection) in
        style(element, element.traitCollection[ThemeTrait<Theme>.self])
      }
      style(self, traitCollection[ThemeTrait<Theme>.self])
    }
  }
#endif
