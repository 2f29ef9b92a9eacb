extension Color {
  /// This color seen over another, in sRGB that is neither rounded nor clipped.
  ///
  /// Source over by the formula of W3C Compositing and Blending Level 1, "Simple alpha compositing",
  /// on gamma-encoded channels: browsers blend CSS colors so, and UIKit and Core Animation theirs.
  /// Blending light would be truer to physics but would not say what users see. Two translucent
  /// colors give a translucent one.
  package func composited(over backdrop: Color) -> Color {
    let alpha = opacity
    let backdropPart = backdrop.opacity * (1 - alpha)
    let total = alpha + backdropPart
    guard total > 0 else {
      return Color(space: .srgb, components: ColorComponents(SIMD3()), alpha: 0, hex: nil)
    }
    let channels = space.convert(components.numbers, to: .srgb) * (alpha / total)
    let behind = backdrop.space.convert(backdrop.components.numbers, to: .srgb)
    return Color(
      space: .srgb, components: ColorComponents(channels + behind * (backdropPart / total)),
      alpha: total, hex: nil)
  }
}
