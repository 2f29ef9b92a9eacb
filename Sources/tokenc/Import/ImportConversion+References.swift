import TokenCompiler

extension ImportConversion {
  /// The tokens that a reference names: one per file or context that declares it.
  func tokens(at reference: String) -> [Int] {
    if let found = tokensByPath[reference] { return found }
    guard reference.hasSuffix(".value") else { return [] }
    return tokensByPath[String(reference.dropLast(".value".count))] ?? []
  }

  /// The tokens that a reference names, found once: as many files or modes may refer to them as declare them.
  private mutating func target(of reference: String) -> Target {
    if let known = targets[reference] { return known }
    let found = tokens(at: reference)
    let target = Target(
      tokens: found, deciding: choices.dimensions(deciding: found),
      isSwitched: found.allSatisfy {
        !choices.dimensions(switching: document.tokens[$0].file).isEmpty
      })
    targets[reference] = target
    return target
  }

  /// The token that counts of those that a reference names, in the current contexts.
  private mutating func winner(of reference: String, _ target: Target) -> Int? {
    guard target.tokens.count > 1 else { return choices.winner(of: target.tokens, in: choice) }
    let key = ComputedKey(reference: reference, choice: choice)
    if let known = winners[key] { return known }
    let winner = choices.winner(of: target.tokens, in: choice)
    winners[key] = .some(winner)
    return winner
  }

  /// The alias of what a reference names, also if no input has that.
  ///
  /// Throws when it is missing in the current contexts only.
  mutating func alias(_ reference: String, at range: SourceRange) throws(Fault) -> ImportedValue {
    let found = self.target(of: reference)
    guard let target = found.tokens.first else {
      var names = reference.split(separator: ".").map(String.init)
      if names.last == "value", names.count > 1 { names.removeLast() }
      return .alias(PathSanitizer.legal(names))
    }
    if found.isSwitched {
      dependencies.formUnion(found.deciding)
      guard winner(of: reference, found) != nil else {
        throw Fault("alias '{\(reference)}' names no token", at: range, "hole")
      }
    }
    let path = document.tokens[target].dottedPath
    askedPaths.insert(path)
    if let absence = absences[path] {
      dependencies.insert(absence.dimension)
      guard !absence.contexts.contains(choice[absence.dimension]) else {
        throw Fault("alias '{\(reference)}' names no token there", at: range, "hole")
      }
    }
    return .alias(paths[target])
  }

  /// The alias of what a reference names, if that has a type in every context or is nothing.
  mutating func alias(
    _ reference: String, to type: TokenType, at range: SourceRange
  ) throws(Fault) -> ImportedValue? {
    guard tokens(at: reference).isEmpty || leads(reference, to: type) else { return nil }
    return try alias(reference, at: range)
  }

  mutating func leads(_ reference: String, to type: TokenType) -> Bool {
    var seen: Set<String> = []
    var pending = [reference]
    while let reference = pending.popLast() {
      guard seen.insert(reference).inserted else { continue }
      let found = tokens(at: reference)
      if found.isEmpty { return false }
      for index in found {
        let token = document.tokens[index]
        var literals = 0
        for value in [token.value] + token.modes.map(\.value) {
          if let next = self.reference(of: value), token.isPlain {
            pending.append(next)
          } else {
            literals += 1
          }
        }
        guard literals > 0, let converted = try? outcome(of: index).get() else {
          if literals > 0 { return false }
          continue
        }
        guard converted.allSatisfy({ $0.type == type || $0.type == nil }) else { return false }
      }
    }
    return true
  }

  /// The path of a value that is a reference and nothing else.
  func reference(of value: ForeignValue) -> String? { value.reference }

  /// The value that a reference leads to in the current contexts, through aliases.
  mutating func literal(_ reference: String, at range: SourceRange) throws(Fault) -> ForeignValue {
    var next = reference
    var seen: Set<String> = []
    while seen.insert(next).inserted {
      let found = target(of: next)
      dependencies.formUnion(found.deciding)
      guard let index = winner(of: next, found) else { break }
      let token = document.tokens[index]
      let value = choices.value(of: token, in: choice)
      guard token.isPlain else {
        return ForeignValue(.text(try computedColor(value, of: token, at: range)), at: range)
      }
      guard let following = self.reference(of: value) else {
        return ForeignValue(value.content, at: range)
      }
      next = following
    }
    throw Fault("'{\(reference)}' leads to no value", at: range, "no value")
  }

  private mutating func computedColor(
    _ value: ForeignValue, of token: ForeignToken, at range: SourceRange
  ) throws(Fault) -> String {
    try countComputation(at: range)
    depth += 1
    deepest = max(deepest, depth)
    defer { depth -= 1 }
    guard
      case .leaf(.color(let color)) = try self.value(value, as: declaredType(of: token), of: token)
        .0
    else {
      throw Fault("it is computed from a value that is not a color", at: range, "chain")
    }
    return color.styleSheetText
  }
}
