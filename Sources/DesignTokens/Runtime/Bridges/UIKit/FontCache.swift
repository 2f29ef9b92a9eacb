#if canImport(UIKit) && !os(watchOS)
  #if canImport(CoreText)
    import CoreText
  #endif
  import UIKit

  /// The fonts of text styles by size of text, so that each is looked up once.
  ///
  /// Fonts that are registered later may be better ones, and Bold Text makes the system's bolder: all
  /// are looked up again then. Other fonts differ by the interface's weight of text.
  enum FontCache {
    private struct Key: Hashable {
      let typography: TypographyValue
      let category: UIContentSizeCategory
      let isBold: Bool

      func hash(into hasher: inout Hasher) {
        hasher.combine(typography.size)
        hasher.combine(typography.weight.number)
        hasher.combine(typography.textStyle)
        hasher.combine(category)
        hasher.combine(isBold)
      }
    }

    private static let lock = NSLock()
    /// Used by this type's functions only, with the lock: `Mutex` needs iOS 18.
    nonisolated(unsafe) private static var fonts: [Key: UIFont] = [:]
    private static let limit = 512

    /// Observes from the first font on.
    private static let isObserving = {
      var names = [UIAccessibility.boldTextStatusDidChangeNotification]
      // The stand-ins have no strings of Core Foundation.
      #if canImport(ObjectiveC)
        names.append(
          Notification.Name(kCTFontManagerRegisteredFontsChangedNotification as String))
      #endif
      for name in names {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          clear()
        }
      }
      return true
    }()

    /// The font for a size of text, with Bold Text or not; `make` is called if it isn't known.
    static func font(
      of typography: TypographyValue, in category: UIContentSizeCategory, isBold: Bool,
      make: () -> UIFont
    ) -> UIFont {
      _ = isObserving
      var typography = typography
      // The font is the same whatever these are.
      typography.lineHeight = 0
      typography.lineHeightMultiple = 0
      typography.letterSpacing = 0
      typography.textCase = .none
      let key = Key(typography: typography, category: category, isBold: isBold)
      lock.lock()
      let known = fonts[key]
      lock.unlock()
      if let known { return known }
      let font = make()
      lock.lock()
      if fonts.count >= limit { fonts = [:] }
      fonts[key] = font
      lock.unlock()
      return font
    }

    static func clear() {
      lock.lock()
      fonts = [:]
      lock.unlock()
    }
  }
#endif
