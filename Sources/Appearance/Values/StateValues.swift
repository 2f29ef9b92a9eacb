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
  public var normal: Value {
    get { Box.value(in: normalBox) }
    set { normalBox = Box(newValue) }
  }
  public var selected: Value {
    get { Box.value(in: selectedBox) }
    set { selectedBox = Box(newValue) }
  }
  public var highlighted: Value {
    get { Box.value(in: highlightedBox) }
    set { highlightedBox = Box(newValue) }
  }
  public var disabled: Value {
    get { Box.value(in: disabledBox) }
    set { disabledBox = Box(newValue) }
  }
  public var focused: Value {
    get { Box.value(in: focusedBox) }
    set { focusedBox = Box(newValue) }
  }

  private var normalBox, selectedBox, highlightedBox, disabledBox, focusedBox: Box<Value>?

  public init(
    normal: Value = .unset, selected: Value = .unset, highlighted: Value = .unset,
    disabled: Value = .unset, focused: Value = .unset
  ) {
    normalBox = Box(normal)
    selectedBox = Box(selected)
    highlightedBox = Box(highlighted)
    disabledBox = Box(disabled)
    focusedBox = Box(focused)
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

extension StateValues: CustomReflectable {
  /// The states as they are declared, without the boxes.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "normal": normal, "selected": selected, "highlighted": highlighted, "disabled": disabled,
        "focused": focused,
      ], displayStyle: .struct)
  }
}

/// A value elsewhere in memory; none for one that sets nothing.
///
/// Five looks side by side are thousands of bytes with dozens of references in them, and all that
/// holds them grows the code that copies it.
private indirect enum Box<Value: Overridable & Sendable>: Hashable, Sendable {
  case value(Value)

  init?(_ value: Value) {
    if value == .unset { return nil }
    self = .value(value)
  }

  static func value(in box: Self?) -> Value {
    switch box {
    case .value(let value): value
    case nil: .unset
    }
  }
}
