#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import TokenRuntime
  import UIKit

  extension UIToolbar {
    /// The type of the appearances of a toolbar.
    public typealias Appearance = ToolbarAppearance

    /// Applies an appearance to the bar, at all heights.
    ///
    /// Properties that the appearance leaves unset are the platform's; so is the background behind the bar where
    /// content is
    /// scrolled to its edge, unless the background is opaque or transparent.
    public func apply(_ appearance: ToolbarAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(
        appearance, to: self,
        renew: { bar, appearance in
          let uiAppearance = UIToolbarAppearance(
            appearance, compatibleWith: bar.element.traitCollection)
          bar.set(\.standardAppearance, uiAppearance)
          bar.set(\.compactAppearance, uiAppearance)
          if #available(iOS 15, *) {
            let atEdge = appearance.background.isFixed ? uiAppearance : nil
            bar.set(\.scrollEdgeAppearance, atEdge)
            bar.set(\.compactScrollEdgeAppearance, atEdge)
          }
        })
    }
  }

  extension UIToolbarAppearance {
    /// Creates the appearance; `nil` if it would set nothing of a bar's own.
    @MainActor fileprivate convenience init?(
      _ appearance: ToolbarAppearance, compatibleWith traits: UITraitCollection
    ) {
      if appearance.with(\.view, .unset) == .unset { return nil }
      self.init()
      configure(appearance.background)
      if let color = appearance.backgroundColor { backgroundColor = UIColor(color) }
      if let color = appearance.separatorColor { shadowColor = UIColor(color) }
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
    }
  }
#endif
