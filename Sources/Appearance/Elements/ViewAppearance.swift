import DesignTokens

/// The look of any view: surface, corners, border and shadow.
public struct ViewAppearance: ElementAppearance {
  public var backgroundColor: ColorValue?
  /// The colour of the interactive parts of the view and of what lies in it.
  public var tintColor: ColorValue?
  /// In points.
  public var cornerRadius: Double?
  public var cornerCurve: CornerCurve?
  public var borderColor: ColorValue?
  /// In points, inwards from the edge.
  public var borderWidth: Double?
  public var shadow: ShadowValue?
  /// From 0, invisible, to 1.
  public var opacity: Double?
  /// Whether what lies outside the view's shape is cut off; a shadow is, too.
  public var clipsToBounds: Bool?
  /// The space between the view's edges and what is laid out to its margins.
  public var layoutMargins: InsetsValue?

  public init(
    backgroundColor: ColorValue? = nil, tintColor: ColorValue? = nil, cornerRadius: Double? = nil,
    cornerCurve: CornerCurve? = nil, borderColor: ColorValue? = nil, borderWidth: Double? = nil,
    shadow: ShadowValue? = nil, opacity: Double? = nil, clipsToBounds: Bool? = nil,
    layoutMargins: InsetsValue? = nil
  ) {
    self.backgroundColor = backgroundColor
    self.tintColor = tintColor
    self.cornerRadius = cornerRadius
    self.cornerCurve = cornerCurve
    self.borderColor = borderColor
    self.borderWidth = borderWidth
    self.shadow = shadow
    self.opacity = opacity
    self.clipsToBounds = clipsToBounds
    self.layoutMargins = layoutMargins
  }

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(
      other, \.backgroundColor, \.tintColor, \.cornerRadius, \.cornerCurve, \.borderColor,
      \.borderWidth, \.shadow, \.opacity, \.clipsToBounds, \.layoutMargins)
  }

  /// The line that a corner follows.
  public enum CornerCurve: String, CaseIterable, Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve that leaves the straight edges smoothly.
    case continuous
  }
}
