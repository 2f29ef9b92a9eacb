#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A cell of a collection that shows a component and is as high as that needs at the cell's width.
  ///
  /// Its layout gives it the width and estimates the height.
  @available(iOS 14, tvOS 14, *)
  open class ComponentCollectionCell: UICollectionViewCell {
    private var component: UIComponentView?

    /// Shows what stands where; the cell keeps the `app` of the first call.
    public func show(_ arrangement: Arrangement, app: UIComponentView.App = UIComponentView.App()) {
      component = contentView.show(arrangement, in: component, app)
      invalidateIntrinsicContentSize()
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      component?.fill(contentView)
    }

    open override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let width = layoutAttributes.size.width
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      if let component {
        attributes.size = CGSize(width: width, height: component.height(within: width))
      }
      return attributes
    }
  }

  /// A cell of a table that shows a component and is as high as that needs at the table's width.
  @available(iOS 14, tvOS 14, *)
  open class ComponentTableCell: UITableViewCell {
    private var component: UIComponentView?

    /// Shows what stands where; the cell keeps the `app` of the first call.
    public func show(_ arrangement: Arrangement, app: UIComponentView.App = UIComponentView.App()) {
      component = contentView.show(arrangement, in: component, app)
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      component?.fill(contentView)
    }

    open override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      guard let component else {
        return super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority)
      }
      return CGSize(width: targetSize.width, height: component.height(within: targetSize.width))
    }
  }

  extension UIView {
    @available(iOS 14, tvOS 14, *)
    fileprivate func show(
      _ arrangement: Arrangement, in known: UIComponentView?, _ app: UIComponentView.App
    ) -> UIComponentView {
      let view = known ?? UIComponentView(app: app)
      if known == nil { addSubview(view) }
      view.show(arrangement)
      setNeedsLayout()
      return view
    }
  }

  @available(iOS 14, tvOS 14, *)
  extension UIComponentView {
    fileprivate func height(within width: CGFloat) -> CGFloat {
      sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    /// A separator of a table takes a part of the height, which no line of text must lack.
    fileprivate func fill(_ content: UIView) {
      let width = content.bounds.width
      let height = max(content.bounds.height, height(within: width))
      frame = CGRect(x: 0, y: 0, width: width, height: height)
    }
  }
#endif
