import TokenRuntime

/// A family's values as tables: for each token its words and numbers, brand by brand.
///
/// A value has no names of its own: token, brand and variant follow from its number. The values of a
/// token stand together, so that a change of one token changes its line and no other.
///
/// A brand more changes every line for that. Of the example's 870 colors in three brands, an alias that all
/// brands share is then +2 −2 lines with its comment, and the third brand +1,740 −1,740. A line for each
/// brand would make that +6 −6, and +1,740; one line for brands of equal values +2 −2 up to +6 −6, and
/// +1,740 −1,442, as the value of every brand stands in the data. Colors change every week.
package struct FamilyTables {
  private(set) var numbers: SwiftRows
  /// Where the parts of each record start, and the number of all parts.
  private(set) var starts: SwiftRows
  /// The angles of gradients, of which some have one.
  private(set) var angles: SwiftRows
  /// The different lists of fonts in order of appearance.
  private(set) var fontFamilies: [[String]] = []

  let brands: TableBrands
  /// The axes with which colors vary.
  let colorAxes: VariantAxes
  /// The axes with which other values vary, and the size class for all of them: a token has a value
  /// for each variant.
  let rowAxes: VariantAxes
  private let sizeBit: Int
  private let colorWords: ColorWords
  /// The indices in ``colorWords`` of the colors of each value; those of a color stand together, one
  /// for each variant.
  private var colors: [Int32] = []
  /// For each value, the index after the last of its ``colors``.
  private var colorEnds: [Int] = []

  private let table: CompleteTokenTable
  private let family: TokenFamily
  private let kind: ValueKind
  private let pointsPerRem: Double
  private let rows: TableRows
  /// The indices of the families that begin with a name.
  private var fontFamilyIndices: [String: [Int]] = [:]

  init(table: CompleteTokenTable, family: TokenFamily, kind: ValueKind, pointsPerRem: Double) {
    self.table = table
    self.family = family
    self.kind = kind
    self.pointsPerRem = pointsPerRem
    brands = TableBrands(of: family, in: table)
    let sizeBit = table.sizeBit
    self.sizeBit = sizeBit
    colorAxes = VariantAxes(of: table) { variant, other in
      kind.hasColors && variant ^ other != sizeBit
        && Self.differs(family, table, variant, other) { _, _ in true }
    }
    rowAxes = Self.rowAxes(of: family, in: table, kind)
    colorWords = ColorWords(of: kind.hasColors ? family.tokens : [], in: table)
    rows = TableRows(family: family, brands: brands.titles, axes: rowAxes)
    numbers = SwiftRows(comments: rows.comments)
    starts = SwiftRows(comments: rows.comments)
    angles = SwiftRows(comments: rows.comments)
    fill()
  }

  /// The axes with which values vary in more than their colors, and the size class for all of them.
  package static func rowAxes(
    of family: TokenFamily, in table: CompleteTokenTable, _ kind: ValueKind
  ) -> VariantAxes {
    let sizeBit = table.sizeBit
    return VariantAxes(of: table) { variant, other in
      let isSize = variant ^ other == sizeBit
      return (kind.hasNumbers || isSize)
        && differs(family, table, variant, other) { one, other in
          isSize || !kind.hasColors || !table.values[one].hasShape(of: table.values[other])
        }
    }
  }

  /// A Boolean value that indicates whether a color lies outside sRGB: then words of sRGB follow those of Display P3.
  var isWide: Bool { colorWords.hasWide }

  /// Returns a Boolean value that indicates whether some token has, for some brand, two values in the two variants
  /// for which `differ` holds.
  private static func differs(
    _ family: TokenFamily, _ table: CompleteTokenTable, _ variant: Int, _ other: Int,
    where differ: (Int, Int) -> Bool
  ) -> Bool {
    family.tokens.indices.contains { index in
      let values = family.tokens[index].values
      return stride(from: 0, to: values.count, by: table.variantCount).contains { first in
        let one = values[first + variant]
        let two = values[first + other]
        return one != two && differ(one, two)
      }
    }
  }

  // MARK: Filling

  private mutating func fill() {
    let rowVariants = (0..<rowAxes.count).map(rowAxes.tableVariant)
    let colorVariants = (0..<colorAxes.count).map(colorAxes.tableVariant)
    if kind.hasColors {
      colors.reserveCapacity(rows.count * rows.columnCount * colorVariants.count)
      colorEnds.reserveCapacity(rows.count * rows.columnCount)
    }
    for index in family.tokens.indices {
      let values = family.tokens[index].values
      for brand in brands.representatives {
        let first = brand * table.variantCount
        for variant in rowVariants {
          if kind.hasNumbers { fillNumbers(table.values[values[first + variant]]) }
          if kind.hasAngles, case .gradient(let gradient) = table.values[values[first + variant]] {
            angles.elements.append(gradient.angle ?? GradientValue.noAngle)
          }
          if kind.hasColors { fillColors(values, first, own: variant, colorVariants) }
        }
      }
      if kind.hasNumbers { numbers.endRow() }
      if kind.hasAngles { angles.endRow() }
      if kind.partLength != nil { starts.endRow() }
    }
    if let partLength = kind.partLength {
      starts.elements.append(Double(numbers.elements.count / partLength))
      starts.endRow()
    }
  }

  private mutating func fillNumbers(_ value: TokenValue) {
    if let partLength = kind.partLength {
      starts.elements.append(Double(numbers.elements.count / partLength))
    }
    numbers.elements += value.numbers(pointsPerRem: pointsPerRem, isExtended: kind.isExtended) {
      index(of: $0)
    }
  }

  /// Appends the colors of a value in all variants.
  private mutating func fillColors(_ values: ValueRow, _ first: Int, own: Int, _ variants: [Int]) {
    let rule = VariantColors(own: own, sizeBit: sizeBit)
    let ownIndices = colorWords.indices(ofValue: values[first + own])
    for part in 0..<ownIndices.count {
      for variant in variants {
        let source = colorWords.indices(ofValue: values[first + rule.source(of: variant)])
        colors.append(Int32(VariantColors.color(ofPart: part, in: source, or: ownIndices)))
      }
    }
    colorEnds.append(colors.count)
  }

  private mutating func index(of family: FontFamily) -> Int {
    let firstName = family.names.first ?? ""
    let alike = fontFamilyIndices[firstName, default: []]
    if let known = alike.first(where: { fontFamilies[$0] == family.names }) { return known }
    let index = fontFamilies.count
    fontFamilies.append(family.names)
    fontFamilyIndices[firstName] = alike + [index]
    return index
  }

  // MARK: Colors

  /// The words of the colors, a line for each token: of each color a word for each variant, in sRGB and, if
  /// some color lies outside, before that in Display P3.
  var words: LiteralLines {
    let words = colorWords
    let colors = colors
    let rows = colorRows
    let variantCount = colorAxes.count
    let escapes = ASCIIEscapes.all
    return LiteralLines(count: rows.count) { line, text in
      for start in stride(from: rows[line].start, to: rows[line].end, by: variantCount) {
        let indices = colors[start..<start + variantCount]
        for index in indices { escapes.write(words[Int(index)].word, to: &text) }
        guard words.hasWide else { continue }
        for index in indices { escapes.write(words[Int(index)].sRGB, to: &text) }
      }
    }
  }

  /// The ranges in ``colors`` of those of each token that has some.
  private var colorRows: [(start: Int, end: Int)] { rowRanges.filter { $0.start < $0.end } }

  private var rowRanges: [(start: Int, end: Int)] {
    (0..<rows.count).map { row in
      let first = row * rows.columnCount
      return (first == 0 ? 0 : colorEnds[first - 1], colorEnds[first + rows.columnCount - 1])
    }
  }

  /// The colors of each token for people's eyes.
  var colorRemarks: CommentLines {
    let words = colorWords
    let colors = colors
    let ends = colorEnds
    let rows = rows
    let ranges = rowRanges
    return CommentLines(count: rows.count) { row in
      let intro = "Rounded colors for review; exact values follow."
      return row == 0 ? [intro] + rows.titles(row) : []
    } isShown: { row in
      ranges[row].start < ranges[row].end
    } write: { row, text in
      text.append(literal: "  ")
      rows.writeName(row, to: &text)
      var start = ranges[row].start
      for column in 0..<rows.columnCount {
        text.append(literal: column == 0 ? ": " : " | ")
        let end = ends[row * rows.columnCount + column]
        for index in start..<end {
          if index > start { text.append(literal: ", ") }
          words[Int(colors[index])].writeSummary(to: &text)
        }
        start = end
      }
    }
  }
}

extension TokenValue {
  /// Returns a Boolean value that indicates whether two values differ in nothing but colors.
  fileprivate func hasShape(of other: TokenValue) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.border(let one), .border(let two)): one.width == two.width && one.style == two.style
    case (.shadow(let one), .shadow(let two)):
      one.layers.count == two.layers.count
        && zip(one.layers, two.layers).allSatisfy { layer, other in
          var layer = layer
          layer.color = other.color
          return layer == other
        }
    case (.gradient(let one), .gradient(let two)):
      one.angle == two.angle && one.stops.map(\.position) == two.stops.map(\.position)
    default: self == other
    }
  }
}
