import Appearance
import DesignTokens

/// What a screen resolved: element, property, token and value in light and dark.
public struct ResolvedTable {
  public struct Row {
    public var element: String
    public var property: String
    public var token: String
    public var light: String
    public var dark: String
  }

  public private(set) var rows: [Row] = []
  private let theme: Theme

  public init(theme: Theme) {
    self.theme = theme
  }

  /// Adds a token that a look uses.
  ///
  /// - Parameter type: the token's enum, for example `ColorToken`.
  public mutating func add(_ element: String, _ property: String, _ token: String, of type: String)
  {
    let value = value(of: token, type)
    rows.append(
      Row(
        element: element, property: property, token: token, light: value(.light),
        dark: value(.dark)))
  }

  public mutating func add(_ element: String, _ property: String, _ token: some DesignToken) {
    add(element, property, token.rawValue, of: "\(type(of: token))")
  }

  /// Adds what the spec of a component says for one variant, or for its `layout`.
  ///
  /// - Parameter choices: the cases chosen, for example `["size": "small"]`.
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

  /// A number without a point when it is whole.
  public static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// Lines in columns.
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
