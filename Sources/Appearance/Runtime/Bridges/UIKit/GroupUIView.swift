#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  /// A view of one item, which shows another one of the same kind in its place.
  @MainActor protocol ItemUIView: UIView {
    /// Returns a Boolean value that indicates whether the view can show an item, as it showed one of its kind.
    func canShow(_ item: Arrangement) -> Bool
    func show(_ item: Arrangement, in states: Set<ControlState>)
    func forgetSizes()
    /// A Boolean value that indicates whether a person types in it.
    var hasFocus: Bool { get }
  }

  @available(iOS 14, tvOS 14, *)
  final class GroupUIView: UIControl, ItemUIView {
    private let app: UIComponentView.App
    private var item: Arrangement?
    private var group = Arrangement.Group(.column, [])
    private var outer: Set<ControlState> = []
    private(set) var views: [any ItemUIView] = []
    private var keys: [Arrangement.Identity] = []
    /// Cuts the items off where their background casts a shadow, which a view that clips itself would lose.
    private var clipper: UIView?
    /// The sizes that items need, by the width that they are offered.
    private var sizes: [Int: [CGFloat: GroupLayout.Size]] = [:]

    init(app: UIComponentView.App) {
      self.app = app
      super.init(frame: .zero)
      addAction(
        UIAction { [weak self] _ in
          if let self { self.app.trigger(self.item?.actions ?? []) }
        }, for: .touchUpInside)
    }

    @available(*, unavailable, message: "a group is not part of an archive")
    required init?(coder: NSCoder) {
      nil
    }

    // MARK: Showing

    func canShow(_ item: Arrangement) -> Bool {
      if case .group(let group) = item.kind { !group.isScrolling } else { false }
    }

    func show(_ item: Arrangement, in states: Set<ControlState>) {
      guard case .group(var group) = item.kind else { return }
      let keys = group.keyed.map(\.id)
      group.items = group.items.map(\.inControl)
      self.item = item
      self.group = group
      outer = states
      isEnabled = item.isEnabled
      isSelected = item.isSelected
      isAccessibilityElement = item.isSpokenAsOne
      renewClipper()
      renewViews(keys)
      showState()
      forgetSizes()
    }

    /// The view in which the items are.
    private var host: UIView { clipper ?? self }

    /// Makes the view that clips, or removes it where no state needs it.
    private func renewClipper() {
      let ground = group.ground?.view?.inAnyState
      let isNeeded = ground?.clipsToBounds == true && ground?.shadow != nil
      guard isNeeded != (clipper != nil) else { return }
      let former = clipper
      clipper = isNeeded ? UIView(frame: bounds) : nil
      if let clipper { addSubview(clipper) }
      for view in views { host.addSubview(view) }
      former?.removeFromSuperview()
    }

    /// Keeps the views of items that stay, in their order of now.
    private func renewViews(_ keys: [Arrangement.Identity]) {
      var known = Dictionary(uniqueKeysWithValues: zip(self.keys, views))
      let old = views
      views = zip(keys, group.items).map { key, item in
        guard let view = known[key], view.canShow(item) else { return makeView(of: item, app) }
        known[key] = nil
        return view
      }
      self.keys = keys
      for view in known.values { view.removeFromSuperview() }
      guard !old.elementsEqual(views, by: { $0 === $1 }) else { return }
      // Later items stand over earlier ones. A view that is moved and not added again keeps its focus.
      for view in views {
        if view.superview === host {
          host.bringSubviewToFront(view)
        } else {
          host.addSubview(view)
        }
      }
    }

    private var states: Set<ControlState> {
      var states = item?.states(in: outer) ?? outer
      if isHighlighted { states.insert(.highlighted) }
      return states
    }

    override var isHighlighted: Bool {
      didSet { if isHighlighted != oldValue { showState() } }
    }

    private func showState() {
      let states = states
      if let item { speak(as: item, in: states) }
      showFocus()
      for (view, item) in zip(views, group.items) { view.show(item, in: states) }
    }

    var hasFocus: Bool { views.contains { $0.hasFocus } }

    /// Shows the element on which the items stand, which is in focus where one of them is.
    func showFocus() {
      let states = hasFocus ? states.union([.focused]) : states
      // The arrangement says the distances from the edges.
      var look = group.ground?.view?[states].with(\.layoutMargins, nil) ?? .unset
      if let clipper {
        clipper.apply(
          ViewAppearance(
            cornerRadius: look.cornerRadius, cornerCurve: look.cornerCurve,
            clipsToBounds: look.clipsToBounds))
        look.clipsToBounds = nil
      }
      apply(look)
    }

    var takesTaps: Bool { item?.actions.isEmpty == false }

    /// Touches that the group has no use for go to what is behind it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      guard view === self || view != nil && view === clipper else { return view }
      return takesTaps ? self : nil
    }

    // MARK: Layout

    func forgetSizes() {
      sizes = [:]
      for view in views { view.forgetSizes() }
      setNeedsLayout()
    }

    private var layout: GroupLayout {
      GroupLayout(
        group,
        zip(group.items, views).enumerated().map { index, pair in
          let (item, view) = pair
          return GroupLayout.Item(
            bounds: GroupLayout.Bounds(item.size) {
              Double($0.points(compatibleWith: traitCollection))
            },
            weight: item.weight, place: item.place?.ofLayout,
            natural: { [weak self] width in self?.size(of: index, within: width) ?? .zero },
            baseline: { isFirst, size in view.baseline(isFirst, in: size) })
        }, isRightToLeft: isReversed)
    }

    private func size(of index: Int, within width: Double) -> GroupLayout.Size {
      let offered = width.isFinite ? CGFloat(width) : CGFloat.greatestFiniteMagnitude
      if let known = sizes[index]?[offered] { return known }
      let size = group.items[index].size(of: views[index], within: offered)
      sizes[index, default: [:]][offered] = size
      return size
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let isBounded = size.width < CGFloat.greatestFiniteMagnitude
      let size = layout.size(within: isBounded ? Double(size.width) : .infinity)
      return CGSize(width: size.width, height: size.height)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      clipper?.frame = bounds
      let size = GroupLayout.Size(width: Double(bounds.width), height: Double(bounds.height))
      let isReversed = isReversed
      for (view, frame) in zip(views, layout.frames(in: size)) {
        let x = isReversed ? size.width - frame.x - frame.width : frame.x
        view.frame = CGRect(x: x, y: frame.y, width: frame.width, height: frame.height)
      }
    }

    /// How far below the top its first or last line of text stands.
    func textBaseline(isFirst: Bool, in size: GroupLayout.Size) -> Double {
      layout.baseline(isFirst: isFirst, in: size)
    }
  }

  @available(iOS 14, tvOS 14, *)
  final class ScrollingUIView: UIScrollView, ItemUIView {
    private let content: GroupUIView
    private var isRow = false

    init(app: UIComponentView.App) {
      content = GroupUIView(app: app)
      super.init(frame: .zero)
      addSubview(content)
    }

    @available(*, unavailable, message: "a group is not part of an archive")
    required init?(coder: NSCoder) {
      nil
    }

    func canShow(_ item: Arrangement) -> Bool {
      if case .group(let group) = item.kind { group.isScrolling } else { false }
    }

    func show(_ item: Arrangement, in states: Set<ControlState>) {
      guard case .group(var group) = item.kind, case .scrollView(let look)? = group.ground else {
        return
      }
      apply(look[item.states(in: states)])
      isRow = group.direction == .row
      group.ground = nil
      var inner = item
      inner.kind = .group(group)
      content.show(inner, in: states)
      setNeedsLayout()
    }

    func forgetSizes() {
      content.forgetSizes()
      setNeedsLayout()
    }

    var hasFocus: Bool { content.hasFocus }

    private func contentSize(in size: CGSize) -> CGSize {
      let offered = isRow ? CGFloat.greatestFiniteMagnitude : size.width
      let needed = content.sizeThatFits(CGSize(width: offered, height: .greatestFiniteMagnitude))
      return isRow
        ? CGSize(width: max(needed.width, size.width), height: needed.height)
        : CGSize(width: size.width, height: needed.height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let needed = content.sizeThatFits(
        CGSize(
          width: isRow ? CGFloat.greatestFiniteMagnitude : size.width,
          height: .greatestFiniteMagnitude))
      return CGSize(width: min(needed.width, size.width), height: needed.height)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      var size = contentSize(in: bounds.size)
      if isRow { size.height = bounds.height }
      guard contentSize != size || content.frame.size != size else { return }
      contentSize = size
      content.frame = CGRect(origin: .zero, size: size)
    }
  }

  @available(iOS 14, tvOS 14, *)
  extension UIView {
    /// The nearest control in it whose area holds a point, if areas are 44 points wide and high at least, as the
    /// Human Interface Guidelines ask of buttons.
    func control(near point: CGPoint) -> (view: UIView, squaredDistance: CGFloat)? {
      subviews.compactMap { view -> (view: UIView, squaredDistance: CGFloat)? in
        guard !view.isHidden, view.isUserInteractionEnabled else { return nil }
        let point = convert(point, to: view)
        guard let control = view as? UIControl, (view as? GroupUIView)?.takesTaps != false else {
          return view.control(near: point)
        }
        let width = view.bounds.width
        let height = view.bounds.height
        let x = abs(point.x - width / 2)
        let y = abs(point.y - height / 2)
        guard control.isEnabled, x <= max(44, width) / 2, y <= max(44, height) / 2 else {
          return nil
        }
        return (view, x * x + y * y)
      }
      .min { $0.squaredDistance < $1.squaredDistance }
    }
  }

  extension Arrangement.Group {
    var isScrolling: Bool { if case .scrollView? = ground { true } else { false } }
  }

  extension Arrangement {
    /// An item that takes taps as a control does: an element that is none stands in a group.
    fileprivate var inControl: Arrangement {
      if case .group = kind { return self }
      if actions.isEmpty || isControl { return self }
      var outer = self
      outer.kind = .group(Group(.overlay, [Arrangement(kind)]))
      outer.identity.type = spokenName
      return outer
    }

    @MainActor fileprivate func size(of view: UIView, within width: CGFloat) -> GroupLayout.Size {
      let extent: Element.Extent =
        if case .element(let element) = kind { element.extent } else { .natural }
      if extent == .none { return .zero }
      let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      let isWide = extent == .wide && width < CGFloat.greatestFiniteMagnitude
      return GroupLayout.Size(
        width: Double(isWide ? width : min(size.width, width)), height: Double(size.height))
    }
  }

  extension UIView {
    /// How far below the top of a view of a size its first or last line of text stands.
    fileprivate func baseline(_ isFirst: Bool, in size: GroupLayout.Size) -> Double {
      if #available(iOS 14, tvOS 14, *), let group = self as? GroupUIView {
        return group.textBaseline(isFirst: isFirst, in: size)
      }
      guard let label = (self as? ElementUIView)?.label, let font = label.font else {
        return size.height
      }
      let needed = label.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude))
      let top = (size.height - Double(needed.height)) / 2
      let line = Double(font.lineHeight)
      // A line that is higher than its font has the letters in its middle.
      let lines = max(1, (Double(needed.height) / line).rounded(.down))
      let leading = (Double(needed.height) / lines - line) / 2
      return isFirst
        ? top + leading + Double(font.ascender)
        : top + Double(needed.height) - leading + Double(font.descender)
    }
  }
#endif
