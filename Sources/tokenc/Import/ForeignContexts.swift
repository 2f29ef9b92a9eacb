import TokenCompiler

/// Documents that count in one context of a modifier and have contexts of their own: brands, each
/// with its own light and dark.
///
/// A resolver document has no contexts inside of contexts. So such a document becomes one file, whose
/// tokens have a value for each of its own contexts (`$extensions.mode`).
extension ForeignDocument {
  /// Adds the tokens of a document as one file of a context.
  ///
  /// - Returns: what isn't kept, as it varies with several modifiers or lacks some contexts.
  mutating func add(_ other: ForeignDocument, to context: Assignment) -> [Diagnostic] {
    let file = addFile(context.value)
    add(file, to: context)
    for source in other.files {
      files[file].groupDescriptions.merge(source.groupDescriptions) { $1 }
    }
    leftOut += other.leftOut
    ledger.merge(other.ledger)
    hiddenSets += other.hiddenSets.filter { !hiddenSets.contains($0) }
    let other = other.renamingDimensions { name in
      name == context.name ? "\(name) of \(context.value)" : name
    }
    let choices = ForeignChoices(other)
    var diagnostics: [Diagnostic] = []
    for (_, declared) in other.tokens.indices.grouped(by: { other.tokens[$0].path }) {
      let flat = other.flattened(declared, choices)
      diagnostics += flat.diagnostic.map { [$0] } ?? []
      guard var token = flat.token else {
        leftOut.append(other.tokens[declared[0]].dottedPath)
        if flat.diagnostic?.repetitionKey == "several types" {
          mixedPaths.insert(other.tokens[declared[0]].dottedPath)
        }
        continue
      }
      token.file = file
      token.joinedRanges += declared.map { other.tokens[$0].range }
      tokens.append(token)
    }
    for dimension in other.dimensions { join(dimension) }
    return diagnostics
  }

  private func renamingDimensions(_ name: (String) -> String) -> ForeignDocument {
    var result = self
    for index in result.dimensions.indices {
      result.dimensions[index].name = name(result.dimensions[index].name)
      result.dimensions[index].replaces = result.dimensions[index].replaces.map(name)
    }
    return result
  }

  /// Adds a dimension without files, or its contexts to the one of its name.
  private mutating func join(_ dimension: ForeignDimension) {
    guard let index = dimensions.firstIndex(where: { $0.name == dimension.name }) else {
      var empty = dimension
      for context in empty.contexts.indices { empty.contexts[context].files = [] }
      return dimensions.append(empty)
    }
    for context in dimension.contexts {
      if dimensions[index].contexts.contains(where: { $0.name == context.name }) { continue }
      dimensions[index].contexts.append(.init(name: context.name))
    }
  }

  /// Leaves tokens out of all contexts that have several types within one: a value elsewhere alone is a hole.
  mutating func removeMixedPaths() {
    let mixed = mixedPaths
    if !mixed.isEmpty { tokens.removeAll { mixed.contains($0.dottedPath) } }
  }

  /// Leaves out tokens with a mode that contexts of several dimensions would choose.
  mutating func removeAmbiguousModes() -> [Diagnostic] {
    var seen: Set<String> = []
    let repeated = Set(
      dimensions.flatMap { $0.contexts.map(\.name) }.filter { !seen.insert($0).inserted })
    var diagnostics: [Diagnostic] = []
    var removed: [String] = []
    tokens.removeAll { token in
      guard let mode = token.modes.first(where: { repeated.contains($0.context) }) else {
        return false
      }
      removed.append(token.dottedPath)
      diagnostics.append(
        .leftOut(
          token, "several modifiers have a context '\(mode.context)'", at: mode.value.range,
          key: "ambiguous mode"))
      return true
    }
    leftOut += removed
    return diagnostics
  }

  // MARK: One token

  /// The token of one path with a value for each context, or why there is none.
  private func flattened(
    _ declared: [Int], _ choices: ForeignChoices
  ) -> (token: ForeignToken?, diagnostic: Diagnostic?) {
    let declaredFiles = Set(declared.map { tokens[$0].file })
    let switched = dimensions.indices.filter { index in
      dimensions[index].contexts.contains { !declaredFiles.isDisjoint(with: $0.files) }
    }
    let defaults = choices.defaults
    func fault(
      _ token: ForeignToken, _ reason: String, _ key: String
    ) -> (ForeignToken?, Diagnostic?) {
      (nil, .leftOut(token, reason, at: token.value.range, key: key))
    }
    guard let combinations = choices.combinations(of: Set(switched), around: defaults) else {
      return fault(
        tokens[declared[0]],
        "more than \(ForeignChoices.maximumCount) combinations of contexts choose its value",
        "combinations")
    }
    guard switched.isEmpty || declared.allSatisfy({ tokens[$0].modes.isEmpty }) else {
      return fault(
        tokens[declared[0]], "it has values for contexts in one of several files for contexts",
        "modes in files")
    }
    let winners = combinations.map { choice in (choice, winner(of: declared, choosing: choice)) }
    guard let first = winners.lazy.compactMap(\.1).first else { return (nil, nil) }
    var token = tokens[winner(of: declared, choosing: defaults) ?? first]
    let isWhole = winners.allSatisfy { $0.1 != nil }
    for dimension in switched {
      for (index, context) in dimensions[dimension].contexts.enumerated().dropFirst() {
        var choice = defaults
        choice[dimension] = index
        guard let other = winner(of: declared, choosing: choice) else { continue }
        let value = tokens[other].value
        if value != token.value { token.modes.append((context.name, value)) }
      }
    }
    for (choice, index) in winners {
      guard let index else { continue }
      let other = tokens[index]
      guard other.typeName == token.typeName, other.type == token.type else {
        let types = [token, other].map { $0.typeName ?? "none" }.quoted
        return fault(
          token,
          "it has several types within one context, \(types), and a token has one; give one of them a name "
            + "of its own", "several types")
      }
      let isComputed = other.modify != nil || other.alpha != nil
      guard token.modes.isEmpty || !isComputed && token.modify == nil && token.alpha == nil else {
        return fault(token, "it is computed in each of several contexts", "flat")
      }
      let modes = switched.compactMap { dimension in
        token.modes.first { $0.context == dimensions[dimension].contexts[choice[dimension]].name }
      }
      // Whichever modifier comes last.
      let values = modes.isEmpty ? [token.value] : modes.map(\.value)
      guard values.allSatisfy({ $0 == other.value }) else {
        let names = switched.map { dimensions[$0].name }.quoted
        return fault(token, "it varies with \(names) at once, inside of a context", "flat")
      }
    }
    guard !isWhole, let dimension = switched.first else { return (token, nil) }
    return (
      token,
      .assumed(
        "token '\(token.dottedPath)' has a value in some contexts of '\(dimensions[dimension].name)' "
          + "only; the others get \(token.value.shown)", at: token.range, key: "hole")
    )
  }

  /// The token that counts of those at one path, when a context of each dimension is chosen.
  private func winner(of declared: [Int], choosing choice: [Int]) -> Int? {
    let replaced = Set(
      dimensions.indices.compactMap { choice[$0] == 0 ? nil : dimensions[$0].replaces })
    var isOn = [Bool](repeating: true, count: files.count)
    for file in dimensions.flatMap({ $0.contexts.flatMap(\.files) }) { isOn[file] = false }
    for (index, dimension) in dimensions.enumerated() where !replaced.contains(dimension.name) {
      for file in dimension.contexts[choice[index]].files { isOn[file] = true }
    }
    // The last of equal files counts, as a file's last token does.
    return declared.reduce(nil) { best, next in
      guard isOn[tokens[next].file] else { return best }
      return best.map { tokens[next].file >= tokens[$0].file ? next : $0 } ?? next
    }
  }
}
