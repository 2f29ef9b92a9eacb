extension Double: ReadableValue {
  static var type: TokenType { .number }

  init?(literal node: NodeID, _ reader: inout ValueReader) {
    guard let value = reader.number(node, "the value") else { return nil }
    self = value
  }
}

extension Dimension: ReadableValue {
  static var type: TokenType { .dimension }

  init?(literal node: NodeID, _ reader: inout ValueReader) {
    let quantity: (Double, Unit)? = reader.quantity(
      node, .dimension, number: "a dimension's value", unit: "a unit")
    guard let (value, unit) = quantity else { return nil }
    self.init(value: value, unit: unit)
  }
}

extension Duration: ReadableValue {
  static var type: TokenType { .duration }

  init?(literal node: NodeID, _ reader: inout ValueReader) {
    let quantity: (Double, Unit)? = reader.quantity(
      node, .duration, number: "a duration's value", unit: "a unit of time")
    guard let (value, unit) = quantity else { return nil }
    self.init(value: value, unit: unit)
  }
}

extension FontFamily: ReadableValue {
  static var type: TokenType { .fontFamily }

  init?(literal node: NodeID, _ reader: inout ValueReader) {
    switch reader.tape.kind(node) {
    case .string:
      self.init(names: [reader.tape.string(node)], isList: false)
    case .array:
      let names = reader.nonEmptyArray(node, "font name") { $0.string($1, "a font name") }
      guard let names else { return nil }
      self.init(names: names, isList: true)
    default:
      reader.reportUnexpected(node, "a font name or an array of font names")
      return nil
    }
  }
}

extension FontWeight: ReadableValue {
  static var type: TokenType { .fontWeight }

  init?(literal node: NodeID, _ reader: inout ValueReader) {
    switch reader.tape.kind(node) {
    case .number:
      guard let number = reader.number(node, "a font weight", in: 1...1000) else { return nil }
      self = .number(number)
    case .string:
      guard let name: Name = reader.keyword(node, "a font weight") else { return nil }
      self = .name(name)
    default:
      reader.reportUnexpected(
        node, "a font weight: a number from 1 to 1000 or a name such as 'bold'")
      return nil
    }
  }
}

extension CubicBezier: ReadableValue {
  static var type: TokenType { .cubicBezier }

  init?(literal node: NodeID, _ reader: inout ValueReader) {
    let what = "a curve of four numbers such as [0.42, 0, 0.58, 1]"
    let curve = reader.array(node, what) { reader, array -> CubicBezier? in
      let elements = reader.tape.elements(of: array)
      guard elements.count == 4 else {
        reader.report(.wrongCount(reader.place(array), what, count: elements.count))
        return nil
      }
      let x1 = reader.number(elements[0], "a curve's x", in: 0...1)
      let y1 = reader.number(elements[1], "a curve's y")
      let x2 = reader.number(elements[2], "a curve's x", in: 0...1)
      let y2 = reader.number(elements[3], "a curve's y")
      guard let x1, let y1, let x2, let y2 else { return nil }
      return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    }
    guard let curve else { return nil }
    self = curve
  }
}
