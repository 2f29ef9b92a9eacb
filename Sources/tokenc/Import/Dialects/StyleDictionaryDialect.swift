extension DialectRules {
  /// Style Dictionary 3 and 4: `value` without dollar sign, the category first in the path, and
  /// references that may end in `.value`.
  ///
  /// Types are mostly not stated; version 4 files state the standard's names and Tokens Studio's.
  static let styleDictionary = DialectRules(
    name: "Style Dictionary", namespace: "style-dictionary",
    valueMembers: ["value", "$value"], typeMembers: ["type", "$type"],
    descriptionMembers: ["$description", "description", "comment"],
    types: tokensStudio.types.adding([
      .standard(.dimension): ["size"], .standard(.duration): ["time"],
      .unsupported: ["asset", "content", "string"],
    ]))
}
