import DesignTokens

/// The look of an image or icon.
public struct ImageAppearance: ElementAppearance {
  /// What the image shows as a view; its tint colours template images.
  public var view: ViewAppearance
  public var contentMode: ContentMode?
  public var rendering: Rendering?
  /// The size of a symbol in points, as that of the text it stands in.
  public var symbolSize: Double?
  /// The weight of a symbol; it needs a size.
  public var symbolWeight: FontWeightValue?

  public init(
    view: ViewAppearance = .unset, contentMode: ContentMode? = nil, rendering: Rendering? = nil,
    symbolSize: Double? = nil, symbolWeight: FontWeightValue? = nil
  ) {
    self.view = view
    self.contentMode = contentMode
    self.rendering = rendering
    self.symbolSize = symbolSize
    self.symbolWeight = symbolWeight
  }

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.contentMode, \.rendering, \.symbolSize, \.symbolWeight)
  }

  /// How an image fills its view.
  public enum ContentMode: String, CaseIterable, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center
  }

  /// Whether an image keeps its colours or takes the tint.
  public enum Rendering: String, CaseIterable, Hashable, Sendable {
    case automatic, original, template
  }
}
