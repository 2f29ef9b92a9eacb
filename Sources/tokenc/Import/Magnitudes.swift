import TokenCompiler

/// The evidence in the values of all files for the scale of those that leave it open.
struct Magnitudes {
  /// A Boolean value that indicates whether some object of red, green and blue counts to 1.
  private(set) var hasFractions = false
  /// A Boolean value that indicates whether some counts to 255.
  private(set) var hasBytes = false
  /// A Boolean value that indicates whether durations with a unit are seconds, all of them.
  var durationsAreSeconds: Bool { hasSeconds && !hasMilliseconds }
  private var hasSeconds = false
  private var hasMilliseconds = false
  /// A Boolean value that indicates whether some letter spacing without a unit is too large to be a factor of the font
  /// size.
  private(set) var hasSpacingInPoints = false
  /// A Boolean value that indicates whether some opacity without a unit is more than 1, so that they count to 100.
  private(set) var hasOpacityInPercent = false
  /// The colors of eight digits, in lower case.
  private var hexColors: Set<String> = []

  /// A Boolean value that indicates whether the colors of eight digits look as if the opacity came first: all begin
  /// with `ff`, and differ in all else.
  var beginWithOpacity: Bool {
    func differ(_ part: (Substring) -> Substring) -> Bool {
      Set(hexColors.map { part($0.dropFirst()) }).count > 3
    }
    return hexColors.count > 4 && hexColors.allSatisfy { $0.hasPrefix("#ff") }
      && differ { $0.dropFirst(2).dropLast(2) } && differ { $0.suffix(2) }
  }

  init(of document: ForeignDocument) {
    for token in document.tokens {
      let isSpacing = Self.isLetterSpacing(token)
      let isOpacity = Self.isOpacity(token)
      for value in [token.value] + token.modes.map(\.value) {
        note(value)
        if isSpacing { noteSpacing(value) }
        if isOpacity, let number = Self.number(value), number > 1 { hasOpacityInPercent = true }
      }
    }
  }

  private static func isLetterSpacing(_ token: ForeignToken) -> Bool {
    let type = token.typeName.map { ImportConversion.words(of: $0).joined() } ?? ""
    return ["letterspacing", "letterspacings"].contains(type)
      || ImportConversion.typeByName(token.path) == .letterSpacing
  }

  private static func isOpacity(_ token: ForeignToken) -> Bool {
    token.typeName == "opacity" || ImportConversion.typeByName(token.path) == .opacity
  }

  private mutating func noteSpacing(_ value: ForeignValue) {
    guard let number = Self.number(value) else { return }
    if number.magnitude >= Magnitude.letterSpacing.plausible.lowerBound {
      hasSpacingInPoints = true
    }
  }

  private mutating func note(_ value: ForeignValue) {
    switch value.content {
    case .text(let text):
      if text.hasPrefix("#"), text.utf8.count == 9 { hexColors.insert(text.lowercased()) }
      if let channels = Self.channels(of: text) { note(Channels(channels)) }
      let unit = Quantity(text)?.unit
      if unit == "s" { hasSeconds = true }
      if unit == "ms" { hasMilliseconds = true }
    case .list(let values): for value in values { note(value) }
    case .object(let members):
      let unit = value.member("unit")?.text
      if unit == "s" { hasSeconds = true }
      if unit == "ms" { hasMilliseconds = true }
      if let channels = value.parts("r", "g", "b")?.compactMap(Self.number), channels.count == 3 {
        note(Channels(channels))
      }
      if let spacing = value.member("letterSpacing", "letter-spacing") { noteSpacing(spacing) }
      for member in members { note(member.value) }
    case .number, .flag, .reference, .nothing: break
    }
  }

  private mutating func note(_ channels: Channels) {
    switch channels {
    case .fractions: hasFractions = true
    case .bytes: hasBytes = true
    case .black, .unclear, .mixed: break
    }
  }

  /// The channels of `rgb()`, where all are numbers without a unit.
  static func channels(of text: String) -> [Double]? {
    guard text.hasPrefix("rgb"), text.hasSuffix(")"), let open = text.firstIndex(of: "(") else {
      return nil
    }
    let parts = text[text.index(after: open)...].dropLast().split { ", /".contains($0) }
    let channels = parts.prefix(3).compactMap { Quantity($0) }
    guard parts.count >= 3, channels.count == 3, channels.allSatisfy(\.unit.isEmpty) else {
      return nil
    }
    return channels.map(\.value)
  }

  private static func number(_ value: ForeignValue) -> Double? {
    if case .number(let number) = value.content { return number }
    return value.text.flatMap { Quantity($0) }.flatMap { $0.unit.isEmpty ? $0.value : nil }
  }

  /// The scale of three channels, as far as they show it.
  enum Channels {
    case fractions
    case bytes
    case black
    /// Zeros and ones.
    case unclear
    /// Fractions of 1 beside a number of more than 1.
    case mixed

    init(_ channels: [Double]) {
      let isWhole = channels.allSatisfy { $0 == $0.rounded() }
      if channels.allSatisfy({ $0 == 0 }) {
        self = .black
      } else if channels.allSatisfy({ $0 <= 1 }) {
        self = isWhole ? .unclear : .fractions
      } else if channels.contains(where: { $0 > 0 && $0 < 1 }) {
        self = .mixed
      } else {
        self = .bytes
      }
    }
  }
}
