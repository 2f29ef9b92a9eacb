import TokenRuntime

/// The appearance of an image or icon.
public struct ImageAppearance: ElementAppearance {
  /// The properties that all views have; the tint colors template images.
  public var view: ViewAppearance
  /// How the image fills its view.
  public var contentMode: ContentMode?
  /// Whether the image keeps its colors or takes the tint.
  public var rendering: Rendering?
  /// The color of the image as a shape; it makes the image a template, unless ``rendering`` is set.
  public var templateColor: ColorValue?
  /// What changes the colors of the image, or blurs it.
  public var filter: ImageFilter
  /// The name of the asset that is shown while the view has no image.
  public var placeholder: String?
  /// The background while the view has no image, instead of the background of ``view``.
  public var placeholderColor: ColorValue?
  /// The point size of a symbol, which aligns with text of that size.
  public var symbolSize: Double?  // points
  /// The weight of a symbol, rounded to hundreds; ignored unless ``symbolSize`` is set.
  public var symbolWeight: FontWeightValue?

  init(_ never: Never) { switch never {} }

  /// How an image fills its view.
  public enum ContentMode: String, CaseIterable, Hashable, Sendable {
    /// Stretched to the view's size, so its proportions may change.
    case scaleToFill
    /// As large as fits into the view with its proportions.
    case scaleAspectFit
    /// As small as covers the view with its proportions; parts may lie outside.
    case scaleAspectFill
    /// In its own size, in the middle of the view.
    case center
  }

  /// Whether an image keeps its colors or takes the tint.
  public enum Rendering: String, CaseIterable, Hashable, Sendable {
    /// As the platform decides by where the image is shown.
    case automatic
    /// With its own colors.
    case original
    /// As a shape, filled with the tint color.
    case template
  }
}

extension ImageAppearance {
  var shownRendering: Rendering? { rendering ?? (templateColor == nil ? nil : .template) }

  func viewLook(hasImage: Bool) -> ViewAppearance {
    view.overriding(
      with: ViewAppearance(
        backgroundColor: hasImage ? nil : placeholderColor, tintColor: templateColor))
  }
}
