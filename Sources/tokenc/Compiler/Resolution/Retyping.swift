extension Resolution {
  /// The same with the types of `types` in `tokenc.json`; what can't have one is reported.
  ///
  /// A token is meant by its own path alone: its aliases, and values that it is a part of, keep the
  /// type that they have.
  func retyped(
    by patterns: [TypePattern], reporting diagnostics: inout DiagnosticCollector
  ) -> Resolution {
    guard !patterns.isEmpty else { return self }
    var values = values
    var retyped: Set<TokenPath> = []
    var patternsByPath: [TokenPath: TypePattern?] = [:]
    var reported: Set<NodeID> = []
    let themes = themes.map { theme in
      var theme = theme
      for (index, token) in theme.tokens.enumerated() {
        let known = patternsByPath[token.path]
        let pattern = known ?? patterns.first { $0.pattern.matches(pathText(token.path)) }
        patternsByPath[token.path] = .some(pattern)
        guard let pattern, values[token.value].type != pattern.type.tokenType else { continue }
        guard let value = values[token.value].retyped(as: pattern.type) else {
          let node = model.tokens[token.declaration].valueNode(in: theme.input, of: tape)
          if reported.insert(node).inserted {
            diagnostics.report(
              .inexactType(
                tape.range(node), pathText(token.path), values[token.value].type, pattern))
          }
          continue
        }
        theme.tokens[index] = token.with(value: Int32(values.count))
        values.append(value)
        retyped.insert(token.path)
      }
      return theme
    }
    return Resolution(
      tape: tape, model: model, values: values, themes: themes, retyped: retyped,
      replacements: replacements)
  }
}

extension TokenValue {
  /// The value as another type has exactly that; `nil` where none does.
  fileprivate func retyped(as type: TypePattern.Target) -> TokenValue? {
    switch (self, type) {
    case (.number(let number), .dimension): .dimension(Dimension(value: number, unit: .px))
    case (.dimension(let length), .number) where length.unit == .px: .number(length.value)
    case (.number(let number), .fontWeight) where (1...1000).contains(number):
      .fontWeight(.number(number))
    case (.color(let color), .gradient):
      .gradient(Gradient(stops: [Gradient.Stop(color: color, position: 0)]))
    default: nil
    }
  }
}

extension Diagnostic {
  fileprivate static func inexactType(
    _ range: SourceRange, _ path: String, _ found: TokenType, _ pattern: TypePattern
  ) -> Diagnostic {
    .error(
      .configuration,
      "this \(found.rawValue) of '\(path)' can't be a \(pattern.type.rawValue); 'types' makes a "
        + "number a dimension in px, a dimension in px a number, a number from 1 to 1000 a "
        + "fontWeight, and a color a gradient of one stop",
      at: range,
      notes: [
        Note(
          message: "tokenc.json gives '\(pattern.pattern.text)' that type here",
          range: pattern.pattern.range)
      ])
  }
}
