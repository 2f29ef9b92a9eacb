#if canImport(UIKit) && !os(watchOS)
  import DesignTokens
  import UIKit

  extension UIProgressView {
    public typealias Appearance = ProgressAppearance

    /// Shows the progress bar with a look; what the look leaves unset stays as it is.
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
