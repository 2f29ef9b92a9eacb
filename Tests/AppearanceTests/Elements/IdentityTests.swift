import Testing
import TokenRuntime

@_spi(Generated) @testable import AppearanceRuntime

@Suite("Identity of what stands in a group") struct IdentityTests {
  private struct Card: ArrangedLook {
    var id: String?
    var type = "Card"
    var isEmpty = false

    var arrangement: Arrangement {
      if isEmpty { return .empty }
      return Arrangement(
        .group(.column, [.element("title", .label(StateValues(normal: LabelAppearance())))])
          .with(identity: id)
      ).of(type)
    }
  }

  private func keys(_ items: [ArrangedItems]) -> [Arrangement.Identity] {
    guard case .group(let group) = Arrangement(.group(.column, items)).kind else { return [] }
    return group.keyed.map(\.id)
  }

  private func keys(_ cards: Card...) -> [Arrangement.Identity] { keys([.components(cards)]) }

  private func label(_ name: String) -> ArrangedItems {
    .element(name, .label(StateValues(normal: LabelAppearance())))
  }

  @Test("a stated identity is the same wherever it stands") func stated() {
    let (first, second) = (keys(Card(id: "a")), keys(Card(id: "b"), Card(id: "a")))
    #expect(first[0] == second[1])
    #expect(keys(Card(id: "a"), Card(id: "b"))[0] == first[0])
    #expect(keys(Card(id: "a", type: "Other")) != first)
  }

  @Test("without one, others of another type change nothing") func types() {
    let first = keys(Card(), Card())
    let second = keys(Card(type: "Other"), Card(), Card(type: "Other"), Card())
    #expect(first == [second[1], second[3]])
  }

  @Test("what the content leaves out changes no other place") func places() {
    let all = keys([label("a"), .components([Card()]), label("c")])
    let some = keys([.absent, .components([Card()]), label("c")])
    #expect(Array(all.dropFirst()) == some)
    #expect(keys([label("a").shown(if: false), .absent, label("c")]) == [all[2]])
  }

  @Test("no two items have one key") func unique() {
    let all = keys(Card(id: "a"), Card(id: "a"), Card(), Card())
    #expect(Set(all).count == 4)
  }

  @Test("IDs are their bytes, also two that look the same") func bytes() {
    let all = keys(Card(id: "\u{E9}"), Card(id: "e\u{301}"))
    #expect(all[0] != all[1])
    #expect(all.map(\.occurrence) == [0, 0])
  }

  @Test("numbers tell items apart, too") func numbers() {
    #expect(keys([label("a").with(identity: 1)])[0].stated == "1")
  }

  @Test("components of a list have keys wherever they stand, and those with nothing to show none")
  func listed() {
    let hidden = Card(id: "c", isEmpty: true)
    let first = Arrangement.items(of: [Card(id: "a"), hidden, Card(id: "b"), Card(id: "a")])
    #expect(first.map(\.arrangement.identity.stated) == ["a", "b", "a"])
    #expect(Set(first.map(\.id)).count == 3)
    #expect(Arrangement.items(of: [Card(id: "b")])[0].id == first[1].id)
  }

  @Test("a component that is only a list stays a group with one item") func list() {
    let one = Arrangement(.components([Card(id: "a")]))
    let two = Arrangement(.components([Card(id: "b"), Card(id: "a")]))
    guard case .group(let group) = one.kind, case .group(let other) = two.kind else { return }
    #expect(group.keyed.map(\.id) == [other.keyed[1].id])
    let single = Arrangement(.component(Card(id: "a")))
    #expect(single.identity.stated == "a")
  }
}
