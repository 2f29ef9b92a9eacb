import Appearance
import DesignTokens
import Testing

@Suite("Values for the states of a control") struct StateValuesTests {
  @Test("a state that is unset has the value of normal", arguments: ControlState.allCases)
  func fallBack(state: ControlState) {
    let values = StateValues<Int?>(normal: 1)
    #expect(values[state] == 1)
  }

  @Test("a state that is set has its own value")
  func own() {
    let values = StateValues<Int?>(
      normal: 1, selected: 2, highlighted: 3, disabled: 4, focused: 5, invalid: 6)
    #expect(ControlState.allCases.map { values[$0] } == [1, 2, 5, 6, 3, 4])
  }

  @Test("a state's unset properties are those of normal")
  func partial() {
    let values = StateValues(
      normal: ButtonStateAppearance(titleColor: variedColor(1), borderWidth: 1),
      highlighted: ButtonStateAppearance(borderWidth: 2))
    #expect(
      values[.highlighted]
        == ButtonStateAppearance(titleColor: variedColor(1), borderWidth: 2))
  }

  @Test(
    "of several states, disabled wins over highlighted, invalid, focused and selected, in this order"
  )
  func combinations() {
    var values = StateValues<Int?>(
      normal: 1, selected: 2, highlighted: 3, disabled: 4, focused: 5, invalid: 6)
    let all = Set(ControlState.allCases)
    #expect(values[all] == 4)
    values.disabled = nil
    #expect(values[all] == 3)
    values.highlighted = nil
    #expect(values[all] == 6)
    values.invalid = nil
    #expect(values[all] == 5)
    values.focused = nil
    #expect(values[all] == 2)
    values.selected = nil
    #expect(values[all] == 1)
  }
}
