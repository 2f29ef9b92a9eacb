#if canImport(UIKit) && !os(watchOS)
  import AppearanceRuntime
  import UIKit

  /// Acme's looks for code in Objective-C.
  @MainActor public final class AcmeLooks: NSObject {
    private let theme: AcmeTheme

    /// Creates the looks of a brand; `nil` if there is none of this name.
    public init?(brand: String) {
      guard let theme = AcmeTheme(brand: brand) else { return nil }
      self.theme = theme
      super.init()
    }

    public func styleTitle(_ label: UILabel) {
      label.apply(.title(in: theme))
    }

    public func stylePrimary(_ button: UIButton) {
      button.apply(.primary(in: theme))
    }
  }
#endif
