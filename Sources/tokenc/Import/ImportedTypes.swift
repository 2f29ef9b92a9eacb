import TokenCompiler

extension ImportConversion {
  /// The type that a file states or its structure implies; `nil` if only the value tells.
  mutating func declaredType(of token: ForeignToken) -> ForeignType? {
    if let type = token.type { return type }
    // A part of a text style is none: its name says what it is.
    if token.typeName.map({ document.rules.types[$0] }) == .standard(.typography),
      Self.isPlain(token.value), Self.typeByName(token.path) != nil
    {
      return nil
    }
    guard let name = token.typeName else { return nil }
    let known = document.rules.types[name]
    if known == nil || known == .unsupported, let type = fontType(of: token, called: name) {
      return type
    }
    if let known { return known }
    if reference(of: token.value) == nil, token.value.text != "" {
      assume(
        "type '\(name)' is not one of \(document.rules.name)'s; types are inferred from values and names",
        at: token.place, key: "type \(name)")
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a value is a text or a number, and no reference.
  private static func isPlain(_ value: ForeignValue) -> Bool {
    switch value.content {
    case .number: true
    case .text(let text): !text.contains("{") && !text.hasPrefix("$")
    default: false
    }
  }

  /// The part of a font that a plain text is, by its use in text styles or its name.
  private mutating func fontType(of token: ForeignToken, called name: String) -> ForeignType? {
    guard name == "text" || name == "string" else { return nil }
    var type = fontParts[token.dottedPath].map { ForeignType.standard($0) }
    if type == nil, let named = Self.typeByName(token.path),
      named == .standard(.fontFamily) || named == .standard(.fontWeight)
    {
      type = named
    }
    if case .standard(let found)? = type {
      assume(
        "'\(token.dottedPath)' is a \(found.rawValue) by its use or name; its type is '\(name)'",
        at: token.place, key: "type \(name) \(found.rawValue)")
    }
    return type
  }

  /// The type of a value whose file states none: by its form where that is clear, or else by the
  /// token's name, which is reported.
  mutating func inferredType(
    of value: ForeignValue, in token: ForeignToken
  ) throws(Fault) -> ForeignType {
    if let type = Self.typeByForm(value) { return type }
    let name = token.dottedPath
    let stated =
      token.typeName.map {
        document.rules.types[$0] == .standard(.typography)
          ? "type '\($0)' is that of a whole text style"
          : "type '\($0)' is not one of the standard's"
      } ?? "no type is stated"
    let quantity = try? self.quantity(value)
    if let unit = quantity?.unit, let type = Self.typeByUnit(unit) { return type }
    // A number is not a color, whatever it is called: `brandColorAlpha`.
    if let type = Self.typeByName(token.path) ?? token.typeByCategory,
      quantity == nil || !Self.neverNumbers.contains(type)
    {
      if case .object = value.content { return type }
      assume(
        "\(stated); it is taken from names such as '\(name)'", at: value.range,
        key: "type by name")
      return type
    }
    if quantity?.unit == "" {
      assume("\(stated); '\(name)' is taken for a bare number", at: value.range, key: "type number")
      return .standard(.number)
    }
    throw Fault("\(stated), and \(value.shown) fits none", at: value.range, "no type")
  }

  static func typeByForm(_ value: ForeignValue) -> ForeignType? {
    switch value.content {
    case .text(let text): return typeByForm(text)
    case .list(let values):
      if values.first?.member("blur", "blurRadius") != nil { return .standard(.shadow) }
      if values.first?.member("position") != nil { return .standard(.gradient) }
      return nil
    case .object:
      let channels = value.parts("r", "g", "b") ?? value.parts("h", "s", "l")
      if value.member("colorSpace") != nil || channels != nil { return .standard(.color) }
      if value.member("fontSize", "font-size") != nil { return .standard(.typography) }
      if value.member("blur", "blurRadius") != nil { return .standard(.shadow) }
      if value.member("timingFunction") != nil { return .standard(.transition) }
      if value.member("width") != nil, value.member("color") != nil { return .standard(.border) }
      return Quantity.unit(of: value).flatMap(typeByUnit)
    case .number, .flag, .reference, .nothing: return nil
    }
  }

  private static func typeByForm(_ text: String) -> ForeignType? {
    let text = text.trimmingSpaces
    if text.hasPrefix("cubic-bezier(") { return .standard(.cubicBezier) }
    // With an alias inside, before it is replaced.
    let functions = ["rgb(", "rgba(", "hsl(", "hsla(", "set_lightness(", "set_chroma(", "set_hue("]
    if functions.contains(where: text.hasPrefix), text.hasSuffix(")") { return .standard(.color) }
    if text == "transparent" || NamedColors.hex(of: text) != nil
      || (try? CSSColor.parse(text)) != nil
    {
      return .standard(.color)
    }
    if let quantity = Quantity(text) { return typeByUnit(quantity.unit) }
    let words = CSSWords.split(text, at: " ")
    let lengths = words.filter { Quantity($0) != nil }
    if lengths.count >= 2, lengths.count < words.count { return .standard(.shadow) }
    let styles = StrokeStyle.Keyword.allCases.map(\.rawValue)
    if lengths.count == 1, words.count == 3, words.contains(where: styles.contains) {
      return .standard(.border)
    }
    return nil
  }

  private static let neverNumbers: Set<ForeignType> = [
    .standard(.color), .standard(.cubicBezier), .standard(.shadow), .unsupported,
  ]

  private static func typeByUnit(_ unit: String) -> ForeignType? {
    switch unit {
    case "px", "rem", "dp", "pt": .standard(.dimension)
    case "ms", "s": .standard(.duration)
    default: nil
    }
  }

  /// The type that names stand for, the last first: `size.font.heading` is a length.
  static func typeByName(_ path: [String]) -> ForeignType? {
    let words = path.flatMap(words)
    for index in words.indices.reversed() {
      if index > 0, let type = type(ofWords: words[index - 1] + " " + words[index]) { return type }
      if let type = type(ofWords: words[index]) { return type }
    }
    return nil
  }

  /// The type of words in either number: `line height` or `line heights`.
  private static func type(ofWords words: String) -> ForeignType? {
    typesByWord[words] ?? (words.hasSuffix("s") ? typesByWord[String(words.dropLast())] : nil)
  }

  /// Returns a Boolean value that indicates whether the end of a name says that a bare number is no length:
  /// `aspect-ratio`, `font-scale`, `maxLines`.
  static func isFactor(_ path: [String], _ value: Double) -> Bool {
    guard let word = path.last.flatMap({ words(of: $0).last }) else { return false }
    // A scale of sizes has lengths.
    if word == "scale" { return value.magnitude <= Magnitude.lineHeight.plausible.upperBound }
    return factorWords.contains(word)
  }

  /// Words of numbers that are no lengths.
  static let factorWords: Set = [
    "aspect", "count", "factor", "fraction", "index", "iterations", "lines", "multiple",
    "multiplier", "priority", "proportion", "ratio",
  ]

  /// The words of a name in any style, in lower case: `fontSize`, `font-size`, `font_size`.
  static func words(of name: String) -> [String] { name.words.map { $0.lowercased() } }

  private static let typesByWord: [String: ForeignType] = [:].adding([
    .standard(.color): ["color", "colour"],
    .standard(.dimension): [
      "size", "sizing", "space", "spacing", "gap", "padding", "margin", "radius", "radii", "width",
      "height", "breakpoint",
    ],
    .standard(.duration): ["duration", "time", "delay"], .standard(.cubicBezier): ["easing"],
    .standard(.fontFamily): ["family", "families", "typeface"], .standard(.fontWeight): ["weight"],
    .standard(.number): ["z index"], .standard(.shadow): ["shadow"],
    .lineHeight: ["line height", "leading"], .letterSpacing: ["letter spacing", "tracking"],
    .opacity: ["opacity", "opacities", "alpha"], .unsupported: ["asset", "content"],
  ])
}

extension ForeignToken {
  /// The type that the category of a token says, as Theo and Style Dictionary have it: `letter-spacings`.
  var typeByCategory: ForeignType? {
    let attributes = keptMembers.first { $0.name == "attributes" }?.value
    let category =
      keptMembers.first { $0.name == "category" }?.value ?? attributes?.member("category")
    return category?.text.flatMap { ImportConversion.typeByName([$0]) }
  }
}

enum CSSWords {
  /// The parts between separators outside of parentheses, braces and quotes, trimmed; none empty.
  static func split(_ text: String, at separator: Character) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "(" || character == "{" {
        depth += 1
      } else if character == ")" || character == "}" {
        depth -= 1
      } else if character == separator, depth <= 0 {
        parts.append(part.trimmingSpaces)
        part = ""
        continue
      }
      part.append(character)
    }
    parts.append(part.trimmingSpaces)
    return parts.filter { !$0.isEmpty }
  }
}
