/// Faults of a JSON text that name nothing: each is its message.
enum SyntaxFault: String {
  case emptyFile = "the file is empty; expected a JSON object"
  case extraText = "unexpected text after the JSON value; a file holds one object"
  case extraTextInLine = "unexpected text after the JSON value; a line holds one document"
  case expectedName = "expected a member name in double quotes"
  case singleQuotes = "expected a member name in double quotes, not in single ones"
  case unquotedName = "expected a member name in double quotes; this one has none"
  case decimalComma =
    "a member begins with a digit; numbers have a decimal point, as in 1.5, and no comma"
  case expectedColon = "expected ':' after the member name"
  case expectedValue = "expected a value: a string, number, object, array, true, false or null"
  case unterminatedString = "a string without its closing '\"'"
  case badEscape =
    "not an escape of JSON; those are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hex digits"
  case loneSurrogate = "half of a surrogate pair; write both halves"
  case utf16 = "the file is UTF-16; save it as UTF-8"
  case notUTF8 = "this byte is not UTF-8; save the file as UTF-8"
}

extension Diagnostic {
  static func syntax(_ fault: SyntaxFault, _ range: SourceRange) -> Diagnostic {
    let isEncoding = fault == .utf16 || fault == .notUTF8
    return .error(isEncoding ? .invalidUTF8 : .invalidJSON, fault.rawValue, at: range)
  }

  /// A file of another kind: it begins with a word that begins no JSON.
  static func notJSON(_ range: SourceRange, _ word: String) -> Diagnostic {
    .error(
      .notJSON,
      "the file begins with '\(word)', so it is not JSON; name a folder of tokens or a file that "
        + "holds a JSON object", at: range)
  }

  static func unfinishedMerge(_ range: SourceRange) -> Diagnostic {
    .error(
      .conflictMarkers,
      "a merge is not finished here; keep one side, and remove the lines with '<<<<<<<', '=======' "
        + "and '>>>>>>>'", at: range)
  }

  static func typographicQuotes(
    _ range: SourceRange, _ quote: String, around text: String
  ) -> Diagnostic {
    .error(
      .invalidJSON, "'\(quote)' is a typographic quote; JSON strings need straight quotes, '\"'",
      at: range,
      fixIt: FixIt(
        message: "use straight quotes", range: range, replacement: JSONWriter.quoted(text))
    ).repeating("typographic quotes")
  }

  static func typographicQuote(_ range: SourceRange, _ quote: String) -> Diagnostic {
    .error(
      .invalidJSON,
      "'\(quote)' is a typographic quote and does not close the string; JSON needs a straight "
        + "quote, '\"'", at: range,
      fixIt: FixIt(message: "use a straight quote", range: range, replacement: "\""))
  }

  static func endsInside(_ range: SourceRange, isObject: Bool, opening: SourceRange) -> Diagnostic {
    let (kind, bracket) = isObject ? ("object", "}") : ("array", "]")
    return .error(
      .invalidJSON, "the file ends inside an \(kind); expected '\(bracket)'", at: range,
      notes: [Note(message: "the \(kind) opens here", range: opening)])
  }

  static func tooDeep(_ range: SourceRange, limit: Int) -> Diagnostic {
    .error(.tooDeep, "more than \(limit) objects and arrays inside one another", at: range)
  }

  static func tooManyFaults(_ range: SourceRange, limit: Int) -> Diagnostic {
    .error(.invalidJSON, "\(limit) faults so far; the rest of this file is not read", at: range)
  }

  static func tooManyLines(_ range: SourceRange, count: Int) -> Diagnostic {
    .error(
      .invalidJSON, "\(count) lines are not JSON; those after the first 100 are not listed",
      at: range)
  }

  static func transcoded(_ file: FileID, from encoding: String) -> Diagnostic {
    .warning(
      .invalidUTF8, "the file is \(encoding), which not every decoder takes; save it as UTF-8",
      at: SourceRange(file: file, start: 0, end: 0))
  }

  static func expectedSeparator(_ range: SourceRange, inObject isObject: Bool) -> Diagnostic {
    .error(.invalidJSON, "expected ',' or '\(isObject ? "}" : "]")'", at: range)
  }

  static func missingComma(_ range: SourceRange, after end: SourceRange) -> Diagnostic {
    .error(
      .invalidJSON, "expected ',' before this", at: range,
      fixIt: FixIt(message: "insert ','", range: end, replacement: ",")
    ).repeating("missing comma")
  }

  static func trailingComma(_ range: SourceRange, comma: SourceRange) -> Diagnostic {
    .error(
      .invalidJSON, "a comma before this bracket; JSON has no trailing commas", at: range,
      fixIt: FixIt(message: "remove the comma", range: comma, replacement: "")
    ).repeating("trailing comma")
  }

  static func tooManyMarks(_ range: SourceRange) -> Diagnostic {
    .error(
      .invalidJSON,
      "a letter has more than \(StackedMarks.most) marks, which no script has; remove them",
      at: range)
  }

  static func newlineInString(_ range: SourceRange, start: SourceRange) -> Diagnostic {
    .error(
      .invalidJSON, "a line ends inside a string; close it with '\"' or write '\\n'", at: range,
      notes: [Note(message: "the string starts here", range: start)])
  }

  static func controlCharacter(_ range: SourceRange, _ byte: UInt8) -> Diagnostic {
    let digits = String(byte, radix: 16)
    let escape =
      byte == 0x09 ? "\\t" : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    return .error(
      .invalidJSON, "a control character in a string; write '\(escape)'", at: range,
      fixIt: FixIt(message: "write '\(escape)'", range: range, replacement: escape))
  }

  static func comment(_ range: SourceRange) -> Diagnostic {
    .error(.invalidJSON, "JSON has no comments; '$description' holds remarks", at: range)
      .repeating("comment")
  }

  static func notALiteral(_ range: SourceRange, _ text: String) -> Diagnostic {
    let remedy =
      switch text.lowercased() {
      case "true", "false", "null": "JSON writes '\(text.lowercased())'"
      case "nan", "infinity", "-infinity", "+infinity": "JSON has no such number"
      default:
        text.utf8.first.map { $0 >= 0x30 && $0 <= 0x39 || [0x2B, 0x2D, 0x2E].contains($0) } == true
          ? "numbers are written like -1, 0.5 or 2e3" : "put strings in double quotes"
      }
    return .error(.invalidJSON, "'\(text)' is not a JSON value; \(remedy)", at: range)
  }

  static func duplicateName(
    _ range: SourceRange, _ name: String, first: SourceRange, isIgnored: Bool
  ) -> Diagnostic {
    .error(
      .duplicateKey,
      "'\(name)' is already a member of this object" + (isIgnored ? ", so it is ignored" : ""),
      at: range, notes: [Note(message: "'\(name)' is first here", range: first)]
    ).repeating("duplicate \(name)")
  }
}

extension Diagnostic.ID {
  package static let invalidJSON = Self("invalid-json")
  package static let conflictMarkers = Self("conflict-markers")
  static let notJSON = Self("not-json")
  static let invalidUTF8 = Self("invalid-utf8")
  static let tooDeep = Self("too-deep")
  static let duplicateKey = Self("duplicate-key")
}
