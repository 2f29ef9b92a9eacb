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

  /// Creates an appearance; properties that are left out stay unset.
  public init(
    view: ViewAppearance = .unset, progressColor: ColorValue? = nil, trackColor: ColorValue? = nil,
    style: Style? = nil
  ) {
    self.view = view
    self.progressColor = progressColor
    self.trackColor = trackColor
    self.style = style
  }

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.progressColor, \.trackColor, \.style)
  }

  /// The platform's forms of progress bars.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// The usual form.
    case automatic
    /// The form for the edge of a navigation bar or toolbar; `automatic` on tvOS.
    case bar
  }
}
