#if canImport(UIKit)
  import UIKit

  extension TypographyValue {
    #if os(watchOS)
      /// The font at the size that Dynamic Type asks for.
      ///
      /// It scales with ``textStyle``, or with body text if that is `nil`, from ``minimumScale`` to
      /// ``maximumScale`` times ``size``, or the platform's size if ``hasSystemSize``. A maximum of 1
      /// fixes the size. It is the first font of ``fontFamily`` that is installed, or else the system font.
      public var uiFont: UIFont {
        if let systemStyle { return systemFont(.preferredFont(forTextStyle: systemStyle)) }
        if isFixed { return unscaledUIFont(ofSize: size) }
        let font = unscaledUIFont(ofSize: size)
        let scaled =
          maximumPointSize.map { metrics.scaledFont(for: font, maximumPointSize: $0) }
          ?? metrics.scaledFont(for: font)
        return limited(scaled)
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
      /// fixes the size.
      ///
      /// - Parameter traits: The traits of the interface, whose Dynamic Type size is used; `nil`
      ///   for the size that the user set for the app.
      /// - Returns: The first font of ``fontFamily`` that is installed, or else the system font.
      public func uiFont(compatibleWith traits: UITraitCollection? = nil) -> UIFont {
        // Without a size of its own it is the app's, which changes.
        guard let traits, traits.preferredContentSizeCategory != .unspecified else {
          return scaledUIFont(compatibleWith: traits)
        }
        return FontCache.font(of: self, in: traits.preferredContentSizeCategory) {
          scaledUIFont(compatibleWith: traits)
        }
      }

      private func scaledUIFont(compatibleWith traits: UITraitCollection?) -> UIFont {
        if let systemStyle {
          return systemFont(.preferredFont(forTextStyle: systemStyle, compatibleWith: traits))
        }
        let font = unscaledUIFont(ofSize: size)
        if isFixed { return font }
        let scaled =
          maximumPointSize.map {
            metrics.scaledFont(for: font, maximumPointSize: $0, compatibleWith: traits)
          } ?? metrics.scaledFont(for: font, compatibleWith: traits)
        return limited(scaled)
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

    /// Whether Dynamic Type changes nothing; with a maximum alone, smaller sizes would still apply.
    private var isFixed: Bool { maximumScale == 1 }

    private var maximumPointSize: CGFloat? { maximumScale.map { CGFloat(size * $0) } }

    /// A scaled font, which is at least as large as the style says.
    private func limited(_ font: UIFont) -> UIFont {
      guard let minimumScale, font.pointSize < CGFloat(size * minimumScale) else { return font }
      return unscaledUIFont(ofSize: size * minimumScale)
    }

    /// The platform's style whose size the text has.
    private var systemStyle: UIFont.TextStyle? {
      hasSystemSize ? textStyle.map(UIFont.TextStyle.init) : nil
    }

    /// The font of the platform's style, or another one in its size, within the limits.
    private func systemFont(_ preferred: UIFont) -> UIFont {
      var pointSize = Double(preferred.pointSize)
      if maximumScale != nil || minimumScale != nil {
        let standard = defaultPointSize(of: preferred)
        if let maximumScale { pointSize = min(pointSize, standard * maximumScale) }
        if let minimumScale { pointSize = max(pointSize, standard * minimumScale) }
        if isFixed { pointSize = standard }
      }
      let isOwn = CGFloat(pointSize) == preferred.pointSize && isPlainSystemStyle
      return isOwn ? preferred : unscaledUIFont(ofSize: pointSize)
    }

    /// Whether the font of the platform's style is the one that the style asks for.
    private var isPlainSystemStyle: Bool {
      fontFamily.isSystem && weight.number == textStyle?.defaultWeight.number && !isItalic
        && !monospacedDigits && fontFeatures == .none
    }

    /// The first font of ``fontFamily`` that is installed, or else the system font, at a size.
    ///
    /// A name is that of a family, whose face with the nearest weight is used, or of a face. Only
    /// the system font has a variant whose digits have the same width; others may have the feature.
    func unscaledUIFont(ofSize size: Double) -> UIFont {
      let font = plainUIFont(ofSize: CGFloat(size))
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

    /// The upright font without ``fontFeatures``.
    private func plainUIFont(ofSize size: CGFloat) -> UIFont {
      let weight = UIFont.Weight(weight)
      for name in fontFamily.namesBeforeSystem {
        if !UIFont.fontNames(forFamilyName: name).isEmpty {
          let descriptor = UIFontDescriptor(fontAttributes: [
            .family: name, .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
          ])
          return UIFont(descriptor: descriptor, size: size)
        }
        if let font = UIFont(name: name, size: size) { return font }
      }
      return monospacedDigits
        ? .monospacedDigitSystemFont(ofSize: size, weight: weight)
        : .systemFont(ofSize: size, weight: weight)
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
