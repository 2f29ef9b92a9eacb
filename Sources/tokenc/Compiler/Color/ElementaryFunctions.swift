#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The few functions of the C library that color formulas need, in one place: the compiler does not
// import Foundation, which would cost it start-up time.
extension Double {
  /// This number to a real power; a negative one only to a whole power.
  package func raised(to exponent: Double) -> Double { pow(self, exponent) }

  /// The real cube root, negative for a negative number.
  var cubeRoot: Double { cbrt(self) }

  /// *e* to the power of this number.
  package var exponential: Double { exp(self) }

  /// The natural logarithm of a positive number.
  package var logarithm: Double { log(self) }

  var sineOfDegrees: Double { sin(self * (.pi / 180)) }

  var cosineOfDegrees: Double { cos(self * (.pi / 180)) }

  /// The direction of the point (`x`, `y`) in degrees, from 0 to less than 360; 0 for the origin.
  static func degrees(x: Double, y: Double) -> Double { (atan2(y, x) * (180 / .pi)).wrappedDegrees }

  /// The same angle from 0 up to, not including, 360.
  package var wrappedDegrees: Double {
    let remainder = truncatingRemainder(dividingBy: 360)
    guard remainder < 0 else { return remainder }
    // A remainder of -1e-20 rounds up to a whole turn.
    let wrapped = remainder + 360
    return wrapped < 360 ? wrapped : 0
  }
}
