import Appearance
import DesignTokens

/// The tokens that a screen resolved, with their values in light and dark.
public struct ResolvedTable {
  /// A property of an element that takes its value from a token.
  public struct Row {
    /// The element's name on the screen.
    public var element: String
    /// The element's property, for example `title.textColor`.
    public var property: String
    /// The token's name, as a server sends it.
    public var token: String
    /// The token's value in the light scheme.
    public var light: String
    /// The token's value in the dark scheme.
    public var dark: String
  }

  /// The rows in the order in which they were added.
  public private(set) var rows: [Row] = []
  private let theme: Theme

  /// Creates an empty table of values in a theme.
  public init(theme: Theme) {
    self.theme = theme
  }

  /// Adds a token that a property of an element uses, by its name.
  ///
  /// - Parameters:
  ///   - element: The element's name on the screen.
  ///   - property: The element's property.
  ///   - token: The token's name; an unknown one has the values `?`.
  ///   - type: The token's enum, for example `ColorToken`.
  public mutating func add(_ element: String, _ property: String, _ token: String, of type: String)
  {
    let value = value(of: token, type)
    rows.append(
      Row(
        element: element, property: property, token: token, light: value(.light),
        dark: value(.dark)))
  }

  /// Adds a token that a property of an element uses.
  public mutating func add(_ element: String, _ property: String, _ token: some DesignToken) {
    add(element, property, token.rawValue, of: "\(type(of: token))")
  }

  /// Adds the tokens that the spec of a component uses in one variant, or in its `layout`.
  ///
  /// - Parameters:
  ///   - element: The element's name on the screen.
  ///   - uses: The component's uses of tokens.
  ///   - owner: The variant's name, or `layout`.
  ///   - choices: The cases chosen, for example `["size": "small"]`; by default none.
  public mutating func add(
    _ element: String, _ uses: TokenUses, of owner: String, choices: [String: String] = [:]
  ) {
    for use in uses where isChosen(use.owner, owner, choices) {
      add(element, use.property, use.token, of: use.type)
    }
  }

  private func isChosen(_ text: String, _ owner: String, _ choices: [String: String]) -> Bool {
    let parts = text.split(separator: "," as Character)
    return parts.first.map { $0 == owner } == true
      && parts.dropFirst().allSatisfy { part in
        let pair = part.split(separator: "=" as Character).map { String($0) }
        return pair.count == 2 && choices[pair[0]] == pair[1]
      }
  }

  private func value(of name: String, _ type: String) -> (ThemeContext) -> String {
    switch type {
    case "ColorToken":
      guard let token = ColorToken(rawValue: name) else { break }
      return { theme[token].resolved(in: $0).description }
    case "TypographyToken":
      guard let token = TypographyToken(rawValue: name) else { break }
      let style = theme[token]
      let text = [style.size, style.lineHeight].map(Self.text).joined(separator: "/")
      return { _ in "\(text) \(Self.text(style.weight.number))" }
    case "SpacingToken":
      guard let token = SpacingToken(rawValue: name) else { break }
      return { _ in Self.text(theme[token]) }
    case "RadiusToken":
      guard let token = RadiusToken(rawValue: name) else { break }
      return { _ in Self.text(theme[token]) }
    case "ShadowToken":
      guard let token = ShadowToken(rawValue: name) else { break }
      return { _ in "\(theme[token].layers.count) layers" }
    default: break
    }
    return { _ in "?" }
  }

  /// A number, without a decimal point if it is whole.
  public static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// The rows below a row of headings, as text in aligned columns.
  public var text: String {
    let title = Row(
      element: "element", property: "property", token: "token", light: "light", dark: "dark")
    let cells = ([title] + rows).map { [$0.element, $0.property, $0.token, $0.light, $0.dark] }
    let widths = (0..<5).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        if column < 4 {
          line += String(repeating: " ", count: widths[column] - cell.count + 2)
        }
      }
      return line + "\n"
    }.joined()
  }
}
