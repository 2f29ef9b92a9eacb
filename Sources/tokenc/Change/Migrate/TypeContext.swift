import TokenSwift

/// Finds the type that is stated for an expression by where it stands, and the type of an expression by what
/// it names.
package struct TypeContext: SwiftTokens {
  package let outline: SourceOutline
  var answers: [Int: TypeQuery?] = [:]
  /// The parentheses that were asked for more arguments than functions have.
  var longCalls: [Int: Bool] = [:]

  package var tokens: [SwiftSource.Token] { outline.source.tokens }
  package func text(of token: SwiftSource.Token) -> String { outline.source.text(of: token) }

  package init(_ outline: SourceOutline) { self.outline = outline }

  func scope(at index: Int) -> SwiftScope { outline.scope(at: index) }
  /// A type that is written at a token, where `Self` is the type around it.
  func written(_ type: StatedType, at index: Int) -> TypeQuery {
    .type(outline.resolvingSelf(type, at: index), scope(at: index))
  }

  /// The type that is expected of the expression that starts at a token; `nil` where nothing states one.
  ///
  /// - Parameter count: the number of names of an implied member: two of `.text.primary`.
  mutating func expected(at start: Int, count: Int = 1, depth: Int = 0) -> TypeQuery? {
    if let known = answers[start] { return known }
    guard depth < 32 else { return .open }
    let answer =
      cast(of: start, count) ?? comparison(of: start, count, depth + 1)
      ?? (outline.isFollowed(start)
        ? membership(of: start, depth + 1) : expected(after: start - 1, depth + 1))
    answers[start] = .some(answer)
    return answer
  }

  /// The type of an implied member by what it is compared with: `.a == color`.
  mutating func comparison(of start: Int, _ count: Int, _ depth: Int) -> TypeQuery? {
    let operation = start + 2 * count
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

  /// The type of `as` behind a literal, a closure or an implied member.
  private func cast(of start: Int, _ count: Int) -> TypeQuery? {
    var end = isMark(start, among: "([{") ? outline.close(start) + 1 : start + 1
    if isMark(start, ".") { end = start + 2 * count }
    guard isName(end), text(end) == "as" else { return nil }
    let type = isMark(end + 1, among: "?!") ? end + 2 : end + 1
    return statedType(at: type).map { written($0.type, at: start) }
  }

  mutating func expected(after before: Int, _ depth: Int) -> TypeQuery? {
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

  mutating func result(ofBlock brace: Int, _ depth: Int) -> TypeQuery? {
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
  mutating func closure(_ brace: Int, _ depth: Int) -> TypeQuery? {
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
}
