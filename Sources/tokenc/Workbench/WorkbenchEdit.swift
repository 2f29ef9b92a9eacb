import TokenCompiler

/// A change as the page states it: a value for a token in some themes.
struct WorkbenchEdit: Hashable, Sendable {
  var token: String
  var theme: String
  var limits: [String]?
  var pointer: String
  var value: Value

  enum Value: Hashable, Sendable {
    /// The value as the standard has it.
    case json(String)
    /// A text that a person writes, such as `#ef3124` or `16px`.
    case text(String)
    /// Lightness from 0 to 1, chroma, hue in degrees and opacity.
    case oklch(SIMD4<Double>)
  }

  /// The same with the value as the standard has it, in the color space in which its author wrote the value before.
  func tokenEdit(in state: WorkbenchState) throws(TokenEdit.Fault) -> TokenEdit {
    TokenEdit(
      token: token, theme: theme, limits: limits, pointer: pointer, json: try json(in: state))
  }

  private func json(in state: WorkbenchState) throws(TokenEdit.Fault) -> String {
    switch value {
    case .json(let json): return json
    case .text(let text):
      let text = text.trimmingSpaces
      if case .alias? = AliasSyntax(text) { return JSONWriter.quoted(text) }
      guard let color = try? CSSColor.parse(text) else {
        guard let value = DraftValue(text) else {
          throw TokenEdit.Fault(
            "'\(text)' is no value; write a color such as '#ef3124' or 'oklch(62% 0.2 29)', a length such as '16px', "
              + "or a token in braces")
        }
        return value.standardValue
      }
      return Self.json(of: color, as: color.space == .srgb ? nil : color.space)
    case .oklch(let numbers):
      let color = Color(
        space: .oklch, components: ColorComponents(numbers[0], numbers[1], numbers[2]),
        alpha: numbers[3] < 1 ? numbers[3] : nil)
      return Self.json(of: color, as: space(in: state))
    }
  }

  /// The color space of the part that changes; `nil` for sRGB in hex notation.
  private func space(in state: WorkbenchState) -> ColorSpace? {
    let table = state.table
    guard let index = table.index(ofText: token),
      let theme = table.themes.firstIndex(where: { $0.name == theme }),
      let node = table.valueNode(of: table.tokens[index], in: theme),
      let part = table.tape.node(at: pointer, of: node),
      let name = table.tape.member("colorSpace", of: part).flatMap({ table.tape.stringValue($0) })
    else { return nil }
    return name == ColorSpace.srgb.rawValue ? nil : ColorSpace(rawValue: name)
  }

  /// - Parameter space: the color space to write in; `nil` for whole bytes of sRGB with their hex notation.
  private static func json(of color: Color, as space: ColorSpace?) -> String {
    var written = color.gamutMapped(to: space ?? .srgb)
    for index in 0..<3 {
      guard let number = written.components[index] else { continue }
      written.components[index] =
        space == nil
        ? ((number * 255).rounded() / 255).rounded(decimals: 6) : number.rounded(decimals: 5)
    }
    if space == nil { written.hex = written.sRGBHex }
    written.alpha = color.alpha.map { min(max(0, $0), 1).rounded(decimals: 4) }
    var writer = JSONWriter()
    writer.value(written)
    return writer.text
  }
}
