import TokenChange
import TokenCompiler
import TokenLint
import TokenSwift

/// The words of findings: values, messages, and the Swift that takes a literal's place.
struct CodeSpelling {
  private let table: TokenTable
  private let accessors: Accessors

  init(_ table: TokenTable) {
    self.table = table
    accessors = Accessors(table.configuration.accessors)
  }

  // MARK: Values

  /// The value, as `tokenc find` takes it, or the code where nothing tells the value.
  func text(of literal: CodeLiteral, in outline: SourceOutline) -> String {
    switch literal.value {
    case .color(let color): return color.shortText
    case .systemColor(let name): return name
    case .number(let number):
      return JSONNumber.text(number) + (literal.kind == .duration ? "s" : "")
    case .numbers(let numbers): return numbers.map(JSONNumber.text).joined(separator: " ")
    case .font(let family, let size, let weight, let isItalic):
      let parts = [
        family ?? "system", JSONNumber.text(size), JSONNumber.text(weight),
        isItalic ? "italic" : "",
      ]
      return parts.filter { !$0.isEmpty }.joined(separator: " ")
    case .shadow, .unknown:
      let bytes = outline.source.bytes[outline.bytes(of: literal.tokens)]
      let line = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      return line.count > 60 ? line.prefix(60) + "…" : line
    }
  }

  private func path(_ token: Int) -> String { table.tokens[token].text }

  /// For example `ColorToken.accentPrimary`.
  private func swiftName(_ token: Int) -> String {
    TokenNameSearch(table).swiftName(of: table.tokens[token])
  }

  // MARK: Messages

  func message(_ literal: CodeLiteral, _ value: String, _ match: CodeTokens.Match) -> String {
    let noun = literal.kind.noun
    if let token = match.exact.first {
      let others = match.exact.count - 1
      let rest =
        others > 0 ? ", as \(counted(others, "other token")) \(others == 1 ? "is" : "are")" : ""
      return
        "the \(noun) \(value) is the token '\(path(token))'\(rest); write '\(swiftName(token))'"
    }
    if case .systemColor = literal.value {
      return "'\(value)' is a color of the system, which varies with it; use a color token"
    }
    if let nearest = match.nearest {
      if match.isPartlyEqual {
        return "the \(noun) \(value) is the token '\(path(nearest.token))' in one theme, which has "
          + "another value elsewhere; check what is meant"
      }
      return "no token is the \(noun) \(value); the nearest is '\(path(nearest.token))', "
        + distance(nearest.distance, literal.kind)
    }
    return match.hasCandidates
      ? "the \(noun) \(value) is written out; use a token"
      : "the \(noun) \(value) is written out, and no token fits it"
  }

  private func distance(_ distance: Double, _ kind: CodeKind) -> String {
    let number = JSONNumber.text((distance * 100).rounded() / 100)
    switch kind {
    case .color: return "ΔE \(number) away"
    case .opacity: return "\(number) away"
    case .duration: return "\(number) s away"
    default: return "\(number) points away"
    }
  }

  func record(
    _ literal: CodeLiteral, _ value: String, _ match: CodeTokens.Match
  ) -> Diagnostic.Literal {
    Diagnostic.Literal(
      kind: literal.kind.rawValue, value: value, token: match.exact.first.map(path),
      swift: match.exact.first.map(swiftName), others: match.exact.dropFirst().map(path),
      nearest: match.nearest.map { path($0.token) }, distance: match.nearest?.distance)
  }

  // MARK: Fixes

  private static let colorMethods: Set = ["fill", "foregroundColor", "foregroundStyle", "tint"]

  /// The code that takes the place of a literal without changing a pixel in any theme; `nil` where the project has no
  /// such spelling, or the value may be another one.
  func fix(_ literal: CodeLiteral, _ match: CodeTokens.Match, in outline: SourceOutline) -> String?
  {
    guard literal.isWhole, !literal.isOwnReading, let number = match.exact.first else { return nil }
    let token = table.tokens[number]
    guard let name = accessors.name(of: token) else { return nil }
    switch (literal.kind, literal.value, literal.framework) {
    case (.color, .color, .swiftUI):
      guard accessors.configuration.hasSwiftUI, Self.colorMethods.contains(literal.place),
        isAlone(literal, in: outline), !isJoined(literal, in: outline)
      else { return nil }
      return SwiftName.member(name)
    case (.color, .color, .uiKit):
      let isStated = outline.text(literal.tokens.lowerBound) == "UIColor"
      return accessors.configuration.hasUIKit && isStated
        ? "UIColor\(SwiftName.member(name))" : nil
    case (.spacing, .number(let value), _):
      guard literal.place == "padding", value > 0,
        accessors.takes(token.names.typeName, .padding), isLast(literal, in: outline)
      else { return nil }
      return SwiftName.member(name)
    default: return nil
    }
  }

  /// Returns a Boolean value that indicates whether a literal is the only argument.
  private func isAlone(_ literal: CodeLiteral, in outline: SourceOutline) -> Bool {
    outline.isMark(literal.tokens.lowerBound - 1, "(")
      && outline.isMark(literal.tokens.upperBound, ")")
  }

  /// Returns a Boolean value that indicates whether a literal is the last argument, without a label.
  private func isLast(_ literal: CodeLiteral, in outline: SourceOutline) -> Bool {
    outline.isMark(literal.tokens.lowerBound - 1, among: "(,")
      && outline.isMark(literal.tokens.upperBound, ")")
  }

  /// Returns a Boolean value that indicates whether a text is put together with others by `+`, which views are not.
  private func isJoined(_ literal: CodeLiteral, in outline: SourceOutline) -> Bool {
    var end = literal.tokens.upperBound + 1
    var steps = 0
    while outline.isMark(end, "."), outline.isName(end + 1), steps < 40 {
      end = outline.isCall(end + 1) ? outline.close(end + 2) + 1 : end + 2
      steps += 1
    }
    var start = literal.tokens.lowerBound - 2
    while outline.isMark(start - 1, "."), steps < 80 {
      start -= 2
      while outline.isMark(start, among: ")]}"), let opening = outline.partners[start], steps < 80 {
        start = opening - 1
        steps += 1
      }
      steps += 1
    }
    return outline.isMark(end, "+") || outline.isMark(start - 1, "+")
  }
}
