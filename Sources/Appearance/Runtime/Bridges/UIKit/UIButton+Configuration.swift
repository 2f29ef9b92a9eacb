#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  @available(iOS 15, tvOS 15, *)
  extension StyledElement<UIButton> {
    /// Applies an appearance to a button with a configuration, now and whenever its state changes.
    ///
    /// The app's own handler of updates is called first.
    func renewConfiguration(_ appearance: ButtonAppearance) {
      let own = original(\.configurationUpdateHandler)
      update(with: appearance)
      let handler: UIButton.ConfigurationUpdateHandler = { [weak keeper] button in
        own?(button)
        guard let keeper else { return }
        let styled = StyledElement(element: button, keeper: keeper)
        styled.update(with: appearance)
        styled.showState(of: appearance)
      }
      set(\.configurationUpdateHandler, appearance == .unset ? nil : handler)
    }

    /// Sets what an appearance describes of the configuration in the current state.
    private func update(with appearance: ButtonAppearance) {
      guard var configuration = element.configuration else { return }
      let style = appearance.states[Set<ControlState>(element.state)]
      // A configuration has one radius, and none where they differ.
      let corners = appearance.view.cornerRadius
      let radius = corners.map { $0 == .pill ? 0 : CGFloat($0.uniform ?? 0) }
      set(\.baseForegroundColor, style.titleColor.map { UIColor($0) }, in: &configuration)
      set(
        \.imageColorTransformer,
        style.imageColor.map { color in UIConfigurationColorTransformer { _ in UIColor(color) } },
        in: &configuration)
      let details = appearance.details(in: style)
      let typography = details.changing(style.typography ?? appearance.typography)
      let hasTextStyle = typography != nil || details != .unset || style.titleColor != nil
      set(
        \.titleTextAttributesTransformer,
        hasTextStyle
          ? UIConfigurationTextAttributesTransformer(
            typography, details, title: configuration.title ?? "",
            color: configuration.hasColoredTitle ? nil : style.titleColor,
            alignment: NSTextAlignment(
              configuration.titleAlignment, isReversed: element.isReversed),
            compatibleWith: element.traitCollection) : nil, in: &configuration)
      showCase(of: typography, in: &configuration)
      set(
        \.imagePlacement, appearance.imagePlacement.map { NSDirectionalRectEdge($0) },
        in: &configuration)
      set(\.imagePadding, appearance.imagePadding.map { CGFloat($0) }, in: &configuration)
      set(
        \.contentInsets, appearance.contentInsets.map { NSDirectionalEdgeInsets($0) },
        in: &configuration)
      let drawsFill = style.backgroundFill != nil && style.shapeColor == nil
      let fill = drawsFill ? .clear : style.shapeColor.map { UIColor($0) }
      set(\.background.backgroundColor, fill, in: &configuration)
      // Styles of UIKit make another color of it in some states.
      set(
        \.background.backgroundColorTransformer,
        fill.map { fill in UIConfigurationColorTransformer { _ in fill } }, in: &configuration)
      set(\.background.strokeColor, style.lineColor.map { UIColor($0) }, in: &configuration)
      set(\.background.strokeWidth, style.lineWidth.map { CGFloat($0) }, in: &configuration)
      // Other styles of corners change the radius.
      set(\.cornerStyle, corners.map { $0 == .pill ? .capsule : .fixed }, in: &configuration)
      set(\.background.cornerRadius, radius, in: &configuration)
      element.configuration = configuration
    }

    /// Shows a title without own attributes in a text style's case, or again as the app set it.
    private func showCase(
      of typography: TypographyValue?, in configuration: inout UIButton.Configuration
    ) {
      guard let current = configuration.title,
        configuration.attributedTitle.map({ $0 == AttributedString(current) }) ?? true
      else { return }
      let known = keeper.casedTitle
      let source = known?.shown == current ? known?.source ?? current : current
      let shown = typography?.cased(source) ?? source
      keeper.casedTitle = source == shown ? nil : (source, shown)
      keeper.speak(source, shownAs: shown, of: element)
      if shown != current { configuration.title = shown }
    }

    /// Sets a property of a configuration to a value, or for `nil` to what it was before any look.
    private func set<Value>(
      _ property: WritableKeyPath<UIButton.Configuration, Value>, _ value: Value?,
      in configuration: inout UIButton.Configuration
    ) {
      keeper.set(property, to: value, current: configuration[keyPath: property]) {
        configuration[keyPath: property] = $0
      }
    }

    /// Sets a property of a configuration to a value, or for `nil` to what it was before any look.
    private func set<Value>(
      _ property: WritableKeyPath<UIButton.Configuration, Value?>, _ value: Value?,
      in configuration: inout UIButton.Configuration
    ) {
      keeper.set(
        property, to: value.map(Optional.some), current: configuration[keyPath: property]
      ) { configuration[keyPath: property] = $0 }
    }
  }

  @available(iOS 15, tvOS 15, *)
  extension UIConfigurationTextAttributesTransformer {
    /// Creates what gives a title the font, tracking and line height of a text style, its details and its
    /// color, of which styles of UIKit make another one in some states.
    @MainActor fileprivate init(
      _ typography: TypographyValue?, _ details: TextDetails, title: String, color: ColorValue?,
      alignment: NSTextAlignment, compatibleWith traits: UITraitCollection
    ) {
      var text = typography?.textAttributes(compatibleWith: traits, alignment: alignment) ?? [:]
      let scale = typography?.scale(compatibleWith: traits) ?? 1
      details.add(to: &text, scale: scale, compatibleWith: traits)
      let color = color.map { UIColor($0) }
      let given = AttributeContainer(
        text.fitting(joined: title.hasJoiningLetters, tall: title.hasTallLetters))
      self.init { incoming in
        typealias Scope = AttributeScopes.UIKitAttributes
        var attributes = incoming.merging(given)
        if typography != nil {
          attributes[Scope.KernAttribute.self] = given[Scope.KernAttribute.self]
        } else if details.isItalic == true, let own = incoming[Scope.FontAttribute.self] {
          attributes[Scope.FontAttribute.self] = own.adding(.traitItalic, size: own.pointSize)
        }
        if let color { attributes[Scope.ForegroundColorAttribute.self] = color }
        if details.isUnderlined == false { attributes[Scope.UnderlineStyleAttribute.self] = nil }
        if details.isStruckThrough == false {
          attributes[Scope.StrikethroughStyleAttribute.self] = nil
        }
        return attributes
      }
    }
  }

  @available(iOS 15, tvOS 15, *)
  extension UIButton.Configuration {
    /// A Boolean value that indicates whether a run of the app's title has a color of its own.
    fileprivate var hasColoredTitle: Bool {
      attributedTitle?.runs.contains {
        $0[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] != nil
      } ?? false
    }
  }

  extension NSTextAlignment {
    /// A paragraph style replaces the alignment that UIKit gives a title.
    @available(iOS 15, tvOS 15, *)
    fileprivate init(_ alignment: UIButton.Configuration.TitleAlignment, isReversed: Bool) {
      switch alignment {
      case .leading: self = isReversed ? .right : .left
      case .trailing: self = isReversed ? .left : .right
      default: self = .center
      }
    }
  }

  @available(iOS 13, tvOS 13, *)
  extension NSDirectionalRectEdge {
    fileprivate init(_ placement: ButtonAppearance.ImagePlacement) {
      switch placement {
      case .leading: self = .leading
      case .trailing: self = .trailing
      case .top: self = .top
      case .bottom: self = .bottom
      }
    }
  }

  extension Set<ControlState> {
    init(_ state: UIControl.State) {
      self = []
      if state.contains(.selected) { insert(.selected) }
      if state.contains(.focused) { insert(.focused) }
      if state.contains(.highlighted) { insert(.highlighted) }
      if state.contains(.disabled) { insert(.disabled) }
    }
  }
#endif
