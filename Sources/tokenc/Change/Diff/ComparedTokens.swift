import TokenCompiler
import TokenComponents

/// One side of a comparison: an input's tokens with the component specs beside them.
///
/// It needs no complete table, so inputs can be compared whose names make no sound Swift.
package struct ComparedTokens: Sendable {
  /// How results call the side, for example `HEAD~3:tokens`.
  let label: String
  package private(set) var table: TokenTable
  /// Their aliases needn't name tokens of this side.
  package private(set) var components: [ComponentSpec<Alias>]
  /// The axes that vary inside a brand.
  let axes: [ThemeAxis]
  private let indices: [String: Int]
  /// The contexts of each brand.
  private let brandContexts: [[String]]
  /// For each brand and variant of ``axes``, the theme's index in the resolution.
  private let themes: [Int]

  /// - Parameter keepsConstantAxes: whether an axis stays along which no token differs, as an author
  ///   declared it.
  package init(
    label: String, _ table: TokenTable, components: [ComponentSpec<Alias>] = [],
    keepsConstantAxes: Bool
  ) {
    self.label = label
    self.table = table
    self.components = components
    brandContexts = table.brandModifiers.combinations
    indices = Dictionary(lastOf: table.tokens.enumerated().map { ($0.element.text, $0.offset) })
    axes = keepsConstantAxes ? table.declaredAxes : table.axes
    themes = keepsConstantAxes ? table.declaredThemes : table.themes.map(\.index)
  }

  package var configuration: Configuration { table.configuration }
  var tokens: [Token] { table.tokens }
  package var tokenPaths: [String] { tokens.map(\.text) }
  var values: [TokenValue] { table.values }
  /// The brands in the resolver's order.
  package var brands: [String] { table.brands }
  var brandModifiers: [BrandModifier] { table.brandModifiers }

  func context(of modifier: String, inBrand brand: Int) -> String? {
    brandModifiers.firstIndex { $0.name == modifier }.map { brandContexts[brand][$0] }
  }

  /// The index in the resolution of a brand's theme.
  ///
  /// - Parameter contexts: those of ``axes``, and perhaps of axes along which nothing differs here.
  func theme(ofBrand brand: Int, in contexts: [ThemeAxis: String]) -> Int {
    let bits = axes.indices.filter { contexts[axes[$0]] == axes[$0].contexts[1] }
    return themes[brand << axes.count + bits.reduce(0) { $0 | 1 << $1 }]
  }

  /// A token as a theme has it; `nil` for a hole.
  subscript(token: Int, theme: Int) -> ResolvedToken? {
    table.occurrence(ofToken: token, inResolved: theme)
  }

  /// The index of a token.
  ///
  /// A token `text.primary` that becomes the `$root` of a group, or the other way round, is the same
  /// token: neither servers nor Swift see a difference.
  package subscript(path: String) -> Int? {
    indices[path] ?? indices[path.hasSuffix(".$root") ? path.withoutRoot : path + ".$root"]
  }

  func target(of occurrence: ResolvedToken?) -> Int? {
    occurrence?.aliasTarget.flatMap(table.index(of:))
  }

  func type(of token: Token) -> TokenType { table.type(of: token) ?? .color }

  /// Adds the former names that only the contract remembers to those that the files state.
  package mutating func remember(_ contract: NameContract) {
    let remembered = table.remembering(contract, besides: WireNames.all(of: components))
    table = remembered.table
    for index in components.indices { remembered.memory.complete(&components[index]) }
  }
}

extension SuccessorList.Entry {
  /// Why an entry of a file of the command line names nothing that was renamed; `nil` for one that does,
  /// or whose tokens are still there.
  ///
  /// - Parameters:
  ///   - gone: the tokens that the new version lacks.
  ///   - living: those that it has.
  package func fault(gone: PathIndex, living: PathIndex, in new: ComparedTokens) -> String? {
    let paths = Array(gone.paths(meantBy: pattern))
    guard let first = paths.first else {
      if living.isMeant(by: pattern) { return nil }
      return "no token that is gone is meant by '\(pattern.text)'"
        + Suggestion.phrase(for: pattern.text, among: gone.paths)
    }
    guard let successor, isConfirmed else { return nil }
    let targets = paths.compactMap { pattern.rename($0, to: successor) }
    guard !targets.contains(where: { new[$0] != nil }) else { return nil }
    let target = pattern.rename(first, to: successor) ?? successor.text
    return "the new version has no token '\(target)'"
      + Suggestion.phrase(for: target, among: new.tokens.map(\.text))
  }
}
