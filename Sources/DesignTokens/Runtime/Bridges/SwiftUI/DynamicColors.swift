#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI

  /// Remembers the dynamic colors that were made, so that equal values are equal colors: SwiftUI takes
  /// a dynamic color that is made again for another color, and renews what shows it.
  enum DynamicColors {
    private static let lock = NSLock()
    /// Used by `color(of:_:)` only, with the lock: `Mutex` needs iOS 18 and macOS 15.
    nonisolated(unsafe) private static var colors: [ColorValue: Color] = [:]

    /// The color of a value, made by `make` if it is not among the 1,024 that are remembered.
    static func color(of value: ColorValue, _ make: () -> Color) -> Color {
      lock.lock()
      defer { lock.unlock() }
      if let color = colors[value] { return color }
      if colors.count == 1024 { colors = [:] }
      let color = make()
      colors[value] = color
      return color
    }
  }
#endif
