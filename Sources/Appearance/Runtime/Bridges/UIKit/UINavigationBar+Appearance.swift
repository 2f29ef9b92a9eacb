#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UINavigationBar {
    /// The type of the appearances of a navigation bar.
    public typealias Appearance = NavigationBarAppearance

    /// Applies an appearance to the bar, at all heights, over content and at the content's edge.
    ///
    /// The appearances that were applied to the bar are merged; properties that none of them sets
    /// are the platform's.
    public func apply(_ appearance: NavigationBarAppearance) {
      apply(appearance.view)
      #if !os(tvOS)
        if let prefers = appearance.prefersLargeTitles { prefersLargeTitles = prefers }
      #endif
      StyleKeeper.keep(appearance, for: self) { bar, merged, _ in bar.renew(merged) }
    }

    private func renew(_ appearance: NavigationBarAppearance) {
      let bar = UINavigationBarAppearance()
      bar.configure(appearance.background)
      if let color = appearance.backgroundColor { bar.backgroundColor = UIColor(color) }
      if let color = appearance.separatorColor { bar.shadowColor = UIColor(color) }
      bar.titleTextAttributes.style(
        appearance.titleTypography, appearance.titleColor, traitCollection)
      let buttons = UIBarButtonItemAppearance(style: .plain)
      for (state, item) in [
        (ControlState.normal, buttons.normal), (.highlighted, buttons.highlighted),
        (.disabled, buttons.disabled), (.focused, buttons.focused),
      ] {
        item.titleTextAttributes.style(
          appearance.buttonTypography, appearance.buttonColor[state], traitCollection)
      }
      bar.buttonAppearance = buttons
      #if !os(tvOS)
        bar.largeTitleTextAttributes.style(
          appearance.largeTitleTypography, appearance.largeTitleColor, traitCollection)
        compactAppearance = bar
        scrollEdgeAppearance = bar
        if #available(iOS 15, *) { compactScrollEdgeAppearance = bar }
      #endif
      standardAppearance = bar
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
    /// Sets the attributes of a text in a bar from a typography and a color, if they are set.
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
