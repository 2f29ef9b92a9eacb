/// What looks and layouts resolve to.
extension ComponentComparison {
  /// A value that stands for itself.
  enum Leaf: Hashable {
    /// The path of a token.
    case token(String)
    case literal(TokenValue)
    case word(String)

    var text: String {
      switch self {
      case .token(let path): "{\(path)}"
      case .literal(let value): value.shortText
      case .word(let word): word
      }
    }
  }

  /// What a version says where the other one says something, too, in one case of the enums.
  struct LeafPair: Hashable {
    /// For example `Size small`.
    var condition: [String]
    /// One of the edges of insets.
    var edge: String?
    var old: Leaf?
    var new: Leaf?
  }

  // MARK: Looks

  mutating func compareLooks(_ old: Spec, _ new: Spec) {
    struct Place: Hashable {
      var path: String
      var pair: LeafPair
    }
    let variants = CasePairs(old.variants.map(\.name), new.variants.map(\.name)).pairs
    var places: [(place: Place, variant: String)] = []
    for element in new.elements {
      // Of an element of another kind nothing is the same.
      guard let before = old.elements.first(where: { $0.name == element.name }),
        before.kind.words(names) == element.kind.words(.same)
      else { continue }
      for variant in variants {
        var oldLook = look(of: element.name, in: variant.old.name, old)
        if case .component(let name) = element.kind { oldLook = renamed(oldLook, of: name) }
        let newLook = look(of: element.name, in: variant.new.name, new)
        for (path, pair) in leafPairs(oldLook, newLook, old, new) {
          let place = Place(path: ([element.name] + path).joined(separator: "."), pair: pair)
          places.append((place, variant.new.name))
        }
      }
    }
    for (place, owners) in places.grouped(by: \.place) {
      let names = owners.map(\.variant)
      let isShared = names.count == variants.count && names.count > 1
      for part in isShared ? ["looks"] : names.map({ "variants.\($0)" }) {
        compare(place.pair, new.name, "\(part).\(place.path)")
      }
    }
  }

  /// What is said to a component within, in the words of its new version.
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

  private func look(
    of element: String, in variant: String, _ spec: Spec
  ) -> [LookProperty<Alias>] {
    guard let index = spec.elements.firstIndex(where: { $0.name == element }) else { return [] }
    let looks = spec.variants.first { $0.name.name == variant }?.looks
    return looks?.first { $0.element == index }?.properties ?? []
  }

  private func leafPairs(
    _ old: [LookProperty<Alias>], _ new: [LookProperty<Alias>], _ oldSpec: Spec, _ newSpec: Spec
  ) -> [(path: [String], pair: LeafPair)] {
    var paths: [[String]] = []
    for property in new + old where !paths.contains(property.path) { paths.append(property.path) }
    return paths.flatMap { path -> [(path: [String], pair: LeafPair)] in
      let before = old.first { $0.path == path }
      let now = new.first { $0.path == path }
      guard let type = (now ?? before)?.type else { return [] }
      return CaseWalk(oldSpec, newSpec, type, names).pairs(before?.value, now?.value)
        .map { (path, $0) }
    }
  }

  // MARK: Layouts

  mutating func compareLayouts(_ old: Spec, _ new: Spec) {
    let isOneVersion = tokens.options.isOneVersion
    for property in new.layout {
      let part = "layout.\(property.name)"
      let words = property.words(of: new.choices, .same)
      guard let before = old.layout.first(where: { $0.name == property.name }) else {
        if !isOneVersion { add(.added, new.name, part) { $0.newText = words } }
        continue
      }
      if !isOneVersion { describe(new.name, part, before.description, property.description) }
      let oldWords = before.words(of: old.choices, names)
      guard oldWords == words else {
        retype(new.name, part, oldWords, words)
        continue
      }
      switch (before.kind, property.kind) {
      case (.value(_, let oldValue), .value(let type, let newValue)):
        for pair in CaseWalk(old, new, type, names).pairs(oldValue, newValue) {
          compare(pair, new.name, part)
        }
      case (.component(_, let oldArguments), .component(let name, let newArguments)):
        let oldArguments = renamed(oldArguments, of: name)
        for (path, pair) in leafPairs(oldArguments, newArguments, old, new) {
          compare(pair, new.name, ([part] + path).joined(separator: "."))
        }
      default:
        break
      }
    }
    guard !isOneVersion else { return }
    for property in old.layout where !new.layout.contains(where: { $0.name == property.name }) {
      let words = property.words(of: old.choices, names)
      add(.removed, new.name, "layout.\(property.name)") { change in
        change.oldText = words
        change.breakage = Self.gone([], inSwift: "\(new.name).Layout.\(property.name)")
      }
    }
  }

  // MARK: Values

  private mutating func compare(_ pair: LeafPair, _ component: String, _ part: String) {
    let isSame = isSame(pair.old, pair.new)
    let themes = tokens.pairs.compactMap { theme($0, pair) }
    let isWord = [pair.old, pair.new].contains { leaf in
      if case .word? = leaf { true } else { false }
    }
    let kind: TokenChange.Kind
    if !themes.isEmpty || isWord && !isSame {
      kind = .revalued
    } else if !isSame, !tokens.options.isOneVersion {
      kind = .realiased
    } else {
      return
    }
    add(kind, component, pair.edge.map { "\(part).\($0)" } ?? part) { change in
      change.condition = pair.condition.joined(separator: ", ")
      change.oldText = pair.old?.text
      change.newText = pair.new?.text
      change.themes = themes
      if isSame, case .token(let path)? = pair.new { change.through = path }
    }
  }

  /// Whether the spec says the same: the same literal, or one token under its old and new path.
  private func isSame(_ old: Leaf?, _ new: Leaf?) -> Bool {
    switch (old, new) {
    case (.token(let old)?, .token(let new)?): old == new || tokens.newPath(of: old) == new
    case (.literal(let old)?, .literal(let new)?): old.means(new)
    default: old == new
    }
  }

  /// What a theme makes of both sides; `nil` where that is the same.
  private mutating func theme(_ themes: ThemePair, _ pair: LeafPair) -> ThemeChange? {
    let old = value(of: pair.old, tokens.old, tokens.oldIndices, themes.old)
    // An alias that still has the old name of a renamed token means that token.
    var newLeaf = pair.new
    if case .token(let path)? = newLeaf, tokens.newIndices[path] == nil,
      let newPath = tokens.newPath(of: path)
    {
      newLeaf = .token(newPath)
    }
    let new = value(of: newLeaf, tokens.new, tokens.newIndices, themes.new)
    switch (old, new) {
    case (nil, nil): return nil
    case (let old?, let new?) where old.means(new): return nil
    default: break
    }
    var change = ThemeChange(theme: themes.label, old: old, new: new)
    if case .token(let path)? = pair.old { change.oldTarget = path }
    if case .token(let path)? = newLeaf { change.newTarget = path }
    if let old, let new, old.type == new.type {
      let path = change.newTarget ?? change.oldTarget
      change.difference = meter.difference(
        old, new, over: path.flatMap { tokens.backdrops(of: $0, in: themes) })
    }
    return change
  }

  private func value(
    of leaf: Leaf?, _ side: ComparedTokens, _ indices: PathIndex, _ theme: Int
  ) -> TokenValue? {
    switch leaf {
    case .token(let path):
      indices[path].flatMap { side[$0, theme]?.value }
        .map { side.values[$0] }
    case .literal(let value): value
    case .word, nil: nil
    }
  }
}

extension LookValue {
  fileprivate func mapWords(_ transform: (String) -> String) -> LookValue {
    switch self {
    case .word(let word, let range): .word(transform(word), range)
    case .byChoice(let choice, let values):
      .byChoice(choice, values.map { $0.mapWords(transform) })
    case .insets, .token, .number, .flag: self
    }
  }
}
