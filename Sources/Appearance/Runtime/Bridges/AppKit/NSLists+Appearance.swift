#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import TokenRuntime

  extension NSScrollView {
    /// Applies an appearance to the scroll view; what it leaves unset is as it was before any look.
    ///
    /// A background is that of the view's layer, so the view draws none itself then. macOS does not
    /// refresh by pulling.
    public func apply(_ appearance: ScrollViewAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { view in
        view.set(\.drawsBackground, appearance.view.hasBackground ? false : nil)
        let adjusts =
          appearance.contentInsetAdjustment.map { $0 != .never }
          ?? appearance.contentInsets.map { _ in false }
        view.set(\.automaticallyAdjustsContentInsets, adjusts)
        view.set(\.contentInsets, appearance.contentInsets.map { NSEdgeInsets($0, in: self) })
        view.set(\.scrollerKnobStyle, appearance.indicatorStyle.map { NSScroller.KnobStyle($0) })
        view.set(\.hasHorizontalScroller, appearance.showsHorizontalIndicator)
        view.set(\.hasVerticalScroller, appearance.showsVerticalIndicator)
        let elasticity = appearance.bounces.map { bounces -> NSScrollView.Elasticity in
          bounces ? .allowed : .none
        }
        view.set(\.horizontalScrollElasticity, elasticity)
        view.set(\.verticalScrollElasticity, elasticity)
      }
    }
  }

  extension NSScroller.KnobStyle {
    fileprivate init(_ style: ScrollViewAppearance.IndicatorStyle) {
      switch style {
      case .automatic: self = .default
      case .black: self = .dark
      case .white: self = .light
      }
    }
  }

  extension NSTableView {
    /// Applies an appearance to the table, and what it says of scrolling to the scroll view around;
    /// what it leaves unset is as it was before any look.
    ///
    /// Lines are those of a grid.
    public func apply(_ appearance: TableAppearance) {
      enclosingScrollView?.apply(appearance.scroll)
      StyleKeeper.apply(appearance, to: self) { table in
        table.set(\.gridColor, appearance.separatorColor.map { NSColor($0) })
        table.set(
          \.gridStyleMask, appearance.showsSeparators.map { $0 ? .solidHorizontalGridLineMask : [] }
        )
      }
    }
  }

  extension NSTableRowView {
    /// Applies an appearance to the row; what it leaves unset is as it was before any look.
    ///
    /// macOS draws the selection itself.
    public func apply(_ appearance: CellAppearance) { apply(appearance.view) }
  }

  extension NSCollectionView {
    /// Applies an appearance to the collection, and what it says of scrolling to the scroll view
    /// around; what it leaves unset is as it was before any look.
    ///
    /// Distances are those of a flow layout; other layouts have their own.
    public func apply(_ appearance: CollectionAppearance) {
      enclosingScrollView?.apply(appearance.scroll)
      StyleKeeper.apply(appearance, to: self) { collection in
        guard let flow = collectionViewLayout as? NSCollectionViewFlowLayout else { return }
        collection.set(
          \.minimumInteritemSpacing, of: flow, appearance.itemSpacing.map { CGFloat($0) })
        collection.set(\.minimumLineSpacing, of: flow, appearance.lineSpacing.map { CGFloat($0) })
        collection.set(
          \.sectionInset, of: flow, appearance.sectionInsets.map { NSEdgeInsets($0, in: self) })
      }
    }
  }
#endif
