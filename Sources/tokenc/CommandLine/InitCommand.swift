/// `tokenc init`: writes a small, complete set of tokens to start from.
struct InitCommand {
  let arguments: CommandLineArguments

  /// The folder that is written when none is named.
  static let defaultFolder = "tokens"

  func run() throws(RunFailure) -> RunResult {
    let folder = arguments.operands.first ?? Self.defaultFolder
    do {
      guard try isFree(folder) else { throw RunFailure([.folderInUse(folder)], .cannotWrite) }
      try write(to: folder)
    } catch let error as FileSystemError {
      throw RunFailure(error)
    } catch let failure as RunFailure {
      throw failure
    } catch {
      throw RunFailure([], .cannotWrite)
    }
    let shown = WorkingDirectory.current.displayPath(for: folder)
    var lines = StarterTokens.files.map { "wrote \(FilePath.join(shown, $0.name))" }
    lines.append("compile them with 'tokenc \(shown)'")
    return RunResult(output: Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// Whether nothing stands in the folder, or there is none; hidden files don't count.
  private func isFree(_ folder: String) throws -> Bool {
    guard let status = FileSystem.status(of: folder) else { return true }
    guard status.kind == .folder else {
      throw FileSystemError(path: folder, operation: .write, reason: .notAFolder)
    }
    return try FileSystem.names(in: folder).isEmpty
  }

  private func write(to folder: String) throws {
    var transaction = OutputTransaction(folder: folder, moveIntoPlace: FileSystem.move)
    do {
      for file in StarterTokens.files {
        try transaction.stage(file.name, file.bytes, previous: nil)
      }
      try transaction.commit()
    } catch {
      transaction.rollBack()
      throw error
    }
  }
}

extension Diagnostic {
  static func folderInUse(_ folder: String) -> Diagnostic {
    Diagnostic(
      severity: .error, id: OutputError.foreignOutput,
      message: "the folder is not empty; name a new one, so that nothing is overwritten",
      path: WorkingDirectory.current.displayPath(for: folder))
  }
}
