#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UITableView {
    /// The type of the appearances of a table.
    public typealias Appearance = TableAppearance

    /// Applies an appearance to the table; what it leaves unset is as it was before any look.
    ///
    /// tvOS has no lines between cells.
    public func apply(_ appearance: TableAppearance) {
      apply(appearance.scroll)
      StyleKeeper.apply(appearance, to: self) { table in
        #if !os(tvOS)
          table.set(\.separatorColor, appearance.separatorColor)
          table.set(\.separatorStyle, appearance.showsSeparators.map { $0 ? .singleLine : .none })
        #endif
        if #available(iOS 15, tvOS 15, *) {
          table.set(\.sectionHeaderTopPadding, appearance.sectionSpacing)
        }
      } mirror: { table, appearance in
        #if !os(tvOS)
          table.set(
            \.separatorInset,
            appearance.separatorInsets.map { UIEdgeInsets($0, in: table.element) })
        #endif
      }
    }
  }

  extension UICollectionView {
    /// The type of the appearances of a collection.
    public typealias Appearance = CollectionAppearance

    /// Applies an appearance to the collection; what it leaves unset is as it was before any look.
    ///
    /// Distances are those of a flow layout; other layouts have their own.
    public func apply(_ appearance: CollectionAppearance) {
      apply(appearance.scroll)
      StyleKeeper.apply(appearance, to: self) { collection in
        guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return }
        collection.set(
          \.minimumInteritemSpacing, of: flow, appearance.itemSpacing.map { CGFloat($0) })
        collection.set(\.minimumLineSpacing, of: flow, appearance.lineSpacing.map { CGFloat($0) })
      } mirror: { collection, appearance in
        guard let flow = collection.element.collectionViewLayout as? UICollectionViewFlowLayout
        else { return }
        collection.set(
          \.sectionInset, of: flow,
          appearance.sectionInsets.map { UIEdgeInsets($0, in: collection.element) })
      }
    }
  }
#endif
