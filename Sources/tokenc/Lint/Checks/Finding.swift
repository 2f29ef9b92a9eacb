import TokenCompiler

/// Something that a rule found.
package struct Finding: Sendable {
  /// The token that it concerns, where a suppression would stand.
  var token: TokenPath
  /// What it is about, the same in every run: token paths, joined by words. A baseline knows a
  /// finding by this and its rule.
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
}

extension TokenTable {
  func declarationNote(of token: Token) -> Diagnostic.Note {
    Diagnostic.Note(message: "'\(token.text)' is declared here", range: nameRange(of: token))
  }
}
