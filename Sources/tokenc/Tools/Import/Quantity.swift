import TokenCompiler

/// A number with its unit, as style sheets write them: `16px`, `150%`, `1.5`.
struct Quantity: Hashable, Sendable {
  var value: Double
  /// Empty for a bare number.
  var unit: String

  init(value: Double, unit: String) {
    self.value = value
    self.unit = unit
  }

  /// Reads a number with at most one unit behind it.
  init?(_ text: some StringProtocol) {
    let trimmed = text.trimmingSpaces
    let digits = trimmed.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    let unit = trimmed[digits.endIndex...].trimmingSpaces
    guard unit == "%" || unit.utf8.allSatisfy({ ($0 | 0x20) &- UInt8(ascii: "a") < 26 }),
      let value = String(digits).number(before: "")
    else { return nil }
    self.init(value: value, unit: unit)
  }

  /// For example `16px`.
  var text: String { JSONNumber.text(value) + unit }
}

/// Simple sums in values, as Tokens Studio has them: `4px * 2`, `(16 + 8) / 2`.
struct Arithmetic {
  /// Why a sum has no result, as a lower-case phrase.
  struct Fault: Error, Hashable {
    var message: String
  }

  private enum Symbol: Hashable {
    case quantity(Quantity)
    case sign(Character)
  }

  /// Parentheses may be nested this deep.
  private static let maximumDepth = 100

  private var symbols: ArraySlice<Symbol>
  private var depth = 0

  /// Evaluates `+`, `-`, `*` and `/` with parentheses.
  ///
  /// Sums need one unit, which a bare number takes over; a product has one unit at most.
  /// - Returns: `nil` for a text that is not a sum.
  static func evaluate(_ text: String) throws(Fault) -> Quantity? {
    guard let symbols = symbols(of: text), symbols.count > 1 else { return Quantity(text) }
    var reader = Arithmetic(symbols: symbols[...])
    guard let result = try reader.sum(), reader.symbols.isEmpty, result.value.isFinite else {
      throw Fault(message: "'\(ForeignValue.shortened(text))' has no result")
    }
    return result
  }

  private static func symbols(of text: String) -> [Symbol]? {
    var symbols: [Symbol] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
      } else if "+-*/()".contains(first) {
        symbols.append(.sign(first))
        rest.removeFirst()
      } else {
        let word = rest.prefix { !" +-*/()".contains($0) }
        guard let quantity = Quantity(word) else { return nil }
        symbols.append(.quantity(quantity))
        rest = rest[word.endIndex...]
      }
    }
    return symbols
  }

  private mutating func sum() throws(Fault) -> Quantity? {
    guard var result = try product() else { return nil }
    while case .sign(let sign)? = symbols.first, sign == "+" || sign == "-" {
      symbols.removeFirst()
      guard let next = try product() else { return nil }
      guard result.unit == next.unit || result.unit.isEmpty || next.unit.isEmpty else {
        throw Fault(message: "'\(result.text)' and '\(next.text)' have different units")
      }
      result.value += sign == "+" ? next.value : -next.value
      if result.unit.isEmpty { result.unit = next.unit }
    }
    return result
  }

  private mutating func product() throws(Fault) -> Quantity? {
    guard var result = try operand() else { return nil }
    while case .sign(let sign)? = symbols.first, sign == "*" || sign == "/" {
      symbols.removeFirst()
      guard let next = try operand() else { return nil }
      if sign == "*" {
        guard result.unit.isEmpty || next.unit.isEmpty else {
          throw Fault(message: "'\(result.text)' times '\(next.text)' is not a length")
        }
        result.value *= next.value
        if result.unit.isEmpty { result.unit = next.unit }
      } else {
        guard next.unit.isEmpty || next.unit == result.unit else {
          throw Fault(message: "'\(result.text)' can't be divided by '\(next.text)'")
        }
        result.value /= next.value
        if next.unit == result.unit { result.unit = "" }
      }
    }
    return result
  }

  private mutating func operand() throws(Fault) -> Quantity? {
    var isNegative = false
    while symbols.first == .sign("-") {
      symbols.removeFirst()
      isNegative.toggle()
    }
    guard var result = try unsignedOperand() else { return nil }
    if isNegative { result.value.negate() }
    return result
  }

  private mutating func unsignedOperand() throws(Fault) -> Quantity? {
    switch symbols.popFirst() {
    case .quantity(let quantity):
      return quantity
    case .sign("("):
      depth += 1
      guard depth <= Self.maximumDepth else { return nil }
      let inner = try sum()
      depth -= 1
      guard symbols.popFirst() == .sign(")") else { return nil }
      return inner
    default:
      return nil
    }
  }
}
