import TokenCompiler
import TokenLint

/// A value that Swift code writes out where a token could stand.
package struct CodeLiteral: Sendable {
  package enum Value: Hashable, Sendable {
    case color(Color)
    /// A color of the system, such as SwiftUI's `.red`, which differs between schemes and versions.
    case systemColor(String)
    /// A length, a size of text, an opacity, or seconds; signed as it is written.
    case number(Double)
    /// `family` is `nil` for the system's font.
    case font(family: String?, size: Double, weight: Double, isItalic: Bool)
    /// Several lengths of one call, as of insets.
    case numbers([Double])
    case shadow(CodeShadow)
    /// A value that these files alone don't tell.
    case unknown
  }

  /// The framework whose type the value has.
  package enum Framework: Sendable {
    case swiftUI
    case uiKit
    case unknown
  }

  package var kind: CodeKind
  /// The tokens of the source.
  package var tokens: Range<Int>
  package var value: Value
  package var framework = Framework.unknown
  /// The word of code that says what the value is for: a label, a property or a function.
  package var place = ""
  /// A Boolean value that indicates whether the expression may be replaced as a whole, as it is an argument or an
  /// assigned value.
  package var isWhole = false
  /// A Boolean value that indicates whether its value comes from an initializer of the app's own, which may read it in
  /// another way.
  package var isOwnReading = false
}

/// A shadow as code writes it, as far as it does.
package struct CodeShadow: Hashable, Sendable {
  package var color: Color?
  /// The radius of the platform, half of a token's blur.
  package var radius: Double?
  package var offsetX = 0.0
  package var offsetY = 0.0
}
