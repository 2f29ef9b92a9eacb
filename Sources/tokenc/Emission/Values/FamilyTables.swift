/// A family's values as tables: for each brand, for each token, its words and numbers.
struct FamilyTables {
  /// The words of the colours; those of a colour stand together, a word for each variant.
  private(set) var words: [UInt64] = []
  /// The colours of each row for people's eyes.
  private(set) var colorRemarks: [String] = []
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
  /// The colours of each of the catalog's values that the family has.
  private var colorWords: [[ColorWord]] = []
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
    if hasColors { packColors() }
    isWide = colorWords.contains { $0.contains(where: \.isWide) }
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

  private mutating func packColors() {
    colorWords = Array(repeating: [], count: catalog.values.count)
    for token in family.tokens {
      for index in token.values where colorWords[index].isEmpty {
        colorWords[index] = catalog.values[index].colors.map(ColorWord.init)
      }
    }
  }

  private mutating func fill() {
    for (place, brand) in catalog.brands.enumerated() {
      var title: String? = isShared ? nil : brand.caseName
      for token in family.tokens {
        let first = place * catalog.variantCount
        let variants = token.values[first..<first + catalog.variantCount]
        for row in 0..<rowAxes.count {
          let name = ([token.caseName] + rowAxes.contextNames(of: row)).joined(separator: " ")
          fill(row: rowAxes.catalogVariant(row), of: variants, name: name, title: title)
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

  private mutating func fill(
    row: Int, of variants: ArraySlice<Int>, name: String, title: String?
  ) {
    if let partLength = kind.partLength {
      starts.elements.append(Double(numbers.elements.count / partLength))
      starts.endRow(comment: name, title: title)
    }
    if kind.hasNumbers {
      let value = catalog.values[variants[variants.startIndex + row]]
      numbers.elements += value.numbers(pointsPerRem: pointsPerRem) { place(of: $0) }
      numbers.endRow(comment: name, title: title)
    }
    if kind.hasColors { fillColors(row: row, of: variants, name: name, title: title) }
  }

  /// Appends the words of each colour of a row in all variants.
  ///
  /// Where another variant has fewer parts, the row's own colour stands in for the lacking one.
  private mutating func fillColors(
    row: Int, of variants: ArraySlice<Int>, name: String, title: String?
  ) {
    let colors = (0..<colorAxes.count).map {
      colorWords[variants[variants.startIndex + colorAxes.catalogVariant($0)]]
    }
    var remark = "  \(name): "
    let own = colorWords[variants[variants.startIndex + row]]
    for (place, color) in own.enumerated() {
      for variant in colors {
        let word = place < variant.count ? variant[place] : color
        words.append(word.word)
        if remark.utf8.last != UInt8(ascii: " ") { remark += ", " }
        remark += word.summary
      }
      guard isWide else { continue }
      for variant in colors {
        words.append(place < variant.count ? variant[place].sRGB : color.sRGB)
      }
    }
    if let title { colorRemarks.append(title) }
    if !own.isEmpty { colorRemarks.append(remark) }
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
