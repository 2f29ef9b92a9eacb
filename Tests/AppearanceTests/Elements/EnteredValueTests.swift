import Testing

@testable import AppearanceRuntime

@Suite("What a person enters") struct EnteredValueTests {
  @Test("the content is shown until a person enters something, and again once it changes")
  func content() {
    var value = EnteredValue(.text("a"))
    value.enter(.text("ab"))
    let isKept = !value.state(.text("a"))
    #expect(isKept)
    #expect(value.value == .text("ab"))
    let isSet = value.state(.text("b"))
    #expect(isSet)
    #expect(value.value == .text("b"))
  }

  @Test("an echo changes nothing, even one that comes after the next letter") func echo() {
    var value = EnteredValue(.text(""))
    for text in ["4", "42", "427"] { value.enter(.text(text)) }
    for echo in ["4", "42", "427"] {
      let isSet = value.state(.text(echo))
      #expect(!isSet)
      #expect(value.value == .text("427"))
    }
    // Once it is the content that changes, the same text is no echo.
    let isSet = value.state(.text("42"))
    #expect(isSet)
    #expect(value.value == .text("42"))
  }

  @Test("a format that the app adds wins") func format() {
    var value = EnteredValue(.text(""))
    value.enter(.text("12345"))
    let isSet = value.state(.text("12 345"))
    #expect(isSet)
    value.enter(.text("12 3456"))
    #expect(value.value == .text("12 3456"))
  }

  @Test("a switch that the content moves back moves back") func flag() {
    var value = EnteredValue(.flag(false))
    value.enter(.flag(true))
    let isKept = !value.state(.flag(true))
    #expect(isKept)
    let isSet = value.state(.flag(false))
    #expect(isSet)
    #expect(value.value == .flag(false))
  }

  @Test("the first content is set, and a content without a value empties the input") func none() {
    var value = EnteredValue()
    let isKept = !value.state(nil)
    let isSet = value.state(.text("a"))
    let isEmptied = value.state(nil)
    #expect(isKept && isSet && isEmptied)
    #expect(value.value == nil)
  }

  @Test("SwiftUI's bindings read and write it") func bindings() {
    var value = EnteredValue(.text("a"))
    #expect(value[text: "a"] == "a")
    #expect(value[text: "b"] == "b")
    value[text: "a"] = "c"
    #expect(value[text: "a"] == "c")
    #expect(value.count == 1)
    var flag = EnteredValue()
    #expect(flag[flag: true])
    flag[flag: true] = false
    #expect(!flag[flag: true])
  }
}
