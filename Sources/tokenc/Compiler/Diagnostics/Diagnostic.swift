/// A message about an input, at the smallest range that is wrong.
///
/// The text is one lower-case phrase without a full stop: it states the rule or the fact and offers
/// the remedy after a semicolon, with names in single quotes.
struct Diagnostic: Hashable, Sendable {
  enum Severity: String, Sendable {
    case error, warning
  }

  /// A related place, for example a link of a cycle or the first of two duplicates.
  struct Note: Hashable, Sendable {
    var message: String
    /// Where the note points, or `nil` when it concerns the run rather than a file.
    var range: SourceRange?
  }

  /// The one obvious edit that mends the fault.
  struct FixIt: Hashable, Sendable {
    var message: String
    /// The bytes to replace; empty to insert.
    var range: SourceRange
    var replacement: String
  }

  /// The stable name of the message's kind, for example `unknown-alias`.
  struct ID: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
  }

  var severity: Severity
  var id: ID
  var message: String
  /// Where the fault is, or `nil` when it lies in the command line or the environment.
  var range: SourceRange?
  /// The path to show when the fault concerns a file that could not be read.
  var path: String?
  var notes: [Note] = []
  var fixIt: FixIt?
  /// Groups repetitions of one mistake. When a file has more than ``repetitionLimit`` of one key, only
  /// the first is shown, with their number.
  var repetitionKey: String?
  var repetitionLimit = 3

  static func error(
    _ id: ID, _ message: String, at range: SourceRange?, notes: [Note] = [], fixIt: FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity: .error, id: id, message: message, range: range, notes: notes, fixIt: fixIt)
  }

  static func warning(
    _ id: ID, _ message: String, at range: SourceRange?, notes: [Note] = [], fixIt: FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity: .warning, id: id, message: message, range: range, notes: notes, fixIt: fixIt)
  }

  /// The diagnostic with the string that was probably meant and its fix-it, or else with a remedy.
  func suggesting(_ text: String?, orElse remedy: String? = nil) -> Diagnostic {
    var result = self
    if let end = text.map({ "did you mean '\($0)'?" }) ?? remedy { result.message += "; " + end }
    guard let text, let range else { return result }
    result.fixIt = FixIt(
      message: "write '\(text)'", range: range, replacement: "\"\(text)\"")
    return result
  }

  /// The diagnostic as one of many that the same mistake can cause in a file.
  func repeating(_ key: String, limit: Int = 3) -> Diagnostic {
    var result = self
    result.repetitionKey = key
    result.repetitionLimit = limit
    return result
  }
}
