#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Foundation
  import Testing
  import UIKit

  @Suite("Content that is set after a look") @MainActor struct ContentTests {
    private let color = variedColor(3)

    /// The attributes of the first run that has these letters.
    private func attributes(
      of letters: String, in text: NSAttributedString?
    ) -> [NSAttributedString.Key: Any] {
      guard let text, let range = text.string.range(of: letters) else { return [:] }
      let start = text.string.utf16.distance(from: text.string.startIndex, to: range.lowerBound)
      return text.attributes(at: start, effectiveRange: nil)
    }

    private func expectRich(
      _ text: NSAttributedString?, size: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let link = attributes(of: "terms", in: text)
      #expect(
        link[.shimLink] as? String == "https://example.org/terms", sourceLocation: sourceLocation)
      let bold = attributes(of: "now", in: text)[.font] as? UIFont
      #expect(bold?.shimWeight == .bold, sourceLocation: sourceLocation)
      #expect(
        bold.map { abs($0.pointSize - size) < 0.000_1 } == true, sourceLocation: sourceLocation)
      let plain = attributes(of: "See", in: text)[.font] as? UIFont
      #expect(plain?.shimWeight != .bold, sourceLocation: sourceLocation)
      #expect(link[.shimLink] != nil, sourceLocation: sourceLocation)
    }

    @Test("links and bold runs survive a look, a theme change and a trait change")
    func labels() {
      let label = UILabel()
      label.attributedText = richText()
      let themes = ThemeStore(body)
      themes.style(label) { $0.apply(LabelAppearance(textColor: variedColor(1), typography: $1)) }
      expectRich(label.attributedText, size: 20)
      label.shimAdopt(UITraitCollection(.dark))
      expectRich(label.attributedText, size: 20)
      var larger = body
      larger.size = 30
      themes.theme = larger
      expectRich(label.attributedText, size: 30)
      label.apply(LabelAppearance(textColor: color))
      expectRich(label.attributedText, size: 17)
      label.apply(LabelAppearance())
      #expect(label.attributedText.map { stored(in: $0) } == stored(in: richText()))
    }

    @Test("a rich text has the look, too, where its runs have nothing of their own")
    func richTexts() {
      let label = UILabel()
      label.apply(LabelAppearance(textColor: color, typography: body))
      label.styledAttributedText = richText()
      expectRich(label.attributedText, size: 20)
      #expect(matches(attributes(of: "See", in: label.attributedText), body))
      let view = UITextView()
      view.apply(TextViewAppearance(textColor: color, typography: body))
      view.styledAttributedText = richText()
      expectRich(view.attributedText, size: 20)
      #expect(
        matches(attributes(of: "See", in: view.attributedText)[.foregroundColor] as? UIColor, color)
      )
      view.shimAdopt(UITraitCollection(.dark, size: .accessibilityExtraExtraExtraLarge))
      expectRich(view.attributedText, size: 20 * 53 / 17)
    }

    @Test("a color of the first run stays its own") func firstRun() {
      let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: red])
      text.append(NSAttributedString(string: " rest"))
      let label = UILabel()
      label.attributedText = text
      label.apply(LabelAppearance(typography: body))
      #expect(attributes(of: "red", in: label.attributedText)[.foregroundColor] as? UIColor == red)
      #expect(attributes(of: "rest", in: label.attributedText)[.foregroundColor] == nil)
      label.apply(LabelAppearance(textColor: color, typography: body))
      #expect(attributes(of: "red", in: label.attributedText)[.foregroundColor] as? UIColor == red)
      #expect(
        matches(
          attributes(of: "rest", in: label.attributedText)[.foregroundColor] as? UIColor, color))
    }

    @Test("a plain text that UIKit was given has the look from the next one on") func plainText() {
      let look = LabelAppearance(typography: body)
      let label = UILabel()
      label.text = "Before"
      label.apply(look)
      label.text = "After"
      label.apply(look)
      #expect(matches(label.attributedText?.attributes, body))
    }

    @Test("a case keeps the runs, even if it has more letters") func textCase() {
      var upper = body
      upper.textCase = .uppercase
      let text = NSMutableAttributedString(string: "Straße ")
      text.append(NSAttributedString(string: "link", attributes: [.shimLink: "x"]))
      let label = UILabel()
      label.attributedText = text
      label.apply(LabelAppearance(typography: upper))
      #expect(label.text == "STRASSE LINK")
      #expect(attributes(of: "LINK", in: label.attributedText)[.shimLink] as? String == "x")
      #expect(attributes(of: "STRASSE", in: label.attributedText)[.shimLink] == nil)
      label.apply(LabelAppearance(typography: body))
      #expect(label.text == "Straße link")
    }

    @Test("placeholders keep their look") func placeholders() {
      let field = UITextField()
      field.apply(TextFieldAppearance(typography: body, placeholderColor: color))
      field.styledPlaceholder = "Amount"
      field.shimAdopt(UITraitCollection(.dark))
      let shown = field.attributedPlaceholder?.attributes
      #expect(matches(shown?[.foregroundColor] as? UIColor, color))
      field.apply(TextFieldAppearance())
      #expect(field.attributedPlaceholder?.attributes.isEmpty == true)
      #expect(field.placeholder == "Amount")
    }

    @Test("titles and images of each state keep their look") func buttons() {
      let button = UIButton()
      button.apply(
        ButtonAppearance(
          typography: body,
          states: StateValues(
            normal: ButtonStateAppearance(imageColor: color),
            disabled: ButtonStateAppearance(imageColor: variedColor(5)))))
      button.setStyledAttributedTitle(richText())
      button.setStyledTitle("Paid", for: .selected)
      let (first, second) = (UIImage(), UIImage())
      button.setStyledImage(first)
      button.setStyledImage(second)
      expectRich(button.attributedTitle(for: .highlighted), size: 20)
      #expect(button.attributedTitle(for: .selected)?.string == "Paid")
      let light = ThemeContext.light
      #expect(matches(button.image(for: .highlighted)?.shimTint?.cgColor, color, in: light))
      #expect(matches(button.image(for: .disabled)?.shimTint?.cgColor, variedColor(5), in: light))
      button.apply(ButtonAppearance())
      #expect(button.image(for: .disabled) === second)
      #expect(button.image(for: .normal) === second)
      #expect(button.attributedTitle(for: .normal).map { stored(in: $0) } == stored(in: richText()))
    }

    @Test("images keep their rendering") func images() {
      let view = UIImageView()
      view.apply(ImageAppearance(rendering: .template))
      let image = UIImage()
      view.styledImage = image
      #expect(view.image?.renderingMode == .alwaysTemplate)
      #expect(view.styledImage === image)
      view.apply(ImageAppearance())
      #expect(view.image === image)
    }

    @Test("a text view's text is legible in dark, and keeps its selection") func textViews() {
      let view = UITextView()
      view.text = "Text"
      view.apply(TextViewAppearance(typography: body))
      view.selectedRange = NSRange(location: 1, length: 2)
      view.shimAdopt(UITraitCollection(.dark))
      #expect(view.attributedText.attributes[.foregroundColor] as? UIColor == .label)
      #expect(view.selectedRange == NSRange(location: 1, length: 2))
    }

    @Test("no letter spacing leaves kerning to the font") func kerning() {
      var style = body
      style.letterSpacing = 0
      #expect(style.textAttributes()[.kern] == nil)
      #expect(body.textAttributes()[.kern] as? NSNumber == -0.5)
    }

    @Test("buttons that look alike share their background, however round") func backgrounds() {
      let look = ButtonAppearance(
        view: ViewAppearance(cornerRadius: 999),
        states: StateValues(normal: ButtonStateAppearance(backgroundColor: color)))
      let (one, other) = (UIButton(), UIButton())
      one.apply(look)
      other.apply(look)
      let image = one.backgroundImage(for: .normal)
      #expect(image === other.backgroundImage(for: .normal))
      #expect(image === one.backgroundImage(for: .disabled))
      #expect(image?.size == CGSize(width: 129, height: 129))
      one.shimAdopt(UITraitCollection(.dark))
      #expect(one.backgroundImage(for: .normal) !== image)
    }

    @Test("an equal look is not applied again") func equalLooks() {
      let look = ButtonAppearance(
        view: ViewAppearance(opacity: 0.5), typography: body,
        states: StateValues(normal: ButtonStateAppearance(backgroundColor: color)))
      let button = UIButton()
      button.setTitle("Pay", for: .normal)
      button.apply(look)
      let (image, title) = (
        button.backgroundImage(for: .normal), button.attributedTitle(for: .normal)
      )
      button.alpha = 0.25
      button.apply(look)
      #expect(button.alpha == 0.25)
      #expect(button.backgroundImage(for: .normal) === image)
      #expect(button.attributedTitle(for: .normal) === title)
    }
  }
#endif
