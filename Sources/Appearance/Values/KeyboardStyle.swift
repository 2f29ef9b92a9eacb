/// The brightness of the keyboard.
public enum KeyboardStyle: String, CaseIterable, Hashable, Sendable {
  /// That of the interface.
  case automatic
  case light, dark
}
