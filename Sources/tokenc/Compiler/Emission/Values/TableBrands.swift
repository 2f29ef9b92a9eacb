/// The brands that a family has rows for: those of the parts along which its values differ.
struct TableBrands {
  /// The parts along which some value differs; empty when all brands have the same values.
  let parts: [BrandPart]
  /// For each combination of the parts' cases, the index of a brand that has its values.
  let representatives: [Int]
  /// The names of the combinations; none where one stands for all brands.
  let titles: [String]

  init(of family: TokenFamily, in table: CompleteTokenTable) {
    var kept: [(part: BrandPart, stride: Int)] = []
    var stride = table.brands.count
    for part in table.brandParts {
      stride /= part.cases.count
      if Self.differs(family, table, stride: stride, count: part.cases.count) {
        kept.append((part, stride))
      }
    }
    parts = kept.map(\.part)
    representatives = kept.reduce([0]) { brands, kept in
      brands.flatMap { brand in kept.part.cases.indices.map { brand + $0 * kept.stride } }
    }
    titles =
      kept.isEmpty
      ? []
      : kept.count == table.brandParts.count
        ? table.brands.map(\.caseName)
        : kept.map(\.part).reduce([""]) { titles, part in
          titles.flatMap { title in
            part.cases.map { title + (title.isEmpty ? "" : " ") + $0.caseName }
          }
        }
  }

  var isShared: Bool { parts.isEmpty }

  /// Returns a Boolean value that indicates whether some token has two values for brands that differ in one part
  /// only.
  ///
  /// - Parameters:
  ///   - stride: the number of brands from one case of the part to the next.
  ///   - count: the number of the part's cases.
  private static func differs(
    _ family: TokenFamily, _ table: CompleteTokenTable, stride: Int, count: Int
  ) -> Bool {
    guard count > 1 else { return false }
    let variants = table.variantCount
    let step = stride * table.variantCount
    return family.tokens.indices.contains { index in
      let values = family.tokens[index].values
      return values.indices.contains { cell in
        // The first case of the part has nothing before it to compare with.
        cell / variants / stride % count > 0 && values[cell] != values[cell - step]
      }
    }
  }
}
