/// A family's values as tables: for each brand, for each token, its words and numbers.
struct FamilyTables {
  /// The words of the colours; those of a colour stand together, a word for each variant.
  private(set) var words: [UInt64] = []
  /// The colours of each row for people's eyes.
  private(set) var colorRemarks = CommentLines()
  private(set) var numbers = SwiftRows()
  /// Where the parts of each record start, and the number of all parts.
  private(set) var starts = SwiftRows()
  /// The different lists of fonts in order of appearance.
  private(set) var fontFamilies: [[String]] = []

  /// Whether all brands have the same values, which then stand there once.
  let isShared: Bool
  /// What the colours vary with.
  let colorAxes: VariantAxes
  /// What the rest of the values varies with: a row stands for each variant.
  let rowAxes: VariantAxes
  /// Whether a colour lies outside sRGB: then words of sRGB follow those of Display P3.
  private(set) var isWide = false

  private let catalog: TokenCatalog
  private let family: TokenFamily
  private let kind: ValueKind
  private let pointsPerRem: Double
  private let colorWords: ColorWords
  /// The catalog's numbers of the variants of a colour.
  private let colorVariants: [Int]
  private var fontFamilyPlaces: [[String]: Int] = [:]

  init(catalog: TokenCatalog, family: TokenFamily, kind: ValueKind, pointsPerRem: Double) {
    self.catalog = catalog
    self.family = family
    self.kind = kind
    self.pointsPerRem = pointsPerRem
    isShared = Self.isShared(family, catalog)
    let hasColors = kind.hasColors
    let hasNumbers = kind.hasNumbers
    colorAxes = Self.axes(of: family, in: catalog) { $0 != $1 && hasColors }
    rowAxes = Self.axes(of: family, in: catalog) { one, other in
      one != other && hasNumbers
        && (!hasColors || !catalog.values[one].hasShape(of: catalog.values[other]))
    }
    colorWords = ColorWords(of: hasColors ? family.tokens : [], in: catalog)
    isWide = colorWords.hasWide
    colorVariants = (0..<colorAxes.count).map(colorAxes.catalogVariant)
    colorRemarks.append(line: "The colours, rounded, for review; below, the same to the full.")
    fill()
  }

  private static func isShared(_ family: TokenFamily, _ catalog: TokenCatalog) -> Bool {
    let count = catalog.variantCount
    return family.tokens.allSatisfy { token in
      token.values.indices.dropFirst(count).allSatisfy {
        token.values[$0] == token.values[$0 - count]
      }
    }
  }

  /// The axes along which `differ` holds for two values of some token and brand.
  private static func axes(
    of family: TokenFamily, in catalog: TokenCatalog, where differ: (Int, Int) -> Bool
  ) -> VariantAxes {
    VariantAxes(of: catalog) { variant, other in
      family.tokens.contains { token in
        stride(from: 0, to: token.values.count, by: catalog.variantCount).contains { first in
          differ(token.values[first + variant], token.values[first + other])
        }
      }
    }
  }

  // MARK: Filling

  private mutating func fill() {
    let names = (0..<rowAxes.count).map { rowAxes.contextNames(of: $0).joined(separator: " ") }
    for (place, brand) in catalog.brands.enumerated() {
      var title: String? = isShared ? nil : brand.caseName
      for index in family.tokens.indices {
        // Only these two of its members: a token has many that would be retained.
        let values = family.tokens[index].values
        let caseName = family.tokens[index].caseName
        let first = place * catalog.variantCount
        let variants = values[first..<first + catalog.variantCount]
        for (row, contexts) in names.enumerated() {
          let name = contexts.isEmpty ? caseName : caseName + " " + contexts
          fill(variants, row: first + rowAxes.catalogVariant(row), name: name, title: title)
          title = nil
        }
      }
      if isShared { break }
    }
    if let partLength = kind.partLength {
      starts.elements.append(Double(numbers.elements.count / partLength))
      starts.endRow(comment: "end")
    }
  }

  /// Appends a row: the value at `row` among a token's variants, given as indices of values.
  private mutating func fill(_ variants: ArraySlice<Int>, row: Int, name: String, title: String?) {
    if let partLength = kind.partLength {
      starts.elements.append(Double(numbers.elements.count / partLength))
      starts.endRow(comment: name, title: title)
    }
    if kind.hasNumbers {
      numbers.elements += catalog.values[variants[row]].numbers(pointsPerRem: pointsPerRem) {
        place(of: $0)
      }
      numbers.endRow(comment: name, title: title)
    }
    if kind.hasColors { fillColors(variants, row: row, name: name, title: title) }
  }

  /// Appends the words of each colour of a row in all variants.
  ///
  /// Where another variant has fewer parts, the row's own colour stands in for the lacking one.
  private mutating func fillColors(
    _ variants: ArraySlice<Int>, row: Int, name: String, title: String?
  ) {
    if let title { colorRemarks.append(line: title) }
    let own = colorWords.places(ofValue: variants[row])
    guard !own.isEmpty else { return }
    colorRemarks.append("  ")
    colorRemarks.append(name)
    var separator = ": "
    for place in own {
      for variant in colorVariants {
        let word = colorWords[word(in: variants, variant: variant, place, of: own)]
        words.append(word.word)
        colorRemarks.append(separator)
        colorRemarks.append(word.summary)
        separator = ", "
      }
      guard isWide else { continue }
      for variant in colorVariants {
        words.append(colorWords[word(in: variants, variant: variant, place, of: own)].sRGB)
      }
    }
    colorRemarks.endLine()
  }

  /// Where the word of the colour at `place` among a row's `own` is in a variant.
  private func word(
    in variants: ArraySlice<Int>, variant: Int, _ place: Int, of own: Range<Int>
  ) -> Int {
    let found = colorWords.places(ofValue: variants[variants.startIndex + variant])
    let offset = place - own.lowerBound
    return offset < found.count ? found.lowerBound + offset : place
  }

  private mutating func place(of family: FontFamily) -> Int {
    if let place = fontFamilyPlaces[family.names] { return place }
    fontFamilies.append(family.names)
    fontFamilyPlaces[family.names] = fontFamilies.count - 1
    return fontFamilies.count - 1
  }
}

extension TokenValue {
  /// Whether two values differ in nothing but colours.
  fileprivate func hasShape(of other: TokenValue) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.border(let one), .border(let two)):
      one.width == two.width && one.style == two.style
    case (.shadow(let one), .shadow(let two)):
      one.layers.count == two.layers.count
        && zip(one.layers, two.layers).allSatisfy { layer, other in
          var layer = layer
          layer.color = other.color
          return layer == other
        }
    case (.gradient(let one), .gradient(let two)):
      one.stops.map(\.position) == two.stops.map(\.position)
    default: self == other
    }
  }
}
