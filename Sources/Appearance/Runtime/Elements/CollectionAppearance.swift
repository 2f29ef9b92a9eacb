/// The appearance of a collection whose layout is a flow of lines.
public struct CollectionAppearance: ElementAppearance {
  /// The properties that all scroll views have, and all views.
  public var scroll: ScrollViewAppearance
  /// The least distance between items of a line in points.
  public var itemSpacing: Double?
  /// The least distance between lines in points.
  public var lineSpacing: Double?
  /// The space around the items of a section.
  public var sectionInsets: InsetsValue?

  /// Creates an appearance; properties that are left out stay unset.
  public init(
    scroll: ScrollViewAppearance = .unset, itemSpacing: Double? = nil, lineSpacing: Double? = nil,
    sectionInsets: InsetsValue? = nil
  ) {
    self.scroll = scroll
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    self.sectionInsets = sectionInsets
  }

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(other, \.scroll, \.itemSpacing, \.lineSpacing, \.sectionInsets)
  }
}
