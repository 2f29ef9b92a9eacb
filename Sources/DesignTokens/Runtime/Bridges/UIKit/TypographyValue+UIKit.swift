#if canImport(UIKit)
  import UIKit

  extension TypographyValue {
    #if os(watchOS)
      /// The font at the size that Dynamic Type asks for.
      ///
      /// It scales with ``textStyle``, or with body text if that is `nil`, from ``minimumScale`` to
      /// ``maximumScale`` times ``size``, or the platform's size if ``hasSystemSize``. A maximum of 1
      /// fixes the size. It is the first font of ``fontFamily`` that is installed, or else the system font.
      public var uiFont: UIFont { uiFont(isBold: false) }

      /// The font, with a heavier face if the user asks for Bold Text.
      func uiFont(isBold: Bool) -> UIFont {
        if let systemStyle {
          return systemFont(.preferredFont(forTextStyle: systemStyle), isBold: isBold)
        }
        let font = unscaledUIFont(ofSize: size, isBold: isBold)
        if isFixed { return font }
        let scaled =
          maximumPointSize.map { metrics.scaledFont(for: font, maximumPointSize: $0) }
          ?? metrics.scaledFont(for: font)
        return limited(scaled, isBold: isBold)
      }

      /// The size of the platform's style at the default Dynamic Type size.
      private func defaultPointSize(of preferred: UIFont) -> Double {
        // A factor of a large number, as sizes may be whole.
        Double(preferred.pointSize) / (Double(metrics.scaledValue(for: 1_000)) / 1_000)
      }
    #else
      /// The font at the size that Dynamic Type asks for in an interface.
      ///
      /// It scales with ``textStyle``, or with body text if that is `nil`, from ``minimumScale`` to
      /// ``maximumScale`` times ``size``, or the platform's size if ``hasSystemSize``. A maximum of 1
      /// fixes the size. With Bold Text it has a heavier face: the system's font by itself, other
      /// fonts the face of their family that is 200 heavier, or their bold face.
      ///
      /// - Parameter traits: The traits of the interface, whose Dynamic Type size and weight of text
      ///   are used; `nil` for those that the user set for the app.
      /// - Returns: The first font of ``fontFamily`` that is installed, or else the system font.
      public func uiFont(compatibleWith traits: UITraitCollection? = nil) -> UIFont {
        uiFont(compatibleWith: traits, isBold: (traits ?? .current).legibilityWeight == .bold)
      }

      /// The font for a size of text, with Bold Text or not.
      func uiFont(compatibleWith traits: UITraitCollection?, isBold: Bool) -> UIFont {
        // Without a size of its own it is the app's, which changes.
        guard let traits, traits.preferredContentSizeCategory != .unspecified else {
          return scaledUIFont(compatibleWith: traits, isBold: isBold)
        }
        return FontCache.font(
          of: self, in: traits.preferredContentSizeCategory, isBold: isBold
        ) { scaledUIFont(compatibleWith: traits, isBold: isBold) }
      }

      private func scaledUIFont(
        compatibleWith traits: UITraitCollection?, isBold: Bool
      ) -> UIFont {
        if let systemStyle {
          return systemFont(
            .preferredFont(forTextStyle: systemStyle, compatibleWith: traits), isBold: isBold)
        }
        let font = unscaledUIFont(ofSize: size, isBold: isBold)
        if isFixed { return font }
        let scaled =
          maximumPointSize.map {
            metrics.scaledFont(for: font, maximumPointSize: $0, compatibleWith: traits)
          } ?? metrics.scaledFont(for: font, compatibleWith: traits)
        return limited(scaled, isBold: isBold)
      }

      /// The size of the platform's style at the default Dynamic Type size.
      private func defaultPointSize(of preferred: UIFont) -> Double {
        guard let systemStyle else { return size }
        let standard = UITraitCollection(preferredContentSizeCategory: .large)
        return Double(
          UIFont.preferredFont(forTextStyle: systemStyle, compatibleWith: standard).pointSize)
      }
    #endif

    private var metrics: UIFontMetrics {
      textStyle.map { UIFontMetrics(forTextStyle: UIFont.TextStyle($0)) } ?? .default
    }

    /// A Boolean value that indicates whether Dynamic Type changes nothing; with a maximum alone, smaller sizes would
    /// still apply.
    private var isFixed: Bool { maximumScale == 1 }

    private var maximumPointSize: CGFloat? { maximumScale.map { CGFloat(size * $0) } }

    /// A scaled font, which is at least as large as the style says.
    private func limited(_ font: UIFont, isBold: Bool) -> UIFont {
      guard let minimumScale, font.pointSize < CGFloat(size * minimumScale) else { return font }
      return unscaledUIFont(ofSize: size * minimumScale, isBold: isBold)
    }

    /// The platform's style whose size the text has.
    private var systemStyle: UIFont.TextStyle? {
      hasSystemSize ? textStyle.map(UIFont.TextStyle.init) : nil
    }

    /// The font of the platform's style, or another one in its size, within the limits.
    private func systemFont(_ preferred: UIFont, isBold: Bool) -> UIFont {
      var pointSize = Double(preferred.pointSize)
      if maximumScale != nil || minimumScale != nil {
        let standard = defaultPointSize(of: preferred)
        if let maximumScale { pointSize = min(pointSize, standard * maximumScale) }
        if let minimumScale { pointSize = max(pointSize, standard * minimumScale) }
        if isFixed { pointSize = standard }
      }
      let isOwn = CGFloat(pointSize) == preferred.pointSize && isPlainSystemStyle
      return isOwn ? preferred : unscaledUIFont(ofSize: pointSize, isBold: isBold)
    }

    /// A Boolean value that indicates whether the font of the platform's style is the one that the style asks for.
    private var isPlainSystemStyle: Bool {
      fontFamily.isSystem && weight.number == textStyle?.defaultWeight.number && !isItalic
        && !monospacedDigits && fontFeatures == .none
    }

    /// The first font of ``fontFamily`` that is installed, or else the system font, at a size.
    ///
    /// A name is that of a family, whose face with the nearest weight is used, or of a face. Only
    /// the system font has a variant whose digits have the same width; others may have the feature.
    func unscaledUIFont(ofSize size: Double, isBold: Bool = false) -> UIFont {
      let font = plainUIFont(ofSize: CGFloat(size), isBold: isBold)
      let settings = featureSettings
      guard isItalic || !settings.isEmpty else { return font }
      var descriptor = font.fontDescriptor
      if isItalic {
        let traits = descriptor.symbolicTraits.union(.traitItalic)
        descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
      }
      if !settings.isEmpty {
        descriptor = descriptor.addingAttributes([.featureSettings: settings])
      }
      return UIFont(descriptor: descriptor, size: CGFloat(size))
    }

    /// The upright font without ``fontFeatures``. Bold Text makes the system's font bolder by itself.
    private func plainUIFont(ofSize size: CGFloat, isBold: Bool) -> UIFont {
      for name in fontFamily.namesBeforeSystem {
        if !UIFont.fontNames(forFamilyName: name).isEmpty {
          let weight = UIFont.Weight(isBold ? weight.heavier : weight)
          let descriptor = UIFontDescriptor(fontAttributes: [
            .family: name, .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
          ])
          return UIFont(descriptor: descriptor, size: size)
        }
        if let font = UIFont(name: name, size: size) { return isBold ? font.bold : font }
      }
      let weight = UIFont.Weight(weight)
      return monospacedDigits
        ? .monospacedDigitSystemFont(ofSize: size, weight: weight)
        : .systemFont(ofSize: size, weight: weight)
    }
  }

  extension FontWeightValue {
    /// The weight of a face for Bold Text, at most 900.
    fileprivate var heavier: FontWeightValue {
      FontWeightValue(max(number, min(number + 200, 900)))
    }
  }

  extension UIFont {
    /// The bold face of this font's family, or this font where there is none.
    fileprivate var bold: UIFont {
      let traits = fontDescriptor.symbolicTraits.union(.traitBold)
      return fontDescriptor.withSymbolicTraits(traits)
        .map { UIFont(descriptor: $0, size: pointSize) } ?? self
    }
  }

  extension UIFont.TextStyle {
    /// Creates the platform's style of this name.
    ///
    /// Extra large titles are `largeTitle` except on visionOS; tvOS shows large titles as `title1`.
    public init(_ style: TypographyValue.TextStyle) {
      switch style {
      #if os(visionOS)
        case .extraLargeTitle: self = .extraLargeTitle
        case .extraLargeTitle2: self = .extraLargeTitle2
        case .largeTitle: self = .largeTitle
      #elseif os(tvOS)
        case .extraLargeTitle, .extraLargeTitle2, .largeTitle: self = .title1
      #else
        case .extraLargeTitle, .extraLargeTitle2, .largeTitle: self = .largeTitle
      #endif
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
