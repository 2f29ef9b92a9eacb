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

  extension UIContentSizeCategory {
    /// Creates UIKit's category of the same name.
    public init(_ size: DynamicTextSize) {
      switch size {
      case .extraSmall: self = .extraSmall
      case .small: self = .small
      case .medium: self = .medium
      case .large: self = .large
      case .extraLarge: self = .extraLarge
      case .extraExtraLarge: self = .extraExtraLarge
      case .extraExtraExtraLarge: self = .extraExtraExtraLarge
      case .accessibilityMedium: self = .accessibilityMedium
      case .accessibilityLarge: self = .accessibilityLarge
      case .accessibilityExtraLarge: self = .accessibilityExtraLarge
      case .accessibilityExtraExtraLarge: self = .accessibilityExtraExtraLarge
      case .accessibilityExtraExtraExtraLarge: self = .accessibilityExtraExtraExtraLarge
      }
    }
  }
#endif
