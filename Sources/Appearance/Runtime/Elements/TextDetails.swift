import TokenRuntime

extension TextDetails {
  func changing(_ typography: TypographyValue?) -> TypographyValue? {
    guard var typography else { return nil }
    if let fontFamily { typography.fontFamily = fontFamily }
    if let fontWeight { typography.weight = fontWeight }
    if let fontFeatures { typography.fontFeatures = fontFeatures }
    return typography
  }
}

extension ShadowValue {
  var outermost: Layer? { layers.first { !$0.inset } }
}

extension ShadowValue.Layer {
  /// A distance from the shape within which the shadow ends, in points.
  var reach: Double { abs(offsetX) + abs(offsetY) + 2 * abs(blur) + abs(spread) + 1 }
}
