import TokenRuntime

/// The appearance of a search bar; only for UIKit.
public struct SearchBarAppearance: ElementAppearance {
  /// The properties that all views have.
  public var view: ViewAppearance
  /// The look of the field.
  public var field: TextFieldAppearance
  /// The color of the bar around the field.
  public var barColor: ColorValue?
  /// What is drawn around the field.
  public var style: Style?

  /// Creates an appearance; properties that are left out stay unset.
  public init(
    view: ViewAppearance = .unset, field: TextFieldAppearance = .unset, barColor: ColorValue? = nil,
    style: Style? = nil
  ) {
    self.view = view
    self.field = field
    self.barColor = barColor
    self.style = style
  }

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.field, \.barColor, \.style)
  }

  /// What is drawn around the field of a search bar.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// As the platform decides.
    case automatic
    /// A translucent bar.
    case prominent
    /// Nothing.
    case minimal
  }
}
