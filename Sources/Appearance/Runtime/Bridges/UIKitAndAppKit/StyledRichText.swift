#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import TokenRuntime
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  struct StyledRichText: Equatable {
    let text: RichText
    let style: RichTextStyle
    /// A Boolean value that indicates whether a text view shows the text: it opens links, a label would only draw
    /// them in a color.
    var isInTextView = false

    var isColored: Bool { text.runs.contains { style.color(of: $0) != nil } }

    /// The text whose runs are named by their index, for those who show it.
    var source: NSAttributedString {
      let source = NSMutableAttributedString(string: "")
      for (index, run) in text.runs.enumerated() {
        source.append(NSAttributedString(string: run.text, attributes: [.richTextRun: index]))
      }
      return source
    }

    /// The attributes of a text with room for the highest line that a run asks for.
    func lineAttributes(
      from attributes: [NSAttributedString.Key: Any], in typography: TypographyValue?,
      compatibleWith traits: InterfaceTraits
    ) -> [NSAttributedString.Key: Any] {
      let styles = text.runs.compactMap(\.typography)
      guard let highest = styles.max(by: { $0.lineHeight < $1.lineHeight }),
        highest.lineHeight > typography?.lineHeight ?? 0
      else { return attributes }
      let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
      let line = highest.textAttributes(
        compatibleWith: traits, alignment: paragraph?.alignment ?? .natural,
        lineBreakMode: paragraph?.lineBreakMode ?? .byWordWrapping, isInTextView: isInTextView)
      var attributes = attributes
      attributes[.paragraphStyle] = line[.paragraphStyle]
      attributes[.baselineOffset] = line[.baselineOffset]
      return attributes
    }

    func attributes(
      ofRun index: Int, from attributes: [NSAttributedString.Key: Any],
      in typography: TypographyValue?, compatibleWith traits: InterfaceTraits
    ) -> [NSAttributedString.Key: Any] {
      let run = text.runs[index]
      var attributes = attributes
      var symbolic: FontTraits = []
      if run.traits.contains(.italic) { symbolic.insert(.traitItalic) }
      if let own = style.typography(of: run, in: typography) {
        if own != typography {
          let line = own.lineAttributes(compatibleWith: traits)
          attributes[.font] = line[.font]
          attributes[.kern] = line[.kern]
        }
      } else {
        if run.traits.contains(.bold) { symbolic.insert(.traitBold) }
        if run.traits.contains(.code) { symbolic.insert(.traitMonoSpace) }
      }
      if !symbolic.isEmpty, let font = attributes[.font] as? ElementFont {
        attributes[.font] = font.adding(symbolic, size: font.pointSize) ?? font
      }
      if let color = style.color(of: run) { attributes[.foregroundColor] = ElementColor(color) }
      if let color = style.background(of: run) {
        attributes[.backgroundColor] = ElementColor(color)
      }
      if style.underlines(run) { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if run.traits.contains(.struckThrough) {
        attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
      }
      if isInTextView, let link = run.link { attributes[.link] = URL(string: link.rawValue) }
      return attributes
    }
  }

  extension NSAttributedString.Key {
    /// The index of a run of a ``StyledRichText``. No element is given texts with it.
    static let richTextRun = Self(rawValue: "richTextRun")
  }
#endif
