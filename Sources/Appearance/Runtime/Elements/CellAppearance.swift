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

  init(_ never: Never) { switch never {} }
}
