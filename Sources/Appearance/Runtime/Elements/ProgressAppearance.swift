import TokenRuntime

/// The appearance of a progress bar.
public struct ProgressAppearance: ElementAppearance {
  /// The background, corners, border, shadow and other properties that all views have.
  public var view: ViewAppearance
  /// The color of the part that is done.
  public var progressColor: ColorValue?
  /// The color of the part that is left; SwiftUI chooses its own.
  public var trackColor: ColorValue?
  /// The platform's form of the bar; not in SwiftUI.
  public var style: Style?

  init(_ never: Never) { switch never {} }

  /// The platform's forms of progress bars.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// The usual form.
    case automatic
    /// The form for the edge of a navigation bar or toolbar; `automatic` on tvOS.
    case bar
  }
}
