/// The grammar of the thirteen types (DTCG Format module, sections 8 and 9).
extension ThemeResolver {
  /// Reads a value that is no reference itself.
  mutating func value(_ node: NodeID, as type: TokenType) -> TokenValue? {
    switch type {
    case .color: color(literal: node).map(TokenValue.color)
    case .dimension: dimension(literal: node).map(TokenValue.dimension)
    case .fontFamily: fontFamily(literal: node).map(TokenValue.fontFamily)
    case .fontWeight: fontWeight(literal: node).map(TokenValue.fontWeight)
    case .duration: duration(literal: node).map(TokenValue.duration)
    case .cubicBezier: cubicBezier(literal: node).map(TokenValue.cubicBezier)
    case .number: number(node, "the value").map(TokenValue.number)
    case .strokeStyle: strokeStyle(literal: node).map(TokenValue.strokeStyle)
    case .border: border(literal: node).map(TokenValue.border)
    case .transition: transition(literal: node).map(TokenValue.transition)
    case .shadow: shadow(literal: node).map(TokenValue.shadow)
    case .gradient: gradient(literal: node).map(TokenValue.gradient)
    case .typography: typography(literal: node).map(TokenValue.typography)
    }
  }

  // MARK: Simple types

  mutating func dimension(_ node: NodeID) -> Dimension? {
    subValue(node, .dimension) {
      guard case .dimension(let value) = $0 else { return nil }
      return value
    } _: {
      $0.dimension(literal: $1)
    }
  }

  private mutating func dimension(literal node: NodeID) -> Dimension? {
    guard
      let members = members(node, .dimension),
      let valueNode = members[0], let unitNode = members[1]
    else { return nil }
    let value = number(valueNode, "a dimension's value")
    let unit: Dimension.Unit? = unit(unitNode, "a unit")
    guard let value, let unit else { return nil }
    return Dimension(value: value, unit: unit)
  }

  private mutating func duration(_ node: NodeID) -> Duration? {
    subValue(node, .duration) {
      guard case .duration(let value) = $0 else { return nil }
      return value
    } _: {
      $0.duration(literal: $1)
    }
  }

  private mutating func duration(literal node: NodeID) -> Duration? {
    guard
      let members = members(node, .duration),
      let valueNode = members[0], let unitNode = members[1]
    else { return nil }
    let value = number(valueNode, "a duration's value")
    let unit: Duration.Unit? = unit(unitNode, "a unit of time")
    guard let value, let unit else { return nil }
    return Duration(value: value, unit: unit)
  }

  private mutating func number(_ node: NodeID) -> Double? {
    subValue(node, .number) {
      guard case .number(let value) = $0 else { return nil }
      return value
    } _: {
      $0.number($1, "the value")
    }
  }

  private mutating func fontFamily(_ node: NodeID) -> FontFamily? {
    subValue(node, .fontFamily) {
      guard case .fontFamily(let value) = $0 else { return nil }
      return value
    } _: {
      $0.fontFamily(literal: $1)
    }
  }

  private mutating func fontFamily(literal node: NodeID) -> FontFamily? {
    if tape.kind(node) == .string {
      return FontFamily(names: [tape.string(node)], isList: false)
    }
    let what = "a font name or an array of font names"
    guard tape.kind(node) == .array else {
      reportUnexpected(node, what)
      return nil
    }
    let elements = tape.elements(of: node)
    guard !elements.isEmpty else {
      diagnostics.report(.emptyArray(place(node), "font name"))
      return nil
    }
    let names = elements.compactMap { string($0, "a font name") }
    return names.count == elements.count ? FontFamily(names: names, isList: true) : nil
  }

  private mutating func fontWeight(_ node: NodeID) -> FontWeight? {
    subValue(node, .fontWeight) {
      guard case .fontWeight(let value) = $0 else { return nil }
      return value
    } _: {
      $0.fontWeight(literal: $1)
    }
  }

  private mutating func fontWeight(literal node: NodeID) -> FontWeight? {
    switch tape.kind(node) {
    case .number:
      return number(node, "a font weight", in: 1...1000).map(FontWeight.number)
    case .string:
      let name: FontWeight.Name? = keyword(node, "a font weight")
      return name.map(FontWeight.name)
    default:
      reportUnexpected(node, "a font weight: a number from 1 to 1000 or a name such as 'bold'")
      return nil
    }
  }

  private mutating func cubicBezier(_ node: NodeID) -> CubicBezier? {
    subValue(node, .cubicBezier) {
      guard case .cubicBezier(let value) = $0 else { return nil }
      return value
    } _: {
      $0.cubicBezier(literal: $1)
    }
  }

  private mutating func cubicBezier(literal node: NodeID) -> CubicBezier? {
    let what = "a curve of four numbers such as [0.42, 0, 0.58, 1]"
    return array(node, what) { resolver, array in
      let elements = resolver.tape.elements(of: array)
      guard elements.count == 4 else {
        resolver.diagnostics.report(
          .wrongCount(resolver.place(array), what, count: elements.count))
        return nil
      }
      let x1 = resolver.number(elements[0], "a curve's x", in: 0...1)
      let y1 = resolver.number(elements[1], "a curve's y")
      let x2 = resolver.number(elements[2], "a curve's x", in: 0...1)
      let y2 = resolver.number(elements[3], "a curve's y")
      guard let x1, let y1, let x2, let y2 else { return nil }
      return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    }
  }

  // MARK: Composite types

  private mutating func strokeStyle(_ node: NodeID) -> StrokeStyle? {
    subValue(node, .strokeStyle) {
      guard case .strokeStyle(let value) = $0 else { return nil }
      return value
    } _: {
      $0.strokeStyle(literal: $1)
    }
  }

  private mutating func strokeStyle(literal node: NodeID) -> StrokeStyle? {
    if tape.kind(node) == .string {
      let keyword: StrokeStyle.Keyword? = keyword(node, "a stroke style")
      return keyword.map(StrokeStyle.keyword)
    }
    guard
      let members = members(node, .strokeStyle),
      let dashesNode = members[0], let capNode = members[1]
    else { return nil }
    let dashes = dashArray(dashesNode)
    let lineCap: StrokeStyle.LineCap? = choice(capNode, "a line cap") { $0.name }
    guard let dashes, let lineCap else { return nil }
    return .dashes(dashes, lineCap: lineCap)
  }

  private mutating func dashArray(_ node: NodeID) -> [Dimension]? {
    array(node, "an array of dimensions as 'dashArray'") { resolver, array in
      let elements = resolver.tape.elements(of: array)
      guard !elements.isEmpty else {
        resolver.diagnostics.report(.emptyArray(resolver.place(array), "dimension"))
        return nil
      }
      let dashes = elements.compactMap { resolver.dimension($0) }
      return dashes.count == elements.count ? dashes : nil
    }
  }

  private mutating func border(literal node: NodeID) -> Border? {
    guard
      let members = members(node, .border),
      let colorNode = members[0], let widthNode = members[1], let styleNode = members[2]
    else { return nil }
    let color = color(colorNode)
    let width = dimension(widthNode)
    let style = strokeStyle(styleNode)
    guard let color, let width, let style else { return nil }
    return Border(color: color, width: width, style: style)
  }

  private mutating func transition(literal node: NodeID) -> Transition? {
    guard
      let members = members(node, .transition),
      let durationNode = members[0], let delayNode = members[1], let curveNode = members[2]
    else { return nil }
    let duration = duration(durationNode)
    let delay = self.duration(delayNode)
    let curve = cubicBezier(curveNode)
    guard let duration, let delay, let curve else { return nil }
    return Transition(duration: duration, delay: delay, timingFunction: curve)
  }

  private mutating func shadow(literal node: NodeID) -> Shadow? {
    guard tape.kind(node) == .array else {
      return shadowLayer(node).map { Shadow(layers: [$0], isList: false) }
    }
    let elements = tape.elements(of: node)
    guard !elements.isEmpty else {
      diagnostics.report(.emptyArray(place(node), "shadow layer"))
      return nil
    }
    let layers = elements.compactMap { element -> Shadow.Layer? in
      var count = 1
      let layer = subValue(element, .shadow) { value -> Shadow.Layer?? in
        guard case .shadow(let shadow) = value else { return nil }
        count = shadow.layers.count
        return .some(count == 1 ? shadow.layers[0] : nil)
      } _: {
        $0.shadowLayer($1).map(Optional.some)
      }
      if count != 1 {
        diagnostics.report(.severalInOnePlace(place(element), "layers", count))
      }
      return layer ?? nil
    }
    return layers.count == elements.count ? Shadow(layers: layers, isList: true) : nil
  }

  private mutating func shadowLayer(_ node: NodeID) -> Shadow.Layer? {
    guard
      let members = members(node, .shadow),
      let colorNode = members[0], let offsetXNode = members[1], let offsetYNode = members[2],
      let blurNode = members[3], let spreadNode = members[4]
    else { return nil }
    let color = color(colorNode)
    let offsetX = dimension(offsetXNode)
    let offsetY = dimension(offsetYNode)
    let blur = dimension(blurNode)
    let spread = dimension(spreadNode)
    var inset: Bool?
    if let node = members[5] {
      guard let value = boolean(node, "'inset'") else { return nil }
      inset = value
    }
    guard let color, let offsetX, let offsetY, let blur, let spread else { return nil }
    return Shadow.Layer(
      color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, inset: inset)
  }

  private mutating func gradient(literal node: NodeID) -> Gradient? {
    let what = "a gradient: an array of stops such as [{\"color\": …, \"position\": 0}]"
    guard tape.kind(node) == .array else {
      reportUnexpected(node, what)
      return nil
    }
    let elements = tape.elements(of: node)
    guard !elements.isEmpty else {
      diagnostics.report(.emptyArray(place(node), "gradient stop"))
      return nil
    }
    let stops = elements.compactMap { element -> Gradient.Stop? in
      var count = 1
      let stop = subValue(element, .gradient) { value -> Gradient.Stop?? in
        guard case .gradient(let gradient) = value else { return nil }
        count = gradient.stops.count
        return .some(count == 1 ? gradient.stops[0] : nil)
      } _: {
        $0.gradientStop($1).map(Optional.some)
      }
      if count != 1 {
        diagnostics.report(.severalInOnePlace(place(element), "stops", count))
      }
      return stop ?? nil
    }
    return stops.count == elements.count ? Gradient(stops: stops) : nil
  }

  private mutating func gradientStop(_ node: NodeID) -> Gradient.Stop? {
    guard
      let members = members(node, .gradientStop),
      let colorNode = members[0], let positionNode = members[1]
    else { return nil }
    let color = color(colorNode)
    let position = number(positionNode)
    guard let color, let position else { return nil }
    // A position outside counts as clamped and is no error (section 9.7).
    return Gradient.Stop(color: color, position: min(max(position, 0), 1))
  }

  private mutating func typography(literal node: NodeID) -> Typography? {
    guard
      let members = members(node, .typography),
      let familyNode = members[0], let sizeNode = members[1], let weightNode = members[2],
      let spacingNode = members[3], let heightNode = members[4]
    else { return nil }
    let family = fontFamily(familyNode)
    let size = dimension(sizeNode)
    let weight = fontWeight(weightNode)
    let spacing = dimension(spacingNode)
    let height = number(heightNode)
    guard let family, let size, let weight, let spacing, let height else { return nil }
    return Typography(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing,
      lineHeight: height)
  }
}
