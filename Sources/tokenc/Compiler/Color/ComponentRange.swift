/// The range of one component of a color space (DTCG Color module, section 4.2).
struct ComponentRange: Equatable, Sendable {
  /// The name of the component in messages, for example `hue`.
  var name: String
  var lower: Double
  var upper: Double
  /// A Boolean value that indicates whether the upper bound itself is outside: hues are below 360.
  var isHalfOpen = false

  func accepts(_ value: Double) -> Bool {
    value >= lower && (isHalfOpen ? value < upper : value <= upper)
  }

  var text: String {
    if upper == .infinity { return "0 or more" }
    return isHalfOpen ? "0 to below 360" : "0 to \(JSONNumber.text(upper))"
  }
}

extension ColorSpace {
  private static let rgbNames = ["red", "green", "blue"]
  private static let xyzNames = ["X", "Y", "Z"]
  private static let hslNames = ["hue", "saturation", "lightness"]
  private static let hwbNames = ["hue", "whiteness", "blackness"]
  private static let labNames = ["lightness", "a", "b"]
  private static let lchNames = ["lightness", "chroma", "hue"]

  /// The range of a component; `nil` where it is unbounded.
  func range(ofComponent index: Int) -> ComponentRange? {
    let names =
      switch self {
      case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: Self.rgbNames
      case .xyzD65, .xyzD50: Self.xyzNames
      case .hsl: Self.hslNames
      case .hwb: Self.hwbNames
      case .lab, .oklab: Self.labNames
      case .lch, .oklch: Self.lchNames
      }
    let (low, high) = bounds
    if low[index].isFinite {
      return ComponentRange(name: names[index], lower: low[index], upper: high[index])
    }
    // Hues go round, so they have no bounds at which to cut off.
    return names[index] == "hue"
      ? ComponentRange(name: "hue", lower: 0, upper: 360, isHalfOpen: true) : nil
  }
}
