import TokenCompiler

/// The value of an expression of Swift in one appearance.
indirect enum SwiftValue {
  case number(SwiftNumber)
  case text(String)
  case flag(Bool)
  case color(Color)
  case font(SwiftFont)
  case weight(Double)
  /// A case of an enum: `.dark`, and whatever else a name alone says.
  case symbol(String)
  /// The name of a color set.
  case set(String)
  /// The traits that the closure of a dynamic color gets.
  case traits
  case tuple([SwiftValue])
  case closure(SwiftClosure)
  /// A value of a type that the files declare, by its properties.
  case object([Member])

  struct Member {
    var name: String
    var value: SwiftValue
  }

  func member(_ name: String) -> SwiftValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The color of a value whose one property says what its digits are: `rgbaValue`, as SwiftGen writes it.
  var packedColor: Color? {
    guard case .object(let members) = self, members.count == 1,
      case .number(let number) = members[0].value, let digits = number.hexDigits
    else { return nil }
    let notation: String
    switch (members[0].name.lowercased(), digits.utf8.count) {
    case ("rgba", 8), ("rgbavalue", 8), ("hex", 6), ("hexvalue", 6), ("rgb", 6), ("rgbvalue", 6):
      notation = digits
    case ("argb", 8), ("argbvalue", 8): notation = String(digits.dropFirst(2) + digits.prefix(2))
    default: return nil
    }
    var color = Color(hexNotation: "#" + notation)
    color?.hex = nil
    if color?.alpha == 1 { color?.alpha = nil }
    return color
  }
}

struct SwiftFont {
  /// `nil` for the system's.
  var family: String?
  var size: Double
  var weight: Double = 400
  var isItalic = false
  /// The style of Dynamic Type with which it grows.
  var textStyle: TypographyOptions.TextStyle?
  /// A Boolean value that indicates whether it never grows.
  var isFixed = false
}

/// A closure with what is known where it stands.
struct SwiftClosure {
  var file: Int
  var parameters: [String]
  var body: Range<Int>
  var scope: SwiftScopeOfValues
}

/// The values that names stand for in an expression.
struct SwiftScopeOfValues {
  /// The index of the file.
  var file: Int
  /// The types around it, the outermost first.
  var types: [String]
  var locals: [String: SwiftValue] = [:]
  /// The type that is expected, which `.dark` is a member of.
  var expected: [String] = []
  /// The number of calls around it.
  var depth = 0
}

/// Why an expression's value is not known: a lower-case phrase, and what repetitions share.
struct SwiftFault: Error {
  var reason: String
  var key: String
  /// A Boolean value that indicates whether it is of a kind that no token is: a text, a formatter.
  var isForeign = false

  init(_ reason: String, _ key: String, isForeign: Bool = false) {
    self.reason = reason
    self.key = key
    self.isForeign = isForeign
  }
}
