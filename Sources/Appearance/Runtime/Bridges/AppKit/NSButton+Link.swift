#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension NSButton {
    /// Applies the appearance of a link to the button, in place of that of a button; what it leaves unset
    /// is as it was before any look.
    ///
    /// A button of macOS has the look of the normal state; see the appearance of buttons.
    public func apply(_ appearance: LinkAppearance, isVisited: Bool = false) {
      apply(appearance.button(isVisited: isVisited))
    }
  }
#endif
