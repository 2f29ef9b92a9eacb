#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension TextDetails {
    /// Adds the attributes of these details to those of a text.
    ///
    /// - Parameters:
    ///   - attributes: The attributes to which they are added.
    ///   - scale: The factor by which the text grew.
    ///   - traits: The traits of the interface.
    func add(
      to attributes: inout [NSAttributedString.Key: Any], scale: CGFloat,
      compatibleWith traits: UITraitCollection
    ) {
      if isItalic == true, let font = attributes[.font] as? UIFont {
        attributes[.font] = font.adding(.traitItalic, size: font.pointSize) ?? font
      }
      if let isUnderlined {
        attributes[.underlineStyle] = isUnderlined ? NSUnderlineStyle.single.rawValue : nil
      }
      if let isStruckThrough {
        attributes[.strikethroughStyle] = isStruckThrough ? NSUnderlineStyle.single.rawValue : nil
      }
      if let paragraphSpacing {
        let paragraph =
          (attributes[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy()
          as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
        paragraph.paragraphSpacing = CGFloat(paragraphSpacing) * scale
        attributes[.paragraphStyle] = paragraph
      }
      if let layer = shadow?.outermost {
        let shadow = NSShadow()
        shadow.shadowColor = UIColor(layer.color).resolvedColor(with: traits)
        shadow.shadowOffset = CGSize(width: layer.offsetX, height: layer.offsetY)
        shadow.shadowBlurRadius = CGFloat(layer.blur)
        attributes[.shadow] = shadow
      }
    }
  }

  extension TypographyValue {
    /// The factor by which Dynamic Type enlarges a text of this style.
    func scale(compatibleWith traits: UITraitCollection) -> CGFloat {
      size == 0 ? 1 : uiFont(compatibleWith: traits).pointSize / CGFloat(size)
    }
  }
#endif
