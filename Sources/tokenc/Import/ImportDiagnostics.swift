import TokenCompiler

/// The messages of importing. Each is reported once per key, with the number of further positions.
extension Diagnostic {
  static func leftOut(_ reason: String, at range: SourceRange, key: String) -> Diagnostic {
    .warning(.leftOut, reason, at: range).repeating(key, limit: 1, acrossFiles: true)
  }

  /// - Parameter holes: the contexts in which alone the token has no value.
  static func leftOut(
    _ token: ForeignToken, _ reason: String, at range: SourceRange, key: String,
    inOnly holes: [String] = []
  ) -> Diagnostic {
    let what = holes.isEmpty ? "is left out" : "has no value in \(holes.quoted)"
    var result = leftOut("token '\(token.dottedPath)' \(what): \(reason)", at: range, key: key)
    result.loss = Loss(of: token.dottedPath, reason)
    return result
  }

  /// A part of a token that the output has no place for.
  static func kept(_ part: String, of rules: DialectRules, at range: SourceRange) -> Diagnostic {
    leftOut(
      "'\(part)' has no place in the standard; it is kept in '$extensions.\(rules.namespace)', where "
        + "nothing draws it", at: range, key: "kept \(part)")
  }

  package static func mostlyLeftOut(_ count: Int, of total: Int) -> Diagnostic {
    .error(
      .mostlyLeftOut,
      "\(count) of \(counted(total, "token")) can't be converted, so nothing is written; "
        + "'--allow-partial' writes the rest", at: nil)
  }

  /// Something that the file leaves open and was decided.
  static func assumed(_ message: String, at range: SourceRange, key: String) -> Diagnostic {
    .warning(.assumed, message, at: range).repeating(key, limit: 1, acrossFiles: true)
  }

  static func replacedName(
    _ name: String, _ replacement: String, _ reason: String, at range: SourceRange
  ) -> Diagnostic {
    .warning(.replacedName, "name '\(name)' becomes '\(replacement)', as \(reason)", at: range)
      .repeating(reason, limit: 1, acrossFiles: true)
  }

  static func noFigmaValues(at range: SourceRange) -> Diagnostic {
    .error(
      .wrongDialect,
      "the file has Figma's variables without values, as 'variables/published' answers; save the answer "
        + "of 'variables/local'", at: range)
  }

  static func noTokens(of dialect: ImportDialect, other: ImportDialect?, at range: SourceRange)
    -> Diagnostic
  {
    let remedy = (other == dialect ? nil : other).map {
      "; it looks like \($0.rules.name), which 'tokenc import \($0.rawValue)' converts"
    }
    return .error(
      .wrongDialect, "the file holds no token of \(dialect.rules.name)" + (remedy ?? ""), at: range)
  }
}

extension ForeignDocument {
  /// The loss together with a token, as a sentence's end: no other file's value may replace it.
  func loss(with token: Int, among indices: [Int]) -> String {
    let others = Set(indices.map { tokens[$0].file }).subtracting([tokens[token].file])
    guard !others.isEmpty else { return "" }
    let names = others.sorted().map { files[$0].name }
    return "; what \(names.quoted) \(names.count == 1 ? "has" : "have") there is left out with it"
  }
}

extension DiagnosticCollector {
  /// The reports of tokens without a value, in all contexts or in some, by their paths in the source.
  var losses: [String: Diagnostic] {
    Dictionary(diagnostics.compactMap { found in found.loss.map { ($0.path, found) } }) { $1 }
  }
}

extension Diagnostic.ID {
  package static let leftOut = Self("left-out")
  package static let mostlyLeftOut = Self("mostly-left-out")
  static let assumed = Self("assumed")
  static let replacedName = Self("replaced-name")
  package static let wrongDialect = Self("wrong-dialect")
}
