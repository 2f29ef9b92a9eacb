import DesignTokens

/// The look of the sign that something goes on.
public struct ActivityIndicatorAppearance: ElementAppearance {
  /// What the element shows as a view.
  public var view: ViewAppearance
  public var color: ColorValue?
  public var size: Size?
  public var hidesWhenStopped: Bool?

  public init(
    view: ViewAppearance = .unset, color: ColorValue? = nil, size: Size? = nil,
    hidesWhenStopped: Bool? = nil
  ) {
    self.view = view
    self.color = color
    self.size = size
    self.hidesWhenStopped = hidesWhenStopped
  }

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.color, \.size, \.hidesWhenStopped)
  }

  /// The platform's sizes.
  public enum Size: String, CaseIterable, Hashable, Sendable {
    case medium, large
  }
}
