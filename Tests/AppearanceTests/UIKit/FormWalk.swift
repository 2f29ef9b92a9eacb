#if canImport(UIKit)
  import Appearance
  import DesignTokens

  @_spi(Generated) @testable import AppearanceRuntime

  /// A form that a server and a person change at random: what it shows, and what its inputs must hold.
  struct FormWalk {
    struct Field: ArrangedLook, Equatable {
      enum Kind: CaseIterable {
        case text, lines, search, toggle, slider, stepper, segments, date

        /// A value other than the one that the input shows.
        func value(_ number: UInt64, otherThan value: Arrangement.Shown.Value?)
          -> Arrangement.Shown.Value
        {
          switch self {
          case .text, .lines, .search: .text("typed \(number)")
          case .toggle: .flag(value != .flag(true))
          case .slider, .stepper: .number(Double(number % 64))
          case .segments: .number(Double(number % 3))
          case .date: .date(Double(number % 1_000_000))
          }
        }
      }

      let id: Int
      let kind: Kind
      /// What the content says.
      var content: Arrangement.Shown.Value
      var placeholder = ""
      var isEnabled = true
      var label: String?
      /// What the input must show.
      var value: Arrangement.Shown.Value
      /// What a person entered since the content said something else.
      var entered: [Arrangement.Shown.Value] = []
      /// What a person typed that the app has yet to put into the content.
      var late: [Arrangement.Shown.Value] = []
      var color = 0

      static func == (one: Self, other: Self) -> Bool { one.id == other.id }

      var name: String { "field \(id)" }

      private var view: ViewAppearance { ViewAppearance(tintColor: variedColor(color)) }

      private var look: Arrangement.Look {
        switch kind {
        case .text: .textField(StateValues(normal: TextFieldAppearance(view: view)))
        case .lines: .textView(StateValues(normal: TextViewAppearance(view: view)))
        case .search: .searchBar(StateValues(normal: SearchBarAppearance(view: view)))
        case .toggle: .switch(StateValues(normal: SwitchAppearance(view: view)))
        case .slider: .slider(StateValues(normal: SliderAppearance(view: view)))
        case .stepper: .stepper(StateValues(normal: StepperAppearance(view: view)))
        case .segments:
          .segmentedControl(StateValues(normal: SegmentedControlAppearance(view: view)))
        case .date: .datePicker(StateValues(normal: DatePickerAppearance(view: view)))
        }
      }

      /// An input beside a label, which comes and goes.
      var arrangement: Arrangement {
        let shown = [
          Arrangement.Shown(look.inputSlot ?? "", content),
          .text("placeholder", name + placeholder),
          .texts("titles", ["A", "B", "C"]), .number("maximum", kind == .date ? nil : 100),
        ]
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
        ).of("\(kind)")
      }
    }

    private(set) var fields: [Field] = []
    private(set) var last = ""
    private(set) var isReversed = false
    private(set) var isLarge = false
    private var random: RandomLooks
    private var count = 0
    private let kinds: [Field.Kind]

    /// In SwiftUI, segments have no binding that a test could set.
    init(seed: UInt64, hasSegments: Bool = true) {
      kinds = Field.Kind.allCases.filter { hasSegments || $0 != .segments }
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
      let kind = kinds[random.number(below: kinds.count)]
      let content = kind.value(random.next(), otherThan: nil)
      fields.insert(
        Field(id: count, kind: kind, content: content, value: content),
        at: random.number(below: fields.count + 1))
    }

    /// A person enters something into a field; the app echoes at once, later, or never.
    mutating func enter(_ value: Arrangement.Shown.Value, into index: Int) {
      fields[index].value = value
      fields[index].entered.append(value)
      guard fields[index].kind != .toggle else {
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
        let field = fields[index]
        let next = field.kind.value(random.next(), otherThan: field.value)
        // What was entered before would be taken for an echo.
        guard next != field.content, !field.entered.contains(next) else { return nil }
        fields[index].content = next
        fields[index].value = next
        fields[index].entered = []
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
        count += 1
        let field = fields[index]
        let value = field.kind.value(UInt64(count), otherThan: field.value)
        return value == field.value ? nil : (index, value)
      }
      return nil
    }
  }
#endif
