// What the platforms' fonts are looked up by.

extension FontWeightValue {
  /// The weight on another scale, which is known at 100, 200 … 900.
  ///
  /// Weights between two hundreds lie as far between their values, those beyond the ends are at the
  /// ends.
  func interpolated(onto scale: [Double]) -> Double {
    let place = min(max(number / 100 - 1, 0), Double(scale.count - 1))
    let lower = Int(place)
    let upper = min(lower + 1, scale.count - 1)
    return scale[lower] + (scale[upper] - scale[lower]) * (place - Double(lower))
  }
}

extension FontFamilyValue {
  /// The names that are preferred to the platform's own font.
  var namesBeforeSystem: ArraySlice<String> {
    names.prefix { !FontFamilyValue([$0]).isSystem }
  }
}
