import TokenCompiler

package struct Finding: Sendable {
  /// The token that it concerns, where a suppression would stand; `nil` for a finding in code.
  var token: TokenPath?
  /// The subject, alike in every run: token paths joined by words. Baselines know a finding by it.
  var subject: String
  /// The themes concerned, where not all are; see ``TokenTable/Theme/name``.
  var themes: [String] = []
  /// How bad it is, where that is a number: the higher the better.
  var measure: Double?
  /// One lower-case phrase, as in ``Diagnostic/message``.
  var message: String
  var range: SourceRange
  var notes: [Diagnostic.Note] = []
  package var fixIt: Diagnostic.FixIt?
  /// The subject of a finding in code, for programs.
  package var literal: Diagnostic.Literal?
}

extension Finding {
  /// A finding in code.
  package init(
    subject: String, message: String, range: SourceRange, fixIt: Diagnostic.FixIt? = nil
  ) {
    self.init(token: nil, subject: subject, message: message, range: range, fixIt: fixIt)
  }
}

extension TokenTable {
  func finding(_ token: Token, _ message: String) -> Finding {
    Finding(token: token.path, subject: token.text, message: message, range: nameRange(of: token))
  }

  /// For example ` in dark`; empty for all themes.
  package func contextText(of numbers: [Int]) -> String {
    let inputs = themes.map(\.input)
    let summary = ContextSummary(of: numbers.map { inputs[$0] }, among: inputs)
    return summary.isEverything ? "" : " in \(summary.contextText)"
  }

  /// The names of themes; a system with one theme has none for it.
  func names(of numbers: [Int]) -> [String] {
    numbers.map { themes[$0].name }.filter { !$0.isEmpty }
  }

  func declarationNote(of token: Token) -> Diagnostic.Note {
    Diagnostic.Note(message: "'\(token.text)' is declared here", range: nameRange(of: token))
  }
}
