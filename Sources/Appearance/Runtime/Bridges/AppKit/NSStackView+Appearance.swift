#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension NSStackView {
    /// Applies an appearance to the stack; what it leaves unset is as it was before any look.
    ///
    /// Filling across the stack is the views' own business: it means the center here.
    public func apply(_ appearance: StackAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { stack in
        stack.set(\.orientation, appearance.axis.map { $0 == .vertical ? .vertical : .horizontal })
        stack.set(\.spacing, appearance.spacing)
        stack.set(
          \.alignment,
          appearance.alignment.map {
            NSLayoutConstraint.Attribute($0, acrossColumn: orientation == .vertical)
          })
        stack.set(\.distribution, appearance.distribution.map { NSStackView.Distribution($0) })
        stack.set(\.edgeInsets, appearance.contentInsets.map { NSEdgeInsets($0, in: self) })
      }
    }
  }

  extension NSLayoutConstraint.Attribute {
    /// Creates what views are aligned by: a column has no baselines, so they mean the center there.
    fileprivate init(_ alignment: StackAppearance.Alignment, acrossColumn: Bool) {
      switch alignment {
      case .leading: self = acrossColumn ? .leading : .top
      case .trailing: self = acrossColumn ? .trailing : .bottom
      case .firstBaseline: self = acrossColumn ? .centerX : .firstBaseline
      case .lastBaseline: self = acrossColumn ? .centerX : .lastBaseline
      case .center, .fill: self = acrossColumn ? .centerX : .centerY
      }
    }
  }
#endif
