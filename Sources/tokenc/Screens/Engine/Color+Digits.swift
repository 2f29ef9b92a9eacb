import TokenCompiler

extension Color {
  /// A color of sRGB by red, green, blue and opacity, a byte each.
  package init(rgba: UInt32) {
    func channel(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    let alpha = channel(0)
    self.init(
      space: .srgb, components: ColorComponents(channel(24), channel(16), channel(8)),
      alpha: alpha < 1 ? alpha : nil)
  }
}
