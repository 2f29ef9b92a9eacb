import TokenCompiler

extension DialectRules {
  /// Tokens Studio for Figma: `value` and `type`, sets as files or as top-level members, and what is
  /// on together in `$themes`.
  ///
  /// Numbers without unit are pixels there, as in Figma (Tokens Studio, token type “Dimension”).
  static let tokensStudio = DialectRules(
    name: "Tokens Studio", namespace: "studio.tokens",
    valueMembers: ["$value", "value"], typeMembers: ["$type", "type"],
    descriptionMembers: ["$description", "description"],
    types: standardTypes.merging([
      "sizing": .standard(.dimension), "spacing": .standard(.dimension),
      "borderRadius": .standard(.dimension), "borderWidth": .standard(.dimension),
      "fontSize": .standard(.dimension), "fontSizes": .standard(.dimension),
      "paragraphSpacing": .standard(.dimension), "paragraphIndent": .standard(.dimension),
      "fontFamilies": .standard(.fontFamily), "fontWeights": .standard(.fontWeight),
      "lineHeight": .lineHeight, "lineHeights": .lineHeight,
      "letterSpacing": .letterSpacing, "letterSpacings": .letterSpacing,
      "opacity": .opacity, "boxShadow": .standard(.shadow),
      "textCase": .unsupported, "textDecoration": .unsupported, "asset": .unsupported,
      "composition": .unsupported, "boolean": .unsupported, "text": .unsupported,
      "fontStyle": .unsupported, "other": .unsupported,
    ]) { $1 },
    numberUnit: .px)
}

/// The structure that Tokens Studio adds to its sets.
///
/// `$metadata.tokenSetOrder` lists the sets, later ones winning. A theme of `$themes` tells which
/// sets are on; themes of one `group` exclude each other, those of different groups add up. Each
/// group becomes a modifier; sets that are on in every theme of a group count always.
struct TokensStudioThemes {
  /// A theme: what it is called and the sets that are on in it.
  struct Theme {
    var name: String
    var group: String
    var sets: [String]
  }

  private(set) var themes: [Theme] = []
  /// Sets that some theme only refers to, and none emits.
  private(set) var sourceOnlySets: Set<String> = []

  /// Reads the value of `$themes`, or the contents of `$themes.json`.
  init(_ value: ForeignValue) {
    guard case .list(let elements) = value.content else { return }
    var enabled: Set<String> = []
    for element in elements {
      guard let name = element.member("name")?.text,
        case .object(let selection)? = element.member("selectedTokenSets")?.content
      else { continue }
      let on = selection.filter { $0.value.text == "enabled" || $0.value.text == "source" }
      for set in on {
        if set.value.text == "enabled" {
          enabled.insert(set.name)
        } else {
          sourceOnlySets.insert(set.name)
        }
      }
      themes.append(
        Theme(
          name: name, group: element.member("group")?.text ?? "theme", sets: on.map(\.name)))
    }
    sourceOnlySets.subtract(enabled)
  }

  /// A dimension per group of themes.
  ///
  /// - Parameter files: the index of each set's file.
  func dimensions(files: [String: Int]) -> [ForeignDimension] {
    var groups: [String] = []
    for theme in themes where !groups.contains(theme.group) { groups.append(theme.group) }
    var taken: Set<String> = []
    return groups.compactMap { group in
      let members = themes.filter { $0.group == group }
      guard members.count > 1 else { return nil }
      let contexts = members.map { theme in
        let own = theme.sets.filter { set in
          !taken.contains(set) && !members.allSatisfy { $0.sets.contains(set) }
        }
        return ForeignDimension.Context(
          name: theme.name, files: own.compactMap { files[$0] }.sorted())
      }
      // A set that two groups switch can only be the first one's.
      taken.formUnion(
        members.flatMap(\.sets).filter { set in
          !members.allSatisfy { $0.sets.contains(set) }
        })
      return ForeignDimension(name: group, contexts: contexts)
    }
  }

  /// The sets that are on in no theme; none when there are no themes.
  func isOff(_ set: String) -> Bool {
    !themes.isEmpty && !themes.contains { $0.sets.contains(set) }
  }
}
