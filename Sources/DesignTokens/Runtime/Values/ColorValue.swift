/// A color in all its variants: for light and dark, contrasts, elevations and gamuts.
///
/// A theme returns such values, and ``resolved(in:gamut:)`` returns the color to draw with:
///
/// ```swift
/// let accent = Theme.alfa[.accentPrimary]
/// let rgba = accent.resolved(in: .dark)
/// ```
///
/// Two values are equal when all their variants are.
@frozen public struct ColorValue: Sendable {
  @usableFromInline enum Storage: Sendable {
    /// The words of the light and of the dark color.
    case pair(UInt64, UInt64)
    /// The variants of one color in generated data, starting at a word.
    case table(ColorTableReference, first: UInt32, ThemeAxes)
    /// The variants of a color in a pack.
    case packed(PackedVariants, ThemeAxes)
    /// The variants of a color that was created at run time.
    case variants([UInt64], ThemeAxes)
  }

  @usableFromInline let storage: Storage

  @inlinable init(storage: Storage) {
    self.storage = storage
  }

  /// Creates a color that is the same in every context and gamut.
  @inlinable public init(_ components: ColorComponents) {
    storage = .pair(components.word, components.word)
  }

  /// Creates a color that varies with the scheme only.
  @inlinable public init(light: ColorComponents, dark: ColorComponents) {
    storage = .pair(light.word, dark.word)
  }

  /// Creates a color that varies with `axes`, calling `components` once for each variant.
  ///
  /// - Parameters:
  ///   - axes: The axes that the color varies with. With ``ThemeAxes/gamut`` there is one color for
  ///     Display P3 screens and one for sRGB screens; without it, one color serves both.
  ///   - components: Returns the color of a variant. The axes that the color does not vary with are
  ///     passed as their first case.
  public init(
    varyingWith axes: ThemeAxes,
    _ components: (_ context: ThemeContext, _ gamut: ColorGamut) -> ColorComponents
  ) {
    var words = [UInt64](repeating: 0, count: axes.variantCount)
    for context in ThemeContext.colorCases where context.bits & ~axes.bits == 0 {
      words[axes.variant(in: context)] = components(context, .displayP3).word
      if axes.bits & ThemeAxes.gamut.bits != 0 {
        words[axes.variant(in: context, gamut: .sRGB)] = components(context, .sRGB).word
      }
    }
    storage = .variants(words, axes)
  }

  /// The color to draw with in a context.
  ///
  /// A color outside sRGB is returned in Display P3, or, if `gamut` is ``ColorGamut/sRGB``, as the
  /// sRGB color that the compiler mapped it to. A color that was created at run time without
  /// ``ThemeAxes/gamut`` has no mapped color, so its Display P3 color is returned for both gamuts.
  @inlinable public func resolved(
    in context: ThemeContext, gamut: ColorGamut = .displayP3
  ) -> ColorComponents {
    ColorComponents(word: word(in: context, gamut: gamut))
  }

  @inlinable func word(in context: ThemeContext, gamut: ColorGamut) -> UInt64 {
    switch storage {
    case .pair(let light, let dark): context.scheme == .light ? light : dark
    case .table(let table, let first, let axes):
      table.word(at: Int(first) &+ axes.variant(in: context, gamut: gamut))
    case .packed(let words, let axes): words[axes.variant(in: context, gamut: gamut)]
    case .variants(let words, let axes): words[axes.variant(in: context, gamut: gamut)]
    }
  }
}

extension ColorValue: Hashable {
  /// Returns a Boolean value that indicates whether two colors are equal in all contexts and gamuts.
  public static func == (one: ColorValue, other: ColorValue) -> Bool {
    if case .pair(let light, let dark) = one.storage,
      case .pair(let otherLight, let otherDark) = other.storage
    {
      return light == otherLight && dark == otherDark
    }
    return one.hasVariants(of: other)
  }

  @inline(never) private func hasVariants(of other: ColorValue) -> Bool {
    for context in ThemeContext.colorCases {
      if word(in: context, gamut: .displayP3) != other.word(in: context, gamut: .displayP3)
        || word(in: context, gamut: .sRGB) != other.word(in: context, gamut: .sRGB)
      {
        return false
      }
    }
    return true
  }

  /// Feeds the light and the dark color into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(word(in: .light, gamut: .displayP3))
    hasher.combine(word(in: .dark, gamut: .displayP3))
  }
}

extension ColorValue {
  /// A Boolean value that indicates whether the color is opaque in all contexts.
  package var isOpaque: Bool {
    ThemeContext.colorCases.allSatisfy { resolved(in: $0).alpha == 1 }
  }
}

extension ColorValue: CustomStringConvertible {
  /// The light and the dark color, for example `#EF3124 | #F83A2A`, or one color if they are equal.
  public var description: String {
    let light = resolved(in: .light)
    let dark = resolved(in: .dark)
    return light == dark ? light.description : "\(light) | \(dark)"
  }
}
