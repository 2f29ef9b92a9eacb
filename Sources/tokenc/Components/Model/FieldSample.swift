import TokenCompiler

/// The value that pages show where no document has one, as a server could send it, and the picture that
/// an image or icon of that name has.
package struct FieldSample: Sendable {
  /// A part of a picture, filled.
  package struct Shape: Sendable {
    /// Path data of SVG in a box of 24 by 24.
    package var path: String
    /// The dotted path of its color; `nil` for that of the element.
    package var color: Alias?
  }

  /// Of the field's type; of an element, what an app would show in it.
  package var value: FieldDefault
  /// The first is at the back.
  package var picture: [Shape]
  var range: SourceRange

  func hasPicture(of other: Self) -> Bool {
    picture.map(\.path) == other.picture.map(\.path)
      && picture.map(\.color?.path) == other.picture.map(\.color?.path)
  }
}
