/// A fault in the name of a group or token.
enum NameFault: Equatable, Sendable {
  case empty, reserved, brace, dot
}

extension Diagnostic {
  static func invalidName(_ range: SourceRange, _ name: String, _ fault: NameFault) -> Diagnostic {
    let message =
      switch fault {
      case .empty: "a name needs at least one character"
      case .reserved:
        "name '\(name)' starts with '$', which is kept for the format; only '$root' names a token"
      case .brace: "name '\(name)' contains a brace; braces write aliases"
      case .dot: "name '\(name)' contains a dot; dots separate names, so nest groups instead"
      }
    return .error(.invalidName, message, at: range)
  }

  static func unknownProperty(_ range: SourceRange, _ name: String) -> Diagnostic {
    // Without its value a token is a group without tokens.
    Diagnostic(
      severity: TokenReader.isMisspeltValue(name) ? .error : .warning, id: .unknownProperty,
      message: "'\(name)' is not a property of DTCG 2025.10 and is ignored"
        + Suggestion.phrase(for: name, among: TokenReader.properties), range: range)
  }

  static func unexpectedMember(
    _ range: SourceRange, _ name: String, isProperty: Bool
  ) -> Diagnostic {
    let remedy =
      isProperty ? "did you mean '$\(name)'?" : "put data of your own under '$extensions'"
    return .error(.unexpectedMember, "a token has no member '\(name)'; \(remedy)", at: range)
  }

  static func misplacedMode(_ range: SourceRange, _ name: String) -> Diagnostic {
    .error(.unknownMode, "a token has no member '\(name)'; \(modeForm)", at: range)
      .repeating("\(name) for mode")
  }

  /// Where values for other contexts are written.
  static var modeForm: String {
    #"values for other contexts stand under '$extensions', as {"mode": {"dark": …}}"#
  }

  static func valueWhereGroupExpected(
    _ range: SourceRange, _ name: String, isProperty: Bool
  ) -> Diagnostic {
    let remedy =
      isProperty ? "did you mean '$\(name)'?" : "did you forget a '$', or '{\"$value\": …}'?"
    return .error(
      .unexpectedMember, "'\(name)' is neither a token nor a group; \(remedy)", at: range)
  }

  static func tokenAndGroup(_ range: SourceRange, child: SourceRange) -> Diagnostic {
    .error(
      .tokenAndGroup, "a token can't hold tokens or groups; name its own value '$root'", at: range,
      notes: [Note(message: "this lies inside a token", range: child)])
  }

  static func unknownType(_ range: SourceRange, _ text: String) -> Diagnostic {
    let known = TokenType.allCases.map(\.rawValue)
    return .error(.invalidType, "'\(text)' is not a type of DTCG 2025.10", at: range).suggesting(
      Suggestion.word(for: text, among: known),
      orElse: "the types are \(known.joined(separator: ", "))")
  }

  static func foreignDialect(
    _ range: SourceRange, _ dialect: Dialect, example: String
  ) -> Diagnostic {
    let (name, sign, argument) = dialect.words
    return .error(
      .foreignDialect, "\(sign): \(name); 'tokenc import \(argument)' converts it", at: range,
      notes: [Note(message: "DTCG 2025.10 writes \(example)", range: range)]
    ).repeating(name, limit: 1)
  }
}

extension Diagnostic.ID {
  static let invalidSource = Self("invalid-source")
  static let invalidName = Self("invalid-name")
  static let unknownProperty = Self("unknown-property")
  static let unexpectedMember = Self("unexpected-member")
  static let tokenAndGroup = Self("token-and-group")
  static let badExtends = Self("bad-extends")
  static let badReference = Self("bad-ref")
  static let invalidType = Self("invalid-type")
  static let invalidDescription = Self("invalid-description")
  static let invalidDeprecated = Self("invalid-deprecated")
  static let invalidExtensions = Self("invalid-extensions")
  static let foreignDialect = Self("foreign-dialect")
  static let unknownMode = Self("unknown-mode")
  static let tokencExtension = Self("tokenc-extension")
}
