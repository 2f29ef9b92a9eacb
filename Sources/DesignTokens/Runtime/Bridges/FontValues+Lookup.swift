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
  var namesBeforeSystem: ArraySlice<String> {
    names.prefix { !FontFamilyValue([$0]).isSystem }
  }
}
