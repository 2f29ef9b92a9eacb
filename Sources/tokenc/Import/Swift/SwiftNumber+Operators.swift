extension SwiftNumber {
  /// The result of an operator; `nil` for an unknown one.
  func joined(_ sign: String, _ other: SwiftNumber) -> SwiftNumber? {
    let isReal = form == .real || other.form == .real
    let isInteger = form == .integer || other.form == .integer
    let result: Double
    switch sign {
    case "+": result = value + other.value
    case "-": result = value - other.value
    case "*": result = value * other.value
    case "/":
      guard other.value != 0 else { return nil }
      result = value / other.value
      // Integers lose what is behind the point.
      if isInteger, !isReal { return SwiftNumber(result.rounded(.towardZero), .integer) }
      if !isReal, result != result.rounded() {
        var quotient = SwiftNumber(result)
        quotient.isQuotient = true
        return quotient
      }
    case "%", "&", "|", "^", "<<", ">>":
      guard let result = bits(sign, other) else { return nil }
      return SwiftNumber(Double(result), .integer)
    default: return nil
    }
    guard result.isFinite else { return nil }
    return SwiftNumber(result, isReal ? .real : isInteger ? .integer : .literal)
  }

  private func bits(_ sign: String, _ other: SwiftNumber) -> Int? {
    guard let one = Int(exactly: value), let two = Int(exactly: other.value), one >= 0, two >= 0
    else { return nil }
    switch sign {
    case "%": return two == 0 ? nil : one % two
    case "&": return one & two
    case "|": return one | two
    case "^": return one ^ two
    case "<<": return two < 40 && one < 1 << 20 ? one << two : nil
    default: return two < 64 ? one >> two : nil
    }
  }

  func compared(_ sign: String, _ other: SwiftNumber) -> Bool? {
    switch sign {
    case "==": value == other.value
    case "!=": value != other.value
    case "<": value < other.value
    case ">": value > other.value
    case "<=": value <= other.value
    case ">=": value >= other.value
    default: nil
    }
  }
}
