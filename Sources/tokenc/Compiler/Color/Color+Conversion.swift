extension Color {
  /// This color in another space, not clipped: components may lie beyond the space's ranges.
  ///
  /// - `none` counts as 0, and is not carried over to a like component, which CSS Color 4 only does
  ///   for interpolation. A color that is in `space` already keeps it.
  /// - The hue of a grey becomes `none`: it is powerless (CSS Color 4, section 4.4).
  /// - A component so near to an end of its range that only rounding can be the reason takes the
  ///   end's value: white has the channels 1, 1, 1 in every RGB space.
  /// - The alpha stays; the `hex` goes, since it was written for the other notation.
  package func converted(to space: ColorSpace) -> Color {
    let components =
      space == self.space
      ? self.components
      : space.components(settling: self.space.convert(self.components.numbers, to: space))
    return Color(space: space, components: components, alpha: alpha, hex: nil)
  }

  /// The opacity, from 0 to 1: 1 when the file leaves it out.
  package var opacity: Double { min(max(0, alpha ?? 1), 1) }

  package static let white = Color(
    space: .srgb, components: ColorComponents(SIMD3(1, 1, 1)), alpha: nil, hex: nil)
  package static let black = Color(
    space: .srgb, components: ColorComponents(SIMD3(0, 0, 0)), alpha: nil, hex: nil)
}
