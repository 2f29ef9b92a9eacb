import TokenCompiler

/// A value's smallest parts, each with a name: what a difference is told about.
///
/// A plain value has one part without a name; a text style has `fontSize`, `lineHeight` and so on,
/// a shadow `1.color`, `1.offsetX` … with its layers counted from 1.
struct ValuePart: Sendable {
  enum Content: Hashable, Sendable {
    case color(Color)
    /// A number and what it counts, for example `px`.
    case quantity(Double, unit: String)
    case text(String)
  }

  var name: String
  var content: Content

  init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }

  /// The part in one short line.
  var text: String {
    switch content {
    case .color(let color): color.shortText
    case .quantity(let number, let unit): JSONNumber.text(number) + unit
    case .text(let text): text
    }
  }
}

extension TokenValue {
  /// The parts in a fixed order.
  var parts: [ValuePart] {
    switch self {
    case .color(let color): [ValuePart("", .color(color))]
    case .dimension(let dimension): [dimension.part("")]
    case .fontFamily(let family): [ValuePart("", .text(family.text))]
    case .fontWeight(let weight): [ValuePart("", .quantity(weight.number, unit: ""))]
    case .duration(let duration): [duration.part("")]
    case .cubicBezier, .strokeStyle: [ValuePart("", .text(shortText))]
    case .number(let number): [ValuePart("", .quantity(number, unit: ""))]
    case .border(let border):
      [
        ValuePart("color", .color(border.color)), border.width.part("width"),
        ValuePart("style", .text(TokenValue.strokeStyle(border.style).shortText)),
      ]
    case .transition(let transition):
      [
        transition.duration.part("duration"), transition.delay.part("delay"),
        ValuePart(
          "timingFunction", .text(TokenValue.cubicBezier(transition.timingFunction).shortText)),
      ]
    case .shadow(let shadow):
      shadow.layers.enumerated().flatMap { $1.parts(prefix: "\($0 + 1).") }
    case .gradient(let gradient):
      gradient.stops.enumerated().flatMap { index, stop in
        [
          ValuePart("\(index + 1).color", .color(stop.color)),
          ValuePart("\(index + 1).position", .quantity(stop.position, unit: "")),
        ]
      }
    case .typography(let typography): typography.parts
    }
  }
}

extension Dimension {
  fileprivate func part(_ name: String) -> ValuePart {
    ValuePart(name, .quantity(value, unit: unit.rawValue))
  }
}

extension Duration {
  fileprivate func part(_ name: String) -> ValuePart {
    ValuePart(name, .quantity(milliseconds, unit: "ms"))
  }
}

extension FontFamily {
  fileprivate var text: String { names.joined(separator: ", ") }
}

extension Shadow.Layer {
  fileprivate func parts(prefix: String) -> [ValuePart] {
    [
      ValuePart(prefix + "color", .color(color)), offsetX.part(prefix + "offsetX"),
      offsetY.part(prefix + "offsetY"), blur.part(prefix + "blur"), spread.part(prefix + "spread"),
      ValuePart(prefix + "inset", .text(inset == true ? "inset" : "outset")),
    ]
  }
}

extension Typography {
  fileprivate var parts: [ValuePart] {
    var parts = [
      ValuePart("fontFamily", .text(fontFamily.text)), fontSize.part("fontSize"),
      ValuePart("fontWeight", .quantity(fontWeight.number, unit: "")),
      letterSpacing.part("letterSpacing"),
      ValuePart("lineHeight", .quantity(lineHeight, unit: "")),
    ]
    if let points = options.lineHeightPoints {
      parts.append(ValuePart("lineHeightPoints", .quantity(points, unit: "pt")))
    }
    if let style = options.textStyle { parts.append(ValuePart("textStyle", .text(style.name))) }
    if let scale = options.maximumScale {
      parts.append(ValuePart("maximumScale", .quantity(scale, unit: "")))
    }
    if let textCase = options.textCase {
      parts.append(ValuePart("textCase", .text(textCase.name)))
    }
    if let digits = options.monospacedDigits {
      parts.append(ValuePart("monospacedDigits", .text(digits ? "true" : "false")))
    }
    return parts
  }
}
