extension TokenValue {
  /// The value without what is mere notation, so that equal meanings are equal values.
  ///
  /// A color's `hex` fallback and a written-out alpha of 1 mean nothing besides the components; a
  /// weight's name is its number; a list of one font or shadow is that one; a second is 1000 ms.
  package var normalized: TokenValue {
    switch self {
    case .color(let color):
      return .color(color.normalized)
    case .fontFamily(let family):
      return .fontFamily(family.normalized)
    case .fontWeight(let weight):
      return .fontWeight(.number(weight.number))
    case .duration(let duration):
      return .duration(duration.normalized)
    case .border(var border):
      border.color = border.color.normalized
      return .border(border)
    case .transition(var transition):
      transition.duration = transition.duration.normalized
      transition.delay = transition.delay.normalized
      return .transition(transition)
    case .shadow(let shadow):
      let layers = shadow.layers.map { layer in
        var layer = layer
        layer.color = layer.color.normalized
        layer.inset = layer.inset ?? false
        return layer
      }
      return .shadow(Shadow(layers: layers, isList: true))
    case .gradient(let gradient):
      let stops = gradient.stops.map {
        Gradient.Stop(color: $0.color.normalized, position: min(max($0.position, 0), 1))
      }
      return .gradient(Gradient(stops: stops))
    case .typography(var typography):
      typography.fontFamily = typography.fontFamily.normalized
      typography.fontWeight = .number(typography.fontWeight.number)
      return .typography(typography)
    case .dimension, .cubicBezier, .number, .strokeStyle:
      return self
    }
  }

  /// Whether two values differ in notation at most.
  package func isEquivalent(to other: TokenValue) -> Bool {
    self == other || type == other.type && normalized == other.normalized
  }
}

extension Color {
  fileprivate var normalized: Color {
    Color(space: space, components: components, alpha: opacity, hex: nil)
  }
}

extension FontFamily {
  fileprivate var normalized: FontFamily { FontFamily(names: names, isList: true) }
}

extension Duration {
  /// In milliseconds.
  package var milliseconds: Double { unit == .s ? value * 1000 : value }

  fileprivate var normalized: Duration { Duration(value: milliseconds, unit: .ms) }
}
