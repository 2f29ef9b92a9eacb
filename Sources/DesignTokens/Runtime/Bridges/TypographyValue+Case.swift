#if canImport(UIKit) || canImport(AppKit)
  import Foundation

  extension TypographyValue {
    /// Returns a text in the case of this style, by the rules of the user's locale.
    public func cased(_ text: String) -> String {
      switch textCase {
      case .none: text
      case .uppercase: text.localizedUppercase
      case .lowercase: text.localizedLowercase
      case .capitalized: text.localizedCapitalized
      }
    }
  }
#endif
