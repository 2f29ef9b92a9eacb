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

  /// Reads a number with at most one unit after it.
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
  /// For what is not a sum after all.
  private let noResult: Fault

  /// Evaluates `+`, `-`, `*` and `/` with parentheses.
  ///
  /// Sums need one unit, which a bare number takes over; a product has one unit at most.
  /// - Returns: `nil` for a text that is not a sum.
  static func evaluate(_ text: String) throws(Fault) -> Quantity? {
    guard let symbols = symbols(of: text), symbols.count > 1 else { return Quantity(text) }
    let noResult = Fault(message: "'\(ForeignValue.shortened(text))' has no result")
    var reader = Arithmetic(symbols: symbols[...], noResult: noResult)
    let result = try reader.sum()
    guard reader.symbols.isEmpty, result.value.isFinite else { throw noResult }
    return result
  }

  private static func symbols(of text: String) -> [Symbol]? {
    var symbols: [Symbol] = []
    var rest = Substring(text)
    while let first = rest.first {
      let word = word(at: rest)
      rest = rest[word.endIndex...]
      if !word.isEmpty {
        guard let quantity = Quantity(word) else { return nil }
        symbols.append(.quantity(quantity))
      } else {
        rest.removeFirst()
        if first != " " { symbols.append(.sign(first)) }
      }
    }
    return symbols
  }

  /// What stands before the next sign; that of an exponent, as in `1e-7`, is a part of it.
  private static func word(at text: Substring) -> Substring {
    let word = text.prefix { !" +-*/()".contains($0) }
    guard word.last == "e" || word.last == "E",
      word.dropLast().allSatisfy({ "0123456789.".contains($0) }),
      let sign = text[word.endIndex...].first, sign == "-" || sign == "+"
    else { return word }
    let digits = text[word.endIndex...].dropFirst().prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty || word.count == 1 ? word : text[..<digits.endIndex]
  }

  /// Takes the next sign if it is one of two.
  private mutating func sign(_ one: Character, or other: Character) -> Character? {
    guard case .sign(let sign)? = symbols.first, sign == one || sign == other else { return nil }
    symbols.removeFirst()
    return sign
  }

  private mutating func sum() throws(Fault) -> Quantity {
    var result = try product()
    while let sign = sign("+", or: "-") {
      let next = try product()
      guard result.unit == next.unit || result.unit.isEmpty || next.unit.isEmpty else {
        throw Fault(message: "'\(result.text)' and '\(next.text)' have different units")
      }
      result.value += sign == "+" ? next.value : -next.value
      if result.unit.isEmpty { result.unit = next.unit }
    }
    return result
  }

  private mutating func product() throws(Fault) -> Quantity {
    var result = try operand()
    while let sign = sign("*", or: "/") {
      let next = try operand()
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
        // A bare number would be read as pixels.
        guard next.unit.isEmpty || next.unit == "px" else {
          throw Fault(message: "'\(result.text)' divided by '\(next.text)' has no unit")
        }
        result.value /= next.value
        if next.unit == result.unit { result.unit = "" }
      }
    }
    return result
  }

  private mutating func operand() throws(Fault) -> Quantity {
    var isNegative = false
    while sign("-", or: "-") != nil { isNegative.toggle() }
    var result: Quantity
    switch symbols.popFirst() {
    case .quantity(let quantity): result = quantity
    case .sign("(") where depth < Self.maximumDepth:
      depth += 1
      result = try sum()
      depth -= 1
      guard symbols.popFirst() == .sign(")") else { throw noResult }
    default: throw noResult
    }
    if isNegative { result.value.negate() }
    return result
  }
}
