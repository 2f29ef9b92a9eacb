/// A file of generated Swift, before it is text.
struct SwiftFile {
  /// The name with its extension.
  var name: String
  /// The lines of the header comment, without slashes.
  var header: [String]
  var imports: [String] = []
  var declarations: [SwiftDeclaration]
}

/// A declaration of generated Swift.
struct SwiftDeclaration {
  /// The text of the documentation comment; it may have any lines and characters.
  var documentation: String?
  /// Plain comment before the documentation: names and values, never what an author wrote freely.
  var remarks: CommentLines?
  /// Attributes, each on its own line, for example `@available(*, deprecated)`.
  var attributes: [String] = []
  /// What stands before the body, for example `public enum ColorToken: String`.
  var head: String
  var body = Body.none

  enum Body {
    /// Nothing follows, as after a case.
    case none
    /// Other declarations in braces.
    case members([SwiftDeclaration])
    /// The cases of an enum of strings in braces, each made when it is rendered.
    case cases(count: Int, (Int) -> SwiftCase)
    /// Statements in braces, one a line.
    case statements([String])
    /// One expression in braces.
    case result(SwiftExpression)
    /// Statements in braces, one a line, and an expression that is returned at their end.
    case returning([String], SwiftExpression)
    /// One expression after an equals sign.
    case value(SwiftExpression)
  }
}

/// A case of an enum of strings.
struct SwiftCase {
  /// The text of the documentation comment; it may have any lines and characters.
  var documentation: String?
  /// Attributes, each on its own line.
  var attributes: [String]
  /// The name as it is declared, with backticks if it needs them.
  var name: String
  /// The raw value, unescaped.
  var rawValue: String
}

/// An expression of generated Swift.
enum SwiftExpression {
  /// Written out, for example `brand.ordinal &* 334`.
  case code(String)
  /// A call with an argument on each line.
  indirect case call(String, [(label: String, value: SwiftExpression)])
  /// A string of lines, each ending with a line feed.
  case lines(NameList)
  /// A string of characters between space and `~` without `"` and `#`, in lines for the eye only.
  case packed(PackedText)
  /// A string of any ASCII characters, in lines for the eye only.
  case words(SwiftWords)
  /// An array of numbers.
  case numbers(SwiftRows)
}

/// Characters of ASCII, eight in a word, the first in its lowest byte.
struct SwiftWords {
  var lineCount: Int
  var wordsPerLine: Int
  var word: (_ line: Int, _ place: Int) -> UInt64
}

/// The elements of an array literal, a line for each row.
struct SwiftRows {
  var elements: [Double] = []
  /// For each row, the index after its last element.
  var ends: [Int] = []
  /// The comment at the end of each line, and the lines before it.
  var comments: CommentLines

  /// Ends a row after the elements appended since the last one.
  mutating func endRow() { ends.append(elements.count) }
}

// Closures make these not `Sendable`. Said here, the compiler needn't find it out by following types
// that contain one another, which fails in incremental builds (swiftlang/swift#82628).
@available(*, unavailable) extension SwiftDeclaration: Sendable {}
@available(*, unavailable) extension SwiftDeclaration.Body: Sendable {}
@available(*, unavailable) extension SwiftExpression: Sendable {}
