#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension ThemeContext {
    /// Creates the context of an appearance.
    ///
    /// Appearances other than the dark ones are light. macOS has no elevation, so it is `base`,
    /// and no size classes, so it is `regular`.
    public init(_ appearance: NSAppearance) {
      let match = appearance.bestMatch(from: [
        .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
      ])
      self.init(
        match == .darkAqua || match == .accessibilityHighContrastDarkAqua ? .dark : .light,
        contrast: match == .accessibilityHighContrastAqua
          || match == .accessibilityHighContrastDarkAqua ? .high : .normal, sizeClass: .regular)
    }
  }

  extension NSColor {
    /// Creates a color with these channels in their color space.
    public convenience init(_ components: ColorComponents) {
      let red = CGFloat(components.red)
      let green = CGFloat(components.green)
      let blue = CGFloat(components.blue)
      let alpha = CGFloat(components.alpha)
      switch components.space {
      case .sRGB: self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
      case .displayP3: self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      }
    }

    /// Creates a dynamic color that follows the interface's scheme and contrast.
    public convenience init(_ value: ColorValue) {
      self.init(name: nil) { @Sendable appearance in
        NSColor(value.resolved(in: ThemeContext(appearance)))
      }
    }
  }
#endif
