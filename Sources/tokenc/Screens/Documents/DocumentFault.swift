import TokenCompiler
import TokenComponents

/// Something in a document that does not decode, that decoding ignores, or that is on its way out.
///
/// For example, at `/gap`, of `Stack.gap`: `SpacingToken has no 'gap_xs'`, so 0 is shown instead.
package struct DocumentFault: Sendable {
  /// The part of a document that is not shown as it is sent.
  package enum Loss: Hashable, Sendable {
    /// An element of a lenient list, by the path to it.
    case element([String])
    /// The value alone: this stands for it, or nothing if `nil`.
    case value(FieldDefault?)
    case document
  }

  /// The names and indices from the root to it.
  package let path: [String]
  /// The field or type that does not decode, for example `Stack.gap`; empty where the reason says so.
  package let subject: String
  package let reason: String
  /// A Boolean value that indicates whether it is a name that nothing has: wherever it is sent, the fault is the
  /// same.
  package let isUnknownName: Bool
  /// `nil` for what is read as it is sent.
  package let loss: Loss?
  /// The remedy; empty where none is known.
  package let remedy: String
  var choices: Diagnostic.Repair.Choices?
  var fix: Diagnostic.Repair.Operation?

  package static let addressRemedy = "'addresses' in tokenc.json says what it accepts"

  /// The subject with what is said of it: a phrase, or a sentence of its own.
  package var statement: String {
    let isPhrase = reason.hasPrefix("is ") || reason.hasPrefix("lacks ")
    return subject + (subject.isEmpty ? "" : isPhrase ? " " : ": ") + reason
  }

  /// The outcome, for example `0 is shown instead`; empty for none.
  package var outcome: String {
    switch loss {
    case .element(let element)?: "'\(DocumentReader.pointer(element))' is left out"
    case .value(let substitute?)?: "\(substitute.words) is shown instead"
    case .value(nil)?: "it is ignored"
    case .document?: "nothing of it is shown"
    case nil: ""
    }
  }

  /// - Parameter member: what is missing of the object at the place.
  func repair(missing member: String? = nil) -> Diagnostic.Repair {
    let place = path + (member.map { [$0] } ?? [])
    return Diagnostic.Repair(
      pointer: DocumentReader.jsonPointer(place), reason: statement, choices: choices, fix: fix)
  }

  var message: String {
    "\(DocumentReader.pointer(path)): \(statement)" + (outcome.isEmpty ? "" : ", so \(outcome)")
      + (remedy.isEmpty ? "" : "; \(remedy)")
  }
}
