import TokenSwift

/// The types that brackets, operators and patterns around an expression ask for.
extension TypeContext {
  // MARK: Brackets

  /// Within parentheses: an argument, a part of a tuple, or the same as around them.
  mutating func expected(
    inside opening: Int, at start: Int, _ depth: Int
  ) -> TypeQuery? {
    if outline.isCalled(opening) {
      // Each argument would be looked at for each of the others.
      if hasTooManyArguments(opening) { return .open }
      let isMember = isMark(opening - 2, ".")
      if isName(opening - 1), !isMember,
        let local = local(text(opening - 1), at: opening - 1, depth)
      {
        return .parameter(local, outline.commas(from: opening, to: start))
      }
      guard let callee = callee(opening: opening, depth) else { return nil }
      return .argument(callee, outline.commas(from: opening, to: start))
    }
    guard let around = expected(at: opening, depth: depth) else { return nil }
    let isTuple = outline.commas(from: opening, to: outline.close(opening)) > 0
    return isTuple ? .part(around, outline.commas(from: opening, to: start)) : around
  }

  private static let mostArguments = 256

  private mutating func hasTooManyArguments(_ opening: Int) -> Bool {
    if let known = longCalls[opening] { return known }
    let commas = outline.commas(from: opening, to: outline.close(opening))
    let isLong = commas >= Self.mostArguments
    longCalls[opening] = isLong
    return isLong
  }

  mutating func expected(
    inLiteral opening: Int, at start: Int, _ depth: Int
  ) -> TypeQuery? {
    let isSubscript =
      opening > 0 && !tokens[opening].followsSpace
      && tokens[opening - 1].endsExpression(in: outline.source.bytes)
    if isSubscript {
      if isMark(start - 1, ":"), text(start - 2) == "default" {
        return operand(endingAt: opening - 1, depth).map { .value($0) }
      }
      guard isMark(start - 1, "[") else { return nil }
      return operand(endingAt: opening - 1, depth).map { .subscriptArgument($0) }
    }
    let around = expected(at: opening, depth: depth)
    if outline.isDictionary(opening) {
      let isValue = isMark(start - 1, ":")
      return around.map { isValue ? .value($0) : .key($0) }
    }
    // An element beside it says what all are.
    let isFirst = opening + 1 == start || !isName(opening + 1)
    let beside = isFirst ? nil : operand(startingAt: opening + 1, depth)?.query
    let known = [around.map { TypeQuery.element($0) }, beside].compactMap(\.self)
    return known.count == 2 ? .first(known) : known.first
  }

  // MARK: Operators

  mutating func expected(afterColon colon: Int, _ depth: Int) -> TypeQuery? {
    let bracket = outline.enclosing[colon]
    if let start = outline.ternary(before: colon) { return expected(at: start, depth: depth) }
    guard bracket >= 0 else { return nil }
    if isMark(bracket, "(") {
      return isName(colon - 1) && isMark(colon - 2, among: "(,")
        ? expected(inside: bracket, at: colon + 1, depth) : nil
    }
    if isMark(bracket, "[") { return expected(inLiteral: bracket, at: colon + 1, depth) }
    if case .branch(let start, true)? = outline.blocks[bracket] {
      return expected(at: start, depth: depth)
    }
    return nil
  }

  mutating func expected(afterQuestion question: Int, _ depth: Int) -> TypeQuery? {
    guard tokens[question].followsSpace || isMark(question - 1, "?") else { return nil }
    guard isMark(question - 1, "?") else {
      return outline.start(ofOperandsBefore: question).flatMap { expected(at: $0, depth: depth) }
    }
    // `a ?? .b`
    let around = outline.start(ofOperandsBefore: question - 1).flatMap {
      expected(at: $0, depth: depth)
    }
    let left = operand(endingAt: question - 2, depth)
    let known = [around, left].compactMap(\.self)
    return known.isEmpty ? nil : .first(known)
  }

  mutating func expected(afterEquals equals: Int, _ depth: Int) -> TypeQuery? {
    if outline.isOperator(equals) {
      let isKnown = isMark(equals - 1, among: "=!+-") && !tokens[equals].followsSpace
      return isKnown ? operand(endingAt: equals - 2, depth) : nil
    }
    // A default and an initial value without a stated type say nothing.
    guard let first = outline.start(ofOperandEndingAt: equals - 1) else { return nil }
    if isName(first - 1), ["let", "var"].contains(text(first - 1)) { return nil }
    return operand(endingAt: equals - 1, depth)
  }

  /// The type that is matched by a pattern behind `case`.
  mutating func pattern(at start: Int, in bracket: Int, _ depth: Int) -> TypeQuery? {
    var keyword = start - 1
    var steps = 0
    while keyword >= 0, !(isName(keyword) && text(keyword) == "case") {
      guard steps < 400, isMark(keyword, among: ",.)") || isName(keyword) else { return nil }
      keyword = outline.previous(keyword)
      steps += 1
    }
    guard keyword >= 0 else { return nil }
    let isCondition =
      ["if", "guard", "while", "for"].contains(text(keyword - 1)) || isMark(keyword - 1, ",")
    if isCondition {
      var equals = isMark(start, ".") ? start + 2 : start + 1
      // Names within groups: `if case .text.primary = color`.
      while isMark(start, "."), isMark(equals, "."), isName(equals + 1) { equals += 2 }
      if isName(equals), text(equals) == "in" {
        return operand(startingAt: equals + 1, depth).map { .element($0.query) }
      }
      guard isMark(equals, "="), !outline.isOperator(equals) else { return nil }
      return operand(startingAt: equals + 1, depth)?.query
    }
    guard bracket >= 0, case .branch(_, true)? = outline.blocks[bracket] else { return nil }
    // The subject stands between the nearest `switch` and the brace.
    var subject = bracket - 1
    steps = 0
    while subject > 0, !(isName(subject) && text(subject) == "switch"), steps < 400 {
      subject = outline.previous(subject)
      steps += 1
    }
    guard text(subject) == "switch", let found = operand(startingAt: subject + 1, depth),
      found.end == bracket
    else { return nil }
    return found.query
  }
}
