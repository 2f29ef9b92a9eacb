import TokenChange
import TokenSwift

/// Finds where an expression of Swift stands: it climbs out of parentheses, conditions and lists to the
/// argument, property or declaration that takes the value.
struct CodePlaceFinder: SwiftTokens {
  let outline: SourceOutline
  var types: TypeContext

  var tokens: [SwiftSource.Token] { outline.tokens }
  func text(of token: SwiftSource.Token) -> String { outline.text(of: token) }

  init(_ outline: SourceOutline) {
    self.outline = outline
    types = TypeContext(outline)
  }

  private static let maximumDepth = 12

  /// The place of the expression that some tokens are; `nil` for an operand of an expression, a pattern and
  /// whatever else says nothing.
  func place(of range: Range<Int>, _ depth: Int = 0) -> CodePlace? {
    guard depth < Self.maximumDepth, endsWhole(range.upperBound) else { return nil }
    return place(from: range.lowerBound, depth)
  }

  /// Returns a Boolean value that indicates whether an expression can end before a token.
  func endsWhole(_ end: Int) -> Bool {
    if end >= tokens.count || isMark(end, among: ")],};:") { return true }
    if isMark(end, "?") { return isMark(end + 1, "?") && tokens[end].followsSpace }
    if isMark(end, "{") { return ["didSet", "willSet"].contains(text(end + 1)) }
    if isMark(end, ".") { return false }
    if isName(end), text(end) == "as" { return true }
    return outline.source.startsLine(end) && !isMark(end, among: "+-*/%&|^<>=!?")
  }

  private func place(from start: Int, _ depth: Int) -> CodePlace? {
    let before = start - 1
    guard before >= 0 else { return nil }
    switch tokens[before].kind {
    case .punctuation("("): return place(inside: before, start, depth)
    case .punctuation("["): return place(inList: before, depth)
    case .punctuation(","): return place(behindComma: before, start, depth)
    case .punctuation(":"): return place(behindColon: before, start, depth)
    case .punctuation("?"): return place(behindQuestion: before, depth)
    case .punctuation("="): return place(behindEquals: before, start)
    case .punctuation("{"): return place(ofResult: before, depth)
    case .identifier: return place(behindWord: before, depth)
    default: return nil
    }
  }

  // MARK: Brackets

  private func place(inside opening: Int, _ start: Int, _ depth: Int) -> CodePlace? {
    guard types.outline.isCalled(opening) else {
      let close = outline.close(opening)
      return place(of: opening..<min(close + 1, tokens.count), depth + 1)
    }
    return argument(of: opening, at: start, label: nil)
  }

  private func place(behindComma comma: Int, _ start: Int, _ depth: Int) -> CodePlace? {
    let bracket = outline.enclosing[comma]
    guard bracket >= 0 else { return nil }
    if isMark(bracket, "[") { return place(inList: bracket, depth) }
    guard isMark(bracket, "("), types.outline.isCalled(bracket) else { return nil }
    return argument(of: bracket, at: start, label: nil)
  }

  private func argument(of opening: Int, at start: Int, label: String?) -> CodePlace? {
    let call = call(at: opening, label: label, position: commas(from: opening, to: start))
    return CodePlace(role: .argument(call), name: label ?? call.callee, base: call.receivers)
  }

  private func commas(from opening: Int, to end: Int) -> Int {
    var count = 0
    var steps = 0
    var index = opening + 1
    while index < end, steps < 200 {
      if isMark(index, ",") { count += 1 }
      index = isMark(index, among: "([{") ? outline.close(index) + 1 : index + 1
      steps += 1
    }
    return count
  }

  /// The call whose parenthesis opens at a token.
  func call(at opening: Int, label: String? = nil, position: Int = 0) -> CodeCall {
    let callee = isName(opening - 1) ? text(opening - 1) : ""
    var call = CodeCall(
      callee: callee, receivers: [], label: label, position: position, opening: opening,
      start: opening - 1)
    guard isName(opening - 1) else { return call }
    var index = opening - 1
    var steps = 0
    while isMark(index - 1, "."), steps < 24 {
      steps += 1
      call.start = index - 1
      var previous = index - 2
      while isMark(previous, among: "?!"), !tokens[previous].followsSpace { previous -= 1 }
      if isMark(previous, among: ")]"), let opening = outline.partners[previous],
        isName(opening - 1)
      {
        previous = opening - 1
      }
      guard isName(previous), !outline.source.hasNoBase(dot: index - 1) else { break }
      call.receivers.append(text(previous))
      call.start = previous
      index = previous
    }
    return call
  }

  /// A list gives its place to its elements.
  private func place(inList bracket: Int, _ depth: Int) -> CodePlace? {
    let isSubscript = types.outline.isCalled(bracket)
    guard !isSubscript, isMark(bracket, "[") else { return nil }
    let close = min(outline.close(bracket) + 1, tokens.count)
    return branch(place(of: bracket..<close, depth + 1))
  }

  /// The place of an expression of which this is a part that may be chosen.
  private func branch(_ place: CodePlace?) -> CodePlace? {
    var place = place
    place?.isWhole = false
    return place
  }

  // MARK: Operators

  private func place(behindColon colon: Int, _ start: Int, _ depth: Int) -> CodePlace? {
    if let condition = types.outline.ternary(before: colon) {
      return branch(place(from: condition, depth + 1))
    }
    let bracket = outline.enclosing[colon]
    guard bracket >= 0 else { return nil }
    if isMark(bracket, "("), isName(colon - 1), isMark(colon - 2, among: "(,"),
      types.outline.isCalled(bracket)
    {
      return argument(of: bracket, at: colon, label: text(colon - 1))
    }
    if isMark(bracket, "["), isName(colon - 1) {
      return CodePlace(role: .member, name: text(colon - 1))
    }
    if isMark(bracket, "{") { return branch(place(ofResult: bracket, depth)) }
    return nil
  }

  private func place(behindQuestion question: Int, _ depth: Int) -> CodePlace? {
    let isCoalescing = isMark(question - 1, "?")
    guard isCoalescing || tokens[question].followsSpace,
      let start = types.outline.start(ofOperandsBefore: isCoalescing ? question - 1 : question)
    else { return nil }
    return branch(place(from: start, depth + 1))
  }

  private func place(behindEquals equals: Int, _ start: Int) -> CodePlace? {
    guard !types.outline.isOperator(equals) else { return nil }
    let stated = outline.statedName(at: start)
    if stated.isStated {
      // `name: Type =`
      var colon = equals - 1
      var steps = 0
      while colon > 0, !isMark(colon, ":"), steps < 40 {
        colon = isMark(colon, among: ")]}") ? (outline.partners[colon] ?? colon) - 1 : colon - 1
        steps += 1
      }
      guard isMark(colon, ":"), isName(colon - 1), !isAnimated(colon - 2) else { return nil }
      return CodePlace(role: .declared, name: text(colon - 1), type: stated.name)
    }
    guard isName(equals - 1) else { return nil }
    if isName(equals - 2), ["let", "var"].contains(text(equals - 2)) {
      return isAnimated(equals - 2) ? nil : CodePlace(role: .declared, name: text(equals - 1))
    }
    // The raw value of a case.
    if isName(equals - 2), text(equals - 2) == "case" { return nil }
    var base: [String] = []
    var index = equals - 1
    while isMark(index - 1, "."), base.count < 12 {
      var previous = index - 2
      while isMark(previous, among: "?!"), !tokens[previous].followsSpace { previous -= 1 }
      guard isName(previous) else { break }
      base.append(text(previous))
      index = previous
    }
    return CodePlace(role: .assigned, name: text(equals - 1), base: base)
  }

  private static let stateWrappers: Set = [
    "State", "GestureState", "Published", "AppStorage", "SceneStorage", "StateObject", "Binding",
  ]

  /// Returns a Boolean value that indicates whether a variable holds a state that changes, whose first value is no
  /// design decision.
  private func isAnimated(_ keyword: Int) -> Bool {
    var index = keyword
    var steps = 0
    while index > 0, steps < 12 {
      if isMark(index - 1, "@"), isName(index), Self.stateWrappers.contains(text(index)) {
        return true
      }
      if isMark(index, among: "{};=") { return false }
      index -= 1
      steps += 1
    }
    return false
  }

  // MARK: Results

  private func place(behindWord word: Int, _ depth: Int) -> CodePlace? {
    switch text(word) {
    case "return":
      let brace = outline.brackets(around: word).first { bracket in
        switch outline.blockKind(bracket) {
        case .function, .closure: isMark(bracket, "{")
        default: false
        }
      }
      return brace.flatMap { place(ofResult: $0, depth) }
    case "in":
      return outline.closure(headedBy: word).flatMap { place(ofResult: $0, depth) }
    case "try", "await": return place(from: word, depth + 1)
    default: return nil
    }
  }

  private func place(ofResult brace: Int, _ depth: Int) -> CodePlace? {
    guard depth < Self.maximumDepth else { return nil }
    switch outline.blockKind(brace) {
    case .function(let result):
      return CodePlace(role: .result, name: declaredName(before: brace), type: result)
    case .branch(let start):
      return branch(place(from: start, depth + 1)) ?? implicitResult(at: start, depth)
    case .closure:
      // `UIColor { traits in … }`
      var callee = isMark(brace - 1, "(") ? brace - 2 : brace - 1
      if isMark(brace - 1, ":"), text(brace - 2) == "dynamicProvider" { callee = brace - 4 }
      guard isName(callee) else { return nil }
      let name = text(callee)
      return CodePlace(
        role: .result, name: name, type: name.first?.isUppercase == true ? name : nil,
        isWhole: false)
    case .type, .other: return nil
    }
  }

  /// A `switch` or `if` that is the whole body of a function gives its result.
  private func implicitResult(at start: Int, _ depth: Int) -> CodePlace? {
    guard start > 0, isMark(start - 1, "{") else { return nil }
    return branch(place(ofResult: start - 1, depth + 1))
  }

  /// The name of the function or variable whose body a brace opens, with the labels of its parameters.
  private func declaredName(before brace: Int) -> String {
    var index = brace - 1
    var steps = 0
    var names: [String] = []
    while index > 0, steps < 120 {
      steps += 1
      if isMark(index, among: "};") { break }
      if isMark(index, "{") {
        // A getter within a variable's braces.
        names = []
      }
      if isName(index) {
        let word = text(index)
        if ["func", "var", "let"].contains(word) {
          return names.reversed().joined(separator: " ")
        }
        names.append(word)
      }
      index -= 1
    }
    return ""
  }
}
