import TokenCompiler

/// A phrase of a report: words of tokenc, with names and texts of the input that no rendering takes for markup.
///
/// ```swift
/// "\(name: token.text) \(strong: "breaking"): \(reason)"
/// ```
///
/// Words of the literal are written as they are. Interpolated texts are escaped, names become code.
package struct Phrase: Equatable, Sendable, ExpressibleByStringInterpolation {
  enum Part: Equatable, Sendable {
    /// Words of tokenc.
    case words(String)
    /// A text of the input.
    case text(String)
    /// A name of the input, such as the path of a token.
    case name(String)
    /// Words that people must not miss.
    case strong(String)
    /// A sample of a color, before its notation.
    case swatch(Color)
  }

  private(set) var parts: [Part]

  private init(parts: [Part]) { self.parts = parts }

  package init(stringLiteral words: String) { parts = words.isEmpty ? [] : [.words(words)] }

  package init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// A text of the input, such as a reason.
  package init(_ text: String) { parts = text.isEmpty ? [] : [.text(text)] }

  /// A name of the input.
  package init(name: String) { parts = name.isEmpty ? [] : [.name(name)] }

  package var isEmpty: Bool { parts.isEmpty }

  package static func + (first: Phrase, second: Phrase) -> Phrase {
    Phrase(parts: first.parts + second.parts)
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    package mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { parts.append(.words(words)) }
    }

    package mutating func appendInterpolation(_ text: String) {
      if !text.isEmpty { parts.append(.text(text)) }
    }

    package mutating func appendInterpolation(_ number: Int) { parts.append(.words("\(number)")) }

    package mutating func appendInterpolation(_ phrase: Phrase) { parts += phrase.parts }

    /// Words of tokenc that no literal has, such as a sum.
    package mutating func appendInterpolation(words: String) { appendLiteral(words) }

    package mutating func appendInterpolation(name: String) {
      if !name.isEmpty { parts.append(.name(name)) }
    }

    package mutating func appendInterpolation(strong words: String) {
      if !words.isEmpty { parts.append(.strong(words)) }
    }

    package mutating func appendInterpolation(swatch color: Color) { parts.append(.swatch(color)) }
  }
}

extension Sequence where Element == Phrase {
  package func joined(separator: Phrase) -> Phrase {
    var joined: Phrase = ""
    for (index, phrase) in enumerated() {
      joined = index == 0 ? phrase : joined + separator + phrase
    }
    return joined
  }
}
