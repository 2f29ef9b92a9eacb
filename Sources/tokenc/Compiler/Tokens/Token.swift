/// A token as a ``TokenTable`` has it: its names, what authors say about it, its values.
struct Token: Sendable {
  let path: TokenPath
  /// The dotted path, for example `color.accent.primary.$root`.
  let text: String
  var names: TokenNames
  let tier: TokenTier
  let description: String?
  /// `nil` unless the first theme that has the token calls it deprecated.
  var deprecation: TokenDeprecation?
  /// Indices into ``TokenTable/values``, one for each theme of the table.
  let values: ValueRow

  /// The outermost name of the path.
  var topName: Substring { text.prefix { $0 != "." } }

  /// The path below the top-level group.
  var nameInGroup: String {
    names.group.isEmpty ? text : String(text.dropFirst(names.group.count + 1))
  }
}

/// The names by which code and servers know a token.
struct TokenNames: Hashable, Sendable {
  /// The top-level group, which gives the enum; empty for a token outside of all groups.
  var group: String
  /// The enum's name without the configured prefix, for example `ColorToken`.
  var typeName: String
  /// The Swift case without backticks, for example `accentPrimary`.
  var caseName: String
  /// The string that servers send, for example `accent_primary`.
  var serverName: String
  /// Strings that servers once sent for this token.
  var formerNames: [String]
  /// Those of ``formerNames`` that still look up but have no deprecated Swift alias any more.
  var namesWithoutAlias: Set<String> = []
  /// The dotted path of the token to use instead.
  var replacedBy: String?
  /// Whether the token serves aliases only, so that its names are not known outside.
  var isHidden: Bool
}

/// Why a token should no longer be used.
struct TokenDeprecation: Hashable, Sendable {
  /// The reason from `$deprecated`, if it is a string.
  var reason: String?
  /// The Swift case of the token to use instead, in the same family; known in a
  /// ``CompleteTokenTable``.
  var replacement: String?
}

/// What a token is for.
enum TokenTier: String, CaseIterable, Comparable, Sendable {
  /// A raw value, for aliases.
  case primitive
  /// An intent.
  case semantic
  /// One component's use.
  case component

  static func < (one: TokenTier, other: TokenTier) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .primitive: 0
    case .semantic: 1
    case .component: 2
    }
  }
}

extension Token {
  var caseName: String { names.caseName }
  var serverName: String { names.serverName }
  var formerNames: [String] { names.formerNames }
  var namesWithoutAlias: Set<String> { names.namesWithoutAlias }
}
