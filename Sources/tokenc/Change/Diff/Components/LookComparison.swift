import TokenCompiler
import TokenComponents

/// The values to which looks and layouts resolve.
extension ComponentComparison {
  mutating func compareLooks() {
    let variants = VersionPairs(old.variants.map(\.name), new.variants.map(\.name)).pairs
    var found: [(pair: LeafPair, variant: String)] = []
    for (element, before, _) in VersionPairs(old.elements, new.elements, by: \.name).entries {
      // Of an element of another kind nothing is the same.
      guard let before, before.kind.words(names) == element.kind.words(.same) else { continue }
      for variant in variants {
        var oldLook = old.look(of: element.name, in: variant.old.name)
        if case .component(let name) = element.kind { oldLook = renamed(oldLook, of: name) }
        let newLook = new.look(of: element.name, in: variant.new.name)
        found += leafPairs(oldLook, newLook, in: element.name).map { ($0, variant.new.name) }
      }
    }
    for (pair, owners) in found.grouped(by: \.pair) {
      let isShared = owners.count == variants.count && owners.count > 1
      for part in isShared ? ["appearance"] : owners.map({ "variants.\($0.variant)" }) {
        compare(pair, of: part)
      }
    }
  }

  /// The value that is stated for a component within, in the words of its new version.
  private func renamed(
    _ arguments: [LookProperty<Alias>], of component: String
  ) -> [LookProperty<Alias>] {
    arguments.map { argument in
      var argument = argument
      let words = names.words[component]?[argument.path.joined(separator: ".")] ?? [:]
      argument.value = argument.value.mapWords { words[$0] ?? $0 }
      return argument
    }
  }

  private func leafPairs(
    _ old: [LookProperty<Alias>], _ new: [LookProperty<Alias>], in element: String? = nil
  ) -> [LeafPair] {
    return (new + old).map(\.path).unique().flatMap { path -> [LeafPair] in
      let before = old.first { $0.path == path }
      let now = new.first { $0.path == path }
      guard let type = (now ?? before)?.type else { return [] }
      let pair = LeafPair(path: (element.map { [$0] } ?? []) + path)
      return leafPairs(before?.value, now?.value, type, pair)
    }
  }

  mutating func compareLayouts() {
    let isOneVersion = tokens.options.isOneVersion
    let properties = VersionPairs(old.layout, new.layout, by: \.name)
    for (property, before, _) in properties.entries {
      let part = "layout.\(property.name)"
      let words = property.words(of: new.choices, .same)
      guard let before else {
        if !isOneVersion { add(.added, part, new: words) }
        continue
      }
      if !isOneVersion { describe(part, before.description, property.description) }
      let oldWords = before.words(of: old.choices, names)
      guard oldWords == words else {
        retype(part, oldWords, words)
        continue
      }
      switch (before.kind, property.kind) {
      case (.value(_, let oldValue), .value(let type, let newValue)):
        for pair in leafPairs(oldValue, newValue, type, LeafPair(path: [])) {
          compare(pair, of: part)
        }
      case (.component(_, let oldArguments), .component(let name, let newArguments)):
        for pair in leafPairs(renamed(oldArguments, of: name), newArguments) {
          compare(pair, of: part)
        }
      default: break
      }
    }
    guard !isOneVersion else { return }
    for property in properties.removed {
      add(
        .removed, "layout.\(property.name)", old: property.words(of: old.choices, names),
        breakage: Self.gone(inSwift: path("Layout.\(property.name)")))
    }
  }

  private mutating func compare(_ pair: LeafPair, of part: String) {
    let old = pair.leaves.old
    let new = pair.leaves.new
    let isSame = isSame(old, new)
    let themes = tokens.pairs.compactMap { theme($0, pair.leaves) }
    let isWord = old?.isWord ?? false || new?.isWord ?? false
    let isRevalued = !themes.isEmpty || isWord && !isSame
    guard isRevalued || !isSame && !tokens.options.isOneVersion else { return }
    changes.append(
      VersionChange(
        kind: isRevalued ? .revalued : .realiased, component: self.new.name,
        path: path(([part] + pair.path).joined(separator: ".")),
        condition: pair.condition.joined(separator: ", "), texts: pair.leaves.map(\.text),
        themes: themes, through: isSame ? new?.path : nil))
  }

  /// Returns a Boolean value that indicates whether the spec says the same: the same literal, or one token under its
  /// old and new path.
  private func isSame(_ old: LeafPair.Leaf?, _ new: LeafPair.Leaf?) -> Bool {
    switch (old, new) {
    case (.token(let old)?, .token(let new)?): old == new || tokens.newPath(of: old) == new
    case (.literal(let old)?, .literal(let new)?): old.isEquivalent(to: new)
    default: old == new
    }
  }

  /// The change in a theme; `nil` where both sides are the same.
  private func theme(_ themes: ThemePair, _ leaves: Versions<LeafPair.Leaf>) -> ThemeChange? {
    var leaves = leaves
    // An alias that still has the old name of a renamed token means that token.
    if let path = leaves.new?.path, tokens.new[path] == nil, let newPath = tokens.newPath(of: path)
    {
      leaves.new = .token(newPath)
    }
    let values = Versions(
      old: value(of: leaves.old, tokens.old, themes.old),
      new: value(of: leaves.new, tokens.new, themes.new))
    guard !values.isEquivalent else { return nil }
    let targets = Versions(old: leaves.old?.path, new: leaves.new?.path)
    let backdrops = (targets.new ?? targets.old).map { tokens.backdrops(of: $0, in: themes) }
    return ThemeChange(
      theme: themes.label, values: values, targets: targets,
      backdrops: backdrops ?? Versions(),
      difference: ValueDifference(values, over: backdrops ?? Versions()))
  }

  private func value(of leaf: LeafPair.Leaf?, _ side: ComparedTokens, _ theme: Int) -> TokenValue? {
    switch leaf {
    case .token(let path): side[path].flatMap { side[$0, theme]?.value }.map { side.values[$0] }
    case .literal(let value): value
    case .word, nil: nil
    }
  }
}

extension ComponentSpec {
  fileprivate func look(of element: String, in variant: String) -> [LookProperty<Reference>] {
    guard let index = elements.firstIndex(where: { $0.name == element }) else { return [] }
    let looks = variants.first { $0.name.name == variant }?.looks
    return looks?.first { $0.element == index }?.properties ?? []
  }
}

extension LookValue {
  fileprivate func mapWords(_ transform: (String) -> String) -> LookValue {
    switch self {
    case .word(let word, let range): .word(transform(word), range)
    case .parts: self
    default: mapInner { $0.mapWords(transform) }
    }
  }
}
