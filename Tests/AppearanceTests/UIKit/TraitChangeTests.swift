#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Testing
  import UIKit

  @Suite("Changes of the interface and of the theme") @MainActor struct TraitChangeTests {
    private let framed = ViewAppearance(
      borderColor: variedColor(1),
      shadow: ShadowValue(layers: [.init(color: variedColor(2), blur: 4)]))

    @Test(
      "traits tell the context, and unspecified ones the usual one",
      arguments: ThemeContext.allCases)
    func context(context: ThemeContext) {
      #expect(ThemeContext(UITraitCollection(context)) == context)
      #expect(ThemeContext(UITraitCollection()) == .light)
    }

    @Test(
      "a layer's border and shadow follow scheme, contrast and elevation",
      arguments: ThemeContext.allCases)
    func layers(context: ThemeContext) {
      let root = UIView()
      let view = UIView()
      root.addSubview(view)
      view.apply(framed)
      root.shimAdopt(UITraitCollection(context))
      #expect(matches(view.layer.borderColor, variedColor(1), in: context))
      #expect(matches(view.layer.shadowColor, variedColor(2), in: context))
      root.shimAdopt(UITraitCollection(.dark, gamut: .sRGB))
      #expect(matches(view.layer.borderColor, variedColor(1), in: .dark, gamut: .sRGB))
    }

    @Test("a view that is put into an interface takes on its colors")
    func moving() {
      let view = UIView()
      view.apply(framed)
      let root = UIView()
      root.shimAdopt(UITraitCollection(.dark))
      root.addSubview(view)
      #expect(matches(view.layer.borderColor, variedColor(1), in: .dark))
    }

    @Test("a look replaces the one before, also when the interface changes") func replacement() {
      let view = UIView()
      view.apply(framed)
      view.apply(ViewAppearance(borderColor: variedColor(3)))
      view.shimAdopt(UITraitCollection(.dark))
      #expect(matches(view.layer.borderColor, variedColor(3), in: .dark))
      #expect(view.layer.shadowColor == nil)
      #expect(view.layer.shadowOpacity == 0)
    }

    @Test("a change of another trait leaves what the app has set since") func unrelated() {
      let view = UIView()
      view.shimAdopt(UITraitCollection(.light))
      view.apply(framed)
      let own = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
      view.layer.borderColor = own
      view.shimAdopt(UITraitCollection(.light))
      #expect(view.layer.borderColor === own)
    }

    @Test("a view gets one subview with its first look that sets anything") func keepers() {
      let view = UIView()
      view.apply(ViewAppearance())
      #expect(view.subviews.isEmpty)
      view.apply(framed)
      view.apply(framed)
      #expect(view.subviews.count == 1)
      #expect(view.subviews.allSatisfy { $0.isHidden && !$0.isUserInteractionEnabled })
    }

    @Test("a visual effect view keeps its look in its content view") func visualEffects() {
      let view = UIVisualEffectView(effect: nil)
      view.apply(framed)
      view.shimAdopt(UITraitCollection(.dark))
      #expect(matches(view.layer.borderColor, variedColor(1), in: .dark))
    }

    @Test("views follow a store's theme, and the interface with the new theme's colors")
    func themes() {
      let store = ThemeStore(1)
      let label = UILabel()
      let item = UITabBarItem()
      label.text = "Text"
      store.style(label) { label, seed in
        label.apply(
          LabelAppearance(
            view: ViewAppearance(borderColor: variedColor(seed)), textColor: variedColor(seed)))
      }
      store.style(item) { item, seed in
        item.apply(TabBarItemAppearance(badgeColor: variedColor(seed)))
      }
      #expect(matches(label.textColor, variedColor(1)))
      store.theme = 2
      #expect(matches(label.textColor, variedColor(2)))
      #expect(matches(label.layer.borderColor, variedColor(2), in: .light))
      #expect(
        matches(
          item.standardAppearance?.stackedLayoutAppearance.normal.badgeBackgroundColor,
          variedColor(2)))
      label.shimAdopt(UITraitCollection(.dark))
      #expect(matches(label.layer.borderColor, variedColor(2), in: .dark))
    }

    @Test("insets and corners change sides in an interface from right to left") func direction() {
      let insets = InsetsValue(leading: 1, trailing: 2)
      let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)
      let scroll = UIScrollView()
      scroll.apply(
        ScrollViewAppearance(
          view: ViewAppearance(cornerRadius: CornersValue(topLeading: 4)), contentInsets: insets))
      let text = UITextView()
      text.apply(TextViewAppearance(textInsets: insets))
      let cell = UITableViewCell()
      cell.apply(CellAppearance(separatorInsets: insets))
      let table = UITableView()
      table.apply(TableAppearance(separatorInsets: insets))
      let flow = UICollectionViewFlowLayout()
      let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
      collection.apply(CollectionAppearance(sectionInsets: insets))
      func sides() -> [CGFloat] {
        [
          scroll.contentInset, text.textContainerInset, cell.separatorInset, table.separatorInset,
          flow.sectionInset,
        ].map(\.left)
      }
      #expect(sides() == [1, 1, 1, 1, 1])
      #expect(scroll.layer.maskedCorners == .layerMinXMinYCorner)
      // What the app sets afterwards stays while the colors change.
      scroll.contentInset.bottom = 300
      scroll.shimAdopt(UITraitCollection(.dark))
      #expect(scroll.contentInset.bottom == 300)
      for view in [scroll, text, cell, table, collection] { view.shimAdopt(rightToLeft) }
      #expect(sides() == [2, 2, 2, 2, 2])
      #expect(scroll.layer.maskedCorners == .layerMaxXMinYCorner)
    }

    @Test("a slider in the Mac idiom keeps the colors of macOS") func macIdiom() {
      let slider = UISlider()
      slider.shimAdopt(UITraitCollection(userInterfaceIdiom: .mac))
      slider.apply(
        SliderAppearance(view: ViewAppearance(opacity: 0.5), thumbColor: variedColor(1)))
      #expect(slider.thumbTintColor == nil)
      #expect(slider.alpha == 0.5)
    }

    @Test("a label's own looks and those of any view stand side by side") func literature() {
      let label = UILabel()
      label.apply(.title)
      label.apply(.card)
      #expect(label.numberOfLines == 2)
      #expect(label.alpha == 0.75)
    }
  }

  extension UILabel.Appearance {
    fileprivate static let title = UILabel.Appearance(numberOfLines: 2)
  }

  extension UIView.Appearance {
    fileprivate static let card = UIView.Appearance(opacity: 0.75)
  }
#endif
