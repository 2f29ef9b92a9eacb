import TokenCompiler

/// The order of the operands of commands that take tokens first, and then what is held against them.
enum OperandOrder {
  /// Refuses a document before the tokens: its members would be reported as tokens, one by one.
  ///
  /// - Parameter command: the name of the command, for the line that is right.
  static func check(_ operands: [String], of command: String) throws(RunFailure) {
    let source = DiskSource()
    guard let first = operands.first, source.kind(of: first) == .file,
      !TokenFileListing.isTokenFile(first), !TokenFileListing.isResolver(first),
      let tokens = operands.dropFirst().first(where: { holdsTokens($0, source) })
    else { return }
    let others = operands.filter { $0 != tokens }.joined(separator: " ")
    throw .usage(
      "the tokens come first, and '\(first)' holds none; write 'tokenc \(command) \(tokens) \(others)'"
    )
  }

  private static func holdsTokens(_ path: String, _ source: DiskSource) -> Bool {
    switch source.kind(of: path) {
    case .file?: TokenFileListing.isTokenFile(path) || TokenFileListing.isResolver(path)
    case .folder?: TokenFileListing.holdsTokens(below: path, in: source)
    default: false
    }
  }
}
