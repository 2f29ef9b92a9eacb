import TokenCompiler

/// Colors: texts of style sheets, and the objects of several tools.
extension ImportConversion {
  mutating func color(_ value: ForeignValue) throws(Fault) -> Color {
    switch value.content {
    case .text(let text): return try color(text, at: value.range)
    case .object: return try colorObject(value)
    default: throw value.fault("is not a color", "color")
    }
  }

  /// A color or its alias with an opacity beside it, as Primer writes it.
  mutating func color(
    _ value: ForeignValue, as type: ForeignType?, withOpacity alpha: ForeignValue,
    of token: ForeignToken
  ) throws(Fault) -> ImportedValue {
    var isColor = type == .standard(.color)
    var literal = value
    if let reference = reference(of: value) {
      isColor = leads(reference, to: .color)
      literal = try self.literal(reference, at: value.range)
      noteComputation(of: value)
    } else if type == nil {
      isColor = try inferredType(of: value, in: token) == .standard(.color)
    }
    guard isColor else {
      throw Fault("'alpha' stands beside a value that is not a color", at: alpha.range, "alpha")
    }
    return try color(literal, withOpacity: alpha)
  }

  /// A color or its alias with an opacity, wherever it stands.
  mutating func color(
    _ value: ForeignValue, withOpacity alpha: ForeignValue
  ) throws(Fault) -> ImportedValue {
    var literal = value
    if let reference = reference(of: value) {
      literal = try self.literal(reference, at: value.range)
      noteComputation(of: value)
    }
    guard case .leaf(.color(var color)) = try part(literal, as: .color) else {
      throw Fault("'alpha' stands beside a value that is not a color", at: alpha.range, "alpha")
    }
    guard (color.alpha ?? 1) == 1 else {
      throw Fault(
        "'alpha' stands beside a color that has an opacity already", at: alpha.range, "alpha twice")
    }
    color.alpha = try opacity(alpha)
    return .leaf(.color(color))
  }

  private mutating func color(_ text: String, at range: SourceRange) throws(Fault) -> Color {
    let text = text.trimmingSpaces
    if text.lowercased() == "transparent" {
      return Color(space: .srgb, components: ColorComponents(0, 0, 0), alpha: 0, hex: nil)
    }
    if let hex = NamedColors.hex(of: text), let color = Color(hexNotation: hex) {
      return Self.rounded(color, hex: hex)
    }
    if let set = ColorFunction.setter(text) { return try color(set, at: range) }
    if text.hasWord("gradient(") {
      throw Fault("the standard has a gradient along a line only", at: range, "gradient")
    }
    if text.hasPrefix("var(") {
      throw Fault("\(text) is a property that only a style sheet has", at: range, "property")
    }
    // `rgba({brand.red}, 0.5)`, once the alias is replaced.
    if let inner = Self.arguments(of: text), inner.count == 2 {
      var color = try color(inner[0], at: range)
      guard color.opacity == 1 || inner[0].hasPrefix("#") else {
        throw Fault("'\(ForeignValue.shortened(text))' has two opacities", at: range, "alpha twice")
      }
      color.alpha = try opacity(ForeignValue(.text(inner[1]), at: range))
      return color
    }
    if text.hasPrefix("#"), text.utf8.count == 9, !options.isAlphaStated,
      magnitudes.beginWithOpacity
    {
      throw Fault(
        "all colors of eight digits begin with 'ff', so their opacity may come first, as on Android; '--alpha "
          + "first' or '--alpha last' says where it is", at: range, "alpha place")
    }
    let calculated = ordered(try Self.calculated(text, at: range))
    try checkMagnitudes(of: calculated, at: range)
    do throws(CSSColor.Fault) {
      let color = try CSSColor.parse(calculated)
      let isFree = calculated.lowercased().hasPrefix("color(")
      let isHex = calculated.hasPrefix("#") && calculated.utf8.count == 7
      return Self.rounded(isFree ? color : color.clamped, hex: isHex ? calculated : nil)
    } catch {
      throw Fault(error.message, at: range, "color")
    }
  }

  private static func arguments(of text: String) -> [String]? {
    for start in ["rgba(", "rgb("] where text.hasPrefix(start) && text.hasSuffix(")") {
      return CSSWords.split(String(text.dropFirst(start.count).dropLast()), at: ",")
    }
    return nil
  }

  /// A color function with the results of the sums that stand between its commas.
  private static func calculated(_ text: String, at range: SourceRange) throws(Fault) -> String {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), text.contains(",") else {
      return text
    }
    let inner = text[text.index(after: open)...].dropLast()
    let words = try CSSWords.split(String(inner), at: ",").map { (word) throws(Fault) in
      do throws(Arithmetic.Fault) {
        guard Quantity(word) == nil, var result = try Arithmetic.evaluate(word) else { return word }
        // What decimal fractions lack in binary.
        result.value = result.value.rounded(decimals: 9)
        return result.text
      } catch {
        throw Fault(error.message, at: range, "arithmetic")
      }
    }
    return text[...open] + words.joined(separator: ", ") + ")"
  }

  /// Whether two numbers are fractions of 1 without a sign, where percentages are expected.
  private static func areFractions(_ one: String, _ other: String) -> Bool {
    let numbers = [one, other].compactMap { Quantity($0) }
    return numbers.count == 2
      && numbers.allSatisfy { $0.unit.isEmpty && (0...1).contains($0.value) }
      && numbers.contains { $0.value > 0 }
  }

  /// Refuses what `rgb()` and its like would clamp without a word: an opacity of 50, and channels that are
  /// fractions of 1 where a style sheet counts to 255.
  private mutating func checkMagnitudes(of text: String, at range: SourceRange) throws(Fault) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return }
    let inner = text[text.index(after: open)...].dropLast()
    let parts = inner.split { ", /".contains($0) }.map(String.init)
    if parts.count == 4, let alpha = Quantity(parts[3]) {
      _ = try opacity(ForeignValue(.text(alpha.text), at: range))
    }
    if text.hasPrefix("hsl"), parts.count >= 3, Self.areFractions(parts[1], parts[2]) {
      throw Fault(
        "saturation and lightness of '\(ForeignValue.shortened(text))' look like fractions of 1, and 'hsl()' takes "
          + "percentages; write them with their sign", at: range, "hsl scale")
    }
    guard let channels = Magnitudes.channels(of: text), channels.allSatisfy({ $0 >= 0 }) else {
      return
    }
    // Ones are fractions where others are.
    let scale = Magnitudes.Channels(channels)
    if scale == .fractions || scale == .unclear && (magnitudes.hasFractions || !magnitudes.hasBytes)
    {
      throw Fault(
        "the channels of '\(ForeignValue.shortened(text))' are fractions of 1 or look so, and 'rgb()' counts to 255; "
          + "write 'color(srgb …)' or percentages", at: range, "channel range")
    }
  }

  /// Eight digits with alpha last.
  private func ordered(_ text: String) -> String {
    guard options.alphaFirst, text.hasPrefix("#"), text.utf8.count == 9 else { return text }
    let digits = text.dropFirst()
    return "#\(digits.dropFirst(2))\(digits.prefix(2))"
  }

  /// sRGB rounded; others as they are, but for what a calculation put beyond their bounds.
  private static func rounded(_ color: Color, hex: String?) -> Color {
    guard color.space == .srgb else { return color.snapped }
    var result = color.rounded
    result.hex = hex
    return result
  }

  // MARK: Objects

  private mutating func colorObject(_ value: ForeignValue) throws(Fault) -> Color {
    if let channels = value.parts("r", "g", "b") {
      let stated = try factors(channels)
      let scale = try channelScale(of: stated, in: value)
      let numbers = stated.map { Self.unrounded($0 / scale) }
      return Self.rounded(try color(numbers, in: .srgb, of: value), hex: nil)
    }
    if let parts = value.parts("h", "s", "l") {
      let numbers = try factors(parts)
      let scale = try percentScale(of: [numbers[1], numbers[2]], hue: numbers[0], in: value)
      return try color([numbers[0], numbers[1] * scale, numbers[2] * scale], in: .hsl, of: value)
    }
    return try standardColor(value)
  }

  /// What makes percentages of saturation and lightness: both are, or both are fractions of 1. A 1 beside a larger
  /// number, and a fraction beside one, may be either.
  private func percentScale(
    of parts: [Double], hue: Double, in value: ForeignValue
  ) throws(Fault) -> Double {
    let stated = parts.filter { $0 != 0 }
    let fractions = stated.count { $0 <= 1 }
    guard fractions == 0 || fractions == stated.count else {
      throw value.fault(
        "has a saturation and a lightness of which one is a fraction of 1 and the other a percentage",
        "hsl mix")
    }
    guard fractions > 0 else { return 1 }
    guard hue == 0 || hue >= 1 || hue < 0 else {
      throw value.fault(
        "has a hue that may be degrees or a part of the circle; write it as hex", "hue unit")
    }
    guard stated.contains(where: { $0 < 1 }) else {
      throw value.fault(
        "has a saturation and a lightness that are whole to some tools and 1% to others; write it as hex",
        "hsl scale")
    }
    return 100
  }

  /// The greatest channel of an object of red, green and blue: Figma counts to 1, style sheets to 255. A color of
  /// zeros and ones says nothing, so the others of the files decide.
  private mutating func channelScale(
    of channels: [Double], in value: ForeignValue
  ) throws(Fault) -> Double {
    if document.rules.namespace == DialectRules.figma.namespace { return 1 }
    guard channels.allSatisfy(Magnitude.byte.isPossible) else {
      throw value.fault("has a channel that is not between 0 and 255", "channel range")
    }
    switch Magnitudes.Channels(channels) {
    case .fractions: return 1
    case .bytes: return 255
    case .black: return 255
    case .mixed:
      throw value.fault("has channels that are fractions of 1 and others of 255", "channel mix")
    case .unclear: break
    }
    switch (magnitudes.hasFractions, magnitudes.hasBytes) {
    case (true, false): return 1
    case (false, true): return 255
    default:
      throw value.fault(
        "is white to tools that count to 1 and nearly black to those that count to 255; write it as hex",
        "channel scale")
    }
  }

  /// A color whose opacity is the object's member `a`.
  private mutating func color(
    _ numbers: [Double], in space: ColorSpace, of value: ForeignValue
  ) throws(Fault) -> Color {
    let alpha = try value.member("a").map { (alpha) throws(Fault) in try opacity(alpha) }
    return Color(
      space: space, components: ColorComponents(numbers[0], numbers[1], numbers[2]),
      alpha: alpha == 1 ? nil : alpha, hex: nil
    ).snapped
  }

  /// Figma's channels are in single precision: the 8-bit step that is meant, where one is.
  private static func unrounded(_ channel: Double) -> Double {
    let step = (channel * 255).rounded()
    return (channel * 255 - step).magnitude < 0.0001 ? step / 255 : channel
  }

  /// The object of 2025.10, whose `hex` may be three digits in drafts.
  private mutating func standardColor(_ value: ForeignValue) throws(Fault) -> Color {
    guard let space = value.member("colorSpace")?.text.flatMap(ColorSpace.init(rawValue:)),
      case .list(let list)? = value.member("components")?.content, list.count == 3
    else {
      if let hex = value.member("hex")?.text { return try color(hex, at: value.range) }
      throw Fault("the object is not a color", at: value.range, "color")
    }
    let components = try list.map { (element) throws(Fault) in
      element.text == "none" ? nil : try factor(element)
    }
    let alpha = try value.member("alpha").map { (alpha) throws(Fault) in try opacity(alpha) }
    let hex = value.member("hex")?.text.flatMap { Color(hexNotation: $0)?.sRGBHex }
    return Color(
      space: space, components: ColorComponents(components[0], components[1], components[2]),
      alpha: alpha, hex: hex
    ).snapped
  }

  // MARK: Functions

  /// The color that `set_lightness()` and its like make, in OKLCH.
  private mutating func color(
    _ function: ColorFunction, at range: SourceRange
  ) throws(Fault) -> Color {
    let number = try factor(ForeignValue(.text(function.number), at: range))
    var color = try color(function.color, at: range).converted(to: .oklch)
    color.components[function.component] = function.component == 2 ? number.wrappedDegrees : number
    color.hex = nil
    return color.snapped
  }

  /// The number that `chroma()` and its like are, if a text is one of them.
  mutating func colorComponent(_ text: String, at range: SourceRange) throws(Fault) -> Double? {
    guard let function = ColorFunction.getter(text) else { return nil }
    let color = try color(function.color, at: range).converted(to: .oklch)
    return color.components[function.component] ?? 0
  }
}

/// A function of Tokens Studio that sets or reads a component of a color in OKLCH.
private struct ColorFunction {
  var color: String
  var number = ""
  var component: Int

  private static let names = ["lightness", "chroma", "hue"]

  /// `set_chroma(COLOR, NUMBER)`.
  static func setter(_ text: String) -> ColorFunction? {
    guard let (component, parts) = arguments(of: text, "set_"), parts.count == 2 else { return nil }
    return ColorFunction(color: parts[0], number: parts[1], component: component)
  }

  /// `chroma(COLOR)`.
  static func getter(_ text: String) -> ColorFunction? {
    guard let (component, parts) = arguments(of: text, ""), parts.count == 1 else { return nil }
    return ColorFunction(color: parts[0], component: component)
  }

  private static func arguments(of text: String, _ prefix: String) -> (Int, [String])? {
    let text = text.trimmingSpaces
    for (component, name) in names.enumerated() {
      let start = prefix + name + "("
      guard text.hasPrefix(start), text.hasSuffix(")") else { continue }
      return (component, CSSWords.split(String(text.dropFirst(start.count).dropLast()), at: ","))
    }
    return nil
  }
}

extension Color {
  /// The color to six digits after the point, which is a ten-thousandth of an 8-bit step.
  var rounded: Color {
    var color = self
    for index in 0..<3 { color.components[index] = components[index]?.rounded(decimals: 6) }
    color.alpha = alpha?.rounded(decimals: 6)
    return color
  }

  /// The color as CSS Color 4 takes it, which clamps channels of `rgb()` and lightness, and saturation and
  /// chroma below zero, but no saturation above 100%.
  fileprivate var clamped: Color {
    guard space != .hwb else { return self }
    var result = self
    result.components = space.components(clamping: components)
    if space == .hsl, (components[1] ?? 0) > 100 { result.components[1] = components[1] }
    return result
  }

  /// The color with components that lie beyond their bounds by no more than a calculation's rounding
  /// put at them: 100.00000000000003 percent is 100.
  fileprivate var snapped: Color {
    var color = self
    let (low, high) = space.bounds
    for index in 0..<3 {
      guard let number = components[index] else { continue }
      let bounded = min(max(number, low[index]), high[index])
      if number != bounded, (number - bounded).magnitude < 1e-9 {
        color.components[index] = bounded
      }
    }
    return color
  }
}
