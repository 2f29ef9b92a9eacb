public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

@MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// As in UIKit, setting it moves the caret to the end and ends the marking of text: a test counts that.
  open var text: String? { didSet { shimTextSets += 1 } }
  public private(set) var shimTextSets = 0

  /// A person types.
  public func shimType(_ text: String) {
    let count = shimTextSets
    self.text = text
    shimTextSets = count
    shimSend(.editingChanged)
  }

  /// As in UIKit, font, color and alignment are among the default attributes.
  open var textColor: UIColor? {
    get { defaultTextAttributes[.foregroundColor] as? UIColor }
    set { defaultTextAttributes[.foregroundColor] = newValue }
  }
  open var font: UIFont? {
    get { defaultTextAttributes[.font] as? UIFont }
    set { defaultTextAttributes[.font] = newValue }
  }
  open var textAlignment: NSTextAlignment {
    get { (defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
    set {
      let style = NSMutableParagraphStyle()
      style.alignment = newValue
      defaultTextAttributes[.paragraphStyle] = style
    }
  }
  open var borderStyle: BorderStyle = .none
  open var clearButtonMode: ViewMode = .never
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var adjustsFontForContentSizeCategory = false
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [
    .paragraphStyle: NSMutableParagraphStyle()
  ]
  open var attributedPlaceholder: NSAttributedString?

  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
}

@MainActor open class UITextView: UIScrollView {
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment: NSTextAlignment = .natural
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public let textContainer = NSTextContainer()
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var adjustsFontForContentSizeCategory = false
  open var selectedRange = NSRange(location: 0, length: 0)

  /// As in UIKit, a text takes on font and color of its first character, and the selection moves to
  /// its end.
  open var attributedText: NSAttributedString! = NSAttributedString(string: "") {
    didSet {
      let first = attributedText.shimFirstAttributes
      if let font = first[.font] as? UIFont { self.font = font }
      if let color = first[.foregroundColor] as? UIColor { textColor = color }
      selectedRange = NSRange(location: attributedText.length, length: 0)
    }
  }

  open var text: String! {
    get { attributedText.string }
    set { attributedText = NSAttributedString(string: newValue ?? "") }
  }
}
