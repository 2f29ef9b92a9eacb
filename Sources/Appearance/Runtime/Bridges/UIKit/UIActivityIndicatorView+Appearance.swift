#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UIActivityIndicatorView {
    /// The type of the appearances of an activity indicator.
    public typealias Appearance = ActivityIndicatorAppearance

    /// Applies an appearance to the indicator; unset properties leave it as it is.
    public func apply(_ appearance: ActivityIndicatorAppearance) {
      apply(appearance.view)
      // The style comes first, since setting it resets the color.
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
