#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Foundation
  import Testing
  import UIKit

  @Suite("Buttons with a configuration") @MainActor struct ButtonConfigurationTests {
    private let look = ButtonAppearance(
      view: ViewAppearance(cornerRadius: 8), typography: body, contentInsets: InsetsValue(4),
      states: StateValues(
        normal: ButtonStateAppearance(
          titleColor: variedColor(1), imageColor: variedColor(2), backgroundColor: variedColor(3)),
        highlighted: ButtonStateAppearance(backgroundColor: variedColor(4)),
        disabled: ButtonStateAppearance(titleColor: variedColor(5), borderColor: variedColor(6))))

    private func makeButton() -> UIButton {
      let button = UIButton()
      button.configuration = .filled()
      button.configuration?.title = "Pay"
      button.configuration?.background.backgroundColor = UIColor(
        red: 1, green: 0, blue: 0, alpha: 1)
      return button
    }

    @Test("a look sets the configuration, in each state") func states() throws {
      let button = makeButton()
      button.apply(look)
      var shown: UIButton.Configuration { button.configuration ?? .filled() }
      #expect(shown.title == "Pay")
      #expect(matches(shown.baseForegroundColor, variedColor(1)))
      let transformer = try #require(shown.imageColorTransformer)
      #expect(matches(transformer.transform(UIColor.label), variedColor(2)))
      #expect(matches(shown.background.backgroundColor, variedColor(3)))
      #expect(shown.background.cornerRadius == 8)
      #expect(shown.cornerStyle == .fixed)
      #expect(shown.contentInsets.leading == 4)
      let title = shown.titleTextAttributesTransformer?.transform(AttributeContainer())
      #expect(title?[AttributeScopes.UIKitAttributes.FontAttribute.self]?.pointSize == 20)
      #expect(title?[AttributeScopes.UIKitAttributes.KernAttribute.self] == -0.5)
      button.isHighlighted = true
      #expect(matches(shown.background.backgroundColor, variedColor(4)))
      button.isHighlighted = false
      button.isEnabled = false
      #expect(matches(shown.baseForegroundColor, variedColor(5)))
      #expect(matches(shown.background.strokeColor, variedColor(6)))
      #expect(shown.background.strokeWidth == 1)
      button.isEnabled = true
      #expect(shown.background.strokeColor == nil)
      #expect(button.attributedTitle(for: .normal) == nil)
    }

    @Test("the title has the case of its text style, and its own again")
    func lines() {
      let button = makeButton()
      var style = body
      style.textCase = .uppercase
      button.apply(ButtonAppearance(typography: style))
      #expect(button.configuration?.title == "PAY")
      button.isHighlighted = true
      #expect(button.configuration?.title == "PAY")
      button.configuration?.title = "Buy"
      button.isHighlighted = false
      #expect(button.configuration?.title == "BUY")
      button.apply(ButtonAppearance(typography: body))
      #expect(button.configuration?.title == "Buy")
    }

    @Test(
      "the title has the line height, paragraphs and shadow of its look, as its own alignment has it"
    )
    func lineHeight() throws {
      typealias Scope = AttributeScopes.UIKitAttributes
      let button = makeButton()
      button.configuration?.titleAlignment = .trailing
      var style = body
      style.lineHeight = 30
      let shadow = ShadowValue(layers: [.init(color: variedColor(1), offsetX: 1, blur: 2)])
      button.apply(
        ButtonAppearance(
          typography: style, details: TextDetails(paragraphSpacing: 6, shadow: shadow)))
      func title(_ incoming: AttributeContainer = AttributeContainer()) -> AttributeContainer? {
        button.configuration?.titleTextAttributesTransformer?.transform(incoming)
      }
      let right = CGFloat(NSTextAlignment.right.rawValue)
      #expect(title()?[Scope.ShimParagraph.self] == [right, 30, 30, 6, 0])
      #expect(title()?[Scope.ShimBaselineOffset.self] == 3)
      #expect(title()?[Scope.ShimShadow.self] == [1, 0, 2])
      button.apply(ButtonAppearance(details: TextDetails(isUnderlined: false)))
      var underlined = AttributeContainer()
      underlined[Scope.UnderlineStyleAttribute.self] = .single
      #expect(title(underlined)?[Scope.UnderlineStyleAttribute.self] == nil)
      #expect(title(underlined)?[Scope.ShimParagraph.self] == nil)
    }

    @Test("the title grows with the interface") func dynamicType() {
      let button = makeButton()
      button.apply(look)
      button.shimAdopt(UITraitCollection(.light, size: .accessibilityExtraExtraExtraLarge))
      let title = button.configuration?.titleTextAttributesTransformer?.transform(
        AttributeContainer())
      let size = title?[AttributeScopes.UIKitAttributes.FontAttribute.self]?.pointSize
      #expect(size.map { abs($0 - 20.0 * 53 / 17) < 0.000_1 } == true)
    }

    @Test("another look replaces it, and none gives the app's own configuration back")
    func replacement() {
      let button = makeButton()
      var updates = 0
      button.configurationUpdateHandler = { _ in updates += 1 }
      button.apply(look)
      button.isHighlighted = true
      #expect(updates > 1)
      button.apply(
        ButtonAppearance(
          states: StateValues(normal: ButtonStateAppearance(imageColor: variedColor(7)))))
      let shown = button.configuration
      #expect(shown?.baseForegroundColor == nil)
      #expect(shown?.cornerStyle == .dynamic)
      #expect(shown?.titleTextAttributesTransformer == nil)
      button.apply(ButtonAppearance())
      let red = button.configuration?.background.backgroundColor?.cgColor.shimComponents
      #expect(red == ShimComponents(red: 1, green: 0, blue: 0, alpha: 1, isDisplayP3: false))
      #expect(button.configuration?.title == "Pay")
      #expect(button.configuration?.imageColorTransformer == nil)
      updates = 0
      button.isEnabled = false
      #expect(updates == 1)
    }
  }
#endif
