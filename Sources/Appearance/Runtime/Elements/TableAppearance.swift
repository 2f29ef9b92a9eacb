import TokenRuntime

/// The appearance of a table.
public struct TableAppearance: ElementAppearance {
  /// The properties that all scroll views have, and all views.
  public var scroll: ScrollViewAppearance
  /// The color of the lines between cells.
  public var separatorColor: ColorValue?
  /// The distances of the lines between cells from the edges.
  public var separatorInsets: InsetsValue?
  /// Whether there are lines between cells.
  public var showsSeparators: Bool?
  /// The space above the header of a section in points, since iOS 15.
  public var sectionSpacing: Double?  // distance

  init(_ never: Never) { switch never {} }
}
