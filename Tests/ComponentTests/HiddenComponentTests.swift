@_spi(Generated) import AppearanceRuntime
import Testing

/// Components that have nothing to show, in what is around them.
@Suite("Hidden components") struct HiddenComponentTests {
  private struct Look: ArrangedLook {
    var isShown = true
    var ground: Arrangement.Look?

    var arrangement: Arrangement {
      Arrangement(
        .group(
          .column, [.element("title", .label(StateValues(normal: .unset))).shown(if: isShown)],
          on: ground))
    }
  }

  /// The number of items in a row of these; `nil` if the row is not there itself.
  private func count(_ items: ArrangedItems...) -> Int? {
    guard case .shown(let rows) = ArrangedItems.group(.row, items, gap: 8),
      case .group(let row)? = rows.first?.kind
    else { return nil }
    return row.items.count
  }

  @Test("they are no items of a group, so no gap is beside them") func group() {
    let (shown, hidden) = (Look(), Look(isShown: false))
    #expect(count(.component(shown), .component(hidden), .component(shown)) == 2)
    #expect(count(.components([hidden, shown, hidden]), .component(hidden)) == 1)
    #expect(count(.components([hidden, hidden])) == nil)
    #expect(count(.component(Look?.none)) == nil)
  }

  @Test("one that stands on an element shows that") func ground() {
    let card = Look(isShown: false, ground: .view(StateValues(normal: .unset)))
    #expect(count(.component(card), .component(Look())) == 2)
  }

  @Test("they are there, unlike what the content leaves out, so nothing stands in their place")
  func otherwise() {
    #expect(count(.component(Look(isShown: false)).otherwise(.component(Look()))) == nil)
    #expect(count(.component(Look?.none).otherwise(.component(Look()))) == 1)
  }
}
