#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Foundation
  import SwiftUI
  import Testing

  @_spi(Generated) @testable import AppearanceRuntime

  @Suite("Inputs of components") @MainActor struct InputTests {
    private final class Heard {
      var changes: [Arrangement.Shown.Value] = []
      var ends: [Arrangement.Shown.Value] = []
    }

    private static func item(
      _ look: Arrangement.Look, _ shown: Arrangement.Shown..., name: String = "input"
    ) -> Arrangement {
      Arrangement(
        .element(Arrangement.Element(name, look, shown, source: AnyContent("form"))))
    }

    private static func field(
      _ input: TextInputTraits = .unset, _ text: String? = nil, name: String = "input"
    ) -> Arrangement {
      item(
        .textField(StateValues(normal: TextFieldAppearance(input: input))), .text("text", text),
        name: name)
    }

    private static func column(_ items: [Arrangement]) -> Arrangement {
      Arrangement(.group(Arrangement.Group(.column, items)))
    }

    private func view(_ arrangement: Arrangement, _ heard: Heard = Heard()) -> UIComponentView {
      nonisolated(unsafe) let heard = heard
      let view = UIComponentView(
        app: UIComponentView.App(
          changed: { heard.changes.append($0.value) }, ended: { heard.ends.append($0.value) }))
      view.show(arrangement)
      return view
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
      (view as? View).map { [$0] } ?? [] + view.subviews.flatMap { all(type, in: $0) }
    }

    private func only<View: UIView>(_ type: View.Type, in view: UIView) throws -> View {
      let found = all(type, in: view)
      try #require(found.count == 1)
      return found[0]
    }

    // MARK: Kinds

    @Test("a slider has its bounds, stops at steps and reports numbers as they are written")
    func slider() throws {
      let heard = Heard()
      func item(_ value: Double, step: Double? = 0.1) -> Arrangement {
        Self.item(
          .slider(.unset), .number("value", value), .number("minimum", -1),
          .number("maximum", 2), .number("step", step))
      }
      let view = view(item(0.5), heard)
      let slider = try only(UISlider.self, in: view)
      #expect(slider.minimumValue == -1 && slider.maximumValue == 2 && slider.value == 0.5)
      slider.value = 0.32
      slider.shimSend(.valueChanged)
      #expect(heard.changes == [.number(-1 + 13 * 0.1)])
      #expect(slider.value == Float(-1 + 13 * 0.1))
      view.show(item(0.5, step: nil))
      slider.value = 0.1
      slider.shimSend(.valueChanged)
      #expect(heard.changes.last == .number(0.1))
      view.show(item(1.5, step: nil))
      #expect(slider.value == 1.5)
    }

    @Test("a stepper, segments, a page control and a picker show and report values") func others()
      throws
    {
      let heard = Heard()
      let view = view(
        Self.column([
          Self.item(.stepper(.unset), .number("value", 3), .number("step", 2), name: "count"),
          Self.item(
            .segmentedControl(.unset), .texts("titles", ["Day", "Week"]), .integer("selected", 1)),
          Self.item(.pageControl(.unset), .integer("count", 3), .integer("current", 2)),
          Self.item(
            .datePicker(StateValues(normal: DatePickerAppearance(mode: .date))),
            .date("date", 86_400), .date("minimum", 0)),
        ]), heard)
      let stepper = try only(UIStepper.self, in: view)
      #expect(stepper.value == 3 && stepper.stepValue == 2 && stepper.maximumValue == 100)
      stepper.value = 5
      stepper.shimSend(.valueChanged)
      let segments = try only(UISegmentedControl.self, in: view)
      #expect(segments.numberOfSegments == 2 && segments.titleForSegment(at: 1) == "Week")
      #expect(segments.selectedSegmentIndex == 1)
      segments.selectedSegmentIndex = 0
      segments.shimSend(.valueChanged)
      let pages = try only(UIPageControl.self, in: view)
      #expect(pages.numberOfPages == 3 && pages.currentPage == 2)
      let picker = try only(UIDatePicker.self, in: view)
      #expect(picker.datePickerMode == .date)
      #expect(picker.date == Date(timeIntervalSince1970: 86_400))
      #expect(picker.minimumDate == Date(timeIntervalSince1970: 0) && picker.maximumDate == nil)
      picker.date = Date(timeIntervalSince1970: 172_800)
      picker.shimSend(.valueChanged)
      #expect(heard.changes == [.number(5), .number(0), .date(172_800)])
    }

    @Test(
      "no bounds of a server stop the app",
      arguments: [(0, 10), (200, 300), (-9, -8), (5, 5), (7, 3)])
    func bounds(least: Double, most: Double) throws {
      func form(_ least: Double, _ most: Double) -> Arrangement {
        let shown: [Arrangement.Shown] = [
          .number("value", 6), .number("minimum", least), .number("maximum", most),
          .number("step", 20),
        ]
        return Self.column(
          [Arrangement.Look.stepper(.unset), .slider(.unset)].map {
            Arrangement(.element(Arrangement.Element("input", $0, shown, source: AnyContent(1))))
          })
      }
      let view = view(form(150, 160))
      view.show(form(least, most))
      let stepper = try only(UIStepper.self, in: view)
      #expect(stepper.isEnabled == (least < most))
      if least < most {
        #expect(stepper.minimumValue == least && stepper.maximumValue == most)
      }
      let recording = ShimRecording(
        of: ComponentView(form(least, most)), in: EnvironmentValues())
      let slider = try #require(recording.calls.first { $0.name.hasPrefix("Slider") })
      let arguments = slider.arguments.flatMap { $0 as? [Any] ?? [$0] }
      let range = try #require(arguments.first as? ClosedRange<Double>)
      #expect(range.lowerBound < range.upperBound)
      #expect(arguments.count == 2 || range.upperBound - range.lowerBound >= 20)
    }

    @Test(
      "segments that the content changes keep what is selected, and an index beyond selects none")
    func segments() throws {
      func item(_ titles: [String], _ selected: Int?) -> Arrangement {
        Self.item(
          .segmentedControl(.unset), .texts("titles", titles), .integer("selected", selected))
      }
      let view = view(item(["A", "B"], 1))
      let control = try only(UISegmentedControl.self, in: view)
      view.show(item(["A", "B", "C"], 1))
      #expect(control.selectedSegmentIndex == 1)
      view.show(item(["A"], 7))
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("a text of many lines is typed in, grows, and can't be edited if it is rich") func texts()
      throws
    {
      let heard = Heard()
      let view = view(Self.item(.textView(.unset), .text("text", "One")), heard)
      let text = try only(UITextView.self, in: view)
      #expect(text.text == "One" && text.isEditable)
      text.shimType("One two")
      #expect(heard.changes == [.text("One two")])
      view.show(
        Self.item(.textView(.unset), .richText("text", RichText(html: "<b>Bold</b>"))))
      #expect(text.text == "Bold" && !text.isEditable)
    }

    @Test("a search bar's field is its input") func searchBar() throws {
      let heard = Heard()
      let view = view(
        Self.item(.searchBar(.unset), .text("text", "a"), .text("placeholder", "Search")), heard)
      let field = try only(UISearchBar.self, in: view).searchTextField
      #expect(field.text == "a" && field.placeholder == "Search")
      field.shimType("ab")
      #expect(heard.changes == [.text("ab")])
    }

    @Test("a touch beside a small control is its own, but not that of another control") func areas()
      throws
    {
      func button(_ name: String, _ side: Double) -> Arrangement {
        var button = Self.item(.button(.unset), .text("title", "+"), name: name)
        button.size = SizeValue(width: LengthValue(side), height: LengthValue(side))
        return button
      }
      let row = Arrangement.Group(
        .row, [button("one", 20), button("two", 20), button("three", 60)], gap: 30)
      let view = view(Arrangement(.group(row)))
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      view.shimLayout()
      let buttons = all(UIButton.self, in: view)
      func hit(_ x: CGFloat, _ y: CGFloat) -> Int? {
        let hit = view.hitTest(CGPoint(x: x, y: y), with: nil)
        return buttons.firstIndex { $0 === hit }
      }
      let middle = buttons.map { view.frame(of: $0) }.map { $0.minX + $0.width / 2 }
      let height = view.frame(of: buttons[0]).midY
      #expect(hit(middle[0] + 9, height) == 0)
      #expect(hit(middle[0] + 21, height) == 0)
      #expect(hit(middle[0] + 24, height) == nil)
      #expect(hit(middle[1] - 21, height) == 1)
      #expect(hit(middle[2] - 29, height) == 2)
      #expect(hit(middle[2] - 31, height) == nil)
      buttons[0].isEnabled = false
      #expect(hit(middle[0] + 21, height) == nil)
    }

    // MARK: Text

    @Test("a keyboard is what the look asks for, and that of before without it") func traits()
      throws
    {
      let view = view(
        Self.field(
          TextInputTraits(
            keyboardType: .number, contentType: .oneTimeCode, returnKey: .next,
            capitalization: .never, isCorrected: false, isSecure: true)))
      let field = try only(UITextField.self, in: view)
      #expect(field.keyboardType == .numberPad)
      #expect(field.textContentType == .oneTimeCode)
      #expect(field.returnKeyType == .next)
      #expect(field.autocapitalizationType == .none)
      #expect(field.autocorrectionType == .no)
      #expect(field.isSecureTextEntry)
      view.show(Self.field())
      #expect(field.keyboardType == .default && field.textContentType == nil)
      #expect(!field.isSecureTextEntry && field.autocorrectionType == .default)
    }

    @Test("a format is shown and not reported, with the caret where it was") func format() throws {
      let heard = Heard()
      let format = TextInputTraits(format: "#### ####")
      let view = view(Self.field(format, "12345"), heard)
      let field = try only(UITextField.self, in: view)
      #expect(field.text == "1234 5")
      field.shimType("12934 5", caret: 3)
      #expect(field.text == "1293 45")
      #expect(field.shimCaret == 3)
      #expect(heard.changes == [.text("129345")])
      // The app puts it into the content: the field is left alone.
      let count = field.shimTextSets
      view.show(Self.field(format, "129345"))
      #expect(field.shimTextSets == count)
      view.show(Self.field(.unset, "129345"))
      #expect(field.text == "129345")
    }

    @Test("what an input method has yet to finish is not cut") func marked() throws {
      let heard = Heard()
      let view = view(Self.field(TextInputTraits(maximumLength: 2)), heard)
      let field = try only(UITextField.self, in: view)
      field.shimType("nih", isMarking: true)
      #expect(field.text == "nih")
      field.shimType("你好吗")
      #expect(field.text == "你好")
      #expect(heard.changes == [.text("你好")])
    }

    // MARK: Focus and errors

    @Test("focus changes the look of the input and of what it stands on, and its end is reported")
    func focus() throws {
      let heard = Heard()
      func box(_ item: Arrangement) -> Arrangement {
        let look = StateValues(
          normal: ViewAppearance(opacity: 1), focused: ViewAppearance(opacity: 0.5))
        return Arrangement(.group(Arrangement.Group(.column, [item], on: .view(look))))
      }
      let look = StateValues(
        normal: TextFieldAppearance(borderStyle: .line),
        focused: TextFieldAppearance(borderStyle: .bezel))
      func form(_ text: String) -> Arrangement {
        Self.column([
          box(Self.item(.textField(look), .text("text", text))), box(Self.field(name: "other")),
        ])
      }
      let view = view(form("a"), heard)
      let fields = all(UITextField.self, in: view)
      func alphas() -> [CGFloat] { fields.map { $0.superview?.superview?.alpha ?? 0 } }
      _ = fields[0].becomeFirstResponder()
      #expect(fields[0].borderStyle == .bezel)
      #expect(alphas() == [0.5, 1])
      view.show(form("b"))
      #expect(fields[0].borderStyle == .bezel && alphas() == [0.5, 1])
      fields[0].shimType("typed")
      _ = fields[1].becomeFirstResponder()
      #expect(fields[0].borderStyle == .line)
      #expect(alphas() == [1, 0.5])
      #expect(heard.ends == [.text("typed")])
    }

    @Test("SwiftUI reports what a text holds that is left, typed or not") func left() throws {
      nonisolated(unsafe) let heard = Heard()
      let states = ShimStates()
      func evaluate() -> ShimRecording {
        let app = ComponentView.App(ended: { heard.ends.append($0.value) })
        return ShimRecording(
          of: ComponentView(Self.field(.unset, "sent"), app: app), in: EnvironmentValues(),
          states: states)
      }
      func focus(_ isFocused: Bool) throws {
        let state = evaluate().arguments(of: "focused")?.first as? FocusState<Bool>.Binding
        try #require(state != nil)
        state?.wrappedValue = isFocused
        _ = evaluate()
      }
      for isFocused in [true, false, true] { try focus(isFocused) }
      let field = try #require(evaluate().calls.first { $0.name.hasPrefix("TextField") })
      let arguments = field.arguments.flatMap { $0 as? [Any] ?? [$0] }
      (arguments.last as? Binding<String>)?.wrappedValue = "typed"
      try focus(false)
      #expect(heard.ends == [.text("sent"), .text("typed")])
    }

    @Test("the return key leads to the next input where it says so") func next() throws {
      let view = view(
        Self.column([
          Self.field(TextInputTraits(returnKey: .next), name: "one"),
          Self.item(.switch(.unset), .flag("isOn", true)),
          Self.column([Self.field(TextInputTraits(returnKey: .done), name: "two")]),
          Self.field(name: "three"),
        ]))
      let fields = all(UITextField.self, in: view)
      for (index, next) in [(0, 1), (1, 1)] {
        _ = fields[index].becomeFirstResponder()
        fields[index].shimSend(.editingDidEndOnExit)
        #expect(fields[next].isFirstResponder)
      }
    }

    @Test("what is not accepted has its look and is said, once") func error() throws {
      func form(_ error: String?, isInvalid: Bool = false) -> Arrangement {
        let look = StateValues(
          normal: TextFieldAppearance(borderStyle: .line),
          invalid: TextFieldAppearance(borderStyle: .bezel))
        return Arrangement(
          ArrangedItems.group(
            .column,
            [
              .element("field", .textField(look), [.text("text", "4")], of: AnyContent(1))
                .with(accessibilityHint: "In dollars")
            ]
          ).with(error: error, isInvalid: isInvalid))
      }
      let view = view(form(nil))
      let field = try only(UITextField.self, in: view)
      UIAccessibility.shimPosted = []
      for _ in 0..<2 {
        view.show(form("Too small"))
        #expect(field.borderStyle == .bezel)
        #expect(field.accessibilityHint == "Too small, In dollars")
      }
      view.show(form("", isInvalid: true))
      #expect(field.borderStyle == .bezel && field.accessibilityHint == "In dollars")
      view.show(form(""))
      #expect(field.borderStyle == .line)
      #expect(UIAccessibility.shimPosted == ["Too small"])
    }

    @Test("a server's field has its keyboard, length and error in both frameworks") func server()
      throws
    {
      let json = #"""
        { "type": "TextFieldView", "text": "12", "hint": "Your number", "error": "Too short",
          "keyboard": "phone", "maximumLength": 3 }
        """#
      let content = try JSONDecoder().decode(ComponentContent.self, from: Data(json.utf8))
      let arrangement = ComponentLook(content, .alfa).arrangement
      let view = view(arrangement)
      let field = try only(UITextField.self, in: view)
      #expect(field.keyboardType == .phonePad)
      field.shimType("1234")
      #expect(field.text == "123")
      #expect(all(UILabel.self, in: view).map(\.text) == ["Too short"])
      let recording = ShimRecording(of: ComponentView(arrangement), in: EnvironmentValues())
      let keyboard = recording.arguments(of: "keyboardType")?.first as? UIKeyboardType
      #expect(keyboard == .phonePad)
      let hints = recording.calls.filter { $0.name == "accessibilityHint" }
        .map { String(describing: $0.arguments) }
      #expect(hints.contains { $0.contains("Too short") })
    }
  }

  extension UIView {
    fileprivate func frame(of view: UIView) -> CGRect {
      guard view !== self, let outer = view.superview else { return bounds }
      let frame = self.frame(of: outer)
      return CGRect(
        x: frame.minX + view.frame.minX, y: frame.minY + view.frame.minY, width: view.frame.width,
        height: view.frame.height)
    }
  }
#endif
