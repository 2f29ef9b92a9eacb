#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  /// Shows any component as the `arrangement` of its spec says.
  ///
  /// ```swift
  /// let view = UIComponentView(app: app)
  /// themes.style(view) { view, theme in view.show(ComponentLook(content, theme)) }
  /// ```
  ///
  /// It is as high as the component needs at its width, by `sizeThatFits(_:)` and by its intrinsic
  /// content size. Sizes and fonts follow Dynamic Type, sides the direction of the interface.
  @available(iOS 14, tvOS 14, *)
  open class UIComponentView: UIView {
    /// The images, actions and views that an app gives its components.
    public typealias App = ComponentApp<UIImage, UIView>

    /// The items and where they stand.
    public private(set) var arrangement: Arrangement?
    private let app: App
    private let root: GroupUIView
    private var laidOutWidth: CGFloat?

    /// Creates a view that shows nothing yet.
    public init(app: App = App()) {
      self.app = app
      root = GroupUIView(app: app)
      super.init(frame: .zero)
      addSubview(root)
      if #available(iOS 17, tvOS 17, *) { followTraits() }
    }

    /// Views of components are made in code.
    @available(*, unavailable, message: "a view of components is not part of an archive")
    public required init?(coder: NSCoder) { nil }

    /// Shows a component with its look; the views of elements that stay are changed.
    public func show(_ look: some ArrangedLook) { show(look.arrangement) }

    /// Shows what stands where; the views of elements that stay are changed.
    public func show(_ arrangement: Arrangement) {
      guard arrangement != self.arrangement else { return }
      self.arrangement = arrangement
      renew()
    }

    /// Asks the app again for images, views and what elements show.
    public func renew() {
      guard let arrangement else { return }
      root.show(Arrangement(.group(Arrangement.Group(.column, [arrangement]))), in: [])
      remeasure()
    }

    /// A touch that no control has is that of a control beside it which is smaller than 44 points.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self ? control(near: point)?.view ?? view : view
    }

    func remeasure() {
      root.forgetSizes()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      // Since iOS 16 a cell that hears of it takes another height, and keeps the focus of what is in it.
      sequence(first: self as UIView, next: \.superview)
        .first { $0 is UITableViewCell || $0 is UICollectionViewCell }?
        .invalidateIntrinsicContentSize()
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      root.frame = bounds
      guard laidOutWidth != bounds.width else { return }
      laidOutWidth = bounds.width
      invalidateIntrinsicContentSize()
    }

    /// The size that is needed within another one, with the traits of now.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      // New traits come to the views within later than to this one.
      if #available(iOS 17, tvOS 17, *) { updateTraitsIfNeeded() }
      return root.sizeThatFits(size)
    }

    /// The height at the current width; any width is right.
    open override var intrinsicContentSize: CGSize {
      let width = bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude
      let size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return CGSize(
        width: bounds.width > 0 ? UIView.noIntrinsicMetric : size.width, height: size.height)
    }

    @available(iOS 17, tvOS 17, *)
    private func followTraits() {
      registerForTraitChanges([
        UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
      ]) { (view: UIComponentView, _: UITraitCollection) in view.remeasure() }
    }

    #if !os(visionOS)
      open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if #available(iOS 17, tvOS 17, *) { return }
        remeasure()
      }
    #endif
  }
#endif
