import TokenComponents

/// For whom a schema of today's documents is: which words of JSON Schema it has, and how large it may be.
///
/// A grammar takes no more than decoding does, but for what its words can't say: see ``leavesOpen(_:)``.
package enum SchemaProfile: String, CaseIterable, Sendable {
  /// For editors, and for tools that make types: all definitions, with the tokens' descriptions.
  case strict
  /// For grammar engines, such as llguidance and XGrammar: as small as can be.
  case general
  /// OpenAI's Structured Outputs: <https://platform.openai.com/docs/guides/structured-outputs>, “Supported
  /// schemas”. The root is an object, objects are closed and have all their properties, those that may be left out
  /// null; definitions may be recursive; a `$ref` stands alone.
  case openai
  /// Anthropic's structured outputs: <https://platform.claude.com/docs/en/build-with-claude/structured-outputs>,
  /// “JSON Schema limitations” and “Schema complexity limits”. Objects are closed, nothing is recursive,
  /// numbers have no bounds, and patterns no large counts. As properties that are left out or null are dear, those with a
  /// default are always written, which that page advises.
  case anthropic
  /// Gemini's `responseJsonSchema`: <https://ai.google.dev/api/generate-content#generationconfig>. There is
  /// neither `const` nor `pattern`, a `$ref` stands alone, and a recursion may only stand in what is left out, which
  /// null is not, so there is none.
  case gemini
  /// A catalog of A2UI 0.9: <https://a2ui.org/specification/v0_9>, `server_to_client.json`.
  case a2ui

  /// Those for agents.
  package static let agents = allCases.filter { $0 != .strict }

  var hasRecursion: Bool { self != .anthropic && self != .gemini }
  var hasPatterns: Bool { self != .gemini }
  /// A Boolean value that indicates whether an object may have any members.
  var hasOpenObjects: Bool { [.strict, .general, .a2ui].contains(self) }
  var hasBounds: Bool { self != .anthropic }
  /// A Boolean value that indicates whether every property is written, those that may be missing as null.
  var requiresAll: Bool { self == .openai || self == .gemini }
  /// A Boolean value that indicates whether null stands for what may be missing.
  var hasNull: Bool { requiresAll || self == .strict }
  /// A Boolean value that indicates whether words may stand beside a `$ref`.
  var describesReferences: Bool { [.strict, .general, .a2ui].contains(self) }

  /// Returns a Boolean value that indicates whether its words can't say which values a field of some type takes, so
  /// that only `validate` knows.
  package func leavesOpen(_ type: FieldType) -> Bool {
    switch type {
    case .url, .image, .date, .decimal, .written, .color: !hasPatterns
    case .integer, .number, .seconds, .milliseconds: !hasBounds
    default: false
    }
  }

  /// The limits of a schema by the profile's documents; see the addresses above.
  var limits: [(count: KeyPath<SchemaSize, Int>, maximum: Int, what: String)] {
    switch self {
    case .openai:
      [
        (\.properties, 5_000, "properties"), (\.nesting, 10, "levels of objects"),
        (\.values, 1_000, "enum values"),
        (\.characters, 120_000, "characters of names and enum values"),
        (\.longestEnum, 15_000, "characters of an enum with more than 250 values"),
      ]
    case .anthropic:
      [
        (\.optionals, 24, "properties that may be left out"),
        (\.unions, 16, "properties of several types"),
      ]
    case .strict, .general, .gemini, .a2ui: []
    }
  }
}

/// The counts that the limits of a ``SchemaProfile`` bound.
package struct SchemaSize: Sendable {
  var properties = 0
  var optionals = 0
  /// Properties with `anyOf`, also of a list's elements.
  var unions = 0
  var nesting = 0
  var values = 0
  /// Of the names of properties and definitions, and of enum values.
  var characters = 0
  /// The characters of the longest enum with more than 250 values.
  var longestEnum = 0
  /// The fields that ``SchemaProfile/leavesOpen(_:)``, by the words of their types.
  package var open: [String: Int] = [:]

  package init() {}

  mutating func count(_ values: [String]) {
    let length = values.reduce(0) { $0 + $1.unicodeScalars.count }
    self.values += values.count
    characters += length
    if values.count > 250 { longestEnum = max(longestEnum, length) }
  }

  /// How far each limit is exceeded, for example `31 properties that may be left out, 7 more than …`.
  package func excesses(of profile: SchemaProfile) -> [String] {
    profile.limits.compactMap { limit in
      let count = self[keyPath: limit.count]
      guard count > limit.maximum else { return nil }
      return "the schema has \(count) \(limit.what), \(count - limit.maximum) more than the "
        + "\(limit.maximum) that '\(profile.rawValue)' documents"
    }
  }
}
