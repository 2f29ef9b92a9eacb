extension TokenValue {
  /// The value without what is mere notation, so that equal meanings are equal values.
  ///
  /// A color's `hex` fallback and a written-out alpha of 1 mean nothing besides the components; a
  /// weight's name is its number; a list of one font or shadow is that one; a second is 1000 ms.
  package var normalized: TokenValue {
    let value = mapColors(\.normalized)
    switch value {
    case .fontFamily(let family): return .fontFamily(family.normalized)
    case .fontWeight(let weight): return .fontWeight(.number(weight.number))
    case .duration(let duration): return .duration(duration.normalized)
    case .transition(var transition):
      transition.duration = transition.duration.normalized
      transition.delay = transition.delay.normalized
      return .transition(transition)
    case .shadow(var shadow):
      shadow.isList = true
      for index in shadow.layers.indices {
        shadow.layers[index].inset = shadow.layers[index].inset ?? false
      }
      return .shadow(shadow)
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].position = min(max(gradient.stops[index].position, 0), 1)
      }
      return .gradient(gradient)
    case .typography(var typography):
      typography.fontFamily = typography.fontFamily.normalized
      typography.fontWeight = .number(typography.fontWeight.number)
      return .typography(typography)
    default: return value
    }
  }

  func mapColors(_ change: (Color) -> Color) -> TokenValue {
    switch self {
    case .color(let color): return .color(change(color))
    case .border(var border):
      border.color = change(border.color)
      return .border(border)
    case .shadow(var shadow):
      for index in shadow.layers.indices {
        shadow.layers[index].color = change(shadow.layers[index].color)
      }
      return .shadow(shadow)
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = change(gradient.stops[index].color)
      }
      return .gradient(gradient)
    default: return self
    }
  }

  /// Returns a Boolean value that indicates whether two values differ in notation at most.
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
  package var milliseconds: Double { unit == .s ? value * 1000 : value }

  fileprivate var normalized: Duration { Duration(value: milliseconds, unit: .ms) }
}
