import TokenRuntime

/// The appearance of any view: background, corners, border and shadow.
public struct ViewAppearance: ElementAppearance {
  /// The color of the view's background.
  public var backgroundColor: ColorValue?
  /// What fills the background over ``backgroundColor``, which shows where the fill is translucent; a
  /// color replaces it.
  public var backgroundFill: FillValue?
  /// The color of interactive parts of the view and of the views in it.
  public var tintColor: ColorValue?
  /// The radii of the corners in points, or a pill.
  public var cornerRadius: CornersValue?
  /// The curve of the corners; corners with different radii are circular.
  public var cornerCurve: CornerCurve?
  /// The line along the edge, inwards from it.
  ///
  /// Lines are solid, dashed or dotted; other styles are drawn solid. ``borderColor`` and
  /// ``borderWidth`` replace its color and width.
  public var border: BorderValue?
  /// The color of the border.
  public var borderColor: ColorValue?
  /// The thickness of the border in points, inwards from the edge; SwiftUI draws none if unset.
  public var borderWidth: Double?  // distance
  /// The shadow of the view, with all its layers.
  ///
  /// A single layer without spread follows what the view shows, if nothing translucent is behind that;
  /// others follow its shape and are cut out below it, as in CSS.
  public var shadow: ShadowValue?
  /// The opacity from 0, invisible, to 1, opaque.
  public var opacity: Double?  // fraction
  /// Whether the view is invisible and takes no touches; SwiftUI keeps its place in the layout, and a
  /// stack of UIKit closes the gap.
  public var isHidden: Bool?
  /// Whether everything outside the view's shape is cut off, including its shadow.
  public var clipsToBounds: Bool?
  /// The space between the view's edges and the content that is laid out to its margins.
  public var layoutMargins: InsetsValue?

  init(_ never: Never) { switch never {} }

  /// The curve of a corner.
  public enum CornerCurve: String, CaseIterable, Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve that leaves the straight edges smoothly.
    case continuous
  }
}

extension ViewAppearance {
  /// Whether something lies behind the view's content.
  var hasBackground: Bool { backgroundColor != nil || backgroundFill != nil }

  /// Whether what lies behind the content lets a shadow below it through, in any context.
  var isTranslucent: Bool {
    let color = backgroundFill?.color ?? backgroundColor
    guard hasBackground, color?.isOpaque != true else { return false }
    guard case .gradient(let gradient, _)? = backgroundFill else { return true }
    return !gradient.stops.allSatisfy { $0.color.isOpaque }
  }

  var lineColor: ColorValue? { borderColor ?? border?.color }

  /// The thickness of the line along the edge in points.
  var lineWidth: Double? { borderWidth ?? border?.width }
}
