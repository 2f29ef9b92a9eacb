extension Double: ReadableValue {
  static var type: TokenType { .number }

  static func literal(_ node: NodeID, _ reader: inout ValueReader) -> Self? {
    reader.number(node, "the value")
  }
}

extension Dimension: ReadableValue {
  static var type: TokenType { .dimension }

  static func literal(_ node: NodeID, _ reader: inout ValueReader) -> Self? {
    reader.quantity(node, .dimension, number: "a dimension's value", unit: "a unit")
      .map(Self.init)
  }
}

extension Duration: ReadableValue {
  static var type: TokenType { .duration }

  static func literal(_ node: NodeID, _ reader: inout ValueReader) -> Self? {
    reader.quantity(node, .duration, number: "a duration's value", unit: "a unit of time")
      .map(Self.init)
  }
}

extension FontFamily: ReadableValue {
  static var type: TokenType { .fontFamily }

  static func literal(_ node: NodeID, _ reader: inout ValueReader) -> Self? {
    switch reader.tape.kind(node) {
    case .string:
      return Self(names: [reader.tape.string(node)], isList: false)
    case .array:
      return reader.nonEmptyArray(node, "font name") { $0.string($1, "a font name") }
        .map { Self(names: $0, isList: true) }
    default:
      return reader.refuse(node, not: "a font name or an array of font names")
    }
  }
}

extension FontWeight: ReadableValue {
  static var type: TokenType { .fontWeight }

  static func literal(_ node: NodeID, _ reader: inout ValueReader) -> Self? {
    switch reader.tape.kind(node) {
    case .number:
      return reader.number(node, "a font weight", in: 1...1000).map(Self.number)
    case .string:
      return reader.keyword(node, "a font weight").map(Self.name)
    default:
      return reader.refuse(
        node, not: "a font weight: a number from 1 to 1000 or a name such as 'bold'")
    }
  }
}

extension CubicBezier: ReadableValue {
  static var type: TokenType { .cubicBezier }

  static func literal(_ node: NodeID, _ reader: inout ValueReader) -> Self? {
    let what = "a curve of four numbers such as [0.42, 0, 0.58, 1]"
    return reader.array(node, what, as: type, count: 4) { reader, array in
      let elements = reader.tape.elements(of: array)
      let x1 = reader.number(elements[0], "a curve's x", in: 0...1)
      let y1 = reader.number(elements[1], "a curve's y")
      let x2 = reader.number(elements[2], "a curve's x", in: 0...1)
      let y2 = reader.number(elements[3], "a curve's y")
      guard let x1, let y1, let x2, let y2 else { return nil }
      return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    }
  }
}
