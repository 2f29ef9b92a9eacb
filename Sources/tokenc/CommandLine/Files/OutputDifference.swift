import TokenCompiler

/// A file that `--check` finds other than a run would leave it.
struct OutputDifference: Equatable, Sendable {
  enum Kind: String, Sendable {
    case missing = "is missing"
    case differing = "is out of date"
    /// It is there and would be removed.
    case stale = "is no longer produced"
    case edited = "was edited by hand"
    case foreign = "was not written by tokenc"
  }

  let name: String
  let kind: Kind

  /// - Parameter remedy: the command that brings the file up to date; `nil` for the usual one.
  func diagnostic(
    _ origin: OutputOrigin, in folder: String, remedy: String? = nil
  ) -> Diagnostic {
    let path = FilePath.join(folder, name)
    switch kind {
    case .edited, .foreign:
      return .conflict(path, origin, isEdited: kind == .edited)
    case .missing, .differing, .stale:
      let message = "\(origin.rawValue) file \(kind.rawValue); \(remedy ?? origin.renewal)"
      return Diagnostic(severity: .error, id: .outOfDate, message: message, path: path)
    }
  }
}

extension Diagnostic.ID {
  static let outOfDate = Self("out-of-date")
}
