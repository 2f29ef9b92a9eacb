/// `tokenc preview`: the design system as one HTML page.
struct PreviewCommand {
  let arguments: CommandLineArguments

  func run() throws(RunFailure) -> RunResult {
    let loaded = try TokenLoader.load(
      arguments.operands, from: DiskSource(), options: arguments.inputOptions)
    try loaded.throwIfErrors()
    let data = PreviewData(table: loaded.table)
    let title = WorkingDirectory.current.displayPath(for: arguments.operands[0])
    let page = PreviewPage.text(data, title: title)
    guard let path = arguments.value(of: .previewOutput) else {
      return RunResult(output: page, loaded)
    }
    do {
      try write(page, to: path)
    } catch let error as FileSystemError {
      throw RunFailure(error)
    } catch let failure as RunFailure {
      throw failure
    } catch {
      throw RunFailure([], .cannotWrite)
    }
    let shown = WorkingDirectory.current.displayPath(for: path)
    return RunResult(
      output: Array("wrote \(shown); open it in a browser\n".utf8), loaded)
  }

  /// Writes the page in one step over an earlier one; anything else at the path stays.
  private func write(_ page: [UInt8], to path: String) throws {
    var previous: [UInt8]?
    if FileSystem.status(of: path, followingLinks: false) != nil {
      previous = try FileSystem.read(path)
      guard arguments.has(.previewForce) || Self.isPage(previous ?? []) else {
        throw RunFailure(
          OutputError.conflicts(
            [.init(name: FilePath.split(path).name, wasGenerated: false)],
            folder: FilePath.split(path).folder
          ).diagnostics, .cannotWrite)
      }
    }
    let (folder, name) = FilePath.split(path)
    var transaction = OutputTransaction(folder: folder, moveIntoPlace: FileSystem.move)
    do {
      try transaction.stage(name, page, previous: previous)
      try transaction.commit()
    } catch {
      transaction.rollBack()
      throw error
    }
  }

  /// Whether a file is a page that tokenc wrote.
  private static func isPage(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(1_000), as: UTF8.self).contains(HTMLPage.mark)
  }
}
