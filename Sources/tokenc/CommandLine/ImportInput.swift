import TokenCompiler
import TokenTools

/// The files that the operands and contexts of `tokenc import` name.
struct ImportInput {
  let paths: [String]
  let contexts: [ContextInput]

  /// A file or folder that counts in one context of a modifier.
  struct ContextInput: Sendable {
    let context: ImportSource.Context
    let path: String

    /// Reads `MODIFIER:CONTEXT=INPUT`.
    init?(_ text: String) {
      guard let parts = Assignment(text), let context = ImportSource.Context(parts.name) else {
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
    of operand: String, context: ImportSource.Context?, isOnly: Bool
  ) throws(RunFailure) -> [File] {
    let last = FilePath.split(operand).name
    guard FileSystem.status(of: operand)?.kind == .folder else {
      let name = Self.withoutEnding(last)
      return [
        File(path: operand, name: context.map { "\($0.name)/\(name)" } ?? name, context: context)
      ]
    }
    let paths = try RunFailure.catching(
      try FolderWalk.files(below: operand) { $0.hasSuffix(".json") || $0.hasSuffix(".tokens") })
    let prefix = context?.name ?? (isOnly ? "" : last)
    let found = paths.map { path in
      let below = WorkingDirectory.remainder(of: path, below: operand) ?? path
      return File(
        path: path, name: FilePath.join(prefix, Self.withoutEnding(below)), context: context)
    }
    guard !found.isEmpty else {
      throw .missing(
        "holds no '*.json'", path: WorkingDirectory.current.displayPath(for: operand))
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
