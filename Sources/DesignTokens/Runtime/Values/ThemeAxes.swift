/// A set of the things that a dynamic value can vary with, for example `[.scheme, .contrast]`.
@frozen public struct ThemeAxes: Equatable, Sendable {
  @usableFromInline let bits: UInt8

  @inlinable init(bits: UInt8) {
    self.bits = bits
  }

  @inlinable public static var scheme: ThemeAxes { ThemeAxes(bits: 1) }
  @inlinable public static var contrast: ThemeAxes { ThemeAxes(bits: 2) }
  @inlinable public static var elevation: ThemeAxes { ThemeAxes(bits: 4) }
  /// Display P3 first, then the gamut-mapped sRGB colour.
  @inlinable public static var gamut: ThemeAxes { ThemeAxes(bits: 8) }

  @inlinable public static func | (one: ThemeAxes, other: ThemeAxes) -> ThemeAxes {
    ThemeAxes(bits: one.bits | other.bits)
  }

  /// The number of variants of a value that varies with these axes.
  @inlinable public var variantCount: Int {
    1 &<< bits.nonzeroBitCount
  }

  /// The place of a context's variant among the variants of a value that varies with these axes.
  ///
  /// A variant's number has a bit for each axis in the set, in the order scheme, contrast, elevation,
  /// gamut, the first being the lowest.
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
  @inlinable public init(arrayLiteral axes: ThemeAxes...) {
    var bits: UInt8 = 0
    for axis in axes { bits |= axis.bits }
    self.bits = bits
  }
}
