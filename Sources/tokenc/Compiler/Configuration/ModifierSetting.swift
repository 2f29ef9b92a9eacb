/// The settings of one modifier in `tokenc.json`: a member of the key `modifiers`.
///
/// For example:
///
/// ```json
/// "modifiers": {
///   "theme": {
///     "light": { "scheme": "light" },
///     "dark": { "scheme": "dark" },
///     "dark_ax": { "scheme": "dark", "contrast": "high" }
///   },
///   "palette": "brand",
///   "platform": "mobile"
/// }
/// ```
package struct ModifierSetting: Sendable {
  var name: String
  var range: SourceRange
  var value: Value

  enum Value: Sendable {
    /// A role, or the context that is chosen.
    case word(String, at: SourceRange)
    /// The meaning of each context; the range is that of the opening bracket.
    case contexts([ContextSetting], at: SourceRange)
    case faulty
  }

  /// The role of a modifier whose contexts are brands; the others are those of ``ThemeAxis``.
  package static let brandRole = "brand"
  static let roles = [brandRole] + ThemeAxis.allCases.map(\.rawValue)
}

struct ContextSetting: Sendable {
  var name: String
  var range: SourceRange
  var brand: String?
  /// For each axis that is named, the numbers among ``ThemeAxis/contexts``; one or both.
  var axes: [ThemeAxis: [Int]]
}
