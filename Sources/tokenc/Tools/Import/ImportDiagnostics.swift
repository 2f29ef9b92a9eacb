/// What importing reports. Each is told once per habit and file, with the number of further places.
extension Diagnostic {
  /// Something that the output lacks.
  static func leftOut(_ reason: String, at range: SourceRange, habit: String) -> Diagnostic {
    importing(.leftOut, reason, at: range, habit: habit)
  }

  /// Something that the file leaves open and was decided.
  static func assumed(_ message: String, at range: SourceRange, habit: String) -> Diagnostic {
    importing(.assumed, message, at: range, habit: habit)
  }

  static func replacedName(
    _ name: String, _ replacement: String, _ reason: String, at range: SourceRange
  ) -> Diagnostic {
    importing(
      .replacedName, "name '\(name)' becomes '\(replacement)', as \(reason)", at: range,
      habit: reason)
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

  private static func importing(
    _ id: ID, _ message: String, at range: SourceRange, habit: String
  ) -> Diagnostic {
    var diagnostic = Diagnostic.warning(id, message, at: range)
    diagnostic.habit = habit
    diagnostic.habitLimit = 1
    return diagnostic
  }
}

extension Diagnostic.ID {
  static let leftOut = Self("left-out")
  static let assumed = Self("assumed")
  static let replacedName = Self("replaced-name")
  static let wrongDialect = Self("wrong-dialect")
}
