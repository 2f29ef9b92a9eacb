/// The thirteen types of DTCG 2025.10 (Format module, sections 8 and 9).
package enum TokenType: String, CaseIterable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography

  /// The name of the type of its values, for example `FontFamilyValue`.
  package var valueName: String { SwiftName.pascalCase([rawValue]) + "Value" }
}
