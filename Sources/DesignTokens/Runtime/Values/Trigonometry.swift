/// Sines without a library of mathematics, which differ between platforms in their last digits.
enum Trigonometry {
  /// The sine and the cosine of an angle from 0 to below 360 degrees.
  static func sineAndCosine(ofDegrees degrees: Double) -> (sine: Double, cosine: Double) {
    // The rest is at most 45 degrees, where the series converges soon.
    let quarter = (degrees / 90).rounded()
    let radians = (degrees - quarter * 90) * .pi / 180
    let sine = series(first: radians, factor: radians * radians, from: 1)
    let cosine = series(first: 1, factor: radians * radians, from: 0)
    return switch Int(quarter) % 4 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }

  /// The Taylor series of a sine (from 1) or a cosine (from 0).
  private static func series(first: Double, factor: Double, from start: Double) -> Double {
    var term = first
    var sum = first
    var number = start
    while abs(term) > 1e-18 {
      term *= -factor / ((number + 1) * (number + 2))
      sum += term
      number += 2
    }
    return sum
  }
}
