import TokenCompiler

extension DialectRules {
  /// The standard's drafts before 2025.10: the same members, but colors, lengths and spans of time
  /// are strings, and types carry names that the standard never had or dropped.
  static let dtcgDraft = DialectRules(
    name: "DTCG draft", namespace: "dtcg-draft",
    valueMembers: ["$value"], typeMembers: ["$type"], descriptionMembers: ["$description"],
    types: standardTypes.merging([
      "fontName": .standard(.fontFamily), "fontFamilies": .standard(.fontFamily),
      "fontWeights": .standard(.fontWeight),
      "fontSize": .standard(.dimension), "fontSizes": .standard(.dimension),
      "spacing": .standard(.dimension), "sizing": .standard(.dimension),
      "borderRadius": .standard(.dimension), "borderWidth": .standard(.dimension),
      "lineHeight": .lineHeight, "lineHeights": .lineHeight, "letterSpacing": .letterSpacing,
      "opacity": .opacity, "boxShadow": .standard(.shadow), "string": .unsupported,
      "boolean": .unsupported, "textCase": .unsupported, "textDecoration": .unsupported,
    ]) { $1 })
}
