#if canImport(SwiftUI)
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  extension ThemeContext {
    /// Creates the context of an environment.
    ///
    /// SwiftUI does not report the elevation, so it is `base`.
    public init(_ environment: EnvironmentValues) {
      self.init(
        environment.colorScheme == .dark ? .dark : .light,
        contrast: environment.colorSchemeContrast == .increased ? .high : .normal)
    }
  }

  extension Color {
    /// Creates a color with these channels in their color space.
    public init(_ components: ColorComponents) {
      self.init(
        components.space == .sRGB ? .sRGB : .displayP3, red: components.red,
        green: components.green, blue: components.blue, opacity: components.alpha)
    }

    /// Creates a dynamic color that follows the scheme, contrast, elevation and gamut of the interface.
    ///
    /// macOS has no elevation and no gamut. watchOS has no dynamic colors and no light scheme, so the
    /// color is the dark one with normal contrast.
    public init(_ value: ColorValue) {
      #if canImport(UIKit) && !os(watchOS)
        self.init(UIColor(value))
      #elseif canImport(AppKit)
        self.init(NSColor(value))
      #else
        self.init(value.resolved(in: .dark))
      #endif
    }
  }
#endif
