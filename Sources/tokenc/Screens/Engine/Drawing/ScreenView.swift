import TokenComponents

/// A way to look at a screen.
package struct ScreenView: Hashable, Sendable {
  package var theme: Int
  /// The factor by which text is larger than at its usual size.
  package var textScale = 1.0
  package var isRightToLeft = false
  /// The state of everything in it, as far as the document states no other one.
  package var state = ElementState.normal
  /// In points.
  package var width = ScreenView.usualWidth

  package static let usualWidth = 390.0
  /// The width of a sample that needs none.
  static let emptySampleWidth = 120.0

  /// A Boolean value that indicates whether it is a sample of a catalogue: no wider than what is on it needs, and
  /// what an app sets isn't marked.
  package var isSample = false

  package init(theme: Int) { self.theme = theme }

  /// Apple's sizes of body text, by which all text grows, the usual one first.
  package static let textSizes: [(name: String, points: Double)] = [
    ("large", 17), ("extra small", 14), ("XXL", 21), ("XXXL", 23), ("AX1", 28), ("AX3", 40),
    ("AX5", 53),
  ]
}
