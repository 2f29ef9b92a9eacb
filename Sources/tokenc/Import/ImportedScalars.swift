import TokenCompiler

/// Values without parts.
extension ImportConversion {
  // MARK: Numbers and lengths

  /// A number with its unit; the result of a sum.
  mutating func quantity(_ value: ForeignValue) throws(Fault) -> Quantity {
    let value = try computed(value)
    switch value.content {
    case .number(let number): return Quantity(value: number, unit: "")
    case .text(let text):
      if let number = try colorComponent(text, at: value.range) {
        noteComputation(of: value)
        return Quantity(value: number, unit: "")
      }
      do throws(Arithmetic.Fault) {
        if let quantity = try Arithmetic.evaluate(text) {
          if Quantity(text) == nil { noteComputation(of: value) }
          return quantity
        }
      } catch {
        throw Fault(error.message, at: value.range, "arithmetic")
      }
    case .object:
      if let unit = Quantity.unit(of: value), let number = value.member("value") {
        let quantity = try quantity(number)
        guard quantity.unit.isEmpty || quantity.unit == unit else {
          throw number.fault("has another unit than '\(unit)' beside it", "two units")
        }
        return Quantity(value: quantity.value, unit: unit)
      }
    default: break
    }
    throw value.fault("is not a number", "number")
  }

  mutating func dimension(_ value: ForeignValue) throws(Fault) -> Dimension {
    if let text = try computed(value).text {
      let words = CSSWords.split(text, at: " ")
      if words.count > 1, words.allSatisfy({ Quantity($0) != nil }) {
        throw value.fault("has several lengths, and a dimension has one", "lengths")
      }
    }
    return try dimension(try quantity(value), at: value.range)
  }

  /// A length in one of the standard's two units.
  mutating func dimension(_ quantity: Quantity, at range: SourceRange) throws(Fault) -> Dimension {
    if let unit = Dimension.Unit(rawValue: quantity.unit) {
      return Dimension(value: quantity.value, unit: unit)
    }
    // Nothing is nothing in any unit.
    if quantity.value == 0 { return Dimension(value: 0, unit: .px) }
    var unit = Dimension.Unit.px
    switch quantity.unit {
    case "":
      if let stated = options.numberUnit ?? document.rules.numberUnit {
        unit = stated
      } else {
        assume(
          "'\(quantity.text)' has no unit and is read as \(quantity.text)px; "
            + "'--unit' says which it is", at: range, key: "unit")
      }
    case "dp", "pt":
      // Format module, section 8.2: `px` is Android's dp and iOS's pt.
      assume(
        "unit '\(quantity.unit)' is read as px, which is the same to the standard", at: range,
        key: "unit \(quantity.unit)")
    default:
      throw Fault(
        "unit '\(quantity.unit)' is not one of the standard's; a length has 'px' or 'rem'",
        at: range, "unit \(quantity.unit)")
    }
    return Dimension(value: quantity.value, unit: unit)
  }

  /// The space between letters outside of text styles; CSS calls none `normal`. A percentage or a
  /// number of `em` is a factor of a font size.
  ///
  /// - Parameter isFactorElsewhere: whether the token is such a factor in another context, so that nothing
  ///   is the factor 0.
  mutating func letterSpacing(
    _ value: ForeignValue, isFactorElsewhere: Bool = false
  ) throws(Fault) -> (ImportedValue, TokenType) {
    if value.text == "normal" { return (.dimension(0, .px), .dimension) }
    let quantity = try letterSpacingQuantity(value)
    if quantity.value == 0, isFactorElsewhere { return (.leaf(.number(0)), .number) }
    guard quantity.unit == "%" || quantity.unit == "em", quantity.value != 0 else {
      return (.leaf(.dimension(try dimension(quantity, at: value.range))), .dimension)
    }
    assume(
      "letter spacing \(value.shown) is a part of the font size, which the standard has no unit for; it is "
        + "a number, the factor of that size", at: value.range, key: "letter spacing factor")
    let factor = quantity.unit == "%" ? quantity.value / 100 : quantity.value
    return (.leaf(.number(factor.rounded(decimals: 6))), .number)
  }

  /// A letter spacing whose unit is not in doubt: a small bare number is as likely a factor, unless others are too large
  /// for that. Below a tenth it always is.
  mutating func letterSpacingQuantity(_ value: ForeignValue) throws(Fault) -> Quantity {
    let quantity = try quantity(value)
    guard quantity.unit.isEmpty, quantity.value != 0, options.numberUnit == nil,
      document.rules.numberUnit == nil,
      !Magnitude.letterSpacing.isPlausible(quantity.value.magnitude),
      !magnitudes.hasSpacingInPoints || quantity.value.magnitude < 0.1
    else { return quantity }
    throw value.fault(
      "has no unit, and nothing says whether it is a length or a factor of the font size; write '"
        + "\(quantity.text)em' or '\(quantity.text)px'", "letter spacing unit")
  }

  /// A number, or a percentage of 1.
  mutating func factor(_ value: ForeignValue) throws(Fault) -> Double {
    let quantity = try quantity(value)
    switch quantity.unit {
    case "": return quantity.value
    case "%": return (quantity.value * 10_000).rounded() / 1_000_000
    default: throw value.fault("has a unit, and a number has none", "number unit")
    }
  }

  mutating func factors(_ values: [ForeignValue]) throws(Fault) -> [Double] {
    try values.map { (value) throws(Fault) in try factor(value) }
  }

  /// A number from 0 to 1, or a percentage. Other tools also write 50 for a half, which is one of two
  /// readings of a number that an opacity can't be.
  mutating func opacity(_ value: ForeignValue) throws(Fault) -> Double {
    let number = try factor(value)
    guard Magnitude.opacity.isPossible(number) else {
      throw value.fault(
        "is not an opacity, which goes from 0 to 1; a percentage has its sign, as '50%'",
        "opacity range")
    }
    return number
  }

  mutating func duration(_ value: ForeignValue) throws(Fault) -> Duration {
    let quantity = try quantity(value)
    guard quantity.value >= 0 else {
      throw value.fault("is not a duration, which can't be negative", "duration range")
    }
    if let unit = Duration.Unit(rawValue: quantity.unit) {
      return Duration(value: quantity.value, unit: unit)
    }
    guard quantity.unit.isEmpty else {
      throw Fault(
        "unit '\(quantity.unit)' is not a unit of time; a duration has 'ms' or 's'",
        at: value.range, "time \(quantity.unit)")
    }
    if quantity.value == 0 { return Duration(value: 0, unit: .ms) }
    let isPlausible = Magnitude.duration.isPlausible(quantity.value)
    guard isPlausible || magnitudes.durationsAreSeconds else {
      throw value.fault(
        "has no unit, and nothing says whether it is seconds or milliseconds; write '"
          + "\(quantity.text)s' or '\(quantity.text)ms'", "duration unit")
    }
    let unit = isPlausible ? Duration.Unit.ms : .s
    assume(
      "'\(quantity.text)' has no unit and is read as \(quantity.text)\(unit.rawValue)"
        + (isPlausible ? "" : ", as other durations of the files are seconds"), at: value.range,
      key: "time \(unit.rawValue)")
    return Duration(value: quantity.value, unit: unit)
  }

  /// Four numbers, `cubic-bezier()`, or a curve that CSS has a word for.
  mutating func cubicBezier(_ value: ForeignValue) throws(Fault) -> CubicBezier {
    if case .text(let word) = value.content, let curve = CubicBezier(keyword: word) { return curve }
    var numbers: [Double] = []
    switch value.content {
    case .list(let elements): numbers = try factors(elements)
    case .text(let text) where text.hasPrefix("cubic-bezier(") && text.hasSuffix(")"):
      let inner = text.dropFirst("cubic-bezier(".count).dropLast()
      numbers = inner.split(separator: ",").compactMap { $0.trimmingSpaces.number(before: "") }
    default: break
    }
    guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
      throw value.fault("is not a timing curve", "curve")
    }
    return CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  // MARK: Fonts

  /// Names between commas, with or without quotes, or a list of names.
  mutating func fontFamily(_ value: ForeignValue) throws(Fault) -> FontFamily {
    let names = try fontNames(of: value)
    return FontFamily(names: names, isList: names.count > 1)
  }

  /// The names of a text or list; references are followed to more of them.
  private mutating func fontNames(of value: ForeignValue) throws(Fault) -> [String] {
    var parts: [ForeignValue] = []
    switch value.content {
    case .text(let text):
      parts = CSSWords.split(text, at: ",").map { ForeignValue(.text($0), at: value.range) }
    case .list(let elements): parts = elements
    default: break
    }
    guard !parts.isEmpty else { throw value.fault("is not a font name", "family") }
    if parts.count == 1, parts[0] == value, let text = value.text {
      if let reference = ForeignReference.path(of: text) {
        noteComputation(of: value)
        return try following(reference, at: value.range) { (conversion, literal) throws(Fault) in
          try conversion.fontNames(of: literal)
        }
      }
      return [try Self.fontName(text, of: value)]
    }
    return try parts.map { (part) throws(Fault) in try fontNames(of: part) }.flatMap(\.self)
  }

  private static func fontName(_ text: String, of value: ForeignValue) throws(Fault) -> String {
    let quotes: [Character] = ["'", "\""]
    if text.count > 1, text.first == text.last, quotes.contains(text[text.startIndex]) {
      return String(text.dropFirst().dropLast())
    }
    // What a style sheet computes, such as `var(--font, Inter)`, names no font.
    guard !text.hasSuffix(")"), !text.contains("{") else {
      throw value.fault("is not a font name", "family")
    }
    return text
  }

  /// A number from 1 to 1000, or a name in any spelling: `SemiBold`, `semi bold`, `600`.
  mutating func fontWeight(_ value: ForeignValue) throws(Fault) -> FontWeight {
    switch value.content {
    case .number(let number) where Magnitude.fontWeight.isPlausible(number):
      return .number(number)
    case .text(let text):
      var words = text.lowercased().trimmingSpaces
      let style = Self.slant(of: words)
      if let style { words = words.dropLast(style.count).trimmingSpaces }
      guard let weight = words.isEmpty ? .name(.normal) : Self.plainWeight(words) else { break }
      if let style { noteSlant(style, at: value.range) }
      return weight
    default: break
    }
    throw value.fault(
      "is not a weight; it has a number from 50 to 1000 or a name such as 'bold'", "weight")
  }

  /// The slant at the end of a face's name in lower case, `bold italic`.
  static func slant(of name: String) -> String? {
    ["italic", "oblique"].first { name.hasSuffix($0) }
  }

  /// Sets the slant of a text style, or keeps what nothing draws: that of a weight by itself.
  mutating func noteSlant(_ slant: String, at range: SourceRange) {
    if slant == "italic", textStyleDepth == tokenDepth {
      extras.isItalic = true
      return
    }
    extras.keptParts.append(.init("fontStyle", ForeignValue(.text(slant), at: range)))
    noteKept(slant, at: range)
  }

  /// A weight without slant, in lower case: a number, or a name without digits around its letters.
  private static func plainWeight(_ text: String) -> FontWeight? {
    if let number = text.number(before: "") {
      return Magnitude.fontWeight.isPlausible(number) ? .number(number) : nil
    }
    func letters(_ text: String) -> String { text.filter { $0.isLetter } }
    guard !text.contains(where: \.isNumber) else { return nil }
    let name = FontWeight.Name.allCases.first { letters($0.rawValue) == letters(text) }
    return name.map { .name($0) }
  }
}
