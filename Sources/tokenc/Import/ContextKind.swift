import TokenCompiler

/// A kind of contexts that names have words for, beside those that vary at run time.
struct ContextKind {
  let name: String
  let words: Set<String>

  static let all = [
    ContextKind(
      name: "density",
      words: [
        "comfortable", "compact", "condensed", "cosy", "cozy", "dense", "relaxed", "spacious",
      ]),
    ContextKind(
      name: "size",
      words: [
        "large", "lg", "medium", "md", "small", "sm", "xl", "xs", "x-large", "x-small", "xx-large",
      ]),
    ContextKind(name: "sizeClass", words: ["compact", "regular"]),
    ContextKind(
      name: "platform",
      words: ["android", "desktop", "ios", "macos", "mobile", "tablet", "watchos", "web"]),
  ]

  /// Returns a Boolean value that indicates whether a label is one of the words, perhaps beside words that say nothing
  /// of a context.
  func isNamed(by label: String) -> Bool {
    let plain = label.lowercased()
    if words.contains(plain) { return true }
    let neutral: Set = ["mode", "modes", "platform", "size", "sizes", "theme"]
    let rest = SwiftName.words(of: [plain]).filter { !neutral.contains($0) }
    return words.contains(rest.joined(separator: "-"))
  }
}
