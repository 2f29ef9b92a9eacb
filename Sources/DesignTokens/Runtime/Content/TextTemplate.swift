/// A text with fields for values: `${/total} of ${formatNumber(value: ${count}, decimals: 2)}`.
///
/// An expression is a path into data, or a call with arguments by name: expressions, texts in single quotes,
/// numbers, true or false. `\${` stands for `${`.
struct TextTemplate {
  enum Part {
    case text(String)
    case expression(Expression)
  }

  indirect enum Expression {
    case path(String)
    case value(SentValue.Kind)
    case call(String, [(name: String, value: Expression)])
    case faulty(String)
  }

  let parts: [Part]

  /// Reads a text up to a number of expressions, behind which nothing is read.
  init(_ text: String, most: Int = .max) {
    var parts: [Part] = []
    var plain = ""
    var rest = text.unicodeScalars[...]
    while let first = rest.first, parts.count / 2 < most {
      let run = rest.prefix { $0 != "$" && $0 != "\\" }
      if !run.isEmpty {
        plain += Substring(run)
        rest = rest[run.endIndex...]
      } else if rest.starts(with: #"\${"#.unicodeScalars) {
        plain += "${"
        rest = rest.dropFirst(3)
      } else if rest.starts(with: "${".unicodeScalars) {
        parts.append(.text(plain))
        plain = ""
        let inner = Self.inner(&rest)
        parts.append(.expression(Self.expression(inner) ?? .faulty(String(inner))))
      } else {
        plain.unicodeScalars.append(first)
        rest = rest.dropFirst()
      }
    }
    self.parts = parts + [.text(plain)]
  }

  /// - Returns: `nil` for what is no expression, or longer than any is.
  private static func expression(_ text: Substring.UnicodeScalarView) -> Expression? {
    guard Substring(text).utf8.count <= ContentLimits.expressionCount else { return nil }
    var reader = Reader(rest: text)
    return reader.expression(0).flatMap { reader.isAtEnd ? $0 : nil }
  }

  /// The text between the braces with which a text starts, and the text behind them.
  private static func inner(
    _ rest: inout Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    var depth = 0
    var isQuoted = false
    let start = rest.index(rest.startIndex, offsetBy: 2)
    var index = start
    while index < rest.endIndex {
      switch rest[index] {
      case "'": isQuoted.toggle()
      case "{" where !isQuoted: depth += 1
      case "}" where !isQuoted:
        guard depth > 0 else {
          defer { rest = rest[rest.index(after: index)...] }
          return rest[start..<index]
        }
        depth -= 1
      default: break
      }
      index = rest.index(after: index)
    }
    defer { rest = rest[rest.endIndex...] }
    return rest[start...]
  }

  private struct Reader {
    var rest: Substring.UnicodeScalarView

    var isAtEnd: Bool { rest.allSatisfy(Self.isBlank) }

    private mutating func skipBlanks() { rest = rest.drop(while: Self.isBlank) }

    /// The scalars of the property White_Space, which are looked up for each scalar of an expression.
    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
        0x3000:
        true
      default: false
      }
    }

    private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
      skipBlanks()
      guard rest.first == scalar else { return false }
      rest = rest.dropFirst()
      return true
    }

    private mutating func word(until ends: String) -> String {
      skipBlanks()
      let word = rest.prefix { scalar in
        !ends.unicodeScalars.contains(scalar) && !Self.isBlank(scalar)
      }
      rest = rest[word.endIndex...]
      return String(word)
    }

    mutating func expression(_ depth: Int) -> Expression? {
      skipBlanks()
      guard depth < ContentLimits.depth, !rest.isEmpty else { return nil }
      if rest.starts(with: "${".unicodeScalars) {
        var reader = Self(rest: TextTemplate.inner(&rest))
        guard let inner = reader.expression(depth + 1), reader.isAtEnd else { return nil }
        return inner
      }
      let word = word(until: "(),")
      guard skip("(") else { return word.isEmpty ? nil : .path(word) }
      var arguments: [(name: String, value: Expression)] = []
      while !skip(")") {
        if !arguments.isEmpty, !skip(",") { return nil }
        let name = self.word(until: ":(),")
        guard !name.isEmpty, name.utf8.count <= ContentLimits.argumentNameCount, skip(":"),
          let value = argument(depth + 1)
        else { return nil }
        arguments.append((name, value))
      }
      return .call(word, arguments)
    }

    private mutating func argument(_ depth: Int) -> Expression? {
      if skip("'") {
        let text = rest.prefix { $0 != "'" }
        rest = rest[text.endIndex...]
        return skip("'") ? .value(.text(String(text))) : nil
      }
      let start = rest
      switch word(until: "(),") {
      case "true": return .value(.flag(true))
      case "false": return .value(.flag(false))
      case let word:
        if let integer = Int64(word) { return .value(.integer(integer)) }
        if let number = Double(word), number.isFinite { return .value(.number(number)) }
        rest = start
        return expression(depth)
      }
    }
  }
}
