import TokenRuntime

/// The appearance of a switch; not on tvOS.
public struct SwitchAppearance: ElementAppearance {
  /// The background, corners, border, shadow and other properties that all views have.
  public var view: ViewAppearance
  /// The color of the track of a switch that is on.
  public var onColor: ColorValue?
  /// The color of the thumb; SwiftUI chooses its own.
  public var thumbColor: ColorValue?

  /// Creates an appearance; properties that are left out stay unset.
  public init(
    view: ViewAppearance = .unset, onColor: ColorValue? = nil, thumbColor: ColorValue? = nil
  ) {
    self.view = view
    self.onColor = onColor
    self.thumbColor = thumbColor
  }

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.onColor, \.thumbColor)
  }
}
