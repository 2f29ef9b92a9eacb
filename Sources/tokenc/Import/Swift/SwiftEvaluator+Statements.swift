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
    var place = body.lowerBound
    var last: SwiftValue?
    while place < body.upperBound {
      if file.isMark(place, ";") {
        place += 1
        continue
      }
      let word = file.isName(place) ? file.text(place) : ""
      switch word {
      case "return":
        let value = self.expression(at: place + 1, upTo: body.upperBound, in: scope.file)
        return try self.value(value, scope)
      case "let", "var":
        place = try bind(at: place, upTo: body.upperBound, &scope)
      case "if", "guard":
        let (value, next) = try runCondition(at: place, upTo: body.upperBound, &scope)
        if let value { return value }
        place = next
      case "switch":
        return try runSwitch(at: place, upTo: body.upperBound, scope)
      case "assert", "precondition":
        let expression = self.expression(at: place, upTo: body.upperBound, in: scope.file)
        place = max(expression.tokens.upperBound, place + 1)
      default:
        let value = self.expression(at: place, upTo: body.upperBound, in: scope.file)
        guard last == nil else { throw unknownStatement(at: place, scope) }
        last = try self.value(value, scope)
        place = max(value.tokens.upperBound, place + 1)
      }
    }
    return last
  }

  private func unknownStatement(at place: Int, _ scope: Scope) -> SwiftFault {
    SwiftFault(
      "'\(program.files[scope.file].text(place)) …' is computed when the app runs", "statement")
  }

  private mutating func bind(
    at start: Int, upTo end: Int, _ scope: inout Scope
  ) throws(SwiftFault) -> Int {
    let file = program.files[scope.file]
    guard file.isName(start + 1) else { throw unknownStatement(at: start, scope) }
    let name = file.text(start + 1)
    var place = start + 2
    var inner = scope
    inner.expected = []
    if file.isMark(place, ":"), file.isName(place + 1) {
      let type = file.names(from: place + 1)
      inner.expected = type.names
      place = type.last + 1
    }
    guard file.isMark(place, "="), file.text(start) == "let" else {
      throw unknownStatement(at: start, scope)
    }
    let expression = self.expression(at: place + 1, upTo: end, in: scope.file)
    scope.locals[name] = typed(try self.value(expression, inner), as: inner.expected)
    return max(expression.tokens.upperBound, place + 1)
  }

  /// Returns a Boolean value that indicates whether all conditions from an index on hold, and the index behind them;
  /// what they bind is known then.
  private mutating func conditions(
    at start: Int, upTo end: Int, _ scope: inout Scope
  ) throws(SwiftFault) -> (areTrue: Bool, next: Int) {
    let file = program.files[scope.file]
    var place = start
    var areTrue = true
    while place < end {
      let word = file.isName(place) ? file.text(place) : ""
      let isBinding = (word == "let" || word == "var") && file.isName(place + 1)
      let name = isBinding ? file.text(place + 1) : ""
      if isBinding {
        guard file.isMark(place + 2, "=") else { throw unknownStatement(at: place, scope) }
        place += 3
      }
      var parser = SwiftExpressionParser(file, at: place, upTo: end)
      parser.isInCondition = true
      let condition = parser.expression()
      place = max(parser.index, place + 1)
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
      guard areTrue, file.isMark(place, ","), place < end else { break }
      place += 1
    }
    // A condition that isn't true ends before the other conditions.
    while place < end, !file.isMark(place, "{"), !(file.isName(place) && file.text(place) == "else")
    {
      place = file.isMark(place, among: "([") ? file.closing[place] + 1 : place + 1
    }
    return (areTrue, place)
  }

  /// A condition's branch, and where the statements go on.
  private mutating func runCondition(
    at start: Int, upTo end: Int, _ scope: inout Scope
  ) throws(SwiftFault) -> (value: SwiftValue?, next: Int) {
    let file = program.files[scope.file]
    let isGuard = file.text(start) == "guard"
    var inner = scope
    var (isTrue, place) = try conditions(at: start + 1, upTo: end, &inner)
    if isGuard {
      guard place < end, file.text(place) == "else" else {
        throw unknownStatement(at: start, scope)
      }
      place += 1
      scope = inner
    }
    guard file.isMark(place, "{"), place < end else { throw unknownStatement(at: start, scope) }
    let block = (place + 1)..<max(file.closing[place], place + 1)
    place = file.closing[place] + 1
    if isGuard { return (isTrue ? nil : try run(block, scope), place) }
    let hasElse = place < end && file.isName(place) && file.text(place) == "else"
    if isTrue {
      if let value = try run(block, inner) { return (value, place) }
      while place < end, file.isName(place), file.text(place) == "else" {
        while place < end, !file.isMark(place, "{") { place += 1 }
        guard place < end else { break }
        place = file.closing[place] + 1
      }
      return (nil, place)
    }
    guard hasElse else { return (nil, place) }
    if file.text(place + 1) == "if" {
      return try runCondition(at: place + 1, upTo: end, &scope)
    }
    guard file.isMark(place + 1, "{"), place + 1 < end else {
      throw unknownStatement(at: start, scope)
    }
    let close = file.closing[place + 1]
    return (try run((place + 2)..<max(close, place + 2), scope), close + 1)
  }

  private mutating func runSwitch(
    at start: Int, upTo end: Int, _ scope: Scope
  ) throws(SwiftFault) -> SwiftValue? {
    let file = program.files[scope.file]
    var parser = SwiftExpressionParser(file, at: start + 1, upTo: end)
    parser.isInCondition = true
    let subject = parser.expression()
    var place = parser.index
    guard file.isMark(place, "{"), place < end else { throw unknownStatement(at: start, scope) }
    let close = min(file.closing[place], end)
    var inner = scope
    inner.expected = []
    let value = try self.value(subject, inner)
    place += 1
    while place < close {
      if file.isMark(place, "@"), file.text(place + 1) == "unknown" { place += 2 }
      let word = file.isName(place) ? file.text(place) : ""
      guard word == "case" || word == "default" else { throw unknownStatement(at: start, scope) }
      var isMeant = word == "default"
      place += 1
      if word == "case" {
        let colon = self.colon(from: place, upTo: close, file)
        isMeant = try matches(value, in: place..<colon, scope)
        place = colon
      }
      guard file.isMark(place, ":") else { throw unknownStatement(at: start, scope) }
      let body = (place + 1)..<endOfCase(from: place + 1, upTo: close, file)
      if isMeant { return try run(body, scope) }
      place = body.upperBound
    }
    throw unknownStatement(at: start, scope)
  }

  private func colon(from start: Int, upTo end: Int, _ file: SwiftSourceFile) -> Int {
    var place = start
    while place < end, !file.isMark(place, ":") {
      place = file.isMark(place, among: "([{") ? file.closing[place] + 1 : place + 1
    }
    return min(place, end)
  }

  private func endOfCase(from start: Int, upTo end: Int, _ file: SwiftSourceFile) -> Int {
    var place = start
    while place < end {
      let isNext =
        (file.startsLine[place] || file.isMark(place - 1, ";"))
        && (file.isName(place) && ["case", "default"].contains(file.text(place))
          || file.isMark(place, "@"))
      if isNext { break }
      place = file.isMark(place, among: "([{") ? file.closing[place] + 1 : place + 1
    }
    return max(start, min(place, end))
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
