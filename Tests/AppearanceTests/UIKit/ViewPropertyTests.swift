#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Testing
  import UIKit

  @Suite("Every property of views, images, stacks and scroll views") @MainActor
  struct ViewPropertyTests {
    private let color = variedColor(3)
    private let faded = ViewAppearance(opacity: 0.5)

    @Test func views() {
      let shadow = ShadowValue(layers: [.init(color: color, offsetX: 1, offsetY: 2, blur: 8)])
      let table = PropertyTable(ViewAppearance.self, on: { UIView() }, by: { $0.apply($1) })
      table.expect(ViewAppearance(backgroundColor: color)) {
        matches($0.backgroundColor, color)
      }
      table.expect(ViewAppearance(backgroundFill: .color(color))) {
        matches($0.backgroundColor, color)
      }
      table.expect(ViewAppearance(tintColor: color)) { matches($0.tintColor, color) }
      table.expect(ViewAppearance(cornerRadius: 8)) { $0.layer.cornerRadius == 8 }
      table.expect(ViewAppearance(cornerCurve: .continuous)) {
        $0.layer.cornerCurve == .continuous
      }
      table.expect(ViewAppearance(border: BorderValue(color: color, width: 2))) {
        matches($0.layer.borderColor, color, in: .light) && $0.layer.borderWidth == 2
      }
      table.expect(ViewAppearance(borderColor: color)) {
        matches($0.layer.borderColor, color, in: .light)
      }
      table.expect(ViewAppearance(borderWidth: 2)) { $0.layer.borderWidth == 2 }
      table.expect(ViewAppearance(shadow: shadow)) {
        matches($0.layer.shadowColor, color, in: .light) && $0.layer.shadowOpacity == 1
          && $0.layer.shadowOffset == CGSize(width: 1, height: 2) && $0.layer.shadowRadius == 4
      }
      table.expect(ViewAppearance(opacity: 0.25)) { $0.alpha == 0.25 }
      table.expect(ViewAppearance(isHidden: true)) { $0.isHidden }
      table.expect(ViewAppearance(clipsToBounds: true)) { $0.clipsToBounds }
      table.expect(
        ViewAppearance(layoutMargins: InsetsValue(top: 1, leading: 2, bottom: 3, trailing: 4))
      ) {
        $0.directionalLayoutMargins
          == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      }
      table.expectNoOthers()
    }

    @Test("each length of a size becomes a constraint") func sizes() {
      let table = PropertyTable(SizeValue.self, on: { UIView() }, by: { $0.apply($1) })
      func has(
        _ anchor: NSLayoutDimension, _ relation: NSLayoutConstraint.ShimRelation, _ points: CGFloat
      ) -> Bool {
        anchor.shimConstraints.map(\.shimRelation) == [relation]
          && anchor.shimConstraints.map(\.constant) == [points]
      }
      table.expect(SizeValue(width: 4)) { has($0.widthAnchor, .equal, 4) }
      table.expect(SizeValue(minWidth: 4)) { has($0.widthAnchor, .atLeast, 4) }
      table.expect(SizeValue(maxWidth: 4)) { has($0.widthAnchor, .atMost, 4) }
      table.expect(SizeValue(height: 4)) { has($0.heightAnchor, .equal, 4) }
      table.expect(SizeValue(minHeight: 4)) { has($0.heightAnchor, .atLeast, 4) }
      table.expect(SizeValue(maxHeight: 4)) { has($0.heightAnchor, .atMost, 4) }
      table.expect(SizeValue(aspectRatio: 1.5)) { view in
        let constraints = view.widthAnchor.shimConstraints
        return constraints.map(\.shimMultiplier) == [1.5]
          && constraints.first?.shimSecond === view.heightAnchor
      }
      table.expectNoOthers()
    }

    @Test(
      "a length grows and shrinks with text, within its bounds",
      arguments: [
        (LengthValue(34), 34.0, 34.0), (LengthValue(34, scale: .body), 28, 66),
        (LengthValue(34, scale: .body, minimum: 30, maximum: 50), 30, 50),
        (LengthValue(34, scale: .body, maximum: 20), 20, 20),
      ])
    func scaledLengths(length: LengthValue, small: Double, large: Double) {
      let view = UIView()
      view.apply(SizeValue(height: length))
      view.shimAdopt(UITraitCollection(.light, size: .extraSmall))
      #expect(view.heightAnchor.shimConstraints.map(\.constant) == [CGFloat(small)])
      view.shimAdopt(UITraitCollection(.light, size: .accessibilityLarge))
      #expect(view.heightAnchor.shimConstraints.map(\.constant) == [CGFloat(large)])
    }

    @Test("margins are the distances from the edges of the view around") func margins() {
      let (page, card) = (UIView(), UIView())
      card.apply(margins: InsetsValue(8))
      page.addSubview(card)
      card.apply(margins: InsetsValue(top: 1, leading: 2, bottom: 3, trailing: 4))
      #expect(card.topAnchor.shimConstraints.map(\.constant) == [1])
      #expect(card.leadingAnchor.shimConstraints.map(\.constant) == [2])
      #expect(page.bottomAnchor.shimConstraints.map(\.constant) == [3])
      #expect(page.trailingAnchor.shimConstraints.map(\.constant) == [4])
      card.apply(margins: nil)
      #expect(card.topAnchor.shimConstraints.isEmpty && page.bottomAnchor.shimConstraints.isEmpty)
    }

    @Test func images() {
      let table = PropertyTable(
        ImageAppearance.self,
        on: {
          let view = UIImageView()
          view.image = UIImage()
          return view
        }, by: { $0.apply($1) })
      table.expect(ImageAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(ImageAppearance(contentMode: .scaleAspectFit)) {
        $0.contentMode == .scaleAspectFit
      }
      table.expect(ImageAppearance(rendering: .template)) {
        $0.image?.renderingMode == .alwaysTemplate
      }
      let color = variedColor(1)
      table.expect(ImageAppearance(filter: ImageFilter(saturation: 0.5))) {
        $0.image?.shimFilterSteps.first == "CIColorControls inputBrightness 0.0 inputSaturation 0.5"
      }
      table.expect(ImageAppearance(templateColor: color)) {
        $0.image?.renderingMode == .alwaysTemplate && matches($0.tintColor, color)
      }
      // The placeholders of a view without image; an image replaces them, and has the look.
      table.expect(ImageAppearance(placeholder: "avatar", placeholderColor: color)) { view in
        let image = view.styledImage
        view.styledImage = nil
        let shown = view.image?.shimName == "avatar" && matches(view.backgroundColor, color)
        view.styledImage = image
        return shown && view.image === image && view.backgroundColor == nil
      }
      table.expect(ImageAppearance(symbolSize: 20, symbolWeight: .semiBold)) {
        $0.preferredSymbolConfiguration?.shimPointSize == 20
          && $0.preferredSymbolConfiguration?.shimWeight == .semibold
      }
      table.expectNoOthers()
    }

    @Test func stacks() {
      let table = PropertyTable(StackAppearance.self, on: { UIStackView() }, by: { $0.apply($1) })
      table.expect(StackAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(StackAppearance(axis: .vertical)) { $0.axis == .vertical }
      table.expect(StackAppearance(spacing: 4)) { $0.spacing == 4 }
      table.expect(StackAppearance(alignment: .lastBaseline)) {
        $0.alignment == .lastBaseline
      }
      table.expect(StackAppearance(distribution: .equalCentering)) {
        $0.distribution == .equalCentering
      }
      table.expect(StackAppearance(contentInsets: InsetsValue(horizontal: 2, vertical: 1))) {
        $0.isLayoutMarginsRelativeArrangement
          && $0.directionalLayoutMargins
            == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
      }
      table.expectNoOthers()
    }

    @Test func scrollViews() {
      let table = PropertyTable(
        ScrollViewAppearance.self,
        on: {
          let view = UIScrollView()
          view.refreshControl = UIRefreshControl()
          return view
        }, by: { $0.apply($1) })
      table.expect(ScrollViewAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(
        ScrollViewAppearance(
          contentInsets: InsetsValue(top: 1, leading: 2, bottom: 3, trailing: 4))
      ) { $0.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      table.expect(ScrollViewAppearance(contentInsetAdjustment: .never)) {
        $0.contentInsetAdjustmentBehavior == .never
      }
      table.expect(ScrollViewAppearance(indicatorStyle: .white)) {
        $0.indicatorStyle == .white
      }
      table.expect(ScrollViewAppearance(showsHorizontalIndicator: false)) {
        !$0.showsHorizontalScrollIndicator
      }
      table.expect(ScrollViewAppearance(showsVerticalIndicator: false)) {
        !$0.showsVerticalScrollIndicator
      }
      table.expect(ScrollViewAppearance(bounces: false)) { !$0.bounces }
      table.expect(ScrollViewAppearance(refreshColor: color)) {
        matches($0.refreshControl?.tintColor, color)
      }
      table.expectNoOthers()
    }

    @Test("leading is right where the interface runs from right to left") func rightToLeft() {
      let view = UIScrollView()
      view.shimLayoutDirection = .rightToLeft
      view.apply(
        ScrollViewAppearance(
          contentInsets: InsetsValue(top: 1, leading: 2, bottom: 3, trailing: 4)))
      #expect(view.contentInset == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }
  }
#endif
