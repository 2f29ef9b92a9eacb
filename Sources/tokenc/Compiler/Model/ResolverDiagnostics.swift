extension Diagnostic {
  static func duplicateOrderName(
    _ range: SourceRange, _ name: String, first: SourceRange
  ) -> Diagnostic {
    .error(
      .badResolver, "'\(name)' is already the name of an item of 'resolutionOrder'", at: range,
      notes: [Note(message: "'\(name)' is first here", range: first)])
  }

  static func unknownResolverMember(
    _ range: SourceRange, _ name: String, known: [String]
  ) -> Diagnostic {
    .warning(
      .unknownProperty,
      "'\(name)' has no meaning here and is ignored" + Suggestion.phrase(for: name, among: known),
      at: range)
  }

  static func badReference(_ range: SourceRange, _ message: String) -> Diagnostic {
    .error(.badReference, message, at: range)
  }

  static func danglingPointer(
    _ range: SourceRange, _ text: String, missing: String, among names: [String]
  ) -> Diagnostic {
    .badReference(
      range,
      "'\(text)' leads nowhere: there is no '\(missing)'"
        + (names.count > Self.listedNameCount
          ? Suggestion.phrase(for: missing, among: names)
          : Suggestion.phrase(for: missing, among: names, otherwise: "there is \(names.quoted)")))
  }

  static func expansionTooLarge(_ range: SourceRange, _ message: String) -> Diagnostic {
    .error(.expansionTooLarge, message, at: range)
  }
}

extension Diagnostic.ID {
  package static let badResolver = Self("bad-resolver")
  static let badModifier = Self("bad-modifier")
  static let badContext = Self("bad-context")
  static let expansionTooLarge = Self("expansion-too-large")
}
