/// The colors of a token's value in each variant of a table, part by part: a layer of a shadow is a part.
///
/// The size class is chosen before the color, so a value of one size has the colors of that size alone. Where another
/// variant has fewer parts, the value's own color stands in for the lacking one. Generated tables and packs have the same
/// colors by this rule.
struct VariantColors<Colors: RandomAccessCollection> where Colors.Index == Int {
  /// The colors of the value in its own variant.
  let own: Colors
  private let variant: Int
  private let sizeBit: Int
  private let colors: (_ variant: Int) -> Colors

  /// - Parameter colors: the colors of the parts in a variant of the table.
  init(of variant: Int, sizeBit: Int, colors: @escaping (_ variant: Int) -> Colors) {
    own = colors(variant)
    self.variant = variant
    self.sizeBit = sizeBit
    self.colors = colors
  }

  func color(ofPart part: Int, in other: Int) -> Colors.Element {
    let found = colors(other | variant & sizeBit)
    return part < found.count ? found[found.startIndex + part] : own[own.startIndex + part]
  }
}

extension CompleteTokenTable {
  /// The bit of the size class in the numbers of variants; 0 where nothing varies with it.
  var sizeBit: Int { axes.firstIndex(of: .sizeClass).map { 1 << $0 } ?? 0 }
}
