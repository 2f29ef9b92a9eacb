#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Remembers the appearances applied to a view, to renew what UIKit does not renew itself.
  ///
  /// UIKit renews dynamic colors, but not a layer's `CGColor`, a rendered image or the measures of
  /// an attributed text. The keeper is an empty subview, because a subview is notified of new
  /// traits on every version of the system, lives exactly as long as the view, and needs no
  /// run-time tricks. It is only created for appearances that need it. A view whose subviews are
  /// all removed loses it, and is not renewed any more.
  final class StyleKeeper: UIView {
    private struct Entry {
      var appearance: any ElementAppearance
      let renew: @MainActor () -> Void
    }

    /// One entry for each type of appearance, in the order in which they were first applied.
    private var entries: [(type: ObjectIdentifier, entry: Entry)] = []
    /// The texts before their case was changed, by the control state that they are shown in.
    private var sources: [UInt: (source: String, shown: String)] = [:]

    init() {
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isAccessibilityElement = false
      isHidden = true
      #if os(visionOS)
        let traits: [UITrait] = [
          UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
          UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self,
          UITraitPreferredContentSizeCategory.self,
        ]
        registerForTraitChanges(traits) { (keeper: StyleKeeper, _: UITraitCollection) in
          keeper.renew()
        }
      #endif
    }

    @available(*, unavailable, message: "a keeper is not part of an archive")
    required init?(coder: NSCoder) {
      nil
    }

    #if !os(visionOS)
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        let sameSize =
          traitCollection.preferredContentSizeCategory == previous?.preferredContentSizeCategory
        if !sameSize || traitCollection.hasDifferentColorAppearance(comparedTo: previous) {
          renew()
        }
      }
    #endif

    /// Applies all appearances again.
    func renew() {
      for (_, entry) in entries { entry.renew() }
    }

    /// The original of a text that is shown, which differs from it if its case was changed.
    func source(ofShown shown: String, in state: UInt = 0) -> String {
      guard let known = sources[state], known.shown == shown else { return shown }
      return known.source
    }

    /// Remembers the original of a text that is shown.
    func remember(source: String, shown: String, in state: UInt = 0) {
      sources[state] = (source, shown)
    }

    /// Forgets the original text, before another text is set.
    func forgetSource(in state: UInt = 0) {
      sources[state] = nil
    }

    /// Merges an appearance with those of its type that were applied to the element before, and
    /// calls `renew` with the result, now and when the interface's traits change.
    static func keep<Applied: ElementAppearance, Element: UIView>(
      _ appearance: Applied, for element: Element,
      renew: @escaping @MainActor (Element, Applied, StyleKeeper) -> Void
    ) {
      let keeper = existing(in: element) ?? attached(to: element)
      let type = ObjectIdentifier(Applied.self)
      let index = keeper.entries.firstIndex { $0.type == type }
      let earlier = index.flatMap { keeper.entries[$0].entry.appearance as? Applied }
      let merged = (earlier ?? .unset).overriding(with: appearance)
      let entry = Entry(appearance: merged) { [weak element, weak keeper] in
        guard let element, let keeper else { return }
        renew(element, merged, keeper)
      }
      if let index {
        keeper.entries[index].entry = entry
      } else {
        keeper.entries.append((type, entry))
      }
      entry.renew()
    }

    /// The keeper of a view; `nil` if it has none.
    static func existing(in view: UIView) -> StyleKeeper? {
      for case let keeper as StyleKeeper in container(of: view).subviews { return keeper }
      return nil
    }

    private static func attached(to view: UIView) -> StyleKeeper {
      let keeper = StyleKeeper()
      container(of: view).insertSubview(keeper, at: 0)
      return keeper
    }

    /// The view that may be given subviews; for `UIVisualEffectView` that is its content view.
    private static func container(of view: UIView) -> UIView {
      (view as? UIVisualEffectView)?.contentView ?? view
    }
  }
#endif
