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
    /// SwiftUI does not report the elevation, so it is `base`. The size class is the horizontal one,
    /// compact if the environment has none; on macOS and tvOS it is `regular`, on watchOS `compact`.
    public init(_ environment: EnvironmentValues) {
      #if os(macOS) || os(tvOS)
        let sizeClass = SizeClass.regular
      #elseif os(watchOS)
        let sizeClass = SizeClass.compact
      #else
        let sizeClass: SizeClass = environment.horizontalSizeClass == .regular ? .regular : .compact
      #endif
      self.init(
        environment.colorScheme == .dark ? .dark : .light,
        contrast: environment.colorSchemeContrast == .increased ? .high : .normal,
        sizeClass: sizeClass)
    }
  }

  extension Color {
    /// Creates a color with these channels in their color space.
    public init(_ components: ColorComponents) {
      self.init(
        components.space == .sRGB ? .sRGB : .displayP3, red: components.red,
        green: components.green, blue: components.blue, opacity: components.alpha)
    }

    /// Creates a dynamic color that follows the interface's scheme, contrast, elevation and gamut.
    ///
    /// Equal values are equal colors, so that views with an unchanged color do not change. macOS has no
    /// elevation and no gamut. watchOS has no dynamic colors and no light scheme, so the color is the
    /// dark one with normal contrast.
    public init(_ value: ColorValue) {
      #if canImport(UIKit) && !os(watchOS)
        self = DynamicColors.color(of: value) { Color(UIColor(value)) }
      #elseif canImport(AppKit)
        self = DynamicColors.color(of: value) { Color(NSColor(value)) }
      #else
        self.init(value.resolved(in: .dark))
      #endif
    }
  }
#endif
