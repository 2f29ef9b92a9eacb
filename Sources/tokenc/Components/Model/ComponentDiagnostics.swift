import TokenCompiler

extension Diagnostic {
  /// - Parameter key: the member that says what servers call it, if they do.
  static func takenName(
    _ range: SourceRange, _ name: String, _ what: String, key: String? = nil
  ) -> Diagnostic {
    .error(
      .invalidCase,
      "'\(name)' can't name \(what); it has another meaning"
        + (key.map { ", so give it another name and say \"\($0)\": \"\(name)\"" } ?? ""), at: range)
  }

  static func unusedLayout(_ range: SourceRange, _ name: String) -> Diagnostic {
    .warning(
      .unusedLayout,
      "the arrangement has no '{layout.\(name)}', so views don't have it; use it there or remove it",
      at: range)
  }

  static func unnamedAction(_ range: SourceRange) -> Diagnostic {
    .warning(
      .unnamedAction,
      "what triggers an action here has no text that a screen reader could say; give it an "
        + "'accessibilityLabel'", at: range)
  }

  static func missingCases(
    _ range: SourceRange, _ missing: [String], of choice: String
  ) -> Diagnostic {
    .error(.componentHole, "the values by '\(choice)' leave out \(missing.quoted)", at: range)
  }

  static func missingElement(
    _ range: SourceRange, _ element: String, in variant: String
  ) -> Diagnostic {
    .error(
      .componentHole,
      "variant '\(variant)' sets nothing of '\(element)'; give it an appearance here or in the "
        + "shared 'appearance'", at: range)
  }

  /// All properties that a variant leaves unset of an element.
  static func unsetProperties(
    _ range: SourceRange, _ properties: [UnsetProperty], in variant: String
  ) -> Diagnostic {
    let listed = properties.map { "'\($0.name)', \($0.reason)" }
    let what =
      properties.count == 1
      ? "leaves '\(properties[0].name)' unset, \(properties[0].reason)"
      : "leaves \(properties.count) properties unset: \(listed.joined(separator: "; "))"
    let values = properties.count == 1 ? "it a value" : "each a value"
    let hasRequired = properties.contains(where: \.isRequired)
    let hasOptional = properties.contains { !$0.isRequired }
    let null = hasOptional ? ", or null for none\(hasRequired ? " where it isn't needed" : "")" : ""
    return .error(
      .componentHole, "variant '\(variant)' \(what); give \(values)\(null)", at: range)
  }

  static func componentCycle(_ range: SourceRange, _ names: [String], notes: [Note]) -> Diagnostic {
    let path = names.map { "'\($0)'" }.joined(separator: " → ")
    return .error(
      .componentCycle,
      names.count == 2
        ? "component \(names.first.map { "'\($0)'" } ?? "") contains itself"
        : "these components contain one another: \(path)", at: range, notes: notes)
  }

  static func unknownComponent(
    _ range: SourceRange, _ name: String, known: [String]
  ) -> Diagnostic {
    .error(
      .unknownComponent,
      "there is no component '\(name)'" + Suggestion.phrase(for: name, among: known), at: range)
  }

  static func duplicateComponent(
    _ range: SourceRange, _ what: String, _ name: String, at first: SourceRange
  ) -> Diagnostic {
    .error(
      .duplicateComponent, "\(what) '\(name)' is taken by another component", at: range,
      notes: [Note(message: "'\(name)' is first here", range: first)])
  }

  static func sameButForCase(
    _ range: SourceRange, _ name: String, _ other: String, at first: SourceRange
  ) -> Diagnostic {
    .error(
      .duplicateComponent,
      "component '\(name)' differs from '\(other)' by upper and lower case only; some disks take "
        + "these for one", at: range, notes: [Note(message: "'\(other)' is here", range: first)])
  }

  static func mistypedAlias(
    _ range: SourceRange, _ path: String, _ found: TokenType, expected: PropertyType
  ) -> Diagnostic {
    let wanted = expected.tokenTypes.map(\.rawValue).joined(separator: " or ")
    return .error(
      .typeMismatch,
      wanted.isEmpty
        ? "'\(path)' is a \(found.rawValue), but this takes \(expected.words)"
        : "expected a \(wanted), but '\(path)' is a \(found.rawValue)", at: range)
  }

  /// Of a reference that isn't `{content.field}`, for example `{content.button.color}`.
  static func noOwnField(_ range: SourceRange, _ text: String) -> Diagnostic {
    .error(
      .componentSpec,
      "'\(text)' names no field of this component's own content; a field is written "
        + "'{content.color}'", at: range)
  }

  static func ambiguousReference(_ range: SourceRange, _ field: String) -> Diagnostic {
    .error(
      .componentSpec,
      "'{content.\(field)}' is both a token and a field of this component's content; give the "
        + "field another name and keep its 'key'", at: range)
  }

  static func mistypedField(
    _ reference: ContentReference, _ field: FieldSpec, expected: String
  ) -> Diagnostic {
    .error(
      .typeMismatch, "expected \(expected), but field '\(reference.path)' is \(field.type.words)",
      at: reference.range)
  }

  static func missingOtherwise(_ range: SourceRange, _ field: String) -> Diagnostic {
    .error(
      .componentHole,
      "the content may leave out '\(field)'; say what holds then, as in { \"value\": "
        + "\"{content.\(field)}\", \"otherwise\": … }", at: range)
  }

  static func hiddenAlias(_ range: SourceRange, _ path: String) -> Diagnostic {
    .error(
      .unknownAlias, "'\(path)' is hidden, for aliases of tokens only; use a token that is emitted",
      at: range)
  }

  static func deprecatedAlias(
    _ range: SourceRange, _ path: String, replacement: String?
  ) -> Diagnostic {
    .warning(
      .deprecatedToken,
      "'\(path)' is deprecated" + (replacement.map { "; use '\($0)'" } ?? ""), at: range)
  }
}

extension Diagnostic.ID {
  static let componentSpec = Self("component-spec")
  static let componentHole = Self("component-hole")
  static let componentCycle = Self("component-cycle")
  static let unknownComponent = Self("unknown-component")
  static let duplicateComponent = Self("duplicate-component")
  static let deprecatedToken = Self("deprecated-token")
  static let unusedLayout = Self("unused-layout")
  static let unnamedAction = Self("unnamed-action")
}

/// A property that a variant leaves unset.
struct UnsetProperty {
  /// With its element, for example `button.states.normal.opacity`.
  let name: String
  /// The end of a sentence that begins with the property, for example `which variant 'plain' sets`.
  let reason: String
  /// A Boolean value that indicates whether it needs a value, so that null isn't one.
  let isRequired: Bool
}
