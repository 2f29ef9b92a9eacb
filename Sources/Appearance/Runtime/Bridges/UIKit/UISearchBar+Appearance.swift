#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UISearchBar {
    /// The type of the appearances of a search bar.
    public typealias Appearance = SearchBarAppearance

    /// Applies an appearance to the bar; what it leaves unset is as it was before any look.
    ///
    /// tvOS does not offer the field.
    public func apply(_ appearance: SearchBarAppearance) {
      apply(appearance.view)
      #if !os(tvOS)
        searchTextField.apply(appearance.field)
      #endif
      StyleKeeper.apply(appearance, to: self) { bar in
        bar.set(\.barTintColor, appearance.barColor)
        bar.set(\.searchBarStyle, appearance.style.map { UISearchBar.Style($0) })
      }
    }
  }

  extension UISearchBar.Style {
    fileprivate init(_ style: SearchBarAppearance.Style) {
      switch style {
      case .automatic: self = .default
      case .prominent: self = .prominent
      case .minimal: self = .minimal
      }
    }
  }
#endif
