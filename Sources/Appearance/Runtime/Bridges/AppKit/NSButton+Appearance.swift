#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import TokenRuntime

  extension NSButton {
    /// Applies an appearance to the button; what it leaves unset is as it was before any look.
    ///
    /// A button of macOS has the title and the colors of its normal state, and the title of the
    /// selected state where it is on; a border, a shadow and an opacity are those of the normal state,
    /// too. The background is the color of its bezel, in the looks of macOS
    /// that have one; the color of the image needs a button without border. Insets and the distance to
    /// the image are those of the bezel.
    public func apply(_ appearance: ButtonAppearance) {
      let normal = appearance.states[.normal]
      apply(
        appearance.viewLook(in: [.normal]).overriding(
          with: ViewAppearance(borderColor: normal.lineColor, borderWidth: normal.lineWidth)))
      StyleKeeper.apply(appearance, to: self) { button in
        button.set(\.font, appearance.details(in: normal).changing(appearance.typography)?.nsFont)
        button.set(\.imagePosition, appearance.imagePlacement.map { NSControl.ImagePosition($0) })
        button.set(\.bezelColor, normal.shapeColor)
        button.set(\.contentTintColor, normal.imageColor)
      } hasNewContent: { button in
        button.keeper.hasNewText(button.element.attributedTitle, in: .text)
      } renew: { button, appearance in
        button.element.renewTitles(appearance, button.keeper)
      }
    }

    private func renewTitles(_ appearance: ButtonAppearance, _ keeper: StyleKeeper) {
      attributedTitle = keeper.title(
        attributedTitle, appearance, in: .normal, slot: .text, font: font)
      attributedAlternateTitle = keeper.title(
        attributedAlternateTitle, appearance, in: .selected, slot: .alternateText, font: font)
    }
  }

  extension NSControl.ImagePosition {
    fileprivate init(_ placement: ButtonAppearance.ImagePlacement) {
      switch placement {
      case .leading: self = .imageLeading
      case .trailing: self = .imageTrailing
      case .top: self = .imageAbove
      case .bottom: self = .imageBelow
      }
    }
  }

  extension StyleKeeper {
    fileprivate func title(
      _ current: NSAttributedString, _ appearance: ButtonAppearance, in state: ControlState,
      slot: StyleSlot, font: NSFont?
    ) -> NSAttributedString {
      guard let source = source(of: current, in: slot, base: [:]) else { return current }
      let style = appearance.states[state]
      let details = appearance.details(in: style)
      let typography = details.changing(style.typography ?? appearance.typography)
      guard typography != nil || details != .unset || style.titleColor != nil else {
        return forgetText(in: slot) ? source.text : current
      }
      var attributes =
        typography?.textAttributes(alignment: .center, lineBreakMode: .byTruncatingTail) ?? [:]
      attributes[.foregroundColor] = style.titleColor.map { NSColor($0) }
      details.add(to: &attributes, font: font, scale: 1, compatibleWith: interfaceTraits)
      return show(source, in: slot, with: attributes, typography: typography)
    }
  }
#endif
