import TokenCompiler

/// Another tool's tokens before they are converted: the one model into which every dialect is read.
package struct ForeignDocument: Sendable {
  let rules: DialectRules
  /// In the order in which they count: later ones win.
  var files: [ForeignFile] = []
  /// In authored order.
  var tokens: [ForeignToken] = []
  var dimensions: [ForeignDimension] = []
  /// The order in which files and dimensions are joined; see ``settleOrder()``.
  var steps: [Step] = []
  /// The names of sets in ``steps``, by their first file; others get one.
  var setNames: [Int: String] = [:]
  /// The paths of tokens that were left out in reading, as references write them.
  var leftOut: [String] = []
  /// Those of them that have several types within one context.
  var mixedPaths: Set<String> = []
  var ledger = ImportLedger()
  /// The sets whose tokens are hidden, as every theme only refers to them.
  var hiddenSets: [String] = []

  /// A set or modifier that a resolver document joins as a whole.
  enum Step: Equatable, Sendable {
    /// Files that count whatever is switched, by their index.
    case files([Int])
    case dimension(Int)
  }

  var commonFiles: [Int] {
    let switched = Set(dimensions.flatMap { $0.contexts.flatMap(\.files) })
    return files.indices.filter { !switched.contains($0) }
  }

  init(_ rules: DialectRules) { self.rules = rules }

  /// The paths that text styles name as their font or its weight, directly or through aliases.
  var fontParts: [String: TokenType] {
    func target(of value: ForeignValue?) -> String? { value?.text.flatMap(ForeignReference.path) }
    var pending: [(path: String, type: TokenType)] = []
    for token in tokens {
      for value in [token.value] + token.modes.map(\.value) where !value.members.isEmpty {
        let parts: [(ForeignValue?, TokenType)] = [
          (value.member("fontFamily", "font-family"), .fontFamily),
          (value.member("fontWeight", "font-weight"), .fontWeight),
        ]
        pending += parts.compactMap { part, type in target(of: part).map { ($0, type) } }
      }
    }
    guard !pending.isEmpty else { return [:] }
    var targets: [String: [String]] = [:]
    for token in tokens {
      let values = [token.value] + token.modes.map(\.value)
      targets[token.dottedPath, default: []] += values.compactMap { target(of: $0) }
    }
    var found: [String: TokenType] = [:]
    while let (path, type) = pending.popLast() {
      guard found[path] == nil else { continue }
      found[path] = type
      pending += (targets[path] ?? []).map { ($0, type) }
    }
    return found
  }

  /// Adds a file without tokens, and answers its index.
  mutating func addFile(_ name: String) -> Int {
    files.append(ForeignFile(name: name))
    return files.count - 1
  }
}

struct ForeignFile: Sendable {
  /// The name below the output folder without its ending, for example `components/alert`.
  var name: String
  /// The descriptions of groups, by their path.
  var groupDescriptions: [[String]: String] = [:]
  /// The members of groups that stay as they are, by their path: `$deprecated`, `$extensions`.
  var groupMembers: [[String]: [ForeignValue.Member]] = [:]
}

/// Something that is switched as one, for example a theme group, or a collection's modes.
struct ForeignDimension: Sendable {
  var name: String
  /// The first is the default.
  var contexts: [Context] = []
  /// The dimension that counts for nothing where another context than the default is chosen here.
  var replaces: String?
  /// A Boolean value that indicates whether its contexts stay together, as `tokenc.json` says what each stands for.
  var isWhole = false

  /// The contexts for light and for dark, if it has both.
  var schemeContexts: [Context]? {
    let pairs = SchemeName.pairs.map { pair in
      pair.compactMap { word in contexts.first { SchemeName.word(of: $0.name) == word } }
    }
    return pairs.first { $0.count == 2 }
  }

  /// A Boolean value that indicates whether the names of its contexts say for each which scheme and which contrast it
  /// is for, so that the first
  /// `tokenc.json` does, too.
  var isOfSeveralAxes: Bool {
    let names = contexts.map(\.name)
    let axes = Set(names.flatMap { ContextWords($0).namedAxes.keys })
    return axes.count > 1 && ProbableRole.json(ofModifier: name, contexts: names) != nil
  }

  struct Context: Sendable {
    var name: String
    /// Indices into ``ForeignDocument/files``; none where values stand inside the tokens.
    var files: [Int] = []
  }
}

/// A token as another tool wrote it.
struct ForeignToken: Sendable {
  /// The names as written, outermost first.
  var path: [String]
  /// The range to which messages about the whole token point: its name.
  var range: SourceRange
  /// The ranges of the tokens that became one with it.
  var joinedRanges: [SourceRange] = []
  var file: Int
  var value: ForeignValue
  /// The type as the file states it, at the token or at a group around it.
  var typeName: String?
  /// The known part of the type that the file doesn't state in words.
  var type: ForeignType?
  var description: String?
  /// The opacity that stands beside a color.
  var alpha: ForeignValue?
  var unit: ForeignValue?
  /// The step that makes another value of the written one, in a build that only the source has.
  var buildStep: ForeignValue.Member?
  /// The flag or the reason.
  var deprecation: ForeignValue?
  /// Values for contexts of a ``ForeignDimension``, beside the default one.
  var modes: [(context: String, value: ForeignValue)] = []
  /// The opacities that stand beside some of these.
  var modeAlphas: [String: ForeignValue] = [:]
  /// A Boolean value that indicates whether contexts such as `dark-high-contrast` fall back on the value of `dark` or
  /// `light`.
  var modesFallBack = false
  var isHidden = false
  /// The path, as references write it, of the token to use instead.
  var replacement: String?
  /// The statements of the dialect itself about name and look, as members of `$extensions.tokenc`.
  var ownMembers: [ForeignValue.Member] = []
  /// Members to keep under the tool's name in `$extensions`.
  var keptMembers: [ForeignValue.Member] = []
  /// The variable of Figma that the value comes from.
  var figmaAlias: FigmaAlias?
  /// The `$extensions` that the token has already.
  var extensions: ForeignValue?

  /// Why it has no value that can be known, if so.
  var fault: Fault?

  struct Fault: Sendable {
    /// A lower-case phrase.
    var reason: String
    var range: SourceRange
    var key: String
  }

  var modify: ForeignValue? { extensions?.member("studio.tokens")?.member("modify") }
  var isPlain: Bool { alpha == nil && modify == nil && buildStep == nil }
  var dottedPath: String { path.joined(separator: ".") }
}
