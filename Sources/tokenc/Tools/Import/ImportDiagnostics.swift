import TokenCompiler

/// What importing reports. Each is reported once per key and file, with the number of further places.
extension Diagnostic {
  /// Something that the output lacks.
  static func leftOut(_ reason: String, at range: SourceRange, key: String) -> Diagnostic {
    .warning(.leftOut, reason, at: range).repeating(key, limit: 1)
  }

  /// A token that the output lacks.
  static func leftOut(
    _ token: ForeignToken, _ reason: String, at range: SourceRange, key: String
  ) -> Diagnostic {
    leftOut("token '\(token.dottedPath)' is left out: \(reason)", at: range, key: key)
  }

  /// Something that the file leaves open and was decided.
  static func assumed(_ message: String, at range: SourceRange, key: String) -> Diagnostic {
    .warning(.assumed, message, at: range).repeating(key, limit: 1)
  }

  static func replacedName(
    _ name: String, _ replacement: String, _ reason: String, at range: SourceRange
  ) -> Diagnostic {
    .warning(.replacedName, "name '\(name)' becomes '\(replacement)', as \(reason)", at: range)
      .repeating(reason, limit: 1)
  }

  static func noTokens(of dialect: ImportDialect, other: ImportDialect?, at range: SourceRange)
    -> Diagnostic
  {
    let remedy = other.map {
      "; it looks like \($0.rules.name), which 'tokenc import \($0.rawValue)' converts"
    }
    return .error(
      .wrongDialect, "the file holds no token of \(dialect.rules.name)" + (remedy ?? ""), at: range)
  }
}

extension Diagnostic.ID {
  package static let leftOut = Self("left-out")
  static let assumed = Self("assumed")
  static let replacedName = Self("replaced-name")
  static let wrongDialect = Self("wrong-dialect")
}
