/// An sRGB color as a token file writes it.
package func srgb(_ red: Double, _ green: Double, _ blue: Double, alpha: Double? = nil) -> String {
  let alphaMember = alpha.map { #", "alpha": \#($0)"# } ?? ""
  return #"{ "colorSpace": "srgb", "components": [\#(red), \#(green), \#(blue)]\#(alphaMember) }"#
}

/// Colors and a configuration that many rule tests use.
package enum LintColors {
  package static let black = srgb(0, 0, 0)
  package static let white = srgb(1, 1, 1)
  package static let red = srgb(1, 0, 0)
  /// Hides the group `palette`, so that its tokens are primitives.
  package static let hidesPalette = #"{ "groups": { "palette": { "hidden": true } } }"#
}
