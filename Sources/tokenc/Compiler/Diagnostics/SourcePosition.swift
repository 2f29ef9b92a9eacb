/// A position in a file as people count it.
struct SourcePosition: Comparable, Sendable {
  /// The line, from 1.
  let line: Int
  /// The UTF-8 byte within the line, from 1.
  let column: Int

  static func < (one: SourcePosition, other: SourcePosition) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
