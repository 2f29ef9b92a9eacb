import TokenCompiler

/// Text styles: other tools state line height and letter spacing in more ways than the standard.
extension ImportConversion {
  mutating func typography(_ value: ForeignValue) throws(Fault) -> ImportedValue {
    guard case .object(let members) = value.content else {
      throw value.fault("is not a text style", "text style")
    }
    let outerDepth = textStyleDepth
    textStyleDepth = tokenDepth
    defer { textStyleDepth = outerDepth }
    guard let family = value.member("fontFamily"), let size = value.member("fontSize") else {
      throw Fault(
        "the text style has no \(value.member("fontSize") == nil ? "fontSize" : "fontFamily")",
        at: value.range, "text style part")
    }
    guard let lineHeight = value.member("lineHeight") else {
      throw Fault(
        "the text style has no lineHeight, which the standard requires", at: value.range,
        "text style line")
    }
    var weight = ImportedValue.leaf(.fontWeight(.name(.normal)))
    if let stated = value.member("fontWeight") {
      weight = try part(stated, as: .fontWeight)
      noteSlant(ofAliased: stated)
    } else {
      noteDefault("fontWeight", "normal", at: value.range)
    }
    var spacing = ImportedValue.dimension(0, .px)
    if let stated = value.member("letterSpacing") {
      spacing = try self.letterSpacing(stated, of: size)
    } else {
      noteDefault("letterSpacing", "0px", at: value.range)
    }
    keepParts(members)
    try checkSize(size)
    return .object([
      .init("fontFamily", try part(family, as: .fontFamily)),
      .init("fontSize", try part(size, as: .dimension)), .init("fontWeight", weight),
      .init("letterSpacing", spacing),
      .init("lineHeight", try self.lineHeight(lineHeight, of: size)),
    ])
  }

  private mutating func noteDefault(_ part: String, _ value: String, at range: SourceRange) {
    assume(
      "the text style has no \(part), which the standard requires; it is taken for \(value)",
      at: range, key: "text style \(part)")
  }

  /// Sets the slant of a text style whose weight is an alias of a token that says one: `Bold Italic`.
  private mutating func noteSlant(ofAliased weight: ForeignValue) {
    guard let reference = reference(of: weight),
      let name = try? literal(reference, at: weight.range).text?.lowercased(),
      let slant = Self.slant(of: name.trimmingSpaces)
    else { return }
    noteSlant(slant, at: weight.range)
  }

  /// A line height outside of text styles: a factor, or a length by its unit or the tool's meaning.
  mutating func lineHeight(_ value: ForeignValue) throws(Fault) -> (ImportedValue, TokenType?) {
    let quantity = try lineHeightQuantity(value)
    if quantity.unit == "%" || isFactor(quantity) {
      return (.leaf(.number(try plausible(try factor(value), of: value))), .number)
    }
    return (.leaf(.dimension(try dimension(quantity, at: value.range))), .dimension)
  }

  private mutating func lineHeightQuantity(_ value: ForeignValue) throws(Fault) -> Quantity {
    if Self.isFontHeight(value) {
      throw Fault(
        "line height \(value.shown) depends on the font; the standard needs a number",
        at: value.range, "line height")
    }
    let quantity = try quantity(value)
    // Tokens Studio makes pixels of it in Figma, and style sheets a factor.
    if quantity.unit.isEmpty, quantity.value > 0,
      quantity.value <= Magnitude.lineHeight.plausible.upperBound,
      document.rules.numberUnit != nil, options.numberUnit == nil
    {
      throw Fault(
        "line height \(value.shown) is \(quantity.text)px in Figma and \(quantity.text) times the "
          + "font size in code; write it as a percentage or with its unit", at: value.range,
        "line height factor")
    }
    return quantity
  }

  /// Returns a Boolean value that indicates whether a line height is what the font makes it: CSS calls that `normal`,
  /// and Figma `AUTO`.
  private static func isFontHeight(_ value: ForeignValue) -> Bool {
    let text = value.text ?? value.member("unit")?.text
    return text.map { ["auto", "normal"].contains($0.trimmingSpaces.lowercased()) } ?? false
  }

  /// The factor where a platform needs a number for the height of any font: the largest that CSS recommends for
  /// `normal` (CSS 2.2, section 10.8.1).
  private static let factorOfFonts = 1.2

  /// A line height as a factor of the font size that a text may have.
  private func plausible(
    _ factor: Double, of value: ForeignValue
  ) throws(Fault) -> Double {
    guard Magnitude.lineHeight.isPlausible(factor) else {
      throw Fault(
        "line height \(value.shown) is \(JSONNumber.text(factor)) times the font size, which no text has",
        at: value.range, "line height unit")
    }
    return factor
  }

  /// Returns a Boolean value that indicates whether a line height is a number of font sizes. A bare number beyond what
  /// that can be is a length.
  private func isFactor(_ quantity: Quantity) -> Bool {
    quantity.unit.isEmpty && document.rules.numberUnit == nil
      && quantity.value <= Magnitude.lineHeight.plausible.upperBound
  }

  /// Refuses a size that no text has, and a bare number that isn't one in pixels.
  mutating func checkSize(_ size: ForeignValue) throws(Fault) {
    let literal =
      try reference(of: size).map { (path) throws(Fault) in
        try self.literal(path, at: size.range)
      } ?? size
    let quantity = try quantity(literal)
    guard quantity.value > 0 else {
      throw size.fault("is not a font size, which is more than 0", "font size range")
    }
    guard
      !quantity.unit.isEmpty || options.numberUnit != nil
        || Magnitude.fontSize.isPlausible(quantity.value)
    else {
      throw size.fault(
        "has no unit, and is no font size in pixels; write '\(quantity.text)rem' or "
          + "'\(quantity.text)px'", "font size unit")
    }
  }

  /// The factor that a line height is of a font size; a length is divided by the size.
  private mutating func lineHeight(
    _ value: ForeignValue, of size: ForeignValue
  ) throws(Fault) -> ImportedValue {
    let (value, alias) = try followed(value, unlessTo: .number)
    if let alias, try isFactorAlias(value) { return alias }
    let stated = try alias == nil ? value : literal(reference(of: value) ?? "", at: value.range)
    if Self.isFontHeight(stated) {
      extras.hasFontLineHeight = true
      assume(
        "lines are as high as the font makes them, as 'fontLineHeight' in '$extensions.tokenc' says; "
          + "\(JSONNumber.text(Self.factorOfFonts)) stands for that where a platform needs a number",
        at: value.range, key: "font line height")
      return .leaf(.number(Self.factorOfFonts))
    }
    let quantity = try lineHeightQuantity(stated)
    switch quantity.unit {
    case "em": return .leaf(.number(try plausible(quantity.value, of: value)))
    case "%":
      let factor = (quantity.value / 100).rounded(decimals: 6)
      return .leaf(.number(try plausible(factor, of: value)))
    case "" where isFactor(quantity):
      return .leaf(.number(try plausible(quantity.value, of: value)))
    default: break
    }
    let length = try dimension(quantity, at: value.range)
    let fontSize = try resolvedSize(size)
    let factor = (Self.points(of: length) / Self.points(of: fontSize)).rounded(decimals: 6)
    guard fontSize.value > 0 else {
      throw value.fault("is a line height of a text without size", "line height unit")
    }
    if length.unit == .px { extras.lineHeightPoints = length.value }
    return .leaf(.number(try plausible(factor, of: value)))
  }

  /// A rem is 16 points, as in the compiler (Tokens guide, dimensions).
  private static func points(of length: Dimension) -> Double {
    length.unit == .rem ? length.value * 16 : length.value
  }

  /// Returns a Boolean value that indicates whether what a reference to a number leads to is a number of font sizes.
  private mutating func isFactorAlias(_ value: ForeignValue) throws(Fault) -> Bool {
    guard let reference = reference(of: value), !tokens(at: reference).isEmpty else { return true }
    let literal = try literal(reference, at: value.range)
    guard let quantity = try? quantity(literal) else { return true }
    guard quantity.unit.isEmpty, isFactor(quantity) else { return !quantity.unit.isEmpty }
    _ = try plausible(quantity.value, of: literal)
    return true
  }

  /// A length; a percentage or a number of `em` is of the font size.
  private mutating func letterSpacing(
    _ value: ForeignValue, of size: ForeignValue
  ) throws(Fault) -> ImportedValue {
    let (value, alias) = try followed(value, unlessTo: .dimension)
    if let alias { return alias }
    if value.text == "normal" { return .dimension(0, .px) }
    let quantity = try letterSpacingQuantity(value)
    guard quantity.unit == "%" || quantity.unit == "em", quantity.value != 0 else {
      return .leaf(.dimension(try dimension(quantity, at: value.range)))
    }
    let fontSize = try resolvedSize(size)
    let factor = quantity.unit == "%" ? quantity.value / 100 : quantity.value
    noteComputation(of: value)
    return .dimension((factor * fontSize.value).rounded(decimals: 6), fontSize.unit)
  }

  /// The value that a part's reference leads to, or its alias when that is a token of a type, or nothing.
  private mutating func followed(
    _ value: ForeignValue, unlessTo type: TokenType
  ) throws(Fault) -> (value: ForeignValue, alias: ImportedValue?) {
    guard let reference = reference(of: value) else { return (value, nil) }
    if let alias = try alias(reference, to: type, at: value.range) { return (value, alias) }
    noteComputation(of: value)
    return (try literal(reference, at: value.range), nil)
  }

  private mutating func resolvedSize(_ size: ForeignValue) throws(Fault) -> Dimension {
    guard let reference = reference(of: size) else { return try dimension(size) }
    return try dimension(try literal(reference, at: size.range))
  }

  private mutating func keepParts(_ members: [ForeignValue.Member]) {
    let parts = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    for member in members where !parts.contains(member.name) {
      extras.keptParts.append(member)
      let literal = reference(of: member.value).flatMap {
        try? self.literal($0, at: member.value.range)
      }
      let value = literal ?? member.value
      switch (member.name, value.text?.lowercased()) {
      case ("textCase", "uppercase"), ("textCase", "upper"), ("textTransform", "uppercase"):
        extras.textCase = .uppercase
      case ("textCase", "lowercase"), ("textCase", "lower"), ("textTransform", "lowercase"):
        extras.textCase = .lowercase
      case ("textCase", "capitalize"), ("textCase", "title"), ("textTransform", "capitalize"):
        extras.textCase = .capitalized
      case ("fontStyle", "italic"):
        extras.isItalic = true
        extras.keptParts.removeLast()
      case _ where Self.saysNothing(value): break
      default: noteKept(member.name, at: member.value.range)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a part of a text style is what there is without it.
  private static func saysNothing(_ value: ForeignValue) -> Bool {
    switch value.content {
    case .number(let number): number == 0
    case .text(let text):
      ["", "none", "normal", "original"].contains(text.lowercased()) || Quantity(text)?.value == 0
    case .nothing, .flag(false): true
    default: false
    }
  }
}
