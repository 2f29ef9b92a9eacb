import AppearanceRuntime
import SwiftUI
import TokenRuntime

/// What only a device can say of views of components: typing, focus, speech, sheets and glass.
extension Check {
  @MainActor static let ofComponents: [Check] = [
    Check(
      "Formats in SwiftUI",
      """
      The number is grouped by four while it is typed, and in its middle, too. Pasted with spaces it is the same. An \
      Arabic keyboard writes digits of ASCII. A ninth digit is not taken, and leaves none.
      """, ComponentView(number)),
    Check(
      "Formats in UIKit",
      "The same; the caret stays behind what is typed or deleted, also behind a sign.",
      elements: { [component(number)] }),
    Check(
      "Input methods",
      "With a Japanese or Chinese keyboard, marked text is not cut; once chosen, four characters are left.",
      elements: { [component(field("Four characters", TextInputTraits(maximumLength: 4)))] }),
    Check(
      "Keyboards",
      """
      A code of a message is offered; a password is hidden and offered; a mail address has its keys, and the return \
      key leads on to the next text, in UIKit.
      """, elements: { [component(column(keyboards))] }),
    Check(
      "Focus", "Only the box in which something is typed has a green border, in both frameworks.",
      Pair(arrangement: column([box("One"), box("Two")]))),
    Check(
      "Errors",
      "The border is red; VoiceOver says \"Too short\" with the field, and in UIKit also when it appears.",
      Pair(arrangement: refused)),
    Check(
      "Inputs", "Each can be changed; the segments of SwiftUI look like those of UIKit.",
      Pair(arrangement: column(inputs))),
    Check(
      "Growing text", "The text goes on in further lines, and what is below it moves down.",
      Pair(
        arrangement: column([
          item(
            .textView(StateValues(normal: TextViewAppearance(view: edge))), .text("text", "Note")),
          field("Below", .unset),
        ]))),
    Check(
      "Presentations", "Each comes, and goes by its own way; the sheet rests at two heights.",
      Presentations()),
    Check(
      "Glass", "On version 26 of the systems both are glass, the second one clearer; else a blur.",
      elements: { [FillValue.Blur.glass, .clearGlass].map { pane($0) } }),
  ]
}

private let green = ColorValue(ColorComponents(rgb: 0x0B7A4B))
private let red = ColorValue(ColorComponents(rgb: 0xC62828))
private let gray = ColorValue(ColorComponents(rgb: 0x8E8E93))
private let edge = ViewAppearance(cornerRadius: 8, borderColor: gray, borderWidth: 1)

private func item(_ look: Arrangement.Look, _ shown: Arrangement.Shown...) -> Arrangement {
  Arrangement(.element(Arrangement.Element("input", look, shown, source: AnyContent("check"))))
}

private func column(_ items: [Arrangement]) -> Arrangement {
  Arrangement(.group(Arrangement.Group(.column, items, gap: 8)))
}

private func field(_ placeholder: String, _ input: TextInputTraits) -> Arrangement {
  let look = TextFieldAppearance(
    view: edge, typography: TypographyValue(size: 17, lineHeight: 24), input: input)
  return item(
    .textField(StateValues(normal: look)), .text("text", ""), .text("placeholder", placeholder))
}

private let number = field(
  "1234 5678", TextInputTraits(keyboardType: .number, format: "#### ####"))

private let keyboards = [
  field(
    "Code", TextInputTraits(keyboardType: .number, contentType: .oneTimeCode, returnKey: .next)),
  field("Password", TextInputTraits(contentType: .password, returnKey: .next, isSecure: true)),
  field(
    "Mail",
    TextInputTraits(
      keyboardType: .email, contentType: .email, returnKey: .done, capitalization: .never,
      isCorrected: false)),
]

private func box(_ placeholder: String) -> Arrangement {
  let look = StateValues(
    normal: edge, focused: ViewAppearance(borderColor: green),
    invalid: ViewAppearance(borderColor: red))
  return Arrangement(
    .group(
      Arrangement.Group(
        .column, [field(placeholder, .unset)], on: .view(look), insets: InsetsValue(12))))
}

private var refused: Arrangement {
  var inner = field("Number", .unset)
  inner.error = "Too short"
  var outer = box("")
  if case .group(var group) = outer.kind {
    group.items = [inner]
    outer.kind = .group(group)
  }
  outer.error = "Too short"
  return outer
}

private let inputs = [
  item(
    .slider(StateValues(normal: SliderAppearance(minimumTrackColor: green))), .number("value", 0.4),
    .number("step", 0.2)),
  item(.stepper(.unset), .number("value", 2)),
  item(
    .segmentedControl(
      StateValues(
        normal: SegmentedControlAppearance(
          selectedSegmentColor: green,
          titleColor: StateValues(
            normal: gray, selected: ColorValue(ColorComponents(rgb: 0xFFFFFF)))))),
    .texts("titles", ["Day", "Week", "Month"]), .integer("selected", 1)),
  item(
    .pageControl(
      StateValues(normal: PageControlAppearance(pageColor: gray, currentPageColor: green))),
    .integer("count", 4), .integer("current", 1)),
  item(
    .datePicker(StateValues(normal: DatePickerAppearance(style: .compact, mode: .date))),
    .date("date", 1_795_380_840)),
  item(.switch(StateValues(normal: SwitchAppearance(onColor: green))), .flag("isOn", true)),
  item(.searchBar(.unset), .text("placeholder", "Search")),
]

/// A component in SwiftUI, and below it in UIKit.
private struct Pair: View {
  let arrangement: Arrangement

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ComponentView(arrangement)
      Elements { [component(arrangement)] }
    }
  }
}

@MainActor private func component(_ arrangement: Arrangement) -> UIView {
  let view = UIComponentView()
  view.show(arrangement)
  view.apply(SizeValue(width: 320))
  return view
}

@MainActor private func pane(_ blur: FillValue.Blur) -> UILabel {
  let label = UILabel()
  label.text = "Glass"
  let view = UIView()
  view.apply(ViewAppearance(backgroundFill: .blur(blur), cornerRadius: 16))
  view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  label.addSubview(view)
  label.apply(
    LabelAppearance(
      view: ViewAppearance(backgroundColor: green),
      typography: TypographyValue(size: 34, lineHeight: 80)))
  return label
}

private struct Presentations: View {
  @State private var shown: Presentation?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(["Sheet", "Snackbar", "Alert", "Menu"], id: \.self) { title in
        Button(action: { shown = presentation(title) }, label: { Text(verbatim: title) })
      }
    }
    .presenting($shown)
  }

  private func presentation(_ title: String) -> Presentation? {
    let text = column([box("On a \(title)")])
    let question = Presentation.Question(
      "Delete?", message: "It is gone then.",
      choices: [
        Presentation.Choice("Delete", role: .destructive),
        Presentation.Choice("Keep", role: .cancel),
      ])
    return switch title {
    case "Sheet": .sheet(text, detents: [.height(200), .large])
    case "Snackbar": .snackbar(text, seconds: 4)
    case "Alert": question.map { .alert($0) }
    default: question.map { .menu($0) }
    }
  }
}
