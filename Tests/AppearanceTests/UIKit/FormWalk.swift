#if canImport(UIKit)
  import Appearance
  import DesignTokens

  @_spi(Generated) @testable import AppearanceRuntime

  /// A form that a server and a person change at random: what it shows, and what its inputs must hold.
  struct FormWalk {
    struct Field: ArrangedLook, Equatable {
      let id: Int
      let isSwitch: Bool
      /// What the content says.
      var content: Arrangement.Shown.Value
      var placeholder = ""
      var isEnabled = true
      var label: String?
      /// What the input must show.
      var value: Arrangement.Shown.Value
      /// What a person typed that the app has yet to put into the content.
      var late: [Arrangement.Shown.Value] = []
      var color = 0

      static func == (one: Self, other: Self) -> Bool { one.id == other.id }

      var name: String { "field \(id)" }

      /// A switch or a field beside a label, which comes and goes; the placeholder names it.
      var arrangement: Arrangement {
        let look: Arrangement.Look =
          isSwitch
          ? .switch(StateValues(normal: SwitchAppearance(onColor: variedColor(color))))
          : .textField(StateValues(normal: TextFieldAppearance(textColor: variedColor(color))))
        let shown: [Arrangement.Shown] =
          isSwitch
          ? [Arrangement.Shown("isOn", content)]
          : [Arrangement.Shown("text", content), .text("placeholder", name + placeholder)]
        let title = ArrangedItems.element(
          "title", .label(StateValues(normal: LabelAppearance())), [.text("text", label)])
        return Arrangement(
          .group(
            .row,
            [
              title,
              .element("input", look, shown, of: AnyContent(id))
                .with(weight: 1, isEnabled: isEnabled, accessibilityLabel: label),
            ]
          ).with(identity: id)
        ).of(isSwitch ? "Consent" : "Entry")
      }
    }

    private(set) var fields: [Field] = []
    private(set) var last = ""
    private(set) var isReversed = false
    private(set) var isLarge = false
    private var random: RandomLooks
    private var count = 0

    init(seed: UInt64) {
      random = RandomLooks(seed: seed)
      for _ in 0..<4 { insert() }
    }

    /// The form as the server sends it now: the fields in a list after a note that comes and goes.
    var arrangement: Arrangement {
      let note = ArrangedItems.element(
        "note", .label(StateValues(normal: LabelAppearance())), [.text("text", "note")])
      return Arrangement(
        .group(.column, [note.shown(if: count % 2 == 0), .components(fields)]))
    }

    private mutating func insert() {
      count += 1
      let isSwitch = random.next() % 2 == 0
      let content = fresh(isSwitch)
      fields.insert(
        Field(id: count, isSwitch: isSwitch, content: content, value: content),
        at: random.number(below: fields.count + 1))
    }

    private mutating func fresh(_ isSwitch: Bool) -> Arrangement.Shown.Value {
      isSwitch ? .flag(random.next() % 2 == 0) : .text("\(random.next() % 1000)")
    }

    /// A person enters something into a field; the app echoes at once, later, or never.
    mutating func enter(_ value: Arrangement.Shown.Value, into index: Int) {
      fields[index].value = value
      guard !fields[index].isSwitch else {
        if random.next() % 2 == 0 { fields[index].content = value }
        return
      }
      switch random.number(below: 3) {
      case 0:
        fields[index].content = value
        fields[index].late = []
      case 1: fields[index].late.append(value)
      default: fields[index].late = []
      }
    }

    /// Makes one change that is not a person's; returns the field that a person uses instead, and what
    /// is entered.
    mutating func step() -> (index: Int, value: Arrangement.Shown.Value)? {
      guard !fields.isEmpty else {
        insert()
        return nil
      }
      let index = random.number(below: fields.count)
      switch random.number(below: 13) {
      case 0:
        last = "insert"
        if fields.count < 12 { insert() }
      case 1:
        last = "move"
        let field = fields.remove(at: index)
        fields.insert(field, at: random.number(below: fields.count + 1))
      case 2:
        last = "remove"
        if fields.count > 2 { fields.remove(at: index) }
      case 3:
        last = "another content"
        let next = fresh(fields[index].isSwitch)
        guard next != fields[index].content else { return nil }
        fields[index].content = next
        fields[index].value = next
        fields[index].late = []
      case 4:
        last = "late echo"
        if !fields[index].late.isEmpty { fields[index].content = fields[index].late.removeFirst() }
      case 5:
        last = "theme"
        for index in fields.indices { fields[index].color = random.number(below: 15) }
      case 6:
        last = "text size"
        isLarge.toggle()
      case 7:
        last = "direction"
        isReversed.toggle()
      case 8:
        last = "label"
        fields[index].label = fields[index].label == nil ? "label" : nil
      case 9:
        last = "placeholder and state"
        fields[index].placeholder = " \(random.next() % 10)"
        fields[index].isEnabled.toggle()
      default:
        last = "enter"
        if case .flag(let flag) = fields[index].value { return (index, .flag(!flag)) }
        count += 1
        return (index, .text("typed \(count)"))
      }
      return nil
    }
  }
#endif
