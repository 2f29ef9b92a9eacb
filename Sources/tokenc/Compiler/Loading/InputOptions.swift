/// The options of a command line about the tokens to load, besides their paths.
package struct InputOptions: Sendable {
  /// The brands to load, in any order; all when empty.
  package var brands: [String] = []
  /// The contexts of modifiers that are fixed; each modifier occurs once.
  package var modifiers: [Assignment] = []
  /// Which resolver document to use when a folder holds several.
  package var resolver: String?
  /// A Boolean value that indicates whether an input may name files outside its own folder and the working directory.
  package var allowsOutside = false
  /// The file of a pack whose values come before those of its brand.
  package var theme: String?
  package var themes = Themes.all
  /// The lint rules that `tokenc.json` may set; without them what it says of rules isn't read.
  package var rules: [RuleDeclaration]?
  /// The addition to a message about a missing input, for example that a command was meant.
  package var remedyIfMissing: @Sendable () -> String = { "" }

  package init() {}

  /// Which inputs of a resolver document become themes.
  package enum Themes: Equatable, Sendable {
    /// Every brand in every combination of the axes that vary at run time.
    case all
    /// One: that of ``modifiers`` and defaults. `tokenc.json` isn't read.
    case chosen
    /// Every combination of contexts; where that is more than ``maximumCombinationCount``, every
    /// context of each modifier with the others' defaults.
    case everyContext

    package static let maximumCombinationCount = 256
  }
}

/// A name and its value, for example written `NAME=VALUE`.
package struct Assignment: Hashable, Sendable {
  package let name: String
  package let value: String

  /// Splits at the first sign; `nil` when it or a side of it is missing.
  package init?(_ text: String, at sign: Character = "=") {
    guard let sign = text.firstIndex(of: sign) else { return nil }
    name = String(text[..<sign])
    value = String(text[text.index(after: sign)...])
    guard !name.isEmpty, !value.isEmpty else { return nil }
  }
}
