#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  extension Link {
    /// Applies the appearance of a link, which the app says was opened before or not; unset properties
    /// leave it as it is.
    nonisolated public func appearance(
      _ appearance: LinkAppearance, isVisited: Bool = false
    ) -> some View {
      buttonStyle(AppearanceButtonStyle(appearance, isVisited: isVisited))
    }
  }

  extension AppearanceButtonStyle {
    /// Creates a style that shows a button as a link.
    nonisolated public init(_ appearance: LinkAppearance, isVisited: Bool = false) {
      self.init(appearance.button(isVisited: isVisited))
    }
  }
#endif
