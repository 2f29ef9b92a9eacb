/// The CIEDE2000 difference of two colors, with kL = kC = kH = 1: about 1 can just be noticed.
///
/// Source: Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes,
/// Supplementary Test Data, and Mathematical Observations", Color Research and Application 30(1),
/// 2005, pages 21–30; the equation numbers below are theirs. The difference does not depend on the
/// order of the colors, to the last bit, and is 0 for equal ones. It is not a metric: the triangle
/// inequality does not hold.
package enum CIEDE2000 {
  package static func difference(_ one: LabColor, _ other: LabColor) -> Double {
    difference(one, other, lightness: lightnessTerm(one, other))
  }

  /// The difference if at most `limit`, else `nil`: mostly without the hues, many times faster.
  package static func difference(_ one: LabColor, _ other: LabColor, atMost limit: Double)
    -> Double?
  {
    let lightness = lightnessTerm(one, other)
    guard lightness.magnitude <= limit + roundingSlack,
      squaredBound(one, other, lightness: lightness) <= limit * limit + roundingSlack
    else { return nil }
    let difference = difference(one, other, lightness: lightness)
    return difference <= limit ? difference : nil
  }

  /// How far from `color` a color can lie that differs from it by at most `limit`: in L, and in the
  /// plane of a and b. Infinite where the difference sets no bound.
  ///
  /// A difference is never below its lightness term, ΔL / S_L, and S_L is at most 1 + 0.015·|L − 50|
  /// for the mean lightness, which is at most ΔL/2 from the color's own.
  ///
  /// In the plane, its square is at least (1 − √3/2)·(c² + h²), as ``squaredBound`` explains. Since S_H is
  /// below S_C, c² + h² is at least D′²/S_C² for the distance D′ of the stretched colors, and D′ at
  /// least D, as the stretch of a is 1 or more. S_C is 1 + 0.045·C′ for the mean of the
  /// stretched chromas. C′ is at most C·(1.5 − 0.5·√(C⁷ / (C⁷ + 25⁷))) for the plain mean C, which is
  /// nowhere more than C + 6.4, and C is at most D/2 from the color's own chroma.
  package static func reach(
    of limit: Double, from color: LabColor
  ) -> (lightness: Double, plane: Double) {
    /// The greatest d that is at most `factor` times `weight` + `slope`·d.
    func greatest(_ factor: Double, _ weight: Double, _ slope: Double) -> Double {
      slope * factor < 1 ? factor * weight / (1 - slope * factor) : .infinity
    }
    let limit = limit + roundingSlack
    return (
      greatest(limit, 1 + 0.015 * (color.lightness - 50).magnitude, 0.0075),
      greatest(limit / planeShare.squareRoot(), 1 + 0.045 * (color.chroma + 6.4), 0.0225)
    )
  }

  /// The amount that rounding may take off a difference, so that the shortcuts miss none.
  private static let roundingSlack = 1e-9

  /// The share of c² + h² that is left in the sum of equation 22 however the hue term turns: 1 − √3/2, rounded down.
  private static let planeShare = 0.1339

  // MARK: The terms

  /// S_L, equation 18, of the mean lightness.
  private static func lightnessWeight(_ mean: Double) -> Double {
    let square = (mean - 50) * (mean - 50)
    return 1 + 0.015 * square / (20 + square).squareRoot()
  }

  private static func lightnessTerm(_ one: LabColor, _ other: LabColor) -> Double {
    (other.lightness - one.lightness) / lightnessWeight((one.lightness + other.lightness) / 2)
  }

  /// A square that the difference's square is never below, without trigonometry.
  ///
  /// Angles in equation 16 are at most 30°, so the rotation coefficient R stays within ±√3. With c and
  /// h for the chroma and hue terms, c² + h² + R·c·h is at least (1 − 3/4)·c² for any h, and at least
  /// (1 − √3/2)·(c² + h²). ΔH′² is the squared distance in the plane less ΔC′², and S_H is greatest
  /// where T, equation 15, were the sum of its amplitudes, 1.93.
  private static func squaredBound(
    _ one: LabColor, _ other: LabColor, lightness: Double
  ) -> Double {
    let stretch = 1.5 - 0.5 * highChroma((one.chroma + other.chroma) / 2)
    let a1 = one.a * stretch
    let a2 = other.a * stretch
    let chroma1 = (a1 * a1 + one.b * one.b).squareRoot()
    let chroma2 = (a2 * a2 + other.b * other.b).squareRoot()
    let meanChroma = (chroma1 + chroma2) / 2
    let chromaDifference = chroma2 - chroma1
    let chroma = chromaDifference / (1 + 0.045 * meanChroma)
    let deltaA = a2 - a1
    let deltaB = other.b - one.b
    let hueDifference = max(
      0, deltaA * deltaA + deltaB * deltaB - chromaDifference * chromaDifference)
    let hueWeight = 1 + 0.015 * meanChroma * 1.93
    let hue = hueDifference / (hueWeight * hueWeight)
    let squares = chroma * chroma
    return lightness * lightness + max(squares / 4, planeShare * (squares + hue))
  }

  /// Equation 22, given its first term.
  private static func difference(_ one: LabColor, _ other: LabColor, lightness: Double) -> Double {
    // Equations 2 to 7: a is stretched near grey; then polar coordinates.
    let stretch = 1.5 - 0.5 * highChroma((one.chroma + other.chroma) / 2)
    let a1 = one.a * stretch
    let a2 = other.a * stretch
    let chroma1 = (a1 * a1 + one.b * one.b).squareRoot()
    let chroma2 = (a2 * a2 + other.b * other.b).squareRoot()
    let hue1 = Double.degrees(x: a1, y: one.b)
    let hue2 = Double.degrees(x: a2, y: other.b)

    let meanChroma = (chroma1 + chroma2) / 2
    let (hueDifference, meanHue) = hues(hue1, hue2, isGrey: chroma1 * chroma2 == 0)

    // Equations 9, 11, 19 and 20.
    let chroma = (chroma2 - chroma1) / (1 + 0.045 * meanChroma)
    let hueWeight = 1 + 0.015 * meanChroma * hueFactor(meanHue)
    let hue = 2 * (chroma1 * chroma2).squareRoot() * (hueDifference / 2).sineOfDegrees / hueWeight

    // Equations 16, 17 and 21: blues lie askew.
    let turns = (meanHue - 275) / 25
    let angle = 30 * (-turns * turns).exponential
    let rotation = -2 * highChroma(meanChroma) * (2 * angle).sineOfDegrees

    let sum = lightness * lightness + chroma * chroma + hue * hue + rotation * chroma * hue
    return max(0, sum).squareRoot()
  }

  /// √(C⁷ / (C⁷ + 25⁷)) of equations 4 and 17, in a form that does not overflow.
  private static func highChroma(_ chroma: Double) -> Double {
    let ratio = 25 / chroma
    let square = ratio * ratio
    return (1 / (1 + square * square * square * ratio)).squareRoot()
  }

  /// T, equation 15.
  private static func hueFactor(_ hue: Double) -> Double {
    1 - 0.17 * (hue - 30).cosineOfDegrees + 0.24 * (2 * hue).cosineOfDegrees
      + 0.32 * (3 * hue + 6).cosineOfDegrees - 0.20 * (4 * hue - 63).cosineOfDegrees
  }

  /// Δh′ and the mean hue, equations 10 and 14.
  ///
  /// Two hues half a turn apart have two means; the formula takes the plain one. Whether
  /// they are is left to the last bit of `atan2` there (pair 14 of the published test data differs
  /// between platforms), so a billionth of a degree counts as nothing here.
  private static func hues(
    _ one: Double, _ other: Double, isGrey: Bool
  ) -> (difference: Double, mean: Double) {
    let difference = other - one
    let sum = one + other
    if isGrey { return (0, sum) }
    if difference.magnitude <= 180 + 1e-9 { return (difference, sum / 2) }
    return (
      difference > 0 ? difference - 360 : difference + 360,
      sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
    )
  }
}
