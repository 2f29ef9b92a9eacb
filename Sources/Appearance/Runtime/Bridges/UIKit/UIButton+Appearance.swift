#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UIButton {
    /// The type of the appearances of a button.
    public typealias Appearance = ButtonAppearance

    /// Applies an appearance to the button; what it leaves unset is as it was before any look.
    ///
    /// The appearance sets titles, images and background images for each state. Backgrounds are images
    /// with circular corners of the view's radius. Of a button with a `configuration`, it sets that in
    /// the current state, after the app's own `configurationUpdateHandler`; the configuration then has
    /// the content. Without one, the image is at the leading or trailing side. After this, set content of other buttons
    /// with ``setStyledTitle(_:for:)``,
    /// ``setStyledAttributedTitle(_:for:)`` and ``setStyledImage(_:for:)``. visionOS ignores insets
    /// and the distance to the image, which UIKit only offers with a configuration there.
    public func apply(_ appearance: ButtonAppearance) {
      apply(appearance.viewLook(in: Set(state)))
      StyleKeeper.apply(appearance, to: self) { button in
        if let label = titleLabel {
          button.set(
            .adjustsTitleFont, appearance.typography.map { _ in true },
            from: label.adjustsFontForContentSizeCategory
          ) { label.adjustsFontForContentSizeCategory = $0 ?? false }
        }
      } hasNewContent: { button in
        button.keeper.contents.contains { state, content in
          !content.isShown(by: button.element, in: UIControl.State(rawValue: state))
        }
      } renew: { button, appearance in
        if #available(iOS 15, tvOS 15, *), button.element.configuration != nil {
          button.renewConfiguration(appearance)
        } else {
          button.renew(appearance)
        }
        button.showState(of: appearance)
      }
    }

    /// Sets a title that is shown with the applied appearance.
    public func setStyledTitle(_ title: String?, for state: UIControl.State = .normal) {
      setAttributedTitle(nil, for: state)
      setTitle(title, for: state)
      StyleKeeper.existing(in: self)?.renew()
    }

    /// Sets a title whose runs have attributes of their own, and which is shown with the applied
    /// appearance otherwise.
    public func setStyledAttributedTitle(
      _ title: NSAttributedString?, for state: UIControl.State = .normal
    ) {
      setAttributedTitle(title, for: state)
      StyleKeeper.existing(in: self)?.renew()
    }

    /// Sets a rich title, which is shown with the applied appearance and with what a style says of its
    /// runs.
    public func setStyledTitle(
      _ title: RichText, style: RichTextStyle = RichTextStyle(),
      for state: UIControl.State = .normal
    ) {
      let button = StyleKeeper.styled(self)
      let keeper = button.keeper
      let rich = StyledRichText(text: title, style: style)
      var content = ButtonContent(of: self, in: state, known: keeper.contents[state.rawValue])
      if content.ownTitle?.rich == rich { return }
      var base: [NSAttributedString.Key: Any] = [:]
      base[.font] = button.original(.titleFont, current: titleLabel?.font)
      content.ownTitle = SourceText(rich, base: content.ownTitle?.base ?? base)
      keeper.contents[state.rawValue] = content
      keeper.renewContent { apply($0 as ButtonAppearance) }
    }

    /// Sets an image that is shown with the applied appearance.
    public func setStyledImage(_ image: UIImage?, for state: UIControl.State = .normal) {
      setImage(image, for: state)
      StyleKeeper.existing(in: self)?.renew()
    }
  }

  /// The content of a button in one state, as the app set it and as it is shown.
  struct ButtonContent {
    /// The title with attributes; `nil` if the state has none of its own.
    var ownTitle: SourceText?
    /// The image; `nil` if the state has none of its own.
    let ownImage: UIImage?
    let plainTitle: String?
    let shownTitle: NSAttributedString?
    let shownImage: UIImage?

    /// Reads the content of a state, which falls back to that of the normal state.
    @MainActor init(of button: UIButton, in state: UIControl.State, known: ButtonContent?) {
      plainTitle = button.title(for: state)
      shownTitle = button.attributedTitle(for: state)
      shownImage = button.image(for: state)
      if let known, known.shownTitle.isSame(as: shownTitle) {
        ownTitle = known.ownTitle
      } else if state != .normal, shownTitle.isSame(as: button.attributedTitle(for: .normal)) {
        ownTitle = nil
      } else {
        ownTitle = shownTitle.map { SourceText($0, without: [:]) }
      }
      if let known, known.shownImage === shownImage {
        ownImage = known.ownImage
      } else if state != .normal, shownImage === button.image(for: .normal) {
        ownImage = nil
      } else {
        ownImage = shownImage
      }
    }

    /// Creates the style that a state shows after its content was styled.
    @MainActor init(shownBy button: UIButton, in state: UIControl.State, from content: Self) {
      ownTitle = content.ownTitle
      ownImage = content.ownImage
      plainTitle = button.title(for: state)
      shownTitle = button.attributedTitle(for: state)
      shownImage = button.image(for: state)
    }

    @MainActor func isShown(by button: UIButton, in state: UIControl.State) -> Bool {
      button.title(for: state) == plainTitle
        && shownTitle.isSame(as: button.attributedTitle(for: state))
        && button.image(for: state) === shownImage
    }
  }

  extension StyledElement<UIButton> {
    /// Sets properties that UIKit does not have by state, to the current state's values.
    func showState(of appearance: ButtonAppearance) {
      let states = Set<ControlState>(element.state)
      element.apply(appearance.viewLook(in: states))
      let scale = appearance.states[states].scale.map { CGFloat($0) }
      set(\.transform, scale.map { CGAffineTransform(scaleX: $0, y: $0) })
    }

    fileprivate func renew(_ appearance: ButtonAppearance) {
      let traits = element.traitCollection
      if keeper.tintedImages.count > 16 { keeper.tintedImages = [:] }
      // All states are read first: they inherit from the normal state, which is set first.
      let states = UIControl.State.styled.map { states, state in
        (
          style: appearance.states[states], state: state,
          content: ButtonContent(of: element, in: state, known: keeper.contents[state.rawValue]),
          color: own(element.titleColor(for: state), element.titleColor(for: .normal), state),
          background: own(
            element.backgroundImage(for: state), element.backgroundImage(for: .normal), state)
        )
      }
      guard let normal = states.first else { return }
      #if !os(visionOS)
        arrangeImage(of: appearance)
      #endif
      for (style, state, content, color, background) in states {
        set(.titleColor(state.rawValue), style.titleColor.map { UIColor($0) }, from: color) {
          element.setTitleColor($0, for: state)
        }
        let shape = StretchableShape(
          style, corners: appearance.view.cornerRadius ?? 0, of: element)
        set(
          .background(state.rawValue), shape?.image(compatibleWith: traits), from: background
        ) { element.setBackgroundImage($0, for: state) }
        let details = appearance.details(in: style)
        showTitle(
          content, inheriting: normal.content,
          details.changing(style.typography ?? appearance.typography), details, style.titleColor,
          in: state)
        showImage(content, inheriting: normal.content, style.imageColor, in: state)
      }
      if let label = element.titleLabel {
        set(
          .titleFont,
          appearance.details.changing(appearance.typography)?.uiFont(compatibleWith: traits),
          from: label.font
        ) { label.font = $0 }
      }
      for (_, state, content, _, _) in states {
        keeper.contents[state.rawValue] = ButtonContent(shownBy: element, in: state, from: content)
      }
      let shown = element.attributedTitle(for: .normal)?.string
      let source = normal.content.ownTitle?.text.string ?? normal.content.plainTitle
      keeper.speak(shown == nil ? nil : source, shownAs: shown, of: element)
    }

    /// The value of a state itself: nothing if it has that of the normal state.
    private func own<Value: Equatable>(
      _ value: Value?, _ normal: Value?, _ state: UIControl.State
    ) -> Value? {
      state != .normal && value == normal ? nil : value
    }

    private func showTitle(
      _ content: ButtonContent, inheriting normal: ButtonContent, _ typography: TypographyValue?,
      _ details: TextDetails, _ color: ColorValue?, in state: UIControl.State
    ) {
      let traits = element.traitCollection
      guard typography != nil || details != .unset else {
        var attributes = content.ownTitle?.base ?? [:]
        if content.ownTitle?.rich != nil {
          attributes[.foregroundColor] = element.titleColor(for: state)
        }
        element.setAttributedTitle(
          content.ownTitle?.shown(with: attributes, in: nil, compatibleWith: traits), for: state)
        return
      }
      let plain = content.plainTitle.map {
        SourceText(NSAttributedString(string: $0), without: [:])
      }
      let inherited = content.plainTitle == normal.plainTitle ? normal.ownTitle : nil
      guard let source = content.ownTitle ?? inherited ?? plain else {
        element.setAttributedTitle(nil, for: state)
        return
      }
      var attributes =
        typography?.textAttributes(
          compatibleWith: traits, alignment: .center, lineBreakMode: .byTruncatingTail)
        ?? source.base
      attributes[.foregroundColor] = color.map { UIColor($0) } ?? element.titleColor(for: state)
      details.add(
        to: &attributes, font: original(.titleFont, current: element.titleLabel?.font),
        scale: typography?.scale(compatibleWith: traits) ?? 1, compatibleWith: traits)
      element.setAttributedTitle(
        source.shown(with: attributes, in: typography, compatibleWith: traits), for: state)
    }

    #if !os(visionOS)
      /// Sets the side of the image, its distance to the title, and the insets, which make room for it.
      private func arrangeImage(of appearance: ButtonAppearance) {
        let isReversed = element.isReversed
        let isTrailing = appearance.imagePlacement == .trailing
        var insets = appearance.contentInsets.map { UIEdgeInsets($0, in: element) }
        // A button whose direction is turned around has its image at the other side.
        set(
          \.semanticContentAttribute,
          isTrailing ? (isReversed ? .forceLeftToRight : .forceRightToLeft) : nil)
        keeper.isTurned = isTrailing
        let padding = element.image(for: .normal) == nil ? nil : appearance.imagePadding
        let half = padding.map { CGFloat($0 / 2) }
        let shift = half.map { isTrailing == isReversed ? -$0 : $0 }
        set(\.imageEdgeInsets, shift.map { UIEdgeInsets(top: 0, left: $0, bottom: 0, right: -$0) })
        set(\.titleEdgeInsets, shift.map { UIEdgeInsets(top: 0, left: -$0, bottom: 0, right: $0) })
        if let half {
          var wider = insets ?? original(\.contentEdgeInsets)
          wider.left += half
          wider.right += half
          insets = wider
        }
        set(\.contentEdgeInsets, insets)
      }
    #endif

    private func showImage(
      _ content: ButtonContent, inheriting normal: ButtonContent, _ color: ColorValue?,
      in state: UIControl.State
    ) {
      var shown = content.ownImage
      if let color, let image = content.ownImage ?? normal.ownImage {
        shown = keeper.tinted(image, color, compatibleWith: element.traitCollection)
      }
      // A state without an image of its own inherits that of the normal state, which is set already.
      let inherits = content.ownImage == nil && state != .normal
      if inherits, shown === element.image(for: .normal) { shown = nil }
      element.setImage(shown, for: state)
    }
  }

  extension StyleKeeper {
    /// An image in a color, which is made once for all states and looks of the button.
    fileprivate func tinted(
      _ image: UIImage, _ color: ColorValue, compatibleWith traits: UITraitCollection
    ) -> UIImage {
      let shown = color.resolved(in: ThemeContext(traits), gamut: ColorGamut(traits))
      let key = TintedImage(image: image, color: shown)
      if let tinted = tintedImages[key] { return tinted }
      let tinted = image.withTintColor(UIColor(shown), renderingMode: .alwaysOriginal)
      tintedImages[key] = tinted
      return tinted
    }
  }

  struct TintedImage: Hashable {
    let image: UIImage
    let color: ColorComponents
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
        ([.focused, .highlighted], [.focused, .highlighted]),
        ([.selected, .focused, .highlighted], [.selected, .focused, .highlighted]),
      ]
    }

    /// The images that the styled states have themselves, in their order, as a control may return that of
    /// the normal state for those that have none.
    @MainActor static func ownImages(_ image: (UIControl.State) -> UIImage?) -> [UIImage?] {
      let normal = image(.normal)
      return styled.map { _, state in
        let image = image(state)
        return state != .normal && image === normal ? nil : image
      }
    }
  }
#endif
