#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  /// A view in which a person types.
  @MainActor protocol TextUIView: UIView, UITextInput {
    var plainText: String { get set }
    var keyboardType: UIKeyboardType { get set }
    var textContentType: UITextContentType! { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
  }

  extension UITextField: TextUIView {
    var plainText: String {
      get { text ?? "" }
      set { text = newValue }
    }
  }

  extension UITextView: TextUIView {
    var plainText: String {
      get { styledText }
      set { styledText = newValue }
    }
  }

  extension TextUIView {
    /// The number of characters after the caret.
    var tail: Int {
      get {
        let caret = selectedTextRange?.end ?? endOfDocument
        let units = offset(from: caret, to: endOfDocument)
        return String(plainText.utf16.suffix(max(0, units)))?.count ?? 0
      }
      set {
        let units = -plainText.suffix(max(0, newValue)).utf16.count
        guard let caret = position(from: endOfDocument, offset: units) else { return }
        selectedTextRange = textRange(from: caret, to: caret)
      }
    }
  }

  extension StyledElement where Element: TextUIView {
    /// Sets what the keyboard is asked for.
    func set(_ input: TextInputTraits) {
      set(\.keyboardType, input.keyboardType.map { UIKeyboardType($0) })
      set(\.textContentType, input.contentType.map { UITextContentType($0) })
      set(\.returnKeyType, input.returnKey.map { UIReturnKeyType($0) })
      set(
        \.autocapitalizationType,
        input.capitalization.map { UITextAutocapitalizationType($0) })
      set(\.autocorrectionType, input.isCorrected.map { $0 ? .yes : .no })
    }
  }

  extension UIKeyboardType {
    init(_ type: TextInputTraits.KeyboardType) {
      switch type {
      case .automatic: self = .default
      case .ascii: self = .asciiCapable
      case .number: self = .numberPad
      case .decimal: self = .decimalPad
      case .phone: self = .phonePad
      case .email: self = .emailAddress
      case .url: self = .URL
      case .search: self = .webSearch
      }
    }
  }

  extension UITextContentType {
    init(_ type: TextInputTraits.ContentType) {
      switch type {
      case .oneTimeCode: self = .oneTimeCode
      case .username: self = .username
      case .password: self = .password
      case .newPassword: self = .newPassword
      case .name: self = .name
      case .givenName: self = .givenName
      case .familyName: self = .familyName
      case .organization: self = .organizationName
      case .email: self = .emailAddress
      case .phone: self = .telephoneNumber
      case .url: self = .URL
      case .address: self = .fullStreetAddress
      case .street: self = .streetAddressLine1
      case .city: self = .addressCity
      case .region: self = .addressState
      case .postalCode: self = .postalCode
      case .country: self = .countryName
      case .cardNumber: self = .creditCardNumber
      }
    }
  }

  extension UIReturnKeyType {
    fileprivate init(_ key: TextInputTraits.ReturnKey) {
      switch key {
      case .automatic: self = .default
      case .done: self = .done
      case .go: self = .go
      case .next: self = .next
      case .search: self = .search
      case .send: self = .send
      case .join: self = .join
      case .route: self = .route
      case .continue: self = .continue
      }
    }
  }

  extension UITextAutocapitalizationType {
    fileprivate init(_ capitalization: TextInputTraits.Capitalization) {
      switch capitalization {
      case .never: self = .none
      case .words: self = .words
      case .sentences: self = .sentences
      case .characters: self = .allCharacters
      }
    }
  }
#endif
