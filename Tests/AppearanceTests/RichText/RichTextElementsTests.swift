#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Foundation
  import Testing
  import UIKit

  /// What a server might send.
  let note = RichText(
    html: """
      See <a href='https://example.org/terms'>terms</a> <b>now</b> <i>or</i> <mark>here</mark> \
      <code>id</code> <s>gone</s>
      """)

  /// The style of its runs, with colors from `seed` on.
  func noteStyle(_ seed: Int) -> RichTextStyle {
    RichTextStyle(
      linkColor: variedColor(seed), markBackground: variedColor(seed + 1),
      codeColor: variedColor(seed + 2), codeFontFamily: FontFamilyValue(["Georgia"]))
  }

  @Suite("Rich text in elements") @MainActor struct RichTextElementsTests {
    private func attributes(
      of letters: String, in text: NSAttributedString?
    ) -> [NSAttributedString.Key: Any] {
      guard let text, let range = text.string.range(of: letters) else { return [:] }
      let start = text.string.utf16.distance(from: text.string.startIndex, to: range.lowerBound)
      return text.attributes(at: start, effectiveRange: nil)
    }

    /// Expects the note in a text style of a size, with the colors of a style.
    private func expectNote(
      _ text: NSAttributedString?, size: CGFloat, seed: Int,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(text?.string == note.text, sourceLocation: sourceLocation)
      func font(_ letters: String) -> UIFont? {
        attributes(of: letters, in: text)[.font] as? UIFont
      }
      for letters in ["See", "terms", "now", "or", "here", "id", "gone"] {
        let isSized = font(letters).map { abs($0.pointSize - size) < 0.000_1 }
        #expect(isSized == true, "\(letters)", sourceLocation: sourceLocation)
      }
      #expect(font("now")?.shimWeight == .bold, sourceLocation: sourceLocation)
      #expect(font("See")?.shimWeight != .bold, sourceLocation: sourceLocation)
      #expect(font("or")?.shimTraits.contains(.traitItalic) == true, sourceLocation: sourceLocation)
      #expect(font("id")?.familyName == "Georgia", sourceLocation: sourceLocation)
      let link = attributes(of: "terms", in: text)
      #expect(
        matches(link[.foregroundColor] as? UIColor, variedColor(seed)),
        sourceLocation: sourceLocation)
      #expect(link[.underlineStyle] as? Int == 1, sourceLocation: sourceLocation)
      #expect(
        matches(
          attributes(of: "here", in: text)[.backgroundColor] as? UIColor, variedColor(seed + 1)),
        sourceLocation: sourceLocation)
      #expect(
        matches(
          attributes(of: "id", in: text)[.foregroundColor] as? UIColor, variedColor(seed + 2)),
        sourceLocation: sourceLocation)
      #expect(
        attributes(of: "gone", in: text)[.strikethroughStyle] as? Int == 1,
        sourceLocation: sourceLocation)
    }

    private var larger: TypographyValue {
      var style = body
      style.size = 30
      return style
    }

    @Test("a label's runs follow looks, the theme and the interface") func labels() {
      let label = UILabel()
      let themes = ThemeStore(1)
      themes.style(label) { label, seed in
        label.apply(LabelAppearance(textColor: variedColor(0), typography: body))
        label.setStyledText(note, style: noteStyle(seed))
      }
      expectNote(label.attributedText, size: 20, seed: 1)
      themes.theme = 4
      expectNote(label.attributedText, size: 20, seed: 4)
      label.shimAdopt(UITraitCollection(.dark, size: .accessibilityExtraExtraExtraLarge))
      expectNote(label.attributedText, size: 20 * 53 / 17, seed: 4)
      label.shimAdopt(UITraitCollection(.light))
      label.apply(LabelAppearance(typography: larger))
      expectNote(label.attributedText, size: 30, seed: 4)
      #expect(attributes(of: "terms", in: label.attributedText)[.link] == nil)
    }

    @Test("a rich text that is set before a look is as one set after it") func order() {
      let look = LabelAppearance(textColor: variedColor(0), typography: body)
      let (one, other) = (UILabel(), UILabel())
      one.setStyledText(note, style: noteStyle(1))
      one.apply(look)
      other.apply(look)
      other.setStyledText(note, style: noteStyle(1))
      #expect(stored(in: one) == stored(in: other))
      other.apply(LabelAppearance())
      let fresh = UILabel()
      fresh.setStyledText(note, style: noteStyle(1))
      #expect(stored(in: other) == stored(in: fresh))
    }

    @Test("a label of an arrangement shows a rich text, and a plain one after it") func arranged()
      throws
    {
      func show(_ shown: Arrangement.Shown) throws -> NSAttributedString? {
        view.show(
          Arrangement(
            .element(
              .init(
                "note",
                .label(
                  StateValues(
                    normal: LabelAppearance(textColor: variedColor(0), typography: body))),
                [shown]))))
        func label(in view: UIView) -> UILabel? {
          view as? UILabel ?? view.subviews.lazy.compactMap { label(in: $0) }.first
        }
        return try #require(label(in: view)).attributedText
      }
      let view = UIComponentView()
      for _ in 0..<2 {
        let rich = try show(.richText("text", note))
        #expect(rich?.string == note.text)
        #expect((attributes(of: "now", in: rich)[.font] as? UIFont)?.shimWeight == .bold)
        let link = attributes(of: "terms", in: rich)
        #expect(matches(link[.foregroundColor] as? UIColor, variedColor(0)))
        #expect(link[.underlineStyle] as? Int == 1)
        let plain = try show(.text("text", "now"))
        #expect(plain?.string == "now")
        #expect((attributes(of: "now", in: plain)[.font] as? UIFont)?.shimWeight != .bold)
      }
    }

    @Test("a text view's own colors stay until a look has one") func ownColors() {
      let view = UITextView()
      view.attributedText = NSAttributedString(
        string: "own", attributes: [.foregroundColor: UIColor(variedColor(2))])
      func color() -> UIColor? {
        attributes(of: "own", in: view.attributedText)[.foregroundColor] as? UIColor
      }
      view.apply(TextViewAppearance(typography: body))
      #expect(matches(color(), variedColor(2)))
      view.apply(TextViewAppearance(textColor: variedColor(0), typography: body))
      #expect(matches(color(), variedColor(0)))
      view.apply(TextViewAppearance(typography: larger))
      #expect(matches(color(), variedColor(2)))
    }

    @Test("letters without a color of their own have a look's, beside others that keep theirs")
    func partlyColored() {
      let view = UITextView()
      let text = NSMutableAttributedString(
        string: "own", attributes: [.foregroundColor: UIColor(variedColor(2))])
      text.append(NSAttributedString(string: " rest"))
      view.attributedText = text
      view.apply(TextViewAppearance(textColor: variedColor(0), typography: body))
      func color(_ letters: String) -> UIColor? {
        attributes(of: letters, in: view.attributedText)[.foregroundColor] as? UIColor
      }
      #expect(matches(color("own"), variedColor(2)))
      #expect(matches(color("rest"), variedColor(0)))
    }

    @Test("a text after one that begins bold is not bold") func afterBold() {
      let label = UILabel()
      label.setStyledText([.init("bold", traits: .bold), .init(" rest")])
      label.setStyledText([.init("plain")])
      let font = attributes(of: "plain", in: label.attributedText)[.font] as? UIFont
      #expect(font?.pointSize == 17)
      #expect(font?.shimWeight == .regular)
    }

    @Test("without a look, runs are bold and monospaced in the element's font") func withoutLook() {
      let label = UILabel()
      label.setStyledText(note)
      let bold = attributes(of: "now", in: label.attributedText)[.font] as? UIFont
      #expect(bold?.shimWeight == .bold)
      #expect(bold?.pointSize == 17)
      let code = attributes(of: "id", in: label.attributedText)[.font] as? UIFont
      #expect(code?.shimTraits.contains(.traitMonoSpace) == true)
    }

    @Test("the same text again changes nothing, and a plain one takes its place") func again() {
      let label = UILabel()
      label.apply(LabelAppearance(typography: body))
      label.setStyledText(note)
      let shown = label.attributedText
      label.setStyledText(note)
      #expect(label.attributedText === shown)
      label.styledText = "Plain"
      #expect(matches(label.attributedText?.attributes, body))
      label.text = "By UIKit"
      label.apply(LabelAppearance(typography: body))
      #expect(label.text == "By UIKit")
      #expect(matches(label.attributedText?.attributes, body))
    }

    @Test("a line has room for the highest run, and all runs stand on one baseline") func lines() {
      var price = body
      price.size = 40
      price.lineHeight = 60
      let label = UILabel()
      label.apply(LabelAppearance(typography: body, textAlignment: .center))
      label.setStyledText([.init("Total "), .init("12", typography: price), .init(" now")])
      #expect(matches(attributes(of: "12", in: label.attributedText), price))
      let plain = attributes(of: "Total", in: label.attributedText)
      let paragraph = plain[.paragraphStyle] as? NSParagraphStyle
      #expect(paragraph?.minimumLineHeight == 60)
      #expect(paragraph?.alignment == .center)
      #expect((plain[.font] as? UIFont)?.pointSize == 20)
      #expect(
        plain[.baselineOffset] as? NSNumber
          == attributes(of: "12", in: label.attributedText)[.baselineOffset] as? NSNumber)
    }

    @Test("a text view opens links, and its own color of links wins") func textViews() {
      let view = UITextView()
      let own = view.linkTextAttributes.count
      view.apply(TextViewAppearance(typography: body))
      view.setStyledText(note, style: noteStyle(1))
      expectNote(view.attributedText, size: 20, seed: 1)
      let link = attributes(of: "terms", in: view.attributedText)[.link] as? URL
      #expect(link?.absoluteString == "https://example.org/terms")
      #expect(view.linkTextAttributes.isEmpty)
      view.shimAdopt(UITraitCollection(.dark))
      expectNote(view.attributedText, size: 20, seed: 1)
      view.apply(TextViewAppearance(typography: body, linkColor: variedColor(7)))
      #expect(matches(view.linkTextAttributes[.foregroundColor] as? UIColor, variedColor(7)))
      view.styledText = "Plain"
      view.apply(TextViewAppearance())
      #expect(view.linkTextAttributes.count == own)
    }

    @Test("a button's title keeps its runs in each state") func buttons() {
      let button = UIButton()
      button.setStyledTitle(note, style: noteStyle(1))
      let bold = attributes(of: "now", in: button.attributedTitle(for: .normal))[.font] as? UIFont
      #expect(bold?.shimWeight == .bold)
      button.apply(
        ButtonAppearance(
          typography: body,
          states: StateValues(
            normal: ButtonStateAppearance(titleColor: variedColor(5)),
            disabled: ButtonStateAppearance(titleColor: variedColor(6)))))
      for (state, seed) in [(UIControl.State.normal, 5), (.disabled, 6)] {
        let title = button.attributedTitle(for: state)
        expectNote(title, size: 20, seed: 1)
        #expect(
          matches(attributes(of: "See", in: title)[.foregroundColor] as? UIColor, variedColor(seed))
        )
      }
      button.shimAdopt(UITraitCollection(.dark))
      expectNote(button.attributedTitle(for: .normal), size: 20, seed: 1)
      button.apply(ButtonAppearance())
      let fresh = UIButton()
      fresh.setStyledTitle(note, style: noteStyle(1))
      #expect(stored(in: button) == stored(in: fresh))
    }

    @Test("a case keeps the runs") func textCase() {
      var upper = body
      upper.textCase = .uppercase
      let label = UILabel()
      label.setStyledText([.init("Straße "), .init("jetzt", traits: .bold)])
      label.apply(LabelAppearance(typography: upper))
      #expect(label.text == "STRASSE JETZT")
      let bold = attributes(of: "JETZT", in: label.attributedText)[.font] as? UIFont
      #expect(bold?.shimWeight == .bold)
    }
  }
#endif
