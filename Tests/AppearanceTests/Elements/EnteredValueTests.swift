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

  @Test("more than a text takes leaves it, and shows it again") func refusal() {
    let format = TextFormat(TextInputTraits(format: "##-##"))
    var value = EnteredValue(.text("123"))
    #expect(value[text: "123", format] == "12-3")
    let former = value
    value[text: "123", format] = "12-3x"
    #expect(value.value == .text("123"))
    #expect(value.count == 0)
    // SwiftUI only evaluates a view again whose state is another.
    #expect(value != former)
  }

  @Test("positions of a slider that come late are echoes") func numbers() {
    var value = EnteredValue(.number(0))
    for number in [0.25, 0.5, 0.75] { value.enter(.number(number)) }
    let isSet = value.state(.number(0.25))
    #expect(!isSet)
    #expect(value.value == .number(0.75))
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
    let plain = TextFormat(.unset)
    #expect(value[text: "a", plain] == "a")
    #expect(value[text: "b", plain] == "b")
    value[text: "a", plain] = "c"
    #expect(value[text: "a", plain] == "c")
    #expect(value.count == 1)
    var flag = EnteredValue()
    #expect(flag[flag: true])
    flag[flag: true] = false
    #expect(!flag[flag: true])
    var number = EnteredValue()
    #expect(number[number: nil, 2...4] == 2)
    #expect(number[number: 9, 2...4] == 4)
    number[number: 9, 2...4] = 3
    #expect(number[number: 9, 2...4] == 3)
  }
}
