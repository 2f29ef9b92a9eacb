#if canImport(SwiftUI)
  import SwiftUI

  /// A color fills shapes and texts by itself: `.foregroundStyle(theme[.accent])`.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension ColorValue: ShapeStyle {
    /// The dynamic color, which SwiftUI resolves.
    public func resolve(in environment: EnvironmentValues) -> Color { Color(self) }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension Color.Resolved {
    /// Creates a color with these channels in their color space.
    public init(_ components: ColorComponents) {
      self.init(
        colorSpace: components.space == .sRGB ? .sRGB : .displayP3, red: Float(components.red),
        green: Float(components.green), blue: Float(components.blue),
        opacity: Float(components.alpha))
    }

    /// Creates the color of a value in an environment, for those who calculate with channels.
    public init(_ value: ColorValue, in environment: EnvironmentValues) {
      self.init(value.resolved(in: ThemeContext(environment)))
    }
  }
#endif
