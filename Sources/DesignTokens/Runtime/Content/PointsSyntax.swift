/// The form of a length that a server sends as a text: a number of points with a unit, such as `16px`.
package enum PointsSyntax {
  /// Completes a text that is not a length.
  package static let faultReason = "is not a length such as 16px"
  /// The pattern of a valid text.
  package static let pattern = "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,6})?(px|pt|dp)$"

  /// The points; `nil` for another text. Pixels of style sheets and of Android's screens are points here.
  package static func points(_ text: String) -> Double? {
    guard ["px", "pt", "dp"].contains(where: text.hasSuffix) else { return nil }
    let number = String(text.dropLast(2))
    guard DecimalSyntax.isDecimal(number), let points = Double(number), (0..<1e6).contains(points)
    else { return nil }
    return number.utf8.drop { $0 != UInt8(ascii: ".") }.count <= 7 ? points : nil
  }
}
