import TokenRuntime

/// The appearance of a segmented control; in SwiftUI that of components alone.
public struct SegmentedControlAppearance: ElementAppearance {
  /// The background, corners, border, shadow and other properties that all views have.
  public var view: ViewAppearance
  /// The color of the surface of the selected segment.
  public var selectedSegmentColor: ColorValue?
  /// The color of the segments' surfaces, by state; another than ``selectedSegmentColor`` replaces
  /// the platform's surfaces, the selected one among them.
  public var segmentColor: StateValues<ColorValue?>
  /// The radii of the corners of surfaces with a ``segmentColor``.
  public var segmentRadius: CornersValue?
  /// The distance between surfaces with a ``segmentColor``, in points.
  public var spacing: Double?  // distance
  /// The color of the lines between segments; none between surfaces with a ``segmentColor``.
  public var dividerColor: ColorValue?
  /// The colors of the segments' titles, by state.
  public var titleColor: StateValues<ColorValue?>
  /// The text styles of the segments' titles, by state, without their line heights.
  public var typography: StateValues<TypographyValue?>

  init(_ never: Never) { switch never {} }
}
