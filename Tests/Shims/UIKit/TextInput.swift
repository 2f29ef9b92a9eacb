public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

@MainActor open class UITextPosition: NSObject {
  let shimUnits: Int

  init(shim units: Int) { shimUnits = units }
}

@MainActor open class UITextRange: NSObject {
  private let shimEnds: (UITextPosition, UITextPosition)

  open var start: UITextPosition { shimEnds.0 }
  open var end: UITextPosition { shimEnds.1 }

  init(shim start: UITextPosition, _ end: UITextPosition) { shimEnds = (start, end) }
}

/// Of a text, the caret and what an input method has yet to finish; both in units of UTF-16.
@MainActor public protocol UITextInput: UIView {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

extension UITextInput {
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange(shim: fromPosition, toPosition) }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let units = position.shimUnits + offset
    return (0...endOfDocument.shimUnits).contains(units) ? UITextPosition(shim: units) : nil
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.shimUnits - from.shimUnits
  }
}

@MainActor open class UITextField: UIControl, UITextInput {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// As in UIKit, setting it moves the caret to the end and ends the marking of text: a test counts that.
  open var text: String? {
    didSet {
      shimTextSets += 1
      shimCaret = text?.utf16.count ?? 0
    }
  }
  public private(set) var shimTextSets = 0
  /// Before how many units of UTF-16 the caret is.
  public private(set) var shimCaret = 0
  public private(set) var shimIsMarking = false

  open var selectedTextRange: UITextRange? {
    get {
      UITextRange(shim: UITextPosition(shim: shimCaret), UITextPosition(shim: shimCaret))
    }
    set { if let newValue { shimCaret = newValue.end.shimUnits } }
  }
  open var markedTextRange: UITextRange? { shimIsMarking ? selectedTextRange : nil }
  open var endOfDocument: UITextPosition { UITextPosition(shim: text?.utf16.count ?? 0) }

  /// A person types, with the caret behind the text or elsewhere, and perhaps with an input method.
  public func shimType(_ text: String, caret: Int? = nil, isMarking: Bool = false) {
    let count = shimTextSets
    self.text = text
    shimTextSets = count
    if let caret { shimCaret = caret }
    shimIsMarking = isMarking
    shimSend(.editingChanged)
  }

  open override func becomeFirstResponder() -> Bool {
    defer { shimSend(.editingDidBegin) }
    return super.becomeFirstResponder()
  }

  open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    defer { if wasFirst { shimSend(.editingDidEnd) } }
    return super.resignFirstResponder()
  }

  open var keyboardType: UIKeyboardType = .default
  open var textContentType: UITextContentType!
  open var returnKeyType: UIReturnKeyType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var isSecureTextEntry = false

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

@MainActor public protocol UITextViewDelegate: AnyObject {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

open class NSTextStorage: NSMutableAttributedString {}

/// The text of a text view, whose letters and marked text stay where attributes are set.
private final class ShimTextStorage: NSTextStorage {
  var shimStore: (NSAttributedString) -> Void = { _ in }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    shimStore(NSAttributedString(attributedString: self))
  }
}

@MainActor open class UITextView: UIScrollView, UITextInput {
  open weak var delegate: (any UITextViewDelegate)?
  open var isEditable = true
  open var keyboardType: UIKeyboardType = .default
  open var textContentType: UITextContentType!
  open var returnKeyType: UIReturnKeyType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default

  open var selectedTextRange: UITextRange? {
    get {
      UITextRange(
        shim: UITextPosition(shim: selectedRange.location),
        UITextPosition(shim: selectedRange.location + selectedRange.length))
    }
    set {
      guard let newValue else { return }
      let start = newValue.start.shimUnits
      selectedRange = NSRange(location: start, length: newValue.end.shimUnits - start)
    }
  }
  /// "If there is no marked text, the value of the property is nil. Marked text is provisionally inserted
  /// text that requires user confirmation". Another text is set without any.
  open var markedTextRange: UITextRange? { shimIsMarking ? selectedTextRange : nil }
  open var endOfDocument: UITextPosition { UITextPosition(shim: attributedText.length) }
  public private(set) var shimIsMarking = false
  /// How often a text was set, by which marked text is lost.
  public private(set) var shimTextSets = 0

  /// A person types, perhaps with an input method.
  public func shimType(_ text: String, isMarking: Bool = false) {
    shimText = NSAttributedString(string: text, attributes: typingAttributes)
    selectedRange = NSRange(location: shimText.length, length: 0)
    shimIsMarking = isMarking
    delegate?.textViewDidChange(self)
  }

  open var textStorage: NSTextStorage {
    let storage = ShimTextStorage(string: "")
    storage.setAttributedString(attributedText)
    storage.shimStore = { [weak self] text in
      // Tests are on the main actor, as views are.
      nonisolated(unsafe) let text = text
      MainActor.assumeIsolated { self?.shimText = text }
    }
    return storage
  }

  open override func becomeFirstResponder() -> Bool {
    defer { delegate?.textViewDidBeginEditing(self) }
    return super.becomeFirstResponder()
  }

  open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    defer { if wasFirst { delegate?.textViewDidEndEditing(self) } }
    return super.resignFirstResponder()
  }

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

  private var shimText = NSAttributedString(string: "") {
    didSet {
      let first = shimText.shimFirstAttributes
      if let font = first[.font] as? UIFont { self.font = font }
      if let color = first[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  /// As in UIKit, a text takes on font and color of its first character, and the selection moves to
  /// its end.
  open var attributedText: NSAttributedString! {
    get { shimText }
    set {
      shimText = newValue ?? NSAttributedString(string: "")
      shimTextSets += 1
      shimIsMarking = false
      selectedRange = NSRange(location: shimText.length, length: 0)
    }
  }

  open var text: String! {
    get { attributedText.string }
    set { attributedText = NSAttributedString(string: newValue ?? "") }
  }
}
