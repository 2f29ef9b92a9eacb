/// The appearance of a date picker, whose selected day has the tint; only for UIKit.
public struct DatePickerAppearance: ElementAppearance {
  /// The properties that all views have.
  public var view: ViewAppearance
  /// How a date is picked.
  public var style: Style?

  /// Creates an appearance; properties that are left out stay unset.
  public init(view: ViewAppearance = .unset, style: Style? = nil) {
    self.view = view
    self.style = style
  }

  /// An appearance that sets nothing.
  public static var unset: Self { Self() }

  /// This appearance, with what `other` sets in place of its own values.
  public func overriding(with other: Self) -> Self {
    merging(other, \.view, \.style)
  }

  /// How a date is picked.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// As the platform decides.
    case automatic
    /// With turning wheels.
    case wheels
    /// With a label that opens a calendar.
    case compact
    /// With a calendar.
    case inline
  }
}
