#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIStackView {
    /// The type of the appearances of a stack.
    public typealias Appearance = StackAppearance

    /// Applies an appearance to the stack; what it leaves unset is as it was before any look.
    ///
    /// Insets become the stack's layout margins, and its views are arranged relative to them.
    public func apply(_ appearance: StackAppearance) {
      apply(
        appearance.view.with(
          \.layoutMargins, appearance.contentInsets ?? appearance.view.layoutMargins))
      StyleKeeper.apply(appearance, to: self) { stack in
        stack.set(\.axis, appearance.axis.map { NSLayoutConstraint.Axis($0) })
        stack.set(\.spacing, appearance.spacing)
        stack.set(\.alignment, appearance.alignment.map { UIStackView.Alignment($0) })
        stack.set(\.distribution, appearance.distribution.map { UIStackView.Distribution($0) })
        stack.set(\.isLayoutMarginsRelativeArrangement, appearance.contentInsets.map { _ in true })
      }
    }
  }

  extension NSLayoutConstraint.Axis {
    init(_ axis: StackAppearance.Axis) {
      switch axis {
      case .horizontal: self = .horizontal
      case .vertical: self = .vertical
      }
    }
  }

  extension UIStackView.Alignment {
    init(_ alignment: StackAppearance.Alignment) {
      switch alignment {
      case .fill: self = .fill
      case .leading: self = .leading
      case .center: self = .center
      case .trailing: self = .trailing
      case .firstBaseline: self = .firstBaseline
      case .lastBaseline: self = .lastBaseline
      }
    }
  }
#endif
