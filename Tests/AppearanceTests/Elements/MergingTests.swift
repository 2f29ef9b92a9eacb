import Appearance
import DesignTokens
import Testing

@Suite("Merging looks") struct MergingTests {
  @Test("a look overrides what it sets and keeps the rest, down to states and views")
  func overriding() {
    let base = ButtonAppearance(
      view: ViewAppearance(backgroundColor: variedColor(1), cornerRadius: 8),
      typography: body,
      states: StateValues(
        normal: ButtonStateAppearance(titleColor: variedColor(2), borderWidth: 1),
        disabled: ButtonStateAppearance(titleColor: variedColor(3))))
    let change = ButtonAppearance(
      view: ViewAppearance(cornerRadius: 12),
      states: StateValues(normal: ButtonStateAppearance(borderWidth: 2)))

    let merged = base.overriding(with: change)

    #expect(
      merged
        == ButtonAppearance(
          view: ViewAppearance(backgroundColor: variedColor(1), cornerRadius: 12),
          typography: body,
          states: StateValues(
            normal: ButtonStateAppearance(titleColor: variedColor(2), borderWidth: 2),
            disabled: ButtonStateAppearance(titleColor: variedColor(3)))))
  }

  @Test("every property of every element is merged", arguments: ElementSample.all)
  func everyProperty(sample: ElementSample) {
    #expect(
      Set(sample.properties) == Set(sample.declaredProperties),
      "a look with one property set is needed for each")
    #expect(sample.unmerged == [], "these are lost when a look overrides another")
    #expect(sample.overwritten == [], "these are lost when an empty look overrides another")
  }

  @Test("merging is associative, and unset changes nothing")
  func laws() {
    let looks = [
      LabelAppearance(textColor: variedColor(1), numberOfLines: 2),
      LabelAppearance(view: ViewAppearance(opacity: 0.5), numberOfLines: 3),
      LabelAppearance(view: ViewAppearance(cornerRadius: 4), textColor: variedColor(2)),
    ]
    #expect(
      looks[0].overriding(with: looks[1]).overriding(with: looks[2])
        == looks[0].overriding(with: looks[1].overriding(with: looks[2])))
    for look in looks {
      #expect(look.overriding(with: .unset) == look)
      #expect(LabelAppearance.unset.overriding(with: look) == look)
    }
  }

  @Test("a look with another value of one property is derived without a factory")
  func deriving() {
    let title = LabelAppearance(textColor: variedColor(1), typography: body)
    let derived = title.with(\.numberOfLines, 3).with(\.view.opacity, 0.5)
    #expect(
      derived
        == LabelAppearance(
          view: ViewAppearance(opacity: 0.5), textColor: variedColor(1), typography: body,
          numberOfLines: 3))
    #expect(title.numberOfLines == nil)
  }
}
