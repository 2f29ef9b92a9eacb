/// Reads colors as style sheets write them: hex notation and the functions of CSS Color 4.
///
/// For example `#ef3124`, `rgb(239 49 36 / 50%)`, `rgba(239, 49, 36, .5)`, `hsl(0.5turn 80% 40%)`,
/// `oklch(62% 0.2 29)` or `color(display-p3 0.87 0.24 0.17)`. Names of colors, relative colors and
/// calculations are not read.
package enum CSSColor {
  /// Why a text is not a color, as a lower-case phrase.
  package struct Fault: Error, Hashable {
    package let message: String
  }

  package static func parse(_ text: String) throws(Fault) -> Color {
    let trimmed = text.trimmingSpaces.lowercased()
    if trimmed.utf8.first == UInt8(ascii: "#") {
      guard let color = Color(hexNotation: trimmed) else {
        throw Fault(message: "'\(text)' is not a hex color; it has 3, 4, 6 or 8 digits")
      }
      return color
    }
    guard let open = trimmed.firstIndex(of: "("), open > trimmed.startIndex, trimmed.last == ")"
    else {
      throw Fault(
        message: "'\(text)' is not a color; write '#ef3124' or a function such as 'rgb()'")
    }
    let name = String(trimmed[..<open])
    var arguments = try Arguments(trimmed[trimmed.index(after: open)...].dropLast())
    if name == "color" { return try arguments.colorInSpace() }
    guard let function = Function(rawValue: name) else {
      let known = Function.allCases.map(\.rawValue) + ["color"]
      throw Fault(
        message: "there is no color function '\(name)'"
          + Suggestion.phrase(for: name, among: known))
    }
    return try function.color(arguments)
  }

  // MARK: Functions

  private enum Function: String, CaseIterable {
    case rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch

    func color(_ arguments: Arguments) throws(Fault) -> Color {
      let count = arguments.values.count
      guard count == 3 else {
        throw Fault(message: "'\(rawValue)()' takes three components, not \(count)")
      }
      // CSS Color 4: what 100% of each component is, or that it is a hue; and the space's own scale.
      let scales: [Component]
      let space: ColorSpace
      switch self {
      case .rgb, .rgba:
        space = .srgb
        scales = Array(repeating: .number(full: 255, scale: 1 / 255), count: 3)
      case .hsl, .hsla:
        space = .hsl
        scales = [.hue, .number(full: 100), .number(full: 100)]
      case .hwb:
        space = .hwb
        scales = [.hue, .number(full: 100), .number(full: 100)]
      case .lab:
        space = .lab
        scales = [.number(full: 100), .number(full: 125), .number(full: 125)]
      case .lch:
        space = .lch
        scales = [.number(full: 100), .number(full: 150), .hue]
      case .oklab:
        space = .oklab
        scales = [.number(full: 1), .number(full: 0.4), .number(full: 0.4)]
      case .oklch:
        space = .oklch
        scales = [.number(full: 1), .number(full: 0.4), .hue]
      }
      return try arguments.color(in: space, scales)
    }
  }

  private enum Component {
    /// A number, or a percentage of `full`; then multiplied by `scale`.
    case number(full: Double, scale: Double = 1)
    case hue

    func value(of word: String) throws(Fault) -> Double? {
      if word == "none" { return nil }
      switch self {
      case .number(let full, let scale):
        if let percentage = word.number(before: "%") { return percentage * full / 100 * scale }
        if let number = word.number(before: "") { return number * scale }
      case .hue:
        // Longer units first: `grad` ends with `rad`.
        let units = [("deg", 1), ("grad", 0.9), ("turn", 360), ("rad", 180 / Double.pi), ("", 1)]
        for (unit, degrees) in units {
          if let number = word.number(before: unit) { return (number * degrees).wrappedDegrees }
        }
      }
      throw Fault(message: "'\(word)' is not a component of a color")
    }
  }

  // MARK: Arguments

  private struct Arguments {
    var values: [String]
    private var alpha: String?

    /// Splits `1 2 3 / 4` or the older `1, 2, 3, 4`.
    init(_ text: Substring) throws(Fault) {
      let halves = text.split(separator: "/", omittingEmptySubsequences: false)
      let isLegacy = text.contains(",")
      values = halves[0].split { isLegacy ? $0 == "," : $0.isSpace }.map { $0.trimmingSpaces }
      guard halves.count <= 2, !(isLegacy && halves.count == 2), !values.contains("") else {
        throw Fault(message: "'(\(text))' are not components of a color")
      }
      alpha = halves.count == 2 ? halves[1].trimmingSpaces : nil
      if isLegacy, values.count == 4 { alpha = values.removeLast() }
    }

    func color(in space: ColorSpace, _ components: [Component]) throws(Fault) -> Color {
      var numbers: [Double?] = []
      for (word, component) in zip(values, components) {
        numbers.append(try component.value(of: word))
      }
      var opacity: Double?
      if let alpha {
        let value = try Component.number(full: 1).value(of: alpha) ?? 0
        opacity = min(max(0, value), 1)
      }
      return Color(
        space: space, components: ColorComponents(numbers[0], numbers[1], numbers[2]),
        alpha: opacity, hex: nil)
    }

    /// The arguments of `color()`: a space, then three components.
    mutating func colorInSpace() throws(Fault) -> Color {
      let word = values.isEmpty ? "" : values.removeFirst()
      // The functions have the other spaces; `xyz` is short for D65.
      let spaces: [ColorSpace] = [
        .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50,
      ]
      guard let space = spaces.first(where: { $0.rawValue == (word == "xyz" ? "xyz-d65" : word) })
      else {
        let known = spaces.map(\.rawValue)
        throw Fault(
          message: "'color()' has no space '\(word)'" + Suggestion.phrase(for: word, among: known))
      }
      guard values.count == 3 else {
        throw Fault(message: "'color()' takes a space and three components")
      }
      return try color(in: space, Array(repeating: .number(full: 1), count: 3))
    }
  }
}

extension StringProtocol {
  package var trimmingSpaces: String {
    guard first?.isSpace ?? false || last?.isSpace ?? false else { return String(self) }
    var rest = self[...]
    while let first = rest.first, first.isSpace { rest = rest.dropFirst() }
    while let last = rest.last, last.isSpace { rest = rest.dropLast() }
    return String(rest)
  }

  package func number(before unit: String) -> Double? {
    guard hasSuffix(unit) else { return nil }
    let digits = dropLast(unit.count)
    // `Double` also reads `0x1p3`, `inf` and `nan`, which no style sheet has.
    guard !digits.isEmpty,
      digits.utf8.allSatisfy({
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "+-.e".utf8.contains($0)
      }), let number = Double(digits), number.isFinite
    else { return nil }
    return number
  }
}

extension Character {
  fileprivate var isSpace: Bool { self == " " || self == "\t" || self == "\n" }
}
