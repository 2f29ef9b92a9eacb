import TokenCompiler

/// What lies beneath something, the nearest first.
package struct Surface: Hashable, Sendable {
  package struct Layer: Hashable, Sendable {
    /// The token's index in the table.
    package var token: Int
    /// From 0 to 1, besides that of the color.
    var opacity: Double
  }

  package var layers: [Layer]
  /// Whether what is below the last layer is what the whole screen stands on; otherwise something that
  /// no spec tells may be between.
  var isOpen: Bool

  /// Beneath a component that stands by itself.
  package static let open = Surface(layers: [], isOpen: true)
  package static let unknown = Surface(layers: [], isOpen: false)
}

/// A foreground with all that is known to be behind it.
package struct PaintedColor: Hashable, Sendable {
  /// The foreground's token.
  package var token: Int
  /// The layers of its own element, and the opacity that these and the foreground have as a whole.
  package var ownLayers: [Surface.Layer]
  var opacity: Double
  package var surface: Surface
  /// The text style of a text; `nil` for one whose style is not known, and for signs.
  var typography: Int?
  var isText: Bool

  /// The nearest background.
  package var background: Int? { (ownLayers.first ?? surface.layers.first)?.token }
}

/// Colors on one another as a theme has them.
package struct PaintedContrast: Sendable {
  let tokens: TokenTable
  /// What lies beneath the last translucent layer, if the configuration says so.
  private let backdrop: Int?
  /// What the configuration declares of two colors, by the first and the second.
  private let declared: [[Int]: [DeclaredContrast]]

  package init(_ tokens: TokenTable) {
    self.tokens = tokens
    declared = Dictionary(
      grouping: tokens.declaredContrasts, by: { [$0.foreground, $0.background] })
    backdrop = tokens.configuration.contrast.backdrop.flatMap { pattern in
      tokens.tokens.firstIndex { pattern.matches($0.text) }
    }
  }

  /// The contrast as it is seen in a theme, WCAG 2.x; `nil` where something behind it is not known.
  package func ratio(of painted: PaintedColor, in theme: Int) -> Double? {
    guard painted.background != nil, let text = color(painted.token, theme),
      let beneath = seen(
        painted.surface, theme, over: declaration(of: painted, in: theme)?.backdrop,
        mayBeNothing: !painted.ownLayers.isEmpty)
    else { return nil }
    var inside = beneath.color
    var isKnown = beneath.isKnown
    for layer in painted.ownLayers.reversed() {
      guard let color = color(layer.token, theme) else { return nil }
      if color.opacity * layer.opacity >= 1 { isKnown = true }
      inside = color.faded(by: layer.opacity).composited(over: inside)
    }
    if painted.opacity < 1 {
      isKnown = isKnown && beneath.isKnown
    }
    guard isKnown else { return nil }
    let ground = inside.faded(by: painted.opacity).composited(over: beneath.color)
    let sign = text.composited(over: inside).faded(by: painted.opacity)
      .composited(over: beneath.color)
    return Contrast.ratio(of: sign, on: ground)
  }

  /// The strictest that the configuration declares of a foreground and its nearest background.
  private func declaration(of painted: PaintedColor, in theme: Int) -> DeclaredContrast? {
    guard let background = painted.background else { return nil }
    return declared[[painted.token, background]]?
      .filter { $0.pair.counts(in: tokens.themes[theme]) }
      .max { $0.pair.minimum < $1.pair.minimum }
  }

  /// The ratio that a text or sign needs: what `contrast` of the configuration declares of the two
  /// colors; otherwise 4.5, or 3 for large text and signs (WCAG 2.2, success criteria 1.4.3 and
  /// 1.4.11).
  ///
  /// - Parameter standard: what the design draws in its place, whose declaration counts where there is
  ///   none of the colors themselves.
  package func minimum(
    of painted: PaintedColor, insteadOf standard: PaintedColor? = nil, in theme: Int
  ) -> Double {
    let declaration =
      declaration(of: painted, in: theme)
      ?? standard.flatMap { self.declaration(of: $0, in: theme) }
    if let declaration { return declaration.pair.minimum }
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

  /// What the configuration says lies beneath everything, as an opaque color.
  package func ground(in theme: Int) -> Color? {
    guard let backdrop, var color = color(backdrop, theme) else { return nil }
    color.alpha = nil
    return color
  }

  func color(_ token: Int, _ theme: Int) -> Color? {
    tokens.color(of: tokens.tokens[token], in: theme)
  }

  /// What layers look like on one another, and whether the lowest one hides what is below it.
  ///
  /// - Parameter declared: what the declaration of the two colors says lies beneath.
  private func seen(
    _ surface: Surface, _ theme: Int, over declared: Int?, mayBeNothing: Bool
  ) -> (color: Color, isKnown: Bool)? {
    var colors: [Color] = []
    var isKnown = false
    for layer in surface.layers {
      guard let color = color(layer.token, theme) else { return nil }
      colors.append(color.faded(by: layer.opacity))
      isKnown = color.opacity * layer.opacity >= 1
      if isKnown { break }
    }
    var seen = Color.white
    if !isKnown, !surface.layers.isEmpty, let declared, let color = color(declared, theme) {
      (seen, isKnown) = (color, true)
    } else if !isKnown, surface.isOpen, let color = ground(in: theme) {
      (seen, isKnown) = (color, true)
    }
    guard isKnown || mayBeNothing && surface.layers.isEmpty else { return nil }
    for color in colors.reversed() { seen = color.composited(over: seen) }
    return (seen, isKnown)
  }
}

extension TokenTable {
  /// A length in points.
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
