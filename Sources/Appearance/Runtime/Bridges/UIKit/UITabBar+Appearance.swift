#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UITabBar {
    /// The type of the appearances of a tab bar.
    public typealias Appearance = TabBarAppearance

    /// Applies an appearance to the bar.
    ///
    /// What the appearance leaves unset is the platform's; so is what lies behind the bar where content is
    /// scrolled to its edge, unless the background is opaque or transparent.
    public func apply(_ appearance: TabBarAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(
        appearance, to: self,
        renew: { bar, appearance in
          let uiAppearance =
            appearance.with(\.view, .unset) == .unset ? nil : UITabBarAppearance(appearance)
          bar.set(\.standardAppearance, uiAppearance)
          if #available(iOS 15, tvOS 15, *) {
            bar.set(\.scrollEdgeAppearance, appearance.background.isFixed ? uiAppearance : nil)
          }
        })
    }
  }

  extension UITabBarItem {
    /// The type of the appearances of an item of a tab bar.
    public typealias Appearance = TabBarItemAppearance

    /// Applies an appearance to the item, on a bar with the platform's material, and without one where content
    /// is scrolled to the bar's edge.
    ///
    /// It replaces appearances that were applied before. Unset properties are the platform's; an
    /// appearance that sets nothing leaves the item to its bar.
    public func apply(_ appearance: TabBarItemAppearance) {
      let uiAppearance =
        appearance == .unset ? nil : UITabBarAppearance(TabBarAppearance(item: appearance))
      standardAppearance = uiAppearance
      if #available(iOS 15, tvOS 15, *) {
        let atEdge = TabBarAppearance(background: .transparent, item: appearance)
        scrollEdgeAppearance = uiAppearance.map { _ in UITabBarAppearance(atEdge) }
      }
    }
  }

  extension UITabBarAppearance {
    @MainActor convenience init(_ appearance: TabBarAppearance) {
      self.init()
      configure(appearance.background)
      if let color = appearance.backgroundColor { backgroundColor = UIColor(color) }
      if let color = appearance.separatorColor { shadowColor = UIColor(color) }
      if let color = appearance.selectionColor { selectionIndicatorTintColor = UIColor(color) }
      if let positioning = appearance.itemPositioning {
        stackedItemPositioning = UITabBar.ItemPositioning(positioning)
      }
      if let width = appearance.itemWidth { stackedItemWidth = CGFloat(width) }
      if let spacing = appearance.itemSpacing { stackedItemSpacing = CGFloat(spacing) }
      for item in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
        item.style(appearance.item)
      }
    }
  }

  extension UITabBar.ItemPositioning {
    fileprivate init(_ positioning: TabBarAppearance.ItemPositioning) {
      switch positioning {
      case .automatic: self = .automatic
      case .fill: self = .fill
      case .centered: self = .centered
      }
    }
  }

  extension UITabBarItemAppearance {
    @MainActor fileprivate func style(_ appearance: TabBarItemAppearance) {
      for (state, item) in [
        (ControlState.normal, normal), (.selected, selected), (.disabled, disabled),
        (.focused, focused),
      ] {
        item.style(appearance, state)
      }
    }
  }

  extension UITabBarItemStateAppearance {
    /// Applies the properties of one state; titles keep their size, since a bar does not grow.
    @MainActor fileprivate func style(_ appearance: TabBarItemAppearance, _ state: ControlState) {
      if let color = appearance.iconColor[state] { iconColor = UIColor(color) }
      if var typography = appearance.typography[state] {
        typography.maximumScale = 1
        titleTextAttributes.merge(typography.lineAttributes()) { _, new in new }
      }
      if let color = appearance.titleColor[state] {
        titleTextAttributes[.foregroundColor] = UIColor(color)
      }
      if let offset = appearance.titleOffset {
        titlePositionAdjustment = UIOffset(horizontal: 0, vertical: CGFloat(offset))
      }
      if let color = appearance.badgeColor { badgeBackgroundColor = UIColor(color) }
      if let color = appearance.badgeTextColor {
        badgeTextAttributes[.foregroundColor] = UIColor(color)
      }
    }
  }
#endif
