/// What a contract knows of a field of a content besides its key: what servers send for it.
package struct FieldForm: Equatable, Sendable {
  /// The word of the spec, for example `text` or `list of choice`.
  let type: String
  let isRequired: Bool
  /// What stands for a field that isn't sent, as messages show it.
  let fallback: String?

  package init(type: String, isRequired: Bool, fallback: String?) {
    self.type = type
    self.isRequired = isRequired
    self.fallback = fallback
  }

  /// What another form of the same field breaks; `nil` for nothing.
  func breakage(from old: FieldForm) -> String? {
    if type != old.type { return "is \(type), and was \(old.type)" }
    if isRequired, !old.isRequired { return "is required now" }
    if let fallback = old.fallback, self.fallback == nil { return "lost its default, \(fallback)" }
    return nil
  }
}
