#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UINavigationBar {
    /// The type of the appearances of a navigation bar.
    public typealias Appearance = NavigationBarAppearance

    /// Applies an appearance to the bar, at all heights.
    ///
    /// Properties that the appearance leaves unset are the platform's; so is the background behind the bar where
    /// content is
    /// scrolled to its edge, unless the background is opaque or transparent.
    public func apply(_ appearance: NavigationBarAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { bar in
        #if !os(tvOS)
          bar.set(\.prefersLargeTitles, appearance.prefersLargeTitles)
        #endif
      } renew: { bar, appearance in
        let uiAppearance = UINavigationBarAppearance(
          appearance, compatibleWith: bar.element.traitCollection)
        bar.set(\.standardAppearance, uiAppearance)
        bar.set(\.compactAppearance, uiAppearance)
        let atEdge = appearance.background.isFixed ? uiAppearance : nil
        bar.set(\.scrollEdgeAppearance, atEdge)
        if #available(iOS 15, tvOS 15, *) { bar.set(\.compactScrollEdgeAppearance, atEdge) }
      }
    }
  }

  extension UINavigationBarAppearance {
    /// Creates the appearance; `nil` if it would set nothing of a bar's own.
    @MainActor fileprivate convenience init?(
      _ appearance: NavigationBarAppearance, compatibleWith traits: UITraitCollection
    ) {
      let own = appearance.with(\.view, .unset).with(\.prefersLargeTitles, nil)
      if own == .unset { return nil }
      self.init()
      configure(appearance.background)
      if let color = appearance.backgroundColor { backgroundColor = UIColor(color) }
      if let color = appearance.separatorColor { shadowColor = UIColor(color) }
      titleTextAttributes.style(
        appearance.titleTypography?.fixedUnlessLimited, appearance.titleColor, traits)
      buttonAppearance = UIBarButtonItemAppearance(
        .plain, appearance.buttonColor, appearance.buttonTypography, compatibleWith: traits)
      doneButtonAppearance = UIBarButtonItemAppearance(
        .done, appearance.buttonColor, appearance.buttonTypography, compatibleWith: traits)
      #if compiler(>=6.2) && !os(visionOS)
        if #available(iOS 26, tvOS 26, *) {
          prominentButtonAppearance = UIBarButtonItemAppearance(
            .prominent, appearance.buttonColor, appearance.buttonTypography,
            compatibleWith: traits)
        }
      #endif
      #if !os(tvOS)
        largeTitleTextAttributes.style(
          appearance.largeTitleTypography, appearance.largeTitleColor, traits)
      #endif
    }
  }

  extension UIBarButtonItemAppearance {
    @MainActor convenience init(
      _ style: UIBarButtonItem.Style, _ color: StateValues<ColorValue?>,
      _ typography: TypographyValue?, compatibleWith traits: UITraitCollection
    ) {
      self.init(style: style)
      for (state, item) in [
        (ControlState.normal, normal), (.highlighted, highlighted), (.disabled, disabled),
        (.focused, focused),
      ] {
        item.titleTextAttributes.style(typography?.fixedUnlessLimited, color[state], traits)
      }
    }
  }

  extension UIBarAppearance {
    /// Sets the material; `nil` is the platform's default.
    @MainActor func configure(_ background: BarBackground?) {
      switch background {
      case .automatic, nil: configureWithDefaultBackground()
      case .opaque: configureWithOpaqueBackground()
      case .transparent: configureWithTransparentBackground()
      }
    }
  }

  extension [NSAttributedString.Key: Any] {
    @MainActor mutating func style(
      _ typography: TypographyValue?, _ color: ColorValue?, _ traits: UITraitCollection
    ) {
      if let typography {
        merge(typography.lineAttributes(compatibleWith: traits)) { _, new in new }
      }
      if let color { self[.foregroundColor] = UIColor(color) }
    }
  }
#endif
