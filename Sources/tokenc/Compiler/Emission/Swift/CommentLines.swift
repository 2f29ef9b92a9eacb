/// Lines of plain comment, each written as it is rendered: there may be one per token and brand.
package struct CommentLines {
  var count: Int
  /// The lines before one of the lines, from 0.
  var titles: (_ line: Int) -> [String]
  /// A Boolean value that indicates whether a line is there, and not only its titles.
  var isShown: (_ line: Int) -> Bool = { _ in true }
  /// Writes a line without slashes.
  var write: (_ line: Int, inout TextBuffer) -> Void
}
