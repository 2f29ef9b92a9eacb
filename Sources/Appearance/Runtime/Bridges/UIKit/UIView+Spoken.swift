#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// Tells assistive technologies what a group is.
    func speak(as item: Arrangement, in states: Set<ControlState>) {
      accessibilityTraits = UIAccessibilityTraits(item.spokenRole, in: states)
      accessibilityLabel = item.spokenLabel
      accessibilityValue = item.accessibilityValue
      accessibilityHint = item.spokenHint
      accessibilityIdentifier = item.spokenName
    }

    /// Tells assistive technologies what a spec says of an element, which otherwise speaks by itself.
    /// `former` is what it was before, and `traits` are the element's own.
    func speak(
      as item: Arrangement, insteadOf former: Arrangement?, in states: Set<ControlState>,
      besides traits: UIAccessibilityTraits
    ) {
      accessibilityLabel =
        item.accessibilityLabel ?? StyleKeeper.existing(in: self)?.spokenText
      accessibilityIdentifier = item.spokenName
      if item.accessibilityValue != former?.accessibilityValue {
        accessibilityValue = item.accessibilityValue
      }
      if item.spokenHint != former?.spokenHint { accessibilityHint = item.spokenHint }
      if let former, item.error != former.error, let error = item.error, !error.isEmpty {
        UIAccessibility.post(notification: .announcement, argument: error)
      }
      if self is UIImageView { isAccessibilityElement = item.accessibilityLabel != nil }
      // Controls say their states themselves.
      if item.spokenRole != nil || !(self is UIControl) {
        let own = item.spokenRole == nil ? traits : traits.subtracting(.button)
        accessibilityTraits = own.union(UIAccessibilityTraits(item.spokenRole, in: states))
      } else if former?.spokenRole != nil {
        accessibilityTraits = traits
      }
    }

    /// Gives the view the place that it has without its transform, under which a frame is undefined.
    func place(in rect: CGRect) {
      bounds.size = rect.size
      center = CGPoint(x: rect.midX, y: rect.midY)
    }
  }

  extension UIAccessibilityTraits {
    fileprivate init(_ role: Arrangement.Role?, in states: Set<ControlState>) {
      self = []
      switch role {
      case .button: insert(.button)
      case .link: insert(.link)
      case .heading: insert(.header)
      case .image: insert(.image)
      case .toggle:
        if #available(iOS 17, tvOS 17, *) { insert(.toggleButton) } else { insert(.button) }
      case nil: break
      }
      if states.contains(.selected) { insert(.selected) }
      if states.contains(.disabled) { insert(.notEnabled) }
    }
  }
#endif
