import Appearance
import Testing

@Suite("Following a store's theme") @MainActor struct ThemeStoreTests {
  private final class Element {
    var shown: [String] = []
  }

  @Test("an object is styled at once, and again when the theme changes")
  func following() {
    let store = ThemeStore("day")
    let element = Element()
    store.style(element) { $0.shown.append($1) }
    store.theme = "night"
    #expect(element.shown == ["day", "night"])
  }

  @Test("setting the same theme styles nothing")
  func sameTheme() {
    let store = ThemeStore("day")
    let element = Element()
    store.style(element) { $0.shown.append($1) }
    store.theme = "day"
    #expect(element.shown == ["day"])
  }

  @Test("objects are styled in the order in which they began to follow")
  func order() {
    let store = ThemeStore(0)
    let elements = (0..<200).map { _ in Element() }
    var order: [Int] = []
    for (index, element) in elements.enumerated() {
      store.style(element) { _, _ in order.append(index) }
    }
    order = []
    store.theme = 1
    #expect(order == Array(0..<200))
  }

  @Test("another closure for the same object replaces the first")
  func reuse() {
    let store = ThemeStore("day")
    let element = Element()
    store.style(element) { $0.shown.append("first \($1)") }
    store.style(element) { $0.shown.append("second \($1)") }
    store.theme = "night"
    #expect(element.shown == ["first day", "second day", "second night"])
  }

  @Test("an object that stopped is left as it is")
  func stopping() {
    let store = ThemeStore("day")
    let element = Element()
    store.style(element) { $0.shown.append($1) }
    store.stopStyling(element)
    store.theme = "night"
    #expect(element.shown == ["day"])
  }

  @Test("the store keeps no object alive, however many have followed")
  func lifetime() {
    let store = ThemeStore("day")
    weak var last: Element?
    for _ in 0..<1000 {
      let element = Element()
      store.style(element) { $0.shown.append($1) }
      last = element
    }
    #expect(last == nil)
    store.theme = "night"
  }

  @Test("a follower that sets another theme leaves all with the last one")
  func reentrance() {
    let store = ThemeStore("day")
    let elements = [Element(), Element()]
    store.style(elements[0]) { element, theme in
      element.shown.append(theme)
      if theme == "night" { store.theme = "dusk" }
    }
    store.style(elements[1]) { $0.shown.append($1) }
    store.theme = "night"
    #expect(elements[0].shown == ["day", "night", "dusk"])
    #expect(elements[1].shown == ["day", "dusk"])
  }
}
