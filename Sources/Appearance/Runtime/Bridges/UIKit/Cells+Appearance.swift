#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UITableViewCell {
    /// The type of the appearances of a cell.
    public typealias Appearance = CellAppearance

    /// Applies an appearance to the cell; what it leaves unset is as it was before any look.
    ///
    /// A background, also of the selected cell, replaces the cell's `backgroundConfiguration`.
    public func apply(_ appearance: CellAppearance) {
      StyleKeeper.apply(appearance, to: self) { cell in
        cell.replaceConfiguration(with: appearance) {
          if #available(iOS 14, tvOS 14, *) { cell.clear(\.backgroundConfiguration, if: $0) }
        } background: {
          cell.set(\.selectedBackgroundView, $0)
        }
        cell.set(
          \.contentView.directionalLayoutMargins,
          appearance.contentInsets.map { NSDirectionalEdgeInsets($0) })
      } mirror: { cell, appearance in
        #if !os(tvOS)
          cell.set(
            \.separatorInset, appearance.separatorInsets.map { UIEdgeInsets($0, in: cell.element) })
        #endif
      }
      apply(appearance.view)
    }
  }

  extension UICollectionViewCell {
    /// The type of the appearances of a cell.
    public typealias Appearance = CellAppearance

    /// Applies an appearance to the cell; what it leaves unset is as it was before any look.
    ///
    /// A background, also of the selected cell, replaces the cell's `backgroundConfiguration`.
    public func apply(_ appearance: CellAppearance) {
      StyleKeeper.apply(appearance, to: self) { cell in
        cell.replaceConfiguration(with: appearance) {
          if #available(iOS 14, tvOS 14, *) { cell.clear(\.backgroundConfiguration, if: $0) }
        } background: {
          cell.set(\.selectedBackgroundView, $0)
        }
        cell.set(
          \.contentView.directionalLayoutMargins,
          appearance.contentInsets.map { NSDirectionalEdgeInsets($0) })
      }
      apply(appearance.view)
    }
  }

  extension StyledElement {
    /// Sets what lies behind a selected cell, in place of its configuration.
    ///
    /// UIKit draws a configuration over the cell's background, and a background view resets the
    /// configuration, as that does the view: so the app's comes back last.
    fileprivate func replaceConfiguration(
      with appearance: CellAppearance, configuration clear: (Bool) -> Void,
      background set: (UIView?) -> Void
    ) {
      let background = appearance.selectedBackground
      let isReplaced = background != nil || appearance.view.hasBackground
      if isReplaced { clear(true) }
      set(background)
      if !isReplaced { clear(false) }
    }

    /// Sets a property to `nil`, or else to what it was before any look.
    fileprivate func clear<Value>(
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
