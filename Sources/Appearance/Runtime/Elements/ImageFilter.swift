import TokenRuntime

/// What changes the colors of an image, or blurs it.
///
/// The parts act in the order of their declaration.
public struct ImageFilter: ElementAppearance {
  /// How vivid the colors are: 0 is gray, and 1 is as the image has them.
  public var saturation: Double?
  /// What is added to the colors, from -1, black, to 1, white.
  public var brightness: Double?
  /// A color that is drawn over the image, where it is not transparent.
  public var color: ColorValue?
  /// How ``color`` and the image are mixed; the color covers the image if unset.
  public var blendMode: BlendMode?
  /// The blur in points, twice the standard deviation, as that of shadows; the edges stay where they are.
  public var blur: Double?
  /// The opacity of the image from 0 to 1, without what its view has behind it.
  public var opacity: Double?

  /// Creates a filter; properties that are left out stay unset.
  public init(
    saturation: Double? = nil, brightness: Double? = nil, color: ColorValue? = nil,
    blendMode: BlendMode? = nil, blur: Double? = nil, opacity: Double? = nil
  ) {
    self.saturation = saturation
    self.brightness = brightness
    self.color = color
    self.blendMode = blendMode
    self.blur = blur
    self.opacity = opacity
  }

  /// A filter that changes nothing.
  public static var unset: Self { Self() }

  /// This filter, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(other, \.saturation, \.brightness, \.color, \.blendMode, \.blur, \.opacity)
  }

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
