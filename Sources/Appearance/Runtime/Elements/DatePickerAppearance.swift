/// The appearance of a date picker, whose selected day has the tint; only for UIKit.
public struct DatePickerAppearance: ElementAppearance {
  /// The properties that all views have.
  public var view: ViewAppearance
  /// How a date is picked.
  public var style: Style?
  /// Whether a day or a time is picked; both otherwise.
  public var mode: Mode?

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

  /// The parts of a point in time that are picked.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// The day.
    case date
    /// The hour and the minute.
    case time
    /// Both.
    case dateAndTime
  }
}
