/// A name that an enum lacks, as an error whose words are made when they are read.
///
/// The search for the nearest names takes as long as decoding a hundred names.
package struct UnknownToken: Error {
  package let type: any DesignToken.Type
  package let name: String

  package init(type: any DesignToken.Type, name: String) {
    self.type = type
    self.name = name
  }

  /// The error that decoding throws: with the words, or, below a ``LateKey``, with this value for them.
  func error(at path: [any CodingKey]) -> DecodingError {
    let isLate = path.contains { $0 is any LateKey }
    return .dataCorrupted(
      .init(
        codingPath: path, debugDescription: isLate ? "the name is unknown" : description,
        underlyingError: isLate ? self : nil))
  }
}

extension UnknownToken: CustomStringConvertible {
  /// The enum, the name and the nearest ones, for example
  /// `ColorToken has no 'acent'; nearest: 'accent', 'ascent'`.
  package var description: String {
    let index = type.nameIndex
    var text = "\(type) has no '\(ContentLimits.shortened(name))'"
    var separator = "; nearest: "
    for ordinal in index.nearestOrdinals(to: name) {
      text += "\(separator)'\(index.name(at: ordinal))'"
      separator = ", "
    }
    return text
  }
}

extension UnknownToken: Equatable {
  package static func == (one: Self, other: Self) -> Bool {
    one.type == other.type && one.name == other.name
  }
}

/// A key whose reader takes an ``UnknownToken`` for the words of an error.
package protocol LateKey: CodingKey {}
