import TokenRuntime

/// The appearance of a search bar; in SwiftUI that of components alone.
public struct SearchBarAppearance: ElementAppearance {
  /// The properties that all views have.
  public var view: ViewAppearance
  /// The look of the field.
  public var field: TextFieldAppearance
  /// The color of the bar around the field.
  public var barColor: ColorValue?
  /// What is drawn around the field.
  public var style: Style?

  init(_ never: Never) { switch never {} }

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
