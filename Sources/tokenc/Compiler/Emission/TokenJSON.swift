/// A resolved theme as JSON: token path to type, value, description and deprecation.
enum TokenJSON {
  /// One object with a member per token, in authored order.
  static func text(
    _ theme: ResolvedTheme, of resolution: Resolution, converting conversion: ColorConversion
  ) -> [UInt8] {
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      for token in theme.tokens {
        writer.key(resolution.pathText(token.path))
        writer.object { writer in
          write(token, of: resolution, conversion, to: &writer)
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(
    _ token: ResolvedToken, of resolution: Resolution, _ conversion: ColorConversion,
    to writer: inout JSONWriter
  ) {
    let tape = resolution.tape
    let declaration = resolution.model.tokens[token.declaration]
    let value = conversion(resolution.values[token.value])
    writer.member("$type", value.type.rawValue)
    writer.key("$value")
    value.write(to: &writer)
    if let description = declaration.description {
      writer.member("$description", tape.string(description))
    }
    switch token.deprecation {
    case .deprecated: writer.member("$deprecated", true)
    case .reason(let reason): writer.member("$deprecated", tape.string(reason))
    case .lifted, nil: break
    }
    if let extensions = declaration.extensions {
      writer.key("$extensions")
      writer.verbatim(tape.text(extensions).utf8)
    }
  }
}

extension TokenValue {
  /// Writes the value in the form of DTCG 2025.10 in which it was authored.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .color(let color): color.write(to: &writer)
    case .dimension(let dimension): dimension.write(to: &writer)
    case .fontFamily(let family): family.write(to: &writer)
    case .fontWeight(let weight): weight.write(to: &writer)
    case .duration(let duration): duration.write(to: &writer)
    case .cubicBezier(let curve): curve.write(to: &writer)
    case .number(let number): writer.value(number)
    case .strokeStyle(let style): style.write(to: &writer)
    case .border(let border): border.write(to: &writer)
    case .transition(let transition): transition.write(to: &writer)
    case .shadow(let shadow): shadow.write(to: &writer)
    case .gradient(let gradient): gradient.write(to: &writer)
    case .typography(let typography): typography.write(to: &writer)
    }
  }
}

extension Color {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("colorSpace", space.rawValue)
      writer.key("components")
      writer.array { writer in
        for index in 0..<3 {
          if let component = components[index] {
            writer.value(component)
          } else {
            writer.value("none")
          }
        }
      }
      if let alpha { writer.member("alpha", alpha) }
      if let hex { writer.member("hex", hex) }
    }
  }
}

extension Dimension {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("value", value)
      writer.member("unit", unit.rawValue)
    }
  }
}

extension Duration {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("value", value)
      writer.member("unit", unit.rawValue)
    }
  }
}

extension FontFamily {
  fileprivate func write(to writer: inout JSONWriter) {
    guard isList else { return writer.value(names.first ?? "") }
    writer.array { writer in
      for name in names { writer.value(name) }
    }
  }
}

extension FontWeight {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .number(let number): writer.value(number)
    case .name(let name): writer.value(name.rawValue)
    }
  }
}

extension CubicBezier {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.array { writer in
      for number in [x1, y1, x2, y2] { writer.value(number) }
    }
  }
}

extension StrokeStyle {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .keyword(let keyword):
      writer.value(keyword.rawValue)
    case .dashes(let dashes, let lineCap):
      writer.object { writer in
        writer.key("dashArray")
        writer.array { writer in
          for dash in dashes { dash.write(to: &writer) }
        }
        writer.member("lineCap", lineCap.rawValue)
      }
    }
  }
}

extension Border {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("color")
      color.write(to: &writer)
      writer.key("width")
      width.write(to: &writer)
      writer.key("style")
      style.write(to: &writer)
    }
  }
}

extension Transition {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("duration")
      duration.write(to: &writer)
      writer.key("delay")
      delay.write(to: &writer)
      writer.key("timingFunction")
      timingFunction.write(to: &writer)
    }
  }
}

extension Shadow {
  fileprivate func write(to writer: inout JSONWriter) {
    guard isList else {
      for layer in layers { layer.write(to: &writer) }
      return
    }
    writer.array { writer in
      for layer in layers { layer.write(to: &writer) }
    }
  }
}

extension Shadow.Layer {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("color")
      color.write(to: &writer)
      for (name, dimension) in [
        ("offsetX", offsetX), ("offsetY", offsetY), ("blur", blur), ("spread", spread),
      ] {
        writer.key(name)
        dimension.write(to: &writer)
      }
      if let inset { writer.member("inset", inset) }
    }
  }
}

extension Gradient {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.array { writer in
      for stop in stops {
        writer.object { writer in
          writer.key("color")
          stop.color.write(to: &writer)
          writer.member("position", stop.position)
        }
      }
    }
  }
}

extension Typography {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("fontFamily")
      fontFamily.write(to: &writer)
      writer.key("fontSize")
      fontSize.write(to: &writer)
      writer.key("fontWeight")
      fontWeight.write(to: &writer)
      writer.key("letterSpacing")
      letterSpacing.write(to: &writer)
      writer.member("lineHeight", lineHeight)
    }
  }
}
