/// A colour in all its variants: for light and dark, contrasts, elevations and gamuts.
///
/// A theme answers such values, and ``resolved(in:gamut:)`` gives the colour to draw with:
///
/// ```swift
/// let accent = Theme.alfa[.accentPrimary]
/// let rgba = accent.resolved(in: .dark)
/// ```
///
/// Two values are equal when all their variants are.
@frozen public struct ColorValue: Sendable {
  @usableFromInline enum Storage: Sendable {
    /// The words of the light and of the dark colour.
    case pair(UInt64, UInt64)
    /// The variants of one colour in generated data, from a word on.
    case table(any ColorTable.Type, first: UInt32, ThemeAxes)
    /// The variants of a colour that was made at run time.
    case variants([UInt64], ThemeAxes)
  }

  @usableFromInline let storage: Storage

  @inlinable init(storage: Storage) {
    self.storage = storage
  }

  /// Creates a colour that is the same everywhere.
  @inlinable public init(_ components: ColorComponents) {
    storage = .pair(components.word, components.word)
  }

  /// Creates a colour that follows the scheme.
  @inlinable public init(light: ColorComponents, dark: ColorComponents) {
    storage = .pair(light.word, dark.word)
  }

  /// Creates a colour that varies with `axes`; `components` is asked for each variant once.
  ///
  /// With ``ThemeAxes/gamut`` the closure is asked for the colour of a Display P3 screen and for
  /// that of an sRGB screen; without, one colour serves both.
  public init(
    varyingWith axes: ThemeAxes,
    _ components: (_ context: ThemeContext, _ gamut: ColorGamut) -> ColorComponents
  ) {
    var words = [UInt64](repeating: 0, count: axes.variantCount)
    for context in ThemeContext.allCases where context.bits & ~axes.bits == 0 {
      words[axes.variant(in: context)] = components(context, .displayP3).word
      if axes.bits & ThemeAxes.gamut.bits != 0 {
        words[axes.variant(in: context, gamut: .sRGB)] = components(context, .sRGB).word
      }
    }
    storage = .variants(words, axes)
  }

  /// The colour to draw with.
  ///
  /// A colour that Display P3 has and sRGB has not is answered in Display P3, unless `gamut` asks
  /// for its nearest sRGB colour. A colour made at run time from one Display P3 colour has no other.
  @inlinable public func resolved(
    in context: ThemeContext, gamut: ColorGamut = .displayP3
  ) -> ColorComponents {
    ColorComponents(word: word(in: context, gamut: gamut))
  }

  @inlinable func word(in context: ThemeContext, gamut: ColorGamut) -> UInt64 {
    switch storage {
    case .pair(let light, let dark):
      context.scheme == .light ? light : dark
    case .table(let table, let first, let axes):
      table.word(at: Int(first) &+ axes.variant(in: context, gamut: gamut))
    case .variants(let words, let axes):
      words[axes.variant(in: context, gamut: gamut)]
    }
  }
}

extension ColorValue: Hashable {
  public static func == (one: ColorValue, other: ColorValue) -> Bool {
    if case .pair(let light, let dark) = one.storage,
      case .pair(let otherLight, let otherDark) = other.storage
    {
      return light == otherLight && dark == otherDark
    }
    return one.hasVariants(of: other)
  }

  @inline(never) private func hasVariants(of other: ColorValue) -> Bool {
    for context in ThemeContext.allCases {
      if word(in: context, gamut: .displayP3) != other.word(in: context, gamut: .displayP3)
        || word(in: context, gamut: .sRGB) != other.word(in: context, gamut: .sRGB)
      {
        return false
      }
    }
    return true
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(word(in: .light, gamut: .displayP3))
    hasher.combine(word(in: .dark, gamut: .displayP3))
  }
}

extension ColorValue: CustomStringConvertible {
  /// The light and the dark colour, or the one that serves both.
  public var description: String {
    let light = resolved(in: .light)
    let dark = resolved(in: .dark)
    return light == dark ? light.description : "\(light) | \(dark)"
  }
}
