import TokenCompiler

/// Names of groups and tokens follow one style.
struct NamingRule: LintRule {
  let id = "naming"
  let defaultSeverity = RuleSeverity.warning

  let options = [
    RuleOption(
      name: "style", kind: .word(Style.allCases.map(\.rawValue)),
      defaultValue: .word(Style.kebabCase.rawValue), summary: "how each name of a path is written")
  ]

  private enum Style: String, CaseIterable {
    case kebabCase = "kebab-case"
    case snakeCase = "snake_case"
    case camelCase

    /// Returns a Boolean value that indicates whether a name has only the characters of the style and starts and ends
    /// well.
    func allows(_ name: String) -> Bool {
      let separator: UInt8? =
        switch self {
        case .kebabCase: UInt8(ascii: "-")
        case .snakeCase: UInt8(ascii: "_")
        case .camelCase: nil
        }
      var previous = separator
      for byte in name.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
          guard self == .camelCase, previous != nil else { return false }
        case separator:
          guard previous != separator else { return false }
        default: return false
        }
        previous = byte
      }
      return previous != separator
    }
  }

  func findings(in table: TokenTable, scope: RuleScope) -> [Finding] {
    guard let style = Style(rawValue: scope.word("style")) else { return [] }
    let groups = Dictionary(firstOf: table.resolution.model.groups.map { ($0.path, $0) })
    let paths = table.resolution.model.paths
    var seen: Set<TokenPath> = []
    var findings: [Finding] = []
    for token in table.tokens where scope.includes(token) {
      var path = token.path
      var found: [Finding] = []
      while path != .root, seen.insert(path).inserted {
        let name = table.tape.names.string(paths.name(of: path))
        if name != "$root", !style.allows(name) {
          let range =
            groups[path].map { table.tape.range(NodeID(index: $0.object.index - 1)) }
            ?? table.nameRange(of: token)
          found.append(
            Finding(
              token: path, subject: table.resolution.pathText(path),
              message: "name '\(name)' is not in \(style.rawValue)", range: range))
        }
        guard let parent = paths.parent(of: path) else { break }
        path = parent
      }
      findings += found.reversed()
    }
    return findings
  }
}
