#if canImport(UIKit) && !os(watchOS)
  import DesignTokens
  import UIKit

  extension UIButton {
    public typealias Appearance = ButtonAppearance

    /// Shows the button with a look; what the look leaves unset stays as it is.
    ///
    /// UIKit chooses among the states' titles, images and background images, so no subclass is
    /// needed; the button must not have a `configuration`, which ignores them. Backgrounds are
    /// images with circular corners of the view's radius. Later titles go through
    /// ``setStyledTitle(_:for:)``. On visionOS, insets are left as they are: UIKit offers them only
    /// with a configuration.
    public func apply(_ appearance: ButtonAppearance) {
      apply(appearance.view)
      #if !os(visionOS)
        if let insets = appearance.contentInsets {
          contentEdgeInsets = UIEdgeInsets(insets, in: self)
        }
      #endif
      if appearance.typography != nil {
        titleLabel?.adjustsFontForContentSizeCategory = true
      }
      StyleKeeper.keep(appearance, for: self) { button, look, keeper in
        for (state, uiState) in UIControl.State.styled {
          button.renew(look, states: state, uiState: uiState, keeper)
        }
        if let typography = look.typography {
          button.titleLabel?.font = typography.uiFont(compatibleWith: button.traitCollection)
        }
      }
    }

    /// Sets a title that is shown with the typography of the look.
    public func setStyledTitle(_ title: String?, for state: UIControl.State = .normal) {
      let keeper = StyleKeeper.existing(in: self)
      for (_, state) in UIControl.State.styled {
        keeper?.forgetSource(in: state.rawValue)
        setAttributedTitle(nil, for: state)
      }
      setTitle(title, for: state)
      keeper?.renew()
    }

    private func renew(
      _ look: ButtonAppearance, states: Set<ControlState>, uiState: UIControl.State,
      _ keeper: StyleKeeper
    ) {
      let style = look.states[states]
      if let color = style.titleColor { setTitleColor(UIColor(color), for: uiState) }
      if let color = style.imageColor, let image = image(for: uiState) {
        let resolved = UIColor(color).resolvedColor(with: traitCollection)
        setImage(image.withTintColor(resolved, renderingMode: .alwaysOriginal), for: uiState)
      }
      if style.backgroundColor != nil || style.borderColor != nil {
        let shape = ButtonShape(style, cornerRadius: look.view.cornerRadius ?? 0)
        setBackgroundImage(shape.image(compatibleWith: traitCollection), for: uiState)
      }
      if let typography = look.typography, let title = title(for: uiState) {
        let source = keeper.source(ofShown: title, in: uiState.rawValue)
        let shown = typography.cased(source)
        keeper.remember(source: source, shown: shown, in: uiState.rawValue)
        var attributes = typography.textAttributes(
          compatibleWith: traitCollection, alignment: .center, lineBreakMode: .byTruncatingTail)
        attributes[.foregroundColor] =
          style.titleColor.map { UIColor($0) } ?? titleColor(for: uiState)
        setAttributedTitle(NSAttributedString(string: shown, attributes: attributes), for: uiState)
      }
    }
  }

  extension UIControl.State {
    /// The states that looks describe, and those in which a control is at once.
    ///
    /// UIKit shows a combination that has nothing of its own as normal.
    @MainActor static var styled: [(states: Set<ControlState>, uiState: UIControl.State)] {
      [
        ([.normal], .normal), ([.selected], .selected), ([.highlighted], .highlighted),
        ([.disabled], .disabled), ([.focused], .focused),
        ([.selected, .highlighted], [.selected, .highlighted]),
        ([.selected, .disabled], [.selected, .disabled]),
        ([.selected, .focused], [.selected, .focused]),
      ]
    }
  }
#endif
