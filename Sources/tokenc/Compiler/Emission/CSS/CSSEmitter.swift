/// Writes the values of all themes as custom properties of CSS: `tokens.css`.
///
/// The first brand in its first context stands in `:root`. Other contexts and brands only set what
/// differs: scheme and contrast by what the user prefers, and each by an attribute of the root, for
/// example `<html data-brand="x5" data-scheme="dark">`. All rules have the same specificity, so the
/// last that applies counts.
package struct CSSEmitter: Sendable {
  private let table: CompleteTokenTable
  private let inputName: String
  private let tokens: [Property]

  /// A custom property of a token with its value in each theme.
  private struct Property: Sendable {
    var name: String
    var description: String?
    /// An index for each theme of the table.
    var values: [Int]
    /// The different values that the indices mean.
    var texts: [CSSValue]
    /// The index of its family, for the comments between them.
    var family: Int
  }

  package init(table: CompleteTokenTable, configuration: Configuration, inputName: String) {
    self.table = table
    self.inputName = inputName
    tokens = table.families.enumerated().flatMap { index, family in
      family.tokens.flatMap { token in
        Self.properties(of: token, in: table, family: index, typePrefix: configuration.typePrefix)
      }
    }
  }

  private static func properties(
    of token: Token, in table: CompleteTokenTable, family: Int, typePrefix: String
  ) -> [Property] {
    let name = CSSName.words(of: token, typePrefix: typePrefix)
    var columns: [Int: Int] = [:]
    var texts: [[(suffix: String, value: CSSValue)]] = []
    let values = token.values.map { index in
      if let column = columns[index] { return column }
      columns[index] = texts.count
      texts.append(CSSValue.properties(of: table.values[index]))
      return texts.count - 1
    }
    // What CSS can't say in one theme is left out in all, which is reported.
    guard !texts.contains(where: \.isEmpty) else { return [] }
    return texts[0].indices.compactMap { part in
      let column = texts.map { $0[part].value }
      let suffix = texts[0][part].suffix
      guard suffix != "-text-transform" || column.contains(where: { $0.plain != "none" }) else {
        return nil
      }
      return Property(
        name: CSSName.property(name + suffix),
        description: suffix.isEmpty ? token.description : nil, values: Array(values),
        texts: column, family: family)
    }
  }

  package func emit() -> [GeneratedFile] {
    var text = SourceText(from: inputName, mark: ("/*", " */"))
    var emitted: [[CSSValue?]] = []
    for variant in 0..<table.variantCount {
      for brand in table.brands.indices {
        let block = differences(brand, variant, after: emitted)
        emitted.append(block)
        write(block, brand, variant, to: &text)
      }
    }
    return [GeneratedFile(name: "tokens.css", contents: text.contents)]
  }

  /// Returns the properties that a block has to set, so that the last of those that apply gives each property its
  /// value.
  ///
  /// - Parameter emitted: the blocks before: for each variant one for each brand, the first for all.
  private func differences(
    _ brand: Int, _ variant: Int, after emitted: [[CSSValue?]]
  ) -> [CSSValue?] {
    let brands = table.brands.count
    let applicable = emitted.indices.reversed().filter { block in
      block / brands & ~variant == 0 && [0, brand].contains(block % brands)
    }
    return tokens.indices.map { index in
      let property = tokens[index]
      let value = property.texts[property.values[brand * table.variantCount + variant]]
      let before = applicable.lazy.compactMap { emitted[$0][index] }.first
      return before == value ? nil : value
    }
  }

  // MARK: Blocks

  private func write(
    _ block: [CSSValue?], _ brand: Int, _ variant: Int, to text: inout SourceText
  ) {
    guard block.contains(where: { $0 != nil }) else { return }
    for condition in conditions(variant) {
      let selector = selector(brand, condition.attributes)
      text.line()
      let lines = { (text: inout SourceText, isWide: Bool) in
        writeRule(selector, block, isWide: isWide, isFirst: brand == 0 && variant == 0, to: &text)
      }
      if condition.media.isEmpty {
        lines(&text, false)
      } else {
        text.block("@media \(condition.media.joined(separator: " and ")) {", "}") {
          lines(&$0, false)
        }
      }
      guard block.contains(where: { $0?.wide != nil }) else { continue }
      let media = (condition.media + ["(color-gamut: p3)"]).joined(separator: " and ")
      text.line()
      text.block("@supports (color: color(display-p3 1 1 1)) {", "}") { text in
        text.block("@media \(media) {", "}") { lines(&$0, true) }
      }
    }
  }

  private func writeRule(
    _ selector: String, _ block: [CSSValue?], isWide: Bool, isFirst: Bool, to text: inout SourceText
  ) {
    text.block(selector + " {", "}") { text in
      var family: Int?
      for (property, value) in zip(tokens, block) {
        guard let value = isWide ? value?.wide : value?.plain else { continue }
        if isFirst, !isWide {
          if family != property.family {
            if family != nil { text.line() }
            let scope = SourceText.commented(table.families[property.family].scope[...])
            text.line("/* \(scope) */")
          }
          family = property.family
        }
        text.line("\(property.name): \(value);")
      }
    }
  }

  /// The ways in which a variant is chosen: each axis by an attribute, or by what the user prefers.
  private func conditions(_ variant: Int) -> [(media: [String], attributes: [String])] {
    var all: [(media: [String], attributes: [String])] = [([], [])]
    for (bit, axis) in table.axes.enumerated() where variant >> bit & 1 == 1 {
      let name = "data-" + NameStyle.kebabCase.name(ofSwiftName: axis.rawValue)
      let chosen = "[\(name)=\"\(axis.contexts[1])\"]"
      all = all.flatMap { condition in
        let byAttribute = (condition.media, condition.attributes + [chosen])
        guard let media = Self.preference(for: axis) else { return [byAttribute] }
        return [
          (condition.media + [media], condition.attributes + [":not([\(name)])"]), byAttribute,
        ]
      }
    }
    return all
  }

  private func selector(_ brand: Int, _ attributes: [String]) -> String {
    let name = brand == 0 ? [] : ["[data-brand=\(CSSName.quoted(table.brands[brand].name))]"]
    let conditions = name + attributes
    return conditions.isEmpty ? ":root" : ":root:where(\(conditions.joined()))"
  }

  /// The user's preference for the second context of an axis; `nil` where browsers know none.
  private static func preference(for axis: ThemeAxis) -> String? {
    switch axis {
    case .scheme: "(prefers-color-scheme: dark)"
    case .contrast: "(prefers-contrast: more)"
    case .elevation, .sizeClass: nil
    }
  }
}
