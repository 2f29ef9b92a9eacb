/// The grammar of colours (DTCG Color module, section 4).
extension ThemeResolver {
  mutating func color(_ node: NodeID) -> Color? {
    subValue(node, .color) {
      guard case .color(let value) = $0 else { return nil }
      return value
    } _: {
      $0.color(literal: $1)
    }
  }

  mutating func color(literal node: NodeID) -> Color? {
    guard
      let members = members(node, .color),
      let spaceNode = members[0], let componentsNode = members[1]
    else { return nil }
    let space: ColorSpace? = keyword(spaceNode, "a color space")
    let components = components(componentsNode, space: space)
    var color = Color(
      space: space ?? .srgb, components: components ?? ColorComponents(nil, nil, nil))
    var isComplete = space != nil && components != nil
    if let alphaNode = members[2] {
      color.alpha = number(alphaNode, "alpha", in: 0...1)
      isComplete = isComplete && color.alpha != nil
    }
    if let hexNode = members[3] {
      color.hex = hex(hexNode)
      isComplete = isComplete && color.hex != nil
    }
    return isComplete ? color : nil
  }

  private mutating func components(_ node: NodeID, space: ColorSpace?) -> ColorComponents? {
    let what = "an array of three components such as [0.2, 0.4, 1]"
    return array(node, what) { resolver, array in
      let count = resolver.tape.elementCount(of: array)
      guard count == 3 else {
        resolver.diagnostics.report(.wrongCount(resolver.place(array), what, count: count))
        return nil
      }
      var components = ColorComponents(nil, nil, nil)
      var isComplete = true
      var cursor = resolver.tape.elementCursor(of: array)
      for index in 0..<3 {
        guard let element = resolver.tape.nextElement(&cursor) else { return nil }
        if let component = resolver.component(element, index, space) {
          components[index] = component.number
        } else {
          isComplete = false
        }
      }
      return isComplete ? components : nil
    }
  }

  /// A component of a colour, where `nil` stands for the keyword `none`.
  private struct Component {
    var number: Double?
  }

  private mutating func component(
    _ node: NodeID, _ index: Int, _ space: ColorSpace?
  ) -> Component? {
    let range = space?.range(ofComponent: index)
    let what = range?.name ?? "a color component (or 'none')"
    let component = numberOrNone(node, what)
    guard let number = component?.number, let range, !range.accepts(number) else {
      return component
    }
    diagnostics.report(.outOfRange(place(node), range.name, number, range.text))
    return nil
  }

  private mutating func numberOrNone(_ node: NodeID, _ what: String) -> Component? {
    pointed(node) { resolver, found -> Component? in
      if resolver.tape.kind(found) == .string, resolver.tape.string(found) == "none" {
        return Component(number: nil)
      }
      return resolver.number(literal: found, what).map { Component(number: $0) }
    } token: { resolver, value, path, reference in
      resolver.number(value, path, reference).map { Component(number: $0) }
    }
  }

  private mutating func hex(_ node: NodeID) -> String? {
    guard let text = string(node, "a hex fallback such as '#3366ff'") else { return nil }
    let isHex = text.withUTF8Bytes { utf8 in
      utf8.count == 7 && utf8[0] == UInt8(ascii: "#")
        && utf8.dropFirst().allSatisfy { JSONEscapes.hexDigit($0) != nil }
    }
    if isHex { return text }
    diagnostics.report(.invalidHex(place(node), text))
    return nil
  }
}

/// The range of one component of a colour space (Color module, section 4.2).
struct ComponentRange: Hashable, Sendable {
  /// What messages call the component, for example `hue`.
  var name: String
  var lower: Double
  var upper: Double
  /// Whether the upper bound itself is outside: hues are below 360.
  var isHalfOpen = false

  func accepts(_ value: Double) -> Bool {
    value >= lower && (isHalfOpen ? value < upper : value <= upper)
  }

  /// The bounds as messages show them.
  var text: String {
    if upper == .infinity { return "0 or more" }
    return isHalfOpen ? "0 to below 360" : "0 to \(JSONNumber.text(upper))"
  }
}

extension ColorSpace {
  private static let rgbNames = ["red", "green", "blue"]
  private static let xyzNames = ["X", "Y", "Z"]

  /// The range of a component; `nil` where it is unbounded.
  func range(ofComponent index: Int) -> ComponentRange? {
    let hue = ComponentRange(name: "hue", lower: 0, upper: 360, isHalfOpen: true)
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
      return ComponentRange(name: Self.rgbNames[index], lower: 0, upper: 1)
    case .xyzD65, .xyzD50:
      return ComponentRange(name: Self.xyzNames[index], lower: 0, upper: 1)
    case .hsl:
      return index == 0
        ? hue : ComponentRange(name: ["saturation", "lightness"][index - 1], lower: 0, upper: 100)
    case .hwb:
      return index == 0
        ? hue : ComponentRange(name: ["whiteness", "blackness"][index - 1], lower: 0, upper: 100)
    case .lab, .oklab:
      guard index == 0 else { return nil }
      return ComponentRange(name: "lightness", lower: 0, upper: self == .lab ? 100 : 1)
    case .lch, .oklch:
      switch index {
      case 0: return ComponentRange(name: "lightness", lower: 0, upper: self == .lch ? 100 : 1)
      case 1: return ComponentRange(name: "chroma", lower: 0, upper: .infinity)
      default: return hue
      }
    }
  }
}
