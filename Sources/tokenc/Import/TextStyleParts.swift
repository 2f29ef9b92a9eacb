import TokenCompiler

/// A group whose tokens are the parts of text styles, which a person says to be joined.
package struct TextStyleGroup: Hashable, Sendable {
  /// The path of the group, as the source has it.
  package var path: String
  /// The font of styles whose parts name none.
  package var family: String?

  package init(path: String, family: String? = nil) {
    self.path = path
    self.family = family
  }
}

/// Tokens of one group that are the sizes, weights and line heights of text: parallel groups, as
/// `text.size.title` beside `text.weight.title`, groups of parts, as `text.title.size`, or flat names, as
/// `text.title-size`.
struct TextStyleParts {
  /// A text style that parts may make.
  struct Style {
    /// The names of the style within the group.
    var name: [String]
    /// The tokens that its parts are, by the part, as indices of the document's.
    var parts: [String: Int]
  }

  /// The styles that have a size and a line height, by the group's path.
  private(set) var groups: [(path: [String], styles: [Style])] = []

  private static let words: [([String], part: String)] = [
    (["font", "size"], "fontSize"), (["font", "weight"], "fontWeight"),
    (["font", "family"], "fontFamily"), (["line", "height"], "lineHeight"),
    (["letter", "spacing"], "letterSpacing"), (["size"], "fontSize"), (["weight"], "fontWeight"),
    (["family"], "fontFamily"), (["typeface"], "fontFamily"), (["leading"], "lineHeight"),
    (["tracking"], "letterSpacing"),
  ]

  init(_ document: ForeignDocument) {
    var found: [[String]: [[String]: [String: Int]]] = [:]
    var order: [[String]] = []
    for (index, token) in document.tokens.enumerated() {
      guard let (group, name, part) = Self.position(of: token.path) else { continue }
      if found[group] == nil { order.append(group) }
      let known = found[group]?[name]?[part]
      // Of several files, each has the part in another context.
      if known == nil { found[group, default: [:]][name, default: [:]][part] = index }
    }
    for group in order {
      let styles = (found[group] ?? [:]).filter { $0.value["fontSize"] != nil }
        .sorted { $0.value["fontSize"] ?? 0 < $1.value["fontSize"] ?? 0 }
        .map { Style(name: $0.key, parts: $0.value) }
      let whole = styles.filter { $0.parts["lineHeight"] != nil }
      guard whole.count > 1, whole.count == styles.count else { continue }
      groups.append((group, styles))
    }
  }

  /// The group, the style's names in it and the part that a path says; `nil` for another token's.
  private static func position(
    of path: [String]
  ) -> (group: [String], name: [String], part: String)? {
    for (index, name) in path.enumerated() {
      let words = ImportConversion.words(of: name)
      for (part, key) in Self.words where words == part {
        guard path.count > 1 else { return nil }
        // A group of its own beside others, or the member of a style.
        if index < path.count - 1 {
          return (Array(path[..<index]), Array(path[(index + 1)...]), key)
        }
        guard index > 0 else { return nil }
        return (Array(path[..<(index - 1)]), [path[index - 1]], key)
      }
    }
    guard let last = path.last else { return nil }
    let words = last.words.map(String.init)
    for (part, key) in Self.words where words.count > part.count {
      let lowered = words.map { $0.lowercased() }
      if Array(lowered.suffix(part.count)) == part {
        return (Array(path.dropLast()), [words.dropLast(part.count).joined(separator: "-")], key)
      }
      if Array(lowered.prefix(part.count)) == part {
        return (Array(path.dropLast()), [words.dropFirst(part.count).joined(separator: "-")], key)
      }
    }
    return nil
  }

  /// The name of a group in the manifest; `**` for the files as a whole.
  static func text(of group: [String]) -> String {
    group.isEmpty ? "**" : group.joined(separator: ".")
  }

  /// The members of the manifest that make styles of the groups: `"text": true`.
  func proposals(besides known: [TextStyleGroup]) -> [TextStyleProposal] {
    groups.compactMap { group, styles in
      let path = Self.text(of: group)
      guard !known.contains(where: { $0.path == path }) else { return nil }
      return TextStyleProposal(
        path: path, count: styles.count,
        hasFamilies: styles.allSatisfy { $0.parts["fontFamily"] != nil })
    }
  }
}

/// A group that text styles can be made of.
package struct TextStyleProposal: Sendable {
  package var path: String
  package var count: Int
  package var hasFamilies: Bool

  /// The member of the manifest that does it: `"text": true`.
  package var json: String {
    "\(JSONWriter.quoted(path)): " + (hasFamilies ? "true" : "\"FONT\"")
  }
}

extension ForeignDocument {
  /// Adds a text style for each name in groups of parts that a person says to be joined; its parts are aliases.
  mutating func joinTextStyles(_ wanted: [TextStyleGroup]) -> [Diagnostic] {
    guard !wanted.isEmpty else { return [] }
    let parts = TextStyleParts(self)
    var diagnostics: [Diagnostic] = []
    var file: Int?
    for group in wanted {
      guard
        let found = parts.groups.first(where: { TextStyleParts.text(of: $0.path) == group.path })
      else {
        diagnostics.append(
          Diagnostic.warning(
            .leftOut,
            "'textStyles' names '\(group.path)', which has no sizes and line heights of the same names",
            at: nil))
        continue
      }
      for style in found.styles {
        let index = file ?? addFile("text-styles")
        file = index
        add(style, of: group, isOnly: wanted.count == 1, at: found.path, to: index)
      }
    }
    return diagnostics
  }

  private mutating func add(
    _ style: TextStyleParts.Style, of group: TextStyleGroup, isOnly: Bool, at path: [String],
    to file: Int
  ) {
    guard let first = style.parts["fontSize"] else { return }
    let range = tokens[first].range
    var members = style.parts.sorted(byBytesOf: \.key).map { part, token in
      ForeignValue.Member(part, ForeignValue(.reference(tokens[token].dottedPath), at: range))
    }
    if style.parts["fontFamily"] == nil, let family = group.family {
      members.append(.init("fontFamily", ForeignValue(.text(family), at: range)))
    }
    var token = ForeignToken(
      path: ["typography"] + (isOnly ? [] : path) + style.name, range: range, file: file,
      value: ForeignValue(.object(members), at: range))
    token.type = .standard(.typography)
    tokens.append(token)
  }
}
