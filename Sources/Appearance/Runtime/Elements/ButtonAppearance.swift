import TokenRuntime

extension ButtonAppearance {
  func details(in style: ButtonStateAppearance) -> TextDetails {
    details.overriding(with: style.details)
  }

  func viewLook(in states: Set<ControlState>) -> ViewAppearance {
    let style = self.states[states]
    // A color is the button's shape in every state; other fills are drawn behind its content.
    let fill = style.backgroundFill.flatMap { $0.color == nil ? $0 : nil }
    var shadow = style.shadow ?? view.shadow
    if let layers = shadow?.layers, style.shapeColor?.isOpaque == false {
      // The view doesn't know the shape: a second layer has the shadow cut out below it.
      let none = ShadowValue.Layer(color: ColorValue(ColorComponents(rgb: 0, alpha: 0)))
      shadow = ShadowValue(layers: ValueList(layers + [none]))
    }
    return view.overriding(
      with: ViewAppearance(
        backgroundColor: fill == nil ? nil : style.backgroundColor, backgroundFill: fill,
        shadow: shadow, opacity: style.opacity))
  }
}
