// Helpers to look up the platforms' fonts.

extension FontWeightValue {
  /// The weight on another scale, whose values at 100, 200 … 900 are given.
  ///
  /// Weights between two hundreds are interpolated linearly; others are clamped to 100...900.
  func interpolated(onto scale: [Double]) -> Double {
    let place = min(max(number / 100 - 1, 0), Double(scale.count - 1))
    let lower = Int(place)
    let upper = min(lower + 1, scale.count - 1)
    return scale[lower] + (scale[upper] - scale[lower]) * (place - Double(lower))
  }
}

extension FontFamilyValue {
  /// The names before the first one that means the platform's own font.
  var namesBeforeSystem: ArraySlice<String> { names.prefix { !FontFamilyValue([$0]).isSystem } }
}

#if canImport(UIKit) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif
  #if canImport(CoreText)
    import CoreText
  #endif

  extension TypographyValue {
    /// The features as a font descriptor has them, which replace those that it had, among them digits
    /// of the same width; empty if the style names none. The system font has such digits by itself.
    var featureSettings: [[CFString: Any]] {
      guard fontFeatures != .none || monospacedDigits && !fontFamily.isSystem else { return [] }
      let digits = monospacedDigits ? FontFeaturesValue.tabularNumbers.settings : [:]
      let settings = digits.merging(fontFeatures.settings) { _, own in own }
      return settings.sorted { $0.key < $1.key }.map { tag, value in
        [kCTFontOpenTypeFeatureTag: tag, kCTFontOpenTypeFeatureValue: value]
      }
    }
  }
#endif
