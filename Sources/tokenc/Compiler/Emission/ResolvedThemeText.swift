/// A resolved theme as text: what `tokenc resolve` prints.
package struct ResolvedThemeText {
  package let theme: ResolvedTheme
  package let resolution: Resolution
  package var conversion = ColorConversion()

  package init(
    theme: ResolvedTheme, resolution: Resolution, conversion: ColorConversion = ColorConversion()
  ) {
    self.theme = theme
    self.resolution = resolution
    self.conversion = conversion
  }

  /// One object with a member per token, as authored: path to type, value and descriptive texts.
  package var json: [UInt8] {
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      for token in theme.tokens {
        writer.object(resolution.pathText(token.path)) { write(token, to: &$0) }
      }
    }
    return writer.document
  }

  private func write(_ token: ResolvedToken, to writer: inout JSONWriter) {
    let tape = resolution.tape
    let declaration = resolution.model.tokens[token.declaration]
    let value = value(of: token)
    writer.member("$type", value.type.rawValue)
    writer.member("$value", value)
    if let description = declaration.description {
      writer.member("$description", tape.string(description))
    }
    switch token.deprecation {
    case .deprecated: writer.member("$deprecated", true)
    case .reason(let reason): writer.member("$deprecated", tape.string(reason))
    case .lifted, nil: break
    }
    if let extensions = declaration.extensions {
      writer.key("$extensions")
      writer.verbatim(tape.text(extensions).withJSONEscapes.utf8)
    }
  }

  /// A table for people: path, type, value, and what it is an alias of.
  package var table: [UInt8] {
    let rows = theme.tokens.map { token in
      let value = value(of: token)
      return [
        resolution.pathText(token.path), value.type.rawValue, value.shortText,
        token.aliasTarget.map { "{\(resolution.pathText($0))}" } ?? "",
      ].map(\.printable)
    }
    let table = [["token", "type", "value", "alias of"]] + rows
    return table.inColumns.flatMap { ($0 + "\n").utf8 }
  }

  private func value(of token: ResolvedToken) -> TokenValue {
    conversion(resolution.values[token.value])
  }
}
