import TokenSwift

/// Finds the type that is stated for an expression by where it stands, and the type of an expression by what
/// it names.
package struct TypeContext: SwiftTokens {
  package let outline: SourceOutline
  private var answers: [Int: TypeQuery?] = [:]
  /// The parentheses that were asked for more arguments than functions have.
  private var longCalls: [Int: Bool] = [:]

  package var tokens: [SwiftSource.Token] { outline.source.tokens }
  package func text(of token: SwiftSource.Token) -> String { outline.source.text(of: token) }

  package init(_ outline: SourceOutline) { self.outline = outline }

  private func scope(at index: Int) -> SwiftScope { outline.scope(at: index) }
  /// A type that is written at a token, where `Self` is the type around it.
  private func written(_ type: StatedType, at index: Int) -> TypeQuery {
    .type(outline.resolvingSelf(type, at: index), scope(at: index))
  }

  // MARK: Expected types

  /// The type that is expected of the expression that starts at a token; `nil` where nothing states one.
  mutating func expected(at start: Int, depth: Int = 0) -> TypeQuery? {
    if let known = answers[start] { return known }
    guard depth < 32 else { return .open }
    let answer =
      cast(of: start) ?? comparison(of: start, depth + 1)
      ?? (isFollowed(start)
        ? membership(of: start, depth + 1) : expected(after: start - 1, depth + 1))
    answers[start] = .some(answer)
    return answer
  }

  /// The type of an implied member by what it is compared with: `.a == color`.
  private mutating func comparison(of start: Int, _ depth: Int) -> TypeQuery? {
    let operation = start + 2
    guard isMark(start, "."), isName(start + 1), isMark(operation, among: "=!"),
      isMark(operation + 1, "="), !tokens[operation + 1].followsSpace,
      tokens[operation].followsSpace
    else { return nil }
    return operand(startingAt: operation + 2, depth)?.query
  }

  /// The type of a literal by what may be in it: `[.a, .b].contains(color)`.
  private mutating func membership(of start: Int, _ depth: Int) -> TypeQuery? {
    guard isMark(start, "[") else { return nil }
    let call = outline.close(start) + 2
    guard isMark(call - 1, "."), ["contains", "firstIndex"].contains(text(call)),
      isMark(call + 1, "(")
    else { return nil }
    let argument = isMark(call + 3, ":") ? call + 4 : call + 2
    let end = outline.close(call + 1)
    guard let found = operand(startingAt: argument, depth, upTo: end), found.end == end else {
      return nil
    }
    return .collection(found.query)
  }

  /// Whether a literal or a closure is only the start of an expression, as in `[.a, .b][1]`.
  private func isFollowed(_ start: Int) -> Bool {
    guard isMark(start, among: "([{") else { return false }
    let next = outline.close(start) + 1
    return isMark(next, ".") || isMark(next, among: "[(") && !tokens[next].followsSpace
  }

  /// The type of `as` behind a literal, a closure or an implied member.
  private func cast(of start: Int) -> TypeQuery? {
    var end = isMark(start, among: "([{") ? outline.close(start) + 1 : start + 1
    if isMark(start, ".") { end = start + 2 }
    guard isName(end), text(end) == "as" else { return nil }
    let type = isMark(end + 1, among: "?!") ? end + 2 : end + 1
    return statedType(at: type).map { written($0.type, at: start) }
  }

  private mutating func expected(after before: Int, _ depth: Int) -> TypeQuery? {
    guard before >= 0 else { return nil }
    let start = before + 1
    if let type = outline.initialized[start] { return written(type, at: start) }
    if let brace = outline.closureHeads[before] { return result(ofBlock: brace, depth) }
    switch tokens[before].kind {
    case .punctuation("("): return expected(inside: before, at: start, depth)
    case .punctuation("["): return expected(inLiteral: before, at: start, depth)
    case .punctuation("{"): return result(ofBlock: before, depth)
    case .punctuation(","):
      let bracket = outline.enclosing[before]
      guard bracket >= 0 else { return nil }
      if isMark(bracket, "(") { return expected(inside: bracket, at: start, depth) }
      if isMark(bracket, "[") { return expected(inLiteral: bracket, at: start, depth) }
      return pattern(at: start, in: bracket, depth)
    case .punctuation(":"): return expected(afterColon: before, depth)
    case .punctuation("?"): return expected(afterQuestion: before, depth)
    case .punctuation("="): return expected(afterEquals: before, depth)
    case .identifier:
      switch text(before) {
      case "return":
        return outline.brackets(around: before).first { isFunction($0) }
          .flatMap { result(ofBlock: $0, depth) }
      case "try", "await": return expected(at: before, depth: depth)
      case "case": return pattern(at: start, in: outline.enclosing[before], depth)
      default: return nil
      }
    default: return nil
    }
  }

  private func isFunction(_ bracket: Int) -> Bool {
    switch outline.blocks[bracket] {
    case .function?, .closure?: true
    default: false
    }
  }

  private mutating func result(ofBlock brace: Int, _ depth: Int) -> TypeQuery? {
    switch outline.blocks[brace] {
    case .function(let type)?: return written(type, at: brace)
    case .closure(let type?)?: return written(type, at: brace)
    case .closure(nil)?:
      // What is called at once gives what is expected of the call.
      let end = outline.close(brace)
      if isMark(end + 1, "("), isMark(end + 2, ")"), !tokens[end + 1].followsSpace {
        return isMark(end + 3, among: ".[") ? nil : expected(after: brace - 1, depth)
      }
      return closure(brace, depth).map { .functionResult($0) }
    case .branch(let start, let isSwitch)?:
      // A pattern of a `switch` is behind `case`.
      return isSwitch ? nil : expected(at: start, depth: depth)
    default: return nil
    }
  }

  /// The type that is expected of a closure: that of an argument, also of a trailing one.
  private mutating func closure(_ brace: Int, _ depth: Int) -> TypeQuery? {
    let isTrailing =
      brace > 0 && tokens[brace - 1].endsExpression(in: outline.source.bytes)
      && !outline.source.startsLine(brace)
    guard isTrailing else { return expected(at: brace, depth: depth) }
    if isMark(brace - 1, ")"), let opening = outline.partners[brace - 1] {
      guard var callee = callee(opening: opening, depth) else { return nil }
      callee.hasTrailingClosure = true
      return .argument(callee, callee.labels.count)
    }
    guard isName(brace - 1), var callee = callee(named: brace - 1, [], depth) else { return nil }
    callee.hasTrailingClosure = true
    return .argument(callee, 0)
  }

  // MARK: Brackets

  /// Within parentheses: an argument, a part of a tuple, or the same as around them.
  private mutating func expected(
    inside opening: Int, at start: Int, _ depth: Int
  ) -> TypeQuery? {
    if isCalled(opening) {
      // Each argument would be looked at for each of the others.
      if hasTooManyArguments(opening) { return .open }
      let isMember = isMark(opening - 2, ".")
      if isName(opening - 1), !isMember,
        let local = local(text(opening - 1), at: opening - 1, depth)
      {
        return .parameter(local, commas(from: opening, to: start))
      }
      guard let callee = callee(opening: opening, depth) else { return nil }
      return .argument(callee, commas(from: opening, to: start))
    }
    guard let around = expected(at: opening, depth: depth) else { return nil }
    let isTuple = commas(from: opening, to: outline.close(opening)) > 0
    return isTuple ? .part(around, commas(from: opening, to: start)) : around
  }

  private static let mostArguments = 256

  private mutating func hasTooManyArguments(_ opening: Int) -> Bool {
    if let known = longCalls[opening] { return known }
    let isLong = commas(from: opening, to: outline.close(opening)) >= Self.mostArguments
    longCalls[opening] = isLong
    return isLong
  }

  package func isCalled(_ opening: Int) -> Bool {
    guard opening > 0, !tokens[opening].followsSpace else { return false }
    return isMark(opening - 1, ">") || tokens[opening - 1].endsExpression(in: outline.source.bytes)
  }

  /// The commas of a bracket before a token; of long lists no more than so many.
  private func commas(from opening: Int, to end: Int) -> Int {
    var count = 0
    var steps = 0
    var index = opening + 1
    while index < end, steps < 2_000 {
      if isMark(index, ",") { count += 1 }
      index = isMark(index, among: "([{") ? outline.close(index) + 1 : index + 1
      steps += 1
    }
    return steps < 2_000 ? count : 10_000
  }

  private mutating func expected(
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
    if isDictionary(opening) {
      let isValue = isMark(start - 1, ":")
      return around.map { isValue ? .value($0) : .key($0) }
    }
    // An element beside it says what all are.
    let isFirst = opening + 1 == start || !isName(opening + 1)
    let beside = isFirst ? nil : operand(startingAt: opening + 1, depth)?.query
    let known = [around.map { TypeQuery.element($0) }, beside].compactMap(\.self)
    return known.count == 2 ? .first(known) : known.first
  }

  private func isDictionary(_ opening: Int) -> Bool {
    var index = opening + 1
    var questions = 0
    let end = outline.close(opening)
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
      index = isMark(index, among: "([{") ? outline.close(index) + 1 : index + 1
    }
    return false
  }

  // MARK: Operators

  private mutating func expected(afterColon colon: Int, _ depth: Int) -> TypeQuery? {
    let bracket = outline.enclosing[colon]
    if let start = ternary(before: colon) { return expected(at: start, depth: depth) }
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

  /// The start of the condition whose `?` a colon belongs to; `nil` for another colon.
  package func ternary(before colon: Int) -> Int? {
    var index = colon - 1
    var colons = 0
    var steps = 0
    let bracket = outline.enclosing[colon]
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
      if outline.source.startsLine(index), !isMark(index, among: "?:.") { return nil }
      index = previous(index)
    }
    return nil
  }

  /// The token before one, or before the bracket that it closes.
  private func previous(_ index: Int) -> Int {
    isMark(index, among: ")]}") ? (outline.partners[index] ?? index) - 1 : index - 1
  }

  private mutating func expected(afterQuestion question: Int, _ depth: Int) -> TypeQuery? {
    guard tokens[question].followsSpace || isMark(question - 1, "?") else { return nil }
    guard isMark(question - 1, "?") else {
      return start(ofOperandsBefore: question).flatMap { expected(at: $0, depth: depth) }
    }
    // `a ?? .b`
    let around = start(ofOperandsBefore: question - 1).flatMap { expected(at: $0, depth: depth) }
    let left = operand(endingAt: question - 2, depth)
    let known = [around, left].compactMap(\.self)
    return known.isEmpty ? nil : .first(known)
  }

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
        index < operation - 1 && outline.source.startsLine(index + 1)
        && !isMark(index + 1, among: ".?:")
        && tokens[index].endsExpression(in: outline.source.bytes)
      if startsStatement { return index + 1 }
      index = previous(index)
    }
    return index < 0 ? 0 : nil
  }

  /// Whether `=` is part of a longer operator, such as `==`.
  package func isOperator(_ index: Int) -> Bool {
    if isMark(index + 1, "="), !tokens[index + 1].followsSpace { return true }
    return index > 0 && !tokens[index].followsSpace && isMark(index - 1, among: "=!<>+-*/%&|^~")
  }

  private mutating func expected(afterEquals equals: Int, _ depth: Int) -> TypeQuery? {
    if isOperator(equals) {
      let isKnown = isMark(equals - 1, among: "=!+-") && !tokens[equals].followsSpace
      return isKnown ? operand(endingAt: equals - 2, depth) : nil
    }
    // A default and an initial value without a stated type say nothing.
    guard let first = self.start(ofOperandEndingAt: equals - 1) else { return nil }
    if isName(first - 1), ["let", "var"].contains(text(first - 1)) { return nil }
    return operand(endingAt: equals - 1, depth)
  }

  /// The type that is matched by a pattern behind `case`.
  private mutating func pattern(at start: Int, in bracket: Int, _ depth: Int) -> TypeQuery? {
    var keyword = start - 1
    var steps = 0
    while keyword >= 0, !(isName(keyword) && text(keyword) == "case") {
      guard steps < 400, isMark(keyword, among: ",.)") || isName(keyword) else { return nil }
      keyword = previous(keyword)
      steps += 1
    }
    guard keyword >= 0 else { return nil }
    let isCondition =
      ["if", "guard", "while", "for"].contains(text(keyword - 1)) || isMark(keyword - 1, ",")
    if isCondition {
      let equals = isMark(start, ".") ? start + 2 : start + 1
      if isName(equals), text(equals) == "in" {
        return operand(startingAt: equals + 1, depth).map { .element($0.query) }
      }
      guard isMark(equals, "="), !isOperator(equals) else { return nil }
      return operand(startingAt: equals + 1, depth)?.query
    }
    guard bracket >= 0, case .branch(_, true)? = outline.blocks[bracket] else { return nil }
    // The subject stands between the nearest `switch` and the brace.
    var subject = bracket - 1
    steps = 0
    while subject > 0, !(isName(subject) && text(subject) == "switch"), steps < 400 {
      subject = previous(subject)
      steps += 1
    }
    guard text(subject) == "switch", let found = operand(startingAt: subject + 1, depth),
      found.end == bracket
    else { return nil }
    return found.query
  }

  // MARK: Calls

  private func labels(of opening: Int) -> [String?] {
    var labels: [String?] = []
    let end = outline.close(opening)
    var index = opening + 1
    while index < end, labels.count < 200 {
      labels.append(isName(index) && isMark(index + 1, ":") ? text(index) : nil)
      while index < end, !isMark(index, ",") {
        index = isMark(index, among: "([{") ? outline.close(index) + 1 : index + 1
      }
      index += 1
    }
    return labels
  }

  mutating func callee(opening: Int, _ depth: Int) -> TypeQuery.Callee? {
    guard isCalled(opening) else { return nil }
    let labels = labels(of: opening)
    if isName(opening - 1) { return callee(named: opening - 1, labels, depth) }
    if isMark(opening - 1, "]"), let bracket = outline.partners[opening - 1],
      let (type, end) = statedType(at: bracket), end == opening
    {
      return TypeQuery.Callee(
        name: "init", base: .typeName(type, scope(at: bracket)), owners: [], labels: labels,
        scope: scope(at: bracket))
    }
    guard isMark(opening - 1, ">"), let first = start(ofGenericsEndingAt: opening - 1) else {
      return nil
    }
    guard let (type, end) = statedType(at: first), end == opening,
      case .name(let path, let generics) = type, let name = path.last
    else { return nil }
    let base: TypeQuery? =
      path.count > 1 ? .typeName(type, scope(at: first)) : nil
    return TypeQuery.Callee(
      name: base == nil ? name : "init", base: base, owners: [],
      generics: generics, labels: labels, scope: scope(at: first))
  }

  private func start(ofGenericsEndingAt last: Int) -> Int? {
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

  private mutating func callee(
    named last: Int, _ labels: [String?], _ depth: Int
  ) -> TypeQuery.Callee? {
    let name = text(last)
    var callee = TypeQuery.Callee(
      name: name, base: nil, owners: [], labels: labels, scope: scope(at: last))
    guard isMark(last - 1, ".") else {
      // A function in a variable is not overloaded.
      if local(name, at: last, depth) != nil { return nil }
      callee.owners = outline.types(around: last).reversed()
      return callee
    }
    let isImplied =
      last < 2
      || !tokens[last - 2].endsExpression(in: outline.source.bytes)
        && !isMark(last - 2, among: "?!>")
    let found =
      isImplied ? expected(at: last - 1, depth: depth) : operand(endingAt: last - 2, depth)
    guard let base = found else { return nil }
    callee.base = isImplied ? .metatype(base) : base
    return callee
  }

  // MARK: Operands

  /// The type of what ends with a token: names, calls and subscripts between dots.
  mutating func operand(endingAt last: Int, _ depth: Int) -> TypeQuery? {
    guard let first = start(ofOperandEndingAt: last),
      let found = operand(startingAt: first, depth, upTo: last + 1), found.end == last + 1
    else { return nil }
    return found.query
  }

  package func start(ofOperandEndingAt last: Int) -> Int? {
    var index = last
    var steps = 0
    while index >= 0, steps < 200 {
      steps += 1
      while isMark(index, among: "?!"), !tokens[index].followsSpace { index -= 1 }
      if isMark(index, among: ")]") {
        guard let opening = outline.partners[index], opening > 0 else { return nil }
        guard !tokens[opening].followsSpace,
          isMark(opening - 1, ">") || tokens[opening - 1].endsExpression(in: outline.source.bytes)
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

  /// The type of what starts at a token, and the index behind it, at most a limit; `nil` where that is not known.
  mutating func operand(
    startingAt start: Int, _ depth: Int, upTo limit: Int = .max
  ) -> (query: TypeQuery, end: Int)? {
    guard depth < 32 else { return nil }
    if isMark(start, "(") {
      let end = outline.close(start)
      guard let inner = expression(startingAt: start + 1, depth + 1, upTo: end), inner.end == end
      else { return nil }
      var query = inner.query
      var index = end + 1
      return (follow(&query, from: &index, upTo: limit), index)
    }
    guard isName(start) else { return nil }
    if ["try", "await"].contains(text(start)) {
      return operand(startingAt: start + 1, depth + 1, upTo: limit)
    }
    var index = start + 1
    var query: TypeQuery
    let name = text(start)
    if name == "type", isMark(index, "("), text(index + 1) == "of" {
      guard let value = operand(startingAt: index + 3, depth + 1),
        value.end == outline.close(index)
      else { return nil }
      query = .metatype(value.query)
      index = outline.close(index) + 1
    } else if name == "self" || name == "Self" {
      let around = outline.types(around: start)
      guard !around.isEmpty else { return nil }
      let type = StatedType.name([around[around.count - 1]], [])
      query = name == "Self" ? .typeName(type, scope(at: start)) : written(type, at: start)
    } else if let local = local(name, at: start, depth) {
      query = local
    } else if index < limit, isMark(index, "("), !tokens[index].followsSpace {
      guard let callee = callee(named: start, labels(of: index), depth + 1) else { return nil }
      query = .result(callee)
      index = outline.close(index) + 1
    } else if name.first?.isUppercase == true {
      let (path, last) = names(from: start)
      // The names of types and modules start with capitals, those of members don't.
      let count = max(1, path.prefix { $0.first?.isUppercase == true }.count)
      var type = StatedType.name(Array(path.prefix(count)), [])
      index = count == path.count ? last + 1 : start + 2 * count - 1
      if isMark(index, "<"), !tokens[index].followsSpace,
        let (generics, end) = genericArguments(at: index), isMark(end, among: "(.")
      {
        type = .name(Array(path.prefix(count)), generics)
        index = end
      }
      query = .typeName(type, scope(at: start))
      if index < limit, isMark(index, "("), !tokens[index].followsSpace {
        query = .result(
          TypeQuery.Callee(
            name: "init", base: query, owners: [], labels: labels(of: index),
            scope: scope(at: start)))
        index = outline.close(index) + 1
      }
    } else {
      query = .variable(
        name, owners: outline.types(around: start).reversed(), scope(at: start))
    }
    return (follow(&query, from: &index, upTo: limit), index)
  }

  /// An operand, and the type that `as` gives it.
  private mutating func expression(
    startingAt start: Int, _ depth: Int, upTo limit: Int = .max
  ) -> (query: TypeQuery, end: Int)? {
    guard let found = operand(startingAt: start, depth, upTo: limit) else { return nil }
    guard found.end < limit, isName(found.end), text(found.end) == "as" else { return found }
    let type = isMark(found.end + 1, among: "?!") ? found.end + 2 : found.end + 1
    return statedType(at: type).map { (written($0.type, at: start), $0.end) } ?? found
  }

  private mutating func follow(
    _ query: inout TypeQuery, from index: inout Int, upTo limit: Int
  ) -> TypeQuery {
    while index < min(limit, tokens.count) {
      if isMark(index, among: "?!"), !tokens[index].followsSpace {
        index += 1
      } else if isMark(index, "("), !tokens[index].followsSpace {
        query = .functionResult(query)
        index = outline.close(index) + 1
      } else if isMark(index, "["), !tokens[index].followsSpace {
        query = .subscripted(query)
        index = outline.close(index) + 1
      } else if isMark(index, "."), let number = partNumber(at: index + 1) {
        query = .part(query, number)
        index += 2
      } else if isMark(index, "."), isName(index + 1) {
        let name = text(index + 1)
        if isMark(index + 2, "("), !tokens[index + 2].followsSpace {
          query = .result(
            TypeQuery.Callee(
              name: name, base: query, owners: [], labels: labels(of: index + 2),
              scope: scope(at: index)))
          index = outline.close(index + 2) + 1
        } else {
          query = .property(query, name)
          index += 2
        }
      } else {
        return query
      }
    }
    return query
  }

  /// The number of a part of a tuple, as in `pair.0`.
  private func partNumber(at index: Int) -> Int? {
    guard tokens.indices.contains(index), tokens[index].kind == .literal else { return nil }
    return Int(text(index))
  }

  /// The type of a local variable or parameter; `nil` if a name is none.
  private mutating func local(_ name: String, at index: Int, _ depth: Int) -> TypeQuery? {
    if name.hasPrefix("$"), let number = Int(name.dropFirst()) {
      guard let brace = outline.closure(around: index) else { return .open }
      return closure(brace, depth + 1).map { .parameter($0, number) } ?? .open
    }
    guard let variables = outline.variables[name] else { return nil }
    // The last that starts before, of those that are known here.
    var upper = variables.partitioned { $0.range.lowerBound <= index }
    var steps = 0
    while upper > 0, steps < 256 {
      upper -= 1
      steps += 1
      guard variables[upper].range.contains(index) else { continue }
      switch variables[upper].value {
      case .stated(let type): return written(type, at: variables[upper].range.lowerBound)
      case .initialized(let start):
        return expression(startingAt: start, depth + 1)?.query ?? .open
      case .element(let start):
        return (operand(startingAt: start, depth + 1)?.query).map { .element($0) } ?? .open
      case .parameter(let brace, let number):
        return closure(brace, depth + 1).map { .parameter($0, number) } ?? .open
      case .unknown: return .open
      }
    }
    return nil
  }
}

extension Array {
  /// The number of the first elements that fulfil a condition, where these come before all others.
  fileprivate func partitioned(where isFirst: (Element) -> Bool) -> Int {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if isFirst(self[middle]) { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
