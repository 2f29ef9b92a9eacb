import TokenCompiler

/// One thing that a new version of the tokens says otherwise than the old one.
///
/// A token can change in several ways at once; each is a change of its own.
package struct TokenChange: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case added, removed, renamed, revalued
    /// An alias with another target, or in place of a value, that comes to the same value.
    case realiased = "re-aliased"
    case retyped, deprecated, undeprecated, redescribed
  }

  var kind: Kind
  /// The token's dotted path: the new one, or the old one of a removed token.
  var path: String
  /// The old path where it differs; for a change of names alone the path itself.
  var from: String?
  /// The type in the new version, or the old one of a removed token.
  var type: TokenType
  /// The names in either version.
  var oldNames: TokenNames?
  var newNames: TokenNames?
  /// Why two paths are taken for one token; only for renamed ones.
  var rename: RenameBasis?
  /// The old and new text of a description, or of the reason for a deprecation.
  var oldText: String?
  var newText: String?
  /// All themes of an added, removed or renamed token, otherwise those in which it changed.
  var themes: [ThemeChange] = []
  /// The parts of components that name it, for a change after which a spec needs another name.
  var usedBy: [String] = []
  /// Whether a server's string or a Swift name goes away, or a type changes.
  var isBreaking = false
}

/// What tokens and components have in common when they change.
protocol VersionChange: Sendable {
  var kind: TokenChange.Kind { get }
  var path: String { get }
  var from: String? { get }
  var oldServerName: String? { get }
  var newServerName: String? { get }
  var rename: RenameBasis? { get }
  var oldText: String? { get }
  var newText: String? { get }
  var themes: [ThemeChange] { get }
  var isBreaking: Bool { get }
}

extension VersionChange {
  /// The greatest color difference in any theme; `nil` when no color changed.
  var deltaE: Double? { themes.compactMap { $0.difference?.deltaE }.max() }

  /// The old path of a part that has another one.
  var formerPath: String? { from == path ? nil : from }

  /// The server's strings, where both versions have one and they differ.
  var serverNames: (old: String, new: String)? {
    guard let old = oldServerName, let new = newServerName, old != new else { return nil }
    return (old, new)
  }
}

extension TokenChange: VersionChange {
  var oldServerName: String? { oldNames?.serverName }
  var newServerName: String? { newNames?.serverName }
}

extension ComponentChange: VersionChange {}

/// What a renamed token is known by.
enum RenameBasis: Hashable, Sendable {
  /// The input says so: a former name, a successor, or the same server string at another path.
  case stated(String)
  /// Inferred; the reasons in words.
  case inferred([String])

  /// For example `inferred: same value in every theme; same place in the file`.
  var text: String {
    switch self {
    case .stated(let reason): "stated: \(reason)"
    case .inferred(let reasons): "inferred: \(reasons.joined(separator: "; "))"
    }
  }
}

/// A token's change in one theme.
struct ThemeChange: Sendable {
  var theme: ThemeLabel
  /// `nil` where the token is not.
  var old: TokenValue?
  var new: TokenValue?
  /// The path of the token that it is an alias of.
  var oldTarget: String?
  var newTarget: String?
  /// `nil` unless both values are there and differ.
  var difference: ValueDifference?
}

/// A theme as results name it.
struct ThemeLabel: Hashable, Sendable {
  var brand: String
  /// The contexts of the axes that vary, in the order of ``ThemeAxis``.
  var contexts: [Context]

  struct Context: Hashable, Sendable {
    var axis: ThemeAxis
    var name: String
  }

  subscript(axis: ThemeAxis) -> String? { contexts.first { $0.axis == axis }?.name }
  /// For example `alfa dark`, without the brand of an input that has none.
  var shortText: String {
    let names = (brand == CompilePlan.defaultBrand ? [] : [brand]) + contexts.map(\.name)
    return names.joined(separator: " ")
  }
}
