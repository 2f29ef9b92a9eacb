#if canImport(UIKit) && !os(watchOS)
  import DesignTokens
  import UIKit

  extension UITabBar {
    public typealias Appearance = TabBarAppearance

    /// Shows the bar with a look, at the edge of its content and elsewhere.
    ///
    /// The looks applied so far make up the bar; what none of them sets is as the platform has it.
    public func apply(_ appearance: TabBarAppearance) {
      apply(appearance.view)
      StyleKeeper.keep(appearance, for: self) { bar, look, _ in
        let uiAppearance = UITabBarAppearance(look)
        bar.standardAppearance = uiAppearance
        if #available(iOS 15, tvOS 15, *) { bar.scrollEdgeAppearance = uiAppearance }
      }
    }
  }

  extension UITabBarItem {
    public typealias Appearance = TabBarItemAppearance

    /// Shows the item with a look, over a bar of the platform's material.
    ///
    /// An item can't be asked for what it was given before, so the look is all that it has.
    public func apply(_ appearance: TabBarItemAppearance) {
      let uiAppearance = UITabBarAppearance(TabBarAppearance(item: appearance))
      standardAppearance = uiAppearance
      if #available(iOS 15, tvOS 15, *) { scrollEdgeAppearance = uiAppearance }
    }
  }

  extension UITabBarAppearance {
    @MainActor convenience init(_ look: TabBarAppearance) {
      self.init()
      configure(look.background)
      if let color = look.backgroundColor { backgroundColor = UIColor(color) }
      if let color = look.separatorColor { shadowColor = UIColor(color) }
      for item in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
        item.style(look.item)
      }
    }
  }

  extension UITabBarItemAppearance {
    @MainActor fileprivate func style(_ look: TabBarItemAppearance) {
      for (state, item) in [
        (ControlState.normal, normal), (.selected, selected), (.disabled, disabled),
        (.focused, focused),
      ] {
        item.style(look, state)
      }
    }
  }

  extension UITabBarItemStateAppearance {
    /// Titles keep their size, as those of the platform do: a bar doesn't grow.
    @MainActor fileprivate func style(_ look: TabBarItemAppearance, _ state: ControlState) {
      if let color = look.iconColor[state] { iconColor = UIColor(color) }
      if var typography = look.typography[state] {
        typography.maximumScale = 1
        titleTextAttributes.merge(typography.lineAttributes()) { _, new in new }
      }
      if let color = look.titleColor[state] {
        titleTextAttributes[.foregroundColor] = UIColor(color)
      }
      if let color = look.badgeColor { badgeBackgroundColor = UIColor(color) }
      if let color = look.badgeTextColor {
        badgeTextAttributes[.foregroundColor] = UIColor(color)
      }
    }
  }
#endif
