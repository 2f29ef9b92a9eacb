#if canImport(UIKit) && !os(watchOS)
  import DesignTokens
  import UIKit

  extension UIActivityIndicatorView {
    public typealias Appearance = ActivityIndicatorAppearance

    /// Shows the indicator with a look; what the look leaves unset stays as it is.
    public func apply(_ appearance: ActivityIndicatorAppearance) {
      apply(appearance.view)
      // The style comes first, since setting it resets the colour.
      if let size = appearance.size { style = UIActivityIndicatorView.Style(size) }
      if let color = appearance.color { self.color = UIColor(color) }
      if let hides = appearance.hidesWhenStopped { hidesWhenStopped = hides }
    }
  }

  extension UIActivityIndicatorView.Style {
    init(_ size: ActivityIndicatorAppearance.Size) {
      switch size {
      case .medium: self = .medium
      case .large: self = .large
      }
    }
  }
#endif
