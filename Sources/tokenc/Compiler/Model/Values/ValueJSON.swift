// Values in the form of DTCG 2025.10 in which they were authored.

extension TokenValue: JSONWritable {
  package func write(to writer: inout JSONWriter) {
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

extension Color: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("colorSpace", space.rawValue)
      writer.array("components", 0..<3) { index, writer in
        if let number = components[index] { writer.value(number) } else { writer.value("none") }
      }
      if let alpha { writer.member("alpha", alpha) }
      if let hex { writer.member("hex", hex) }
    }
  }
}

extension Dimension: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object(("value", value), ("unit", unit.rawValue))
  }
}

extension Duration: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object(("value", value), ("unit", unit.rawValue))
  }
}

extension FontFamily: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    guard isList else { return writer.value(names.first ?? "") }
    writer.value(names)
  }
}

extension FontWeight: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .number(let number): writer.value(number)
    case .name(let name): writer.value(name.rawValue)
    }
  }
}

extension CubicBezier: JSONWritable {
  package func write(to writer: inout JSONWriter) { writer.value([x1, y1, x2, y2]) }
}

extension StrokeStyle: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .keyword(let keyword): writer.value(keyword.rawValue)
    case .dashes(let dashes, let lineCap):
      writer.object(("dashArray", dashes), ("lineCap", lineCap.name))
    }
  }
}

extension Shadow: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    if isList {
      writer.value(layers)
    } else {
      for layer in layers { layer.write(to: &writer) }
    }
  }
}

extension Gradient: JSONWritable {
  package func write(to writer: inout JSONWriter) { writer.value(stops) }
}

extension CompositeValue {
  fileprivate var record: JSONRecord { JSONRecord(members.map { ($0.key, $0.value) }) }

  package func write(to writer: inout JSONWriter) { writer.value(record) }
}

extension Shadow.Layer {
  package func write(to writer: inout JSONWriter) { writer.value(record + ["inset": inset]) }
}
