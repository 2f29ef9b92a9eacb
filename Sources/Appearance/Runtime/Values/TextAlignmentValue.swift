/// How the lines of a text are aligned.
public enum TextAlignmentValue: String, CaseIterable, Hashable, Sendable {
  /// To the side where the text's script begins.
  case natural
  /// To the left; in SwiftUI, to the leading side.
  case left
  /// In the middle.
  case center
  /// To the right; in SwiftUI, to the trailing side.
  case right
  /// To both sides; in SwiftUI, to the leading side.
  case justified
}
