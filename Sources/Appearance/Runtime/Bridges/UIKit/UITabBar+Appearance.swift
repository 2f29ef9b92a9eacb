#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UITabBar {
    /// The type of the appearances of a tab bar.
    public typealias Appearance = TabBarAppearance

    /// Applies an appearance to the bar.
    ///
    /// Properties that the appearance leaves unset are the platform's; so is the background behind the bar where
    /// content is
    /// scrolled to its edge, unless the background is opaque or transparent.
    ///
    /// The bars of iOS 26 take colors of items that aren't selected from no appearance: there the images
    /// of the current items are colored. Apply the appearance after the items are set. Their titles have the
    /// system's color.
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
          for item in bar.element.items ?? [] {
            item.colorImage(
              appearance.item.iconColor.normal?.shown(in: bar.element.traitCollection))
          }
        })
    }
  }

  extension UITabBarItem {
    /// The type of the appearances of an item of a tab bar.
    public typealias Appearance = TabBarItemAppearance

    /// Applies an appearance to the item, on a bar with the platform's material, and before iOS 26 without one
    /// where content is scrolled to the bar's edge: glass is there, too.
    ///
    /// It replaces appearances that were applied before. Unset properties are the platform's; an
    /// appearance that sets nothing leaves the item to its bar.
    public func apply(_ appearance: TabBarItemAppearance) {
      let uiAppearance =
        appearance == .unset ? nil : UITabBarAppearance(TabBarAppearance(item: appearance))
      standardAppearance = uiAppearance
      if #available(iOS 15, tvOS 15, *) {
        var atEdge = TabBarAppearance(item: appearance)
        if #unavailable(iOS 26, tvOS 26) { atEdge.background = .transparent }
        scrollEdgeAppearance = uiAppearance.map { _ in UITabBarAppearance(atEdge) }
      }
      colorImage(appearance.iconColor.normal.map { UIColor($0) })
    }

    /// Shows the image in a color while the item isn't selected, or for `nil` as the app set it. Only the
    /// bars of iOS 26 need it, which take no such color from an appearance.
    fileprivate func colorImage(_ color: UIColor?) {
      #if !os(tvOS) && !os(visionOS)
        if #available(iOS 26, *) { TabImages.show(self, in: color) }
      #endif
    }
  }

  /// The images of items of tab bars, as apps set them and as they are shown.
  @MainActor private enum TabImages {
    private struct Known {
      weak var item: UITabBarItem?
      let image: UIImage?
      let selected: UIImage?
      let shown: UIImage
      let shownSelected: UIImage?
    }

    private static var known: [ObjectIdentifier: Known] = [:]

    static func show(_ item: UITabBarItem, in color: UIColor?) {
      let former = known[ObjectIdentifier(item)].flatMap { $0.item === item ? $0 : nil }
      let image = former?.shown === item.image ? former?.image : item.image
      let selected =
        former?.shownSelected === item.selectedImage ? former?.selected : item.selectedImage
      guard let color, let image, image.renderingMode != .alwaysOriginal else {
        guard former != nil else { return }
        item.image = image
        item.selectedImage = selected
        known[ObjectIdentifier(item)] = nil
        return
      }
      let shown = image.withTintColor(color, renderingMode: .alwaysOriginal)
      item.image = shown
      // Without one of its own, a selected item would have the colored image.
      item.selectedImage = selected ?? image
      known = known.filter { $0.value.item != nil }
      known[ObjectIdentifier(item)] = Known(
        item: item, image: image, selected: selected, shown: shown,
        shownSelected: item.selectedImage)
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
