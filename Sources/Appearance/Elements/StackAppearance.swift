/// The arrangement of views in a row or column.
public struct StackAppearance: ElementAppearance {
  /// What the element shows as a view.
  public var view: ViewAppearance
  public var axis: Axis?
  /// In points.
  public var spacing: Double?
  /// The arrangement across the axis.
  public var alignment: Alignment?
  /// The arrangement along the axis.
  public var distribution: Distribution?
  /// The space between the stack's edges and its views.
  public var contentInsets: InsetsValue?

  public init(
    view: ViewAppearance = .unset, axis: Axis? = nil, spacing: Double? = nil,
    alignment: Alignment? = nil, distribution: Distribution? = nil,
    contentInsets: InsetsValue? = nil
  ) {
    self.view = view
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.contentInsets = contentInsets
  }

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.axis, \.spacing, \.alignment, \.distribution, \.contentInsets)
  }

  /// The direction in which views follow each other.
  public enum Axis: String, CaseIterable, Hashable, Sendable {
    case horizontal, vertical
  }

  /// The arrangement of views across the axis.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }

  /// The arrangement of views along the axis.
  public enum Distribution: String, CaseIterable, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}
