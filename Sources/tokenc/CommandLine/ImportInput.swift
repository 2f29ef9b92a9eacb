/// The files that the operands and contexts of `tokenc import` name.
struct ImportInput {
  let arguments: CommandLineArguments

  /// A file with its name below the output folder.
  private struct File {
    var path: String
    var name: String
    var context: ImportSource.Context?
  }

  /// Reads all files, in the order of the command line and, inside a folder, of their paths.
  func read(
    with reader: inout InputReader, _ diagnostics: inout DiagnosticCollector
  ) throws(RunFailure) -> [ImportSource] {
    var sources: [ImportSource] = []
    for file in try files() {
      guard let root = try reader.root(ofFile: file.path, reporting: &diagnostics) else { continue }
      sources.append(ImportSource(root: root, name: file.name, context: file.context))
    }
    return sources
  }

  private func files() throws(RunFailure) -> [File] {
    let operands = Array(arguments.operands.dropFirst())
    var files: [File] = []
    for operand in operands {
      files += try self.files(of: operand, context: nil, isOnly: operands.count == 1)
    }
    for assignment in arguments.assignments(of: .context) {
      guard let context = ImportSource.Context(assignment.name) else {
        throw .usage(
          "option '--context' needs 'MODIFIER:CONTEXT=INPUT', not "
            + "'\(assignment.name)=\(assignment.value)'")
      }
      files += try self.files(of: assignment.value, context: context, isOnly: false)
    }
    return files
  }

  private func files(
    of operand: String, context: ImportSource.Context?, isOnly: Bool
  ) throws(RunFailure) -> [File] {
    let last = FilePath.split(operand).name
    guard FileSystem.status(of: operand)?.kind == .folder else {
      let name = Self.withoutEnding(last)
      return [
        File(path: operand, name: context.map { "\($0.name)/\(name)" } ?? name, context: context)
      ]
    }
    var walk = FolderWalk { path in
      path.hasSuffix(".json") || path.hasSuffix(".tokens")
    }
    do throws(FileSystemError) {
      try walk.visit(operand)
    } catch {
      throw RunFailure(error)
    }
    let prefix = context?.name ?? (isOnly ? "" : last)
    let found = walk.files.map { path in
      let below = WorkingDirectory.remainder(of: path, below: operand) ?? path
      return File(
        path: path, name: FilePath.join(prefix, Self.withoutEnding(below)), context: context)
    }
    guard !found.isEmpty else {
      throw RunFailure(
        [
          Diagnostic(
            severity: .error, id: .missingFile, message: "holds no '*.json'",
            path: WorkingDirectory.current.displayPath(for: operand))
        ], .missingInput)
    }
    return found
  }

  private static func withoutEnding(_ name: String) -> String {
    for ending in [".tokens.json", ".json", ".tokens"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
