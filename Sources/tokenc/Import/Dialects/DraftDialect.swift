extension DialectRules {
  /// The standard's drafts before 2025.10: the same members, but colors, lengths and spans of time
  /// are strings, and types carry names that the standard never had or dropped.
  static let dtcgDraft = DialectRules(
    name: "DTCG draft", namespace: "dtcg-draft",
    valueMembers: ["$value"], typeMembers: ["$type"], descriptionMembers: ["$description"],
    types: commonTypes.adding([
      .standard(.fontFamily): ["fontName"], .unsupported: ["string"],
    ]))
}
