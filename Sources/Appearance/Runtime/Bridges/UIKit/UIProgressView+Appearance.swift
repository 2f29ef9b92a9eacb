#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UIProgressView {
    /// The type of the appearances of a progress bar.
    public typealias Appearance = ProgressAppearance

    /// Applies an appearance to the progress bar; unset properties leave it as it is.
    public func apply(_ appearance: ProgressAppearance) {
      apply(appearance.view)
      if let style = appearance.style { progressViewStyle = UIProgressView.Style(style) }
      if let color = appearance.progressColor { progressTintColor = UIColor(color) }
      if let color = appearance.trackColor { trackTintColor = UIColor(color) }
    }
  }

  extension UIProgressView.Style {
    init(_ style: ProgressAppearance.Style) {
      switch style {
      case .automatic: self = .default
      case .bar:
        #if os(tvOS)
          self = .default
        #else
          self = .bar
        #endif
      }
    }
  }
#endif
