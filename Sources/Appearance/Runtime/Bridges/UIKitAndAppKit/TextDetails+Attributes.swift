#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import TokenRuntime
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension TextDetails {
    /// Adds the attributes of these details to those of a text.
    ///
    /// - Parameters:
    ///   - attributes: The attributes to which they are added.
    ///   - font: The font of a text whose attributes have none.
    ///   - scale: The factor by which the text grew.
    ///   - traits: The traits of the interface.
    func add(
      to attributes: inout [NSAttributedString.Key: Any], font: ElementFont? = nil,
      scale: CGFloat, compatibleWith traits: InterfaceTraits
    ) {
      if isItalic == true, let font = attributes[.font] as? ElementFont ?? font {
        attributes[.font] = font.adding(.traitItalic, size: font.pointSize) ?? font
      }
      if let isUnderlined {
        attributes[.underlineStyle] = isUnderlined ? NSUnderlineStyle.single.rawValue : nil
      }
      if let isStruckThrough {
        attributes[.strikethroughStyle] = isStruckThrough ? NSUnderlineStyle.single.rawValue : nil
      }
      if paragraphSpacing != nil || hyphenation != nil {
        let paragraph =
          (attributes[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy()
          as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
        if let paragraphSpacing {
          paragraph.paragraphSpacing = CGFloat(paragraphSpacing) * scale
        }
        if let hyphenation { paragraph.hyphenationFactor = Float(hyphenation) }
        attributes[.paragraphStyle] = paragraph
      }
      if let layer = shadow?.outermost {
        let shadow = NSShadow()
        shadow.shadowColor = layer.color.shown(in: traits)
        shadow.shadowOffset = CGSize(
          width: CGFloat(layer.offsetX), height: ElementView.down * CGFloat(layer.offsetY))
        shadow.shadowBlurRadius = CGFloat(layer.blur)
        attributes[.shadow] = shadow
      }
    }
  }
#endif
