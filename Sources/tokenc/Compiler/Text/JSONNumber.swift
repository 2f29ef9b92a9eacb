/// The numbers of JSON (RFC 8259, section 6).
package enum JSONNumber {
  /// The value of a number whose grammar the reader has checked; infinite when it does not fit.
  ///
  /// A decimal of up to 19 digits below 2^53 and a power of ten up to 22 are both exact in binary,
  /// so one multiplication or division rounds correctly (W. Clinger, How to Read Floating Point
  /// Numbers Accurately, 1990). Anything longer takes the standard library's slower way.
  static func value(of bytes: [UInt8], _ range: Range<Int>) -> Double {
    bytes.withUnsafeBufferPointer { bytes in
      var index = range.lowerBound
      let isNegative = bytes[index] == UInt8(ascii: "-")
      if isNegative { index += 1 }
      var mantissa: UInt64 = 0
      var digits = 0
      var exponent = 0
      var seenPoint = false
      while index < range.upperBound {
        let byte = bytes[index]
        if byte == UInt8(ascii: ".") {
          seenPoint = true
        } else if byte | 0x20 == UInt8(ascii: "e") {
          break
        } else {
          mantissa = mantissa &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
          if mantissa > 0 { digits += 1 }
          if seenPoint { exponent -= 1 }
        }
        index += 1
      }
      if index < range.upperBound {
        guard let written = Int(text(bytes, index + 1..<range.upperBound)) else {
          return slowValue(bytes, range)
        }
        // Not `abs`, which traps at the smallest integer.
        guard (-400...400).contains(written) else { return slowValue(bytes, range) }
        exponent += written
      }
      guard digits <= 19, mantissa <= 1 << 53, exponent >= -22, exponent <= 22 else {
        return slowValue(bytes, range)
      }
      let magnitude = Double(mantissa)
      let value = exponent < 0 ? magnitude / powers[-exponent] : magnitude * powers[exponent]
      return isNegative ? -value : value
    }
  }

  /// The shortest text that reads back as the same number: `4`, `0.1`, `1e-7`, `1e21`; zero has no
  /// sign. It is the same in every locale.
  package static func text(_ value: Double) -> String {
    // Up to here the digits of an integer are the shortest ones, too.
    if let whole = Int64(exactly: value), whole.magnitude < 1_000_000_000_000_000 {
      return whole.description
    }
    // Swift's description has the shortest digits; it writes 4.0, 1e-07 and 1e+21.
    var text = value.description
    guard text.withUTF8({ $0.contains { $0 == UInt8(ascii: "e") } }),
      let mark = text.utf8.firstIndex(of: UInt8(ascii: "e"))
    else {
      // Only a whole number has a fraction to leave out.
      return value.magnitude < 1e15 ? text : withoutFraction(text[...])
    }
    let exponent = text[text.index(after: mark)...]
    let sign = exponent.hasPrefix("-") ? "-" : ""
    return withoutFraction(text[..<mark]) + "e" + sign + exponent.drop { "+-0".contains($0) }
  }

  /// The same with at most so many decimals.
  package static func text(_ value: Double, decimals: Int) -> String {
    text(value.rounded(decimals: decimals))
  }

  /// The digits without a `.0` at their end.
  private static func withoutFraction(_ digits: Substring) -> String {
    String(digits.hasSuffix(".0") ? digits.dropLast(2) : digits)
  }

  private static func slowValue(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Double
  {
    // The grammar is checked, so only a magnitude beyond the type can fail here.
    Double(text(bytes, range)) ?? .infinity
  }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The powers of ten that a Double holds exactly.
  fileprivate static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

extension Double {
  /// The nearest number with so many decimals, up to 22, as far as a binary number can be one.
  package func rounded(decimals: Int) -> Double {
    let scale = JSONNumber.powers[decimals]
    return (self * scale).rounded() / scale
  }
}
