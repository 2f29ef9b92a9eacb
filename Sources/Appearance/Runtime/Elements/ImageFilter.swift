import TokenRuntime

/// What changes the colors of an image, or blurs it.
///
/// The parts act in the order of their declaration.
public struct ImageFilter: ElementAppearance {
  /// How vivid the colors are: 0 is gray, and 1 is as the image has them.
  public var saturation: Double?  // factor
  /// What is added to the colors, from -1, black, to 1, white.
  public var brightness: Double?  // balance
  /// A color that is drawn over the image, where it is not transparent.
  public var color: ColorValue?
  /// How ``color`` and the image are mixed; the color covers the image if unset.
  public var blendMode: BlendMode?
  /// The blur in points, twice the standard deviation, as that of shadows; the edges stay where they are.
  public var blur: Double?  // distance
  /// The opacity of the image from 0 to 1, without what its view has behind it.
  public var opacity: Double?  // fraction

  init(_ never: Never) { switch never {} }

  /// How a color and an image are mixed, as in W3C's Compositing and Blending.
  public enum BlendMode: String, CaseIterable, Hashable, Sendable {
    /// The color covers the image.
    case cover
    /// Channels are multiplied, so the image becomes darker.
    case multiply
    /// Inverted channels are multiplied, so the image becomes lighter.
    case screen
    /// The lower of the channels.
    case darken
    /// The higher of the channels.
    case lighten
  }
}
