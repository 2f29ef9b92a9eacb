@MainActor open class UILabel: UIView {
  open var font: UIFont! = .systemFont(ofSize: 17, weight: .regular)
  open var textColor: UIColor!
  open var highlightedTextColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural
  open var numberOfLines = 1
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false

  /// Letters are half as wide as the font is high, and lines break after any of them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let letters = CGFloat(text?.count ?? 0) * font.pointSize / 2
    let count = max(1, (letters / max(1, size.width)).rounded(.up))
    let lines = numberOfLines == 0 ? count : min(count, CGFloat(numberOfLines))
    return CGSize(width: min(letters, size.width), height: lines * font.lineHeight)
  }

  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }

  /// As in UIKit, the label takes on font and color of the first character.
  open var attributedText: NSAttributedString? {
    didSet {
      let first = attributedText?.shimFirstAttributes ?? [:]
      if let font = first[.font] as? UIFont { self.font = font }
      if let color = first[.foregroundColor] as? UIColor { textColor = color }
    }
  }
}
