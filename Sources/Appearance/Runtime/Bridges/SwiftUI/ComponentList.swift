#if canImport(SwiftUI)
  import SwiftUI

  /// Components below one another, each of which is made when it comes into view.
  ///
  /// ```swift
  /// ScrollView { ComponentList(looks, gap: 8, app: app) }.refreshable { await reload() }
  /// ```
  ///
  /// A component keeps what belongs to it when others come, go or move. It is known by its
  /// ``Arrangement/Identity``.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public struct ComponentList: View {
    private let items: [Arrangement.Item]
    private let gap: Double
    private let app: ComponentView.App

    /// Creates a list of components, with a distance between neighbors in points.
    nonisolated public init(
      _ looks: some Sequence<some ArrangedLook>, gap: Double = 0,
      app: ComponentView.App = ComponentView.App()
    ) {
      items = Arrangement.items(of: looks)
      self.gap = gap
      self.app = app
    }

    /// The components, as wide as the list.
    public var body: some View {
      LazyVStack(spacing: CGFloat(gap)) {
        ForEach(items) { item in
          GroupView(group: Arrangement.Group(.row, [item.arrangement.weighted]), app: app)
        }
      }
    }
  }

  extension Arrangement {
    /// This item with all of the width around it.
    fileprivate var weighted: Arrangement {
      var copy = self
      copy.weight = 1
      return copy
    }
  }
#endif
