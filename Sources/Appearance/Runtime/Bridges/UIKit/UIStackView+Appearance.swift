#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIStackView {
    /// The type of the appearances of a stack.
    public typealias Appearance = StackAppearance

    /// Applies an appearance to the stack; unset properties leave it as it is.
    ///
    /// Insets become the stack's layout margins, and its views are arranged relative to them.
    public func apply(_ appearance: StackAppearance) {
      apply(appearance.view)
      if let axis = appearance.axis { self.axis = NSLayoutConstraint.Axis(axis) }
      if let spacing = appearance.spacing { self.spacing = CGFloat(spacing) }
      if let alignment = appearance.alignment { self.alignment = UIStackView.Alignment(alignment) }
      if let distribution = appearance.distribution {
        self.distribution = UIStackView.Distribution(distribution)
      }
      if let insets = appearance.contentInsets {
        directionalLayoutMargins = NSDirectionalEdgeInsets(insets)
        isLayoutMarginsRelativeArrangement = true
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

  extension UIStackView.Distribution {
    init(_ distribution: StackAppearance.Distribution) {
      switch distribution {
      case .fill: self = .fill
      case .fillEqually: self = .fillEqually
      case .fillProportionally: self = .fillProportionally
      case .equalSpacing: self = .equalSpacing
      case .equalCentering: self = .equalCentering
      }
    }
  }
#endif
