/// A message about an input, at the smallest range that is wrong.
///
/// The text is one lower-case phrase without a full stop: it states the rule or the fact and offers
/// the remedy after a semicolon, with names in single quotes.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Sendable {
    case error, warning
    /// Something that was decided for the reader, who may have it otherwise.
    case note
  }

  /// A related position, for example a link of a cycle or the first of two duplicates.
  package struct Note: Hashable, Sendable {
    package var message: String
    /// Where the note points, or `nil` when it concerns the run rather than a file.
    package var range: SourceRange?

    package init(message: String, range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A token without a value, in all contexts or in some, and why.
  package struct Loss: Hashable, Sendable {
    package var path: String
    package var reason: String

    package init(of path: String, _ reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// The facts by which a program mends a document that another program wrote, without reading a sentence.
  package struct Repair: Hashable, Sendable {
    /// An operation of JSON Patch (RFC 6902).
    package enum Operation: Hashable, Sendable {
      /// Puts a text, a number or a flag, as it stands in JSON, at the position.
      case replace(json: String)
      case remove
      /// Moves the member to another position (RFC 6901).
      case move(to: String)
    }

    /// The names that a position could have.
    package struct Choices: Hashable, Sendable {
      /// Those that were probably meant, the nearest first.
      package var nearest: [String]
      /// All, shared by the findings of a document.
      package var names: [String]
      /// A Boolean value that indicates whether they are texts in JSON, and not numbers or `true` and `false`.
      package var areTexts: Bool

      package init(nearest: [String], names: [String], areTexts: Bool = true) {
        self.nearest = nearest
        self.names = names
        self.areTexts = areTexts
      }

      /// At most 50 as they stand in JSON, the nearest first.
      var texts: [String] {
        let names = (nearest + names.prefix(50)).unique().prefix(50)
        return areTexts ? names.map(JSONWriter.quoted) : Array(names)
      }
    }

    /// The position (RFC 6901).
    package var pointer: String
    /// The fact alone, without what comes of it.
    package var reason: String
    package var choices: Choices?
    /// The one obvious edit.
    package var fix: Operation?

    package init(
      pointer: String, reason: String, choices: Choices? = nil, fix: Operation? = nil
    ) {
      self.pointer = pointer
      self.reason = reason
      self.choices = choices
      self.fix = fix
    }
  }

  /// A value that code writes out, and the tokens that are it or near it.
  package struct Literal: Hashable, Sendable {
    /// For example `spacing`.
    package var kind: String
    package var value: String
    /// The path of the token that has the value in every theme; `nil` for none.
    package var token: String?
    /// The case of that token in Swift.
    package var swift: String?
    /// The other tokens with the value.
    package var others: [String]
    /// The nearest token, where none has the value.
    package var nearest: String?
    /// ΔE (CIEDE2000) for colors, otherwise points, seconds or parts of 1.
    package var distance: Double?

    package init(
      kind: String, value: String, token: String? = nil, swift: String? = nil,
      others: [String] = [], nearest: String? = nil, distance: Double? = nil
    ) {
      self.kind = kind
      self.value = value
      self.token = token
      self.swift = swift
      self.others = others
      self.nearest = nearest
      self.distance = distance
    }
  }

  /// The one obvious edit that mends the fault.
  package struct FixIt: Hashable, Sendable {
    package let message: String
    package let file: FileID
    package let edit: TextEdit

    package init(message: String, file: FileID, edit: TextEdit) {
      self.message = message
      self.file = file
      self.edit = edit
    }

    package init(message: String, range: SourceRange, replacement: String) {
      self.init(message: message, file: range.file, edit: TextEdit(range.bytes, replacement))
    }

    /// The bytes to replace; empty to insert.
    package var range: SourceRange { SourceRange(file: file, bytes: edit.range) }
  }

  /// The stable name of the message's kind, for example `unknown-alias`.
  package struct ID: RawRepresentable, Hashable, Sendable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
    package init(_ rawValue: String) { self.rawValue = rawValue }
  }

  package var severity: Severity
  package var id: ID
  package var message: String
  /// Where the fault is, or `nil` when it lies in the command line or the environment.
  package var range: SourceRange?
  /// The path to show when the fault concerns a file that could not be read.
  package var path: String?
  package var notes: [Note] = []
  package var fixIt: FixIt?
  package var loss: Loss?
  package var repair: Repair?
  package var literal: Literal?
  /// Groups repetitions of one mistake. When a file has more than ``repetitionLimit`` of one key, only
  /// the first is shown, with their number.
  package var repetitionKey: String?
  var repetitionLimit = 3
  /// A Boolean value that indicates whether repetitions in several files are one.
  var foldsFiles = false
  /// The edit that mends all repetitions at once.
  var repetitionRemedy: String?

  package init(
    severity: Severity, id: ID, message: String, range: SourceRange? = nil, path: String? = nil,
    notes: [Note] = [], fixIt: FixIt? = nil, repetitionKey: String? = nil, repetitionLimit: Int = 3
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.range = range
    self.path = path
    self.notes = notes
    self.fixIt = fixIt
    self.repetitionKey = repetitionKey
    self.repetitionLimit = repetitionLimit
  }

  package static func error(
    _ id: ID, _ message: String, at range: SourceRange?, notes: [Note] = [], fixIt: FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(severity: .error, id: id, message: message, range: range, notes: notes, fixIt: fixIt)
  }

  package static func warning(
    _ id: ID, _ message: String, at range: SourceRange?, notes: [Note] = [], fixIt: FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity: .warning, id: id, message: message, range: range, notes: notes, fixIt: fixIt)
  }

  static func note(_ id: ID, _ message: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(severity: .note, id: id, message: message, range: range)
  }

  /// As many names as a message lists whole.
  static let listedNameCount = 8

  /// The diagnostic with the string probably meant, and its fix-it, or else with a remedy.
  func suggesting(
    _ text: String?, for asked: String = "", orElse remedy: String? = nil
  ) -> Diagnostic {
    var result = self
    let question = text.map { Suggestion.question(for: asked, $0) }
    if let end = question ?? remedy { result.message += "; " + end }
    guard let text, let range else { return result }
    result.fixIt = FixIt(message: "write '\(text)'", range: range, replacement: "\"\(text)\"")
    return result
  }

  package func repaired(by repair: Repair) -> Diagnostic {
    var result = self
    result.repair = repair
    return result
  }

  /// One of many diagnostics that the same mistake can cause in a file, or across all files.
  package func repeating(
    _ key: String, limit: Int = 3, remedy: String? = nil, acrossFiles: Bool = false
  ) -> Diagnostic {
    var result = self
    result.foldsFiles = acrossFiles
    result.repetitionRemedy = remedy
    result.repetitionKey = key
    result.repetitionLimit = limit
    return result
  }
}
