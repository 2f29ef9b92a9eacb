#if canImport(SwiftUI)
  import SwiftUI
  import TokenRuntime

  /// Lays out the items of a group.
  ///
  /// SwiftUI mirrors it in interfaces from right to left.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  struct GroupContainer: Layout {
    let group: Arrangement.Group

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let size = layout(subviews).size(within: proposal.width.map { Double($0) } ?? .infinity)
      return CGSize(width: size.width, height: size.height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let size = GroupLayout.Size(width: Double(bounds.width), height: Double(bounds.height))
      for (subview, frame) in zip(subviews, layout(subviews).frames(in: size)) {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(frame.x), y: bounds.minY + CGFloat(frame.y)),
          anchor: .topLeading,
          proposal: ProposedViewSize(width: CGFloat(frame.width), height: CGFloat(frame.height)))
      }
    }

    private func layout(_ subviews: Subviews) -> GroupLayout {
      GroupLayout(
        group,
        subviews.map { subview in
          let item = subview[ContainedItem.self]
          return GroupLayout.Item(
            bounds: item.bounds, weight: item.weight, place: item.place?.ofLayout,
            natural: { item.natural(subview, within: $0) },
            baseline: { isFirst, size in
              let dimensions = subview.dimensions(in: ProposedViewSize(size))
              return Double(dimensions[isFirst ? .firstTextBaseline : .lastTextBaseline])
            })
        }, isRightToLeft: subviews.layoutDirection == .rightToLeft)
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  struct ContainedItem: LayoutValueKey {
    var bounds = GroupLayout.Bounds(.unset) { $0.points }
    var weight: Double?
    var place: Arrangement.Alignment?
    /// `nil` for a group, which needs what its items need.
    var extent: Arrangement.Element.Extent?

    static let defaultValue = ContainedItem()

    func natural(_ subview: LayoutSubview, within width: Double) -> GroupLayout.Size {
      func size(_ proposed: Double?) -> GroupLayout.Size {
        let width = proposed.flatMap { $0.isFinite ? CGFloat($0) : nil }
        let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
        return GroupLayout.Size(width: Double(size.width), height: Double(size.height))
      }
      switch extent {
      case .none?: return .zero
      case .wide?:
        var size = size(width)
        if width.isFinite { size.width = width }
        return size
      case nil: return size(width)
      case .natural?:
        // Views that fill the space they are offered report what they need when offered none.
        let ideal = size(nil)
        return ideal.width <= width ? ideal : size(width)
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  extension ProposedViewSize {
    fileprivate init(_ size: GroupLayout.Size) {
      self.init(width: CGFloat(size.width), height: CGFloat(size.height))
    }
  }
#endif
