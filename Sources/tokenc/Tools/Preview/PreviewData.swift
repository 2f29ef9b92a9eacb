import TokenCompiler

/// What the page of a design system shows, as the JSON that its script reads.
///
/// ```
/// {
///   "themes": [{"name": "alfa dark", "brand": "alfa", "scheme": "dark"}],
///   "values": [{"text": "#ef3124", "look": "fill", "style": {"background": "…"}}],
///   "tokens": [{"path": "color.accent", "group": "color", "type": "color", "server": "accent",
///     "swift": "ColorToken.accent", "values": [0], "chains": [["palette.red"]],
///     "contrasts": [{"on": "color.bg", "minimum": 4.5, "ratios": [4.6]}]}]
/// }
/// ```
///
/// `values` of a token has an index per theme, -1 where a theme lacks it; `chains` has one element
/// per theme, or a single one for all.
package struct PreviewData {
  package let table: TokenTable

  package init(table: TokenTable) {
    self.table = table
  }

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
    writer.object { writer in
      writer.array("themes", table.themes) { write($0, to: &$1) }
      writer.array("values", pool.values) { Self.write($0.value, $0.isRadius, to: &$1) }
      writer.array("tokens", table.tokens.enumerated()) { token, writer in
        let index = token.offset
        write(token.element, rows[index], contrasts[index] ?? [], to: &writer)
      }
    }
    return writer.bytes
  }

  /// Whether a length rounds corners, by the words of the token's path.
  private static func isRadius(_ token: Token) -> Bool {
    let words = SwiftName.words(of: token.text.split(separator: ".").map(String.init))
    return words.contains { ["radius", "radii", "corner", "rounding"].contains($0.lowercased()) }
  }

  private func write(_ theme: TokenTheme, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", theme.name)
      writer.member("brand", theme.brand)
      let scheme = table.axes.firstIndex(of: .scheme).map { bit in
        ThemeAxis.scheme.contexts[theme.variant >> bit & 1]
      }
      writer.member("scheme", scheme ?? "")
    }
  }

  private static func write(
    _ value: TokenValue, _ isRadius: Bool, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("text", value.shortText)
      guard let sketch = ValueSketch(value, isRadius: isRadius) else { return }
      writer.member("look", sketch.kind.rawValue)
      writer.object("style") { writer in
        for (property, value) in sketch.style { writer.member(property, value) }
      }
      guard let curve = sketch.curve else { return }
      writer.member("curve", [curve.x1, curve.y1, curve.x2, curve.y2])
    }
  }

  // MARK: Tokens

  private func write(
    _ token: Token, _ values: [Int], _ contrasts: [ContrastMeasurement],
    to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("path", token.text)
      writer.member("group", token.names.group)
      writer.member("type", table.type(of: token)?.rawValue ?? "")
      if token.tier == .primitive { writer.member("primitive", true) }
      writer.member("server", token.names.serverName)
      let type = table.configuration.typePrefix + token.names.typeName
      writer.member("swift", "\(type).\(token.names.caseName)")
      if let description = token.description { writer.member("description", description) }
      if let deprecation = token.deprecation {
        writer.member("deprecated", deprecation.reason ?? "")
      }
      if let path = token.names.replacedBy { writer.member("replacedBy", path) }
      if !token.names.formerNames.isEmpty {
        writer.member("former", token.names.formerNames.joined(separator: ", "))
      }
      writer.member("values", values)
      writeChains(of: token, to: &writer)
      write(contrasts, to: &writer)
    }
  }

  private func writeChains(of token: Token, to writer: inout JSONWriter) {
    var chains = table.themes.indices.map { theme in
      table.aliasChain(of: token, in: theme).map(\.text)
    }
    if Set(chains).count == 1 { chains = Array(chains.prefix(1)) }
    guard chains.contains(where: { !$0.isEmpty }) else { return }
    writer.member("chains", chains)
  }

  /// Writes the declared backgrounds of a color, with the ratio in each theme; `null` where the
  /// pair is not declared.
  private func write(_ contrasts: [ContrastMeasurement], to writer: inout JSONWriter) {
    guard !contrasts.isEmpty else { return }
    writer.array("contrasts", contrasts.grouped(by: \.background)) { group, writer in
      writer.object { writer in
        writer.member("on", table.tokens[group.key].text)
        writer.member("minimum", group.elements.map(\.minimum).max() ?? 1)
        writer.array("ratios", table.themes.indices) { theme, writer in
          let measured = group.elements.first { $0.theme == theme }
          // Downwards, so that a ratio which is not enough never reads as if it were.
          writer.value(measured.map { ($0.ratio * 100).rounded(.down) / 100 })
        }
      }
    }
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
