#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Foundation
  import Testing
  import UIKit

  @_spi(Generated) @testable import AppearanceRuntime

  /// The numbers are those of the table "Known pitfalls" in Pitfalls.md.
  @Suite("Pitfalls of UIKit", .serialized) @MainActor struct PitfallTests {
    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
      (view as? View).map { [$0] } ?? [] + view.subviews.flatMap { all(type, in: $0) }
    }

    private func item(_ look: Arrangement.Look, _ shown: Arrangement.Shown...) -> Arrangement {
      Arrangement(.element(Arrangement.Element("input", look, shown, source: AnyContent("form"))))
    }

    private var georgia: TypographyValue {
      var style = body
      style.fontFamily = FontFamilyValue(["Georgia"])
      style.weight = .regular
      return style
    }

    // MARK: Texts that are typed

    @Test("2: a text that an input method has yet to finish stays, also where the app echoes it")
    func markedText() throws {
      func note(_ text: String, _ color: Int) -> Arrangement {
        item(
          .textView(
            StateValues(
              normal: TextViewAppearance(textColor: variedColor(color), typography: body))),
          .text("text", text))
      }
      final class Echo {
        var view: UIComponentView?
        var color = 1
      }
      let echo = Echo()
      nonisolated(unsafe) let heard = echo
      let view = UIComponentView(
        app: UIComponentView.App(changed: { change in
          MainActor.assumeIsolated {
            guard case .text(let text) = change.value else { return }
            heard.color += 1
            heard.view?.show(note(text, heard.color))
          }
        }))
      echo.view = view
      view.show(note("", 1))
      let text = try #require(all(UITextView.self, in: view).first)
      _ = text.becomeFirstResponder()
      for marked in ["k", "か", "かん"] {
        text.shimType(marked, isMarking: true)
        #expect(text.text == marked)
        #expect(text.markedTextRange != nil, "\(marked) is still marked")
      }
      // The text that the content says meanwhile comes after the marked text is finished.
      view.show(note("reset", 9))
      #expect(text.markedTextRange != nil)
      #expect(text.text == "かん")
      text.shimType("漢", isMarking: false)
      #expect(text.text == "漢")
      #expect(
        matches(
          text.attributedText.attributes[.foregroundColor] as? UIColor, variedColor(echo.color)))
      #expect(matches(text.attributedText.attributes, body))
    }

    @Test("2: where only attributes change, no text is set") func attributes() {
      let view = UITextView()
      view.text = "Note"
      view.apply(TextViewAppearance(textColor: variedColor(1), typography: body))
      view.selectedRange = NSRange(location: 2, length: 0)
      let sets = view.shimTextSets
      view.apply(TextViewAppearance(textColor: variedColor(2), typography: body))
      #expect(view.shimTextSets == sets)
      #expect(view.selectedRange.location == 2)
      #expect(matches(view.attributedText.attributes[.foregroundColor] as? UIColor, variedColor(2)))
    }

    @Test("2: a field keeps what is marked, and has its look afterwards") func markedFields() {
      let field = UITextField()
      field.apply(TextFieldAppearance(textColor: variedColor(1), typography: body))
      field.shimType("か", isMarking: true)
      field.apply(TextFieldAppearance(textColor: variedColor(2), typography: body))
      #expect(matches(field.textColor, variedColor(1)))
      field.shimType("加", isMarking: false)
      field.apply(TextFieldAppearance(textColor: variedColor(2), typography: body))
      #expect(matches(field.textColor, variedColor(2)))
    }

    @Test("3: the Mac idiom has no stepper of UIKit, and the app may have one") func macIdiom() {
      UIDevice.shimIdiom = .mac
      defer { UIDevice.shimIdiom = .phone }
      let own = UILabel()
      var app = UIComponentView.App()
      nonisolated(unsafe) let shown = own
      app.view = { element, _ in MainActor.assumeIsolated { element == "input" ? shown : nil } }
      let view = UIComponentView(app: app)
      view.show(item(.stepper(.unset), .number("value", 2)))
      #expect(all(UIStepper.self, in: view).isEmpty)
      #expect(all(UILabel.self, in: view).first === own)
    }

    // MARK: Fonts

    @Test("5: Bold Text makes fonts heavier that the system doesn't, also of shown views")
    func boldText() {
      let label = UILabel()
      label.text = "Sum"
      label.apply(LabelAppearance(typography: georgia))
      let page = UIView()
      page.addSubview(label)
      #expect(label.font.shimWeight == .regular)
      func adopt(_ weight: UILegibilityWeight) {
        page.shimAdopt(
          UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: .large),
            UITraitCollection(legibilityWeight: weight),
          ]))
      }
      adopt(.bold)
      #expect(label.font.shimWeight == .semibold)
      #expect((label.attributedText?.attributes[.font] as? UIFont)?.shimWeight == .semibold)
      adopt(.regular)
      #expect(label.font.shimWeight == .regular)
      var face = georgia
      face.fontFamily = FontFamilyValue(["Georgia-Bold"])
      let bold = UITraitCollection(legibilityWeight: .bold)
      #expect(face.uiFont(compatibleWith: bold).shimWeight == .bold)
      #expect(
        body.uiFont(compatibleWith: bold).shimWeight == .semibold,
        "the system's own is bolder by itself")
    }

    @Test(
      "8: lines grow with letters that are higher than the font",
      arguments: ["ไทย", "བོད", "🎉", "Sum"])
    func tallLetters(text: String) {
      let label = UILabel()
      label.text = text
      label.apply(LabelAppearance(typography: body))
      let paragraph = label.attributedText?.attributes[.paragraphStyle] as? NSParagraphStyle
      #expect(paragraph?.minimumLineHeight == 30)
      #expect(paragraph?.maximumLineHeight == (text == "Sum" ? 30 : 0))
      let button = UIButton()
      button.configuration = .filled()
      button.configuration?.title = text
      button.apply(ButtonAppearance(typography: body))
      let title = button.configuration?.titleTextAttributesTransformer?
        .transform(AttributeContainer())
      #expect(
        title?[AttributeScopes.UIKitAttributes.ShimParagraph.self]?[2] == (text == "Sum" ? 30 : 0))
    }

    @Test("9: letters that join have no space between them, and others keep it")
    func joiningLetters() {
      let label = UILabel()
      label.apply(LabelAppearance(typography: body))
      label.styledText = "ادفع"
      #expect(label.attributedText?.attributes[.kern] == nil)
      label.styledText = "Pay"
      #expect(label.attributedText?.attributes[.kern] as? NSNumber == -0.5)
      let field = UITextField()
      field.placeholder = "ادفع"
      field.apply(TextFieldAppearance(typography: body))
      #expect(field.attributedPlaceholder?.attributes[.kern] == nil)
      #expect(field.defaultTextAttributes[.kern] == nil)
      for (text, joins) in [
        ("سلام", true), ("שלום", false), ("ߒߞߏ", true), ("ไทย", false), ("", false),
      ] {
        #expect(text.hasJoiningLetters == joins, "\(text)")
      }
    }

    @Test("10: a text in capitals is said as the app set it, unless the app says something itself")
    func capitals() {
      var style = body
      style.textCase = .uppercase
      let label = UILabel()
      label.text = "Pay us"
      label.apply(LabelAppearance(typography: style))
      #expect(label.attributedText?.string == "PAY US")
      #expect(label.accessibilityLabel == "Pay us")
      label.styledText = "Pay it"
      #expect(label.accessibilityLabel == "Pay it")
      label.apply(LabelAppearance(typography: body))
      #expect(label.accessibilityLabel == nil)
      label.accessibilityLabel = "Own"
      label.apply(LabelAppearance(typography: style))
      #expect(label.accessibilityLabel == "Own")
      let button = UIButton()
      button.setTitle("Pay us", for: .normal)
      button.apply(ButtonAppearance(typography: style))
      #expect(button.accessibilityLabel == "Pay us")
      let view = UIComponentView()
      let look = StateValues(normal: LabelAppearance(typography: style))
      for (text, label) in [
        ("Pay us", nil), ("Pay us", "Own"), ("Pay it", "Own"), ("Pay it", nil),
      ] as [(String, String?)] {
        var spoken = item(.label(look), .text("text", text))
        spoken.accessibilityLabel = label
        view.show(spoken)
        #expect(all(UILabel.self, in: view).first?.accessibilityLabel == label ?? text)
      }
    }

    // MARK: Bars and buttons

    @Test(
      "6: items that aren't selected have their color, also where the bar takes none from an appearance"
    )
    func tabBars() {
      let bar = UITabBar()
      let items = [UITabBarItem(), UITabBarItem()]
      let images = [UIImage(named: "a"), UIImage(named: "b")]
      for (item, image) in zip(items, images) { item.image = image }
      let selected = UIImage(named: "b filled")
      items[1].selectedImage = selected
      bar.items = items
      func look(_ color: Int) -> TabBarAppearance {
        TabBarAppearance(
          item: TabBarItemAppearance(iconColor: StateValues(normal: variedColor(color))))
      }
      bar.shimAdopt(UITraitCollection(.light))
      for color in [1, 2] {
        bar.apply(look(color))
        for item in items {
          #expect(
            matches(item.shimUnselectedColor?.cgColor, variedColor(color), in: .light))
        }
        #expect(items[0].selectedImage === images[0] && items[1].selectedImage === selected)
      }
      bar.shimAdopt(UITraitCollection(.dark))
      #expect(matches(items[0].shimUnselectedColor?.cgColor, variedColor(2), in: .dark))
      let other = UIImage(named: "c")
      items[0].image = other
      bar.apply(look(3))
      #expect(items[0].selectedImage === other)
      bar.apply(TabBarAppearance())
      #expect(items[0].image === other && items[0].selectedImage == nil)
      #expect(items[1].image === images[1] && items[1].selectedImage === selected)
      items[1].apply(TabBarItemAppearance(iconColor: StateValues(normal: variedColor(4))))
      #expect(matches(items[1].shimUnselectedColor, variedColor(4)))
    }

    @Test("16: the color of a title is that of its state, whatever the button's style makes of it")
    func titleColors() throws {
      typealias Color = AttributeScopes.UIKitAttributes.ForegroundColorAttribute
      let button = UIButton()
      button.configuration = .filled()
      button.configuration?.title = "Pay"
      button.apply(
        ButtonAppearance(
          states: StateValues(
            normal: ButtonStateAppearance(
              titleColor: variedColor(1), backgroundColor: variedColor(2)),
            disabled: ButtonStateAppearance(
              titleColor: variedColor(3), backgroundColor: variedColor(4)))))
      func shown() throws -> (title: UIColor?, background: UIColor) {
        var incoming = AttributeContainer()
        incoming[Color.self] = .label
        let configuration = try #require(button.configuration)
        let title = try #require(configuration.titleTextAttributesTransformer)
        let background = try #require(configuration.background.backgroundColorTransformer)
        return (title.transform(incoming)[Color.self], background.transform(.label))
      }
      #expect(matches(try shown().title, variedColor(1)))
      #expect(matches(try shown().background, variedColor(2)))
      button.isEnabled = false
      #expect(matches(try shown().title, variedColor(3)))
      #expect(matches(try shown().background, variedColor(4)))
      var own = AttributedString("Pay")
      own[Color.self] = .label
      button.configuration?.attributedTitle = own
      button.isEnabled = true
      #expect(try shown().title == .label, "a color of the app's own stays")
    }

    @Test("20: prominent items of bars have the look of the bar") func prominentItems() {
      let bar = UINavigationBar()
      bar.apply(NavigationBarAppearance(buttonColor: StateValues(normal: variedColor(1))))
      let shown = bar.standardAppearance.prominentButtonAppearance.normal.titleTextAttributes
      #expect(matches(shown[.foregroundColor] as? UIColor, variedColor(1)))
      let toolbar = UIToolbar()
      toolbar.apply(ToolbarAppearance(buttonColor: StateValues(normal: variedColor(2))))
      let item = toolbar.standardAppearance.prominentButtonAppearance.normal.titleTextAttributes
      #expect(matches(item[.foregroundColor] as? UIColor, variedColor(2)))
    }

    // MARK: Views

    @Test("7: a component that clips casts its shadow, and takes taps") func clippedShadows() throws
    {
      let look = ViewAppearance(
        backgroundColor: ColorValue(ColorComponents(red: 1, green: 1, blue: 1)), cornerRadius: 8,
        shadow: ShadowValue(layers: [
          .init(color: variedColor(1), offsetX: 0, offsetY: 2, blur: 8)
        ]), clipsToBounds: true)
      func card(_ text: String, _ look: ViewAppearance) -> Arrangement {
        let label = item(.label(.unset), .text("text", text))
        var card = Arrangement(
          .group(
            Arrangement.Group(
              .column, [label], on: .view(StateValues(normal: look)), insets: InsetsValue(4))))
        card.identity.type = "card"
        return card
      }
      let view = UIComponentView()
      view.show(card("One", look))
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      view.shimLayout()
      func groups(_ view: UIView) -> [GroupUIView] {
        view.subviews.flatMap { [$0 as? GroupUIView].compactMap { $0 } + groups($0) }
      }
      let group = try #require(groups(view).first { $0.layer.shadowOpacity == 1 })
      #expect(!group.clipsToBounds)
      #expect(group.layer.shadowPath?.shimCornerWidth == 8)
      let inner = try #require(group.subviews.first { $0.clipsToBounds })
      #expect(inner.layer.cornerRadius == 8 && inner.frame == group.bounds)
      let label = try #require(all(UILabel.self, in: inner).first)
      #expect(group.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil, "no taps")
      view.show(card("Two", look.with(\.shadow, nil)))
      view.shimLayout()
      #expect(group.clipsToBounds && !group.subviews.contains { $0 === inner })
      #expect(all(UILabel.self, in: group).first === label, "the items stay the same views")
    }

    @Test("13: Smart Invert leaves images as they are, unless they have one color")
    func smartInvert() {
      let view = UIImageView(image: UIImage(named: "photo"))
      view.apply(ImageAppearance(contentMode: .scaleAspectFill))
      #expect(view.accessibilityIgnoresInvertColors)
      view.apply(ImageAppearance(templateColor: variedColor(1)))
      #expect(!view.accessibilityIgnoresInvertColors)
      view.apply(ImageAppearance(contentMode: .center))
      #expect(view.accessibilityIgnoresInvertColors)
      view.styledImage = UIImage(systemName: "star")
      #expect(!view.accessibilityIgnoresInvertColors)
      view.styledImage = UIImage(named: "photo")
      view.apply(ImageAppearance.unset)
      #expect(!view.accessibilityIgnoresInvertColors)
    }

    @Test("15: a cell of a table takes another height while a person types in it")
    func growingCells() throws {
      final class Cell: ComponentTableCell {
        var count = 0
        override func invalidateIntrinsicContentSize() { count += 1 }
      }
      let cell = Cell()
      cell.show(item(.textView(.unset), .text("text", "a")))
      let count = cell.count
      let text = try #require(all(UITextView.self, in: cell).first)
      text.shimType("a\nb")
      #expect(cell.count > count)
    }

    @Test("21: a continuous curve is that of every part that is drawn") func curves() throws {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      let gradient = GradientValue(stops: [
        .init(color: variedColor(1), position: 0), .init(color: variedColor(2), position: 1),
      ])
      func masks(_ curve: ViewAppearance.CornerCurve) -> [Bool] {
        view.apply(
          ViewAppearance(
            backgroundFill: .gradient(gradient, direction: .toBottom), cornerRadius: 8,
            cornerCurve: curve,
            border: BorderValue(color: variedColor(3), width: 1, style: StrokeStyleValue(.dashed))))
        view.shimLayout()
        let layers = view.subviews.flatMap { $0.layer.sublayers ?? [] }
        return layers.map { layer in
          ((layer.mask as? CAShapeLayer) ?? (layer as? CAShapeLayer))?.path?.shimIsContinuous
            == true
        }
      }
      #expect(masks(.continuous) == [true, true])
      #expect(masks(.circular) == [false, false])
    }

    @Test("22: the layer knows what casts its shadow") func shadowPaths() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      let shadow = ShadowValue(layers: [
        .init(color: variedColor(1), offsetX: 0, offsetY: 2, blur: 8)
      ])
      let opaque = ColorValue(ColorComponents(red: 1, green: 1, blue: 1))
      view.apply(ViewAppearance(backgroundColor: opaque, cornerRadius: 8, shadow: shadow))
      #expect(view.layer.shadowOpacity == 1)
      #expect(view.layer.shadowPath?.shimRect == view.bounds)
      #expect(view.layer.shadowPath?.shimCornerWidth == 8)
      view.frame.size.height = 60
      view.shimLayout()
      #expect(view.layer.shadowPath?.shimRect.height == 60)
      view.apply(ViewAppearance(shadow: shadow))
      #expect(view.layer.shadowPath == nil, "the content casts it")
    }
  }
#endif
