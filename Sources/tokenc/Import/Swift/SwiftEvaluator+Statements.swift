import TokenSwift

/// Bodies of functions, getters and closures: constants, conditions and what is returned.
extension SwiftEvaluator {
  /// The value that a body returns; `nil` where it goes on to its end without a value.
  mutating func run(_ body: Range<Int>, _ scope: Scope) throws(SwiftFault) -> SwiftValue? {
    budget -= 1
    guard budget > 0, scope.depth < 24 else {
      throw SwiftFault("it is made of too many others", "depth")
    }
    var scope = scope
    scope.depth += 1
    let file = program.files[scope.file]
    var index = body.lowerBound
    var last: SwiftValue?
    while index < body.upperBound {
      if file.isMark(index, ";") {
        index += 1
        continue
      }
      let word = file.isName(index) ? file.text(index) : ""
      switch word {
      case "return":
        let value = self.expression(at: index + 1, upTo: body.upperBound, in: scope.file)
        return try self.value(value, scope)
      case "let", "var":
        index = try bind(at: index, upTo: body.upperBound, &scope)
      case "if", "guard":
        let (value, next) = try runCondition(at: index, upTo: body.upperBound, &scope)
        if let value { return value }
        index = next
      case "switch":
        return try runSwitch(at: index, upTo: body.upperBound, scope)
      case "assert", "precondition":
        let expression = self.expression(at: index, upTo: body.upperBound, in: scope.file)
        index = max(expression.tokens.upperBound, index + 1)
      default:
        let value = self.expression(at: index, upTo: body.upperBound, in: scope.file)
        guard last == nil else { throw unknownStatement(at: index, scope) }
        last = try self.value(value, scope)
        index = max(value.tokens.upperBound, index + 1)
      }
    }
    return last
  }

  private func unknownStatement(at index: Int, _ scope: Scope) -> SwiftFault {
    SwiftFault(
      "'\(program.files[scope.file].text(index)) …' is computed when the app runs", "statement")
  }

  private mutating func bind(
    at start: Int, upTo end: Int, _ scope: inout Scope
  ) throws(SwiftFault) -> Int {
    let file = program.files[scope.file]
    guard file.isName(start + 1) else { throw unknownStatement(at: start, scope) }
    let name = file.text(start + 1)
    var index = start + 2
    var inner = scope
    inner.expected = []
    if file.isMark(index, ":"), file.isName(index + 1) {
      let type = file.names(from: index + 1)
      inner.expected = type.names
      index = type.last + 1
    }
    guard file.isMark(index, "="), file.text(start) == "let" else {
      throw unknownStatement(at: start, scope)
    }
    let expression = self.expression(at: index + 1, upTo: end, in: scope.file)
    scope.locals[name] = typed(try self.value(expression, inner), as: inner.expected)
    return max(expression.tokens.upperBound, index + 1)
  }

  /// Returns a Boolean value that indicates whether all conditions from an index on hold, and the index behind them;
  /// what they bind is known then.
  private mutating func conditions(
    at start: Int, upTo end: Int, _ scope: inout Scope
  ) throws(SwiftFault) -> (areTrue: Bool, next: Int) {
    let file = program.files[scope.file]
    var index = start
    var areTrue = true
    while index < end {
      let word = file.isName(index) ? file.text(index) : ""
      let isBinding = (word == "let" || word == "var") && file.isName(index + 1)
      let name = isBinding ? file.text(index + 1) : ""
      if isBinding {
        guard file.isMark(index + 2, "=") else { throw unknownStatement(at: index, scope) }
        index += 3
      }
      var parser = SwiftExpressionParser(file, at: index, upTo: end)
      parser.isInCondition = true
      let condition = parser.expression()
      index = max(parser.index, index + 1)
      var inner = scope
      inner.expected = []
      let value = try self.value(condition, inner)
      if isBinding {
        // A known value is there.
        scope.locals[name] = typed(value, as: [])
      } else if case .flag(let flag) = value {
        areTrue = areTrue && flag
      } else {
        throw unknownStatement(at: start, scope)
      }
      guard areTrue, file.isMark(index, ","), index < end else { break }
      index += 1
    }
    // A condition that isn't true ends before the other conditions.
    while index < end, !file.isMark(index, "{"), !(file.isName(index) && file.text(index) == "else")
    {
      index = file.isMark(index, among: "([") ? file.closing[index] + 1 : index + 1
    }
    return (areTrue, index)
  }

  /// A condition's branch, and where the statements go on.
  private mutating func runCondition(
    at start: Int, upTo end: Int, _ scope: inout Scope
  ) throws(SwiftFault) -> (value: SwiftValue?, next: Int) {
    let file = program.files[scope.file]
    let isGuard = file.text(start) == "guard"
    var inner = scope
    let condition = try conditions(at: start + 1, upTo: end, &inner)
    let isTrue = condition.areTrue
    var index = condition.next
    if isGuard {
      guard index < end, file.text(index) == "else" else {
        throw unknownStatement(at: start, scope)
      }
      index += 1
      scope = inner
    }
    guard file.isMark(index, "{"), index < end else { throw unknownStatement(at: start, scope) }
    let block = (index + 1)..<max(file.closing[index], index + 1)
    index = file.closing[index] + 1
    if isGuard { return (isTrue ? nil : try run(block, scope), index) }
    let hasElse = index < end && file.isName(index) && file.text(index) == "else"
    if isTrue {
      if let value = try run(block, inner) { return (value, index) }
      while index < end, file.isName(index), file.text(index) == "else" {
        while index < end, !file.isMark(index, "{") { index += 1 }
        guard index < end else { break }
        index = file.closing[index] + 1
      }
      return (nil, index)
    }
    guard hasElse else { return (nil, index) }
    if file.text(index + 1) == "if" {
      return try runCondition(at: index + 1, upTo: end, &scope)
    }
    guard file.isMark(index + 1, "{"), index + 1 < end else {
      throw unknownStatement(at: start, scope)
    }
    let close = file.closing[index + 1]
    return (try run((index + 2)..<max(close, index + 2), scope), close + 1)
  }

  private mutating func runSwitch(
    at start: Int, upTo end: Int, _ scope: Scope
  ) throws(SwiftFault) -> SwiftValue? {
    let file = program.files[scope.file]
    var parser = SwiftExpressionParser(file, at: start + 1, upTo: end)
    parser.isInCondition = true
    let subject = parser.expression()
    var index = parser.index
    guard file.isMark(index, "{"), index < end else { throw unknownStatement(at: start, scope) }
    let close = min(file.closing[index], end)
    var inner = scope
    inner.expected = []
    let value = try self.value(subject, inner)
    index += 1
    while index < close {
      if file.isMark(index, "@"), file.text(index + 1) == "unknown" { index += 2 }
      let word = file.isName(index) ? file.text(index) : ""
      guard word == "case" || word == "default" else { throw unknownStatement(at: start, scope) }
      var isMeant = word == "default"
      index += 1
      if word == "case" {
        let colon = self.colon(from: index, upTo: close, file)
        isMeant = try matches(value, in: index..<colon, scope)
        index = colon
      }
      guard file.isMark(index, ":") else { throw unknownStatement(at: start, scope) }
      let body = (index + 1)..<endOfCase(from: index + 1, upTo: close, file)
      if isMeant { return try run(body, scope) }
      index = body.upperBound
    }
    throw unknownStatement(at: start, scope)
  }

  private func colon(from start: Int, upTo end: Int, _ file: SwiftSourceFile) -> Int {
    var index = start
    while index < end, !file.isMark(index, ":") {
      index = file.isMark(index, among: "([{") ? file.closing[index] + 1 : index + 1
    }
    return min(index, end)
  }

  private func endOfCase(from start: Int, upTo end: Int, _ file: SwiftSourceFile) -> Int {
    var index = start
    while index < end {
      let isNext =
        (file.startsLine[index] || file.isMark(index - 1, ";"))
        && (file.isName(index) && ["case", "default"].contains(file.text(index))
          || file.isMark(index, "@"))
      if isNext { break }
      index = file.isMark(index, among: "([{") ? file.closing[index] + 1 : index + 1
    }
    return max(start, min(index, end))
  }

  /// Returns a Boolean value that indicates whether one of the patterns between commas means a value.
  private mutating func matches(
    _ value: SwiftValue, in range: Range<Int>, _ scope: Scope
  ) throws(SwiftFault) -> Bool {
    let file = program.files[scope.file]
    var parser = SwiftExpressionParser(file, at: range.lowerBound, upTo: range.upperBound)
    var isMeant = false
    while parser.index < range.upperBound {
      let pattern = parser.expression()
      isMeant = try matches(value, pattern, scope) || isMeant
      guard parser.index >= range.upperBound || file.isMark(parser.index, ",") else {
        throw unknownStatement(at: range.lowerBound, scope)
      }
      parser.index += 1
    }
    return isMeant
  }

  private mutating func matches(
    _ value: SwiftValue, _ pattern: SwiftExpression, _ scope: Scope
  ) throws(SwiftFault) -> Bool {
    if case .name("_") = pattern.kind { return true }
    switch (value, pattern.kind) {
    case (.symbol(let name), .member(_, let other)): return name == other
    case (.tuple(let values), .tuple(let patterns)) where values.count == patterns.count:
      for (value, pattern) in zip(values, patterns)
      where try !matches(value, pattern, scope) { return false }
      return true
    default: throw unknownStatement(at: pattern.tokens.lowerBound, scope)
    }
  }
}
