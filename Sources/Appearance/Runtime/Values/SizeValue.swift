/// What a layout asks of an element's width and height.
///
/// A length that is `nil` is left to the rest of the layout. Sizes merge and print like the
/// appearances of elements.
public struct SizeValue: ElementAppearance {
  /// The width.
  public var width: LengthValue?
  /// The smallest width.
  public var minWidth: LengthValue?
  /// The largest width.
  public var maxWidth: LengthValue?
  /// The height.
  public var height: LengthValue?
  /// The smallest height.
  public var minHeight: LengthValue?
  /// The largest height.
  public var maxHeight: LengthValue?
  /// The width divided by the height, above 0.
  public var aspectRatio: Double?

  /// Creates a size; what is left out stays open.
  public init(
    width: LengthValue? = nil, minWidth: LengthValue? = nil, maxWidth: LengthValue? = nil,
    height: LengthValue? = nil, minHeight: LengthValue? = nil, maxHeight: LengthValue? = nil,
    aspectRatio: Double? = nil
  ) {
    self.width = width
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.height = height
    self.minHeight = minHeight
    self.maxHeight = maxHeight
    self.aspectRatio = aspectRatio
  }

  /// A size that asks for nothing.
  public static var unset: Self { Self() }

  /// This size, with what `other` sets in place of its own lengths.
  public func overriding(with other: Self) -> Self {
    merging(
      other, \.width, \.minWidth, \.maxWidth, \.height, \.minHeight, \.maxHeight, \.aspectRatio)
  }
}
