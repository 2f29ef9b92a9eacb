import TokenSwift

/// The extent of expressions, by brackets, operators and line breaks: questions that need no type.
extension SourceOutline {
  // MARK: Brackets

  /// Returns a Boolean value that indicates whether a bracket holds the arguments of a call or of a subscript.
  package func isCalled(_ opening: Int) -> Bool {
    guard opening > 0, !tokens[opening].followsSpace else { return false }
    return isMark(opening - 1, ">") || tokens[opening - 1].endsExpression(in: source.bytes)
  }

  /// The number of commas of a bracket before a token; of long lists more than there are.
  func commas(from opening: Int, to end: Int) -> Int {
    var count = 0
    var steps = 0
    var index = opening + 1
    while index < end, steps < 2_000 {
      if isMark(index, ",") { count += 1 }
      index = isMark(index, among: "([{") ? close(index) + 1 : index + 1
      steps += 1
    }
    return steps < 2_000 ? count : 10_000
  }

  /// The labels of the arguments of a call; `nil` for an argument without one.
  package func labels(of opening: Int) -> [String?] {
    var labels: [String?] = []
    let end = close(opening)
    var index = opening + 1
    while index < end, labels.count < 200 {
      labels.append(isName(index) && isMark(index + 1, ":") ? text(index) : nil)
      while index < end, !isMark(index, ",") {
        index = isMark(index, among: "([{") ? close(index) + 1 : index + 1
      }
      index += 1
    }
    return labels
  }

  /// Returns a Boolean value that indicates whether a literal is that of a dictionary.
  func isDictionary(_ opening: Int) -> Bool {
    var index = opening + 1
    var questions = 0
    let end = close(opening)
    while index < end {
      if isMark(index, ",") { return false }
      if isMark(index, "?"), tokens[index].followsSpace, !isMark(index + 1, "?"),
        !isMark(index - 1, "?")
      {
        questions += 1
      }
      if isMark(index, ":") {
        if questions == 0 { return true }
        questions -= 1
      }
      index = isMark(index, among: "([{") ? close(index) + 1 : index + 1
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a literal or a closure is only the start of an expression, as in
  /// `[.a, .b][1]`.
  func isFollowed(_ start: Int) -> Bool {
    guard isMark(start, among: "([{") else { return false }
    let next = close(start) + 1
    return isMark(next, ".") || isMark(next, among: "[(") && !tokens[next].followsSpace
  }

  // MARK: Operators

  /// The first token of the operands before an operator; `nil` where it is not found.
  package func start(ofOperandsBefore operation: Int) -> Int? {
    var index = operation - 1
    var steps = 0
    while index >= 0, steps < 400 {
      steps += 1
      if isMark(index, among: "([{,;") { return index + 1 }
      if isMark(index, ":"), !tokens[index].followsSpace { return index + 1 }
      if isMark(index, "="), !isOperator(index) { return index + 1 }
      if isName(index), ["return", "in", "case", "try", "await", "where"].contains(text(index)) {
        return index + 1
      }
      let startsStatement =
        index < operation - 1 && source.startsLine(index + 1)
        && !isMark(index + 1, among: ".?:")
        && tokens[index].endsExpression(in: source.bytes)
      if startsStatement { return index + 1 }
      index = previous(index)
    }
    return index < 0 ? 0 : nil
  }

  /// Returns a Boolean value that indicates whether `=` is part of a longer operator, such as `==`.
  package func isOperator(_ index: Int) -> Bool {
    if isMark(index + 1, "="), !tokens[index + 1].followsSpace { return true }
    return index > 0 && !tokens[index].followsSpace && isMark(index - 1, among: "=!<>+-*/%&|^~")
  }

  /// The start of the condition whose `?` a colon belongs to; `nil` for another colon.
  package func ternary(before colon: Int) -> Int? {
    var index = colon - 1
    var colons = 0
    var steps = 0
    let bracket = enclosing[colon]
    while index > bracket, steps < 400 {
      steps += 1
      if isMark(index, ":") { colons += 1 }
      let isQuestion =
        isMark(index, "?") && tokens[index].followsSpace && !isMark(index + 1, "?")
      if isQuestion {
        if colons == 0 { return start(ofOperandsBefore: index) }
        colons -= 1
      }
      if isMark(index, among: ",;") { return nil }
      if source.startsLine(index), !isMark(index, among: "?:.") { return nil }
      index = previous(index)
    }
    return nil
  }

  /// The token before one, or before the bracket that it closes.
  func previous(_ index: Int) -> Int {
    isMark(index, among: ")]}") ? (partners[index] ?? index) - 1 : index - 1
  }

  // MARK: Operands

  /// The first token of the names, calls and subscripts between dots that end with a token.
  package func start(ofOperandEndingAt last: Int) -> Int? {
    var index = last
    var steps = 0
    while index >= 0, steps < 200 {
      steps += 1
      while isMark(index, among: "?!"), !tokens[index].followsSpace { index -= 1 }
      if isMark(index, among: ")]") {
        guard let opening = partners[index], opening > 0 else { return nil }
        guard !tokens[opening].followsSpace,
          isMark(opening - 1, ">") || tokens[opening - 1].endsExpression(in: source.bytes)
        else { return opening }
        index = opening - 1
        continue
      }
      if isMark(index, ">") {
        return start(ofGenericsEndingAt: index)
      }
      let isPart = partNumber(at: index) != nil && isMark(index - 1, ".")
      guard isName(index) || isPart else { return nil }
      guard isMark(index - 1, ".") else { return index }
      index -= 2
    }
    return nil
  }

  /// The first token of the name before generic arguments, which end with a token.
  func start(ofGenericsEndingAt last: Int) -> Int? {
    var depth = 0
    var index = last
    while index > 0, last - index < 200 {
      if isMark(index, ">"), !isMark(index - 1, "-") { depth += 1 }
      if isMark(index, "<") { depth -= 1 }
      if depth == 0 {
        let (_, first, isWhole) = names(upTo: index - 1)
        return isName(index - 1) && isWhole ? first : nil
      }
      index -= 1
    }
    return nil
  }

  /// The number of a part of a tuple, as in `pair.0`.
  func partNumber(at index: Int) -> Int? {
    guard tokens.indices.contains(index), tokens[index].kind == .literal else { return nil }
    return Int(text(index))
  }
}
