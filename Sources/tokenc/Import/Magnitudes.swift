import TokenCompiler

/// The evidence in the values of all files for the scale of those that leave it open.
struct Magnitudes {
  /// Whether some object of red, green and blue counts to 1.
  private(set) var hasFractions = false
  /// Whether some counts to 255.
  private(set) var hasBytes = false
  /// Whether durations with a unit are seconds, all of them.
  var durationsAreSeconds: Bool { hasSeconds && !hasMilliseconds }
  private var hasSeconds = false
  private var hasMilliseconds = false

  init(of document: ForeignDocument) {
    for token in document.tokens {
      for value in [token.value] + token.modes.map(\.value) { note(value) }
    }
  }

  private mutating func note(_ value: ForeignValue) {
    switch value.content {
    case .text(let text):
      let unit = Quantity(text)?.unit
      if unit == "s" { hasSeconds = true }
      if unit == "ms" { hasMilliseconds = true }
    case .list(let values): for value in values { note(value) }
    case .object(let members):
      let unit = value.member("unit")?.text
      if unit == "s" { hasSeconds = true }
      if unit == "ms" { hasMilliseconds = true }
      if let channels = value.parts("r", "g", "b")?.compactMap(Self.number), channels.count == 3 {
        switch Channels(channels) {
        case .fractions: hasFractions = true
        case .bytes: hasBytes = true
        case .black, .unclear, .mixed: break
        }
      }
      for member in members { note(member.value) }
    case .number, .flag, .reference, .nothing: break
    }
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
