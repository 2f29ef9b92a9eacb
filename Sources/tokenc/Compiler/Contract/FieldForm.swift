/// The form in which servers send a field of a content, which a contract records besides its key.
package struct FieldForm: Equatable, Sendable {
  /// The word of the spec, for example `text` or `list of choice`.
  let type: String
  let isRequired: Bool
  /// The value of a field that isn't sent, as messages show it.
  let fallback: String?

  package init(type: String, isRequired: Bool, fallback: String?) {
    self.type = type
    self.isRequired = isRequired
    self.fallback = fallback
  }

  /// Returns the breakage that another form of the same field causes; `nil` for none.
  func breakage(from old: FieldForm) -> String? {
    if type != old.type { return "is \(type), and was \(old.type)" }
    if isRequired, !old.isRequired { return "is required now" }
    if let fallback = old.fallback, self.fallback == nil { return "lost its default, \(fallback)" }
    return nil
  }
}
