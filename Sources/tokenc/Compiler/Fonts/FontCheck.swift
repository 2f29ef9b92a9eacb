import TokenRuntime

/// Compares the fonts that text styles ask for with those that the app bundles.
///
/// A font that the app lacks is shown as the system font, without a word. Of a list of families the
/// first counts, as the others are for platforms that lack it.
package struct FontCheck {
  private let catalog: FontCatalog
  private let installed: [String]
  /// The fonts that emitted tokens ask for, in authored order.
  private var uses: [(use: Use, token: Token)] = []

  /// A family or face by its name, and a weight; any weight for a family alone.
  private struct Use: Hashable {
    var name: String
    var weight: Double?
  }

  /// Reports the faces that no file has; answers the names of the needed files, sorted.
  package static func run(
    on table: TokenTable, with catalog: FontCatalog,
    reporting diagnostics: inout DiagnosticCollector
  ) -> [String] {
    let check = FontCheck(table, catalog)
    var files: Set<String> = []
    for (use, uses) in check.uses.grouped(by: \.use) {
      let tokens = uses.map(\.token)
      switch catalog.match(use.name, weight: use.weight) {
      case .faces(let faces): files.formUnion(faces.map(\.file))
      case .otherWeights(let faces):
        diagnostics.report(
          .missingWeight(
            table.nameRange(of: tokens[0]), use.name, use.weight ?? 0, tokens, has: faces))
      case .none:
        guard !check.installed.contains(use.name) else { continue }
        diagnostics.report(
          .missingFont(table.nameRange(of: tokens[0]), use.name, tokens, known: catalog.names))
      }
    }
    return files.sorted(byBytesOf: \.self)
  }

  /// Reports the families of text styles where `tokenc.json` says nothing of fonts, each once.
  package static func reportUnnamedFonts(
    of table: TokenTable, reporting diagnostics: inout DiagnosticCollector
  ) {
    let check = FontCheck(table, FontCatalog())
    for (name, uses) in check.uses.grouped(by: \.use.name) {
      // A token has a use for each weight.
      let tokens = uses.map(\.token).grouped(by: \.text).compactMap(\.elements.first)
      diagnostics.report(.unnamedFont(table.nameRange(of: tokens[0]), name, tokens))
    }
  }

  private init(_ table: TokenTable, _ catalog: FontCatalog) {
    self.catalog = catalog
    installed = table.configuration.fonts?.installed ?? []
    for token in table.tokens where !token.names.isHidden {
      let values = table.themes.indices.compactMap { table.value(of: token, in: $0) }
      uses += values.compactMap(Self.use).unique().map { ($0, token) }
    }
  }

  /// The font that a value asks for; `nil` for the system font and for values without a font.
  private static func use(of value: TokenValue) -> Use? {
    let family: FontFamily
    var weight: Double?
    switch value {
    case .typography(let style):
      family = style.fontFamily
      weight = style.fontWeight.number
    case .fontFamily(let value): family = value
    default: return nil
    }
    guard let name = family.names.first, !FontFamilyValue(family.names).isSystem else { return nil }
    return Use(name: name, weight: weight)
  }
}

extension Diagnostic {
  fileprivate static func missingFont(
    _ range: SourceRange, _ name: String, _ tokens: [Token], known: Set<String>
  ) -> Diagnostic {
    let remedy = Suggestion.phrase(for: name, among: known)
    return .warning(
      .missingFont,
      "no font file has '\(name)', which \(users(tokens)); the system font is shown instead"
        + (remedy.isEmpty
          ? "; add its file to 'fonts.files', or its name to 'fonts.installed' if the platform has it"
          : remedy),
      at: range)
  }

  fileprivate static func unnamedFont(
    _ range: SourceRange, _ name: String, _ tokens: [Token]
  ) -> Diagnostic {
    .warning(
      .missingFont,
      "tokenc.json names no fonts, so an app may show the system font for '\(name)', which "
        + "\(users(tokens)); add the font's file to 'fonts.files', or '\(name)' to "
        + "'fonts.installed' if the platform has it", at: range)
  }

  fileprivate static func missingWeight(
    _ range: SourceRange, _ name: String, _ weight: Double, _ tokens: [Token], has faces: [FontFace]
  ) -> Diagnostic {
    let weights = faces.sorted { $0.weights.lowerBound < $1.weights.lowerBound }
      .map { "\($0.weightText) (\($0.file))" }
    return .warning(
      .missingFont,
      "no font file has '\(name)' with weight \(JSONNumber.text(weight)), which \(users(tokens)); "
        + (weights.isEmpty
          ? "its faces are italic" : "there is \(weights.joined(separator: ", "))"),
      at: range)
  }

  /// For example `typography.title uses` or `typography.title and 4 more use`.
  private static func users(_ tokens: [Token]) -> String {
    tokens.count == 1
      ? "'\(tokens[0].text)' uses" : "'\(tokens[0].text)' and \(tokens.count - 1) more use"
  }
}

extension Diagnostic.ID {
  static let missingFont = Self("missing-font")
}
