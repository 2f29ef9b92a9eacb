#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Testing
  import UIKit

  @Suite("Links") @MainActor struct LinkTests {
    private let look = LinkAppearance(
      typography: body,
      textColor: StateValues(normal: variedColor(1), highlighted: variedColor(2)),
      visitedColor: variedColor(3), isUnderlined: StateValues(highlighted: true),
      opacity: StateValues(disabled: 0.5))

    private func makeLink() -> StyledButton {
      let link = StyledButton()
      link.setTitle("Terms", for: .normal)
      return link
    }

    private func attributes(
      of link: UIButton, _ state: UIControl.State
    ) -> [NSAttributedString.Key: Any] {
      link.attributedTitle(for: state)?.attributes(at: 0, effectiveRange: nil) ?? [:]
    }

    @Test("a link has its color and its line in each state") func states() {
      let link = makeLink()
      link.apply(look)
      let normal = attributes(of: link, .normal)
      #expect(matches(normal[.foregroundColor] as? UIColor, variedColor(1)))
      #expect(normal[.underlineStyle] == nil)
      let pressed = attributes(of: link, .highlighted)
      #expect(matches(pressed[.foregroundColor] as? UIColor, variedColor(2)))
      #expect(pressed[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
      link.isEnabled = false
      #expect(link.alpha == 0.5)
    }

    @Test("a link that was opened has that color, except while it is pressed") func visited() {
      let link = makeLink()
      link.apply(look, isVisited: true)
      #expect(matches(attributes(of: link, .normal)[.foregroundColor] as? UIColor, variedColor(3)))
      #expect(
        matches(attributes(of: link, .highlighted)[.foregroundColor] as? UIColor, variedColor(2)))
      #expect(
        matches(attributes(of: link, .disabled)[.foregroundColor] as? UIColor, variedColor(3)))
      link.apply(look)
      #expect(matches(attributes(of: link, .normal)[.foregroundColor] as? UIColor, variedColor(1)))
    }

    @Test("a line without a text style keeps the font, and italic letters are those of the font")
    func withoutTypography() {
      let link = makeLink()
      link.apply(
        LinkAppearance(
          details: TextDetails(isItalic: true), isUnderlined: StateValues(normal: true)))
      let shown = attributes(of: link, .normal)
      #expect(shown[.underlineStyle] != nil)
      #expect((shown[.font] as? UIFont)?.shimTraits.contains(.traitItalic) == true)
    }

    @Test("a button with a configuration is a link, too") func configurations() {
      let link = UIButton()
      link.configuration = .filled()
      link.apply(look)
      let transformed = { () -> AttributeContainer? in
        link.configuration?.titleTextAttributesTransformer.map {
          $0.transform(AttributeContainer())
        }
      }
      typealias Underline = AttributeScopes.UIKitAttributes.UnderlineStyleAttribute
      #expect(transformed()?[Underline.self] == nil)
      link.isHighlighted = true
      #expect(transformed()?[Underline.self] == NSUnderlineStyle.single)
      #expect(matches(link.configuration?.baseForegroundColor, variedColor(2)))
    }
  }

  @Suite("Filters of images") @MainActor struct ImageFilterTests {
    @Test("the parts of a filter act in their order, and edges of a blur stay") func parts() throws
    {
      let view = UIImageView()
      view.image = UIImage()
      view.apply(
        ImageAppearance(
          filter: ImageFilter(
            saturation: 0, brightness: 0.25, color: variedColor(1), blendMode: .multiply, blur: 8,
            opacity: 0.5)))
      let steps = try #require(view.image).shimFilterSteps
      // The color comes first in its own filter, over what was done to the image.
      #expect(steps[0].hasPrefix("color "))
      #expect(steps[1].hasPrefix("CIMultiplyBlendMode inputBackgroundImage"))
      #expect(steps[1].contains("CIColorControls inputBrightness 0.25 inputSaturation 0.0"))
      #expect(steps[2].hasPrefix("CISourceInCompositing inputBackgroundImage"))
      #expect(Array(steps[3...4]) == ["clamp", "blur 4.0"])
      #expect(steps[5] == "CIColorMatrix inputAVector [0.0, 0.0, 0.0, 0.5]")
      #expect(steps[6] == "crop")
    }

    @Test("what is shown alike is rendered once, also after another look and many images")
    func cache() {
      let image = UIImage()
      let gray = ImageAppearance(filter: ImageFilter(saturation: 0))
      // More than are kept.
      for _ in 0..<100 {
        let view = UIImageView()
        view.image = UIImage()
        view.apply(gray)
      }
      let count = CIContext.shimImageCount
      let cells = (0..<3).map { _ in
        let view = UIImageView()
        view.image = image
        view.apply(gray)
        return view
      }
      #expect(CIContext.shimImageCount == count + 1)
      #expect(cells[0].image === cells[2].image)
      cells[0].apply(ImageAppearance.unset)
      #expect(cells[0].image === image)
      cells[0].apply(gray)
      cells[1].apply(gray.with(\.filter.saturation, 0.5))
      #expect(CIContext.shimImageCount == count + 2)
      cells[1].apply(gray)
      #expect(CIContext.shimImageCount == count + 2)
      cells[2].styledImage = UIImage()
      #expect(CIContext.shimImageCount == count + 3)
    }

    @Test("a symbol has no filter, as its color is not in its pixels") func symbols() {
      let symbol = UIImage(systemName: "star")
      let view = UIImageView()
      view.image = symbol
      view.apply(ImageAppearance(filter: ImageFilter(saturation: 0)))
      #expect(view.image === symbol)
    }

    @Test("a color of a filter follows the interface") func traits() {
      let view = UIImageView()
      view.image = UIImage()
      view.apply(ImageAppearance(filter: ImageFilter(color: variedColor(3))))
      let light = view.image?.shimFilterSteps
      view.shimAdopt(UITraitCollection(.dark))
      #expect(view.image?.shimFilterSteps != light)
      view.shimAdopt(UITraitCollection(.light))
      #expect(view.image?.shimFilterSteps == light)
    }
  }
#endif
