#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import TokenRuntime
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// Remembers what was applied to a view, and what the view had before any look.
  ///
  /// The system renews dynamic colors, but not a layer's `CGColor`, a rendered image or the measures of
  /// an attributed text. The keeper is an empty subview, because a subview is notified of a new
  /// interface on every version of the system, lives exactly as long as the view, and needs no
  /// run-time tricks. A view whose subviews are all removed loses it: it is not renewed any more,
  /// and what it has then counts as its own.
  final class StyleKeeper: ElementView {
    /// The part of a view that one type of appearances describes.
    private struct Part {
      let appearance: any ElementAppearance
      let mirror: @MainActor () -> Void
      let renew: @MainActor () -> Void
    }

    /// The parts in the order in which they were first applied.
    private var parts: [(type: ObjectIdentifier, part: Part)] = []
    /// The values before any look, of the properties that the current looks set.
    private var originals: [AnyHashable: Any] = [:]
    private var texts: [StyleSlot: StyledText] = [:]
    private var images: [StyleSlot: (source: ElementImage?, shown: ElementImage?)] = [:]
    #if canImport(UIKit)
      /// The layers for everything that the view's own layer can't draw; `nil` if no look needs them.
      private var backdrop: Backdrop?
      /// The constraints of a ``SizeValue``.
      var sizeConstraints: [NSLayoutConstraint] = []
      var marginConstraints: [NSLayoutConstraint] = []
      var contents: [UIControl.State.RawValue: ButtonContent] = [:]
      /// The title of a configuration that is shown in another case.
      var casedTitle: (source: String, shown: String)?
      /// A Boolean value that indicates whether a look turned a button's direction around.
      var isTurned = false
      var tintedImages: [TintedImage: UIImage] = [:]
      /// A Boolean value that indicates whether the text has yet to take its look, as an input method has to finish it
      /// first.
      var isOverdue = false
      /// The text that is said in place of one in another case.
      private(set) var spokenText: String?
    #endif

    init() {
      super.init(frame: .zero)
      isHidden = true
      #if canImport(UIKit)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        if #available(iOS 17, tvOS 17, *) { followTraits() }
      #endif
    }

    @available(*, unavailable, message: "a keeper is not part of an archive")
    required init?(coder: NSCoder) {
      nil
    }

    #if canImport(UIKit)
      /// Renews when a trait changes on which looks depend.
      @available(iOS 17, tvOS 17, *)
      private func followTraits() {
        var traits: [UITrait] = [
          UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
          UITraitDisplayGamut.self, UITraitPreferredContentSizeCategory.self,
          UITraitLegibilityWeight.self,
        ]
        #if !os(tvOS)
          traits.append(UITraitUserInterfaceLevel.self)
        #endif
        registerForTraitChanges(traits) { (keeper: StyleKeeper, _: UITraitCollection) in
          keeper.renew()
        }
        registerForTraitChanges([UITraitLayoutDirection.self]) {
          (keeper: StyleKeeper, _: UITraitCollection) in keeper.mirror()
        }
      }

      #if !os(visionOS)
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          if #available(iOS 17, tvOS 17, *) { return }
          if traitCollection.layoutDirection != previous?.layoutDirection {
            mirror()
            return
          }
          let sameFonts =
            traitCollection.preferredContentSizeCategory == previous?.preferredContentSizeCategory
            && traitCollection.legibilityWeight == previous?.legibilityWeight
          if !sameFonts || traitCollection.hasDifferentColorAppearance(comparedTo: previous) {
            renew()
          }
        }
      #endif
    #else
      override func viewDidChangeEffectiveAppearance() {
        super.viewDidChangeEffectiveAppearance()
        renew()
      }
    #endif

    /// Sets again what depends on the interface's traits or on the content.
    func renew() {
      for (_, part) in parts { part.renew() }
    }

    #if canImport(UIKit)
      /// Shows the look of a text that an input method has finished.
      static func renewOverdue(_ view: UIView) {
        guard let keeper = existing(in: view), keeper.isOverdue else { return }
        keeper.renew()
      }
    #endif

    /// Sets again what is at another side in an interface from right to left.
    private func mirror() {
      for (_, part) in parts { part.mirror() }
      renew()
    }

    /// Applies the part of an element that a type of appearances describes.
    ///
    /// An appearance that the element already has is not applied again, but to content set since.
    ///
    /// `style` sets the properties that the appearance sets, and resets the others. `mirror` sets those
    /// whose sides depend on the interface's direction; it is called after `style`, and when the
    /// direction changes. `renew` sets what depends on other traits or on the content, too; it is called
    /// after both, and when these change. `hasNewContent` says whether content was set that lacks the appearance.
    static func apply<Applied: ElementAppearance, Element: ElementView>(
      _ appearance: Applied, to element: Element,
      style: @MainActor (StyledElement<Element>) -> Void = { _ in },
      mirror: @escaping @MainActor (StyledElement<Element>, Applied) -> Void = { _, _ in },
      hasNewContent: @MainActor (StyledElement<Element>) -> Bool = { _ in false },
      renew: @escaping @MainActor (StyledElement<Element>, Applied) -> Void = { _, _ in }
    ) {
      let type = ObjectIdentifier(Applied.self)
      // An appearance that sets nothing needs no keeper.
      let existing = existing(in: element)
      if existing == nil, appearance == .unset { return }
      let keeper = existing ?? attached(to: element)
      let styled = StyledElement(element: element, keeper: keeper)
      let index = keeper.parts.firstIndex { $0.type == type }
      if let index, keeper.parts[index].part.appearance as? Applied == appearance {
        if hasNewContent(styled) { renew(styled, appearance) }
        return
      }
      func again(
        _ set: @escaping @MainActor (StyledElement<Element>, Applied) -> Void
      ) -> @MainActor () -> Void {
        { [weak element, weak keeper] in
          guard let element, let keeper else { return }
          set(StyledElement(element: element, keeper: keeper), appearance)
        }
      }
      let part = Part(appearance: appearance, mirror: again(mirror), renew: again(renew))
      if let index {
        keeper.parts[index].part = part
      } else {
        keeper.parts.append((type, part))
      }
      style(styled)
      mirror(styled, appearance)
      renew(styled, appearance)
    }

    func appearance<Applied: ElementAppearance>(of type: Applied.Type) -> Applied? {
      parts.first { $0.type == ObjectIdentifier(type) }?.part.appearance as? Applied
    }

    /// Sets again what depends on the content, also of an element without a look.
    func renewContent<Applied: ElementAppearance>(_ apply: (Applied) -> Void) {
      let isStyled = parts.contains { $0.type == ObjectIdentifier(Applied.self) }
      if isStyled { renew() } else { apply(.unset) }
    }

    static func styled<Element: ElementView>(_ element: Element) -> StyledElement<Element> {
      StyledElement(element: element, keeper: existing(in: element) ?? attached(to: element))
    }

    /// The keeper of a view; `nil` if it has none.
    static func existing(in view: ElementView) -> StyleKeeper? {
      for case let keeper as StyleKeeper in container(of: view).subviews { return keeper }
      return nil
    }

    private static func attached(to view: ElementView) -> StyleKeeper {
      let keeper = StyleKeeper()
      #if canImport(UIKit)
        container(of: view).insertSubview(keeper, at: 0)
      #else
        view.addSubview(keeper)
      #endif
      return keeper
    }

    /// The view that may be given subviews; for `UIVisualEffectView` that is its content view.
    private static func container(of view: ElementView) -> ElementView {
      #if canImport(UIKit)
        (view as? UIVisualEffectView)?.contentView ?? view
      #else
        view
      #endif
    }

    // MARK: Backdrop

    #if canImport(UIKit)
      /// Draws something behind a view's content, or nothing any more.
      func draw(_ drawing: Backdrop.Drawing?, behind view: UIView) {
        guard let drawing else {
          backdrop?.clear()
          backdrop = nil
          return
        }
        let backdrop = backdrop ?? Backdrop(of: view, in: Self.container(of: view))
        self.backdrop = backdrop
        backdrop.show(drawing)
      }
    #endif

    // MARK: Properties

    /// Sets a property to a value, or, if that is `nil`, to what it was before any look.
    func set<Value>(
      _ key: AnyHashable, to value: Value?, current: @autoclosure () -> Value,
      _ setter: (Value) -> Void
    ) {
      if let value {
        if originals[key] == nil { originals[key] = Original(value: current()) }
        setter(value)
      } else if let original = originals.removeValue(forKey: key) as? Original<Value> {
        setter(original.value)
      }
    }

    /// A value, which may be `nil`, that a property had before any look.
    private struct Original<Value> {
      let value: Value
    }

    /// The value of a property before any look; its current value if no look sets it.
    fileprivate func original<Value>(_ key: AnyHashable, current: Value) -> Value {
      (originals[key] as? Original<Value>)?.value ?? current
    }

    // MARK: Texts

    /// The text that is shown, as the app set it.
    ///
    /// `base` are the attributes that a text without attributes has from its element.
    func source(
      of current: NSAttributedString?, in slot: StyleSlot, base: [NSAttributedString.Key: Any]
    ) -> SourceText? {
      let known = texts[slot]
      if let known, known.shown == nil { return known.source }
      guard let current else { return nil }
      guard let known, let shown = known.shown else { return SourceText(current, without: base) }
      if shown.isSame(as: current) { return known.source }
      return SourceText(
        current, without: base.merging(known.attributes) { _, shown in shown },
        letters: current.string == shown.string ? known.source.text : nil)
    }

    func show(
      _ source: SourceText, in slot: StyleSlot, with attributes: [NSAttributedString.Key: Any],
      typography: TypographyValue?
    ) -> NSAttributedString {
      let shown = source.shown(with: attributes, in: typography, compatibleWith: interfaceTraits)
      texts[slot] = StyledText(source: source, attributes: attributes, shown: shown)
      return shown
    }

    /// Takes a rich text as the one that the app set, to be shown next, and returns whether it is
    /// another than the current one.
    ///
    /// `base` are the attributes that a text without attributes had before any look.
    func take(
      _ text: StyledRichText, insteadOf current: NSAttributedString?, in slot: StyleSlot,
      base: [NSAttributedString.Key: Any]
    ) -> Bool {
      let known = texts[slot]
      if let known, known.source.rich == text, known.shown.isSame(as: current) { return false }
      let base = base.merging(known?.source.base ?? [:]) { _, known in known }
      texts[slot] = StyledText(source: SourceText(text, base: base), attributes: [:], shown: nil)
      return true
    }

    /// Takes the letters that are shown for those that the app set, before it sets others.
    func forgetLetters(in slot: StyleSlot) {
      guard let known = texts[slot], let shown = known.shown else { return }
      texts[slot] = StyledText(
        source: SourceText(shown, without: known.attributes), attributes: known.attributes,
        shown: shown)
    }

    /// Lets the app set an element's text, which is then shown with the look that the element has.
    static func setText(of element: ElementView, _ set: () -> Void) {
      let keeper = existing(in: element)
      keeper?.forgetLetters(in: .text)
      set()
      keeper?.renew()
    }

    func forgetText(in slot: StyleSlot) -> Bool { texts.removeValue(forKey: slot) != nil }

    /// Returns a Boolean value that indicates whether a look shows a text, and another text was set since.
    func hasNewText(_ current: NSAttributedString?, in slot: StyleSlot) -> Bool {
      guard let known = texts[slot] else { return false }
      return !known.shown.isSame(as: current)
    }

    #if canImport(UIKit)
      /// Lets a text be said as the app set it where it is shown in another case: VoiceOver spells some
      /// words in capitals. What the app says of the view itself stays.
      func speak(_ source: String?, shownAs shown: String?, of view: UIView) {
        let spoken = source == shown ? nil : source
        let former = spokenText
        if spoken == former { return }
        spokenText = spoken
        let current = view.accessibilityLabel
        if current == nil || current == former || current == shown {
          view.accessibilityLabel = spoken
        }
      }

      /// Lets the text that is shown be said as the app set it.
      func speakText(of view: UIView) {
        let known = texts[.text]
        speak(known?.source.text.string, shownAs: known?.shown?.string, of: view)
      }
    #endif

    func letters(of current: NSAttributedString?, in slot: StyleSlot) -> String? {
      source(of: current, in: slot, base: [:])?.text.string
    }

    // MARK: Images

    func source(of current: ElementImage?, in slot: StyleSlot) -> ElementImage? {
      if let known = images[slot], known.shown === current { return known.source }
      return current
    }

    func isShown(_ current: ElementImage?, in slot: StyleSlot) -> Bool {
      images[slot].map { $0.shown === current } ?? false
    }

    func remember(source: ElementImage?, shown: ElementImage?, in slot: StyleSlot) {
      images[slot] = source === shown ? nil : (source, shown)
    }
  }

  /// An element whose properties are set by a look, or reset to what they were before any look.
  @MainActor struct StyledElement<Element: ElementView> {
    let element: Element
    let keeper: StyleKeeper

    /// Sets a property to a value, or, if that is `nil`, to what it was before any look.
    func set<Value>(_ property: ReferenceWritableKeyPath<Element, Value>, _ value: Value?) {
      keeper.set(property, to: value, current: element[keyPath: property]) {
        element[keyPath: property] = $0
      }
    }

    /// Sets a property to a value, or, if that is `nil`, to what it was before any look.
    func set<Value>(_ property: ReferenceWritableKeyPath<Element, Value?>, _ value: Value?) {
      keeper.set(property, to: value.map(Optional.some), current: element[keyPath: property]) {
        element[keyPath: property] = $0
      }
    }

    func set(_ property: ReferenceWritableKeyPath<Element, ElementColor?>, _ color: ColorValue?) {
      set(property, color.map { ElementColor($0) })
    }

    func set(_ property: ReferenceWritableKeyPath<Element, CGFloat>, _ number: Double?) {
      set(property, number.map { CGFloat($0) })
    }

    func set<Part: AnyObject, Value>(
      _ property: ReferenceWritableKeyPath<Part, Value>, of part: Part, _ value: Value?
    ) {
      keeper.set(property, to: value, current: part[keyPath: property]) {
        part[keyPath: property] = $0
      }
    }

    func set<Part: AnyObject, Value>(
      _ property: ReferenceWritableKeyPath<Part, Value?>, of part: Part, _ value: Value?
    ) {
      keeper.set(property, to: value.map(Optional.some), current: part[keyPath: property]) {
        part[keyPath: property] = $0
      }
    }

    func original<Value>(_ property: ReferenceWritableKeyPath<Element, Value>) -> Value {
      keeper.original(property, current: element[keyPath: property])
    }

    func original<Value>(_ slot: StyleSlot, current: Value?) -> Value? {
      keeper.original(slot, current: current)
    }

    /// Sets what has a getter and a setter to a value, or for `nil` to what it was before any look.
    func set<Value>(
      _ slot: StyleSlot, _ value: Value?, from getter: @autoclosure () -> Value?,
      by setter: (Value?) -> Void
    ) {
      keeper.set(slot, to: value.map(Optional.some), current: getter(), setter)
    }
  }

  enum StyleSlot: Hashable {
    case text
    case alternateText
    case placeholder
    case image
    case titleFont
    case adjustsTitleFont
    case titleColor(UInt)
    case background(UInt)
    case divider
    case titleAttributes(UInt)
    case refreshTint
    case linePadding
    case tint
  }
#endif
