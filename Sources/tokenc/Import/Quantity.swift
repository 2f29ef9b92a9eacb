import TokenCompiler

/// A number with its unit, as style sheets write them: `16px`, `150%`, `1.5`.
struct Quantity: Equatable, Sendable {
  var value: Double
  /// Empty for a bare number.
  var unit: String

  /// For example `16px`.
  var text: String { JSONNumber.text(value) + unit }

  /// A Boolean value that indicates whether the unit is one of those that are the same to the standard (Format module,
  /// section 8.2).
  var isPoints: Bool { ["px", "pt", "dp"].contains(unit) }
}

extension Quantity {
  /// Reads a number with at most one unit after it.
  init?(_ text: some StringProtocol) {
    let trimmed = text.trimmingSpaces
    let digits = trimmed.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    let unit = trimmed[digits.endIndex...].trimmingSpaces
    guard unit == "%" || unit.utf8.allSatisfy({ ($0 | 0x20) &- UInt8(ascii: "a") < 26 }),
      let value = String(digits).number(before: "")
    else { return nil }
    self.init(value: value, unit: unit.lowercased())
  }

  /// The unit that stands beside a number in an object, also in Figma's words: `{"unit": "PERCENT", "value": 150}`.
  static func unit(of object: ForeignValue) -> String? {
    guard let text = object.member("unit")?.text?.trimmingSpaces.lowercased() else { return nil }
    let words = [
      "percent": "%", "pixel": "px", "pixels": "px", "point": "pt", "points": "pt",
      "second": "s", "seconds": "s", "millisecond": "ms", "milliseconds": "ms",
    ]
    return words[text] ?? text
  }
}

/// Sums of Tokens Studio and style sheets: `4px * 2`, `floor({unit} * 1.5)`, `calc(16px + 8px)`.
struct Arithmetic {
  /// Why a sum has no result, as a lower-case phrase.
  struct Fault: Error, Hashable {
    var message: String
  }

  private enum Symbol: Equatable {
    case quantity(Quantity)
    case sign(Character)
    /// A function's name before its parenthesis.
    case function(Function)
  }

  private enum Function: String {
    case abs, calc, ceil, clamp, floor, max, min, pow, round, roundTo, sqrt
  }

  private static let maximumDepth = 100

  private var symbols: ArraySlice<Symbol>
  private var depth = 0
  /// For what is not a sum after all.
  private let noResult: Fault

  /// Evaluates `+`, `-`, `*`, `/`, `^` and `%` (the rest of a division) with parentheses and functions.
  ///
  /// Sums need one unit, which a bare number takes over; a product has one unit at most. What is
  /// rounded keeps its unit; powers have none.
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
      if let function = Function(rawValue: String(word)), rest.first == "(" {
        symbols.append(.function(function))
      } else if word == "%", !symbols.isEmpty, !rest.trimmingSpaces.isEmpty {
        // At the end it is a unit.
        symbols.append(.sign("%"))
      } else if !word.isEmpty {
        guard let quantity = Quantity(word) else { return nil }
        symbols.append(.quantity(quantity))
      } else {
        rest.removeFirst()
        if first != " " { symbols.append(.sign(first)) }
      }
    }
    return symbols
  }

  /// The text before the next sign; that of an exponent, as in `1e-7`, is a part of it.
  private static func word(at text: Substring) -> Substring {
    let word = text.prefix { !" +-*/^,()".contains($0) }
    guard word.last == "e" || word.last == "E",
      word.dropLast().allSatisfy({ "0123456789.".contains($0) }),
      let sign = text[word.endIndex...].first, sign == "-" || sign == "+"
    else { return word }
    let digits = text[word.endIndex...].dropFirst().prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty || word.count == 1 ? word : text[..<digits.endIndex]
  }

  private mutating func sign(_ signs: String) -> Character? {
    guard case .sign(let sign)? = symbols.first, signs.contains(sign) else { return nil }
    symbols.removeFirst()
    return sign
  }

  private mutating func sum() throws(Fault) -> Quantity {
    var result = try product()
    while let sign = sign("+-") {
      let next = try product()
      let unit = try commonUnit(result, next)
      result.value += sign == "+" ? next.value : -next.value
      result.unit = unit
    }
    return result
  }

  /// The one unit of two quantities, of which a bare number takes over the other's.
  private func commonUnit(_ one: Quantity, _ other: Quantity) throws(Fault) -> String {
    if one.isPoints, other.isPoints { return "px" }
    guard one.unit == other.unit || one.unit.isEmpty || other.unit.isEmpty else {
      throw Fault(message: "'\(one.text)' and '\(other.text)' have different units")
    }
    return one.unit.isEmpty ? other.unit : one.unit
  }

  private mutating func product() throws(Fault) -> Quantity {
    var result = try power()
    while let sign = sign("*/%") {
      let next = try power()
      switch sign {
      case "*":
        guard result.unit.isEmpty || next.unit.isEmpty else {
          throw Fault(message: "'\(result.text)' times '\(next.text)' is not a length")
        }
        result.value *= next.value
        if result.unit.isEmpty { result.unit = next.unit }
      case "%":
        result.unit = try commonUnit(result, next)
        result.value.formTruncatingRemainder(dividingBy: next.value)
      default:
        guard next.unit.isEmpty || next.unit == result.unit || next.isPoints && result.isPoints
        else {
          throw Fault(message: "'\(result.text)' can't be divided by '\(next.text)'")
        }
        // A bare number would be read as pixels.
        guard next.unit.isEmpty || next.isPoints else {
          throw Fault(message: "'\(result.text)' divided by '\(next.text)' has no unit")
        }
        result.value /= next.value
        if !next.unit.isEmpty { result.unit = "" }
      }
    }
    return result
  }

  /// `2 ^ 3`; the last of several counts first.
  private mutating func power() throws(Fault) -> Quantity {
    var isNegative = false
    while sign("-") != nil { isNegative.toggle() }
    var result = try operand()
    if sign("^") != nil {
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.maximumDepth else { throw noResult }
      result = try raised(result, to: try power())
    }
    if isNegative { result.value.negate() }
    return result
  }

  private func raised(_ base: Quantity, to exponent: Quantity) throws(Fault) -> Quantity {
    for part in [base, exponent] where !part.unit.isEmpty {
      throw Fault(message: "'\(part.text)' has a unit, and a power has none")
    }
    return Quantity(value: base.value.raised(to: exponent.value), unit: "")
  }

  private mutating func operand() throws(Fault) -> Quantity {
    switch symbols.popFirst() {
    case .quantity(let quantity): return quantity
    case .sign("("):
      let parts = try arguments()
      guard parts.count == 1 else { throw noResult }
      return parts[0]
    case .function(let function):
      symbols.removeFirst()
      return try result(of: function, try arguments())
    default: throw noResult
    }
  }

  /// Reads the arguments between commas, up to the parenthesis that closes.
  private mutating func arguments() throws(Fault) -> [Quantity] {
    guard depth < Self.maximumDepth else { throw noResult }
    depth += 1
    defer { depth -= 1 }
    var parts = [try sum()]
    while sign(",") != nil { parts.append(try sum()) }
    guard sign(")") != nil else { throw noResult }
    return parts
  }

  // MARK: Functions

  private func result(of function: Function, _ parts: [Quantity]) throws(Fault) -> Quantity {
    let first = parts[0]
    func rounded(_ round: (Double) -> Double) -> Quantity {
      // What decimal fractions lack in binary must not cost a step: 0.1 * 30 is 3.
      Quantity(value: round(first.value.rounded(decimals: 9)), unit: first.unit)
    }
    /// A half is rounded up, below zero as well.
    func nearest(_ value: Double) -> Double { (value + 0.5).rounded(.down) }
    switch (function, parts.count) {
    case (.abs, 1): return Quantity(value: first.value.magnitude, unit: first.unit)
    case (.calc, 1): return first
    case (.ceil, 1): return rounded { $0.rounded(.up) }
    case (.floor, 1): return rounded { $0.rounded(.down) }
    case (.round, 1), (.roundTo, 1): return rounded(nearest)
    case (.roundTo, 2) where parts[1].unit.isEmpty && (0...9).contains(parts[1].value):
      let scale = 10.0.raised(to: parts[1].value.rounded())
      let value = nearest((first.value * scale).rounded(decimals: 6)) / scale
      return Quantity(value: value, unit: first.unit)
    case (.pow, 2): return try raised(first, to: parts[1])
    case (.sqrt, 1): return try raised(first, to: Quantity(value: 0.5, unit: ""))
    case (.min, _): return try extreme(of: parts, <)
    case (.max, _): return try extreme(of: parts, >)
    case (.clamp, 3): return try extreme(of: [first, try extreme(of: Array(parts[1...]), <)], >)
    default: throw noResult
    }
  }

  private func extreme(
    of parts: [Quantity], _ isBefore: (Double, Double) -> Bool
  ) throws(Fault) -> Quantity {
    var result = parts[0]
    for part in parts.dropFirst() {
      let unit = try commonUnit(result, part)
      if isBefore(part.value, result.value) { result.value = part.value }
      result.unit = unit
    }
    return result
  }
}
