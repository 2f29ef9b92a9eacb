/// How far a repair may take a color from what it is today.
package struct RepairLimits: Equatable, Sendable {
  /// The greatest turn of the hue in OKLCH, in degrees. Colors too gray to have a hue have no limit.
  package var hue = 10.0
  /// The greatest change of the chroma in OKLCH.
  package var chroma = 0.1
  /// The difference, ΔE2000, that neighbors of a ramp keep; less where they are nearer today.
  package var step = 2.0

  package init() {}

  /// The chroma in OKLCH below which a hue says nothing.
  static let grayChroma = 0.02
  /// The tint that a gray may get, as chroma: what rounding to eight bits makes of it.
  static let grayTint = 0.0025
}
