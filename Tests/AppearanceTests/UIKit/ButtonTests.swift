#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Testing
  import UIKit

  @Suite("Buttons in all states") @MainActor struct ButtonTests {
    /// A look whose colors differ in all states, of which focused sets only one.
    private static let look = ButtonAppearance(
      view: ViewAppearance(cornerRadius: 8),
      states: StateValues(
        normal: ButtonStateAppearance(
          titleColor: variedColor(0), imageColor: variedColor(1), backgroundColor: variedColor(2),
          borderColor: variedColor(3), borderWidth: 2),
        selected: ButtonStateAppearance(
          titleColor: variedColor(4), backgroundColor: variedColor(5)),
        highlighted: ButtonStateAppearance(
          imageColor: variedColor(6), borderColor: variedColor(7), borderWidth: 3),
        disabled: ButtonStateAppearance(
          titleColor: variedColor(8), imageColor: variedColor(9), backgroundColor: variedColor(10),
          borderColor: variedColor(11), borderWidth: 0),
        focused: ButtonStateAppearance(titleColor: variedColor(12))))

    private func styledButton() -> UIButton {
      let button = UIButton()
      button.setTitle("Pay", for: .normal)
      button.setImage(UIImage(), for: .normal)
      button.apply(Self.look)
      return button
    }

    @Test("each property but the states") func properties() {
      let table = PropertyTable(
        ButtonAppearance.self,
        on: {
          let button = StyledButton()
          button.setTitle("Pay", for: .normal)
          button.setImage(UIImage(), for: .normal)
          return button
        }, by: { $0.apply($1) })
      table.expect(ButtonAppearance(view: ViewAppearance(opacity: 0.5))) { $0.alpha == 0.5 }
      table.expect(ButtonAppearance(typography: body)) { button in
        UIControl.State.described.allSatisfy { _, state in
          matches(button.attributedTitle(for: state)?.attributes, body)
        } && button.titleLabel?.font.pointSize == 20
          && button.titleLabel?.adjustsFontForContentSizeCategory == true
      }
      table.expect(ButtonAppearance(contentInsets: InsetsValue(horizontal: 2, vertical: 1))) {
        $0.contentEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
      }
      table.expect(ButtonAppearance(details: TextDetails(isUnderlined: true))) { button in
        button.attributedTitle(for: .normal)?.attributes[.underlineStyle] as? Int == 1
      }
      table.expect(ButtonAppearance(imagePlacement: .trailing)) {
        $0.semanticContentAttribute == .forceRightToLeft
      }
      // The image moves away from the title by half of the distance, and the title from the image.
      table.expect(ButtonAppearance(imagePadding: 4)) {
        $0.imageEdgeInsets == UIEdgeInsets(top: 0, left: -2, bottom: 0, right: 2)
          && $0.titleEdgeInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: -2)
          && $0.contentEdgeInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
      }
      let transition = TransitionValue(
        duration: DurationValue(seconds: 0.2), delay: DurationValue(seconds: 0.1),
        timingFunction: CubicBezierValue(0.1, 0.2, 0.3, 0.4))
      table.expect(ButtonAppearance(transition: transition)) { button in
        let count = UIViewPropertyAnimator.shimStarted.count
        button.isHighlighted.toggle()
        let animator = UIViewPropertyAnimator.shimStarted.last
        let points = (animator?.shimParameters as? UICubicTimingParameters)?.shimPoints
        return UIViewPropertyAnimator.shimStarted.count == count + 1
          && animator?.shimDuration == 0.2 && animator?.shimDelay == 0.1
          && points == [CGPoint(x: 0.1, y: 0.2), CGPoint(x: 0.3, y: 0.4)]
      }
      let moving = StyledButton()
      moving.apply(
        ButtonAppearance(
          transition: transition,
          states: StateValues(highlighted: ButtonStateAppearance(opacity: 0.5))))
      UIAccessibility.shimReducesMotion = true
      let count = UIViewPropertyAnimator.shimStarted.count
      moving.isHighlighted = true
      UIAccessibility.shimReducesMotion = false
      #expect(UIViewPropertyAnimator.shimStarted.count == count)
      #expect(moving.alpha == 0.5)
      table.expect(
        ButtonAppearance(
          states: StateValues(normal: ButtonStateAppearance(titleColor: variedColor(1))))
      ) { matches($0.titleColor(for: .normal), variedColor(1)) }
      table.expectNoOthers()
    }

    @Test("the colors of title, image, background and border, in all states and contexts")
    func states() throws {
      for context in ThemeContext.allCases {
        let button = styledButton()
        button.shimAdopt(UITraitCollection(context))
        for (states, uiState) in UIControl.State.described {
          let expected = Self.look.states[states]
          let title = try #require(expected.titleColor)
          let image = try #require(expected.imageColor)
          #expect(matches(button.titleColor(for: uiState), title), "\(states)")
          #expect(
            matches(button.image(for: uiState)?.shimTint?.cgColor, image, in: context),
            "\(states) \(context)")
          #expect(button.image(for: uiState)?.renderingMode == .alwaysOriginal)
          try expectBackground(of: button, states, uiState, in: context)
        }
      }
    }

    private func expectBackground(
      of button: UIButton, _ states: Set<ControlState>, _ uiState: UIControl.State,
      in context: ThemeContext
    ) throws {
      let expected = Self.look.states[states]
      let image = try #require(button.backgroundImage(for: uiState))
      let borderWidth = CGFloat(try #require(expected.borderWidth))
      #expect(image.size == CGSize(width: 17, height: 17))
      #expect(image.capInsets == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      #expect(image.resizingMode == .stretch)
      guard case .fill(let fill, let path) = try #require(image.shimOperations.first) else {
        Issue.record("the shape isn't filled first")
        return
      }
      #expect(matches(fill, try #require(expected.backgroundColor), in: context))
      #expect(path.shimCornerWidth == 8)
      #expect(path.shimRect == CGRect(x: 0, y: 0, width: 17, height: 17))
      guard borderWidth > 0 else {
        #expect(image.shimOperations.count == 1)
        return
      }
      guard case .stroke(let stroke, let width, let line) = try #require(image.shimOperations.last)
      else {
        Issue.record("the border isn't drawn last")
        return
      }
      #expect(matches(stroke, try #require(expected.borderColor), in: context))
      #expect(width == borderWidth)
      #expect(line.shimCornerWidth == 8 - borderWidth / 2)
      #expect(line.shimRect.minX == borderWidth / 2)
    }

    @Test("an image stands at its side in both directions of an interface") func imagePlacement() {
      let look = ButtonAppearance(
        contentInsets: InsetsValue(top: 0, leading: 1, bottom: 0, trailing: 10),
        imagePlacement: .trailing, imagePadding: 4)
      for isReversed in [false, true] {
        let button = UIButton()
        button.shimLayoutDirection = isReversed ? .rightToLeft : .leftToRight
        button.setImage(UIImage(), for: .normal)
        button.apply(look)
        button.apply(look.with(\.imagePadding, 6))
        #expect(
          button.semanticContentAttribute == (isReversed ? .forceLeftToRight : .forceRightToLeft))
        #expect(button.imageEdgeInsets.left == (isReversed ? -3 : 3))
        #expect(button.contentEdgeInsets.left == (isReversed ? 13 : 4))
        button.apply(ButtonAppearance.unset)
        #expect(button.semanticContentAttribute == .unspecified)
        #expect(button.contentEdgeInsets == .zero)
      }
    }

    @Test("a button without image has no distance to it") func noImage() {
      let button = UIButton()
      button.setTitle("Pay", for: .normal)
      button.apply(ButtonAppearance(imagePadding: 4))
      #expect(button.titleEdgeInsets == .zero && button.contentEdgeInsets == .zero)
    }

    @Test("a fill of a state is behind the button in this state, a color in all") func fills() {
      let button = StyledButton()
      let stops: ValueList<GradientValue.Stop> = [
        .init(color: variedColor(1), position: 0), .init(color: variedColor(2), position: 1),
      ]
      button.apply(
        ButtonAppearance(
          states: StateValues(
            normal: ButtonStateAppearance(
              backgroundFill: .gradient(GradientValue(stops: stops), direction: .toBottom)),
            highlighted: ButtonStateAppearance(backgroundFill: .color(variedColor(3))))))
      #expect(button.subviews.contains { isBackdrop($0) })
      #expect(button.backgroundImage(for: .normal) == nil)
      button.isHighlighted = true
      #expect(!button.subviews.contains { isBackdrop($0) })
      #expect(button.backgroundImage(for: .highlighted) != nil)
    }

    @Test("a state may have its own text style, border, shadow, opacity and scale")
    func stateProperties() {
      var small = body
      small.size = 10
      let look = ButtonAppearance(
        view: ViewAppearance(opacity: 0.75), typography: body,
        states: StateValues(
          normal: ButtonStateAppearance(
            border: BorderValue(color: variedColor(1), width: 3), scale: 1),
          highlighted: ButtonStateAppearance(
            typography: small,
            shadow: ShadowValue(layers: [.init(color: variedColor(2), blur: 8)]), opacity: 0.5,
            scale: 0.5)))
      let button = StyledButton()
      button.setTitle("Pay", for: .normal)
      button.apply(look)
      #expect(matches(button.attributedTitle(for: .normal)?.attributes, body))
      #expect(matches(button.attributedTitle(for: .highlighted)?.attributes, small))
      let image = button.backgroundImage(for: .highlighted)
      guard case .stroke(let color, let width, _)? = image?.shimOperations.last else {
        Issue.record("there is no border")
        return
      }
      #expect(matches(color, variedColor(1), in: .light))
      #expect(width == 3)
      #expect(button.alpha == 0.75)
      #expect(button.transform == .identity)
      button.isHighlighted = true
      #expect(button.alpha == 0.5)
      #expect(button.layer.shadowRadius == 4)
      #expect(button.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
      button.isHighlighted = false
      #expect(button.alpha == 0.75)
      #expect(button.layer.shadowOpacity == 0)
      #expect(button.transform == .identity)
      button.apply(ButtonAppearance.unset)
      #expect(button.alpha == 1)
    }

    @Test("titles set later have the typography, and each state its color and case")
    func laterTitles() {
      var upper = body
      upper.textCase = .uppercase
      let button = UIButton()
      button.apply(Self.look.with(\.typography, upper))
      button.setStyledTitle("Pay")
      button.setStyledTitle("Paid", for: .selected)
      for (states, uiState) in UIControl.State.described {
        let title = button.attributedTitle(for: uiState)
        #expect(title?.string == (uiState == .selected ? "PAID" : "PAY"))
        #expect(matches(title?.attributes, upper))
        #expect(
          matches(
            title?.attributes[.foregroundColor] as? UIColor,
            Self.look.states[states].titleColor ?? variedColor(15)))
      }
    }

    @Test("a plain background needs no more than a point") func plain() {
      let button = UIButton()
      button.apply(
        ButtonAppearance(
          states: StateValues(normal: ButtonStateAppearance(backgroundColor: variedColor(1)))))
      #expect(button.backgroundImage(for: .highlighted)?.size == CGSize(width: 1, height: 1))
    }
  }
#endif
