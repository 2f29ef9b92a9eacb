import TokenRuntime

/// Values as Kotlin: the units and meaning of generated Swift.
struct KotlinValue {
  let pointsPerRem: Double

  /// The type in `TokenRuntime.kt`, for example `ColorValue`.
  static func type(of type: TokenType) -> String {
    [.dimension, .number].contains(type) ? "Double" : type.valueName
  }

  func code(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): code(color)
    case .dimension(let dimension): code(dimension)
    case .fontFamily(let family): code(family)
    case .fontWeight(let weight): code(weight)
    case .duration(let duration): code(duration)
    case .number(let number): "\(number)"
    case .cubicBezier(let curve): code(curve)
    case .strokeStyle(let style): code(style)
    case .border(let border):
      "BorderValue(\(code(border.color)), \(code(border.width)), \(code(border.style)))"
    case .transition(let transition):
      "TransitionValue(\(code(transition.duration)), \(code(transition.delay)), "
        + "\(code(transition.timingFunction)))"
    case .shadow(let shadow): "ShadowValue(" + list(shadow.layers.map(code)) + ")"
    case .gradient(let gradient):
      "GradientValue("
        + list(
          gradient.stops.map { "GradientStop(\(code($0.color)), \(min(max($0.position, 0), 1)))" })
        + (gradient.angle.map { ", \($0)" } ?? "") + ")"
    case .typography(let style): code(style)
    }
  }

  private func code(_ color: Color) -> String {
    let shown = DisplayColor(color)
    let sRGB = code(shown.sRGB, color.opacity, isDisplayP3: false, fallback: nil)
    return shown.displayP3.map { code($0, color.opacity, isDisplayP3: true, fallback: sRGB) }
      ?? sRGB
  }

  private func code(
    _ color: Color, _ alpha: Double, isDisplayP3: Bool, fallback: String?
  ) -> String {
    let channels = color.components.numbers
    var arguments = (0..<3).map { "\(channels[$0])" }
    if alpha != 1 || isDisplayP3 { arguments.append("\(alpha)") }
    if isDisplayP3 { arguments.append("true") }
    return "ColorValue(\((arguments + [fallback].compactMap(\.self)).joined(separator: ", ")))"
  }

  private func code(_ dimension: Dimension) -> String {
    "\(dimension.points(perRem: pointsPerRem))"
  }

  private func code(_ family: FontFamily) -> String {
    "FontFamilyValue(\(list(family.names.map(KotlinName.quoted))))"
  }

  private func code(_ weight: FontWeight) -> String { "FontWeightValue(\(weight.number))" }

  private func code(_ duration: Duration) -> String { "DurationValue(\(duration.seconds))" }

  private func code(_ curve: CubicBezier) -> String {
    "CubicBezierValue(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
  }

  private func code(_ style: StrokeStyle) -> String {
    switch style {
    case .keyword(let keyword): "StrokeStyleValue(\(KotlinName.quoted(keyword.rawValue)))"
    case .dashes(let dashes, let lineCap):
      "StrokeStyleValue(null, \(list(dashes.map(code))), \(KotlinName.quoted(lineCap.name)))"
    }
  }

  private func code(_ layer: Shadow.Layer) -> String {
    let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(code)
    let inset = layer.inset == true ? ["true"] : []
    return "ShadowLayer(\(([code(layer.color)] + lengths + inset).joined(separator: ", ")))"
  }

  private func code(_ style: Typography) -> String {
    var style = style
    // The height of the platform's font is Apple's; elsewhere it is that of the value.
    style.options.hasFontLineHeight = false
    let value = TypographyValue(style) { $0.points(perRem: pointsPerRem) }
    var arguments = [
      code(style.fontFamily), "\(value.size)", code(style.fontWeight), "\(value.lineHeight)",
      "\(value.letterSpacing)",
    ]
    if value.textCase != .none { arguments.append("textCase = \"\(value.textCase.name)\"") }
    if value.monospacedDigits { arguments.append("monospacedDigits = true") }
    if value.isItalic { arguments.append("isItalic = true") }
    return "TypographyValue(\(arguments.joined(separator: ", ")))"
  }

  private func list(_ elements: [String]) -> String {
    "listOf(\(elements.joined(separator: ", ")))"
  }
}
