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
  public var sectionSpacing: Double?

  /// Creates an appearance; properties that are left out stay unset.
  public init(
    scroll: ScrollViewAppearance = .unset, separatorColor: ColorValue? = nil,
    separatorInsets: InsetsValue? = nil, showsSeparators: Bool? = nil, sectionSpacing: Double? = nil
  ) {
    self.scroll = scroll
    self.separatorColor = separatorColor
    self.separatorInsets = separatorInsets
    self.showsSeparators = showsSeparators
    self.sectionSpacing = sectionSpacing
  }

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(
      other, \.scroll, \.separatorColor, \.separatorInsets, \.showsSeparators, \.sectionSpacing)
  }
}
