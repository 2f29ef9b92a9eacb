#if canImport(UIKit) && !os(watchOS)
  import DesignTokens
  import UIKit

  extension UINavigationBar {
    public typealias Appearance = NavigationBarAppearance

    /// Shows the bar with a look, at the edge of its content and elsewhere, at all heights.
    ///
    /// The looks applied so far make up the bar; what none of them sets is as the platform has it.
    public func apply(_ appearance: NavigationBarAppearance) {
      apply(appearance.view)
      #if !os(tvOS)
        if let prefers = appearance.prefersLargeTitles { prefersLargeTitles = prefers }
      #endif
      StyleKeeper.keep(appearance, for: self) { bar, look, _ in bar.renew(look) }
    }

    private func renew(_ look: NavigationBarAppearance) {
      let bar = UINavigationBarAppearance()
      bar.configure(look.background)
      if let color = look.backgroundColor { bar.backgroundColor = UIColor(color) }
      if let color = look.separatorColor { bar.shadowColor = UIColor(color) }
      bar.titleTextAttributes.style(look.titleTypography, look.titleColor, traitCollection)
      let buttons = UIBarButtonItemAppearance(style: .plain)
      for (state, item) in [
        (ControlState.normal, buttons.normal), (.highlighted, buttons.highlighted),
        (.disabled, buttons.disabled), (.focused, buttons.focused),
      ] {
        item.titleTextAttributes.style(
          look.buttonTypography, look.buttonColor[state], traitCollection)
      }
      bar.buttonAppearance = buttons
      #if !os(tvOS)
        bar.largeTitleTextAttributes.style(
          look.largeTitleTypography, look.largeTitleColor, traitCollection)
        compactAppearance = bar
        scrollEdgeAppearance = bar
        if #available(iOS 15, *) { compactScrollEdgeAppearance = bar }
      #endif
      standardAppearance = bar
    }
  }

  extension UIBarAppearance {
    /// Takes on a material; `nil` is that of the platform.
    @MainActor func configure(_ background: BarBackground?) {
      switch background {
      case .automatic, nil: configureWithDefaultBackground()
      case .opaque: configureWithOpaqueBackground()
      case .transparent: configureWithTransparentBackground()
      }
    }
  }

  extension [NSAttributedString.Key: Any] {
    /// Sets what a text in a bar takes from a typography and a colour, as far as they are set.
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
