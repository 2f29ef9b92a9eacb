/// The meaning of a literal in code, by its position.
package enum CodeKind: String, CaseIterable, Sendable {
  case color
  case font
  case spacing
  case radius
  case size
  case border
  case shadow
  case opacity
  case duration

  /// The id of findings, in reports, baselines and settings.
  package var rule: String { "code-\(rawValue)" }

  /// The noun of messages.
  package var noun: String {
    switch self {
    case .color: "color"
    case .font: "font"
    case .spacing: "spacing"
    case .radius: "corner radius"
    case .size: "size"
    case .border: "line width"
    case .shadow: "shadow"
    case .opacity: "opacity"
    case .duration: "duration"
    }
  }
}
