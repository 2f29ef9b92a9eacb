/// How the lines of a text are aligned.
public enum TextAlignmentValue: String, CaseIterable, Hashable, Sendable {
  /// To the side where the text's script begins.
  case natural
  case left, center, right, justified
}
