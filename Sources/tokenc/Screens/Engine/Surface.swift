import TokenCompiler

/// The layers beneath something, the nearest first.
package struct Surface: Hashable, Sendable {
  package struct Layer: Hashable, Sendable {
    package var color: ColorSource
    /// From 0 to 1, besides that of the color.
    package var opacity: Double

    package var isWhole: Bool { opacity >= 1 }
  }

  package var layers: [Layer]
  /// A Boolean value that indicates whether what is below the last layer is what the whole screen stands on; otherwise
  /// something that no spec tells may be between.
  package var isOpen: Bool

  /// Beneath a component that stands by itself.
  package static let open = Surface(layers: [], isOpen: true)
  package static let unknown = Surface(layers: [], isOpen: false)
}

/// A foreground with all that is known to be behind it.
package struct PaintedColor: Hashable, Sendable {
  package var color: ColorSource
  /// The layers of its own element, and the opacity that these and the foreground have as a whole.
  package var ownLayers: [Surface.Layer]
  package var opacity: Double
  package var surface: Surface
  /// The text style of a text; `nil` for one whose style is not known, and for signs.
  var typography: Int?
  var isText: Bool

  package var background: ColorSource? { (ownLayers.first ?? surface.layers.first)?.color }
}

/// Colors on one another as a theme has them.
package struct PaintedContrast: Sendable {
  let tokens: TokenTable
  /// The color beneath the last translucent layer, if the configuration states one.
  private let backdrop: Int?
  /// The contrasts that the configuration declares for two colors, by the first and the second.
  private let declared: [[Int]: [DeclaredContrast]]
  /// Colors that some tokens would have instead of the table's, in every theme.
  package var replacements: [Int: Color] = [:]

  package init(_ tokens: TokenTable) {
    self.tokens = tokens
    declared = Dictionary(
      grouping: tokens.declaredContrasts, by: { [$0.foreground, $0.background] })
    backdrop = tokens.configuration.contrast.backdrop.flatMap { pattern in
      tokens.tokens.firstIndex { pattern.matches($0.text) }
    }
  }

  /// How well a color as seen in a theme stands out, and what it needs: every command's judgement.
  package struct Judgement: Equatable, Sendable {
    /// WCAG 2.x.
    package var ratio: Double
    package var minimum: Double

    package var isEnough: Bool { ratio >= minimum }
  }

  /// The contrast that the configuration declares for the two colors is needed; otherwise 4.5, or 3 for large text and
  /// signs (WCAG 2.2, success criteria 1.4.3 and 1.4.11).
  ///
  /// - Parameter standard: what the design draws in its place, whose declaration counts where there is
  ///   none of the colors themselves.
  /// - Returns: `nil` where something behind the color is not known.
  package func judgement(
    of painted: PaintedColor, insteadOf standard: PaintedColor? = nil, in theme: Int
  ) -> Judgement? {
    let own = declaration(of: painted, in: theme)
    guard let ratio = ratio(of: painted, declaredAs: own, in: theme) else { return nil }
    let declared = own ?? standard.flatMap { declaration(of: $0, in: theme) }
    return Judgement(
      ratio: ratio, minimum: declared?.pair.minimum ?? minimum(of: painted, in: theme))
  }

  /// A pair that the configuration declares, by itself; what lies beneath a translucent background is
  /// what it declares, or white.
  package func judgement(of declared: DeclaredContrast, in theme: Int) -> Judgement? {
    ratio(of: painted(declared), declaredAs: declared, in: theme).map {
      Judgement(ratio: $0, minimum: declared.pair.minimum)
    }
  }

  private func painted(_ declared: DeclaredContrast) -> PaintedColor {
    PaintedColor(
      color: .token(declared.foreground),
      ownLayers: [.init(color: .token(declared.background), opacity: 1)],
      opacity: 1, surface: .unknown, typography: nil, isText: true)
  }

  private func ratio(
    of painted: PaintedColor, declaredAs declaration: DeclaredContrast?, in theme: Int
  ) -> Double? {
    guard painted.background != nil, let text = color(painted.color, theme),
      let background = background(of: painted, in: theme, declaredAs: declaration),
      background.isKnown
    else { return nil }
    return Contrast.ratio(
      of: background.seen(text, of: painted),
      on: background.inside.faded(by: painted.opacity).composited(over: background.beneath))
  }

  /// The background of a color, as it is seen in a theme.
  package struct Background: Sendable {
    /// Behind the element, and behind the color in it.
    var beneath: Color
    package var inside: Color
    var isKnown: Bool

    init(beneath: Color, inside: Color, isKnown: Bool) {
      self.beneath = beneath
      self.inside = inside
      self.isKnown = isKnown
    }

    /// One color behind everything.
    package init(plain color: Color) { self.init(beneath: color, inside: color, isKnown: false) }

    package func seen(_ color: Color, of painted: PaintedColor) -> Color {
      color.composited(over: inside).faded(by: painted.opacity).composited(over: beneath)
    }
  }

  /// The background of a color in a theme: all that is known of it, over the color that the configuration states, or
  /// else over black and over white.
  package func backgrounds(
    of painted: PaintedColor, in theme: Int
  ) -> (backgrounds: [Background], isDeclared: Bool) {
    if let known = background(of: painted, in: theme, declaredAs: nil), known.isKnown {
      return ([known], false)
    }
    let declared = ground(in: theme)
    let backdrops = declared.map { [$0] } ?? [.black, .white]
    return (
      backdrops.compactMap { background(of: painted, in: theme, declaredAs: nil, over: $0) },
      declared != nil
    )
  }

  /// - Parameter backdrop: what lies beneath the lowest layer where nothing else is known.
  private func background(
    of painted: PaintedColor, in theme: Int, declaredAs declaration: DeclaredContrast?,
    over backdrop: Color? = nil
  ) -> Background? {
    guard
      let beneath = seen(
        painted.surface, theme, declaredAs: declaration, over: backdrop,
        mayBeNothing: !painted.ownLayers.isEmpty)
    else { return nil }
    var background = Background(
      beneath: beneath.color, inside: beneath.color, isKnown: beneath.isKnown)
    for layer in painted.ownLayers.reversed() {
      guard let color = color(layer.color, theme) else { return nil }
      if color.opacity * layer.opacity >= 1 { background.isKnown = true }
      background.inside = color.faded(by: layer.opacity).composited(over: background.inside)
    }
    if painted.opacity < 1 { background.isKnown = background.isKnown && beneath.isKnown }
    return background
  }

  /// The strictest that the configuration declares of a foreground and its nearest background.
  private func declaration(of painted: PaintedColor, in theme: Int) -> DeclaredContrast? {
    guard let foreground = painted.color.token, let background = painted.background?.token else {
      return nil
    }
    return declared[[foreground, background]]?
      .filter { $0.pair.counts(in: tokens.themes[theme]) }
      .max { $0.pair.minimum < $1.pair.minimum }
  }

  private func minimum(of painted: PaintedColor, in theme: Int) -> Double {
    guard painted.isText else { return Self.large }
    guard let style = painted.typography,
      case .typography(let typography)? = tokens.value(of: tokens.tokens[style], in: theme)
    else { return Self.normal }
    let size = tokens.points(typography.fontSize)
    // 18 points of print, or 14 in bold, are as many CSS pixels as there are points here.
    let isLarge = size >= 24 || size >= 14 * 4 / 3.0 && typography.fontWeight.number >= 700
    return isLarge ? Self.large : Self.normal
  }

  private static let normal = 4.5
  private static let large = 3.0

  /// The color that the configuration states beneath everything, as an opaque color.
  package func ground(in theme: Int) -> Color? {
    guard let backdrop, var color = color(.token(backdrop), theme) else { return nil }
    color.alpha = nil
    return color
  }

  func color(_ source: ColorSource, _ theme: Int) -> Color? {
    if let token = source.token, let color = replacements[token] { return color }
    return source.color(in: tokens, theme)
  }

  /// The tokens whose colors decide a judgement in a theme: the foreground, then what is behind it, the nearest
  /// first, down to what hides the rest.
  package func decidingTokens(of painted: PaintedColor, in theme: Int) -> [Int] {
    decidingTokens(of: painted, declaredAs: declaration(of: painted, in: theme), in: theme)
  }

  package func decidingTokens(of declared: DeclaredContrast, in theme: Int) -> [Int] {
    decidingTokens(of: painted(declared), declaredAs: declared, in: theme)
  }

  private func decidingTokens(
    of painted: PaintedColor, declaredAs declaration: DeclaredContrast?, in theme: Int
  ) -> [Int] {
    func hides(_ layer: Surface.Layer) -> Bool {
      (color(layer.color, theme)?.opacity ?? 0) * layer.opacity >= 1
    }
    var tokens = [painted.color.token]
    var isHidden = false
    for layer in painted.ownLayers {
      tokens.append(layer.color.token)
      isHidden = hides(layer)
      if isHidden { break }
    }
    if !isHidden || painted.opacity < 1 {
      isHidden = false
      for layer in painted.surface.layers where !isHidden {
        tokens.append(layer.color.token)
        isHidden = hides(layer)
      }
      if !isHidden {
        if let declaration {
          tokens.append(declaration.backdrop)
        } else if painted.surface.isOpen {
          tokens.append(backdrop)
        }
      }
    }
    return tokens.compactMap(\.self).unique()
  }

  /// The colors of layers on one another, and whether the color below the lowest one is hidden or known.
  private func seen(
    _ surface: Surface, _ theme: Int, declaredAs declaration: DeclaredContrast?,
    over backdrop: Color?, mayBeNothing: Bool
  ) -> (color: Color, isKnown: Bool)? {
    var colors: [Color] = []
    var isKnown = false
    for layer in surface.layers {
      guard let color = color(layer.color, theme) else { return nil }
      colors.append(color.faded(by: layer.opacity))
      isKnown = color.opacity * layer.opacity >= 1
      if isKnown { break }
    }
    var seen = Color.white
    if !isKnown, let declaration {
      seen = declaration.backdrop.flatMap { color(.token($0), theme) } ?? .white
      seen.alpha = nil
      isKnown = true
    } else if !isKnown, surface.isOpen, let color = ground(in: theme) {
      seen = color
      isKnown = true
    } else if !isKnown, let backdrop {
      seen = backdrop
      isKnown = true
    }
    guard isKnown || mayBeNothing && surface.layers.isEmpty else { return nil }
    for color in colors.reversed() { seen = color.composited(over: seen) }
    return (seen, isKnown)
  }
}

extension TokenTable {
  package func points(_ length: Dimension) -> Double {
    length.unit == .rem ? length.value * configuration.pointsPerRem : length.value
  }
}

extension Color {
  /// The color with its alpha times a number from 0 to 1.
  fileprivate func faded(by opacity: Double) -> Color {
    guard opacity < 1 else { return self }
    var color = self
    color.alpha = self.opacity * opacity
    return color
  }
}
