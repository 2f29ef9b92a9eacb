/// The appearance of a collection whose layout is a flow of lines.
public struct CollectionAppearance: ElementAppearance {
  /// The properties that all scroll views have, and all views.
  public var scroll: ScrollViewAppearance
  /// The least distance between items of a line in points.
  public var itemSpacing: Double?  // distance
  /// The least distance between lines in points.
  public var lineSpacing: Double?  // distance
  /// The space around the items of a section.
  public var sectionInsets: InsetsValue?

  init(_ never: Never) { switch never {} }
}
