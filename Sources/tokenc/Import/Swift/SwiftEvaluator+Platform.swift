import TokenCompiler

/// A call with the values of its arguments.
struct SwiftCall {
  var type: String
  var labels: [String?]
  var values: [SwiftValue] = []
  /// A function's name; `nil` for an initializer.
  var method: String?

  init(type: String, labels: [String?]) {
    self.type = type
    self.labels = labels
  }

  func value(_ label: String) -> SwiftValue? {
    labels.firstIndex(of: label).flatMap { values.indices.contains($0) ? values[$0] : nil }
  }

  func number(_ label: String) -> SwiftNumber? {
    if case .number(let number)? = value(label) { number } else { nil }
  }

  func numbers(_ labels: [String]) -> [Double]? {
    let found = labels.compactMap { number($0)?.value }
    return found.count == labels.count ? found : nil
  }

  /// The value of the first argument, where that has no label.
  var first: SwiftValue? { labels.first == .some(nil) ? values.first : nil }
}

/// The values that UIKit, AppKit and SwiftUI make of literals: colors, fonts and numbers, as their documentation has it;
/// and the initializers that many apps add, where there is one way to read these.
extension SwiftEvaluator {
  static let colorTypes: Set = ["UIColor", "NSColor", "Color", "CGColor"]
  static let fontTypes: Set = ["UIFont", "NSFont", "Font"]
  static let designTypes = colorTypes.union(fontTypes).union(["CGFloat"])
  static let knownTypes: Set = colorTypes.union(fontTypes).union(integerTypes).union(realTypes)
    .union(["#colorLiteral", "Weight"])

  // MARK: Names

  /// A constant of a platform's type; `nil` for what is none.
  func platformValue(_ name: String, of type: String) throws(SwiftFault) -> SwiftValue? {
    if type == "Weight" { return Self.weights[name].map { .weight($0) } }
    if type == "Font", Self.textStyles[name] != nil { throw Self.systemSize }
    guard Self.colorTypes.contains(type) else { return nil }
    var color = Self.fixedColors[name]
    if type == "Color", !["black", "white", "clear"].contains(name) { color = nil }
    if let color {
      let components = ColorComponents(color[0], color[1], color[2])
      let alpha: Double? = name == "clear" ? 0 : nil
      return .color(Color(space: .srgb, components: components, alpha: alpha))
    }
    guard Self.systemColors.contains(name) || name.hasPrefix("system") else { return nil }
    throw SwiftFault("'\(type).\(name)' is a color of the system, which varies with it", "system")
  }

  /// UIKit's colors of a fixed value, as `UIColor.h` states them.
  private static let fixedColors: [String: [Double]] = [
    "black": [0, 0, 0], "white": [1, 1, 1], "clear": [0, 0, 0], "red": [1, 0, 0],
    "green": [0, 1, 0], "blue": [0, 0, 1], "cyan": [0, 1, 1], "yellow": [1, 1, 0],
    "magenta": [1, 0, 1], "orange": [1, 0.5, 0], "purple": [0.5, 0, 0.5], "brown": [0.6, 0.4, 0.2],
    "gray": [0.5, 0.5, 0.5], "darkGray": [1.0 / 3, 1.0 / 3, 1.0 / 3],
    "lightGray": [2.0 / 3, 2.0 / 3, 2.0 / 3],
  ]

  private static let systemColors: Set = [
    "accentColor", "darkText", "indigo", "label", "lightText", "link", "mint", "opaqueSeparator",
    "pink", "placeholderText", "primary", "quaternaryLabel", "secondary", "secondaryLabel",
    "separator", "teal", "tertiaryLabel", "tint", "tintColor", "red", "green", "blue", "cyan",
    "yellow", "orange", "purple", "brown", "gray",
  ]

  /// The weights of OpenType that Apple's names stand for.
  private static let weights: [String: Double] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]

  // MARK: Initializers and functions

  mutating func platformValue(_ call: SwiftCall) throws(SwiftFault) -> SwiftValue? {
    if let method = call.method {
      if let value = try appearanceValue(call) { return value }
      return Self.fontTypes.contains(call.type) ? try font(call, method) : nil
    }
    if Self.realTypes.contains(call.type) || Self.integerTypes.contains(call.type) {
      return try converted(call)
    }
    if call.type == "#colorLiteral" { return try color(call) }
    if Self.colorTypes.contains(call.type) { return try color(call) }
    if Self.fontTypes.contains(call.type) { return try font(call, nil) }
    return nil
  }

  private func converted(_ call: SwiftCall) throws(SwiftFault) -> SwiftValue? {
    guard call.values.count == 1, case .number(let number)? = call.first else { return nil }
    if number.isQuotient {
      throw SwiftFault(
        "a quotient of whole numbers is whole in '\(call.type)(…)' or not", "quotient")
    }
    if Self.integerTypes.contains(call.type) {
      return .number(SwiftNumber(number.value.rounded(.towardZero), .integer))
    }
    return .number(SwiftNumber(number.value, .real))
  }

  private mutating func color(_ call: SwiftCall) throws(SwiftFault) -> SwiftValue? {
    if let value = try appearanceValue(call) { return value }
    if let closure = call.value("dynamicProvider") ?? call.first, case .closure(let body) = closure
    {
      guard call.values.count == 1 else { return nil }
      return try dynamicColor(body)
    }
    if let value = try namedColor(call) { return value }
    if let channels = try channels(of: call) { return .color(channels) }
    if let value = try hexColor(call) { return .color(value) }
    // A color of one framework in that of another.
    let wrapped = call.value("uiColor") ?? call.value("nsColor") ?? call.value("cgColor")
    if call.values.count == 1, let value = wrapped ?? call.first {
      switch value {
      case .color, .set: return value
      default: break
      }
    }
    return nil
  }

  private mutating func dynamicColor(_ closure: SwiftClosure) throws(SwiftFault) -> SwiftValue? {
    var scope = closure.scope
    scope.depth += 1
    scope.locals[closure.parameters.first ?? "$0"] = .traits
    scope.locals["$0"] = .traits
    if scope.expected.isEmpty { scope.expected = ["UIColor"] }
    return try run(closure.body, scope)
  }

  /// Colors for appearances side by side: `UIColor(light: …, dark: …)`, `dynamic(any:dark:)`.
  mutating func appearanceValue(_ call: SwiftCall) throws(SwiftFault) -> SwiftValue? {
    var found: [AppleAppearance: SwiftValue] = [:]
    for (label, value) in zip(call.labels, call.values) {
      guard let label, let appearance = Self.appearance(ofLabel: label) else { return nil }
      switch value {
      case .color, .set: break
      default: return nil
      }
      guard found.updateValue(value, forKey: appearance) == nil else { return nil }
    }
    guard found.count > 1, let base = found[AppleAppearance()] else { return nil }
    asksScheme = asksScheme || found.keys.contains(where: \.isDark)
    asksContrast = asksContrast || found.keys.contains(where: \.isHigh)
    if let value = found[appearance] { return value }
    // A color that isn't stated for high contrast is as without it.
    let dark = found[AppleAppearance(isDark: true)]
    let high = found[AppleAppearance(isHigh: true)]
    guard appearance.isHigh, appearance.isDark, dark != nil, high != nil else {
      return (appearance.isDark ? dark : nil) ?? (appearance.isHigh ? high : nil) ?? base
    }
    throw SwiftFault("it has no color for dark with high contrast", "both")
  }

  private static func appearance(ofLabel label: String) -> AppleAppearance? {
    var result = AppleAppearance()
    for word in label.words {
      switch word.lowercased() {
      case "light", "day", "any", "default", "mode", "color", "theme", "appearance", "contrast":
        break
      case "dark", "night": result.isDark = true
      case "high", "hc": result.isHigh = true
      default: return nil
      }
    }
    return result
  }

  private func namedColor(_ call: SwiftCall) throws(SwiftFault) -> SwiftValue? {
    let others: Set = ["bundle", "in", "compatibleWith"]
    let isNamed = call.labels.first == .some("named") || call.labels.first == .some(nil)
    guard isNamed, call.labels.dropFirst().allSatisfy({ $0.map(others.contains) ?? false }),
      call.type != "CGColor"
    else { return nil }
    switch call.values.first {
    case .text(let name)?:
      // `UIColor("#112233")` is an app's own.
      let isColorSet = call.labels.first == .some("named") || call.type == "Color"
      return isColorSet && !name.hasPrefix("#") ? .set(name) : nil
    case .symbol(let name)?:
      // `Color(.inkNormal)`, the constant that Xcode makes of a color set.
      return .set("." + name)
    default: return nil
    }
  }

  // MARK: Channels

  private static let spaces: [String: ColorSpace] = [
    "sRGB": .srgb, "sRGBLinear": .srgbLinear, "displayP3": .displayP3,
  ]

  private func channels(of call: SwiftCall) throws(SwiftFault) -> Color? {
    var space = ColorSpace.srgb
    var labels = call.labels.compactMap(\.self)
    if case .symbol(let name)? = call.first, call.labels.dropFirst().allSatisfy({ $0 != nil }) {
      guard let known = Self.spaces[name] else { return nil }
      space = known
    } else if labels.count != call.labels.count {
      return nil
    }
    let alphas = ["alpha", "opacity", "a"].filter(labels.contains)
    labels.removeAll { alphas.contains($0) }
    guard alphas.count < 2 else { return nil }
    var alpha = 1.0
    if let label = alphas.first {
      guard let number = call.number(label)?.value else { return nil }
      alpha = number
    }
    var numbers: [Double]
    switch labels {
    case ["red", "green", "blue"], ["srgbRed", "green", "blue"], ["r", "g", "b"],
      ["displayP3Red", "green", "blue"]:
      if labels[0] == "displayP3Red" { space = .displayP3 }
      guard let found = call.numbers(labels) else { return nil }
      // UIKit's own initializer states an opacity; one without, or of letters, is an app's.
      let isOwn = labels[0] == "r" || alphas.isEmpty && call.type != "Color"
      numbers = try isOwn ? Self.fractions(found) : found
    case ["white"]:
      guard let found = call.numbers(labels) else { return nil }
      numbers = [found[0], found[0], found[0]]
    case ["hue", "saturation", "brightness"]:
      guard let found = call.numbers(labels), found.allSatisfy((0...1).contains) else { return nil }
      numbers = Self.channels(hue: found[0], saturation: found[1], brightness: found[2])
    default: return nil
    }
    guard (0...1).contains(alpha) else {
      throw SwiftFault("\(JSONNumber.text(alpha)) is not an opacity from 0 to 1", "alpha")
    }
    let color = Color(
      space: space, components: ColorComponents(numbers[0], numbers[1], numbers[2]),
      alpha: alpha == 1 ? nil : alpha)
    guard let shown = color.withinBounds(isExtended: numbers.allSatisfy { $0 < 1.6 }) else {
      throw SwiftFault("a channel is not between 0 and 1", "channel")
    }
    return shown
  }

  /// Channels of an app's own initializer, which may count to 255.
  private static func fractions(_ numbers: [Double]) throws(SwiftFault) -> [Double] {
    let isWhole = numbers.allSatisfy { $0 == $0.rounded() }
    if numbers.allSatisfy({ $0 == 0 }) || !isWhole && numbers.allSatisfy((0...1).contains) {
      return numbers
    }
    guard isWhole, numbers.contains(where: { $0 > 1 }), numbers.allSatisfy((0...255).contains)
    else {
      throw SwiftFault("its channels may count to 1 or to 255", "channel scale")
    }
    return numbers.map { $0 / 255 }
  }

  private static func channels(hue: Double, saturation: Double, brightness: Double) -> [Double] {
    func channel(_ offset: Double) -> Double {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
    }
    return [channel(5), channel(3), channel(1)]
  }

  /// `UIColor(hex: 0x0A84FF)`, `Color("#0A84FF")`: six digits, which every app's own initializer reads alike.
  private func hexColor(_ call: SwiftCall) throws(SwiftFault) -> Color? {
    let names: Set = [
      "fromHex", "fromHexString", "hex", "hexCode", "hexString", "hexValue", "hexadecimal", "rgb",
      "rgbValue", "value",
    ]
    let label = call.labels.first ?? "-"
    guard label.map(names.contains) ?? true, let value = call.values.first,
      call.values.count <= 2
    else { return nil }
    var alpha = 1.0
    if call.values.count == 2 {
      guard let number = call.number("alpha") ?? call.number("opacity") ?? call.number("a") else {
        return nil
      }
      alpha = number.value
    }
    var digits: String
    switch value {
    case .number(let number):
      guard let written = number.hexDigits else { return nil }
      digits = written
    case .text(let text):
      let isMarked = text.hasPrefix("#") || text.hasPrefix("0x")
      guard isMarked || label != nil else { return nil }
      digits = String(text.drop { $0 == "#" })
      if digits.hasPrefix("0x") { digits.removeFirst(2) }
      if digits.utf8.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    default: return nil
    }
    guard (0...1).contains(alpha), digits.allSatisfy(\.isHexDigit) else { return nil }
    guard digits.utf8.count == 6 else {
      throw SwiftFault(
        "'\(digits)' has \(digits.utf8.count) digits, and these files don't say what they stand for; six "
          + "are red, green and blue", "digits")
    }
    guard var color = Color(hexNotation: "#" + digits) else { return nil }
    color.hex = nil
    if alpha != 1 { color.alpha = alpha }
    return color
  }

  // MARK: Methods of values

  func platformValue(
    _ method: String, of value: SwiftValue, _ call: SwiftCall
  ) throws(SwiftFault) -> SwiftValue? {
    guard call.values.count <= 1 else { return nil }
    let argument = call.values.first
    switch (value, method) {
    case (.color(var color), "withAlphaComponent"), (.color(var color), "opacity"):
      guard case .number(let number)? = argument, (0...1).contains(number.value) else { return nil }
      // SwiftUI multiplies, and UIKit replaces.
      let alpha = method == "opacity" ? color.opacity * number.value : number.value
      color.alpha = alpha == 1 ? nil : alpha
      return .color(color)
    case (.color, "resolvedColor"), (.set, "resolvedColor"): return nil
    case (.font(var font), "weight"):
      switch argument {
      case .weight(let weight)?: font.weight = weight
      case .symbol(let name)?:
        guard let weight = Self.weights[name] else { return nil }
        font.weight = weight
      default: return nil
      }
      return .font(font)
    case (.font(var font), "withSize"):
      guard case .number(let number)? = argument else { return nil }
      font.size = number.value
      return .font(font)
    case (.font(var font), "bold") where argument == nil:
      font.weight = 700
      return .font(font)
    case (.font(var font), "italic") where argument == nil:
      font.isItalic = true
      return .font(font)
    default: return nil
    }
  }

  // MARK: Fonts

  private func font(_ call: SwiftCall, _ method: String?) throws(SwiftFault) -> SwiftValue? {
    func weight() -> Double? {
      switch call.value("weight") {
      case nil: 400
      case .weight(let weight)?: weight
      case .symbol(let name)?: Self.weights[name]
      default: nil
      }
    }
    switch (method, call.labels.first) {
    case ("systemFont", "ofSize"), ("system", "size"):
      let known: Set = ["ofSize", "size", "weight", "design"]
      if case .symbol(let design)? = call.value("design"), design != "default" {
        throw SwiftFault(
          "the system's font of the design '\(design)' has no name that a token could have",
          "design")
      }
      guard call.labels.allSatisfy({ $0.map(known.contains) ?? false }),
        let size = (call.number("ofSize") ?? call.number("size"))?.value, let weight = weight()
      else { return nil }
      return .font(SwiftFont(family: nil, size: size, weight: weight))
    case ("boldSystemFont", "ofSize"):
      return call.number("ofSize").map { .font(SwiftFont(size: $0.value, weight: 700)) }
    case ("italicSystemFont", "ofSize"):
      return call.number("ofSize").map { .font(SwiftFont(size: $0.value, isItalic: true)) }
    case ("custom", .some(nil)), (nil, "name"):
      guard case .text(let name)? = call.values.first,
        let size = (call.number("size") ?? call.number("fixedSize"))?.value
      else { return nil }
      var font = Self.font(called: name, size: size)
      font.isFixed = call.number("fixedSize") != nil
      if let style = call.value("relativeTo") {
        guard case .symbol(let name) = style, let known = Self.textStyles[name] else { return nil }
        font.textStyle = known
      }
      return .font(font)
    case ("preferredFont", _), ("system", _):
      throw Self.systemSize
    default: return nil
    }
  }

  private static let systemSize = SwiftFault(
    "its size is the system's, which the reader's settings change", "text style")

  /// The styles of Dynamic Type by their names in SwiftUI.
  private static let textStyles: [String: TypographyOptions.TextStyle] = [
    "largeTitle": .largeTitle, "title": .title1, "title2": .title2, "title3": .title3,
    "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
    "footnote": .footnote, "caption": .caption1, "caption2": .caption2,
  ]

  /// The family and weight of a font's PostScript name, `Inter-SemiBold`.
  private static func font(called name: String, size: Double) -> SwiftFont {
    guard let dash = name.lastIndex(of: "-") else { return SwiftFont(family: name, size: size) }
    var style = name[name.index(after: dash)...].lowercased()
    var font = SwiftFont(family: String(name[..<dash]), size: size)
    for slant in ["italic", "oblique"] where style.hasSuffix(slant) {
      font.isItalic = true
      style = String(style.dropLast(slant.count))
    }
    let names = [
      "": 400, "regular": 400, "roman": 400, "book": 400, "thin": 100, "hairline": 100,
      "extralight": 200, "ultralight": 200, "light": 300, "medium": 500, "semibold": 600,
      "demibold": 600, "bold": 700, "extrabold": 800, "ultrabold": 800, "heavy": 900, "black": 900,
    ]
    guard let weight = names[style] else { return SwiftFont(family: name, size: size) }
    font.weight = Double(weight)
    return font
  }
}
