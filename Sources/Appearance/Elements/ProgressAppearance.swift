import DesignTokens

/// The look of a progress bar.
public struct ProgressAppearance: ElementAppearance {
  /// What the element shows as a view.
  public var view: ViewAppearance
  public var progressColor: ColorValue?
  public var trackColor: ColorValue?
  public var style: Style?

  public init(
    view: ViewAppearance = .unset, progressColor: ColorValue? = nil, trackColor: ColorValue? = nil,
    style: Style? = nil
  ) {
    self.view = view
    self.progressColor = progressColor
    self.trackColor = trackColor
    self.style = style
  }

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.progressColor, \.trackColor, \.style)
  }

  /// The platform's forms of progress bars.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case automatic
    /// At the edge of a bar; tvOS has none.
    case bar
  }
}
