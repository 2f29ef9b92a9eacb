#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI

  extension List {
    /// Applies an appearance to a list; unset properties leave it as it is. Its lines between rows are
    /// those of ``SwiftUI/View/rowAppearance(_:in:isSelected:)``.
    ///
    /// A background needs iOS 16, macOS 13 or watchOS 9, and hides that of the list; tvOS has its own.
    /// Distances between sections need iOS 17 or watchOS 10.
    nonisolated public func appearance(_ appearance: TableAppearance) -> some View {
      withoutBackground(appearance.scroll.view.hasBackground)
        .sectionSpacing(appearance.sectionSpacing)
        .scrolling(appearance.scroll)
    }
  }

  extension View {
    /// Applies an appearance to a row of a list, with the lines of the list's; unset properties leave it
    /// as it is.
    ///
    /// ```swift
    /// List(items) { item in
    ///   ItemView(item).rowAppearance(.item(in: theme), in: .items(in: theme), isSelected: item == current)
    /// }
    /// .appearance(.items(in: theme))
    /// ```
    ///
    /// Puts the view of a row behind the whole row. Lines need iOS 15 or macOS 13, their insets iOS
    /// 16 or macOS 13.
    nonisolated public func rowAppearance(
      _ appearance: CellAppearance, in table: TableAppearance = .unset, isSelected: Bool = false
    ) -> some View {
      self.appearance(appearance.view.ofContent)
        .listRowInsets(appearance.contentInsets.map { EdgeInsets($0) })
        .listRowBackground(RowBackground(appearance, isSelected: isSelected))
        .separators(table, appearance.separatorInsets ?? table.separatorInsets)
    }

    @ViewBuilder nonisolated private func separators(
      _ table: TableAppearance, _ insets: InsetsValue?
    ) -> some View {
      #if os(tvOS) || os(watchOS)
        self
      #else
        if #available(iOS 15, macOS 13, *) {
          changed(with: table.separatorColor) { $0.listRowSeparatorTint(Color($1)) }
            .changed(with: table.showsSeparators) {
              $0.listRowSeparator($1 ? .visible : .hidden)
            }
            .separatorInsets(insets)
        } else {
          self
        }
      #endif
    }

    #if !os(tvOS) && !os(watchOS)
      @available(iOS 15, macOS 13, *)
      @ViewBuilder nonisolated private func separatorInsets(_ insets: InsetsValue?) -> some View {
        if #available(iOS 16, *), let insets {
          alignmentGuide(.listRowSeparatorLeading) { _ in CGFloat(insets.leading) }
            .alignmentGuide(.listRowSeparatorTrailing) { $0.width - CGFloat(insets.trailing) }
        } else {
          self
        }
      }
    #endif

    @ViewBuilder nonisolated fileprivate func withoutBackground(_ isHidden: Bool) -> some View {
      #if os(tvOS)
        self
      #else
        if #available(iOS 16, macOS 13, watchOS 9, *), isHidden {
          scrollContentBackground(.hidden)
        } else {
          self
        }
      #endif
    }

    @ViewBuilder nonisolated fileprivate func sectionSpacing(_ spacing: Double?) -> some View {
      #if os(tvOS) || os(macOS)
        self
      #else
        if #available(iOS 17, watchOS 10, *), let spacing {
          listSectionSpacing(CGFloat(spacing))
        } else {
          self
        }
      #endif
    }
  }

  extension ViewAppearance {
    fileprivate var ofContent: ViewAppearance {
      ViewAppearance(
        tintColor: tintColor, opacity: opacity, isHidden: isHidden, layoutMargins: layoutMargins)
    }

    /// The part of this look that lies behind a row.
    fileprivate var ofBackground: ViewAppearance {
      with(\.tintColor, nil).with(\.layoutMargins, nil)
    }
  }

  /// The background of a row of a list; nothing leaves the list's own background.
  struct RowBackground: View {
    let look: ViewAppearance

    nonisolated init?(_ appearance: CellAppearance, isSelected: Bool) {
      let own = appearance.view
      look = (isSelected ? own.overriding(with: appearance.selectedView) : own).ofBackground
      if look == .unset { return nil }
    }

    var body: some View { Color.clear.appearance(look) }
  }

  /// Items in lines that scroll, with a ``CollectionAppearance``.
  ///
  /// ```swift
  /// AppearanceGrid(.shop(in: theme), columns: [.flexible(), .flexible()]) {
  ///   ForEach(products) { ProductView($0) }
  /// }
  /// ```
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  public struct AppearanceGrid<Content: View>: View {
    private let appearance: CollectionAppearance
    private let columns: [GridItem.Size]
    private let content: Content

    /// Creates a grid with columns of these sizes.
    public init(
      _ appearance: CollectionAppearance, columns: [GridItem.Size],
      @ViewBuilder content: () -> Content
    ) {
      self.appearance = appearance
      self.columns = columns
      self.content = content()
    }

    /// The items in a view that scrolls.
    public var body: some View {
      let spacing = appearance.itemSpacing.map { CGFloat($0) }
      ScrollView {
        LazyVGrid(
          columns: columns.map { GridItem($0, spacing: spacing) },
          spacing: appearance.lineSpacing.map { CGFloat($0) }
        ) { content }
        .changed(with: appearance.sectionInsets) { $0.padding(EdgeInsets($1)) }
      }
      .appearance(appearance.scroll)
    }
  }
#endif
