import TokenCompiler
import TokenComponents

/// The facts about an item for people who don't see it.
extension DrawnContent {
  /// The facts that an item states about a box, besides the box's own.
  func spoken(
    _ item: ArrangedItem<TokenReference>
  ) -> SpokenBox.Statement {
    func said(_ name: String) -> String? {
      item.spoken.first { $0.name == name }.flatMap { text($0.source) }
    }
    let error = said("error")
    return SpokenBox.Statement(
      label: said("accessibilityLabel"), value: said("accessibilityValue"),
      hint: said("accessibilityHint"),
      error: error == "true" ? "" : ["", "false"].contains(error) ? nil : error,
      role: item.role, isTapped: item.actions.contains { triggers($0) },
      isDisabled: flag(item.isEnabled) == false,
      isSelected: flag(item.isSelected) == true)
  }

  /// Returns a Boolean value that indicates whether an action has all that it needs: a field with actions, or one of
  /// those that it takes.
  private func triggers(_ action: TriggeredAction) -> Bool {
    guard case .field(let reference) = action else {
      return action.fields.isEmpty || action.fields.contains { count($0) != nil }
    }
    // The app says what a callback does.
    guard spec.way(of: reference)?.last?.type != .callback else { return false }
    return (count(reference) ?? 0) > 0
  }

  /// The number of values that a field has; `nil` where the content leaves it out.
  private func count(_ reference: ContentReference) -> Int? {
    if reference.within.isEmpty, slots[reference.field] != nil { return 1 }
    return switch value(of: reference) {
    case .sent(let node) where reader.tape.kind(node) == .array:
      reader.tape.elements(of: node).count
    case .sent: 1
    case .stated(.list(let values)): values.count
    case .stated: 1
    case .missing: nil
    }
  }
}
