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
    /// Its size is ``size`` points, since macOS has no Dynamic Type.
    public var nsFont: NSFont {
      let settings = featureSettings
      guard !settings.isEmpty else { return plainNSFont }
      let descriptor = plainNSFont.fontDescriptor.addingAttributes([.featureSettings: settings])
      return NSFont(descriptor: descriptor, size: CGFloat(size)) ?? plainNSFont
    }

    /// The font without ``fontFeatures``.
    private var plainNSFont: NSFont {
      let size = CGFloat(size)
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
      let paragraph = NSMutableParagraphStyle()
      var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraph]
      // A kern of 0 would switch off the kerning of the font itself.
      if letterSpacing != 0 { attributes[.kern] = NSNumber(value: letterSpacing) }
      if lineHeight > 0 {
        let height = CGFloat(lineHeight)
        paragraph.minimumLineHeight = height
        paragraph.maximumLineHeight = height
        let fontHeight = font.ascender - font.descender + font.leading
        attributes[.baselineOffset] = NSNumber(value: Double(max(height - fontHeight, 0) / 2))
      }
      return attributes
    }
  }
#endif
