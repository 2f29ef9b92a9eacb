/// The facts about an item for assistive technologies and tests.
extension Arrangement {
  /// The role of an item for people who don't see it.
  public enum Role: String, CaseIterable, Sendable {
    /// A control that triggers an action.
    case button
    /// A control that leads elsewhere.
    case link
    /// A text that begins a section.
    case heading
    /// A picture.
    case image
    /// A control that a tap switches on and off: it is on in the state `selected`.
    case toggle
  }

  /// The role that is stated, or that taps and looks give it.
  var spokenRole: Role? {
    if let accessibilityRole { return accessibilityRole }
    if case .element(let element) = kind, let role = element.look.role { return role }
    return isControl || actions.isEmpty ? nil : .button
  }

  /// A Boolean value that indicates whether it is one for those who don't see it, with all that is in it: it takes taps
  /// or says what it is, and nothing in it takes taps itself.
  var isSpokenAsOne: Bool {
    guard case .group = kind else { return true }
    return !holdsControls
      && (!actions.isEmpty || accessibilityLabel != nil || accessibilityRole != nil)
  }

  /// The label that a screen reader speaks for a group that is spoken as one.
  var spokenLabel: String? {
    accessibilityLabel ?? (isSpokenAsOne ? texts.joined(separator: ", ") : nil)
  }

  /// Takes why what is entered is not accepted, also for the inputs in it, which say it unless they have an error
  /// of their own.
  mutating func refuse(_ error: String) {
    self.error = error
    inheritsError = false
    guard case .group(var group) = kind else { return }
    for index in group.items.indices { group.items[index].inherit(error) }
    kind = .group(group)
  }

  /// Takes the error of the group around it.
  private mutating func inherit(_ error: String) {
    guard self.error == nil || inheritsError else { return }
    switch kind {
    case .element(let element) where element.look.isInput: self.error = error
    case .group: refuse(error)
    default: return
    }
    inheritsError = true
  }

  /// The states of what is in it, of which some are those around it.
  func states(in outer: Set<ControlState>) -> Set<ControlState> {
    var states = outer
    if isSelected { states.insert(.selected) }
    if error != nil { states.insert(.invalid) }
    if !isEnabled { states.insert(.disabled) }
    return states
  }

  /// The hint that a screen reader speaks last: the error, and the hint itself.
  var spokenHint: String? {
    let texts = [error, accessibilityHint].compactMap { $0?.isEmpty == false ? $0 : nil }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The name by which tests find it: the element's, or the component's with its stated identity.
  var spokenName: String? {
    switch kind {
    case .element(let element): element.name
    case .app(_, let element): element ?? identity.type
    case .group:
      identity.type.map { $0 + (identity.stated.map { "." + $0 } ?? "") }
    }
  }

  /// A Boolean value that indicates whether something in it takes taps or changes itself.
  private var holdsControls: Bool {
    guard case .group(let group) = kind else { return isControl }
    return group.items.contains { !$0.actions.isEmpty || $0.holdsControls }
  }

  var texts: [String] {
    switch kind {
    case .group(let group): group.items.flatMap { $0.accessibilityLabel.map { [$0] } ?? $0.texts }
    case .element(let element):
      [element.shown.text("text"), element.shown.text("title")].compactMap { $0 }
    case .app: []
    }
  }
}
