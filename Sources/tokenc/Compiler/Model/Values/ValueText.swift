extension TokenValue {
  /// The value in one short line, for example `16px` or `#ef3124`.
  package var shortText: String {
    switch self {
    case .color(let color): color.shortText
    case .dimension(let dimension): dimension.shortText
    case .fontFamily(let family): family.names.joined(separator: ", ")
    case .fontWeight(let weight): JSONNumber.text(weight.number)
    case .duration(let duration): duration.shortText
    case .cubicBezier(let curve):
      "(" + [curve.x1, curve.y1, curve.x2, curve.y2].map(JSONNumber.text).joined(separator: ", ")
        + ")"
    case .number(let number): JSONNumber.text(number)
    case .strokeStyle(let style): style.shortText
    case .border(let border):
      "\(border.width.shortText) \(border.style.shortText) \(border.color.shortText)"
    case .transition(let transition):
      "\(transition.duration.shortText) after \(transition.delay.shortText)"
    case .shadow(let shadow): shadow.layers.map(\.shortText).joined(separator: "; ")
    case .gradient(let gradient):
      gradient.stops.map { "\($0.color.shortText) \(JSONNumber.text($0.position * 100))%" }
        .joined(separator: ", ")
    case .typography(let typography):
      "\(typography.fontFamily.names.joined(separator: ", ")) \(typography.fontSize.shortText)"
        + "/\(JSONNumber.text(typography.lineHeight)) \(JSONNumber.text(typography.fontWeight.number))"
    }
  }
}

extension Color {
  /// The hex notation of an sRGB color, with alpha behind it in percent; else a CSS-like form.
  package var shortText: String {
    let opacity =
      alpha.map { $0 == 1 ? "" : " \(JSONNumber.text(($0 * 1000).rounded() / 10))%" } ?? ""
    if space == .srgb { return sRGBHex + opacity }
    let numbers = (0..<3).map { index -> String in
      components[index].map { JSONNumber.text(($0 * 10_000).rounded() / 10_000) } ?? "none"
    }
    return "\(space.rawValue)(\(numbers.joined(separator: " ")))\(opacity)"
  }
}

extension Dimension {
  var shortText: String { JSONNumber.text(value) + unit.rawValue }
}

extension Duration {
  var shortText: String { JSONNumber.text(value) + unit.rawValue }
}

extension StrokeStyle {
  var shortText: String {
    switch self {
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let dashes, let lineCap):
      dashes.map(\.shortText).joined(separator: " ") + " " + lineCap.name
    }
  }
}

extension Shadow.Layer {
  var shortText: String {
    let lengths = [offsetX, offsetY, blur, spread].map(\.shortText).joined(separator: " ")
    return (inset == true ? "inset " : "") + "\(lengths) \(color.shortText)"
  }
}
