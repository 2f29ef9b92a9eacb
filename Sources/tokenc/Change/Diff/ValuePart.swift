import TokenCompiler

/// A value's smallest parts, each with a name: the units in which differences are reported.
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

  var text: String {
    switch content {
    case .color(let color): color.shortText
    case .quantity(let number, let unit): JSONNumber.text(number) + unit
    case .text(let text): text
    }
  }

  fileprivate static func color(_ color: Color, _ name: String = "") -> ValuePart {
    ValuePart(name: name, content: .color(color))
  }

  fileprivate static func number(
    _ number: Double, _ name: String = "", unit: String = ""
  ) -> ValuePart {
    ValuePart(name: name, content: .quantity(number, unit: unit))
  }

  fileprivate static func length(_ length: Dimension, _ name: String = "") -> ValuePart {
    .number(length.value, name, unit: length.unit.rawValue)
  }

  fileprivate static func time(_ time: Duration, _ name: String = "") -> ValuePart {
    .number(time.milliseconds, name, unit: "ms")
  }

  fileprivate static func text(_ text: String, _ name: String = "") -> ValuePart {
    ValuePart(name: name, content: .text(text))
  }
}

extension TokenValue {
  var parts: [ValuePart] {
    switch self {
    case .color(let color): [.color(color)]
    case .dimension(let dimension): [.length(dimension)]
    case .fontWeight(let weight): [.number(weight.number)]
    case .duration(let duration): [.time(duration)]
    case .number(let number): [.number(number)]
    case .fontFamily, .cubicBezier, .strokeStyle: [.text(shortText)]
    case .border(let border):
      [
        .color(border.color, "color"), .length(border.width, "width"),
        .text(TokenValue.strokeStyle(border.style).shortText, "style"),
      ]
    case .transition(let transition):
      [
        .time(transition.duration, "duration"), .time(transition.delay, "delay"),
        .text(TokenValue.cubicBezier(transition.timingFunction).shortText, "timingFunction"),
      ]
    case .shadow(let shadow):
      shadow.layers.enumerated().flatMap { index, layer -> [ValuePart] in
        let prefix = "\(index + 1)."
        return [
          .color(layer.color, prefix + "color"), .length(layer.offsetX, prefix + "offsetX"),
          .length(layer.offsetY, prefix + "offsetY"), .length(layer.blur, prefix + "blur"),
          .length(layer.spread, prefix + "spread"),
          .text(layer.inset == true ? "inset" : "outset", prefix + "inset"),
        ]
      }
    case .gradient(let gradient):
      gradient.stops.enumerated().flatMap { index, stop -> [ValuePart] in
        [.color(stop.color, "\(index + 1).color"), .number(stop.position, "\(index + 1).position")]
      }
    case .typography(let style):
      [
        .text(TokenValue.fontFamily(style.fontFamily).shortText, "fontFamily"),
        .length(style.fontSize, "fontSize"), .number(style.fontWeight.number, "fontWeight"),
        .length(style.letterSpacing, "letterSpacing"), .number(style.lineHeight, "lineHeight"),
      ] + style.options.parts
    }
  }
}

extension TypographyOptions {
  fileprivate var parts: [ValuePart] {
    [
      lineHeightPoints.map { .number($0, "lineHeightPoints", unit: "pt") },
      textStyle.map { .text($0.name, "textStyle") },
      maximumScale.map { .number($0, "maximumScale") },
      textCase.map { .text($0.name, "textCase") },
      monospacedDigits.map { .text($0 ? "true" : "false", "monospacedDigits") },
    ].compactMap(\.self)
  }
}
