/// A path from an element to a property; `*` stands for the state.
package typealias PaintPath = [String]

/// A color of an element that has to stand out from what is behind it.
///
/// Lines, tracks, thumbs and selections have none: whether they carry a meaning, no spec says.
package struct Foreground: Sendable {
  package let path: PaintPath
  /// The text styles that the text may have, the first that is set counts; `nil` for a sign.
  package var typography: [PaintPath]?
  /// The paints behind it in the element, other than those behind all of it; the nearest first.
  package var ground: [[PaintPath]]?
  /// The property and the word that it needs to be drawn at all.
  package var condition: (path: PaintPath, word: String)?

  package var isText: Bool { typography != nil }
  /// The names from the element on, without those of states.
  package var shownPath: [String] { path.filter { $0 != "*" && $0 != "states" } }
}
