import TokenSwift

/// An expression of Swift source, as far as constants of design systems are made of them.
struct SwiftExpression {
  indirect enum Kind {
    case number(SwiftNumber)
    case text(String)
    case flag(Bool)
    case name(String)
    /// A member of an expression; of the type that is expected where there is none: `.dark`.
    case member(SwiftExpression?, String)
    case call(SwiftExpression, [Argument])
    case closure(parameters: [String], body: Range<Int>)
    case prefix(String, SwiftExpression)
    case infix(String, SwiftExpression, SwiftExpression)
    case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
    case tuple([SwiftExpression])
    /// `#available(…)`.
    case availability
    /// An expression that this reader doesn't know.
    case other
  }

  struct Argument {
    var label: String?
    var value: SwiftExpression
  }

  var kind: Kind
  /// The indices of its tokens.
  var tokens: Range<Int>

  init(_ kind: Kind, _ tokens: Range<Int>) {
    self.kind = kind
    self.tokens = tokens
  }
}

/// A number, and what is known of its type.
struct SwiftNumber: Equatable {
  enum Form { case literal, integer, real }

  var value: Double
  var form = Form.literal
  /// The digits of a literal in hexadecimal notation: `0A84FF`.
  var hexDigits: String?
  /// A Boolean value that indicates whether it is what two whole literals are divided to, which is whole itself where
  /// an `Int` is wanted.
  var isQuotient = false

  init(_ value: Double, _ form: Form = .literal, hexDigits: String? = nil) {
    self.value = value
    self.form = form
    self.hexDigits = hexDigits
  }

  /// Reads a literal; `nil` for what isn't one.
  init?(literal: String) {
    let text = literal.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where text.hasPrefix(prefix) {
      let digits = String(text.dropFirst(2))
      guard let number = UInt64(digits, radix: radix), number < 1 << 53 else { return nil }
      self.init(Double(number), hexDigits: radix == 16 ? digits : nil)
      return
    }
    guard let first = text.utf8.first, (0x30...0x39).contains(first), let number = Double(text),
      number.isFinite
    else { return nil }
    // A literal with a point is no integer.
    self.init(number, text.contains(".") ? .real : .literal)
  }
}

/// Reads expressions and statements from the tokens of a file.
struct SwiftExpressionParser {
  let file: SwiftSourceFile
  var index: Int
  let end: Int
  private var depth = 0

  init(_ file: SwiftSourceFile, at index: Int, upTo end: Int) {
    self.file = file
    self.index = index
    self.end = min(end, file.tokens.count)
  }

  private static let maximumDepth = 48
  /// The operators, members and calls of one chain, each of which holds the one before it.
  private static let maximumLinks = 1_000

  private func isMark(_ mark: Unicode.Scalar) -> Bool { index < end && file.isMark(index, mark) }
  private var isAtName: Bool { index < end && file.isName(index) }
  private var text: String { index < end ? file.text(index) : "" }
  private var isOnNewLine: Bool { index < end && file.startsLine[index] }

  /// A Boolean value that indicates whether a statement ends here.
  var isAtEnd: Bool { index >= end || isOnNewLine || isMark(";") }
  /// A Boolean value that indicates whether an expression can end here.
  var isAtSeparator: Bool { index < end && file.isMark(index, among: ",)]}{") }

  // MARK: Operators

  private static let precedences: [String: Int] = [
    "<<": 9, ">>": 9, "*": 8, "/": 8, "%": 8, "&": 8, "+": 7, "-": 7, "|": 7, "^": 7, "??": 5,
    "==": 4, "!=": 4, "<": 4, ">": 4, "<=": 4, ">=": 4, "&&": 3, "||": 2,
  ]

  /// The operator at the index, made of marks without spaces between them.
  private func operatorText() -> String {
    var text = ""
    var next = index
    while next < end, file.isMark(next, among: "+-*/%&|^<>=!?~"),
      next == index || !file.tokens[next].followsSpace
    {
      text += file.text(next)
      next += 1
    }
    return text
  }

  mutating func expression(_ minimum: Int = 0) -> SwiftExpression {
    let start = index
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth, index < end else { return skipped() }
    var left = prefixed()
    var links = 0
    while index < end, !isMark(";") {
      let sign = operatorText()
      // A sign that hangs on what follows it begins another statement.
      let isLoose = index + sign.count >= end || file.tokens[index + sign.count].followsSpace
      if isOnNewLine, !isLoose || sign.isEmpty { break }
      if sign == "?", minimum == 0 {
        index += 1
        let first = expression()
        guard isMark(":") else { return SwiftExpression(.other, start..<index) }
        index += 1
        let second = expression()
        left = SwiftExpression(.ternary(left, first, second), start..<index)
        continue
      }
      guard let precedence = Self.precedences[sign], precedence >= minimum else { break }
      index += sign.count
      let right = expression(precedence + 1)
      links += 1
      let isShort = links < Self.maximumLinks
      left = SwiftExpression(isShort ? .infix(sign, left, right) : .other, start..<index)
    }
    return left
  }

  /// Skips an expression that is deeper than any in an app.
  private mutating func skipped() -> SwiftExpression {
    let start = index
    while index < end, index == start || !file.isMark(index, among: ",;)]}") && !isOnNewLine {
      index = file.isMark(index, among: "([{") ? file.closing[index] + 1 : index + 1
    }
    index = min(index, end)
    return SwiftExpression(.other, start..<max(start, min(start + 1, end)))
  }

  private mutating func prefixed() -> SwiftExpression {
    let start = index
    for sign in ["-", "+", "!", "~"] where operatorText() == sign {
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.maximumDepth else { return skipped() }
      index += 1
      let operand = prefixed()
      return SwiftExpression(.prefix(sign, operand), start..<index)
    }
    if isAtName, ["try", "await"].contains(text) {
      index += 1
      while isMark("?") || isMark("!") { index += 1 }
    }
    return suffixed(primary(), from: start)
  }

  // MARK: Operands

  private mutating func suffixed(_ first: SwiftExpression, from start: Int) -> SwiftExpression {
    var left = first
    var links = 0
    while index < end {
      links += 1
      if links >= Self.maximumLinks { left = SwiftExpression(.other, start..<index) }
      if isMark("."), file.isName(index + 1), index + 1 < end {
        left = SwiftExpression(.member(left, file.text(index + 1)), start..<(index + 2))
        index += 2
      } else if isMark("."), index + 1 < end, case .literal = file.tokens[index + 1].kind {
        // A part of a tuple.
        index += 2
        left = SwiftExpression(.other, start..<index)
      } else if isMark("("), !isOnNewLine {
        let arguments = self.arguments()
        left = SwiftExpression(.call(left, arguments), start..<index)
      } else if isMark("{"), !isOnNewLine, takesClosure(left) {
        let closure = self.closure()
        var arguments: [SwiftExpression.Argument] = []
        var callee = left
        if case .call(let inner, let known) = left.kind {
          callee = inner
          arguments = known
        }
        arguments.append(.init(label: nil, value: closure))
        left = SwiftExpression(.call(callee, arguments), start..<index)
      } else if isMark("!"), !file.tokens[index].followsSpace {
        index += 1
        left = SwiftExpression(left.kind, start..<index)
      } else if isMark("["), !isOnNewLine {
        index = min(file.closing[index] + 1, end)
        left = SwiftExpression(.other, start..<index)
      } else if isAtName, text == "as", !isOnNewLine {
        index += 1
        while isMark("?") || isMark("!") { index += 1 }
        let type = primary()
        if case .other = type.kind { left = SwiftExpression(.other, start..<index) }
      } else {
        break
      }
    }
    return left
  }

  /// Returns a Boolean value that indicates whether a brace behind an expression is the last argument of its call, and
  /// not a block of `if`.
  private func takesClosure(_ expression: SwiftExpression) -> Bool {
    if isInCondition { return false }
    // Nor the observers of a property.
    if file.isName(index + 1), ["didSet", "willSet"].contains(file.text(index + 1)) {
      return false
    }
    switch expression.kind {
    case .name, .member, .call: return true
    default: return false
    }
  }

  /// A Boolean value that indicates whether braces are blocks, as behind `if` and `switch`.
  var isInCondition = false

  private mutating func primary() -> SwiftExpression {
    let start = index
    guard index < end else { return SwiftExpression(.other, start..<start) }
    switch file.tokens[index].kind {
    case .literal:
      index += 1
      return SwiftExpression(literal(file.text(start)), start..<index)
    case .identifier:
      index += 1
      let name = file.text(start)
      if name == "true" || name == "false" {
        return SwiftExpression(.flag(name == "true"), start..<index)
      }
      if ["if", "switch", "func", "let", "var"].contains(name) {
        return SwiftExpression(.other, start..<index)
      }
      return SwiftExpression(.name(name), start..<index)
    case .punctuation: break
    }
    if isMark("."), file.isName(index + 1) {
      index += 2
      return SwiftExpression(.member(nil, file.text(index - 1)), start..<index)
    }
    if isMark("#"), file.isName(index + 1) {
      let name = file.text(index + 1)
      index += 2
      let arguments = isMark("(") ? self.arguments() : []
      if name == "available" { return SwiftExpression(.availability, start..<index) }
      guard name == "colorLiteral" else { return SwiftExpression(.other, start..<index) }
      let callee = SwiftExpression(.name("#colorLiteral"), start..<(start + 2))
      return SwiftExpression(.call(callee, arguments), start..<index)
    }
    if isMark("(") {
      let parts = arguments()
      let values = parts.map(\.value)
      let kind: SwiftExpression.Kind =
        values.count == 1 && parts[0].label == nil ? values[0].kind : .tuple(values)
      return SwiftExpression(kind, start..<index)
    }
    if isMark("{") { return closure() }
    index = isMark("[") ? min(file.closing[index] + 1, end) : index + 1
    return SwiftExpression(.other, start..<index)
  }

  private func literal(_ text: String) -> SwiftExpression.Kind {
    if let number = SwiftNumber(literal: text) { return .number(number) }
    let hashes = text.prefix { $0 == "#" }.count
    let inner = text.dropFirst(hashes).dropLast(hashes)
    guard inner.hasPrefix("\""), inner.hasSuffix("\""), inner.count > 1, !inner.contains("\\"),
      !inner.hasPrefix("\"\"\"")
    else { return .other }
    return .text(String(inner.dropFirst().dropLast()))
  }

  private mutating func arguments() -> [SwiftExpression.Argument] {
    let close = min(file.closing[index], end)
    index += 1
    var arguments: [SwiftExpression.Argument] = []
    while index < close {
      var label: String?
      if isAtName, file.isMark(index + 1, ":") {
        label = text
        index += 2
      }
      var inner = SwiftExpressionParser(file, at: index, upTo: close)
      inner.depth = depth
      let value = inner.expression()
      index = max(inner.index, index)
      if index < close, !isMark(",") {
        // Something is there that this reader doesn't know.
        while index < close, !isMark(",") {
          index = file.isMark(index, among: "([{") ? min(file.closing[index], close) : index
          index += 1
        }
        arguments.append(.init(label: label, value: SwiftExpression(.other, value.tokens)))
      } else {
        arguments.append(.init(label: label, value: value))
      }
      if isMark(",") { index += 1 }
    }
    index = min(close + 1, end)
    return arguments
  }

  private mutating func closure() -> SwiftExpression {
    let start = index
    let close = min(file.closing[index], end)
    index += 1
    var parameters: [String] = []
    if let head = closureHead(upTo: close) {
      parameters = head.parameters
      index = head.body
    }
    let body = index..<close
    index = min(close + 1, end)
    return SwiftExpression(.closure(parameters: parameters, body: body), start..<index)
  }

  /// The parameters before the `in` of a closure, and the index behind it.
  private func closureHead(upTo close: Int) -> (parameters: [String], body: Int)? {
    var next = index
    if file.isMark(next, "[") { next = file.closing[next] + 1 }
    var parameters: [String] = []
    let limit = min(close, next + 40)
    while next < limit {
      if file.isName(next), file.text(next) == "in" { return (parameters, next + 1) }
      guard file.isName(next) || file.isMark(next, among: "(),:_->?.@") else { return nil }
      if file.isName(next), !file.isMark(next - 1, ":"), !file.isMark(next - 1, ">"),
        !file.isMark(next - 1, ".")
      {
        parameters.append(file.text(next))
      }
      next += 1
    }
    return nil
  }
}
