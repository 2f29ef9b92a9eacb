extension Diagnostic {
  /// - Parameters:
  ///   - other: a token that all themes have, and that the path may be misspelt for.
  ///   - files: the files in which a value can be stated.
  ///   - hiding: the pattern that would hide the token, and its likes.
  static func hole(
    _ range: SourceRange, _ path: String, missingIn themes: ContextSummary,
    meaning other: String?, files: [String], hiding: String
  ) -> Diagnostic {
    let shownFiles = files.prefix(3).map { "'\($0)'" }.joined(separator: " and ")
    let more = files.count > 3 ? " and \(files.count - 3) more" : ""
    let target = files.isEmpty ? "there" : "in \(shownFiles)\(more)"
    let remedy = other.map { "did you mean '\($0)'?" } ?? "all themes need the same tokens"
    let diagnostic = Diagnostic.error(
      .hole, "token '\(path)' is missing for \(themes.text); \(remedy)", at: range,
      notes: [
        Note(
          message: (other == nil ? "" : "if not, ")
            + "give it a value \(target); or, if it only serves aliases, hide it with "
            + #"'"hidden": ["\#(hiding)"]' in tokenc.json"#, range: range)
      ])
    return other.map { diagnostic.renaming(path, to: $0, at: range) }
      ?? diagnostic.repeating("\(hiding) \(themes.text)")
  }

  /// Tokens that ``PrivateTokens`` found.
  static func privateTokens(_ range: SourceRange, _ count: Int, of group: String) -> Diagnostic {
    .note(
      .privateTokens,
      (count == 1
        ? "a token of '\(group)' is in some themes only and serves aliases, so it is hidden"
        : "\(count) tokens of '\(group)' are in some themes only and serve aliases, so they are "
          + "hidden") + #"; '"hidden": ["\#(group).**"]' in tokenc.json says so"#, at: range)
  }

  /// Two holes that are one typo: each of two tokens is exactly where the other is missing.
  static func misspeltToken(
    _ range: SourceRange, _ path: String, in themes: ContextSummary, other: String,
    at firstRange: SourceRange
  ) -> Diagnostic {
    Diagnostic.error(
      .hole,
      "token '\(path)' is there for \(themes.text) only, where '\(other)' is missing; "
        + "did you mean '\(other)'?", at: range,
      notes: [Note(message: "'\(other)' is declared here", range: firstRange)]
    ).renaming(path, to: other, at: range)
  }

  /// The same with the edit that gives a token the last name of another one of its group.
  private func renaming(_ path: String, to other: String, at range: SourceRange) -> Diagnostic {
    var diagnostic = self
    let names = path.split(separator: ".")
    let otherNames = other.split(separator: ".")
    if let name = otherNames.last, names.dropLast() == otherNames.dropLast() {
      diagnostic.fixIt = FixIt(message: "write '\(name)'", range: range, replacement: "\"\(name)\"")
    }
    return diagnostic
  }

  static func tokenOutsideGroups(_ range: SourceRange, _ token: Token) -> Diagnostic {
    let name = token.namingPath
    return .error(
      .tokenOutsideGroups,
      "token '\(token.text)' lies in no group; the top-level group of a token gives its enum",
      at: range,
      notes: [
        Note(
          message: "tokenc.json gives it one with '\"enums\": { \"\(name)\": "
            + "\"\(SwiftName.legalTypeName(of: name))\" }'", range: range)
      ]
    ).noting(renameOf: token, at: range)
  }

  static func mixedTypes(
    _ range: SourceRange, _ path: String, _ found: TokenType, _ typeName: String,
    _ expected: TokenType, in themes: ContextSummary
  ) -> Diagnostic {
    .error(
      .mixedTypes,
      "token '\(path)' is a \(found.rawValue), but '\(typeName)' holds \(expected.rawValue) tokens; "
        + "put it into a top-level group of its own", at: range,
      notes: themes.isEverything ? [] : [.themes(themes, at: range)]
    ).repeating(typeName)
  }

  /// A `name` that Swift doesn't take.
  static func invalidCase(_ range: SourceRange, _ name: String) -> Diagnostic {
    .error(
      .invalidCase,
      "'\(name)' is not a Swift case, as it starts with a digit or holds a symbol; "
        + "state one as '$extensions.tokenc.name'", at: range)
  }

  static func reservedCase(_ range: SourceRange, _ name: String, of path: String) -> Diagnostic {
    .error(
      .invalidCase,
      "the case '\(name)' of token '\(path)' has another meaning in Swift enums; "
        + "state one as '$extensions.tokenc.name'", at: range)
  }

  static func duplicateCase(
    _ range: SourceRange, _ name: String, _ path: String, first: String, at firstRange: SourceRange,
    sharesServerName: Bool
  ) -> Diagnostic {
    .error(
      .duplicateCase,
      "tokens '\(first)' and '\(path)' both become the Swift case '\(name)'; "
        + (sharesServerName
          ? "'rename' in tokenc.json gives one another name, or state its 'name' and 'serverName' in "
            + "'$extensions.tokenc'"
          : "state one as '$extensions.tokenc.name'"),
      at: range, notes: [Note(message: "'\(first)' is declared here", range: firstRange)])
  }

  /// The same with a note where `rename` of `tokenc.json` gives a token's names.
  func noting(renameOf token: Token, at range: SourceRange) -> Diagnostic {
    guard token.namingPath != token.text else { return self }
    var diagnostic = self
    diagnostic.notes.append(
      Note(
        message: "'rename' in tokenc.json gives '\(token.text)' the names of '\(token.namingPath)'",
        range: range))
    return diagnostic
  }

  package static func uncomposedServerName(_ range: SourceRange, _ name: String) -> Diagnostic {
    .error(
      .invalidServerName,
      NormalForm.hasControls(name)
        ? "server string '\(name)' has a control character; write characters that people see"
        : "server string '\(name)' is not in Unicode normal form C; write composed letters",
      at: range)
  }

  static func duplicateServerName(
    _ range: SourceRange, _ name: String, _ path: String, first: String, at firstRange: SourceRange
  ) -> Diagnostic {
    .error(
      .duplicateServerName,
      path == first
        ? "server string '\(name)' of token '\(path)' is stated twice"
        : "tokens '\(first)' and '\(path)' both have the server string '\(name)'", at: range,
      notes: [Note(message: "'\(first)' has it here", range: firstRange)])
  }

  static func extensionFault(_ range: SourceRange, _ message: String) -> Diagnostic {
    .error(.tokencExtension, message, at: range)
  }

  static func neededTypeName(_ range: SourceRange?, _ name: String, _ group: String) -> Diagnostic {
    .error(
      .configuration,
      "the enum of '\(group)' can't be called '\(name)', a type that generated code names; "
        + "state another in tokenc.json", at: range)
  }

  static func duplicateTypeName(
    _ range: SourceRange?, _ name: String, _ group: String, _ other: String
  ) -> Diagnostic {
    .error(
      .configuration,
      other.isEmpty
        ? "group '\(group)' can't be called '\(name)', which is generated as well"
        : "groups '\(other)' and '\(group)' both become '\(name)'; state one as 'type' in tokenc.json",
      at: range)
  }

  /// A modifier of brands whose name can't be that of an enum and a property.
  static func brandModifierWithoutType(_ modifier: BrandModifier, _ typeName: String) -> Diagnostic
  {
    let contexts = modifier.contexts.map { "\"\($0)\": {\"brand\": \"\($0)\"}" }
    return .error(
      .configuration,
      "modifier '\(modifier.name)' can't become the Swift enum '\(typeName)'; "
        + "map its contexts onto brands in tokenc.json: "
        + ProbableRole.line(modifier.name, "{\(contexts.joined(separator: ", "))}"),
      at: modifier.range)
  }

  static func takenBrandName(
    _ range: SourceRange, _ name: String, of brand: String, owner: String
  ) -> Diagnostic {
    .error(
      .configuration, "former name '\(name)' of brand '\(brand)' belongs to brand '\(owner)'",
      at: range)
  }

  static func brandsWithOneCase(_ name: String, _ other: String, _ caseName: String) -> Diagnostic {
    .error(
      .duplicateCase, "brands '\(other)' and '\(name)' both become the Swift case '\(caseName)'",
      at: nil)
  }
}

extension Diagnostic.ID {
  package static let hole = Self("hole")
  static let privateTokens = Self("private-tokens")
  package static let tokenOutsideGroups = Self("token-outside-groups")
  package static let mixedTypes = Self("mixed-types")
  package static let invalidCase = Self("invalid-case")
  package static let duplicateCase = Self("duplicate-case")
  static let invalidServerName = Self("invalid-server-name")
  package static let duplicateServerName = Self("duplicate-server-name")
}
