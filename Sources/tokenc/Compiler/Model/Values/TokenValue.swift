/// A token's value with every reference replaced, in the form in which it was written.
///
/// Nothing is filled in or normalised: a weight's name stays a name, a single shadow stays single.
package enum TokenValue: Hashable, Sendable {
  case color(Color)
  case dimension(Dimension)
  case fontFamily(FontFamily)
  case fontWeight(FontWeight)
  case duration(Duration)
  case cubicBezier(CubicBezier)
  case number(Double)
  indirect case strokeStyle(StrokeStyle)
  indirect case border(Border)
  indirect case transition(Transition)
  case shadow(Shadow)
  case gradient(Gradient)
  indirect case typography(Typography)

  package var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    }
  }
}
