/// The appearance of a stack: views arranged in a row or a column.
public struct StackAppearance: ElementAppearance {
  /// The background, corners, border, shadow and other properties that all views have.
  public var view: ViewAppearance
  /// The direction in which views follow each other; SwiftUI makes a row if unset.
  public var axis: Axis?
  /// The distance between neighboring views in points.
  public var spacing: Double?  // points
  /// The arrangement across the axis; SwiftUI centers views if unset.
  public var alignment: Alignment?
  /// The arrangement along the axis; not in SwiftUI.
  public var distribution: Distribution?
  /// The space between the stack's edges and its views.
  public var contentInsets: InsetsValue?

  init(_ never: Never) { switch never {} }

  /// The direction in which views follow each other.
  public enum Axis: String, CaseIterable, Hashable, Sendable {
    /// A row.
    case horizontal
    /// A column.
    case vertical
  }

  /// The arrangement of views across the axis.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    /// Views are stretched to the size of the stack; SwiftUI centers them.
    case fill
    /// Views align with the leading edge of a column or the top of a row.
    case leading
    /// Views are centered.
    case center
    /// Views align with the trailing edge of a column or the bottom of a row.
    case trailing
    /// The first lines of text in a row align; SwiftUI centers the views of a column.
    case firstBaseline
    /// The last lines of text in a row align; SwiftUI centers the views of a column.
    case lastBaseline
  }

  /// The arrangement of views along the axis, as in `UIStackView.Distribution`.
  public enum Distribution: String, CaseIterable, Hashable, Sendable {
    /// Views fill the stack; some are stretched or compressed if needed.
    case fill
    /// Views fill the stack and have equal sizes.
    case fillEqually
    /// Views fill the stack in proportion to their own sizes.
    case fillProportionally
    /// Views keep their sizes, with equal distances between them.
    case equalSpacing
    /// The centers of views have equal distances.
    case equalCentering
  }
}
