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

  init(_ never: Never) { switch never {} }
}
