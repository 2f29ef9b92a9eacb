import TokenCompiler

/// Where colors of one scheme stand in the other: as far from its background, in contrast, as they are from theirs.
struct ContrastPlacement {
  private let kind: SchemeDraft.Kind
  private let oldGround: Double
  private let newGround: Color
  /// The share of a contrast's logarithm that there is room for.
  private let scale: Double

  /// The lightness in OKLCH of the background of a dark and of a light scheme.
  private static let darkGround = 0.18
  private static let lightGround = 0.985
  /// The luminance of the lightest text of a dark scheme: a little less than white, which glares.
  private static let lightest = 0.9
  /// The chroma that the background keeps.
  private static let groundChroma = 0.02

  init(from ground: Color, kind: SchemeDraft.Kind) {
    self.kind = kind
    oldGround = ground.relativeLuminance
    let lch = ground.converted(to: .oklch).components.numbers
    let lightness = kind == .dark ? Self.darkGround : Self.lightGround
    newGround = ColorForm(of: ground).color(
      Color(
        space: .oklch,
        components: ColorComponents(lightness, min(lch.y, Self.groundChroma), lch.z)))
    let luminance = newGround.relativeLuminance
    let oldRoom = max((1 + 0.05) / (oldGround + 0.05), (oldGround + 0.05) / 0.05)
    let newRoom =
      kind == .dark ? (Self.lightest + 0.05) / (luminance + 0.05) : (luminance + 0.05) / 0.05
    scale = min(1, newRoom.logarithm / oldRoom.logarithm)
  }

  /// A color of the other scheme; in high contrast the same one, which is then repaired.
  func placed(_ color: Color) -> Color {
    guard kind != .high else { return color }
    let luminance = color.relativeLuminance
    let ratio = max(luminance, oldGround) + 0.05
    let distance = (ratio / (min(luminance, oldGround) + 0.05)).logarithm * scale
    let base = newGround.relativeLuminance + 0.05
    // In a dark scheme all that stands out is lighter than the background, in a light one darker: also cards.
    let factor = distance.exponential
    let target = kind == .dark ? base * factor - 0.05 : base / factor - 0.05
    return withLuminance(min(max(target, 0), 1), color)
  }

  /// The color of the same hue, and of as much of the chroma as there is room for, with a luminance.
  private func withLuminance(_ luminance: Double, _ color: Color) -> Color {
    let lch = color.converted(to: .oklch).components.numbers
    let form = ColorForm(of: color)
    var low = 0.0
    var high = 1.0
    var result = color
    for _ in 0..<24 {
      let middle = (low + high) / 2
      var candidate = Color(
        space: .oklch, components: ColorComponents(middle, lch.y, lch.z), alpha: color.alpha)
      candidate = form.color(candidate)
      result = candidate
      if candidate.relativeLuminance < luminance { low = middle } else { high = middle }
    }
    return result
  }
}
