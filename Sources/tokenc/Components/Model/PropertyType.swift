import TokenCompiler
import TokenRuntime

package indirect enum PropertyType: Sendable {
  /// A token of a type, which has no form of its own in specs.
  case token(TokenType)
  case fontWeight
  case points
  /// A length from 0 in points.
  case distance
  /// A number from 0 to 1.
  case fraction
  /// A number above 0.
  case ratio
  /// A number from 0.
  case factor
  /// A number from -1 to 1.
  case balance
  /// A whole number from 0.
  case count
  case flag, text
  /// Features of a font by their OpenType tags, in one text.
  case fontFeatures
  case insets, corners
  /// A color, gradient, blur or image.
  case fill
  case border, transition
  /// A length that may grow with Dynamic Type.
  case length
  /// Width, height, their bounds and the ratio of the two.
  case size
  case word(String, [String])
  case part(String, [ElementProperty])

  static let color = token(.color)
  static let typography = token(.typography)
  static let shadow = token(.shadow)

  static let stateValues = "StateValues"

  static func states(_ type: PropertyType) -> PropertyType {
    .part(stateValues, ElementState.allCases.map { ElementProperty($0.rawValue, type) })
  }

  package var tokenTypes: [TokenType] {
    switch self {
    case .token(let type): [type]
    case .fontWeight: [.fontWeight]
    case .points, .distance, .insets, .corners, .length: [.dimension]
    case .fraction, .ratio, .factor, .balance: [.number]
    case .fill: [.color, .gradient]
    case .border: [.border]
    case .transition: [.transition]
    case .count, .flag, .text, .fontFeatures, .size, .word, .part: []
    }
  }

  /// Returns a Boolean value that indicates whether a value can come from a field of the content whose type is not a
  /// token.
  func takes(_ field: FieldType) -> Bool {
    switch (self, field) {
    case (.flag, .flag), (.count, .integer), (.token(.color), .color), (.fill, .color): true
    case (.points, .number), (.points, .integer), (.distance, .number), (.distance, .integer),
      (.length, .number), (.length, .integer), (.factor, .number), (.factor, .integer),
      (.factor, .decimal), (.fraction, .number), (.fraction, .integer), (.fraction, .decimal),
      (.balance, .number), (.ratio, .number), (.points, .written(.points)),
      (.distance, .written(.points)), (.length, .written(.points)), (.corners, .number),
      (.corners, .integer), (.corners, .written(.points)),
      (.length, .written(.percent)), (.fraction, .written(.percent)), (.ratio, .written(.ratio)):
      true
    default: false
    }
  }

  /// The words of messages for a field of the content that fits; a word comes from no field.
  var fieldWords: String {
    let tokens = tokenTypes.map(\.rawValue).joined(separator: " or ")
    return switch self {
    case .flag: "a flag"
    case .count: "an integer"
    case .points, .distance, .length, .corners: "a \(tokens) or a number"
    case .factor, .fraction, .balance, .ratio: "a number"
    case .word: "a word, or words by an enum, as in { \"by\": \"Size\", \"values\": … }"
    default: tokens.isEmpty ? words : "a \(tokens)"
    }
  }

  /// The type in Swift; for a part, without its generic arguments.
  var swiftType: String {
    switch self {
    case .token(let type): type.valueName
    case .fontWeight: "FontWeightValue"
    case .points, .distance, .fraction, .ratio, .factor, .balance: "Double"
    case .count: "Int"
    case .flag: "Bool"
    case .text: "String"
    case .fontFeatures: "FontFeaturesValue"
    case .insets: "InsetsValue"
    case .corners: "CornersValue"
    case .fill: "FillValue"
    case .border: "BorderValue"
    case .transition: "TransitionValue"
    case .length: "LengthValue"
    case .size: "SizeValue"
    case .word(let type, _), .part(let type, _): type
    }
  }

  /// Returns a Boolean value that indicates whether a text is a length by itself: all of the space, what the content
  /// needs, or a percentage.
  static func isLengthWord(_ text: String) -> Bool {
    ["fill", "fit"].contains(text) || WrittenNumber.percent.number(text) != nil
  }

  func allows(_ number: Double) -> Bool {
    switch self {
    case .points, .insets: number.isFinite
    case .distance, .corners, .length: number.isFinite && number >= 0
    case .fraction: (0...1).contains(number)
    case .ratio: number.isFinite && number > 0
    case .factor: number.isFinite && number >= 0
    case .balance: (-1...1).contains(number)
    case .count: Int32(exactly: number).map { $0 >= 0 } ?? false
    case .fontWeight: (1...1000).contains(number)
    default: false
    }
  }

  /// The words of messages for a value of the type.
  var words: String {
    switch self {
    case .token(let type): "a \(type.rawValue) token"
    case .fontWeight: "a fontWeight token, a number from 1 to 1000, or a name such as 'bold'"
    case .points: "a dimension token or a number of points"
    case .distance: "a dimension token or a number of points from 0"
    case .fraction: "a number from 0 to 1"
    case .ratio: "a number above 0"
    case .factor: "a number from 0"
    case .balance: "a number from -1 to 1"
    case .count: "a whole number from 0"
    case .flag: "true or false"
    case .text: "a text"
    case .fontFeatures:
      "OpenType tags of four characters, each with 'on', 'off' or a number if needed, such as "
        + "'tnum, liga off'"
    case .insets: "a dimension token, a number of points, or an object with edges"
    case .corners: "a dimension token, a number of points from 0, 'pill', or an object with corners"
    case .fill: "a color or gradient token, or an object with 'gradient', 'blur' or 'image'"
    case .border: "a border token, or an object with 'color' and 'width'"
    case .transition: "a transition token, or an object with 'duration' and 'timingFunction'"
    case .length:
      "a dimension token, a number of points from 0, a percentage such as '50%', 'fill', 'fit', or an "
        + "object with 'value' and 'scale'"
    case .size: "an object with 'width', 'height', their bounds or 'aspectRatio'"
    case .word(_, let words): words.isEmpty ? "a word" : "one of \(words.quoted)"
    case .part: "an object"
    }
  }
}

// MARK: Objects

/// An object as a value: what its members are, and which of them it needs.
extension PropertyType {
  /// The members of an object that is a value of the type, in the order of the struct's initialiser.
  package var parts: [ElementProperty] {
    switch self {
    case .insets: Self.list(["top", "leading", "bottom", "trailing"], .points)
    case .corners:
      Self.list(["topLeading", "topTrailing", "bottomLeading", "bottomTrailing"], .distance)
    case .fill:
      [
        ElementProperty("gradient", .token(.gradient)),
        ElementProperty(
          "direction", .word("FillValue.Direction", ElementWords.FillDirection.words)),
        ElementProperty("blur", .word("FillValue.Blur", ElementWords.FillBlur.words)),
        ElementProperty("image", .text),
        ElementProperty(
          "contentMode", .word("ImageAppearance.ContentMode", ElementWords.ImageContentMode.words)),
      ]
    case .border:
      [
        ElementProperty("color", .color), ElementProperty("width", .distance),
        ElementProperty("style", .token(.strokeStyle)),
      ]
    case .transition:
      [
        ElementProperty("duration", .token(.duration)), ElementProperty("delay", .token(.duration)),
        ElementProperty("timingFunction", .token(.cubicBezier)),
      ]
    case .length:
      [
        ElementProperty("value", .distance),
        ElementProperty(
          "scale",
          .word("TypographyValue.TextStyle", TypographyValue.TextStyle.allCases.map(\.name))),
        ElementProperty("minimum", .distance), ElementProperty("maximum", .distance),
      ]
    case .size: Self.sizeValue.members
    default: []
    }
  }

  /// Words that set several parts at once, each of which wins over it.
  var shorthands: [(name: String, parts: [String])] {
    switch self {
    case .insets: [("horizontal", ["leading", "trailing"]), ("vertical", ["top", "bottom"])]
    case .corners:
      [
        ("top", ["topLeading", "topTrailing"]), ("bottom", ["bottomLeading", "bottomTrailing"]),
        ("leading", ["topLeading", "bottomLeading"]),
        ("trailing", ["topTrailing", "bottomTrailing"]),
      ]
    default: []
    }
  }

  /// Members that exclude each other: an object of the type has exactly one of them.
  var alternatives: [String] {
    if case .fill = self { ["gradient", "blur", "image"] } else { [] }
  }

  var requiredParts: [String] {
    switch self {
    case .border: ["color", "width"]
    case .transition: ["duration", "timingFunction"]
    case .length: ["value", "scale"]
    default: []
    }
  }

  /// The member beside which another one means something.
  func owner(ofPart name: String) -> String? {
    switch (self, name) {
    case (.fill, "direction"): "gradient"
    case (.fill, "contentMode"): "image"
    default: nil
    }
  }

  private static func list(_ names: [String], _ type: PropertyType) -> [ElementProperty] {
    names.map { ElementProperty($0, type) }
  }
}
