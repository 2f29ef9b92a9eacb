import TokenCompiler

/// Colors that Tokens Studio computes from what is written (`$extensions.studio.tokens.modify`):
/// lighter, darker, mixed or with another opacity, in one of four spaces.
///
/// Where the result would be squeezed into the colors of a screen, tools do so in ways of their own:
/// such a color is left out.
extension ImportConversion {
  mutating func color(
    _ value: ForeignValue, as type: ForeignType?, modifiedBy modify: ForeignValue
  ) throws(Fault) -> Color {
    var literal = value
    if let reference = reference(of: value) {
      literal = try self.literal(reference, at: value.range)
    } else if type != .standard(.color) {
      throw Fault("'modify' stands beside a value that is not a color", at: modify.range, "modify")
    }
    let color = try self.color(try computed(literal))
    guard let kind = modify.member("type")?.text, let amountValue = modify.member("value"),
      let name = modify.member("space")?.text, let space = Self.modifierSpaces[name]
    else {
      throw Fault(
        "'modify' needs a type, a value and a space: 'lch', 'srgb', 'hsl' or 'p3'",
        at: modify.range, "modify")
    }
    let quantity = try self.quantity(try followed(amountValue))
    guard quantity.unit.isEmpty, (0...1).contains(quantity.value) else {
      throw Fault(
        "the value of 'modify' is not a number from 0 to 1", at: amountValue.range, "modify value")
    }
    let amount = quantity.value
    assume(
      "'modify' is computed, and the result written as the value, as the standard has no modifiers",
      at: modify.range, key: "modified")
    var result: Color
    switch kind {
    case "lighten", "darken":
      result = Self.shaded(color, in: space, towardsWhite: kind == "lighten", by: amount)
    case "mix":
      guard let second = modify.member("color") else {
        throw Fault("'modify' has no color to mix with", at: modify.range, "modify")
      }
      let other = try self.color(try computed(try followed(second)))
      result = try Self.mixed(color, other, in: space, amount, at: modify.range)
    case "alpha":
      result = color.converted(to: space)
      result.alpha = amount
    default: throw Fault("there is no modifier '\(kind)'", at: modify.range, "modify kind")
    }
    if let format = modify.member("format")?.text {
      result = try Self.formatted(result, as: format, at: modify.range)
    }
    guard Self.isShown(result, in: result.space) else {
      throw Fault(
        "the color that 'modify' makes lies outside of '\(result.space.rawValue)', and tools differ in how "
          + "they bring it back", at: modify.range, "modify gamut")
    }
    if result.alpha == 1 { result.alpha = nil }
    return result.rounded
  }

  private static let modifierSpaces: [String: ColorSpace] = [
    "lch": .lch, "srgb": .srgb, "hsl": .hsl, "p3": .displayP3,
  ]

  private mutating func followed(_ value: ForeignValue) throws(Fault) -> ForeignValue {
    guard let reference = reference(of: value) else { return value }
    return try literal(reference, at: value.range)
  }

  /// A color that is a fraction of the way to white or black.
  private static func shaded(
    _ color: Color, in space: ColorSpace, towardsWhite: Bool, by amount: Double
  ) -> Color {
    var result = color.converted(to: space)
    func moved(_ number: Double?, of full: Double) -> Double {
      let number = number ?? 0
      return towardsWhite ? number + (full - number) * amount : number - number * amount
    }
    switch space {
    case .lch:
      result.components[0] = moved(result.components[0], of: 100)
      result.components[1] = (result.components[1] ?? 0) * (1 - amount)
    case .hsl: result.components[2] = moved(result.components[2], of: 100)
    default:
      for index in 0..<3 { result.components[index] = moved(result.components[index], of: 1) }
    }
    return result
  }

  /// The color between two, on the shorter way around the hues.
  private static func mixed(
    _ one: Color, _ other: Color, in space: ColorSpace, _ amount: Double, at range: SourceRange
  ) throws(Fault) -> Color {
    let first = one.converted(to: space)
    let second = other.converted(to: space)
    let hue: Int? = space == .lch ? 2 : space == .hsl ? 0 : nil
    var result = first
    for index in 0..<3 {
      let from = first.components[index]
      let to = second.components[index]
      guard index == hue else {
        result.components[index] = (from ?? 0) + ((to ?? 0) - (from ?? 0)) * amount
        continue
      }
      // A grey has the other color's hue.
      guard let start = from ?? to, let end = to ?? from else { continue }
      let turn = (end - start).wrappedDegrees
      result.components[index] = (start + (turn > 180 ? turn - 360 : turn) * amount).wrappedDegrees
    }
    result.alpha = one.opacity + (other.opacity - one.opacity) * amount
    guard isShown(result, in: .srgb) else {
      throw Fault(
        "the mixed color lies outside of 'srgb', and tools differ in how they bring it back",
        at: range, "modify gamut")
    }
    return result
  }

  private static func formatted(
    _ color: Color, as format: String, at range: SourceRange
  ) throws(Fault) -> Color {
    guard format == "hex" else {
      guard let space = modifierSpaces[format] else {
        throw Fault("'modify' has no format '\(format)'", at: range, "modify format")
      }
      return color.converted(to: space)
    }
    var result = color.converted(to: .srgb)
    for index in 0..<3 {
      result.components[index] = ((result.components[index] ?? 0) * 255).rounded() / 255
    }
    result.alpha = result.alpha.map { ($0 * 255).rounded() / 255 }
    return result
  }

  private static func isShown(_ color: Color, in space: ColorSpace) -> Bool {
    let bounds: ColorSpace
    switch space {
    case .srgb, .hsl: bounds = .srgb
    case .displayP3: bounds = .displayP3
    default: return true
    }
    let channels = color.converted(to: bounds).components
    return (0..<3).allSatisfy { (-1e-6...1 + 1e-6).contains(channels[$0] ?? 0) }
  }
}

extension Color {
  var styleSheetText: String {
    let words = (0..<3).map { components[$0].map { JSONNumber.text($0) } ?? "none" }
    let opacity = alpha.map { " / \(JSONNumber.text($0))" } ?? ""
    let inner = words.joined(separator: " ") + opacity
    switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: return "\(space.rawValue)(\(inner))"
    default: return "color(\(space.rawValue) \(inner))"
    }
  }
}
