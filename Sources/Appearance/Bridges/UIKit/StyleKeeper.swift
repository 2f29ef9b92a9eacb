#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What a view remembers of the looks applied to it, to renew what UIKit doesn't renew itself.
  ///
  /// Dynamic colours follow the interface by themselves; a layer's `CGColor`, a rendered image and
  /// the measures of an attributed text don't. The keeper is an empty subview, because a subview is
  /// told of new traits on every version of the system, lives exactly as long as the view, and
  /// needs no run-time tricks. It is made only for looks that need it; a view whose subviews are
  /// all removed loses it, and keeps the look of that moment.
  final class StyleKeeper: UIView {
    private struct Entry {
      var look: any ElementAppearance
      let renew: @MainActor () -> Void
    }

    /// One entry for each type of look, in the order in which they were first applied.
    private var entries: [(type: ObjectIdentifier, entry: Entry)] = []
    /// The texts before their case was changed, by the state that they are shown in.
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

    /// Renews all that the looks set.
    func renew() {
      for (_, entry) in entries { entry.renew() }
    }

    /// The text that was given for one that is shown, which differs when its case was changed.
    func source(ofShown shown: String, in state: UInt = 0) -> String {
      guard let known = sources[state], known.shown == shown else { return shown }
      return known.source
    }

    /// Remembers the text that was given for one that is shown.
    func remember(source: String, shown: String, in state: UInt = 0) {
      sources[state] = (source, shown)
    }

    /// Forgets which text was given, since another one will be.
    func forgetSource(in state: UInt = 0) {
      sources[state] = nil
    }

    /// Keeps a look of an element over those of its type that were applied before, and renews what
    /// they set together, now and when the interface's traits change.
    static func keep<Look: ElementAppearance, Element: UIView>(
      _ look: Look, for element: Element,
      renew: @escaping @MainActor (Element, Look, StyleKeeper) -> Void
    ) {
      let keeper = existing(in: element) ?? attached(to: element)
      let type = ObjectIdentifier(Look.self)
      let index = keeper.entries.firstIndex { $0.type == type }
      let earlier = index.flatMap { keeper.entries[$0].entry.look as? Look } ?? Look.unset
      let merged = earlier.overriding(with: look)
      let entry = Entry(look: merged) { [weak element, weak keeper] in
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

    /// The keeper of a view, if it has one.
    static func existing(in view: UIView) -> StyleKeeper? {
      for case let keeper as StyleKeeper in container(of: view).subviews { return keeper }
      return nil
    }

    private static func attached(to view: UIView) -> StyleKeeper {
      let keeper = StyleKeeper()
      container(of: view).insertSubview(keeper, at: 0)
      return keeper
    }

    /// Where a view may be given subviews; `UIVisualEffectView` wants them in its content.
    private static func container(of view: UIView) -> UIView {
      (view as? UIVisualEffectView)?.contentView ?? view
    }
  }
#endif
