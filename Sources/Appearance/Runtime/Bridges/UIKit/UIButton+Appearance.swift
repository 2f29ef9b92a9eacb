#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UIButton {
    /// The type of the appearances of a button.
    public typealias Appearance = ButtonAppearance

    /// Applies an appearance to the button; unset properties leave it as it is.
    ///
    /// The appearance sets titles, images and background images for each state. The button must not
    /// have a `configuration`, which ignores them. Backgrounds are images with circular corners of
    /// the view's radius. After this, set titles with ``setStyledTitle(_:for:)``. visionOS ignores
    /// insets, which UIKit only offers with a configuration there.
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
      StyleKeeper.keep(appearance, for: self) { button, merged, keeper in
        for (state, uiState) in UIControl.State.styled {
          button.renew(merged, states: state, uiState: uiState, keeper)
        }
        if let typography = merged.typography {
          button.titleLabel?.font = typography.uiFont(compatibleWith: button.traitCollection)
        }
      }
    }

    /// Sets a title that is shown with the typography of the applied appearance.
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
      _ appearance: ButtonAppearance, states: Set<ControlState>, uiState: UIControl.State,
      _ keeper: StyleKeeper
    ) {
      let style = appearance.states[states]
      if let color = style.titleColor { setTitleColor(UIColor(color), for: uiState) }
      if let color = style.imageColor, let image = image(for: uiState) {
        let resolved = UIColor(color).resolvedColor(with: traitCollection)
        setImage(image.withTintColor(resolved, renderingMode: .alwaysOriginal), for: uiState)
      }
      if style.backgroundColor != nil || style.borderColor != nil {
        let shape = ButtonShape(style, cornerRadius: appearance.view.cornerRadius ?? 0)
        setBackgroundImage(shape.image(compatibleWith: traitCollection), for: uiState)
      }
      if let typography = appearance.typography, let title = title(for: uiState) {
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
    /// The states that appearances describe, and their combinations.
    ///
    /// UIKit shows a combination for which nothing is set like the normal state.
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
