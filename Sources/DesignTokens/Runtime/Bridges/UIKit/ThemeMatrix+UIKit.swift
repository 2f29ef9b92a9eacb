#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ThemeMatrix.Cell {
    /// The traits of the cell's interface, one in each collection, which
    /// `UITraitCollection(traitsFrom:)` joins. tvOS has no elevation.
    public var traitCollections: [UITraitCollection] {
      var collections = [
        UITraitCollection(userInterfaceStyle: context.scheme == .dark ? .dark : .light),
        UITraitCollection(accessibilityContrast: context.contrast == .high ? .high : .normal),
        UITraitCollection(
          horizontalSizeClass: context.sizeClass == .regular ? .regular : .compact),
        UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(textSize)),
      ]
      #if !os(tvOS)
        collections.append(
          UITraitCollection(userInterfaceLevel: context.elevation == .elevated ? .elevated : .base))
      #endif
      return collections
    }
  }
#endif

#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
  import SwiftUI

  extension UIContentSizeCategory {
    /// Creates UIKit's category of the same name.
    public init(_ size: DynamicTextSize) {
      self.init(matching: ContentSizeCategory(size))
    }
  }
#endif
