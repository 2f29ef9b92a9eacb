#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIButton {
    /// Applies the appearance of a link to the button, in place of that of a button; what it leaves unset
    /// is as it was before any look.
    ///
    /// The app opens the link and remembers that: it applies the appearance again then. A `StyledButton`
    /// shows the opacity of each state; see ``StyledButton``. For VoiceOver, give the button the
    /// accessibility trait `link`.
    public func apply(_ appearance: LinkAppearance, isVisited: Bool = false) {
      apply(appearance.button(isVisited: isVisited))
    }
  }
#endif
