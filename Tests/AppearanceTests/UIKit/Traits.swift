#if canImport(UIKit)
  import DesignTokens
  import UIKit

  extension UITraitCollection {
    /// The traits of an interface in a context.
    convenience init(
      _ context: ThemeContext, gamut: ColorGamut = .displayP3,
      size: UIContentSizeCategory = .large
    ) {
      self.init(traitsFrom: [
        UITraitCollection(userInterfaceStyle: context.scheme == .dark ? .dark : .light),
        UITraitCollection(accessibilityContrast: context.contrast == .high ? .high : .normal),
        UITraitCollection(userInterfaceLevel: context.elevation == .elevated ? .elevated : .base),
        UITraitCollection(horizontalSizeClass: context.sizeClass == .regular ? .regular : .compact),
        UITraitCollection(displayGamut: gamut == .sRGB ? .SRGB : .P3),
        UITraitCollection(preferredContentSizeCategory: size),
      ])
    }
  }

  /// Whether a color has the channels of a value as it resolves in a context.
  func matches(
    _ color: CGColor?, _ value: ColorValue, in context: ThemeContext,
    gamut: ColorGamut = .displayP3
  ) -> Bool {
    matches(color?.shimComponents, value, in: context, gamut: gamut)
  }

  func matches(
    _ channels: ShimComponents?, _ value: ColorValue, in context: ThemeContext,
    gamut: ColorGamut = .displayP3
  ) -> Bool {
    let expected = value.resolved(in: context, gamut: gamut)
    return channels
      == ShimComponents(
        red: expected.red, green: expected.green, blue: expected.blue, alpha: expected.alpha,
        isDisplayP3: expected.space == .displayP3)
  }

  /// Whether a dynamic color is a value's in both schemes, contrasts, elevations and gamuts.
  func matches(_ color: UIColor?, _ value: ColorValue) -> Bool {
    ThemeContext.allCases.allSatisfy { context in
      ColorGamut.allCases.allSatisfy { gamut in
        let traits = UITraitCollection(context, gamut: gamut)
        let resolved = color?.resolvedColor(with: traits).cgColor
        return matches(resolved, value, in: context, gamut: gamut)
      }
    }
  }

  /// Whether attributes have the font, tracking and line height of a style at a scale, and, if the
  /// text is free to, stand in the middle of the line.
  func matches(
    _ attributes: [NSAttributedString.Key: Any]?, _ style: TypographyValue, scale: Double = 1,
    hasLineHeight: Bool = true
  ) -> Bool {
    guard let font = attributes?[.font] as? UIFont, let kern = attributes?[.kern] as? NSNumber
    else {
      return false
    }
    func isClose(_ one: CGFloat?, _ other: Double) -> Bool {
      one.map { abs($0 - other) < 0.000_1 } ?? false
    }
    guard isClose(font.pointSize, style.size * scale),
      isClose(CGFloat(kern.doubleValue), style.letterSpacing * scale)
    else { return false }
    guard hasLineHeight else { return true }
    let paragraph = attributes?[.paragraphStyle] as? NSParagraphStyle
    let offset = (style.lineHeight * scale - font.lineHeight) / 2
    return isClose(paragraph?.minimumLineHeight, style.lineHeight * scale)
      && isClose(paragraph?.maximumLineHeight, style.lineHeight * scale)
      && isClose(
        (attributes?[.baselineOffset] as? NSNumber).map { CGFloat($0.doubleValue) }, offset)
  }

  extension NSAttributedString {
    /// The attributes of the first character.
    var attributes: [NSAttributedString.Key: Any] {
      length == 0 ? [:] : attributes(at: 0, effectiveRange: nil)
    }
  }
#endif
