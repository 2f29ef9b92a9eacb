/// The colors of a token's value in each variant of a table, part by part: a layer of a shadow is a part.
///
/// The size class is chosen before the color, so a value of one size has the colors of that size alone. Where another
/// variant has fewer parts, the value's own color stands in for the lacking one. Generated tables and packs have the same
/// colors by this rule.
struct VariantColors {
  /// The variant of the value.
  let own: Int
  /// The bit of the size class; see ``CompleteTokenTable/sizeBit``.
  let sizeBit: Int

  /// The variant whose colors the value has in another variant of the table.
  func source(of other: Int) -> Int { other | own & sizeBit }

  /// The color of a part among those of its source, or else among those of its own variant.
  static func color<Colors: RandomAccessCollection>(
    ofPart part: Int, in source: Colors, or own: Colors
  ) -> Colors.Element where Colors.Index == Int {
    part < source.count ? source[source.startIndex + part] : own[own.startIndex + part]
  }
}

extension CompleteTokenTable {
  /// The bit of the size class in the numbers of variants; 0 where nothing varies with it.
  var sizeBit: Int { axes.firstIndex(of: .sizeClass).map { 1 << $0 } ?? 0 }
}
