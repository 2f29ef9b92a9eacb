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

  fileprivate static func all(
    of value: some CompositeValue, _ prefix: String = ""
  ) -> [ValuePart] {
    value.members.map { ValuePart(name: prefix + $0.key, content: $0.value.content) }
  }
}

extension TokenValue {
  var parts: [ValuePart] {
    switch self {
    case .border(let border): ValuePart.all(of: border)
    case .transition(let transition): ValuePart.all(of: transition)
    case .shadow(let shadow):
      shadow.layers.enumerated().flatMap { index, layer in
        ValuePart.all(of: layer, "\(index + 1).") + [
          ValuePart(
            name: "\(index + 1).inset", content: .text(layer.inset == true ? "inset" : "outset"))
        ]
      }
    case .gradient(let gradient):
      gradient.stops.enumerated().flatMap { ValuePart.all(of: $1, "\($0 + 1).") }
        + (gradient.angle.map { [ValuePart(name: "angle", content: .quantity($0, unit: "°"))] }
          ?? [])
    case .typography(let style): ValuePart.all(of: style) + style.options.parts
    default: [ValuePart(name: "", content: content)]
    }
  }

  /// The value as one part.
  fileprivate var content: ValuePart.Content {
    switch self {
    case .color(let color): .color(color)
    case .dimension(let length): .quantity(length.value, unit: length.unit.rawValue)
    case .fontWeight(let weight): .quantity(weight.number, unit: "")
    case .duration(let time): .quantity(time.milliseconds, unit: "ms")
    case .number(let number): .quantity(number, unit: "")
    default: .text(shortText)
    }
  }
}

extension TypographyOptions {
  fileprivate var parts: [ValuePart] {
    let contents: KeyValuePairs<String, ValuePart.Content?> = [
      "lineHeightPoints": lineHeightPoints.map { .quantity($0, unit: "pt") },
      "fontLineHeight": hasFontLineHeight ? .text("true") : nil,
      "textStyle": textStyle.map { .text($0.name) },
      "maximumScale": maximumScale.map { .quantity($0, unit: "") },
      "textCase": textCase.map { .text($0.name) },
      "monospacedDigits": monospacedDigits.map { .text("\($0)") },
      "minimumScale": minimumScale.map { .quantity($0, unit: "") },
      "italic": isItalic.map { .text("\($0)") },
      "systemSize": systemSize.map { .text("\($0)") },
    ]
    return contents.compactMap { name, content in
      content.map { ValuePart(name: name, content: $0) }
    }
  }
}
