/// A new value of a token, and the themes in which it holds.
package struct TokenEdit: Hashable, Sendable {
  /// The token's dotted path.
  package var token: String
  /// The name of a theme in which the value holds, for example `alfa dark`.
  package var theme: String
  /// The modifiers and axes, such as `brand` and `scheme`, whose context of the theme limits the edit; `nil` to change
  /// the value wherever it is the same text.
  package var limits: [String]?
  /// The part of the value that changes (RFC 6901), for example `/fontSize`; empty for all of it.
  package var pointer: String
  /// The new value, or part of one, as JSON of the standard: `{"value": 8, "unit": "px"}` or `"{color.blue}"`.
  package var json: String

  package init(
    token: String, theme: String, limits: [String]? = nil, pointer: String = "", json: String
  ) {
    self.token = token
    self.theme = theme
    self.limits = limits
    self.pointer = pointer
    self.json = json
  }

  /// The reason why an edit can't be made, as a sentence without a full stop.
  package struct Fault: Error, Equatable, Sendable {
    package let message: String

    package init(_ message: String) { self.message = message }
  }
}
