/// The appearance of a cell of a table or a collection.
public struct CellAppearance: ElementAppearance {
  /// The properties that all views have.
  public var view: ViewAppearance
  /// The look of what lies behind the content of a selected or highlighted cell.
  public var selectedView: ViewAppearance
  /// The margins of the content.
  public var contentInsets: InsetsValue?
  /// The distances of the line below a cell of a table from its edges.
  public var separatorInsets: InsetsValue?

  /// Creates an appearance; properties that are left out stay unset.
  public init(
    view: ViewAppearance = .unset, selectedView: ViewAppearance = .unset,
    contentInsets: InsetsValue? = nil, separatorInsets: InsetsValue? = nil
  ) {
    self.view = view
    self.selectedView = selectedView
    self.contentInsets = contentInsets
    self.separatorInsets = separatorInsets
  }

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.selectedView, \.contentInsets, \.separatorInsets)
  }
}
