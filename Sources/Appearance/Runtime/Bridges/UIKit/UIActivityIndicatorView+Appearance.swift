#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UIActivityIndicatorView {
    /// The type of the appearances of an activity indicator.
    public typealias Appearance = ActivityIndicatorAppearance

    /// Applies an appearance to the indicator; what it leaves unset is as it was before any look.
    public func apply(_ appearance: ActivityIndicatorAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { indicator in
        // Setting the style resets the color.
        let color = self.color
        indicator.set(\.style, appearance.size.map { UIActivityIndicatorView.Style($0) })
        self.color = color
        indicator.set(\.color, appearance.color)
        indicator.set(\.hidesWhenStopped, appearance.hidesWhenStopped)
      }
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
