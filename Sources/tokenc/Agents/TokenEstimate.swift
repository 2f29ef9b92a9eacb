/// An estimate of the tokens of context that a text takes, on the safe side for the vocabularies of today's
/// models: a run of letters takes one for each four, a run of digits one for each three, every other mark one.
package enum TokenEstimate {
  package static func count(_ text: String) -> Int {
    var total = 0
    var kind = Kind.space
    var length = 0
    for byte in text.utf8 {
      let next = Kind(byte)
      if next != kind {
        total += kind.cost(of: length)
        kind = next
        length = 0
      }
      length += 1
    }
    return total + kind.cost(of: length)
  }

  private enum Kind {
    case letter, digit, space, mark

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        self = .letter
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      // The vocabularies have words with the space before them.
      case UInt8(ascii: " "): self = .space
      default: self = .mark
      }
    }

    func cost(of length: Int) -> Int {
      switch self {
      case .letter: (length + 3) / 4
      case .digit: (length + 2) / 3
      case .space: 0
      case .mark: length
      }
    }
  }
}
