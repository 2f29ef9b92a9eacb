/// The appearance of a date picker, whose selected day has the tint; only for UIKit.
public struct DatePickerAppearance: ElementAppearance {
  /// The properties that all views have.
  public var view: ViewAppearance
  /// How a date is picked.
  public var style: Style?

  init(_ never: Never) { switch never {} }

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
