import TokenRuntime

extension StrokeStyleValue {
  /// The lengths of dashes and gaps for a width; `nil` for a line without gaps.
  ///
  /// The format leaves those of `dashed` and `dotted` to the renderer: dashes are twice as long as
  /// wide, gaps and dots as wide as the line.
  func lengths(width: Double) -> [Double]? {
    switch kind {
    case .dashed: [2 * width, width]
    case .dotted: [0, 2 * width]
    case .custom: dashes.isEmpty ? nil : Array(dashes)
    case .solid, .double, .groove, .ridge, .outset, .inset: nil
    }
  }

  /// The ends of dashes; a dot is a dash without length and with round ends.
  var cap: LineCap { kind == .dotted ? .round : lineCap }
}
