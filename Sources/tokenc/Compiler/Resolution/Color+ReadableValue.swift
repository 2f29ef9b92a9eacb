extension Color: ReadableValue {
  static var type: TokenType { .color }

  /// The grammar of the Color module, section 4.
  static func literal(_ node: NodeID, _ reader: inout ValueReader) -> Self? {
    guard let members = reader.members(node, .color) else { return nil }
    let space: ColorSpace? = reader.keyword(members[0], "a color space")
    let components = ColorComponents.read(members[1], of: space, &reader)
    var alpha: Double?
    var hex: String?
    var isComplete = true
    if let node = members[optional: 2] {
      alpha = reader.alpha(node)
      isComplete = alpha != nil
    }
    if let node = members[optional: 3] {
      hex = Self.hex(node, &reader)
      isComplete = isComplete && hex != nil
    }
    guard isComplete, let space, let components else { return nil }
    if let hex, let node = members[optional: 3], space == .srgb,
      let fallback = Self(hexNotation: hex),
      (0..<3).contains(where: {
        abs(fallback.components.numbers[$0] - min(max(components.numbers[$0], 0), 1)) > 2 / 255
      })
    {
      let exact = Self.hex(clipping: components.numbers)
      reader.report(.contradictingHex(reader.range(of: node), hex, components: exact))
    }
    return Self(space: space, components: components, alpha: alpha, hex: hex)
  }

  private static func hex(_ node: NodeID, _ reader: inout ValueReader) -> String? {
    guard let text = reader.string(node, "a hex fallback such as '#3366ff'") else { return nil }
    let isHex = text.withUTF8Bytes { utf8 in
      utf8.count == 7 && utf8[0] == UInt8(ascii: "#")
        && utf8.dropFirst().allSatisfy { JSONEscapes.hexDigit($0) != nil }
    }
    if isHex { return text }
    reader.report(.invalidHex(reader.range(of: node), text))
    return nil
  }
}

extension ValueReader {
  fileprivate mutating func alpha(_ node: NodeID) -> Double? {
    guard let alpha = number(node, "alpha") else { return nil }
    if (0...1).contains(alpha) { return alpha }
    let isPercentage = alpha > 1 && alpha <= 100
    let edit = isPercentage ? "; as a percentage it is \(JSONNumber.text(alpha / 100))" : ""
    return refuse(node, "alpha is \(JSONNumber.text(alpha)); it goes from 0 to 1\(edit)")
  }
}

extension ColorComponents {
  /// Reads an array of three components; numbers have the range that the space gives them.
  fileprivate static func read(
    _ node: NodeID, of space: ColorSpace?, _ reader: inout ValueReader
  ) -> Self? {
    let what = "an array of three components such as [0.2, 0.4, 1]"
    return reader.array(node, what, count: 3) { reader, array in
      var components = ColorComponents(nil, nil, nil)
      var isComplete = true
      var cursor = reader.tape.elementCursor(of: array)
      for index in 0..<3 {
        guard let element = reader.tape.nextElement(&cursor) else { return nil }
        let range = space?.range(ofComponent: index)
        guard let component = component(element, range?.name, &reader) else {
          isComplete = false
          continue
        }
        components[index] = component.number
        guard let number = component.number, let range, !range.accepts(number) else { continue }
        if reportedAsBytes(array, of: space, reader) { return nil }
        isComplete = reader.refuse(element, range.name, number, outside: range.text) ?? false
      }
      return isComplete ? components : nil
    }
  }

  /// Returns a Boolean value that indicates whether components are those of a space from 0 to 1 counted to 255, as
  /// style sheets do, which is reported once for all three.
  private static func reportedAsBytes(
    _ array: NodeID, of space: ColorSpace?, _ reader: borrowing ValueReader
  ) -> Bool {
    let nodes = reader.tape.elements(of: array)
    guard let space, nodes.allSatisfy({ reader.tape.kind($0) == .number }) else { return false }
    let numbers = nodes.map { reader.tape.number($0) }
    let ranges = nodes.indices.compactMap { space.range(ofComponent: $0) }
    guard ranges.count == 3, ranges.allSatisfy({ $0.upper == 1 && !$0.isHalfOpen }),
      numbers.allSatisfy({ (0...255).contains($0) && $0 == $0.rounded() }),
      let index = numbers.firstIndex(where: { $0 > 1 })
    else { return false }
    reader.report(
      .componentsTo255(
        reader.range(of: nodes[index]), ranges[index].name, numbers[index], of: numbers))
    return true
  }

  /// One component, where `nil` stands for the keyword `none`.
  private struct Component {
    var number: Double?
  }

  private static func component(
    _ node: NodeID, _ name: String?, _ reader: inout ValueReader
  ) -> Component? {
    let what = name ?? "a color component (or 'none')"
    return reader.pointed(node, .type(.number)) { reader, found in
      if reader.tape.kind(found) == .string, reader.tape.string(found) == "none" {
        return Component(number: nil)
      }
      return reader.number(literal: found, what).map { Component(number: $0) }
    } token: { token in
      token.payload().map { Component(number: $0) }
    }
  }
}
