/// The brightness of the keyboard.
public enum KeyboardStyle: String, CaseIterable, Hashable, Sendable {
  /// That of the interface.
  case automatic
  /// Light in any scheme.
  case light
  /// Dark in any scheme.
  case dark
}
