#if canImport(UIKit)
  import UIKit

  extension TypographyValue {
    #if os(watchOS)
      /// The font at the size that Dynamic Type asks for.
      ///
      /// It scales with ``textStyle``, or with body text if that is `nil`, to at most
      /// ``maximumScale`` times ``size``. A maximum of 1 fixes the size. It is the first font of
      /// ``fontFamily`` that is installed, or else the system font.
      public var uiFont: UIFont {
        if isFixed { return unscaledUIFont }
        guard let maximumPointSize else { return metrics.scaledFont(for: unscaledUIFont) }
        return metrics.scaledFont(for: unscaledUIFont, maximumPointSize: maximumPointSize)
      }
    #else
      /// The font at the size that Dynamic Type asks for in an interface.
      ///
      /// It scales with ``textStyle``, or with body text if that is `nil`, to at most
      /// ``maximumScale`` times ``size``. A maximum of 1 fixes the size.
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
        if isFixed { return unscaledUIFont }
        guard let maximumPointSize else {
          return metrics.scaledFont(for: unscaledUIFont, compatibleWith: traits)
        }
        return metrics.scaledFont(
          for: unscaledUIFont, maximumPointSize: maximumPointSize, compatibleWith: traits)
      }
    #endif

    private var metrics: UIFontMetrics {
      textStyle.map { UIFontMetrics(forTextStyle: UIFont.TextStyle($0)) } ?? .default
    }

    /// Whether Dynamic Type changes nothing; with a maximum alone, smaller sizes would still apply.
    private var isFixed: Bool { maximumScale == 1 }

    private var maximumPointSize: CGFloat? { maximumScale.map { CGFloat(size * $0) } }

    /// The first font of ``fontFamily`` that is installed, or else the system font, at ``size``.
    ///
    /// A name is that of a family, whose face with the nearest weight is used, or of a face. Only
    /// the system font has a variant whose digits have the same width; others may have the feature.
    var unscaledUIFont: UIFont {
      let settings = featureSettings
      guard !settings.isEmpty else { return plainUIFont }
      let descriptor = plainUIFont.fontDescriptor.addingAttributes([.featureSettings: settings])
      return UIFont(descriptor: descriptor, size: CGFloat(size))
    }

    /// The font without ``fontFeatures``.
    private var plainUIFont: UIFont {
      let size = CGFloat(size)
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
