#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UIView {
    /// Applies a size to the view, as constraints; another size replaces them, and `unset` removes
    /// them.
    ///
    /// Lengths that scale follow the size of text. The view must be laid out by constraints: its
    /// `translatesAutoresizingMaskIntoConstraints` stays as it is.
    public func apply(_ size: SizeValue) {
      StyleKeeper.apply(
        size, to: self,
        renew: { view, size in
          let constraints = size.constraints(of: view.element)
          NSLayoutConstraint.deactivate(view.keeper.sizeConstraints)
          view.keeper.sizeConstraints = constraints
          NSLayoutConstraint.activate(constraints)
        })
    }
  }

  extension UIView {
    /// Keeps the view's edges at distances from those of the view that contains it, as constraints;
    /// others replace them, and `nil` removes them.
    ///
    /// A view in no other one has none, and gets them with the next call.
    public func apply(margins: InsetsValue?) {
      if margins == nil, StyleKeeper.existing(in: self) == nil { return }
      let keeper = StyleKeeper.styled(self).keeper
      NSLayoutConstraint.deactivate(keeper.marginConstraints)
      keeper.marginConstraints = margins.map { constraints(margins: $0) } ?? []
      NSLayoutConstraint.activate(keeper.marginConstraints)
    }

    private func constraints(margins: InsetsValue) -> [NSLayoutConstraint] {
      guard let superview else { return [] }
      return [
        topAnchor.constraint(equalTo: superview.topAnchor, constant: CGFloat(margins.top)),
        leadingAnchor.constraint(
          equalTo: superview.leadingAnchor, constant: CGFloat(margins.leading)),
        superview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: CGFloat(margins.bottom)),
        superview.trailingAnchor.constraint(
          equalTo: trailingAnchor, constant: CGFloat(margins.trailing)),
      ]
    }
  }

  extension SizeValue {
    @MainActor fileprivate func constraints(of view: UIView) -> [NSLayoutConstraint] {
      // A view that fills the space is as large as the view around makes it.
      func points(_ length: LengthValue?) -> CGFloat? {
        length.map { $0.points(compatibleWith: view.traitCollection) }
          .flatMap { $0.isFinite ? $0 : nil }
      }
      return [
        points(width).map { view.widthAnchor.constraint(equalToConstant: $0) },
        points(minWidth).map { view.widthAnchor.constraint(greaterThanOrEqualToConstant: $0) },
        points(maxWidth).map { view.widthAnchor.constraint(lessThanOrEqualToConstant: $0) },
        points(height).map { view.heightAnchor.constraint(equalToConstant: $0) },
        points(minHeight).map { view.heightAnchor.constraint(greaterThanOrEqualToConstant: $0) },
        points(maxHeight).map { view.heightAnchor.constraint(lessThanOrEqualToConstant: $0) },
        aspectRatio.map {
          view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: CGFloat($0))
        },
      ].compactMap { $0 }
    }
  }

  extension LengthValue {
    /// The length in points for the size of text of an interface, within its bounds; without traits,
    /// for the size that the user set for the app.
    public func points(compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
      guard let scale else { return CGFloat(bounded(points)) }
      let metrics = UIFontMetrics(forTextStyle: UIFont.TextStyle(scale))
      let scaled = metrics.scaledValue(for: CGFloat(points), compatibleWith: traits)
      return CGFloat(bounded(Double(scaled)))
    }
  }
#endif
