import TokenCompiler
import TokenComponents

/// All that there is to know about some tokens, as `tokenc find NAME` prints it.
///
/// ```
/// color.text.primary
///   Swift     AppColorToken.textPrimary
///   server    text_primary
///   type      color, semantic
///   declared  tokens/semantic/color.tokens.json:5:7
///   values
///     acme light  #000000  → palette.black
///     acme dark   #ffffff  → palette.white
///   used by   ButtonView.title
///   contrast, where it is lowest
///     on color.background  21  in every theme  enough: 4.5 is needed
/// ```
package struct TokenDetails {
  private let table: TokenTable
  private let numbers: [Int]
  private let references: TokenReferences
  private let components: TokenUses
  private let contrasts: [ContrastMeasurement]
  private let search: TokenSearch
  private var lines: LineIndexes
  private var output: FindOutput

  /// - Parameter limit: how many tokens that are like one are named per theme.
  package init(
    _ numbers: [Int], in table: TokenTable, components: [ComponentSpec<Alias>], limit: Int
  ) {
    self.table = table
    self.numbers = numbers
    references = TokenReferences(table)
    self.components = TokenUses(components)
    contrasts = ContrastMeasurement.all(in: table)
    search = TokenSearch(table: table, limit: limit)
    lines = LineIndexes(table.tape.sources)
    output = FindOutput(table, components: components)
  }

  private struct Value {
    var themes: [Int]
    /// The value as a person reads it; `nil` where the themes lack the token.
    var text: String?
    var aliasChain: [String]
    /// Where this value is written: in the token itself, or in a set or mode for the themes.
    var place: String?
  }

  /// A declared pair with this token in it, in the themes where it comes out alike.
  private struct ContrastRow: Hashable {
    var foreground: String
    var background: String
    var ratio: Double
    var minimum: Double
  }

  private mutating func values(of token: Token) -> [Value] {
    var values: [Value] = []
    for theme in table.themes.indices {
      let place = table.valueNode(of: token, in: theme).map {
        lines.place(of: table.tape.opening($0))
      }
      let value = Value(
        themes: [theme], text: table.value(of: token, in: theme)?.shortText,
        aliasChain: table.aliasChain(of: token, in: theme).map(\.text), place: place)
      let known = values.firstIndex {
        table.value(of: token, in: $0.themes[0]) == table.value(of: token, in: theme)
          && $0.aliasChain == value.aliasChain && $0.place == value.place
      }
      if let known { values[known].themes.append(theme) } else { values.append(value) }
    }
    return values
  }

  private mutating func places(of token: Token) -> [String] {
    var places: [String] = []
    for declaration in table.declarations(of: token) {
      let place = lines.place(of: table.nameRange(of: declaration))
      if !places.contains(place) { places.append(place) }
    }
    return places
  }

  private func users(of number: Int) -> [String] {
    references.users[number].map { table.tokens[$0].text }
  }

  private func contrastRows(of number: Int) -> [(key: ContrastRow, themes: [Int])] {
    contrasts.filter { $0.foreground == number || $0.background == number }.grouped { measured in
      ContrastRow(
        foreground: table.tokens[measured.foreground].text,
        background: table.tokens[measured.background].text,
        ratio: Contrast.shown(measured.judgement.ratio), minimum: measured.judgement.minimum)
    }.map { ($0.key, $0.elements.map(\.theme)) }
  }

  /// For each pair the partner, the lowest ratio with its themes, and what is asked for.
  private func lowestContrasts(of number: Int) -> [[String]] {
    let name = table.tokens[number].text
    let rows = contrastRows(of: number)
    return rows.grouped { [$0.key.foreground, $0.key.background] }.compactMap { pair in
      guard let (row, themes) = pair.elements.min(by: { $0.key.ratio < $1.key.ratio }) else {
        return nil
      }
      let isEnough = row.ratio >= row.minimum
      return [
        row.foreground == name ? "on \(row.background)" : "\(row.foreground) on it",
        JSONNumber.text(row.ratio), themeText(themes),
        "\(isEnough ? "enough" : "too little"): \(JSONNumber.text(row.minimum)) is needed",
      ]
    }
  }

  private func nearest(to token: Token) -> [TokenSearch.Answer] {
    search.answers(to: .token(token.text)) ?? []
  }

  private func themeText(_ themes: [Int]) -> String {
    themes.count == table.themes.count
      ? "in every theme" : themes.map { table.themes[$0].name }.joined(separator: ", ")
  }

  // MARK: For people

  package mutating func text() -> String { numbers.map { text(of: $0) }.joined(separator: "\n") }

  private mutating func text(of number: Int) -> String {
    let token = table.tokens[number]
    var text = token.text.printable + "\n"
    func add(_ label: String, _ value: String) {
      guard !value.isEmpty else { return }
      let padding = String(repeating: " ", count: max(1, 12 - label.count))
      text += "  \(label)\(padding)\(value.printable)\n"
    }
    if !token.names.isHidden {
      add("Swift", TokenNameSearch(table).swiftName(of: token))
      let former = token.names.formerNames.map { ", once \($0)" }.joined()
      add("server", token.names.serverName + former)
    }
    add(
      "type",
      [table.type(of: token)?.rawValue, token.tier.rawValue, token.names.isHidden ? "hidden" : nil]
        .compactMap(\.self).joined(separator: ", "))
    add("about", token.description ?? "")
    if let deprecation = token.deprecation {
      let successor = token.names.replacedBy.map { "use \($0)" }
      let parts = [deprecation.reason, successor].compactMap(\.self)
      add("deprecated", parts.isEmpty ? "yes" : parts.joined(separator: "; "))
    }
    add("declared", places(of: token).joined(separator: ", "))
    text += "  values\n"
    let rows = values(of: token).map { value in
      [
        themeText(value.themes), value.text ?? "missing",
        value.aliasChain.map { "→ \($0)" }.joined(separator: " "), value.place ?? "",
      ]
    }
    text += FindOutput.aligned(rows, indentation: "    ")
    let users = users(of: number) + components[token.text]
    add("used by", users.isEmpty ? "nothing" : users.joined(separator: ", "))
    let pairs = lowestContrasts(of: number)
    if !pairs.isEmpty { text += "  contrast, where it is lowest\n" }
    text += FindOutput.aligned(pairs, indentation: "    ")
    let nearest = nearest(to: token)
    guard nearest.contains(where: { !$0.matches.isEmpty }) else { return text }
    return text + "\nThe tokens nearest to it, by their distance:\n" + output.table(nearest)
  }

  // MARK: For programs

  package mutating func json() -> [UInt8] { numbers.map { record(of: $0) }.document }

  private mutating func record(of number: Int) -> JSONRecord {
    let token = table.tokens[number]
    let isShown = !token.names.isHidden
    let values = values(of: token).map { value in
      JSONRecord([
        "themes": output.names(of: value.themes), "value": value.text, "aliasOf": value.aliasChain,
        "place": value.place,
      ])
    }
    let contrasts = contrastRows(of: number).map { row in
      JSONRecord([
        "foreground": row.key.foreground, "background": row.key.background,
        "themes": output.names(of: row.themes), "ratio": row.key.ratio, "minimum": row.key.minimum,
      ])
    }
    return [
      "token": token.text,
      "type": table.type(of: token)?.rawValue,
      "tier": token.tier.rawValue,
      "swift": isShown ? TokenNameSearch(table).swiftName(of: token) : nil,
      "server": isShown ? token.names.serverName : nil,
      "former": isShown ? token.names.formerNames : nil,
      "description": token.description,
      "deprecated": token.deprecation.map { $0.reason ?? "" },
      "replacedBy": token.names.replacedBy,
      "places": places(of: token),
      "values": values,
      "usedBy": users(of: number),
      "components": components[token.text],
      "contrasts": contrasts,
      "nearest": nearest(to: token).map { output.record(of: $0) },
    ]
  }
}
