/// The checks of `tokenc lint` and their severities: the key `lint` of `tokenc.json`.
package struct LintConfiguration: Sendable {
  package init() {}

  /// The file of known findings, relative to the configuration's folder.
  package var baseline = ConfiguredPath("lint-baseline.json")
  package var tiers = TierPatterns()
  /// The settings of rules, by id; a rule that is left out has its defaults.
  package var rules: [String: RuleSettings] = [:]
  package var code = CodeLintConfiguration()
}

/// The settings of `tokenc lint --sources`: the key `lint.code` of `tokenc.json`.
package struct CodeLintConfiguration: Sendable {
  package init() {}

  /// The files in which literals belong, such as the app's own theme layer.
  package var except: [FilePattern] = []
  /// A Boolean value that indicates whether colors of the system by purpose, such as `.systemGreen` and `.secondary`,
  /// are found as well.
  package var reportsSystemColors = false
  /// The severity of each kind; a warning where none is stated.
  package var severities: [String: RuleSeverity] = [:]
  /// The tokens that stand for a kind, where their names don't tell.
  package var tokens: [String: [PathPattern]] = [:]
}

/// A pattern of paths of files: `*` stands for any characters of one name, `**` for any folders.
///
/// It means a path and what lies below it, and starts at any folder: `Theme` is `App/Theme/Colors.swift`.
package struct FilePattern: Equatable, Sendable {
  package let text: String
  private let names: [String]

  package init(_ text: String) {
    self.text = text
    names = text.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  package func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard !names.isEmpty else { return false }
    return parts.indices.contains { matches(names[...], parts[$0...]) }
  }

  private func matches(_ names: ArraySlice<String>, _ parts: ArraySlice<String>) -> Bool {
    // The rests of the path that the names so far lead to: no name is tried twice at one position.
    var starts: Set<Int> = [parts.startIndex]
    for name in names {
      if name == "**" {
        guard let first = starts.min() else { return false }
        starts = Set(first...parts.endIndex)
      } else {
        starts = Set(
          starts.filter { $0 < parts.endIndex && Self.matches(name, parts[$0]) }.map { $0 + 1 })
      }
      if starts.isEmpty { return false }
    }
    return true
  }

  private static func matches(_ pattern: String, _ name: String) -> Bool {
    let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    guard pieces.count > 1 else { return pattern == name }
    guard name.hasPrefix(pieces[0]) else { return false }
    var rest = name.dropFirst(pieces[0].count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      while !rest.isEmpty, !rest.hasPrefix(piece) { rest = rest.dropFirst() }
      guard rest.hasPrefix(piece) else { return false }
      rest = rest.dropFirst(piece.count)
    }
    return rest.hasSuffix(pieces[pieces.count - 1])
  }
}

/// Which tokens belong to which tier; a token that no pattern means is semantic.
package struct TierPatterns: Sendable {
  /// `nil` for the hidden groups.
  package var primitive: [PathPattern]?
  package var component: [PathPattern] = []
}

package struct RuleSettings: Sendable {
  /// The rule's default when `nil`.
  package var severity: RuleSeverity?
  /// The tokens that the rule looks at; all when empty.
  package var only: [PathPattern] = []
  package var exceptions: [PathPattern] = []
  /// The values of the rule's own options, by name; each of the kind that the rule declares.
  package var options: [String: RuleOption.Value] = [:]

  package init() {}
}

package enum RuleSeverity: String, CaseIterable, Sendable {
  case off, warning, error

  package var diagnosticSeverity: Diagnostic.Severity { self == .error ? .error : .warning }
}
