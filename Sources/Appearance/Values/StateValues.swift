/// The states of a control, in the order in which each overrides those before it.
public enum ControlState: String, CaseIterable, Hashable, Sendable {
  case normal, selected, focused, highlighted, disabled
}

/// A value for each state of a control; what a state leaves unset is that of ``normal``.
///
/// ```swift
/// let title = StateValues(normal: theme[.textPrimary], disabled: theme[.textDisabled])
/// title[.highlighted]  // theme[.textPrimary]
/// ```
public struct StateValues<Value: Overridable & Sendable>: Overridable, Sendable {
  @Boxed public var normal: Value
  @Boxed public var selected: Value
  @Boxed public var highlighted: Value
  @Boxed public var disabled: Value
  @Boxed public var focused: Value

  public init(
    normal: Value = .unset, selected: Value = .unset, highlighted: Value = .unset,
    disabled: Value = .unset, focused: Value = .unset
  ) {
    self.normal = normal
    self.selected = selected
    self.highlighted = highlighted
    self.disabled = disabled
    self.focused = focused
  }

  /// The value in a state, completed by that of ``normal``.
  public subscript(state: ControlState) -> Value {
    self[[state]]
  }

  /// The value in several states at once, such as selected and highlighted.
  ///
  /// It is that of ``normal``, overridden by each of the states in the order of ``ControlState``.
  public subscript(states: Set<ControlState>) -> Value {
    ControlState.allCases.reduce(normal) { value, state in
      states.contains(state) ? value.overriding(with: self.explicit(state)) : value
    }
  }

  public static var unset: Self { Self() }

  public func overriding(with other: Self) -> Self {
    merging(other, \.normal, \.selected, \.highlighted, \.disabled, \.focused)
  }

  /// What a state sets itself.
  private func explicit(_ state: ControlState) -> Value {
    switch state {
    case .normal: normal
    case .selected: selected
    case .highlighted: highlighted
    case .disabled: disabled
    case .focused: focused
    }
  }
}
