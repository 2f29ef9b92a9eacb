import TokenCompiler

/// The modifiers that alternatives become, each with the files of its contexts.
extension FileAxes {
  /// The group with the files of no group that lie beside its own: all below `dark/` count there.
  func adoptingNeighbors(
    _ group: Alternatives, besides known: Set<Int>
  ) -> Alternatives {
    var group = group
    // What lies beside the files for light and has no other half counts in dark, too: a brand's does not.
    let words = group.labels.map(ContextWords.init)
    let isOverride =
      words.count > 1 && words.allSatisfy(\.rest.isEmpty)
      && words[0].axes.values.allSatisfy { $0 == 0 }
    for file in names.indices where !known.contains(file) {
      for index in group.contexts.indices.dropFirst(isOverride ? 1 : 0) {
        let label = group.contexts[index].label
        let isInside =
          parts[file].contains(label)
          && group.contexts[index].files.contains { other in
            zip(parts[other], parts[file]).prefix { $0 == $1 }.contains { $0.0 == label }
          }
        if isInside, agree(group.contexts[index].files + [file]) {
          group.contexts[index].files.append(file)
          break
        }
      }
    }
    for index in group.contexts.indices { group.contexts[index].files.sort() }
    return group
  }

  /// The group without what counts always, and with what each context overrides in it: `dark-hc` has the files of
  /// `dark` first where it lacks some of its tokens.
  func layered(_ group: Alternatives) -> Alternatives {
    var group = group
    let words = group.labels.map(ContextWords.init)
    guard words.contains(where: { !$0.namedAxes.isEmpty }) else { return group }
    let own = group.contexts.map(\.files)
    let isOverride = own.indices.dropFirst().map { index in
      overlaps.isPart(own[index], of: own[0]) || overlaps.isCrossing(own[index], own[0])
    }
    // What the default has more than all the others counts in these, too.
    let hasBase =
      words[0].rest.isEmpty && words[0].namedAxes.values.allSatisfy { $0 == 0 }
      && !isOverride.isEmpty && isOverride.allSatisfy { $0 }
    for (index, context) in group.contexts.enumerated() {
      for (below, files) in own.enumerated() where below != index && !(hasBase && below == 0) {
        let isBelow =
          words[below].rest == words[index].rest
          && words[below].isBelow(words[index]) && overlaps.lacks(context.files, some: files)
        if isBelow { group.contexts[index].files = files + group.contexts[index].files }
      }
    }
    if hasBase { group.contexts.removeFirst() }
    return group
  }

  func modifier(of group: Alternatives) -> ImportPlan.Modifier {
    var contexts = group.contexts.map { context in
      ImportPlan.Modifier.Context(name: context.label, files: context.files.map { names[$0] })
    }
    let words = group.labels.map(ContextWords.init)
    if let axis = words.first?.namedAxes.keys.first,
      words.allSatisfy({ $0.rest.isEmpty && Array($0.axes.keys) == [axis] }),
      Set(words.compactMap { $0.axes[axis] }).count == words.count
    {
      for index in contexts.indices {
        contexts[index].name = axis.contexts[words[index].axes[axis] ?? 0]
      }
      return .init(name: axis.rawValue, contexts: contexts)
    }
    if words.contains(where: { !$0.namedAxes.isEmpty }) {
      return .init(name: "theme", contexts: contexts)
    }
    return .init(name: name(of: group), contexts: contexts)
  }

  private func name(of group: Alternatives) -> String {
    if let kind = ContextKind.all.first(where: { group.labels.allSatisfy($0.isNamed) }) {
      return kind.name
    }
    if isOfBrands(group) { return "brand" }
    guard let stem = group.stem.last else { return ImportPlan.Modifier.neutralName }
    let singular = stem.hasSuffix("s") ? String(stem.dropLast()) : stem
    let known = ["brand", "density", "mode", "platform", "scale", "size", "theme"]
    if let word = known.first(where: { singular.lowercased() == $0 || stem.lowercased() == $0 }) {
      return word
    }
    // `dimension.small.json` is the mode of a collection; `acme/` may be a brand, or a product line of one.
    return group.isCollection ? stem : ImportPlan.Modifier.neutralName
  }

  /// Returns a Boolean value that indicates whether names say that files are those of brands: folders, or what the
  /// files themselves are called apart.
  private func isOfBrands(_ group: Alternatives) -> Bool {
    let files = group.contexts.flatMap(\.files)
    let isFileApart = Set(files.map { parts[$0].last }).count > 1
    return files.contains { file in
      let names = folders + (isFileApart ? parts[file] : parts[file].dropLast())
      let words = names.flatMap(Self.words).map { $0.lowercased() }
      return !Self.brandWords.isDisjoint(with: words)
    }
  }
}

extension ContextWords {
  /// Returns a Boolean value that indicates whether what counts in this context counts in another one, too, unless that
  /// says more: `dark` for `dark-hc`.
  fileprivate func isBelow(_ other: ContextWords) -> Bool {
    let nonzero = { (words: ContextWords) in words.namedAxes.filter { $0.value > 0 } }
    return nonzero(self).count < nonzero(other).count
      && (namedAxes[.scheme] ?? 0) == (other.namedAxes[.scheme] ?? 0)
      && nonzero(self).allSatisfy { other.namedAxes[$0.key] == $0.value }
  }
}
