/// A colour's red, green, blue and alpha in sRGB or Display P3, packed in eight bytes.
///
/// The colour channels are stored in steps of 1/65535, so every 8-bit channel is exact; alpha in
/// steps of 1/25500, so every 8-bit alpha and every whole percentage is exact. Other values are
/// within 0.00002.
@frozen public struct ColorComponents: Hashable, Sendable {
  /// The colour space of a colour's channels; both have the sRGB transfer function and white D65.
  public enum Space: String, CaseIterable, Hashable, Sendable {
    case sRGB = "srgb"
    case displayP3 = "display-p3"
  }

  /// Red, green and blue with 16 bits each, one bit that is set for Display P3, and 15 of alpha.
  @usableFromInline let word: UInt64

  @inlinable init(word: UInt64) {
    self.word = word
  }

  /// The bit that is set for Display P3.
  @usableFromInline static var displayP3: UInt64 { 0x8000 }

  /// Creates a colour from channels in 0...1; what lies outside is clamped, NaN counts as 0.
  @inlinable public init(
    red: Double, green: Double, blue: Double, alpha: Double = 1, space: Space = .sRGB
  ) {
    word =
      Self.steps(red, 65_535) << 48 | Self.steps(green, 65_535) << 32
      | Self.steps(blue, 65_535) << 16 | (space == .displayP3 ? Self.displayP3 : 0)
      | Self.steps(alpha, 25_500)
  }

  /// Creates an sRGB colour from `0xRRGGBB` and an alpha in 0...1.
  @inlinable public init(rgb: UInt32, alpha: Double = 1) {
    word = Self.channels(rgb) | Self.steps(alpha, 25_500)
  }

  /// Creates an sRGB colour from `0xRRGGBBAA`, the order of CSS.
  @inlinable public init(rgba: UInt32) {
    word = Self.channels(rgba >> 8) | UInt64(rgba & 0xFF) * 100
  }

  /// Creates an sRGB colour from `0xAARRGGBB`, the order of Android.
  @inlinable public init(argb: UInt32) {
    word = Self.channels(argb) | UInt64(argb >> 24) * 100
  }

  /// From 0 to 1.
  @inlinable public var red: Double { Double(word >> 48) / 65_535 }
  /// From 0 to 1.
  @inlinable public var green: Double { Double(word >> 32 & 0xFFFF) / 65_535 }
  /// From 0 to 1.
  @inlinable public var blue: Double { Double(word >> 16 & 0xFFFF) / 65_535 }
  /// Opacity, from 0 to 1.
  @inlinable public var alpha: Double { Double(word & 0x7FFF) / 25_500 }
  @inlinable public var space: Space { word & Self.displayP3 == 0 ? .sRGB : .displayP3 }

  /// The same colour with another alpha in 0...1.
  @inlinable public func withAlpha(_ alpha: Double) -> ColorComponents {
    ColorComponents(word: word & ~0x7FFF | Self.steps(alpha, 25_500))
  }

  /// The nearest whole number of steps.
  @usableFromInline static func steps(_ value: Double, _ count: Double) -> UInt64 {
    guard value > 0 else { return 0 }
    return UInt64((min(value, 1) * count).rounded())
  }

  /// The lower three bytes as channels of 16 bits above a zero alpha.
  @usableFromInline static func channels(_ rgb: UInt32) -> UInt64 {
    let red = UInt64(rgb >> 16 & 0xFF)
    let green = UInt64(rgb >> 8 & 0xFF)
    let blue = UInt64(rgb & 0xFF)
    return (red << 48 | green << 32 | blue << 16) * 0x101
  }
}

extension ColorComponents: CustomStringConvertible {
  /// The colour with 8-bit channels, for example `#EF3124`, `#EF3124 10%` or `#EF3124 display-p3`.
  public var description: String {
    func hex(_ channel: Double) -> String {
      let digits = String(Int((channel * 255).rounded()), radix: 16, uppercase: true)
      return digits.utf8.count < 2 ? "0" + digits : digits
    }
    var text = "#" + hex(red) + hex(green) + hex(blue)
    if alpha != 1 { text += " \((alpha * 10_000).rounded() / 100)%" }
    if space == .displayP3 { text += " display-p3" }
    return text
  }
}
