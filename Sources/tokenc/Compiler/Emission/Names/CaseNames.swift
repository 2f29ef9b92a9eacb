/// The strings by which the cases of an enum are found.
package struct CaseNames {
  /// A line for each case, as the library's `NameIndex` reads it: its name, and after tabs what to use
  /// instead and its former names.
  ///
  /// No line depends on another, so a case more is a line more. Names have no control characters.
  private(set) var lines = NameList()

  package init(
    count: Int, name: (_ ordinal: Int) -> String, formerNames: (_ ordinal: Int) -> [String],
    deprecation: (_ ordinal: Int) -> CaseDeprecation? = { _ in nil }
  ) {
    lines.reserveCapacity(count)
    for ordinal in 0..<count {
      let deprecation = deprecation(ordinal).map { deprecation in
        switch deprecation {
        case .replaced(let name): "\tuse " + name
        case .unreplaced: "\tdeprecated"
        }
      }
      let fields = formerNames(ordinal).map { "\twas " + $0 }
      lines.append(name(ordinal) + (deprecation ?? "") + fields.joined())
    }
  }
}

package enum CaseDeprecation {
  /// The case with this name.
  case replaced(by: String)
  case unreplaced
}

extension CaseNames {
  init(of family: TokenFamily) {
    let replacements = Set(family.tokens.lazy.compactMap { $0.deprecation?.replacement })
    var serverNames: [String: String] = [:]
    for token in family.tokens where replacements.contains(token.names.caseName) {
      serverNames[token.names.caseName] = token.names.serverName
    }
    // By index, as a copy of a token retains all that it has.
    self.init(count: family.tokens.count) {
      family.tokens[$0].names.serverName
    } formerNames: {
      family.tokens[$0].names.formerNames
    } deprecation: {
      family.tokens[$0].deprecation.map { deprecation in
        deprecation.replacement.flatMap { serverNames[$0] }.map { .replaced(by: $0) } ?? .unreplaced
      }
    }
  }
}
