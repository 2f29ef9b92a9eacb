import TestSupport

/// Tokens made by chance whose values are known, written with the units and scales that tools have habits of.
///
/// A set keeps to one habit of each kind: who writes an opacity in percent writes all so.
struct RandomMagnitudes {
  enum Form: CaseIterable { case styleDictionary, tokensStudio, draft, theo, values }

  struct Token {
    var path: String
    /// The numbers that it means: points, milliseconds, factors, channels with an opacity.
    var numbers: [Double]
    var type: String
    /// In JSON.
    var value: String
  }

  let form: Form
  private(set) var tokens: [Token] = []
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    form = Form.allCases.randomElement(using: &random) ?? .draft
    addOpacities()
    addDurations()
    addColors()
    addWeights()
    addSpacings()
    addRatios()
    if form != .theo, form != .values {
      addTextStyles()
      addGradients()
    }
    tokens.shuffle(using: &random)
  }

  private mutating func chance(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func add(_ name: String, _ numbers: [Double], _ type: String, _ value: String) {
    tokens.append(
      Token(path: "\(name)-\(tokens.count)", numbers: numbers, type: type, value: value))
  }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// A number as people write it, perhaps as a text.
  private mutating func written(_ number: Double) -> String {
    let text = number == number.rounded() ? String(Int(number)) : String(number)
    return chance(0...1) == 0 ? text : Self.quoted(text)
  }

  private mutating func addOpacities() {
    let habit = chance(0...2)
    for _ in 0..<chance(0...3) {
      let percent = chance(5...100)
      let value =
        switch habit {
        case 0: written(Double(percent) / 100)
        case 1: Self.quoted("\(percent)%")
        default: written(Double(percent))
        }
      add("opacity", [Double(percent) / 100], "opacity", value)
    }
  }

  private mutating func addDurations() {
    let habit = chance(0...4)
    for index in 0..<chance(0...3) {
      let time = Double(chance(8...190) * 10)
      let value =
        switch habit {
        case 0: Self.quoted("\(Int(time))ms")
        case 1: Self.quoted("\(time / 1000)s")
        case 2: written(time)
        case 3: written(time / 1000)
        // Seconds of which one lacks its unit.
        default: index == 1 ? Self.quoted("\(time / 1000)") : Self.quoted("\(time / 1000)s")
        }
      add("duration", [time], "duration", value)
    }
  }

  private mutating func addColors() {
    let habit = chance(0...5)
    let isAlphaFirst = habit == 5
    // Few of them tell nothing of where the opacity is.
    for _ in 0..<(isAlphaFirst ? 9 : chance(0...7)) {
      // Bright ones are zeros and ones now and then.
      let levels = !isAlphaFirst && chance(0...3) == 0 ? [0, 255] : Array(0...255)
      let channels = (0..<3).map { _ in levels.randomElement(using: &random) ?? 0 }
      let opacity = isAlphaFirst ? 255 : [255, 128, 51].randomElement(using: &random) ?? 255
      let hex = channels.map(Self.hex).joined()
      let alpha = Double(opacity) / 255
      let parts = zip(["r", "g", "b"], channels)
      let value: String
      switch habit {
      case 0: value = Self.quoted("#" + hex + (opacity == 255 ? "" : Self.hex(opacity)))
      case 1:
        let members = parts.map { #""\#($0)": \#(Double($1) / 255)"# }
        value = "{\(members.joined(separator: ", ")), \"a\": \(alpha)}"
      case 2:
        let members = parts.map { #""\#($0)": \#($1)"# }
        value = "{\(members.joined(separator: ", ")), \"a\": \(alpha)}"
      case 3:
        value = Self.quoted("rgba(\(channels.map(String.init).joined(separator: ", ")), \(alpha))")
      case 4:
        let fractions = channels.map { String(Double($0) / 255) }.joined(separator: ", ")
        value = Self.quoted("rgba(\(fractions), \(alpha))")
      // As on Android, where all are opaque.
      default: value = Self.quoted("#ff" + hex)
      }
      add("color", channels.map { Double($0) / 255 } + [alpha], "color", value)
    }
  }

  private static func hex(_ byte: Int) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  private mutating func addWeights() {
    let habit = chance(0...2)
    let names = ["Thin", "Extra Light", "light", "Regular", "Medium", "SemiBold", "Bold"]
    for _ in 0..<chance(0...2) {
      let weight = chance(1...7)
      let value =
        switch habit {
        case 0: written(Double(weight * 100))
        case 1: Self.quoted(names[weight - 1])
        // A scale of the tool's own.
        default: written(Double(weight))
        }
      add("weight", [Double(weight * 100)], "fontWeight", value)
    }
  }

  /// What a letter spacing is, without a font size: points, or a factor of the size.
  private mutating func addSpacings() {
    let habit = chance(0...3)
    for _ in 0..<chance(0...2) {
      let hundredths = chance(-5...24)
      guard hundredths != 0 else { continue }
      let number = Double(hundredths) / 100
      let value =
        switch habit {
        case 0: Self.quoted("\(number)px")
        case 1: Self.quoted("\(number)em")
        case 2: Self.quoted("\(hundredths)%")
        // A factor without a unit; Tokens Studio means points by it.
        default: written(number)
        }
      let isFactor = habit > 0 && !(habit == 3 && form == .tokensStudio)
      add(isFactor ? "factor" : "spacing", [number], "letterSpacing", value)
    }
  }

  /// Proportions that a tool calls sizes, as it has no other type for them.
  private mutating func addRatios() {
    for _ in 0..<chance(0...1) {
      let ratio = Double(chance(5...30)) / 10
      tokens.append(
        Token(
          path: "factor\(tokens.count)-ratio", numbers: [ratio], type: "dimension",
          value: written(ratio)))
    }
  }

  /// Gradients whose stops are fractions, percentages, or percentages without their sign.
  private mutating func addGradients() {
    let habit = chance(0...2)
    for _ in 0..<chance(0...2) {
      let percents = [chance(0...40), chance(50...100)]
      let stops = percents.map { percent in
        let position =
          switch habit {
          case 0: "\(Double(percent) / 100)"
          case 1: Self.quoted("\(percent)%")
          default: "\(percent)"
          }
        return ##"{"color": "#112233", "position": \##(position)}"##
      }
      // One percent without its sign is the whole.
      guard habit < 2 || percents[0] != 1 else { continue }
      add(
        "gradient", percents.map { Double($0) / 100 }, "gradient",
        "[\(stops.joined(separator: ", "))]")
    }
  }

  private mutating func addTextStyles() {
    let habit = chance(0...6)
    let unit = chance(0...2)
    for _ in 0..<chance(0...3) {
      let size = Double(chance(10...40))
      let height = (size * Double(chance(11...18)) / 10).rounded()
      let sizeText =
        switch unit {
        case 0: Self.quoted("\(Int(size))px")
        case 1: written(size)
        default: Self.quoted("\(size / 16)rem")
        }
      let factor = (height / size * 10_000).rounded() / 10_000
      let heightText =
        switch habit {
        case 0: written(factor)
        case 1: Self.quoted("\(factor * 100)%")
        case 2: Self.quoted("\(Int(height))px")
        case 3: #"{"unit": "PERCENT", "value": \#(factor * 100)}"#
        case 4: #"{"unit": "PIXELS", "value": \#(Int(height))}"#
        case 5: Self.quoted(["AUTO", "normal"][chance(0...1)])
        default: written(height)
        }
      let value = """
        {"fontFamily": "Inter", "fontWeight": 400, "fontSize": \(sizeText), "letterSpacing": "0px", \
        "lineHeight": \(heightText)}
        """
      // The font's own height is that of no number.
      add("text", [size, habit == 5 ? 0 : height], "typography", value)
    }
  }

  var text: String {
    switch form {
    case .theo: theoText
    case .values:
      "{\n\(tokens.map { "  \"\($0.path)\": \($0.value)" }.joined(separator: ",\n"))\n}"
    default: treeText
    }
  }

  /// Types and categories as Theo has them.
  private static let theoTypes = [
    "opacity": ("number", "opacity"), "duration": ("time", "time"),
    "color": ("color", "background-color"), "fontWeight": ("number", "font-weight"),
    "letterSpacing": ("string", "letter-spacing"), "dimension": ("size", "sizing"),
  ]

  private var theoText: String {
    let members = tokens.map { token in
      let (type, category) = Self.theoTypes[token.type] ?? ("string", "misc")
      return
        #"  "\#(token.path)": {"value": \#(token.value), "type": "\#(type)", "category": "\#(category)"}"#
    }
    return "{\"global\": {}, \"props\": {\n\(members.joined(separator: ",\n"))\n}}"
  }

  private var treeText: String {
    let sign = form == .draft ? "$" : ""
    let members = tokens.map { token in
      #"  "\#(token.path)": {"\#(sign)value": \#(token.value), "\#(sign)type": "\#(token.type)"}"#
    }
    return "{\n\(members.joined(separator: ",\n"))\n}"
  }
}
