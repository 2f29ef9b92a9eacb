#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Testing
  import UIKit

  @Suite("Every property of labels, text fields and text views") @MainActor
  struct TextPropertyTests {
    private let color = variedColor(3)
    private let faded = ViewAppearance(opacity: 0.5)

    @Test func labels() {
      let table = PropertyTable(
        LabelAppearance.self,
        on: {
          let label = UILabel()
          label.text = "Text"
          return label
        }, by: { $0.apply($1) })
      table.expect(LabelAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(LabelAppearance(textColor: color)) { matches($0.textColor, color) }
      table.expect(LabelAppearance(typography: body)) {
        matches($0.attributedText?.attributes, body) && $0.font.shimWeight == .semibold
          && $0.font.pointSize == 20 && $0.adjustsFontForContentSizeCategory
      }
      table.expect(LabelAppearance(highlightedTextColor: color)) {
        matches($0.highlightedTextColor, color)
      }
      table.expect(LabelAppearance(textAlignment: .justified)) {
        $0.textAlignment == .justified
      }
      table.expect(LabelAppearance(numberOfLines: 3)) { $0.numberOfLines == 3 }
      table.expect(LabelAppearance(lineBreakMode: .truncatingMiddle)) {
        $0.lineBreakMode == .byTruncatingMiddle
      }
      table.expect(LabelAppearance(minimumScaleFactor: 0.5)) {
        $0.minimumScaleFactor == 0.5 && $0.adjustsFontSizeToFitWidth
      }
      table.expect(
        LabelAppearance(typography: body, details: TextDetails(fontFeatures: .smallCaps))
      ) { $0.font.shimFeatures == ["smcp": 1] }
      table.expect(LabelAppearance(details: TextDetails(isUnderlined: true))) {
        $0.attributedText?.attributes[.underlineStyle] as? Int == 1
      }
      table.expectNoOthers()
    }

    @Test("a label's alignment and line breaks stay those of its attributed text")
    func paragraph() {
      let label = UILabel()
      label.text = "Text"
      label.apply(
        LabelAppearance(
          typography: body, textAlignment: .center, lineBreakMode: .truncatingHead))
      let paragraph = label.attributedText?.attributes[.paragraphStyle] as? NSParagraphStyle
      #expect(paragraph?.alignment == .center)
      #expect(paragraph?.lineBreakMode == .byTruncatingHead)
    }

    @Test("later texts have the attributes, too") func styledText() {
      let label = UILabel()
      label.apply(LabelAppearance(typography: body))
      label.styledText = "Later"
      #expect(label.text == "Later")
      #expect(matches(label.attributedText?.attributes, body))
    }

    @Test("a text shows the case of its style, and is remembered as it was given")
    func textCase() {
      var upper = body
      upper.textCase = .uppercase
      let label = UILabel()
      label.text = "Text"
      label.apply(LabelAppearance(typography: upper))
      #expect(label.text == "TEXT")
      #expect(label.styledText == "Text")
      label.apply(LabelAppearance(typography: body))
      #expect(label.text == "Text")
      label.apply(LabelAppearance(typography: upper))
      label.styledText = "TEXT"
      label.apply(LabelAppearance(typography: body))
      #expect(label.text == "TEXT")
    }

    @Test func textFields() {
      let table = PropertyTable(
        TextFieldAppearance.self,
        on: {
          let field = UITextField()
          field.placeholder = "Name"
          return field
        }, by: { $0.apply($1) })
      table.expect(TextFieldAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(TextFieldAppearance(textColor: color)) { matches($0.textColor, color) }
      table.expect(TextFieldAppearance(typography: body)) {
        matches($0.defaultTextAttributes, body, hasLineHeight: false)
          && matches($0.attributedPlaceholder?.attributes, body, hasLineHeight: false)
          && $0.font?.pointSize == 20 && $0.adjustsFontForContentSizeCategory
      }
      table.expect(TextFieldAppearance(placeholderColor: color)) {
        matches($0.attributedPlaceholder?.attributes[.foregroundColor] as? UIColor, color)
      }
      table.expect(TextFieldAppearance(textAlignment: .right)) { $0.textAlignment == .right }
      table.expect(TextFieldAppearance(borderStyle: .rounded)) {
        $0.borderStyle == .roundedRect
      }
      table.expect(TextFieldAppearance(clearButton: .whileEditing)) {
        $0.clearButtonMode == .whileEditing
      }
      table.expect(TextFieldAppearance(minimumFontSize: 9)) {
        $0.minimumFontSize == 9 && $0.adjustsFontSizeToFitWidth
      }
      table.expect(TextFieldAppearance(keyboard: .dark)) { $0.keyboardAppearance == .dark }
      table.expect(TextFieldAppearance(input: TextInputTraits(contentType: .newPassword))) {
        $0.textContentType == .newPassword
      }
      table.expectNoOthers()
    }

    @Test("later placeholders have the attributes, too") func styledPlaceholder() {
      let field = UITextField()
      field.apply(TextFieldAppearance(placeholderColor: color))
      field.styledPlaceholder = "Later"
      #expect(matches(field.attributedPlaceholder?.attributes[.foregroundColor] as? UIColor, color))
    }

    @Test func textViews() {
      let table = PropertyTable(
        TextViewAppearance.self,
        on: {
          let view = UITextView()
          view.text = "Text"
          return view
        }, by: { $0.apply($1) })
      table.expect(TextViewAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(TextViewAppearance(textColor: color)) { matches($0.textColor, color) }
      table.expect(TextViewAppearance(typography: body)) {
        matches($0.attributedText.attributes, body) && matches($0.typingAttributes, body)
          && $0.font?.pointSize == 20 && $0.adjustsFontForContentSizeCategory
      }
      table.expect(TextViewAppearance(linkColor: color)) {
        matches($0.linkTextAttributes[.foregroundColor] as? UIColor, color)
      }
      table.expect(TextViewAppearance(textAlignment: .center)) {
        $0.textAlignment == .center
      }
      table.expect(TextViewAppearance(textInsets: InsetsValue(3))) {
        $0.textContainerInset == UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
      }
      table.expect(TextViewAppearance(lineFragmentPadding: 0)) {
        $0.textContainer.lineFragmentPadding == 0
      }
      table.expect(TextViewAppearance(keyboard: .light)) { $0.keyboardAppearance == .light }
      table.expect(TextViewAppearance(input: TextInputTraits(capitalization: .characters))) {
        $0.autocapitalizationType == .allCharacters
      }
      table.expect(TextViewAppearance(details: TextDetails(isUnderlined: true))) {
        $0.attributedText?.attributes[.underlineStyle] as? Int == 1
      }
      table.expectNoOthers()
    }

    @Test("a text view's attributes follow a later color and alignment") func laterColor() {
      let view = UITextView()
      view.apply(TextViewAppearance(typography: body))
      view.styledText = "Text"
      view.apply(TextViewAppearance(textColor: color, typography: body, textAlignment: .right))
      #expect(matches(view.attributedText.attributes[.foregroundColor] as? UIColor, color))
      let paragraph = view.attributedText.attributes[.paragraphStyle] as? NSParagraphStyle
      #expect(paragraph?.alignment == .right)
      #expect(view.styledText == "Text")
    }

    @Test("details change the font and add lines, a distance between paragraphs and a shadow")
    func details() throws {
      let color = variedColor(4)
      let details = TextDetails(
        fontFamily: FontFamilyValue(["Georgia"]), isItalic: true, isUnderlined: true,
        isStruckThrough: true, paragraphSpacing: 8,
        hyphenation: 0.5,
        shadow: ShadowValue(layers: [.init(color: color, offsetX: 1, offsetY: 2, blur: 3)]))
      let label = UILabel()
      label.text = "Text"
      label.apply(LabelAppearance(typography: body, details: details))
      func expectDetails(_ attributes: [NSAttributedString.Key: Any]?, scale: CGFloat) throws {
        let font = try #require(attributes?[.font] as? UIFont)
        #expect(font.familyName == "Georgia")
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitItalic))
        #expect(attributes?[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        #expect(attributes?[.strikethroughStyle] as? Int == NSUnderlineStyle.single.rawValue)
        let paragraph = try #require(attributes?[.paragraphStyle] as? NSParagraphStyle)
        #expect(abs(paragraph.paragraphSpacing - 8 * scale) < 0.001)
        #expect(paragraph.hyphenationFactor == 0.5)
        #expect(paragraph.minimumLineHeight > 0)
        let shadow = try #require(attributes?[.shadow] as? NSShadow)
        #expect(shadow.shadowOffset == CGSize(width: 1, height: 2))
        #expect(shadow.shadowBlurRadius == 3)
      }
      try expectDetails(label.attributedText?.attributes, scale: 1)
      label.shimAdopt(UITraitCollection(.light, size: .accessibilityLarge))
      try expectDetails(label.attributedText?.attributes, scale: 33.0 / 17)
      label.apply(LabelAppearance(typography: body))
      #expect(label.attributedText?.attributes[.underlineStyle] == nil)

      let view = UITextView()
      view.text = "Text"
      view.apply(TextViewAppearance(typography: body, details: details))
      try expectDetails(view.attributedText?.attributes, scale: 1)

      let button = UIButton()
      button.setTitle("Text", for: .normal)
      button.apply(ButtonAppearance(details: TextDetails(isItalic: true)))
      let title = button.attributedTitle(for: .normal)?.attributes
      #expect((title?[.font] as? UIFont)?.shimTraits.contains(.traitItalic) == true)

      let plain = UILabel()
      plain.text = "Text"
      plain.apply(LabelAppearance(details: TextDetails(isUnderlined: true)))
      #expect(plain.attributedText?.attributes[.underlineStyle] as? Int == 1)
      plain.apply(LabelAppearance.unset)
      #expect(plain.attributedText?.attributes[.underlineStyle] == nil)
    }

    @Test("a field keeps its alignment and color beside those of a text style") func fields() {
      let field = UITextField()
      field.apply(TextFieldAppearance(textColor: variedColor(1), textAlignment: .right))
      let look = TextFieldAppearance(
        textColor: variedColor(2), typography: body, textAlignment: .center)
      field.apply(look)
      #expect(field.textAlignment == .center)
      #expect(matches(field.textColor, variedColor(2)))
      field.apply(TextFieldAppearance(typography: body))
      #expect(field.textAlignment == .natural)
      #expect(field.textColor == nil)
      field.apply(TextFieldAppearance.unset)
      #expect(field.textAlignment == .natural)
      #expect(field.textColor == nil && field.font == nil)
    }

    @Test(
      "a label whose background has round corners is cut off at them, as UIKit does not round it")
    func roundLabels() {
      let badge = ViewAppearance(backgroundColor: variedColor(1), cornerRadius: 8)
      let label = UILabel()
      label.apply(LabelAppearance(view: badge))
      #expect(label.clipsToBounds)
      label.apply(LabelAppearance(view: badge.with(\.clipsToBounds, false)))
      #expect(!label.clipsToBounds)
      label.apply(LabelAppearance(view: badge.with(\.cornerRadius, nil)))
      #expect(!label.clipsToBounds)
      // A shadow would be cut off, too.
      let shadow = ShadowValue(layers: [.init(color: variedColor(2), blur: 4)])
      label.apply(LabelAppearance(view: badge.with(\.shadow, shadow)))
      #expect(!label.clipsToBounds)
      let view = UIView()
      view.apply(badge)
      #expect(!view.clipsToBounds)
    }
  }
#endif
