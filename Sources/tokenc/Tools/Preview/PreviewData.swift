import TokenCompiler

/// What the page of a design system shows, as the JSON that its script reads.
///
/// ```
/// {
///   "themes": [{"name": "alfa dark", "brand": "alfa", "scheme": "dark"}],
///   "values": [{"text": "#ef3124", "look": "fill", "style": {"background": "…"}}],
///   "tokens": [{"path": "color.accent", "group": "color", "type": "color", "server": "accent",
///     "swift": "ColorToken.accent", "values": [0], "targets": [7],
///     "contrasts": [{"on": "color.bg", "minimum": 4.5, "ratios": [4.6]}]}]
/// }
/// ```
///
/// `values` of a token has an index per theme, -1 where a theme lacks it; `targets` has the index of the token
/// to which its alias leads, likewise, or a single one for all themes.
struct PreviewData {
  let table: TokenTable

  /// The file's contents.
  var json: [UInt8] {
    var pool = SketchPool()
    let rows = table.tokens.map { token in
      let isRadius = Self.isRadius(token)
      return table.themes.indices.map { theme in
        table.value(of: token, in: theme).map { pool.index(of: $0, isRadius: isRadius) } ?? -1
      }
    }
    let contrasts = Dictionary(grouping: ContrastMeasurement.all(in: table), by: \.foreground)
    var writer = JSONWriter()
    writer.value(
      JSONRecord([
        "themes": table.themes.map { record(of: $0) },
        "values": pool.values.map { Self.record(of: $0.value, isRadius: $0.isRadius) },
        "tokens": table.tokens.indices.map { index in
          record(of: table.tokens[index], values: rows[index], contrasts[index] ?? [])
        },
      ]))
    return writer.bytes
  }

  /// Whether a length rounds corners, by the words of the token's path.
  private static func isRadius(_ token: Token) -> Bool {
    let words = SwiftName.words(of: token.text.split(separator: ".").map(String.init))
    return words.contains { ["radius", "radii", "corner", "rounding"].contains($0.lowercased()) }
  }

  private func record(of theme: TokenTheme) -> JSONRecord {
    let scheme = table.axes.firstIndex(of: .scheme).map { bit in
      ThemeAxis.scheme.contexts[theme.variant >> bit & 1]
    }
    return ["name": theme.name, "brand": theme.brand, "scheme": scheme ?? ""]
  }

  private static func record(of value: TokenValue, isRadius: Bool) -> JSONRecord {
    let sketch = ValueSketch(value, isRadius: isRadius)
    return [
      "text": value.shortText, "look": sketch?.kind.rawValue,
      "style": sketch.map { JSONRecord($0.style.map { JSONRecord.Member($0.property, $0.value) }) },
      "curve": sketch?.curve.map { [$0.x1, $0.y1, $0.x2, $0.y2] },
    ]
  }

  // MARK: Tokens

  private func record(
    of token: Token, values: [Int], _ contrasts: [ContrastMeasurement]
  ) -> JSONRecord {
    let names = token.names
    let type = table.configuration.typePrefix + names.typeName
    return [
      "path": token.text, "group": names.group, "type": table.type(of: token)?.rawValue ?? "",
      "primitive": token.tier == .primitive ? true : nil, "server": names.serverName,
      "swift": "\(type).\(names.caseName)", "description": token.description,
      "deprecated": token.deprecation.map { $0.reason ?? "" }, "replacedBy": names.replacedBy,
      "former": names.formerNames.isEmpty ? nil : names.formerNames.joined(separator: ", "),
      "values": values, "targets": targets(of: token),
      "contrasts": contrasts.isEmpty
        ? nil : contrasts.grouped(by: \.background).map { record(of: $0.elements, on: $0.key) },
    ]
  }

  private func targets(of token: Token) -> [Int]? {
    let targets = table.themes.indices.map { theme in
      table.occurrence(of: token, in: theme)?.aliasTarget.flatMap { table.index(of: $0) } ?? -1
    }
    guard targets.contains(where: { $0 >= 0 }) else { return nil }
    return Set(targets).count == 1 ? Array(targets.prefix(1)) : targets
  }

  /// A declared background of a color, with the ratio in each theme; `null` where the pair is not
  /// declared.
  private func record(
    of contrasts: [ContrastMeasurement], on background: Int
  ) -> JSONRecord {
    [
      "on": table.tokens[background].text, "minimum": contrasts.map(\.minimum).max() ?? 1,
      // Downwards, so that a ratio which is not enough never reads as if it were.
      "ratios": table.themes.indices.map { theme in
        contrasts.first { $0.theme == theme }.map { ContrastRule.shown($0.ratio) }
      },
    ]
  }
}

/// The different values of a page, each drawn in one way.
private struct SketchPool {
  struct Entry: Hashable {
    var value: TokenValue
    var isRadius: Bool
  }

  private(set) var values: [Entry] = []
  private var indices: [Entry: Int] = [:]

  mutating func index(of value: TokenValue, isRadius: Bool) -> Int {
    let entry = Entry(value: value, isRadius: isRadius)
    if let known = indices[entry] { return known }
    indices[entry] = values.count
    values.append(entry)
    return values.count - 1
  }
}
