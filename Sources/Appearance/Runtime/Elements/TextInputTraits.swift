import TokenRuntime

/// What an input of text takes, and which keyboard it brings; not in AppKit.
public struct TextInputTraits: ElementAppearance {
  /// The keys of the keyboard.
  public var keyboardType: KeyboardType?
  /// What the text means, so that the system offers to fill it in.
  public var contentType: ContentType?
  /// What the return key is called. With `next` it leads to the next input of a component's view.
  public var returnKey: ReturnKey?
  /// Which letters the keyboard makes capitals.
  public var capitalization: Capitalization?
  /// Whether the system corrects words.
  public var isCorrected: Bool?
  /// Whether the text is hidden, as that of a password; of a text field alone.
  public var isSecure: Bool?
  /// How many characters the text has at most, without those of the ``format``, and 0 for any number; in views
  /// of components.
  public var maximumLength: Int?
  /// How the text is written, with `#` for a digit, `@` for a letter and `*` for either; in views of
  /// components, of a text field alone.
  ///
  /// Other characters are set between them, and stand neither in what `changed` reports nor in the content:
  /// `"#### ####"` shows the text `12345` as `1234 5`. A backslash takes the meaning from the character after it.
  public var format: String?

  init(_ never: Never) { switch never {} }

  /// The keys of a keyboard.
  public enum KeyboardType: String, CaseIterable, Hashable, Sendable {
    /// As the platform decides.
    case automatic
    /// Letters, digits and signs of ASCII.
    case ascii
    /// Digits alone.
    case number
    /// Digits and a decimal separator.
    case decimal
    /// The keys of a telephone.
    case phone
    /// For mail addresses.
    case email
    /// For web addresses.
    case url
    /// For what is searched in the web.
    case search
  }

  /// What a text means.
  public enum ContentType: String, CaseIterable, Hashable, Sendable {
    /// A code that is valid once, such as one of a message.
    case oneTimeCode
    case username, password
    /// A password that is chosen now.
    case newPassword
    case name, givenName, familyName, organization
    case email, phone, url
    case address, street, city, region, postalCode, country
    /// The number of a payment card.
    case cardNumber
  }

  /// The word on a return key.
  public enum ReturnKey: String, CaseIterable, Hashable, Sendable {
    /// As the platform decides.
    case automatic
    case done, go, next, search, send, join, route
    case `continue`
  }

  /// Which letters a keyboard makes capitals.
  public enum Capitalization: String, CaseIterable, Hashable, Sendable {
    case never, words, sentences
    /// All.
    case characters
  }
}
