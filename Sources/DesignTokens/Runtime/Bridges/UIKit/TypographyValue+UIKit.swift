#if canImport(UIKit)
  import UIKit

  extension TypographyValue {
    #if os(watchOS)
      /// The font at the size that Dynamic Type asks for.
      ///
      /// It grows with ``textStyle``, or with body text when the design names none, to at most
      /// ``maximumScale`` times ``size``. A maximum of 1 fixes the size.
      public var uiFont: UIFont {
        guard let maximumPointSize else { return metrics.scaledFont(for: unscaledUIFont) }
        return metrics.scaledFont(for: unscaledUIFont, maximumPointSize: maximumPointSize)
      }
    #else
      /// The font at the size that an interface's Dynamic Type asks for.
      ///
      /// It grows with ``textStyle``, or with body text when the design names none, to at most
      /// ``maximumScale`` times ``size``. A maximum of 1 fixes the size.
      ///
      /// - Parameter traits: The interface, or `nil` for the app's setting.
      public func uiFont(compatibleWith traits: UITraitCollection? = nil) -> UIFont {
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

    private var maximumPointSize: CGFloat? {
      maximumScale.map { CGFloat(size * $0) }
    }

    /// The most preferred font that the system has, at the design's size; else the system's.
    ///
    /// A name is that of a family, whose face of the nearest weight is taken, or of a face.
    /// Only the system's font can be asked for digits of the same width.
    private var unscaledUIFont: UIFont {
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
    /// Creates the platform's style of this name, or the nearest that it has.
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
