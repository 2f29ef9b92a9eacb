/// A modifier whose contexts are brands, or parts of them: `brand`, and each that has this role.
///
/// With several, a brand is a context of each, for example `bank/next` of `brand` and `palette`.
package struct BrandModifier: Equatable, Sendable {
  package var name: String
  package var contexts: [String]
  /// The brand of an input that names none.
  package var defaultContext: String?
  /// Where the resolver names it; `nil` for a name that only `tokenc.json` gives.
  var range: SourceRange?

  /// The name of the enum without the configured prefix, for example `TextSize` of `text-size`.
  package var typeName: String { SwiftName.pascalCase(SwiftName.words(of: [name])) }

  /// The name of the theme's property, for example `textSize`.
  package var memberName: String { SwiftName.camelCase(SwiftName.words(of: [name])) }
}

extension [BrandModifier] {
  /// Every brand: a context of each modifier, the last changing fastest; an empty one without any.
  package var combinations: [[String]] {
    reduce([[]]) { brands, modifier in
      brands.flatMap { brand in modifier.contexts.map { brand + [$0] } }
    }
  }

  /// The most brands that several modifiers may make together: each doubles them at least.
  static let maximumCombinationCount = 4_096

  /// A Boolean value that indicates whether several modifiers make more brands than any design has.
  var isTooLarge: Bool {
    count > 1
      && reduce(1) { Swift.min($0 * $1.contexts.count, Self.maximumCombinationCount + 1) }
        > Self.maximumCombinationCount
  }

  /// The modifiers with the contexts that a command line names.
  ///
  /// - Parameter wanted: names of contexts, or one of each modifier with slashes between them; all of
  ///   a modifier when none of it is named.
  /// - Returns: `nil` when a name means none or several, which is reported.
  func selecting(
    _ wanted: [String], reporting diagnostics: inout DiagnosticCollector
  ) -> [BrandModifier]? {
    guard !isEmpty || wanted.isEmpty else {
      diagnostics.report(.noBrands())
      return nil
    }
    let combinations = wanted.isEmpty || isTooLarge ? [] : self.combinations
    var chosen = map { _ in Set<String>() }
    var isSound = true
    for name in wanted {
      if let brand = combinations.first(where: { $0.joined(separator: "/") == name }) {
        for (index, context) in brand.enumerated() { chosen[index].insert(context) }
        continue
      }
      let matches = indices.filter { self[$0].contexts.contains(name) }
      if matches.count == 1 {
        chosen[matches[0]].insert(name)
      } else {
        isSound = false
        let example = combinations.first { $0.contains(name) }?.joined(separator: "/")
        diagnostics.report(
          example.map { .ambiguousBrand(name, matches.map { self[$0].name }, example: $0) }
            ?? .unknownBrand(
              name,
              known: flatMap(\.contexts)
                + (count > 1 ? combinations.map { $0.joined(separator: "/") } : [])))
      }
    }
    guard isSound else { return nil }
    return zip(self, chosen).map { modifier, chosen in
      var modifier = modifier
      if !chosen.isEmpty { modifier.contexts.removeAll { !chosen.contains($0) } }
      return modifier
    }
  }
}

extension Diagnostic {
  static func tooManyBrands(_ modifiers: [BrandModifier]) -> Diagnostic {
    let names = modifiers.filter { $0.contexts.count > 1 }.map(\.name)
    let message =
      "\(names.listed(atMost: 3)) make more than \([BrandModifier].maximumCombinationCount) brands "
      + "together; fix some of them with '--modifier NAME=CONTEXT', or choose contexts with '--brand'"
    return modifiers.lazy.compactMap(\.range).first.map { .expansionTooLarge($0, message) }
      ?? .error(.expansionTooLarge, message, at: nil)
  }

  static func noBrands() -> Diagnostic {
    .error(
      .badContext, "the input has no modifier 'brand', so there is no brand to choose", at: nil)
  }

  static func unknownBrand(_ name: String, known: [String]) -> Diagnostic {
    unknownChoice(.badContext, "there is no brand", name, known)
  }

  static func ambiguousBrand(_ name: String, _ modifiers: [String], example: String) -> Diagnostic {
    .error(
      .badContext,
      "'\(name)' is a context of \(modifiers.quoted); name one of each, for example '\(example)'",
      at: nil)
  }
}
