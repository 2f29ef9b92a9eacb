#if canImport(SwiftUI)
  import Appearance
  import DesignTokens
  import SwiftUI
  import Testing

  @_spi(Generated) @testable import AppearanceRuntime

  /// The numbers are those of the table "Known pitfalls" in Pitfalls.md.
  @Suite("Pitfalls of SwiftUI") @MainActor struct SwiftUIPitfallTests {
    private func recording(
      of view: some View, in environment: EnvironmentValues = EnvironmentValues()
    ) -> ShimRecording { ShimRecording(of: view, in: environment) }

    private func label(
      _ look: ButtonAppearance, isPressed: Bool = false,
      in environment: EnvironmentValues = EnvironmentValues()
    ) -> ShimRecording {
      recording(
        of: AppearanceButtonStyle(look).makeBody(
          configuration: ButtonStyleConfiguration(shimIsPressed: isPressed)), in: environment)
    }

    private func isColor(_ argument: Any?, _ value: ColorValue) -> Bool {
      matches((argument as? Color)?.shimUIColor, value)
    }

    @Test(
      "1: an error that appears while a person types leaves the field the same one",
      arguments: [false, true])
    func errors(isSecure: Bool) throws {
      let look = TextFieldAppearance(
        textColor: variedColor(1), textAlignment: .center,
        input: TextInputTraits(
          keyboardType: .number, returnKey: .done, capitalization: .never, isCorrected: false))
      let states = StateValues(
        normal: TextFieldAppearance(input: TextInputTraits(isSecure: isSecure)),
        focused: TextFieldAppearance(typography: body), invalid: look)
      func place(_ error: String?) throws -> [AnyHashable] {
        var item = Arrangement(
          .element(
            Arrangement.Element(
              "input", .textField(states), [.text("text", "4")], source: AnyContent("form"))))
        item.error = error
        item.accessibilityValue = error
        item.accessibilityLabel = error
        let form = Arrangement(.group(Arrangement.Group(.column, [item])))
        let shown = recording(of: ComponentView(form))
        #expect((shown.arguments(of: "keyboardType") != nil))
        #expect((shown.arguments(of: "accessibilityValue") != nil) == (error != nil))
        return try #require(shown.shimPlaces[isSecure ? "SecureField" : "TextField"])
      }
      #expect(try place(nil) == place("Too short"))
    }

    @Test("1: a text of many lines stays the same one, too") func errorsOfLines() throws {
      let states = StateValues(
        normal: TextViewAppearance(),
        invalid: TextViewAppearance(
          textColor: variedColor(1), typography: body, details: TextDetails(isItalic: true),
          textAlignment: .center, textInsets: InsetsValue(4)))
      func place(_ error: String?) throws -> [AnyHashable] {
        var item = Arrangement(
          .element(
            Arrangement.Element(
              "input", .textView(states), [.text("text", "4")], source: AnyContent("form"))))
        item.error = error
        return try #require(recording(of: ComponentView(item)).shimPlaces["TextField"])
      }
      #expect(try place(nil) == place("Too short"))
    }

    @Test("4: a button in focus has the look of that") func focus() {
      let look = ButtonAppearance(
        states: StateValues(
          normal: ButtonStateAppearance(backgroundColor: variedColor(1)),
          focused: ButtonStateAppearance(backgroundColor: variedColor(2), scale: 1.1)))
      var focused = EnvironmentValues()
      focused.shimIsFocused = true
      #expect(isColor(label(look).arguments(of: "fill")?.first, variedColor(1)))
      let shown = label(look, in: focused)
      #expect(isColor(shown.arguments(of: "fill")?.first, variedColor(2)))
      #expect(shown.arguments(of: "scaleEffect")?.first as? CGFloat == 1.1)
      #expect(shown.branches == label(look).branches)
    }

    @Test("5: Bold Text makes fonts heavier that the system doesn't") func boldText() throws {
      var style = body
      style.fontFamily = FontFamilyValue(["Georgia"])
      style.weight = .regular
      var bold = EnvironmentValues()
      bold.legibilityWeight = .bold
      func weight(_ view: some View, _ environment: EnvironmentValues) throws -> UIFont.Weight {
        let font = recording(of: view, in: environment).arguments(of: "font")?.first as? Font
        return try #require(font?.shimFont).shimWeight
      }
      let text = Text(verbatim: "Text")
      #expect(try weight(text.typography(style), EnvironmentValues()) == .regular)
      #expect(try weight(text.typography(style), bold) == .semibold)
      #expect(try weight(Color.clear.typography(style), bold) == .semibold)
    }

    @Test("10: a text in capitals is said as it is") func capitals() {
      var style = body
      style.textCase = .uppercase
      func said(_ look: Arrangement.Look, _ slot: String) -> Any? {
        let item = Arrangement(.element(Arrangement.Element("a", look, [.text(slot, "Pay us")])))
        return recording(of: ComponentView(item)).arguments(of: "accessibilityLabel")?.first
      }
      let label = StateValues(normal: LabelAppearance(typography: style))
      #expect(said(.label(label), "text") as? Text == Text(verbatim: "Pay us"))
      let button = StateValues(normal: ButtonAppearance(typography: style))
      #expect(said(.button(button), "title") as? Text == Text(verbatim: "Pay us"))
      #expect(said(.label(StateValues(normal: LabelAppearance(typography: body))), "text") == nil)
    }

    @Test("9: letters that join have no space between them") func joiningLetters() {
      func tracking(_ text: String) -> Any? {
        let look = StateValues(normal: LabelAppearance(typography: body))
        let item = Arrangement(
          .element(Arrangement.Element("a", .label(look), [.text("text", text)])))
        return recording(of: ComponentView(item)).arguments(of: "Text.tracking")?.first
      }
      #expect(tracking("Pay") as? CGFloat == -0.5)
      #expect(tracking("ادفع") as? CGFloat == 0)
      let rich = RichText([RichText.Run("Pay "), RichText.Run("ادفع", traits: .italic)])
      let shown = recording(of: AppearanceText(rich, LabelAppearance(typography: body)))
      let trackings = shown.calls.filter { $0.name == "Text.tracking" }
        .compactMap { $0.arguments.first as? CGFloat }
      #expect(trackings == [-0.5, 0])
    }

    @Test("12: a pointer, or a look, finds a button in the shape of its corners") func hovering()
      throws
    {
      let shown = label(ButtonAppearance(view: ViewAppearance(cornerRadius: 8)))
      let shape = try #require(shown.arguments(of: "contentShape of kinds"))
      #expect(shape[0] as? ContentShapeKinds == .hoverEffect)
      #expect(
        (shape[1] as? CornersShape)?.path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).shimSteps
          == ["rounded 0.0 0.0 40.0 40.0 by 8.0, circular"])
      #expect(shown.arguments(of: "hoverEffect") != nil)
    }

    @Test("13: Smart Invert leaves pictures as they are, and inverts what has one color")
    func smartInvert() {
      func isKept(_ look: ImageAppearance) -> Bool {
        recording(of: Image("a").appearance(look))
          .arguments(of: "accessibilityIgnoresInvertColors") != nil
      }
      #expect(isKept(ImageAppearance(rendering: .original)))
      #expect(!isKept(ImageAppearance(rendering: .template)))
      #expect(!isKept(ImageAppearance(templateColor: variedColor(1))))
      #expect(!isKept(.unset))
      let fill = recording(
        of: Color.clear.appearance(
          ViewAppearance(backgroundFill: .image("a", contentMode: .scaleAspectFill))))
      #expect(fill.arguments(of: "accessibilityIgnoresInvertColors")?.first as? Bool == true)
    }

    @Test("14: a button without a shape is underlined where shapes are asked for") func shapes() {
      var asked = EnvironmentValues()
      asked.shimShowsButtonShapes = true
      let bare = ButtonAppearance(
        states: StateValues(normal: ButtonStateAppearance(titleColor: variedColor(1))))
      #expect(label(bare).arguments(of: "underline") == nil)
      #expect(label(bare, in: asked).arguments(of: "underline")?.first as? Bool == true)
      let shaped = ButtonAppearance(
        states: StateValues(
          normal: ButtonStateAppearance(borderColor: variedColor(1), borderWidth: 1)))
      #expect(label(shaped, in: asked).arguments(of: "underline") == nil)
    }

    @Test("17: a state without a color has that of the view around") func surroundingColor() {
      let look = ButtonAppearance(
        states: StateValues(highlighted: ButtonStateAppearance(titleColor: variedColor(1))))
      #expect(label(look).foreground is ForegroundStyle)
      #expect(isColor(label(look, isPressed: true).foreground, variedColor(1)))
      #expect(label(look).arguments(of: "foregroundColor") == nil)
      #expect(label(ButtonAppearance()).arguments(of: "foregroundStyle") == nil)
    }

    @Test("18: lines lower than their font are as high as the style says") func lowLines() {
      var low = body
      low.lineHeight = 16
      let shown = recording(of: Text(verbatim: "Text").typography(low))
      let height = shown.arguments(of: "lineHeight")?.first as? AttributedString.LineHeight
      #expect(height?.shimPoints == 16)
      #expect(shown.arguments(of: "lineSpacing")?.first as? CGFloat == 0)
      let high = recording(of: Text(verbatim: "Text").typography(body))
      #expect(high.arguments(of: "lineHeight") == nil)
      #expect(high.arguments(of: "lineSpacing")?.first as? CGFloat == 6)
    }
  }
#endif
