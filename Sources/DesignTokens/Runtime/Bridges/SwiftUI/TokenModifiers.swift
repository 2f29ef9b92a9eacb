#if canImport(SwiftUI)
  import SwiftUI

  extension EnvironmentValues {
    /// The context in which a view asks a theme for values.
    var themeContext: ThemeContext { ThemeContext(self) }
  }

  // What the generated overloads for each token enum call. An overload has to name its enum, or a leading
  // dot would find no token.
  @_spi(Generated) extension View {
    /// Shows texts and symbols in a token's color.
    nonisolated public func foreground<Token: ThemedToken>(token: Token) -> some View
    where Token.Value == ColorValue { modifier(TokenForeground(token: token)) }

    /// Sets the tint of this view to a token's color.
    nonisolated public func tint<Token: ThemedToken>(token: Token) -> some View
    where Token.Value == ColorValue { modifier(TokenTint(token: token)) }

    /// Draws a token's color behind this view.
    nonisolated public func background<Token: ThemedToken>(
      token: Token, ignoring edges: Edge.Set
    ) -> some View where Token.Value == ColorValue {
      modifier(TokenBackground(token: token, edges: edges))
    }

    /// Draws a border in a token's color.
    nonisolated public func border<Token: ThemedToken>(token: Token, width: CGFloat) -> some View
    where Token.Value == ColorValue { modifier(TokenBorder(token: token, width: width)) }

    /// Adds a token's length on edges.
    nonisolated public func padding<Token: ThemedToken>(
      edges: Edge.Set, token: Token
    ) -> some View where Token.Value == Double {
      modifier(TokenPadding(token: token, edges: edges))
    }

    /// Clips this view to a rectangle whose corners have a token's radius.
    nonisolated public func corners<Token: ThemedToken>(
      token: Token, style: RoundedCornerStyle
    ) -> some View where Token.Value == Double {
      modifier(TokenCorners(token: token, style: style))
    }

    /// Draws a token's shadow behind this view.
    nonisolated public func shadow<Token: ThemedToken>(
      token: Token, cornerRadius: CGFloat
    ) -> some View where Token.Value == ShadowValue {
      modifier(TokenShadow(token: token, cornerRadius: cornerRadius))
    }

    /// Animates changes of a value with a token's transition. The value may be one of the main actor's.
    @MainActor public func animation<Token: ThemedToken, Value: Equatable>(
      token: Token, value: Value
    ) -> some View where Token.Value == TransitionValue {
      modifier(TokenAnimation(token: token, value: value))
    }

    /// Shows texts in a token's text style, with another weight or slant where they are given.
    nonisolated public func typography<Token: ThemedToken>(
      token: Token, weight: FontWeightValue? = nil, italic: Bool? = nil
    ) -> some View where Token.Value == TypographyValue {
      modifier(TokenTypography(token: token, weight: weight, isItalic: italic))
    }
  }

  @_spi(Generated) extension Text {
    /// Shows the text in a token's text style, with another weight or slant where they are given.
    nonisolated public func typography<Token: ThemedToken>(
      token: Token, weight: FontWeightValue? = nil, italic: Bool? = nil
    ) -> some View where Token.Value == TypographyValue {
      TokenText(text: self, token: token, weight: weight, isItalic: italic)
    }
  }

  @_spi(Generated) extension Shape {
    /// Fills the shape with a token's color.
    nonisolated public func fill<Token: ThemedToken>(
      token: Token, style: FillStyle
    ) -> some View where Token.Value == ColorValue {
      FilledShape(shape: self, token: token, style: style)
    }

    /// Draws the outline of the shape in a token's color.
    nonisolated public func stroke<Token: ThemedToken>(
      token: Token, lineWidth: CGFloat
    ) -> some View where Token.Value == ColorValue {
      StrokedShape(shape: self, token: token, lineWidth: lineWidth)
    }
  }

  // MARK: Colors

  struct TokenForeground<Token: ThemedToken>: ViewModifier where Token.Value == ColorValue {
    @Environment(\.[ThemeName<Token.Theme>()]) private var theme
    @Environment(\.themeContext) private var context
    let token: Token

    nonisolated init(token: Token) { self.token = token }

    func body(content: Content) -> some View {
      content.foregroundColor(Color(token.value(in: theme, context: context)))
    }
  }

  struct TokenTint<Token: ThemedToken>: ViewModifier where Token.Value == ColorValue {
    @Environment(\.[ThemeName<Token.Theme>()]) private var theme
    @Environment(\.themeContext) private var context
    let token: Token

    nonisolated init(token: Token) { self.token = token }

    @ViewBuilder func body(content: Content) -> some View {
      let color = Color(token.value(in: theme, context: context))
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) {
        content.tint(color)
      } else {
        content.accentColor(color)
      }
    }
  }

  struct TokenBackground<Token: ThemedToken>: ViewModifier where Token.Value == ColorValue {
    @Environment(\.[ThemeName<Token.Theme>()]) private var theme
    @Environment(\.themeContext) private var context
    let token: Token
    let edges: Edge.Set

    nonisolated init(token: Token, edges: Edge.Set) {
      self.token = token
      self.edges = edges
    }

    func body(content: Content) -> some View {
      let color = Color(token.value(in: theme, context: context))
      return content.background(color.edgesIgnoringSafeArea(edges))
    }
  }

  struct TokenBorder<Token: ThemedToken>: ViewModifier where Token.Value == ColorValue {
    @Environment(\.[ThemeName<Token.Theme>()]) private var theme
    @Environment(\.themeContext) private var context
    let token: Token
    let width: CGFloat

    nonisolated init(token: Token, width: CGFloat) {
      self.token = token
      self.width = width
    }

    func body(content: Content) -> some View {
      content.border(Color(token.value(in: theme, context: context)), width: width)
    }
  }

  struct FilledShape<Shown: Shape, Token: ThemedToken>: View where Token.Value == ColorValue {
    @Environment(\.[ThemeName<Token.Theme>()]) private var theme
    @Environment(\.themeContext) private var context
    let shape: Shown
    let token: Token
    let style: FillStyle

    nonisolated init(shape: Shown, token: Token, style: FillStyle) {
      self.shape = shape
      self.token = token
      self.style = style
    }

    var body: some View {
      shape.fill(Color(token.value(in: theme, context: context)), style: style)
    }
  }

  struct StrokedShape<Shown: Shape, Token: ThemedToken>: View where Token.Value == ColorValue {
    @Environment(\.[ThemeName<Token.Theme>()]) private var theme
    @Environment(\.themeContext) private var context
    let shape: Shown
    let token: Token
    let lineWidth: CGFloat

    nonisolated init(shape: Shown, token: Token, lineWidth: CGFloat) {
      self.shape = shape
      self.token = token
      self.lineWidth = lineWidth
    }

    var body: some View {
      shape.stroke(Color(token.value(in: theme, context: context)), lineWidth: lineWidth)
    }
  }

  // MARK: Lengths

  struct TokenPadding<Token: ThemedToken>: ViewModifier where Token.Value == Double {
    @Environment(\.[ThemeName<Token.Theme>()]) private var theme
    @Environment(\.themeContext) private var context
    let token: Token
    let edges: Edge.Set

    nonisolated init(token: Token, edges: Edge.Set) {
      self.token = token
      self.edges = edges
    }

    func body(content: Content) -> some View {
      content.padding(edges, CGFloat(token.value(in: theme, context: context)))
    }
  }

  struct TokenCorners<Token: ThemedToken>: ViewModifier where Token.Value == Double {
    @Environment(\.[ThemeName<Token.Theme>()]) private var theme
    @Environment(\.themeContext) private var context
    let token: Token
    let style: RoundedCornerStyle

    nonisolated init(token: Token, style: RoundedCornerStyle) {
      self.token = token
      self.style = style
    }

    func body(content: Content) -> some View {
      let radius = CGFloat(token.value(in: theme, context: context))
      return content.clipShape(RoundedRectangle(cornerRadius: radius, style: style))
    }
  }

  // MARK: Shadows, animations and texts

  struct TokenShadow<Token: ThemedToken>: ViewModifier where Token.Value == ShadowValue {
    @Environment(\.[ThemeName<Token.Theme>()]) private var theme
    @Environment(\.themeContext) private var context
    let token: Token
    let cornerRadius: CGFloat

    nonisolated init(token: Token, cornerRadius: CGFloat) {
      self.token = token
      self.cornerRadius = cornerRadius
    }

    func body(content: Content) -> some View {
      let layers = token.value(in: theme, context: context).layers.filter { !$0.inset }
      let shape = RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
      return content.background(ShapeShadows(layers: layers, shape: shape))
    }
  }

  struct TokenAnimation<Token: ThemedToken, Value: Equatable>: ViewModifier
  where Token.Value == TransitionValue {
    @Environment(\.[ThemeName<Token.Theme>()]) private var theme
    @Environment(\.themeContext) private var context
    let token: Token
    let value: Value

    init(token: Token, value: Value) {
      self.token = token
      self.value = value
    }

    func body(content: Content) -> some View {
      content.animation(Animation(token.value(in: theme, context: context)), value: value)
    }
  }

  extension Animation {
    /// Creates the animation of a transition: its curve, duration and delay, of which negative ones count as 0.
    public init(_ transition: TransitionValue) {
      let curve = transition.timingFunction
      self = Animation.timingCurve(
        curve.x1, curve.y1, curve.x2, curve.y2, duration: max(transition.duration.seconds, 0)
      )
      .delay(max(transition.delay.seconds, 0))
    }
  }

  struct TokenTypography<Token: ThemedToken>: ViewModifier where Token.Value == TypographyValue {
    @Environment(\.[ThemeName<Token.Theme>()]) private var theme
    @Environment(\.themeContext) private var context
    let token: Token
    let weight: FontWeightValue?
    let isItalic: Bool?

    nonisolated init(token: Token, weight: FontWeightValue?, isItalic: Bool?) {
      self.token = token
      self.weight = weight
      self.isItalic = isItalic
    }

    func body(content: Content) -> some View {
      let style = token.value(in: theme, context: context)
      return content.typography(style.with(weight: weight, isItalic: isItalic))
    }
  }

  extension TypographyValue {
    fileprivate func with(weight: FontWeightValue?, isItalic: Bool?) -> TypographyValue {
      var style = self
      style.weight = weight ?? style.weight
      style.isItalic = isItalic ?? style.isItalic
      return style
    }
  }

  struct TokenText<Token: ThemedToken>: View where Token.Value == TypographyValue {
    @Environment(\.[ThemeName<Token.Theme>()]) private var theme
    @Environment(\.themeContext) private var context
    let text: Text
    let token: Token
    let weight: FontWeightValue?
    let isItalic: Bool?

    nonisolated init(text: Text, token: Token, weight: FontWeightValue?, isItalic: Bool?) {
      self.text = text
      self.token = token
      self.weight = weight
      self.isItalic = isItalic
    }

    var body: some View {
      let style = token.value(in: theme, context: context)
      return text.typography(style.with(weight: weight, isItalic: isItalic))
    }
  }
#endif
