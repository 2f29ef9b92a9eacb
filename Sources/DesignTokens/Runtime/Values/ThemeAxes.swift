/// A set of the axes that a dynamic value can vary with, for example `[.scheme, .contrast]`.
@frozen public struct ThemeAxes: Equatable, Sendable {
  @usableFromInline let bits: UInt8

  @inlinable init(bits: UInt8) {
    self.bits = bits
  }

  /// Light or dark: see ``ThemeContext/Scheme``.
  @inlinable public static var scheme: ThemeAxes { ThemeAxes(bits: 1) }
  /// Normal or high contrast: see ``ThemeContext/Contrast``.
  @inlinable public static var contrast: ThemeAxes { ThemeAxes(bits: 2) }
  /// Base or elevated surfaces: see ``ThemeContext/Elevation``.
  @inlinable public static var elevation: ThemeAxes { ThemeAxes(bits: 4) }
  /// Display P3 or sRGB screens: see ``ColorGamut``.
  @inlinable public static var gamut: ThemeAxes { ThemeAxes(bits: 8) }

  /// The axes that are in either set.
  @inlinable public static func | (one: ThemeAxes, other: ThemeAxes) -> ThemeAxes {
    ThemeAxes(bits: one.bits | other.bits)
  }

  /// The number of variants of a value that varies with these axes: 2 to the power of their number.
  @inlinable public var variantCount: Int {
    1 &<< bits.nonzeroBitCount
  }

  /// The index of a context's variant among the variants of a value that varies with these axes.
  ///
  /// An index has one bit for each axis in the set, the lowest for the first of scheme, contrast,
  /// elevation and gamut that the set contains. The bit is set for the axis's second case.
  @inlinable public func variant(in context: ThemeContext, gamut: ColorGamut = .displayP3) -> Int {
    let wanted = (context.bits | (gamut == .sRGB ? Self.gamut.bits : 0)) & bits
    // Moves each axis's bit down past the axes that are not in the set.
    var place = bits & 1
    var variant = wanted & 1
    variant |= (wanted &>> 1 & 1) &<< place
    place &+= bits &>> 1 & 1
    variant |= (wanted &>> 2 & 1) &<< place
    place &+= bits &>> 2 & 1
    variant |= (wanted &>> 3 & 1) &<< place
    return Int(variant)
  }
}

extension ThemeAxes: ExpressibleByArrayLiteral {
  /// Creates the set of these axes.
  @inlinable public init(arrayLiteral axes: ThemeAxes...) {
    var bits: UInt8 = 0
    for axis in axes { bits |= axis.bits }
    self.bits = bits
  }
}
