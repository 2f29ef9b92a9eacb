#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import TokenRuntime
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A text as the app set it: what its runs have besides the attributes of their element.
  struct SourceText {
    let text: NSAttributedString
    /// The attributes of the element, which were taken away.
    let base: [NSAttributedString.Key: Any]
    let rich: StyledRichText?
    /// The first font in the text, beside which others are larger or smaller.
    private let font: ElementFont?

    init(_ rich: StyledRichText, base: [NSAttributedString.Key: Any]) {
      self.rich = rich
      self.base = base
      text = rich.source
      font = nil
    }

    /// Takes the attributes of an element away from its text.
    ///
    /// An element gives its attributes to all runs of a text, or to none. UIKit also reports those of
    /// the first run as the element's, so an attribute that other runs lack is the run's own.
    ///
    /// `letters` are those before their case was changed; they count if they are as many.
    init(
      _ text: NSAttributedString, without base: [NSAttributedString.Key: Any],
      letters: NSAttributedString? = nil
    ) {
      let runs = text.runs
      rich = nil
      font = runs.lazy.compactMap { $0.attributes[.font] as? ElementFont }.first
      let base = base.filter { key, _ in runs.allSatisfy { $0.attributes[key] != nil } }
      self.base = base
      let source = NSMutableAttributedString(string: "")
      for run in runs {
        var own = run.attributes
        for (key, value) in base {
          if own[key] as? AnyHashable == value as? AnyHashable { own[key] = nil }
        }
        let letters = letters?.length == text.length ? letters : nil
        source.append(
          NSAttributedString(
            string: (letters ?? text).attributedSubstring(from: run.range).string, attributes: own))
      }
      self.text = source
    }

    var isRich: Bool { text.runs.contains { !$0.attributes.isEmpty } }

    /// A Boolean value that indicates whether a run has a color of its own.
    var isColored: Bool {
      rich?.isColored ?? text.runs.contains { $0.attributes[.foregroundColor] != nil }
    }

    /// The text with attributes, which those that its runs have of their own override.
    ///
    /// A run's font makes the given one bold or italic, and as much larger or smaller as it is beside
    /// the text's first font. Its paragraph style keeps all but the line height, alignment and line
    /// breaks, which are the given ones.
    func shown(
      with attributes: [NSAttributedString.Key: Any], in typography: TypographyValue?,
      compatibleWith traits: InterfaceTraits
    ) -> NSAttributedString {
      let whole = NSAttributedString(string: typography?.cased(text.string) ?? text.string)
      let given =
        rich?.lineAttributes(from: attributes, in: typography, compatibleWith: traits) ?? attributes
      let shown = NSMutableAttributedString(string: "")
      let isTall = text.string.hasTallLetters
      for run in text.runs {
        // A case may have more letters; then each run has it by itself.
        let letters =
          whole.length == text.length
          ? whole.attributedSubstring(from: run.range).string
          : typography?.cased(text.attributedSubstring(from: run.range).string) ?? ""
        let merged =
          if let rich, let index = run.attributes[.richTextRun] as? Int {
            rich.attributes(
              ofRun: index, from: given, in: typography, compatibleWith: traits)
          } else {
            merged(run.attributes, into: given, in: typography)
          }
        shown.append(
          NSAttributedString(
            string: letters,
            attributes: merged.fitting(joined: letters.hasJoiningLetters, tall: isTall)))
      }
      return shown
    }

    private func merged(
      _ own: [NSAttributedString.Key: Any], into attributes: [NSAttributedString.Key: Any],
      in typography: TypographyValue?
    ) -> [NSAttributedString.Key: Any] {
      var merged = attributes.merging(own) { _, own in own }
      if typography != nil, let given = attributes[.font] as? ElementFont,
        let own = own[.font] as? ElementFont
      {
        merged[.font] = given.emphasized(like: own, beside: font)
      }
      if let given = attributes[.paragraphStyle] as? NSParagraphStyle,
        let own = own[.paragraphStyle] as? NSParagraphStyle
      {
        merged[.paragraphStyle] = own.measured(like: given)
      }
      return merged
    }
  }

  /// A text as the app set it, and as it is shown with a look.
  struct StyledText {
    let source: SourceText
    let attributes: [NSAttributedString.Key: Any]
    /// `nil` until the text is first shown.
    let shown: NSAttributedString?
  }

  extension NSAttributedString {
    func isSame(as other: NSAttributedString?) -> Bool {
      guard let other else { return false }
      if self === other { return true }
      guard string == other.string else { return false }
      let (own, others) = (runs, other.runs)
      return own.count == others.count
        && zip(own, others).allSatisfy { one, other in
          one.range == other.range && one.attributes.count == other.attributes.count
            && one.attributes.allSatisfy { key, value in
              value as? AnyHashable == other.attributes[key] as? AnyHashable
            }
        }
    }

    /// The pieces of the text whose characters have the same attributes, in order.
    var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
      var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
      var start = 0
      while start < length {
        var range = NSRange(location: start, length: 0)
        let attributes = attributes(at: start, effectiveRange: &range)
        let end = range.location + range.length
        runs.append((NSRange(location: start, length: end - start), attributes))
        start = end
      }
      return runs
    }
  }

  extension [NSAttributedString.Key: Any] {
    /// The attributes that an element gives to a text that has none of its own.
    init(
      font: ElementFont?, color: ElementColor?, alignment: NSTextAlignment,
      lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = alignment
      paragraph.lineBreakMode = lineBreakMode
      self = [.paragraphStyle: paragraph]
      self[.font] = font
      self[.foregroundColor] = color
    }
  }

  extension [NSAttributedString.Key: Any] {
    /// These attributes for letters of some scripts: without space between letters that join, and in lines
    /// that grow with tall ones, which would reach into the lines beside them.
    func fitting(joined: Bool, tall: Bool) -> Self {
      var attributes = self
      if joined { attributes[.kern] = nil }
      if tall, let pinned = attributes[.paragraphStyle] as? NSParagraphStyle,
        pinned.maximumLineHeight > 0,
        let free = pinned.mutableCopy() as? NSMutableParagraphStyle
      {
        free.maximumLineHeight = 0
        attributes[.paragraphStyle] = free
      }
      return attributes
    }
  }

  extension NSAttributedString? {
    /// Returns a Boolean value that indicates whether both are missing, or have the same letters with the same
    /// attributes.
    func isSame(as other: NSAttributedString?) -> Bool {
      map { $0.isSame(as: other) } ?? (other == nil)
    }
  }

  extension ElementFont {
    /// This font, as bold, italic and large as `other` is beside `base`.
    fileprivate func emphasized(like other: ElementFont, beside base: ElementFont?) -> ElementFont {
      let size = base.map { pointSize * other.pointSize / $0.pointSize } ?? other.pointSize
      return adding(other.symbolicTraits.intersection([.traitBold, .traitItalic]), size: size)
        ?? other
    }
  }

  extension NSParagraphStyle {
    /// This style with the height, alignment and breaks of the lines of another.
    fileprivate func measured(like other: NSParagraphStyle) -> NSParagraphStyle {
      guard let style = mutableCopy() as? NSMutableParagraphStyle else { return other }
      if other.maximumLineHeight > 0 {
        style.minimumLineHeight = other.minimumLineHeight
        style.maximumLineHeight = other.maximumLineHeight
      }
      style.alignment = other.alignment
      style.lineBreakMode = other.lineBreakMode
      return style
    }
  }
#endif
