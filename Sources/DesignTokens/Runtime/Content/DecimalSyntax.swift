/// The form of an exact decimal, such as an amount of money: `-1250.50`.
package enum DecimalSyntax {
  /// Completes a text that is not a decimal.
  package static let faultReason = "is not a decimal such as 1250.50"
  /// The reason that is given for a number whose digits a `Double` may have changed.
  package static let inexactReason = "has more digits than a number keeps exactly; send a string"

  /// The pattern of a valid text.
  package static let pattern = "^-?(0|[1-9][0-9]{0,27})(\\.[0-9]{1,10})?$"

  package static func isDecimal(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let parts = digits.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, (1...28).contains(whole.count), areDigits(whole),
      whole.count == 1 || whole.first != UInt8(ascii: "0")
    else { return false }
    return parts.count == 1 || (1...10).contains(parts[1].count) && areDigits(parts[1])
  }

  /// The decimal that a number of JSON stands for; `nil` for one that is beyond 2⁵³, or has more
  /// digits than a `Double` keeps.
  package static func text(of number: Double) -> String? {
    // Rounding would need the C library's, with which a program that has no other use of it isn't linked.
    if number.magnitude <= 9_007_199_254_740_992, Double(Int64(number)) == number {
      return "\(Int64(number))"
    }
    let text = "\(number)"
    return isDecimal(text) && text.utf8.count { $0 != UInt8(ascii: "-") } <= 16 ? text : nil
  }

  private static func areDigits(_ bytes: Substring.UTF8View) -> Bool {
    bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
