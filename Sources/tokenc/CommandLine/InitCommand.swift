import TokenCompiler

/// `tokenc init`: writes a small, complete set of tokens to start from.
struct InitCommand: Command {
  /// The folder that is written.
  var folder = "tokens"

  static let name = "init"

  static let declaration = CommandDeclaration<Self>(
    summary: "Writes a small set of tokens to start from.",
    operands: [.init("DIR", .path, \.folder).optional],
    discussion: """
      DIR is a new or empty folder, 'tokens' otherwise. It gets a resolver document with two brands \
      in light and dark, colors, text styles, spacings, and the tokenc.json that names the output.
      """,
    hasPhases: false,
    examples: [
      "init tokens/": "start a set of tokens"
    ])

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    let isFree = try RunFailure.catching(try isFree(folder))
    let shown = WorkingDirectory.current.displayPath(for: folder)
    guard isFree else {
      let message = "the folder is not empty; name a new one, so that nothing is overwritten"
      throw RunFailure(.foreignOutput, message, path: shown, .cannotWrite)
    }
    try OutputTransaction.write(
      StarterTokens.files.map { file in
        .init(name: FilePath.join(folder, file.name), contents: file.bytes, previous: nil)
      })
    var lines = StarterTokens.files.map { "wrote \(FilePath.join(shown, $0.name))" }
    lines.append("compile them with 'tokenc \(shown)'")
    return RunResult(lines: lines)
  }

  /// Whether nothing stands in the folder, or there is none; hidden files don't count.
  private func isFree(_ folder: String) throws(FileSystemError) -> Bool {
    guard let status = FileSystem.status(of: folder) else { return true }
    guard status.kind == .folder else {
      throw FileSystemError(path: folder, operation: .write, reason: .notAFolder)
    }
    return try FileSystem.names(in: folder).isEmpty
  }
}
