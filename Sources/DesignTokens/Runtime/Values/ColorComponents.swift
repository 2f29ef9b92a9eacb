/// A color's red, green, blue and alpha in sRGB or Display P3, packed in eight bytes.
///
/// Red, green and blue are stored in steps of 1/16320, which is 1/255 divided by 64, so every 8-bit
/// channel is exact. Alpha is stored in steps of 1/8000, so every tenth of a percent is exact.
/// Other values are rounded: red, green and blue by less than 0.00004, alpha by less than 0.00007.
@frozen public struct ColorComponents: Hashable, Sendable {
  /// The color space of a color's channels.
  ///
  /// They are `srgb` and `display-p3` of CSS Color 4. Both have the transfer function of sRGB and
  /// the white point D65; they differ in their primaries.
  public enum Space: CaseIterable, Sendable {
    /// The space of the web and of most screens, as in IEC 61966-2-1.
    case sRGB
    /// The wider space of Apple's screens, with the primaries of DCI-P3.
    case displayP3
  }

  /// Four numbers of 14 bits, each in the low seven bits of two bytes, the lower byte first: red,
  /// green, blue, and 13 bits of alpha below one that is set for Display P3.
  ///
  /// The eighth bit of each byte is clear, so the word is eight characters of ASCII: generated
  /// colors are string literals, which compile quickly and are read in place.
  @usableFromInline package let word: UInt64

  @inlinable init(word: UInt64) {
    self.word = word
  }

  @inlinable static var channelSteps: Double { 16_320 }
  @inlinable static var alphaSteps: Double { 8_000 }

  /// Creates a color from channels in 0...1.
  ///
  /// Values outside the range are clamped to it, and NaN becomes 0. Alpha is opacity: 1, the
  /// default, is opaque.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1, space: Space = .sRGB) {
    let wide: UInt64 = space == .displayP3 ? 0x2000 : 0
    word =
      Self.field(red, Self.channelSteps) | Self.field(green, Self.channelSteps) &<< 16
      | Self.field(blue, Self.channelSteps) &<< 32
      | (Self.field(alpha, Self.alphaSteps) | Self.spread(wide)) &<< 48
  }

  /// Creates an sRGB color from `0xRRGGBB` and an alpha in 0...1, which is clamped to that range.
  ///
  /// The top eight bits of `rgb` are ignored.
  public init(rgb: UInt32, alpha: Double = 1) {
    func channel(_ bits: UInt32) -> Double { Double(bits & 0xFF) / 255 }
    self.init(red: channel(rgb &>> 16), green: channel(rgb &>> 8), blue: channel(rgb), alpha: alpha)
  }

  /// Creates an sRGB color from `0xRRGGBBAA`, the order of CSS.
  public init(rgba: UInt32) { self.init(rgb: rgba &>> 8, alpha: Double(rgba & 0xFF) / 255) }

  /// Creates an sRGB color from `0xAARRGGBB`, the order of Android.
  public init(argb: UInt32) { self.init(rgb: argb, alpha: Double(argb &>> 24) / 255) }

  /// The red channel from 0 to 1, encoded with the transfer function of ``space``.
  @inlinable public var red: Double { Double(Self.number(word)) / Self.channelSteps }
  /// The green channel from 0 to 1, encoded with the transfer function of ``space``.
  @inlinable public var green: Double { Double(Self.number(word &>> 16)) / Self.channelSteps }
  /// The blue channel from 0 to 1, encoded with the transfer function of ``space``.
  @inlinable public var blue: Double { Double(Self.number(word &>> 32)) / Self.channelSteps }
  /// The opacity from 0, invisible, to 1, opaque; the other channels are not multiplied by it.
  @inlinable public var alpha: Double {
    Double(Self.number(word &>> 48) & 0x1FFF) / Self.alphaSteps
  }
  /// The color space of red, green and blue.
  @inlinable public var space: Space {
    Self.number(word &>> 48) & 0x2000 == 0 ? .sRGB : .displayP3
  }

  /// The same color with another alpha in 0...1; values outside the range are clamped to it.
  public func withAlpha(_ alpha: Double) -> ColorComponents {
    let wide = Self.spread(Self.number(word &>> 48) & 0x2000)
    return ColorComponents(
      word: word & 0xFFFF_FFFF_FFFF | (Self.field(alpha, Self.alphaSteps) | wide) &<< 48)
  }

  /// The 14 bits in the lower two bytes.
  @inlinable static func number(_ word: UInt64) -> UInt64 {
    word & 0x7F | word &>> 1 & 0x3F80
  }

  /// A number of 14 bits in two bytes of seven.
  private static func spread(_ number: UInt64) -> UInt64 { number & 0x7F | (number & 0x3F80) &<< 1 }

  private static func field(_ value: Double, _ steps: Double) -> UInt64 {
    guard value > 0 else { return 0 }
    return spread(UInt64(value < 1 ? value * steps + 0.5 : steps))
  }
}

extension ColorComponents: CustomStringConvertible {
  /// The color with channels rounded to 8 bits, for example `#EF3124`, `#EF3124 10.0%` or
  /// `#EF3124 display-p3`.
  ///
  /// Alpha is shown when it is not 1, the space when it is not sRGB.
  public var description: String {
    var text = "#"
    for channel in [red, green, blue] {
      let value = Int(channel * 255 + 0.5)
      if value < 16 { text += "0" }
      text += String(value, radix: 16, uppercase: true)
    }
    if alpha != 1 { text += " \(Double(Int(alpha * 1000 + 0.5)) / 10)%" }
    if space == .displayP3 { text += " display-p3" }
    return text
  }
}
