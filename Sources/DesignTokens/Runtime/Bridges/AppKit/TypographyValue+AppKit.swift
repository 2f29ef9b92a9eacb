#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension NSFont.Weight {
    /// Creates the weight of a number from 1 to 1000, as in CSS and OpenType.
    ///
    /// 100 to 900 are `ultraLight` to `black`, in the order of the names in the DTCG Format module,
    /// section 8.4. Numbers between two hundreds are interpolated, others are clamped to 100...900.
    public init(_ value: FontWeightValue) {
      let scale: [NSFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      self.init(CGFloat(value.interpolated(onto: scale.map { Double($0.rawValue) })))
    }
  }

  extension TypographyValue {
    /// The first font of ``fontFamily`` that is installed, or else the system font.
    ///
    /// Its size is ``size`` points, since macOS has no Dynamic Type, or that of macOS for ``textStyle``
    /// if ``hasSystemSize``.
    public var nsFont: NSFont {
      let font = plainNSFont
      let settings = featureSettings
      guard isItalic || !settings.isEmpty else { return font }
      var descriptor = font.fontDescriptor
      if isItalic {
        descriptor = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.italic))
      }
      if !settings.isEmpty {
        descriptor = descriptor.addingAttributes([.featureSettings: settings])
      }
      return NSFont(descriptor: descriptor, size: font.pointSize) ?? font
    }

    /// The size of the font in points.
    private var pointSize: CGFloat {
      guard hasSystemSize, let textStyle else { return CGFloat(size) }
      return NSFont.preferredFont(forTextStyle: NSFont.TextStyle(textStyle)).pointSize
    }

    /// The upright font without ``fontFeatures``.
    private var plainNSFont: NSFont {
      let size = pointSize
      let weight = NSFont.Weight(weight)
      for name in fontFamily.namesBeforeSystem {
        let descriptor = NSFontDescriptor(fontAttributes: [
          .family: name, .traits: [NSFontDescriptor.TraitKey.weight: weight.rawValue],
        ])
        if let match = descriptor.matchingFontDescriptor(withMandatoryKeys: [.family]),
          let font = NSFont(descriptor: match, size: size)
        {
          return font
        }
        if let font = NSFont(name: name, size: size) { return font }
      }
      return monospacedDigits
        ? .monospacedDigitSystemFont(ofSize: size, weight: weight)
        : .systemFont(ofSize: size, weight: weight)
    }

    /// The attributes of text in this style: font, tracking, and line height.
    ///
    /// The text is centered vertically in its line. If ``lineHeight`` is 0, lines have the font's
    /// own height. Tracking and baseline offset are `NSNumber`s.
    public var nsTextAttributes: [NSAttributedString.Key: Any] {
      let font = nsFont
      let scale = size == 0 ? 1 : font.pointSize / CGFloat(size)
      let paragraph = NSMutableParagraphStyle()
      var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraph]
      // A kern of 0 would switch off the kerning of the font itself.
      if letterSpacing != 0 { attributes[.kern] = NSNumber(value: letterSpacing * Double(scale)) }
      if lineHeight > 0 {
        let height = CGFloat(lineHeight) * scale
        paragraph.minimumLineHeight = height
        paragraph.maximumLineHeight = height
        let fontHeight = font.ascender - font.descender + font.leading
        attributes[.baselineOffset] = NSNumber(value: Double(max(height - fontHeight, 0) / 2))
      }
      return attributes
    }
  }

  extension NSFont.TextStyle {
    /// Creates the platform's style of this name; extra large titles are `largeTitle`.
    public init(_ style: TypographyValue.TextStyle) {
      switch style {
      case .extraLargeTitle, .extraLargeTitle2, .largeTitle: self = .largeTitle
      case .title1: self = .title1
      case .title2: self = .title2
      case .title3: self = .title3
      case .headline: self = .headline
      case .subheadline: self = .subheadline
      case .body: self = .body
      case .callout: self = .callout
      case .footnote: self = .footnote
      case .caption1: self = .caption1
      case .caption2: self = .caption2
      }
    }
  }
#endif
