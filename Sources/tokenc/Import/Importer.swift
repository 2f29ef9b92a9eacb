import TokenCompiler

/// The phases of an import after the reading: convert, regroup, check.
package enum Importer {
  package struct Result: Sendable {
    package var files: ImportedFiles
    fileprivate(set) var document: ForeignDocument
    fileprivate(set) var tokens: [ImportedToken]
    fileprivate var isByType: Bool
    fileprivate(set) var holes: [(path: String, contexts: [String])]

    /// The paths in the source, by those in the files as references write them.
    package fileprivate(set) var sourcePaths: [String: [String]] = [:]

    package var modifiers: [(name: String, contexts: [String])] {
      document.dimensions.map { ($0.name, $0.contexts.map(\.name)) }
    }

    /// The sets that no theme enables, as all only refer to them.
    package var hiddenSets: [String] { document.hiddenSets }

    package func tally() -> Tally {
      let imported = files.sources.map { document.tokens[$0] }
      let kept = Set(imported.map(\.dottedPath))
      var seen = kept
      return Tally(
        tokenCount: kept.count,
        valueCount: document.tokens.reduce(0) { $0 + 1 + $1.joinedRanges.count }
          + document.leftOut.count,
        leftOut: (document.tokens.map(\.dottedPath) + document.leftOut)
          .filter { seen.insert($0).inserted },
        hiddenCount: Set(imported.filter(\.isHidden).map(\.dottedPath)).count,
        holes: holes.filter { kept.contains($0.path) })
    }

    /// A Boolean value that indicates whether top-level groups mix types, or tokens lie in none, so that the files
    /// compile by type only.
    package var needsTypeGroups: Bool { !isByType && ImportCheck.needsTypeGroups(files) }

    /// The groups that text styles can be made of, besides those that are.
    package func textStyleProposals(besides known: [TextStyleGroup]) -> [TextStyleProposal] {
      TextStyleParts(document).proposals(besides: known)
    }

    /// The reasons for which the files can't be compiled, as sentences; none when there is none.
    ///
    /// They are loaded to find out.
    package var obstacles: [String] { ImportCheck.obstacles(to: files, isByType: isByType) }
  }

  package struct Tally: Sendable {
    /// The number of paths, however many contexts have a value there.
    package var tokenCount: Int
    /// The number of values that became tokens or were left out: one for each file, context or group for light and dark.
    package var valueCount: Int
    /// The paths that were not converted, as their files name them, in order.
    package var leftOut: [String]
    /// The number of imported paths that only aliases may use.
    package var hiddenCount: Int
    /// The imported paths that lack a value in some contexts, and these: `scheme=dark`.
    package var holes: [(path: String, contexts: [String])]

    package var total: Int { tokenCount + leftOut.count }
  }

  /// - Parameters:
  ///   - others: what stands in the folder that the files are for: token files of other origin, which
  ///     count over the imported ones, and `tokenc.json`.
  ///   - isChecked: whether tokens are left out that the compiler refuses in any context.
  package static func run(
    _ document: ForeignDocument, options: ImportOptions, beside others: [GeneratedFile] = [],
    isChecked: Bool = true, reporting diagnostics: inout DiagnosticCollector
  ) -> Result {
    var document = document
    let conversion = ImportConversion.convert(&document, options: options, reporting: &diagnostics)
    var tokens = conversion.tokens
    var check = ImportCheck(document: document, others: others, diagnostics: diagnostics)
    tokens = check.withoutFollowers(of: conversion.leftOut, among: tokens)
    tokens = check.withoutMixedTypes(among: tokens)
    if options.groupsByType { tokens = TypeGroups(tokens).regrouped(tokens) }
    let files =
      isChecked
      ? check.files(tokens) : ImportedFiles(tokens, of: document, beside: others)
    diagnostics = check.diagnostics
    var result = Result(
      files: files, document: document, tokens: tokens, isByType: options.groupsByType,
      holes: conversion.holes)
    for token in tokens {
      result.sourcePaths[token.path.joined(separator: ".")] = document.tokens[token.source].path
    }
    return result
  }
}

/// Choices of the importer, where a dialect leaves something open.
package struct ImportOptions: Equatable, Sendable {
  /// The unit of a bare number where a length is wanted; `nil` if not given.
  package var numberUnit: Dimension.Unit?
  /// A Boolean value that indicates whether eight digits are alpha first, as on Android, rather than last, as in CSS.
  package var alphaFirst = false { didSet { isAlphaStated = true } }
  /// A Boolean value that indicates whether an option or the manifest says where eight digits have the opacity.
  package var isAlphaStated = false
  package var groupsByType = false
  package var modePlace: ModePlace?
  /// The groups whose tokens are the parts of text styles.
  package var textStyles: [TextStyleGroup] = []
  /// The contexts that files count in, in the order that the modifiers have them: the default first.
  package var contextOrder: [Assignment] = []
  /// A Boolean value that indicates whether what tokens have for their tool alone is kept in `$extensions`. The
  /// identifier is in any case, as `diff` knows a renamed token by it.
  package var keepsToolMembers = true

  /// Where else than in files for contexts and in known members values for contexts stand.
  package enum ModePlace: Equatable, Sendable {
    /// Light and dark in tokens of their own: `dark_accent` beside `light_accent`.
    case names
    /// The same in groups called `light` and `dark` alone: `dark.accent` beside `light.accent`.
    case groups
    /// In a member of `$extensions`, by the names that lead to it.
    case `extension`([String])

    /// Reads `names`, `groups`, or the names of an extension's members with slashes between.
    package init(_ text: String) {
      switch text {
      case "names": self = .names
      case "groups": self = .groups
      default: self = .extension(text.split(separator: "/").map(String.init))
      }
    }

    package var text: String {
      switch self {
      case .names: "names"
      case .groups: "groups"
      case .extension(let path): path.joined(separator: "/")
      }
    }
  }

  package init(
    numberUnit: Dimension.Unit? = nil, alphaFirst: Bool = false, groupsByType: Bool = false,
    modePlace: ModePlace? = nil
  ) {
    self.numberUnit = numberUnit
    self.alphaFirst = alphaFirst
    isAlphaStated = alphaFirst
    self.groupsByType = groupsByType
    self.modePlace = modePlace
  }
}
