#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Shows lists of components in a collection view.
  ///
  /// ```swift
  /// let feed = ComponentFeed<String>(collection, app: app)
  /// feed.show([("Today", looks)])
  /// ```
  ///
  /// A component keeps its cell when others come, go or move, and when it changes. It is known by its
  /// ``Arrangement/Identity``, as in a ``UIComponentView``. The collection's layout gives cells their
  /// width and estimates their height.
  @available(iOS 15, tvOS 15, *)
  @MainActor public final class ComponentFeed<Section: Hashable & Sendable> {
    /// The source of the collection's cells; the app may give it headers.
    public let source: UICollectionViewDiffableDataSource<Section, Arrangement.Identity>
    private let shown = Shown()

    private final class Shown {
      var arrangements: [Arrangement.Identity: Arrangement] = [:]
    }

    /// Creates the feed of a collection, as its data source.
    public init(_ collection: UICollectionView, app: UIComponentView.App = UIComponentView.App()) {
      let shown = shown
      let cells = UICollectionView.CellRegistration<ComponentCollectionCell, Arrangement.Identity> {
        cell, _, id in
        if let arrangement = shown.arrangements[id] { cell.show(arrangement, app: app) }
      }
      source = UICollectionViewDiffableDataSource(collectionView: collection) {
        collection, path, id in
        collection.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
      }
    }

    /// Shows components in sections, whose order is that of the array; no section stands there twice.
    public func show(
      _ sections: [(section: Section, looks: [some ArrangedLook])], animated: Bool = true
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<Section, Arrangement.Identity>()
      var keys = Arrangement.Keys()
      let former = shown.arrangements
      shown.arrangements = [:]
      for (section, looks) in sections {
        let items = keys.items(of: looks)
        snapshot.appendSections([section])
        snapshot.appendItems(items.map(\.id), toSection: section)
        for item in items { shown.arrangements[item.id] = item.arrangement }
      }
      snapshot.reconfigureItems(
        snapshot.itemIdentifiers.filter { id in
          former[id].map { $0 != shown.arrangements[id] } ?? false
        })
      source.apply(snapshot, animatingDifferences: animated)
    }
  }
#endif
