/// A token as a ``TokenTable`` has it: its names, what authors say about it, its values.
///
/// A class, as it is never changed and tables, families and readers share it.
package final class Token: Sendable {
  package let path: TokenPath
  /// The dotted path, for example `color.accent.primary.$root`.
  package let text: String
  /// The dotted path that gives the names: ``text``, unless `rename` of `tokenc.json` has another.
  let namingPath: String
  package let names: TokenNames
  package let tier: TokenTier
  package let description: String?
  /// `nil` unless the first theme that has the token calls it deprecated.
  package let deprecation: TokenDeprecation?
  /// Indices into ``TokenTable/values``, one for each theme of the table.
  package let values: ValueRow

  init(
    path: TokenPath, text: String, namingPath: String, names: TokenNames, tier: TokenTier,
    description: String?, deprecation: TokenDeprecation?, values: ValueRow
  ) {
    self.path = path
    self.text = text
    self.namingPath = namingPath
    self.names = names
    self.tier = tier
    self.description = description
    self.deprecation = deprecation
    self.values = values
  }

  func with(
    names: TokenNames? = nil, tier: TokenTier? = nil, deprecation: TokenDeprecation? = nil
  ) -> Token {
    Token(
      path: path, text: text, namingPath: namingPath, names: names ?? self.names,
      tier: tier ?? self.tier, description: description,
      deprecation: deprecation ?? self.deprecation, values: values)
  }

  package var topName: Substring { text.prefix { $0 != "." } }

  /// The path below the top-level group.
  package var nameInGroup: String {
    let top = topName
    return top.count == text.count ? text : String(text.dropFirst(top.count + 1))
  }
}

package struct TokenNames: Equatable, Sendable {
  /// The enum's identity, for servers and contracts too: the top-level group that gives it, or
  /// its name when only patterns of `tokenc.json` do; empty for a token outside of all groups.
  package var group: String
  /// The enum's name without the configured prefix, for example `ColorToken`.
  package var typeName: String
  /// The Swift case without backticks, for example `accentPrimary`.
  package var caseName: String
  /// The string that servers send, for example `accent_primary`.
  package var serverName: String
  /// Strings that servers once sent for this token.
  package var formerNames: [String]
  package var allServerNames: [String] { [serverName] + formerNames }
  /// Those of ``formerNames`` that still look up but have no deprecated Swift alias any more.
  package var namesWithoutAlias: Set<String> = []
  /// Those of ``formerNames`` that were the names of other tokens, which are gone and whose place it took, and those that
  /// only a contract remembers.
  package var inheritedNames: Set<String> = []
  /// The dotted path of the token to use instead.
  package var replacedBy: String?
  /// A Boolean value that indicates whether the token serves aliases only, so that its names are not known outside.
  package var isHidden: Bool
}

package struct TokenDeprecation: Equatable, Sendable {
  /// The reason from `$deprecated`, if it is a string.
  package var reason: String?
  /// The paths of the tokens to use instead in brands or other contexts of the table where they differ.
  package var successors: [String: String] = [:]
  /// The Swift case to use instead, in the same family; known in a ``CompleteTokenTable``.
  package var replacement: String?
}

package enum TokenTier: String, CaseIterable, Comparable, Sendable {
  /// A raw value, for aliases.
  case primitive
  /// An intent.
  case semantic
  /// One component's use.
  case component

  package static func < (one: TokenTier, other: TokenTier) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .primitive: 0
    case .semantic: 1
    case .component: 2
    }
  }
}
