import Testing

@testable import AppearanceRuntime

@Suite("How the text of an input is written") struct TextFormatTests {
  private static func format(_ format: String?, _ limit: Int? = nil) -> TextFormat {
    TextFormat(TextInputTraits(maximumLength: limit, format: format))
  }

  private let card = format("#### #### #### ####")
  private let phone = format("+7 (###) ###-##-##")

  @Test("signs stand before the next character, and never at the end") func written() {
    #expect(card.written("") == "")
    #expect(card.written("1234") == "1234")
    #expect(card.written("12345") == "1234 5")
    #expect(phone.written("9161234567") == "+7 (916) 123-45-67")
    #expect(Self.format("\\##").written("1") == "#1")
    #expect(Self.format("@@-**").written("ABc1") == "AB-c1")
  }

  @Test("a value that does not fit is written as it is") func unfit() {
    #expect(card.written("12a4") == "12a4")
    #expect(phone.written("916123456789") == "916123456789")
  }

  @Test(
    "what is typed, deleted and pasted changes the value, not the signs",
    arguments: [
      ("", "9", 0, "9", "+7 (9", 0),
      ("916", "+7 (9161", 0, "9161", "+7 (916) 1", 0),
      // Backspace behind a sign takes the digit before it.
      ("9161", "+7 (916)1", 1, "911", "+7 (911", 1),
      ("9", "+7 (", 0, "", "", 0),
      // What is pasted may have the signs, in part or otherwise.
      ("", "+7 916 123 45 67", 0, "9161234567", "+7 (916) 123-45-67", 0),
      ("", "(916) 123", 0, "916123", "+7 (916) 123", 0),
      // A letter is for no place, and digits of other scripts are digits.
      ("9", "+7 (9x", 0, "9", "+7 (9", 0), ("9", "+7 (9٣", 0, "93", "+7 (93", 0),
      // In the middle the caret stays behind what was typed.
      ("916123", "+7 (9516) 123", 8, "9516123", "+7 (951) 612-3", 8),
      // The sign at the beginning can't be deleted.
      ("916", "7 (916", 6, "916", "+7 (916", 7),
      ("9161234567", "+7 (916) 123-45-678", 0, "9161234567", "+7 (916) 123-45-67", 0),
    ] as [(String, String, Int, String, String, Int)])
  func edits(
    value: String, edited: String, tail: Int, next: String, text: String, nextTail: Int
  ) {
    let edit = phone.edit(value, to: edited, tail: tail)
    #expect(edit == TextFormat.Edit(value: next, text: text, tail: nextTail))
  }

  @Test("a limit takes no more, and cuts nothing that the content says") func limit() {
    let code = Self.format(nil, 4)
    #expect(code.edit("123", to: "12345").value == "1234")
    #expect(code.edit("1234", to: "12934", tail: 2).value == "1234")
    #expect(code.edit("123456", to: "12345").value == "12345")
    #expect(code.edit("👩‍👩‍👧ab", to: "👩‍👩‍👧abc").value == "👩‍👩‍👧abc")
    #expect(Self.format(nil, 0).isPlain)
  }

  @Test("any edits of any text leave a value that fits, its text, and the caret where it was")
  func walk() {
    var state: UInt64 = 7
    /// Numbers of a linear congruential generator (Knuth, MMIX).
    func number(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let keys = Array("0123456789 ()-+7aбZ٤")
    for format in [card, phone, Self.format("@@ ##"), Self.format(nil, 5), Self.format("**/**", 3)]
    {
      var edit = TextFormat.Edit(value: "", text: "", tail: 0)
      for _ in 0..<2_000 {
        var text = Array(edit.text)
        let caret = text.count - edit.tail
        let isDeleting = number(below: 3) == 0
        let former = edit.value
        if isDeleting {
          guard caret > 0 else {
            edit.tail = 0
            continue
          }
          text.remove(at: caret - 1)
        } else {
          text.insert(keys[number(below: keys.count)], at: caret)
        }
        edit = format.edit(former, to: String(text), tail: edit.tail)
        #expect(edit.text == format.written(edit.value))
        #expect(edit.tail <= edit.text.count)
        #expect(abs(edit.value.count - former.count) <= 1)
        #expect(!isDeleting || edit.value.count < former.count || former.isEmpty || caret < 5)
        edit.tail = number(below: edit.text.count + 1)
      }
    }
  }
}
