import TokenRuntime

// `Int(exactly:)` needs the C library's mathematics, which Linux links only on request.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Describes the values of properties on one line each, in all their variants.
///
/// Numbers have as many digits as they need, and no decimal point if they are whole.
enum ValueText {
  /// Describes a value; `nil` if each of its parts has its own line.
  static func property(_ value: Any) -> String? {
    switch value {
    case let color as ColorValue: line(for: color)
    case let typography as TypographyValue: line(for: typography)
    case let shadow as ShadowValue: line(for: shadow)
    case let insets as InsetsValue: line(for: insets)
    case let corners as CornersValue: line(for: corners)
    case let fill as FillValue: line(for: fill)
    case let border as BorderValue: line(for: border)
    case let transition as TransitionValue: line(for: transition)
    case let length as LengthValue: line(for: length)
    case let features as FontFeaturesValue: line(for: features)
    case let family as FontFamilyValue: family.names.joined(separator: " or ")
    case let weight as FontWeightValue: line(for: weight.number)
    case let number as Double: line(for: number)
    case is any Overridable, is any ContentLook: nil
    default:
      switch Mirror(reflecting: value).displayStyle {
      // A layout, or the looks of a list.
      case .struct, .collection: nil
      // An enum without associated values, an integer or a Boolean.
      default: String(describing: value)
      }
    }
  }

  static func line(for number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// The color, if it is the same in all contexts; otherwise its colors in light, in dark and in
  /// the contexts that change it.
  ///
  /// A context that isn't listed has the color of the same context without its elevation, and that
  /// has the color of the one without its contrast.
  static func line(for color: ColorValue) -> String {
    let light = color.resolved(in: .light)
    // Colors don't follow the size class by themselves.
    let contexts = ThemeContext.allCases.filter { $0.sizeClass == .compact }
    if contexts.allSatisfy({ color.resolved(in: $0) == light }) { return "\(light)" }
    let variants = contexts.compactMap { context -> String? in
      let components = color.resolved(in: context)
      let simpler = ThemeContext(
        context.scheme, contrast: context.elevation == .base ? .normal : context.contrast)
      guard context == simpler || components != color.resolved(in: simpler) else { return nil }
      return "\(name(of: context)) \(components)"
    }
    return variants.joined(separator: ", ")
  }

  /// For example `dark high elevated`.
  private static func name(of context: ThemeContext) -> String {
    var words = ["\(context.scheme)"]
    if context.contrast != .normal { words.append("\(context.contrast)") }
    if context.elevation != .base { words.append("\(context.elevation)") }
    return words.joined(separator: " ")
  }

  /// For example `System 17/22 weight 600, letter spacing -0.4, style body`.
  static func line(for typography: TypographyValue) -> String {
    let family = typography.fontFamily.names.joined(separator: " or ")
    let heights = "\(line(for: typography.size))/\(line(for: typography.lineHeight))"
    var parts = ["\(family) \(heights) weight \(line(for: typography.weight.number))"]
    if typography.letterSpacing != 0 {
      parts.append("letter spacing \(line(for: typography.letterSpacing))")
    }
    if typography.textCase != .none { parts.append("\(typography.textCase)") }
    if let style = typography.textStyle { parts.append("style \(style)") }
    if let scale = typography.maximumScale { parts.append("at most ×\(line(for: scale))") }
    if let scale = typography.minimumScale { parts.append("at least ×\(line(for: scale))") }
    if typography.hasSystemSize { parts.append("size of the platform") }
    if typography.isItalic { parts.append("italic") }
    if typography.monospacedDigits { parts.append("monospaced digits") }
    if typography.fontFeatures != .none { parts.append(line(for: typography.fontFeatures)) }
    return parts.joined(separator: ", ")
  }

  /// For each layer the offsets, blur, spread and color, for example `0 2 8 0 #000000 20.0%`.
  static func line(for shadow: ShadowValue) -> String {
    let layers = shadow.layers.map { layer in
      let numbers = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(line(for:))
      return (layer.inset ? ["inset"] : []) + numbers + [line(for: layer.color)]
    }
    guard !layers.isEmpty else { return "none" }
    return layers.map { $0.joined(separator: " ") }.joined(separator: "; ")
  }

  /// The radius of all corners, `pill`, or the top corners and then the bottom's: `16 16 0 4`.
  static func line(for corners: CornersValue) -> String {
    if let radius = corners.uniform { return radius == .infinity ? "pill" : line(for: radius) }
    return [corners.topLeading, corners.topTrailing, corners.bottomLeading, corners.bottomTrailing]
      .map(line(for:)).joined(separator: " ")
  }

  /// For example `gradient toBottom; #000000 at 0; #FFFFFF at 1` or `blur thin`.
  static func line(for fill: FillValue) -> String {
    switch fill {
    case .color(let color): return line(for: color)
    case .gradient(let gradient, let direction):
      let stops = gradient.stops.map { "\(line(for: $0.color)) at \(line(for: $0.position))" }
      return (["gradient \(direction)"] + stops).joined(separator: "; ")
    case .blur(let blur): return "blur \(blur)"
    case .image(let name, let contentMode): return "image \(name), \(contentMode)"
    }
  }

  /// For example `32, scaled like body, at most 64`.
  static func line(for length: LengthValue) -> String {
    if let share = length.share { return line(for: share * 100) + "%" }
    var parts = [line(for: length.points)]
    if let scale = length.scale { parts.append("scaled like \(scale)") }
    if let minimum = length.minimum { parts.append("at least \(line(for: minimum))") }
    if let maximum = length.maximum { parts.append("at most \(line(for: maximum))") }
    return parts.joined(separator: ", ")
  }

  /// For example `liga 0, tnum`.
  static func line(for features: FontFeaturesValue) -> String {
    guard features != .none else { return "none" }
    return features.settings.sorted { $0.key < $1.key }
      .map { tag, value in value == 1 ? tag : "\(tag) \(value)" }.joined(separator: ", ")
  }

  /// For example `1 dashed #EF3124`.
  static func line(for border: BorderValue) -> String {
    let dashes = border.style.dashes.map(line(for:))
    let style =
      ["\(border.style.kind)"] + (dashes.isEmpty ? [] : dashes + ["\(border.style.lineCap)"])
    return ([line(for: border.width)] + style + [line(for: border.color)]).joined(separator: " ")
  }

  /// For example `0.2 s after 0.1 s, curve 0.25 0.1 0.25 1`.
  static func line(for transition: TransitionValue) -> String {
    let curve = transition.timingFunction
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(line(for:)).joined(separator: " ")
    let delay =
      transition.delay.seconds == 0 ? "" : " after \(line(for: transition.delay.seconds)) s"
    return "\(line(for: transition.duration.seconds)) s\(delay), curve \(numbers)"
  }

  /// Top, leading, bottom and trailing, for example `8 16 8 16`.
  static func line(for insets: InsetsValue) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map(line(for:))
      .joined(separator: " ")
  }
}
