import TokenRuntime

extension ViewAppearance {
  /// A Boolean value that indicates whether something lies behind the view's content.
  var hasBackground: Bool { backgroundColor != nil || backgroundFill != nil }

  /// A Boolean value that indicates whether what lies behind the content lets a shadow below it through, in any
  /// context.
  var isTranslucent: Bool {
    let color = backgroundFill?.color ?? backgroundColor
    guard hasBackground, color?.isOpaque != true else { return false }
    guard case .gradient(let gradient, _)? = backgroundFill else { return true }
    return !gradient.stops.allSatisfy { $0.color.isOpaque }
  }

  var lineColor: ColorValue? { borderColor ?? border?.color }

  /// The thickness of the line along the edge in points.
  var lineWidth: Double? { borderWidth ?? border?.width }
}
