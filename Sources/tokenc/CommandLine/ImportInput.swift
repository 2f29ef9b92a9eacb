import TokenCompiler
import TokenTools

/// The files that the operands and contexts of `tokenc import` name.
struct ImportInput {
  let paths: [String]
  let contexts: [ContextInput]

  /// A file or folder that counts in one context of a modifier.
  struct ContextInput: Sendable {
    /// The modifier and its context.
    let context: Assignment
    let path: String

    /// Reads `MODIFIER:CONTEXT=INPUT`.
    init?(_ text: String) {
      guard let parts = Assignment(text), let context = Assignment(parts.name, at: ":") else {
        return nil
      }
      self.context = context
      path = parts.value
    }
  }

  /// A file with its name below the output folder.
  private struct File {
    var path: String
    var name: String
    var context: Assignment?
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
    var files: [File] = []
    for path in paths {
      files += try self.files(of: path, context: nil, isOnly: paths.count == 1)
    }
    for input in contexts {
      files += try self.files(of: input.path, context: input.context, isOnly: false)
    }
    return files
  }

  private func files(
    of operand: String, context: Assignment?, isOnly: Bool
  ) throws(RunFailure) -> [File] {
    let last = FilePath.split(operand).name
    guard FileSystem.status(of: operand)?.kind == .folder else {
      let name = Self.withoutEnding(last)
      return [
        File(path: operand, name: context.map { "\($0.value)/\(name)" } ?? name, context: context)
      ]
    }
    var walk = FolderWalk { path in
      path.hasSuffix(".json") || path.hasSuffix(".tokens")
    }
    try RunFailure.catching(try walk.visit(operand))
    let prefix = context?.value ?? (isOnly ? "" : last)
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
