import TokenCompiler

/// Values for several contexts that stand side by side in a token.
extension ForeignDocument {
  /// Makes dimensions of the contexts that tokens have values for and no dimension has, exclusive
  /// by token. Reports values that count in no context.
  mutating func collectModes() -> [Diagnostic] {
    completeModes()
    let varying = tokens.filter { !$0.modes.isEmpty }
    let known = Set(dimensions.flatMap { $0.contexts.map(\.name) })
    var groups: [[String]] = []
    for token in varying {
      let names = token.modes.map(\.context).filter { !known.contains($0) }
      let isNear = { (group: [String]) in group.contains(where: names.contains) }
      let joined = groups.filter(isNear).joined() + names
      guard !joined.isEmpty else { continue }
      let index = groups.firstIndex(where: isNear) ?? groups.count
      groups.removeAll(where: isNear)
      groups.insert(joined.unique(), at: index)
    }
    for names in groups { dimensions.append(dimension(ofModes: names, in: varying)) }
    return varying.compactMap(unusedValue)
  }

  /// Gives contexts such as `dark-high-contrast` the value of `dark` or `light` in tokens that say so.
  private mutating func completeModes() {
    let stated = tokens.filter(\.modesFallBack).flatMap { $0.modes.map(\.context) }
    let names = (stated + dimensions.flatMap { $0.contexts.map(\.name) }).unique()
    for index in tokens.indices where tokens[index].modesFallBack {
      let modes = tokens[index].modes
      for name in names where !modes.contains(where: { $0.context == name }) {
        let fallback = modes.first { mode in
          ["light", "dark"].contains(mode.context) && name.hasPrefix(mode.context + "-")
        }
        if let fallback { tokens[index].modes.append((name, fallback.value)) }
      }
    }
  }

  private func dimension(ofModes names: [String], in tokens: [ForeignToken]) -> ForeignDimension {
    var taken = Set(dimensions.map(\.name))
    var name = Self.dimensionName(of: names)
    var names = names
    if !rules.valuesAreModes {
      let words = names.map(SchemeName.word)
      if let pair = SchemeName.pairs.first(where: { $0.contains(where: words.contains) }) {
        if let light = words.firstIndex(of: pair[0]) {
          names.insert(names.remove(at: light), at: 0)
        } else {
          names.insert(pair[0], at: 0)
        }
        if !words.contains(pair[1]) { names.append(pair[1]) }
      } else if let base = names.firstIndex(where: { isBase($0, in: tokens) }) {
        names.insert(names.remove(at: base), at: 0)
      } else {
        names.insert("default".numberedIfTaken("-") { !names.contains($0) }, at: 0)
      }
    }
    let contexts = names.map { ForeignDimension.Context(name: $0) }
    if ForeignDimension(name: name, contexts: contexts).isOfSeveralAxes { name = "theme" }
    return ForeignDimension(
      name: name.numberedIfTaken("-") { taken.insert($0).inserted }, contexts: contexts)
  }

  /// Returns a Boolean value that indicates whether tokens with a value for a context have the same one beside their
  /// modes.
  private func isBase(_ context: String, in tokens: [ForeignToken]) -> Bool {
    tokens.allSatisfy { token in
      token.modes.allSatisfy { $0.context != context || $0.value == token.value }
    }
  }

  /// The report on a token's own value if every context of a dimension has another.
  private func unusedValue(of token: ForeignToken) -> Diagnostic? {
    let contexts = Set(token.modes.map(\.context))
    guard !token.modes.contains(where: { $0.value == token.value }),
      let dimension = dimensions.first(where: { contexts.isSuperset(of: $0.contexts.map(\.name)) })
    else { return nil }
    return .assumed(
      "\(token.value.shown) is the value of no context, as each of "
        + "\(dimension.contexts.map(\.name).quoted) has its own",
      at: token.value.range, key: "unused value")
  }

  private static func dimensionName(of modes: [String]) -> String {
    let sizes = ThemeAxis.sizeClass
    if Set(modes).isSubset(of: sizes.contexts) { return sizes.rawValue }
    if modes.contains("light") || modes.contains("dark") { return "colors" }
    return modes.contains("desktop") || modes.contains("mobile") ? "scale" : "mode"
  }
}

/// Names of the two contexts of `scheme`.
enum SchemeName {
  /// Words for light, which comes first, and for dark.
  static let pairs = [["light", "dark"], ["day", "night"]]

  /// `light` of `Light`, `Light mode` and `light-theme`.
  static func word(of name: String) -> String? {
    let words = SwiftName.words(of: [name.lowercased()])
      .filter { !["mode", "theme", "scheme"].contains($0) }
    return words.count == 1 && pairs.joined().contains(words[0]) ? words[0] : nil
  }
}

extension ForeignValue {
  /// The members of an object that are all called by kinds of devices, `{"mobile": 18, "desktop": 20}`, with
  /// the size class of each; `nil` for other values.
  var valuesBySize: [(index: Int, value: ForeignValue)]? {
    guard members.count > 1 else { return nil }
    var sizes: [(index: Int, value: ForeignValue)] = []
    for member in members {
      let words = ContextWords(member.name)
      guard words.rest.isEmpty, words.axes.count == 1, let index = words.axes[.sizeClass] else {
        return nil
      }
      sizes.append((index, member.value))
    }
    return sizes
  }
}
