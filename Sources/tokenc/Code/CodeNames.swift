import TokenCompiler
import TokenLint
import TokenSwift

/// Finds token names that code invents: cases that a generated enum doesn't have.
package struct CodeNames {
  /// The names of the cases of each generated enum.
  private let cases: [String: Set<String>]
  private let all: Set<String>

  package init(_ table: TokenTable) {
    var cases: [String: Set<String>] = [:]
    let prefix = table.configuration.typePrefix
    for token in table.tokens where !token.names.isHidden {
      cases[prefix + token.names.typeName, default: []].insert(token.names.caseName)
    }
    self.cases = cases
    all = cases.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// The members that every enum of tokens has besides its cases.
  private static let members: Set = ["allCases", "init", "lookup", "self", "Type", "RawValue"]

  /// `ColorToken.invented` and `theme[.invented]`, in the order of the code.
  package func findings(in code: [UInt8], of file: FileID) -> [Diagnostic] {
    let source = SwiftSource(code)
    return source.tokens.indices.compactMap { index in
      guard source.isName(index), source.isMark(index - 1, ".") else { return nil }
      let name = source.text(index)
      var known: Set<String>?
      var owner = ""
      if source.isName(index - 2), let own = cases[source.text(index - 2)] {
        owner = source.text(index - 2)
        known = own.union(Self.members)
      } else if source.isMark(index - 2, "["), source.isMark(index + 1, among: ",]"),
        source.isName(index - 3), source.text(index - 3).lowercased().hasSuffix("theme")
      {
        owner = "the theme"
        known = all
      }
      guard let known, !known.contains(name), !source.isCall(index) else { return nil }
      let names = Array(known.subtracting(Self.members)).sorted()
      let range = SourceRange(file: file, bytes: source.tokens[index].range)
      return .error(
        .init("unknown-token"),
        "\(owner) has no token '\(name)'" + Suggestion.phrase(for: name, among: names), at: range)
    }
  }
}
