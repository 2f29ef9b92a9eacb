#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The members that both classes of cells have.
  @MainActor private protocol UICell: UIView {
    var contentView: UIView { get }
    var selectedBackgroundView: UIView? { get set }
    @available(iOS 14, tvOS 14, *)
    var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  }

  extension UITableViewCell: UICell {
    /// The type of the appearances of a cell.
    public typealias Appearance = CellAppearance

    /// Applies an appearance to the cell; what it leaves unset is as it was before any look.
    ///
    /// A background, also of the selected cell, replaces the cell's `backgroundConfiguration`.
    public func apply(_ appearance: CellAppearance) {
      StyleKeeper.apply(appearance, to: self) { cell in
        cell.style(appearance)
      } mirror: { cell, appearance in
        #if !os(tvOS)
          cell.set(
            \.separatorInset, appearance.separatorInsets.map { UIEdgeInsets($0, in: cell.element) })
        #endif
      }
      apply(appearance.view)
    }
  }

  extension UICollectionViewCell: UICell {
    /// The type of the appearances of a cell.
    public typealias Appearance = CellAppearance

    /// Applies an appearance to the cell; what it leaves unset is as it was before any look.
    ///
    /// A background, also of the selected cell, replaces the cell's `backgroundConfiguration`.
    public func apply(_ appearance: CellAppearance) {
      StyleKeeper.apply(appearance, to: self) { cell in cell.style(appearance) }
      apply(appearance.view)
    }
  }

  extension StyledElement where Element: UICell {
    /// Sets what a cell has besides its own look; a background replaces its configuration.
    ///
    /// UIKit draws a configuration over the cell's background, and a background view resets the
    /// configuration, as that does the view: so the app's comes back last.
    fileprivate func style(_ appearance: CellAppearance) {
      let background = appearance.selectedBackground
      let isReplaced = background != nil || appearance.view.hasBackground
      func clearConfiguration() {
        if #available(iOS 14, tvOS 14, *) { clear(\.backgroundConfiguration, if: isReplaced) }
      }
      if isReplaced { clearConfiguration() }
      set(\.selectedBackgroundView, background)
      if !isReplaced { clearConfiguration() }
      set(
        \.contentView.directionalLayoutMargins,
        appearance.contentInsets.map { NSDirectionalEdgeInsets($0) })
    }

    /// Sets a property to `nil`, or else to what it was before any look.
    private func clear<Value>(
      _ property: ReferenceWritableKeyPath<Element, Value?>, if isCleared: Bool
    ) {
      keeper.set(
        property, to: isCleared ? .some(nil) : nil, current: element[keyPath: property]
      ) { element[keyPath: property] = $0 }
    }
  }

  extension CellAppearance {
    /// A view with the look of what lies behind the content; `nil` if it has none.
    @MainActor fileprivate var selectedBackground: UIView? {
      guard selectedView != .unset else { return nil }
      let background = UIView()
      background.apply(selectedView)
      return background
    }
  }
#endif
