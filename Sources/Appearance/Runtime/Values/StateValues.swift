/// The states of a control, in the order in which each overrides those before it.
public enum ControlState: String, CaseIterable, Hashable, Sendable {
  /// No other state.
  case normal
  /// Selected, such as the current tab.
  case selected
  /// In focus, such as by the remote of tvOS or a keyboard, or while a person types.
  case focused
  /// Holding what is not accepted, such as a text that is no address.
  case invalid
  /// Pressed.
  case highlighted
  /// Not available to the user.
  case disabled
}

/// A value for each state of a control; states inherit from ``normal`` what they leave unset.
///
/// ```swift
/// let title = StateValues(normal: theme[.textPrimary], disabled: theme[.textDisabled])
/// title[.highlighted]  // theme[.textPrimary]
/// ```
public struct StateValues<Value: Overridable & Sendable>: Overridable, Sendable {
  /// The value without other states, and the base of all other states.
  @Boxed public var normal: Value
  /// The changes while the control is selected.
  @Boxed public var selected: Value
  /// The changes while the control is pressed.
  @Boxed public var highlighted: Value
  /// The changes while the control is disabled.
  @Boxed public var disabled: Value
  /// The changes while the control is in focus.
  @Boxed public var focused: Value
  /// The changes while the control holds an input that isn't accepted.
  @Boxed public var invalid: Value

  /// Creates values for some states; the other states stay unset.
  public init(
    normal: Value = .unset, selected: Value = .unset, highlighted: Value = .unset,
    disabled: Value = .unset, focused: Value = .unset, invalid: Value = .unset
  ) {
    _normal = Boxed(normal)
    _selected = Boxed(selected)
    _highlighted = Boxed(highlighted)
    _disabled = Boxed(disabled)
    _focused = Boxed(focused)
    _invalid = Boxed(invalid)
  }

  /// The value in a state: that of ``normal``, overridden by what the state sets.
  public subscript(state: ControlState) -> Value { self[[state]] }

  /// The value in several states at once, such as selected and highlighted.
  ///
  /// It is the value of ``normal``, overridden by each of the states in the order of
  /// ``ControlState``.
  public subscript(states: Set<ControlState>) -> Value {
    ControlState.allCases.reduce(normal) { value, state in
      states.contains(state) ? value.overriding(with: self.explicit(state)) : value
    }
  }

  /// The value that any state sets: that of the last one in the order of ``ControlState``.
  var inAnyState: Value {
    ControlState.allCases.reduce(.unset) { $0.overriding(with: explicit($1)) }
  }

  /// Creates a value for each state.
  init(_ value: (ControlState) -> Value) {
    self.init(
      normal: value(.normal), selected: value(.selected), highlighted: value(.highlighted),
      disabled: value(.disabled), focused: value(.focused), invalid: value(.invalid))
  }

  /// A value that sets nothing in any state.
  public static var unset: Self { Self() }

  /// These values, with what `other` sets in each state in place of their own.
  public func overriding(with other: Self) -> Self {
    merging(other, \.normal, \.selected, \.highlighted, \.disabled, \.focused, \.invalid)
  }

  /// The value that was set for a state, without that of ``normal``.
  func explicit(_ state: ControlState) -> Value {
    switch state {
    case .normal: normal
    case .selected: selected
    case .highlighted: highlighted
    case .disabled: disabled
    case .focused: focused
    case .invalid: invalid
    }
  }
}
