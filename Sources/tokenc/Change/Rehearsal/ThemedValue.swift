import TokenCompiler
import TokenScreens

/// A drawn value in one theme, with its tokens resolved, so that two versions can be compared.
indirect enum ThemedValue: Sendable {
  case value(TokenValue)
  /// Points, for a length.
  case number(Double)
  case text(String)
  case parts([(name: String, value: ThemedValue)])

  init(_ value: DrawnValue, _ tokens: TokenTable, _ theme: Int) {
    switch value {
    case .any: self = .text("")
    case .token(let token):
      switch tokens.value(of: tokens.tokens[token], in: theme) {
      case .dimension(let length)?: self = .number(tokens.points(length))
      case .number(let number)?: self = .number(number)
      case let value?: self = .value(value)
      case nil: self = .text("")
      }
    case .number(let number): self = .number(number)
    case .flag(let flag): self = .text("\(flag)")
    case .word(let word): self = .text(word)
    case .color(let rgba): self = .value(.color(Color(rgba: rgba)))
    case .measure(let measure):
      let lengths: [(name: String, length: Double?)] = [
        ("length", measure.exact), ("minimum", measure.least), ("maximum", measure.most),
      ]
      let share = measure.share.map { ("length", Self.text(JSONNumber.text($0 * 100) + "%")) }
      self = .parts(
        [share].compactMap(\.self)
          + lengths.compactMap { part in
            part.length.map {
              (part.name, $0.isFinite ? .number($0) : .text($0 > 0 ? "fill" : "fit"))
            }
          })
    case .parts(let parts):
      self = .parts(parts.map { ($0.name, ThemedValue($0.value, tokens, theme)) })
    }
  }

  /// For example `#EF3124` or `top 8, leading 16`.
  var text: String {
    switch self {
    case .value(let value): value.shortText
    case .number(let number): JSONNumber.text(number)
    case .text(let text): text
    case .parts(let parts): parts.map { "\($0.name) \($0.value.text)" }.joined(separator: ", ")
    }
  }

  /// Returns a Boolean value that indicates whether two values look the same.
  static func areEquivalent(_ one: ThemedValue?, _ other: ThemedValue?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (.value(.color(let one))?, .value(.color(let other))?)
    where one.opacity == 0 && other.opacity == 0:
      true
    case (.value(let one)?, .value(let other)?): one.isEquivalent(to: other)
    case (.number(let one)?, .number(let other)?): one == other
    case (.text(let one)?, .text(let other)?): one == other
    case (.parts(let one)?, .parts(let other)?):
      one.count == other.count
        && zip(one, other).allSatisfy { $0.name == $1.name && areEquivalent($0.value, $1.value) }
    default: false
    }
  }

  /// Returns the largest distance between numbers of two values; 0 if they have none.
  static func distance(_ one: ThemedValue?, _ other: ThemedValue?) -> Double {
    switch (one, other) {
    case (.number(let one)?, .number(let other)?): (one - other).magnitude
    case (.number(let number)?, nil), (nil, .number(let number)?): number.magnitude
    case (.value(let one)?, .value(let other)?):
      ValueDifference(Versions(old: one, new: other), over: Versions())?.parts.compactMap { part in
        if case .number(let absolute, _) = part.measure { absolute.magnitude } else { nil }
      }.max() ?? 0
    case (.parts(let one)?, .parts(let other)?):
      other.map { part in distance(one.first { $0.name == part.name }?.value, part.value) }.max()
        ?? 0
    default: 0
    }
  }
}
