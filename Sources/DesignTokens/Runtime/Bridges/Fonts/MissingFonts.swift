#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) || canImport(AppKit)
  extension TypographyValue {
    /// The first name of ``fontFamily``, if no font of that name is installed or registered, so that
    /// another is shown; `nil` otherwise, and for the platform's own font.
    public var missingFont: String? {
      guard let name = fontFamily.primary, !fontFamily.isSystem else { return nil }
      return shownFontNames.contains(name) ? nil : name
    }

    private var shownFontNames: [String?] {
      #if canImport(UIKit)
        let font = unscaledUIFont(ofSize: size)
      #else
        let font = nsFont
      #endif
      return [font.familyName, font.fontName]
    }
  }

  extension Sequence<TypographyValue> {
    /// The fonts of these styles that are neither installed nor registered, each once, in order.
    ///
    /// Text in such a font is shown in another one, without a word. Ask once at launch and report
    /// what is missing, or in a test of the app:
    ///
    /// ```swift
    /// #expect(TypographyToken.allCases.map { theme[$0] }.missingFonts == [])
    /// ```
    public var missingFonts: [String] {
      reduce(into: []) { missing, style in
        guard let name = style.missingFont, !missing.contains(name) else { return }
        missing.append(name)
      }
    }
  }
#endif
