#if canImport(SwiftUI)
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  extension ThemeContext {
    /// The scheme and contrast of an environment; SwiftUI doesn't tell the elevation.
    public init(_ environment: EnvironmentValues) {
      self.init(
        environment.colorScheme == .dark ? .dark : .light,
        contrast: environment.colorSchemeContrast == .increased ? .high : .normal)
    }
  }

  extension Color {
    /// Creates the colour with these channels in their colour space.
    public init(_ components: ColorComponents) {
      self.init(
        components.space == .sRGB ? .sRGB : .displayP3, red: components.red,
        green: components.green, blue: components.blue, opacity: components.alpha)
    }

    /// Creates a colour that follows scheme, contrast and, where the platform has one, elevation.
    ///
    /// watchOS has no such colours, and no light scheme.
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
