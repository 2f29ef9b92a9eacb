#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UIProgressView {
    /// The type of the appearances of a progress bar.
    public typealias Appearance = ProgressAppearance

    /// Applies an appearance to the progress bar; what it leaves unset is as it was before any look.
    public func apply(_ appearance: ProgressAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { bar in
        bar.set(\.progressViewStyle, appearance.style.map { UIProgressView.Style($0) })
        bar.set(\.progressTintColor, appearance.progressColor)
        bar.set(\.trackTintColor, appearance.trackColor)
      }
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
