#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UITableViewCell {
    /// The type of the appearances of a cell.
    public typealias Appearance = CellAppearance

    /// Applies an appearance to the cell; what it leaves unset is as it was before any look.
    public func apply(_ appearance: CellAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { cell in
        cell.set(\.selectedBackgroundView, appearance.selectedBackground)
        cell.set(
          \.contentView.directionalLayoutMargins,
          appearance.contentInsets.map { NSDirectionalEdgeInsets($0) })
        #if !os(tvOS)
          cell.set(
            \.separatorInset, appearance.separatorInsets.map { UIEdgeInsets($0, in: self) })
        #endif
      }
    }
  }

  extension UICollectionViewCell {
    /// The type of the appearances of a cell.
    public typealias Appearance = CellAppearance

    /// Applies an appearance to the cell; what it leaves unset is as it was before any look.
    public func apply(_ appearance: CellAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { cell in
        cell.set(\.selectedBackgroundView, appearance.selectedBackground)
        cell.set(
          \.contentView.directionalLayoutMargins,
          appearance.contentInsets.map { NSDirectionalEdgeInsets($0) })
      }
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
