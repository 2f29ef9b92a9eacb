import TokenRuntime

/// The appearance of any view: background, corners, border and shadow.
public struct ViewAppearance: ElementAppearance {
  /// The color of the view's background.
  public var backgroundColor: ColorValue?
  /// The color of interactive parts of the view and of the views in it.
  public var tintColor: ColorValue?
  /// The radius of the corners in points.
  public var cornerRadius: Double?
  /// The curve of the corners.
  public var cornerCurve: CornerCurve?
  /// The color of the border.
  public var borderColor: ColorValue?
  /// The thickness of the border in points, inwards from the edge; SwiftUI draws none if unset.
  public var borderWidth: Double?
  /// The shadow of the view.
  ///
  /// Both frameworks draw one shadow, without spread: the first layer that is not inset.
  public var shadow: ShadowValue?
  /// The opacity from 0, invisible, to 1, opaque.
  public var opacity: Double?
  /// Whether everything outside the view's shape is cut off, including its shadow.
  public var clipsToBounds: Bool?
  /// The space between the view's edges and the content that is laid out to its margins.
  public var layoutMargins: InsetsValue?

  /// Creates an appearance; properties that are left out stay unset.
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

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(
      other, \.backgroundColor, \.tintColor, \.cornerRadius, \.cornerCurve, \.borderColor,
      \.borderWidth, \.shadow, \.opacity, \.clipsToBounds, \.layoutMargins)
  }

  /// The curve of a corner.
  public enum CornerCurve: String, CaseIterable, Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve that leaves the straight edges smoothly.
    case continuous
  }
}
