extension DialectRules {
  /// Style Dictionary 3 and 4: `value` without dollar sign, the category first in the path, and
  /// references that may end in `.value`.
  ///
  /// Types are mostly not stated; what the files of version 4 state are the standard's names and
  /// those of Tokens Studio.
  static let styleDictionary = DialectRules(
    name: "Style Dictionary", namespace: "style-dictionary",
    valueMembers: ["value", "$value"], typeMembers: ["type", "$type"],
    descriptionMembers: ["$description", "description", "comment"],
    types: tokensStudio.types.adding([
      .standard(.dimension): ["size"], .standard(.duration): ["time"],
      .unsupported: ["asset", "content", "string"],
    ]))
}
