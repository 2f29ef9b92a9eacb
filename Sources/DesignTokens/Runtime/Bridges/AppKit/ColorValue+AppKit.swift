#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension ThemeContext {
    /// The scheme and contrast of an appearance; macOS knows no elevation.
    public init(_ appearance: NSAppearance) {
      let match = appearance.bestMatch(from: [
        .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
      ])
      self.init(
        match == .darkAqua || match == .accessibilityHighContrastDarkAqua ? .dark : .light,
        contrast: match == .accessibilityHighContrastAqua
          || match == .accessibilityHighContrastDarkAqua ? .high : .normal)
    }
  }

  extension NSColor {
    /// Creates the colour with these channels in their colour space.
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

    /// Creates a colour that follows scheme and contrast of where it is shown.
    public convenience init(_ value: ColorValue) {
      self.init(name: nil) { @Sendable appearance in
        NSColor(value.resolved(in: ThemeContext(appearance)))
      }
    }
  }
#endif
