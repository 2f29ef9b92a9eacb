import TokenCompiler

/// One thing that a new version says otherwise than the old one: of a token, or of a component, whose
/// spec changed or that looks otherwise because a token does.
///
/// A token can change in several ways at once; each is a change of its own.
package struct VersionChange: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case added, removed, renamed
    /// Another value; of a component, another look, distance or default.
    case revalued
    /// An alias with another target, or in place of a value, that has the same value.
    case realiased = "re-aliased"
    /// Another type; of a component, what Swift or a server takes a part for.
    case retyped
    case deprecated, undeprecated, redescribed

    var isOfWords: Bool { [.deprecated, .undeprecated, .redescribed].contains(self) }
  }

  package var kind: Kind
  /// The component's name in the new version, or the old one of a removed component; `nil` for a token.
  var component: String?
  var isOfBrand = false
  /// The token's dotted path, or where the spec says it, for example
  /// `ButtonView.variants.accent.button.states.normal.titleColor`; `ButtonView.looks.button…` for a
  /// look that all variants share. It is the new path, or the old one of what was removed.
  package var path: String
  /// The old path where it differs; for a change of a token's names alone the path itself.
  package var from: String?
  /// The case for which it holds, for example `Size small`; empty for all.
  var condition = ""
  /// The token's type in the new version, or the old one of a removed token.
  var type: TokenType?
  var names = Versions<TokenNames>()
  var servers = Versions<String>()
  /// Why two paths are taken for one token or part; only for renamed ones.
  var rename: RenameBasis?
  /// The tokens that may have replaced a removed one, the best first: for a person to choose.
  var candidates: [SuccessorCandidate] = []
  /// The descriptions, the reasons for a deprecation, or what the spec says: an alias, a literal, a
  /// word, a type.
  var texts = Versions<String>()
  /// All themes of an added, removed or renamed token, otherwise those in which it changed.
  var themes: [ThemeChange] = []
  /// The parts of components that name the token, for a change after which a spec needs another name.
  var usedBy: [String] = []
  /// The path of the token that changed, where the spec says the same as before.
  var through: String?
  /// A Boolean value that indicates whether a server's string or a Swift name goes away, or a type changes.
  package var isBreaking = false
  /// The part of a component that stops working, in words.
  var breakage: String?
  /// Cases and functions that Swift sources can name otherwise without a change of meaning.
  var memberRenames: [MemberRename] = []
  /// The names that Swift sources can't use any more: members of generated types, or with an empty type a
  /// component itself.
  var removedMembers: [(typeName: String, name: String)] = []

  /// The greatest color difference in any theme; `nil` when no color changed.
  package var deltaE: Double? { themes.compactMap { $0.difference?.deltaE }.max() }

  /// The old path of a part that has another one.
  var formerPath: String? { from == path ? nil : from }

  /// The path with the case for which the change holds: `ButtonView.layout.gap (Size small)`.
  var place: String { condition.isEmpty ? path : "\(path) (\(condition))" }
}

extension [VersionChange] {
  package func count(of kind: VersionChange.Kind) -> Int { count { $0.kind == kind } }
}

/// The basis on which a renamed token or part is known.
enum RenameBasis: Equatable, Sendable {
  /// The input says so: a former name, a successor, or the same server string at another path.
  case stated(String)
  case inferred([String])

  static let sameVariable = Self.stated("it is the same variable")

  var reasons: [String] {
    switch self {
    case .stated(let reason): [reason]
    case .inferred(let reasons): reasons
    }
  }

  /// For example `inferred: same value in every theme; same place in the file`.
  var text: String {
    let basis = if case .stated = self { "stated" } else { "inferred" }
    return "\(basis): \(reasons.joined(separator: "; "))"
  }
}

struct ThemeChange: Sendable {
  var theme: ThemeLabel
  var values: Versions<TokenValue>
  /// The path of the token that it is an alias of.
  var targets: Versions<String>
  /// The colors beneath translucent ones, so that they are shown as they were measured.
  var backdrops = Versions<Color>()
  /// `nil` unless both values are there and differ.
  var difference: ValueDifference?
}

/// A theme as results name it.
struct ThemeLabel: Hashable, Sendable {
  var brand: String
  /// The contexts of the axes that vary.
  var contexts: [ThemeAxis: String]

  /// For example `alfa dark`, without the brand of an input that has none.
  var shortText: String {
    let names = ThemeAxis.allCases.compactMap { contexts[$0] }
    return ((brand == CompilePlan.defaultBrand ? [] : [brand]) + names).joined(separator: " ")
  }
}
